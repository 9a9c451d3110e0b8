"""A finished game looked at again: what luck did, what play did, and the moments that turned it.

It is made from the record as told to the reader, and from nothing else.  What stayed secret stays so.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from posse.kernel import Event, Over, Record, Seat
from posse.report.critic import LUCK, UNSEEN, Cause, Chances, Critic, Line, Step

MOMENTS: Final = 6
"""So many turning points are kept."""

TURNING: Final = 0.03
"""What a step must move, of all chances, to be one."""

SLIP: Final = 0.02
"""What a choice must cost to be worth a word."""


@dataclass(frozen=True)
class Moment:
    """A step that moved the chances, and the event that tells of it."""

    step: int
    """How many inputs had been put when it was over: the replay's own count."""
    cause: Cause
    swing: Chances
    """What it did to every seat."""
    event: Event

    @property
    def size(self) -> float:
        return sum([abs(change) for change in self.swing]) / 2

    def plain(self) -> dict[str, object]:
        swing = [round(change, 4) for change in self.swing]
        return {"step": self.step, "cause": self.cause, "swing": swing, "event": self.event.plain()}


@dataclass(frozen=True)
class Account:
    """How a seat's chances came from the start to the end: the four parts add up to the difference."""

    seat: Seat
    start: float
    luck: float
    play: float
    """By its own choices."""
    rivals: float
    """By the others'."""
    hidden: float
    """By what was never shown."""
    end: float
    choices: int
    lost: float
    """What its worse choices cost, all together."""
    slip: Moment | None
    """The costliest of them."""

    def plain(self) -> dict[str, object]:
        parts = ("start", "luck", "play", "rivals", "hidden", "end", "lost")
        return {
            "seat": self.seat,
            **{name: round(float(getattr(self, name)), 4) for name in parts},
            "choices": self.choices,
            "slip": None if self.slip is None else self.slip.plain(),
        }


@dataclass(frozen=True)
class Review:
    game: str
    seat: Seat | None
    """Who reads it; None for the public."""
    ranks: tuple[int, ...]
    seats: tuple[Account, ...]
    lines: tuple[Line, ...]
    moments: tuple[Moment, ...]
    """The largest first."""
    chances: tuple[tuple[int, Chances], ...]
    """From the start on, after each step that changed them."""

    def plain(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seat": self.seat,
            "ranks": list(self.ranks),
            "seats": [account.plain() for account in self.seats],
            "lines": [line.plain() for line in self.lines],
            "moments": [moment.plain() for moment in self.moments],
            "chances": [
                {"step": step, "seats": [round(chance, 4) for chance in chances]}
                for step, chances in self.chances
            ],
        }


def review(record: Record, seat: Seat | None, critic: type[Critic]) -> Review:
    """The review of a finished game from a record redacted for this seat; None for the public."""
    course = _Course(critic(record.seats), seat)
    for step in _steps(record, seat):
        course.go(step)
    return course.review(record)


def _steps(told: Record, seat: Seat | None) -> list[Step]:
    found: list[Step] = []
    before = None
    for number, state in enumerate(told.replay()):
        state.listen()
        events = [event for event in state.take_events() if event.heard_by(seat)]
        after = state.clone()
        if before is not None:
            who = told.inputs[number - 1].partition(" ")[0]
            found.append(Step(number, int(who) if who.isdecimal() else None, before, after, events))
        before = after
    return found


class _Course:
    """The way of the chances through a game."""

    def __init__(self, judge: Critic, seat: Seat | None) -> None:
        self._critic, self._reader = judge, seat
        self._parts: dict[tuple[Seat, str], float] = {}
        self._moments: list[Moment] = []
        self._series: list[tuple[int, Chances]] = []
        self._since: list[Event] = []  # told since the chances were last known
        self._choices = [0] * judge.seats
        self._ranks: tuple[int, ...] = ()

    def go(self, step: Step) -> None:
        judge = self._critic
        if not self._series:
            start = judge.chances(step.before)
            assert start is not None
            self._series.append((0, start))
        judge.watch(step)
        if step.mover is not None:
            self._choices[step.mover] += 1
        self._since += step.events
        chances = judge.chances(step.after)
        if chances is not None:
            self._enter(step, chances)
        ask = step.after.ask()
        if isinstance(ask, Over):
            self._ranks = ask.ranks

    def _enter(self, step: Step, chances: Chances) -> None:
        before, told = self._series[-1][1], self._since
        self._since = []
        swing = tuple([now - then for now, then in zip(chances, before, strict=True)])
        cause = self._critic.cause(step)
        if any(swing):
            self._series.append((step.number, chances))
        for seat, change in enumerate(swing):
            part = cause if isinstance(cause, str) else "play" if cause == seat else "rivals"
            self._parts[seat, part] = self._parts.get((seat, part), 0.0) + change
            if part == "play" and change < 0:
                self._parts[seat, "lost"] = self._parts.get((seat, "lost"), 0.0) - change
        event = self._told(told)
        if event is not None:
            self._moments.append(Moment(step.number, cause, swing, event))

    def _told(self, events: Sequence[Event]) -> Event | None:
        """The event that tells best what a step was about."""
        telling = self._critic.telling
        known = [event for event in events if event.kind in telling]
        return min(known, key=lambda event: telling.index(event.kind)) if known else None

    def review(self, told: Record) -> Review:
        seats = tuple([self._account(seat) for seat in range(told.seats)])
        turning = [moment for moment in self._moments if moment.size >= TURNING]
        turning.sort(key=lambda moment: (-moment.size, moment.step))
        lines = tuple(self._critic.written())
        return Review(
            told.game, self._reader, self._ranks, seats, lines, tuple(turning[:MOMENTS]), tuple(self._series)
        )

    def _account(self, seat: Seat) -> Account:
        luck, play, rivals, hidden, lost = [
            self._parts.get((seat, part), 0.0) for part in (LUCK, "play", "rivals", UNSEEN, "lost")
        ]
        start, end = self._series[0][1][seat], self._series[-1][1][seat]
        slips = [m for m in self._moments if m.cause == seat and m.swing[seat] <= -SLIP]
        slip = min(slips, key=lambda moment: moment.swing[seat], default=None)
        return Account(seat, start, luck, play, rivals, hidden, end, self._choices[seat], lost, slip)
