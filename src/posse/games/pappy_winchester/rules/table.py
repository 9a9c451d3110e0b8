"""The table: hats, tokens, money, cards and objectives, and the methods that change them."""

from __future__ import annotations

from typing import Final, Self

from posse.games.pappy_winchester.rules import events
from posse.games.pappy_winchester.rules.land import PLOTS, Land, Plots
from posse.games.pappy_winchester.rules.options import Rules
from posse.games.pappy_winchester.rules.will import (
    CARDS,
    KINDS,
    NOTES,
    OBJECTIVES,
    PILES,
    PURSE,
    SALOON,
    Kind,
    Objective,
)
from posse.kernel import Event, Seat, Table, replaced

NOBODY: Final[Seat] = -1
NOWHERE: Final = ""
NO_TOKEN: Final[Kind] = ""
UNKNOWN: Final = "?"
"""A token that lies face down, or an objective that the seat has not seen."""
NO_PLOT: Final = 0
UNSEEN: Final = -1
"""The value of a card that nobody has looked at: it is drawn when an heir first looks."""


class Estate(Table):
    """Everything on the table.  The phase says how far the turn has come.

    Rows are kept in tuples: copies and views share them until something changes.
    """

    __slots__ = (
        "bank",
        "boat",
        "buried",
        "common",
        "duels",
        "first",
        "forced",
        "hats",
        "held",
        "land",
        "lying",
        "objectives",
        "plot",
        "purses",
        "rules",
        "saloon",
        "seats",
        "seen",
        "spied",
        "taken",
        "train",
        "values",
    )

    def __init__(
        self,
        rules: Rules,
        first: Seat,
        plot: int,
        hats: tuple[Plots, ...],
        lying: tuple[Kind, ...],
        held: tuple[int, ...],
        duels: int,
        purses: tuple[int, ...],
        saloon: int,
        bank: int,
        common: tuple[Objective, ...],
        taken: tuple[Seat, ...],
        boat: str,
        train: str,
        buried: int,
        values: tuple[int, ...],
        seen: tuple[int, ...],
        objectives: tuple[tuple[Objective, ...], ...],
        spied: tuple[int, ...],
        forced: bool = False,
        emitted: list[Event] | None = None,
    ) -> None:
        self.rules = rules
        self.land: Land = rules.land
        self.first = first  # the heir with the first player token
        self.plot = plot  # under the hammer
        self.hats = hats  # the plots of each heir
        self.lying = lying  # the token on each plot; there is no plot 0
        self.held = held  # tokens taken: for each heir, a number for each kind
        self.duels = duels  # a bit for each heir who still has the duel token
        self.purses = purses
        self.seats: Final = len(purses)
        self.saloon = saloon
        self.bank = bank  # below zero where more was paid than there are notes (PW-R24)
        self.common = common  # the objective on each pile
        self.taken = taken  # the heir who took each pile
        self.boat = boat
        self.train = train
        self.buried = buried  # a bit for each hidden card still lying on its plot
        self.values = values  # of the hidden cards; UNSEEN until an heir looks
        self.seen = seen  # for each hidden card, a bit for each heir who looked at it
        self.objectives = objectives  # the personal ones
        self.spied = spied  # for each personal objective, a bit for each rival who looked at it
        self.forced = forced  # whether nobody bid for the plot sold last
        self.emitted = emitted

    def copy(self) -> Self:
        return type(self)(
            self.rules,
            self.first,
            self.plot,
            self.hats,
            self.lying,
            self.held,
            self.duels,
            self.purses,
            self.saloon,
            self.bank,
            self.common,
            self.taken,
            self.boat,
            self.train,
            self.buried,
            self.values,
            self.seen,
            self.objectives,
            self.spied,
            self.forced,
        )

    @classmethod
    def laid_out(cls, rules: Rules, seats: int) -> Self:
        """Lay out the table: purses and piles filled, a tip in the saloon, cards face down, nothing drawn."""
        token = UNKNOWN if rules.tokens_hidden else NO_TOKEN
        cards = len(rules.land.cards)
        return cls(
            rules,
            0,
            NO_PLOT,
            (0,) * seats,
            (NO_TOKEN, *[token] * PLOTS),
            (0,) * (seats * len(KINDS)),
            (1 << seats) - 1,
            (PURSE,) * seats,
            SALOON,
            NOTES - PURSE * seats - SALOON - sum(PILES),
            (),
            (NOBODY,) * len(PILES),
            NOWHERE,
            NOWHERE,
            (1 << cards) - 1,
            (UNSEEN,) * cards,
            (0,) * cards,
            ((),) * seats,
            (0,) * (OBJECTIVES * seats),
        )

    # -- reading the table

    @property
    def owned(self) -> Plots:
        """All plots that have been sold."""
        return sum(self.hats)

    def left(self, kind: str) -> tuple[int, ...]:
        """Return the values that a card of this kind may still have: those already seen are taken."""
        found = list(CARDS[kind])
        for value, (_, other) in zip(self.values, self.land.cards, strict=True):
            if other == kind and value != UNSEEN:
                found.remove(value)
        return tuple(found)

    def tokens_of(self, seat: Seat) -> tuple[int, ...]:
        at = seat * len(KINDS)
        return self.held[at : at + len(KINDS)]

    # -- changes: the start

    def begin(self, first: Seat) -> None:
        self.first = first
        if self.emitted is not None:
            self.emit("began", first=first)

    def place(self, vehicle: str, space: str) -> None:
        self._move(vehicle, space)
        if self.emitted is not None:
            self.emit("placed", vehicle=vehicle, space=space)

    def lay(self, tokens: tuple[Kind, ...]) -> None:
        self.lying = (NO_TOKEN, *tokens)
        if self.emitted is not None:
            self.emit("laid", tokens=tokens)

    def post(self, common: tuple[Objective, ...]) -> None:
        self.common = common
        if self.emitted is not None:
            for objective, prize in zip(common, PILES, strict=True):
                self.emit("posted", id=objective, prize=prize)

    def deal(self, seat: Seat, objectives: tuple[Objective, ...]) -> None:
        self.objectives = replaced(self.objectives, seat, objectives)
        if self.emitted is not None:
            for objective in objectives:
                self.emit("dealt", audience=(seat,), id=objective)

    # -- changes: an auction

    def draw(self, plot: int) -> None:
        self.plot = plot
        if self.emitted is not None:
            self.emitted.append(events.drawn(plot))

    def challenge(self, seat: Seat, rival: Seat) -> None:
        """Challenge a rival to a duel.  The token is spent, win or lose (PW-R16)."""
        self.duels &= ~(1 << seat)
        if self.emitted is not None:
            self.emit("challenged", seat=seat, rival=rival)

    def sell(self, seat: Seat, price: int, forced: bool = False) -> int:
        """Sell the plot: the others share the price equally, and the rest is the saloon's tip (PW-R9)."""
        self.forced = forced
        self.hats = replaced(self.hats, seat, self.hats[seat] | 1 << self.plot)
        each, tip = divmod(price, self.seats - 1)
        self.saloon += tip
        if price:
            purses = [purse + each for purse in self.purses]
            purses[seat] -= price + each
            self.purses = tuple(purses)
        if self.emitted is not None:
            self.emitted.append(events.bought(seat, self.plot, price))
            if price:
                self.emitted.append(events.shared(seat, each, tip))
        return tip

    # -- changes: what a plot brings

    def take_token(self, seat: Seat, kind: Kind) -> None:
        at = seat * len(KINDS) + KINDS.index(kind)
        self.lying = replaced(self.lying, self.plot, NO_TOKEN)
        self.held = replaced(self.held, at, self.held[at] + 1)
        if self.emitted is not None:
            self.emitted.append(events.token(seat, kind))

    def empty_saloon(self, seat: Seat, amount: int) -> None:
        self.saloon -= amount
        self._earn(seat, amount)
        if self.emitted is not None:
            self.emit("jackpot", seat=seat, amount=amount)

    def travel(self, seat: Seat, vehicle: str, space: str) -> None:
        """Move the vehicle to this space.  The bank pays every owner along it, the rivals too (PW-R14)."""
        self._move(vehicle, space)
        if self.emitted is not None:
            self.emit("moved", seat=seat, vehicle=vehicle, space=space)
        along = self.land.along[space]
        purses = list(self.purses)
        for owner, hats in enumerate(self.hats):
            amount = (hats & along).bit_count()
            if amount:
                purses[owner] += amount
                self.bank -= amount
                if self.emitted is not None:
                    self.emitted.append(events.earned(owner, amount, vehicle))

        self.purses = tuple(purses)

    def _move(self, vehicle: str, space: str) -> None:
        if vehicle == "boat":
            self.boat = space
        else:
            self.train = space

    def _earn(self, seat: Seat, amount: int) -> None:
        self.purses = replaced(self.purses, seat, self.purses[seat] + amount)

    def value(self, card: int, value: int) -> None:
        """Fix the value of a card that nobody has seen before."""
        self.values = replaced(self.values, card, value)

    def look(self, seat: Seat, card: int) -> None:
        """Show a card of the land to this seat alone.  Its value has been drawn before."""
        self.seen = replaced(self.seen, card, self.seen[card] | 1 << seat)
        if self.emitted is not None:
            self.emit("saw", audience=(seat,), card=self.land.card_ids[card], value=self.values[card])

    def spy(self, seat: Seat, rival: Seat, which: int, card: str) -> None:
        """Show one of a rival's objectives to this seat alone."""
        at = OBJECTIVES * rival + which
        self.spied = replaced(self.spied, at, self.spied[at] | 1 << seat)
        if self.emitted is not None:
            objective = self.objectives[rival][which]
            self.emit("spied", audience=(seat,), card=card, objective=objective)

    def unearth(self, seat: Seat, card: int) -> None:
        """Turn over the card on the plot bought, for all to see; the bank pays its value."""
        plot, kind = self.land.cards[card]
        value = self.values[card]
        self.buried &= ~(1 << card)
        self._earn(seat, value)
        self.bank -= value
        if self.emitted is not None:
            self.emit("revealed", seat=seat, plot=plot, card=kind, value=value)

    def take_pile(self, seat: Seat, pile: int) -> None:
        self.taken = replaced(self.taken, pile, seat)
        self._earn(seat, PILES[pile])
        if self.emitted is not None:
            self.emit("objective", seat=seat, id=self.common[pile], prize=PILES[pile])

    def hand_on(self, seat: Seat) -> None:
        """Give the first player token to the buyer.  No plot is under the hammer any more."""
        self.first = seat
        self.plot = NO_PLOT
