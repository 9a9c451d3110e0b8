"""The rules of Liar's Dice: actions, table, phases, and what a seat sees."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Annotated

from posse.kernel import (
    Action,
    Ask,
    Catalogue,
    Chance,
    Decision,
    Game,
    Open,
    Outcome,
    Over,
    Phase,
    Seat,
    Setting,
    State,
    Statistic,
    Table,
    View,
)
from posse.kernel.fields import EachSeat, Length, Number

DICE = 5
FACES = range(1, 7)
Face = Annotated[int, Number(1, 6)]
CUPS = ("red", "blue", "green", "yellow", "white", "black")


@dataclass(frozen=True)
class Bid(Action):
    """At least this many dice under all cups together show this face."""

    count: int
    face: int


@dataclass(frozen=True)
class Call(Action):
    """Lift the cups: the bid is a lie."""


CALL = Call()
BIDS = tuple([Bid(count, face) for count in range(1, DICE * len(CUPS) + 1) for face in FACES])


@dataclass(slots=True)
class Cups(Table):
    """The dice under the cups, and how many everybody has left."""

    left: list[int]
    dice: list[tuple[int, ...]]
    out: list[Seat]
    """Who has lost all dice, in this order."""

    @property
    def seats(self) -> int:
        return len(self.left)

    def roll(self, seat: Seat, dice: tuple[int, ...]) -> None:
        self.dice[seat] = dice
        self.emit("rolled", audience=(seat,), seat=seat, dice=dice)

    def lift(self) -> None:
        for seat, dice in enumerate(self.dice):
            if dice:
                self.emit("lifted", seat=seat, dice=dice)
        self.dice = [()] * self.seats

    def lose_die(self, seat: Seat) -> None:
        self.left[seat] -= 1
        self.emit("lost", seat=seat, left=self.left[seat])
        if not self.left[seat]:
            self.out.append(seat)

    def next_with_dice(self, seat: Seat) -> Seat:
        """The seat itself if it has dice, else the first after it that has."""
        return next(s % self.seats for s in range(seat, seat + self.seats) if self.left[s % self.seats])


@cache
def rolls(dice: int) -> tuple[tuple[Outcome, ...], tuple[int, ...]]:
    """All that this many dice can show, lowest first, and how often each comes."""
    shown = tuple(combinations_with_replacement(FACES, dice))
    ways = [factorial(dice) // prod([factorial(n) for n in Counter(faces).values()]) for faces in shown]
    return shown, tuple(ways)


@dataclass(frozen=True, slots=True)
class Rolling(Open[Cups]):
    """This seat rolls, then those after it; then the starter bids."""

    seat: Seat
    starter: Seat

    def ask(self, t: Cups) -> Ask:
        return Chance("roll", *rolls(t.left[self.seat]))

    def happened(self, t: Cups, outcome: Outcome) -> Rolling | Bidding:
        t.roll(self.seat, tuple([int(face) for face in outcome]))
        later = [s for s in range(self.seat + 1, t.seats) if t.left[s]]
        return Rolling(later[0], self.starter) if later else Bidding(self.starter, None, self.starter)


@dataclass(frozen=True, slots=True)
class Bidding(Open[Cups]):
    """This seat bids higher than the last bidder, or calls it a lie."""

    seat: Seat
    bid: Bid | None
    bidder: Seat

    def ask(self, t: Cups) -> Ask:
        lowest = 0 if self.bid is None else BIDS.index(self.bid) + 1
        higher = BIDS[lowest : sum(t.left) * len(FACES)]
        return Decision("bid", {self.seat: (*higher, *((CALL,) if self.bid else ()))})

    def chosen(self, t: Cups, seat: Seat, action: Action) -> Rolling | Bidding | End:
        if isinstance(action, Bid):
            t.emit("bid", seat=seat, count=action.count, face=action.face)
            return Bidding(t.next_with_dice(seat + 1), action, seat)
        assert self.bid is not None
        shown = sum([dice.count(self.bid.face) for dice in t.dice])
        t.emit("called", seat=seat, bidder=self.bidder)
        t.lift()
        t.emit("counted", face=self.bid.face, shown=shown)
        loser = seat if shown >= self.bid.count else self.bidder
        t.lose_die(loser)
        if len(t.out) == t.seats - 1:
            return End()
        return Rolling(t.next_with_dice(0), t.next_with_dice(loser))


@dataclass(frozen=True, slots=True)
class End(Open[Cups]):
    """One is left with dice."""

    def ask(self, t: Cups) -> Ask:
        last_first = [t.next_with_dice(0), *reversed(t.out)]
        return Over(tuple([last_first.index(seat) + 1 for seat in range(t.seats)]))


@dataclass(frozen=True, slots=True)
class CupsView(View):
    """What everybody sees, and what is under one's own cup."""

    seat: Seat | None
    left: Annotated[tuple[int, ...], EachSeat(Number(0, DICE))]
    out: tuple[Seat, ...]
    dice: Annotated[tuple[Face, ...], Length(DICE)]
    phase: Phase[Cups]


class LiarsDice(Game[Cups, CupsView]):
    """Five dice under a cup each, and everybody bids on all of them."""

    name = "liars-dice"
    rules = 1
    fewest, most = 2, len(CUPS)
    catalogue = Catalogue(BIDS, (CALL,))
    phases = (Rolling, Bidding, End)
    table_type = Cups
    prompts = ("bid",)
    events = ("rolled", "bid", "called", "lifted", "counted", "lost")
    statistics = (Statistic("rounds", "called"), Statistic("bids", "bid"))

    def roles(self, seats: int) -> tuple[str, ...]:
        return CUPS[:seats]

    def deal(self, seats: int, options: Mapping[str, Setting]) -> tuple[Cups, Rolling]:
        return Cups([DICE] * seats, [()] * seats, []), Rolling(0, 0)

    def view(self, state: State[Cups], seat: Seat | None) -> CupsView:
        t = state.table
        own = () if seat is None else t.dice[seat]
        return CupsView(seat, tuple(t.left), tuple(t.out), own, state.phase)

    def imagine(self, view: CupsView, rng: random.Random) -> State[Cups]:
        """Any dice under the other cups."""
        dice = [tuple(sorted(rng.choices(FACES, k=left))) for left in view.left]
        if not isinstance(view.phase, Bidding):
            first = view.phase.seat if isinstance(view.phase, Rolling) else 0
            dice[first:] = [()] * (len(dice) - first)
        if view.seat is not None:
            dice[view.seat] = view.dice
        return State(Cups(list(view.left), dice, list(view.out)), view.phase)
