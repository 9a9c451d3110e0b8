"""The report on a finished game: the effect of luck and of play, and the turning points.

It is made from the record redacted for its reader, and from nothing else, so that no secret is revealed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from posse.kernel import Event, Over, Record, Seat
from posse.report.critic import LUCK, UNSEEN, Cause, Chances, Critic, Line, Step, even

MOMENTS: Final = 6
"""The largest number of turning points in a report."""

TURNING: Final = 0.03
"""The least change of the chances that makes a step a turning point."""

SLIP: Final = 0.02
"""The least cost of a choice that is reported as a mistake."""


@dataclass(frozen=True)
class Moment:
    """A step that changed the chances, and the event that describes it."""

    step: int
    """The number of inputs after the step, as in the replay."""
    cause: Cause
    swing: Chances
    """The change for each seat."""
    event: Event

    @property
    def size(self) -> float:
        return sum([abs(change) for change in self.swing]) / 2

    def plain(self) -> dict[str, object]:
        swing = [round(change, 4) for change in self.swing]
        return {"step": self.step, "cause": self.cause, "swing": swing, "event": self.event.plain()}


@dataclass(frozen=True)
class Account:
    """The chances of a seat at the start and at the end.  Four parts add up to the difference."""

    seat: Seat
    start: float
    luck: float
    play: float
    """The effect of its own choices."""
    rivals: float
    """The effect of the other seats' choices."""
    hidden: float
    """The effect of what the reader never saw."""
    end: float
    choices: int
    lost: float
    """The total cost of its bad choices."""
    slip: Moment | None
    """The costliest bad choice."""

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
    """The reader; None for the public."""
    ranks: tuple[int, ...]
    seats: tuple[Account, ...]
    lines: tuple[Line, ...]
    moments: tuple[Moment, ...]
    """The largest first."""
    chances: tuple[tuple[int, Chances], ...]
    """The chances at the start, and after each step that changed them."""

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
    """Return the report on a finished game from a record redacted for this seat; None for the public."""
    course = _Course(critic(record.seats), seat)
    for step in _steps(record, seat):
        course.go(step)
    return course.review(record)


def _steps(record: Record, seat: Seat | None) -> list[Step]:
    found: list[Step] = []
    before = None
    for number, state in enumerate(record.replay()):
        state.listen()
        events = [event for event in state.take_events() if event.heard_by(seat)]
        after = state.clone()
        if before is not None:
            who = record.inputs[number - 1].partition(" ")[0]
            found.append(Step(number, int(who) if who.isdecimal() else None, before, after, events))
        before = after
    return found


class _Course:
    """The course of the chances through a game."""

    def __init__(self, critic: Critic, seat: Seat | None) -> None:
        self._critic, self._reader = critic, seat
        self._parts: dict[tuple[Seat, str], float] = {}
        self._moments: list[Moment] = []
        self._series: list[tuple[int, Chances]] = []
        self._since: list[Event] = []  # the events since the chances were last known
        self._choices = [0] * critic.seats
        self._ranks: tuple[int, ...] = ()

    def go(self, step: Step) -> None:
        critic = self._critic
        if not self._series:
            start = critic.chances(step.before)
            assert start is not None
            self._series.append((0, start))
        critic.watch(step)
        if step.mover is not None:
            self._choices[step.mover] += 1
        self._since += step.events
        chances = critic.chances(step.after)
        if chances is not None:
            self._enter(step, chances)
        ask = step.after.ask()
        if isinstance(ask, Over):
            self._ranks = ask.ranks

    def _enter(self, step: Step, chances: Chances) -> None:
        before, events = self._series[-1][1], self._since
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
        event = self._describing_event(events)
        if event is not None:
            self._moments.append(Moment(step.number, cause, swing, event))

    def _describing_event(self, events: Sequence[Event]) -> Event | None:
        """Return the event that describes a step best; None if none does."""
        telling = self._critic.telling
        known = [event for event in events if event.kind in telling]
        return min(known, key=lambda event: telling.index(event.kind)) if known else None

    def review(self, record: Record) -> Review:
        if not self._series:  # given up before the first input
            self._series.append((0, even(record.seats)))
        seats = tuple([self._account(seat) for seat in range(record.seats)])
        turning = [moment for moment in self._moments if moment.size >= TURNING]
        turning.sort(key=lambda moment: (-moment.size, moment.step))
        lines = tuple(self._critic.written())
        return Review(
            record.game,
            self._reader,
            self._ranks or (tuple(map(int, record.inputs[-1].split()[1:])) if record.given_up else ()),
            seats,
            lines,
            tuple(turning[:MOMENTS]),
            tuple(self._series),
        )

    def _account(self, seat: Seat) -> Account:
        luck, play, rivals, hidden, lost = [
            self._parts.get((seat, part), 0.0) for part in (LUCK, "play", "rivals", UNSEEN, "lost")
        ]
        start, end = self._series[0][1][seat], self._series[-1][1][seat]
        slips = [m for m in self._moments if m.cause == seat and m.swing[seat] <= -SLIP]
        slip = min(slips, key=lambda moment: moment.swing[seat], default=None)
        return Account(seat, start, luck, play, rivals, hidden, end, self._choices[seat], lost, slip)
