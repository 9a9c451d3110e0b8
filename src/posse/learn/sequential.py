"""A game in which seats answer one at a time: those asked together answer in seat order."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from posse.bots import Bot
from posse.games import load_package
from posse.kernel import Action, AnyGame, Chance, Decision, Event, Illegal, Over, Seat, State, View, load

Given = tuple[Action, View]
"""An answer, and the view of its seat when it answered."""


class SequentialGame:
    """A position, and the answers to its open decision so far.

    Where several seats are asked at once, each is asked in turn while the position does not change: a seat
    that is asked later learns nothing from earlier answers.  When all have answered, the answers are played
    in seat order.  An answer counts if its seat still has the same view and the same options.  Otherwise it
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

    def clone(self) -> SequentialGame:
        """Return an independent copy that records no events."""
        return SequentialGame(self.game, self.state.clone(), self.seats, self.given)

    @property
    def turn(self) -> Seat | None:
        """The seat that is to answer; None while chance is asked, and at the end."""
        ask = self.state.ask()
        if not isinstance(ask, Decision):
            return None
        return min([seat for seat in ask.options if seat not in self.given])

    @property
    def prompt(self) -> str:
        return self._decision().prompt

    def options(self) -> tuple[Action, ...]:
        """Return what the seat whose turn it is may choose; a range is offered as its grid."""
        seat = self.turn
        return () if seat is None else self._decision().options[seat]

    def ranks(self) -> tuple[int, ...] | None:
        ask = self.state.ask()
        return ask.ranks if isinstance(ask, Over) else None

    def answer(self, action: Action) -> None:
        """Answer for the seat whose turn it is."""
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
            self._play_answers()

    def roll(self, rng: random.Random) -> None:
        """Answer for chance, as often as it is asked."""
        while isinstance(ask := self.state.ask(), Chance):
            self.state.happen(ask.sample(rng))

    def _decision(self) -> Decision:
        ask = self.state.ask()
        if not isinstance(ask, Decision):
            raise Illegal("over" if isinstance(ask, Over) else "not-asked", seat=0)
        return ask

    def _play_answers(self) -> None:
        given, self.given = self.given, {}
        before = self._decision()
        for seat in sorted(given):
            action, seen = given[seat]
            ask = self.state.ask()
            if not isinstance(ask, Decision) or ask.prompt != before.prompt:
                return
            if ask.options.get(seat) == before.options[seat] and self.game.view(self.state, seat) == seen:
                self.state.choose(seat, action)


class GameWithBots:
    """A game in which bots have some seats.  They play by themselves until another seat is asked."""

    def __init__(self, sequential: SequentialGame, rng: random.Random, bots: Mapping[Seat, Bot[Any]]) -> None:
        self.sequential: Final = sequential
        self.rng: Final = rng
        self.bots: Final = bots
        self.heard: list[Event] = []
        """All events so far."""
        sequential.state.listen()

    def advance(self) -> Seat | None:
        """Play on to the next decision of a seat without a bot, and return that seat; None at the end."""
        sequential = self.sequential
        while True:
            sequential.roll(self.rng)
            self._tell()
            seat = sequential.turn
            if seat is None or seat not in self.bots:
                return seat
            view = sequential.game.view(sequential.state, seat)
            sequential.answer(self.bots[seat].choose(view, sequential.prompt, sequential.options()))

    def _tell(self) -> None:
        events = self.sequential.state.take_events()
        self.heard += events
        for seat, bot in self.bots.items():
            bot.hear([event for event in events if event.heard_by(seat)])


def new_game(game: str, seats: int | None, options: Mapping[str, object] | None) -> SequentialGame:
    """Start a game, with the fewest seats that it allows unless `seats` says otherwise."""
    rules = load(game)
    count = rules.fewest if seats is None else seats
    return SequentialGame(rules, rules.setup(count, {**rules.usual_options(0), **(options or {})}), count)


def rival_bots(
    game: AnyGame, seats: int, names: str | Sequence[str] | None, own: Seat, seed: object
) -> dict[Seat, Bot[Any]]:
    """Return bots for all seats except `own`: one name for all, a name for each in seat order, or None for
    the game's usual bot."""
    if not 0 <= own < seats:
        raise Illegal("no-such-seat", seat=own, seats=seats)
    package = load_package(game.name)
    others = [seat for seat in range(seats) if seat != own]
    if names is None:
        names = package.usual_bot
    each = [names] * len(others) if isinstance(names, str) else list(names)
    if len(each) != len(others):
        raise Illegal("bad-seats", seats=str(len(each) + 1), fewest=seats, most=seats)
    return {
        seat: package.make_bot(name, seat, random.Random(f"{seed}/{seat}"))
        for seat, name in zip(others, each, strict=True)
    }


def payoffs(ranks: Sequence[int]) -> tuple[float, ...]:
    """Return the reward of each seat: 1 for the first alone, -1 for the last, evenly in between.

    Tied seats share the sum of their places; all rewards add up to 0.
    """
    last = len(ranks) - 1
    found = []
    for rank in ranks:
        better, equal = len([r for r in ranks if r < rank]), ranks.count(rank)
        found.append(1 - (2 * better + equal - 1) / last)
    return tuple(found)
