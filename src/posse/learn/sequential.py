"""A game for players who answer one at a time: windows asked in seat order, chance answered in between."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from posse.bots import Bot
from posse.games import load_package
from posse.kernel import Action, AnyGame, Chance, Decision, Event, Illegal, Over, Seat, State, View, load

Given = tuple[Action, View]
"""An answer, and what its seat saw when it gave it."""


class Course:
    """A position, and the answers to its window so far.

    Where several seats are asked at once, each is asked in turn while the position stands still: who is
    asked later learns nothing of what was said before.  When all have spoken they are heard in seat order;
    an answer counts as long as its seat sees, and may choose, what it did when it gave it.  Otherwise it
    came too late, and the seat is asked again if there is still something to ask.
    """

    __slots__ = ("game", "given", "seats", "state")

    def __init__(
        self, game: AnyGame, state: State[Any], seats: int, given: Mapping[Seat, Given] | None = None
    ) -> None:
        self.game: Final = game
        self.state = state
        self.seats: Final = seats
        self.given: dict[Seat, Given] = dict(given or {})

    def clone(self) -> Course:
        """An independent course; nobody listens to it."""
        return Course(self.game, self.state.clone(), self.seats, self.given)

    @property
    def turn(self) -> Seat | None:
        """Who is to answer; None while chance is asked, and at the end."""
        ask = self.state.ask()
        if not isinstance(ask, Decision):
            return None
        return min([seat for seat in ask.options if seat not in self.given])

    @property
    def prompt(self) -> str:
        return self._decision().prompt

    def options(self) -> tuple[Action, ...]:
        """What the seat whose turn it is may choose; a range is offered as its grid."""
        seat = self.turn
        return () if seat is None else self._decision().options[seat]

    def ranks(self) -> tuple[int, ...] | None:
        ask = self.state.ask()
        return ask.ranks if isinstance(ask, Over) else None

    def answer(self, action: Action) -> None:
        """The answer of the seat whose turn it is."""
        seat = self.turn
        if seat is None:
            raise Illegal("over" if self.ranks() else "not-asked", seat=0)
        ask = self._decision()
        if len(ask.options) == 1:
            self.state.choose(seat, action)
            return
        if not ask.offers(seat, action):
            raise self.state.phase.why(self.state.table, seat, action)
        self.given[seat] = action, self.game.view(self.state, seat)
        if len(self.given) == len(ask.options):
            self._close()

    def roll(self, rng: random.Random) -> None:
        """Chance answers, as often as it is asked."""
        while isinstance(ask := self.state.ask(), Chance):
            self.state.happen(ask.sample(rng))

    def _decision(self) -> Decision:
        ask = self.state.ask()
        if not isinstance(ask, Decision):
            raise Illegal("over" if isinstance(ask, Over) else "not-asked", seat=0)
        return ask

    def _close(self) -> None:
        """All have spoken: hear them."""
        given, self.given = self.given, {}
        before = self._decision()
        for seat in sorted(given):
            action, seen = given[seat]
            ask = self.state.ask()
            if not isinstance(ask, Decision) or ask.prompt != before.prompt:
                return
            if ask.options.get(seat) == before.options[seat] and self.game.view(self.state, seat) == seen:
                self.state.choose(seat, action)


class Company:
    """A course on which bots answer for some seats: it goes on by itself until somebody else is asked."""

    def __init__(self, course: Course, rng: random.Random, bots: Mapping[Seat, Bot[Any]]) -> None:
        self.course: Final = course
        self.rng: Final = rng
        self.bots: Final = bots
        self.heard: list[Event] = []
        """What has been told since somebody last took it away."""
        course.state.listen()

    def advance(self) -> Seat | None:
        """On to the next question for somebody else: whose it is, None at the end."""
        course = self.course
        while True:
            course.roll(self.rng)
            self._tell()
            seat = course.turn
            if seat is None or seat not in self.bots:
                return seat
            view = course.game.view(course.state, seat)
            course.answer(self.bots[seat].choose(view, course.prompt, course.options()))

    def _tell(self) -> None:
        told = self.course.state.take_events()
        self.heard += told
        for seat, bot in self.bots.items():
            bot.hear([event for event in told if event.heard_by(seat)])


def begin(game: str, seats: int | None, options: Mapping[str, object] | None) -> Course:
    """A new game."""
    rules = load(game)
    count = rules.fewest if seats is None else seats
    return Course(rules, rules.setup(count, options), count)


def rivals(
    game: AnyGame, seats: int, named: str | Sequence[str], own: Seat, seed: object
) -> dict[Seat, Bot[Any]]:
    """Bots in all seats but one's own: one name for all, or a name for each in the order of the seats."""
    if not 0 <= own < seats:
        raise Illegal("no-such-seat", seat=own, seats=seats)
    others = [seat for seat in range(seats) if seat != own]
    names = [named] * len(others) if isinstance(named, str) else list(named)
    if len(names) != len(others):
        raise Illegal("bad-seats", seats=str(len(names) + 1), fewest=seats, most=seats)
    return {
        seat: load_package(game.name).make_bot(name, seat, random.Random(f"{seed}/{seat}"))
        for seat, name in zip(others, names, strict=True)
    }


def payoffs(ranks: Sequence[int]) -> tuple[float, ...]:
    """What each place is worth: 1 for the first alone, -1 for the last, evenly in between; who shares places
    shares their worth.  They add up to nothing."""
    last = len(ranks) - 1
    found = []
    for rank in ranks:
        better, equal = len([r for r in ranks if r < rank]), ranks.count(rank)
        found.append(1 - (2 * better + equal - 1) / last)
    return tuple(found)
