"""A seat's view of the estate, and a possible position for what the seat does not see."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from operator import attrgetter
from typing import TypeVar

from posse.games.pappy_winchester.rules import ending, objectives
from posse.games.pappy_winchester.rules.auction import Bidding, Called, Calling, Duelling
from posse.games.pappy_winchester.rules.flow import Phase
from posse.games.pappy_winchester.rules.land import PLOTS, Land, Plots, chosen
from posse.games.pappy_winchester.rules.objectives import Tokens
from posse.games.pappy_winchester.rules.table import (
    NOBODY,
    UNKNOWN,
    UNSEEN,
    Estate,
    Rules,
)
from posse.games.pappy_winchester.rules.will import (
    CARDS,
    COMMON,
    KINDS,
    MONEY,
    NOTES,
    OBJECTIVES,
    PERSONAL,
    PILES,
    TOKENS,
    Kind,
    Objective,
)
from posse.kernel import Part, Seat, State, View
from posse.kernel.declared import phase_field
from posse.kernel.fields import (
    Derived,
    Field,
    Fixed,
    Flag,
    Group,
    Maybe,
    Number,
    OneOf,
    Row,
    Setup,
    SomeOf,
    seat_field,
)
from posse.kernel.state import flatten

T = TypeVar("T")


@dataclass(slots=True, unsafe_hash=True)  # not frozen: creating a view would take twice as long
class EstateView(View):
    """All is public except the purses, the personal objectives and what others saw of the hidden cards."""

    seat: Seat | None
    rules: Rules
    first: Seat
    plot: int
    hats: tuple[Plots, ...]
    lying: tuple[Kind, ...]
    held: tuple[int, ...]
    duels: int
    purses: tuple[int | None, ...]
    """The seat's own; everybody's with the option `open_ledger`, and at the end."""
    saloon: int
    bank: int
    common: tuple[Objective, ...]
    taken: tuple[Seat, ...]
    boat: str
    train: str
    buried: int
    values: tuple[int, ...]
    """Of the hidden cards: those that this seat looked at, and those turned over."""
    seen: tuple[int, ...]
    """For each hidden card, a bit for each heir who looked at it.  That is public; the value is not."""
    objectives: tuple[tuple[Objective, ...], ...]
    """The seat's own, those it looked at, and everybody's at the end."""
    spied: tuple[int, ...]
    forced: bool
    """Whether nobody bid for the plot sold last."""
    phase: Phase

    @property
    def land(self) -> Land:
        return self.rules.land

    @property
    def sold(self) -> Plots:
        return sum(self.hats)

    def tokens_of(self, seat: Seat) -> Tokens:
        at = seat * len(KINDS)
        return self.held[at : at + len(KINDS)]

    def purse_total(self) -> int:
        """Return the sum of all purses.  Every payment is public, so every seat can know it."""
        return (
            NOTES
            - self.bank
            - self.saloon
            - sum([p for p, t in zip(PILES, self.taken, strict=True) if t == NOBODY])
        )

    @classmethod
    def parts(cls) -> Mapping[str, Part]:
        return {
            "seat": (("seat",), attrgetter("seat")),
            "options": (("rules",), lambda view: view.rules.settings()),
            "sold": (("hats",), lambda view: view.sold.bit_count()),
            "forced": (("forced",), attrgetter("forced")),
            "first": (("first",), attrgetter("first")),
            "plot": (("plot",), lambda view: view.plot or None),
            "plots": (("hats", "lying", "buried", "values", "rules"), cls._plots),
            "heirs": (("purses", "held", "duels", "hats", "objectives", "rules"), cls._heirs),
            "boat": (("boat",), lambda view: view.boat or None),
            "train": (("train",), lambda view: view.train or None),
            "saloon": (("saloon",), attrgetter("saloon")),
            "bank": (("bank",), attrgetter("bank")),
            "looked": (("seen", "rules"), cls._looked),
            "common": (("common", "taken", "hats", "held", "rules"), cls._piles),
            "auction": (("phase",), cls._auction),
            "will": (("phase", "hats", "held", "purses", "objectives", "duels", "rules"), cls._shares),
            "phase": (("phase",), lambda view: flatten(view.phase)),
        }

    @classmethod
    def declared(cls, setup: Setup) -> dict[str, Field]:
        board = chosen(setup.options)
        seat = seat_field(setup)
        plot = {
            "plot": Derived(),
            "owner": Maybe(seat),
            "token": Maybe(OneOf((*KINDS, UNKNOWN))),
            "card": Maybe(OneOf(tuple(CARDS))),
            "value": Maybe(Number(0, max([max(values) for values in CARDS.values()]))),
        }
        objective = {"id": OneOf(tuple(PERSONAL)), "each": Derived(), "count": Number(0, PLOTS)}
        heir = {
            "seat": Derived(),
            "purse": Maybe(MONEY),
            "tokens": Group({kind: Number(0, count) for kind, count in TOKENS.items()}),
            "duel": Flag(),
            "plots": Derived(),
            "objectives": Row(Maybe(Group(objective)), OBJECTIVES, 0),
        }
        pile = {
            "id": OneOf(tuple(COMMON)),
            "prize": Derived(),
            "taken": Maybe(seat),
            "need": Derived(),
            "have": Row(Number(0, PLOTS), setup.seats),
        }
        return {
            "seat": Maybe(seat),
            "options": Fixed(dict(setup.options)),
            "sold": Number(0, PLOTS),
            "forced": Flag(),
            "first": seat,
            "plot": Maybe(OneOf(tuple(range(1, PLOTS + 1)))),
            "plots": Row(Group(plot), PLOTS),
            "heirs": Row(Group(heir), setup.seats),
            "boat": Maybe(OneOf(tuple([space.id for space in board.river]))),
            "train": Maybe(OneOf(tuple([space.id for space in board.rails]))),
            "saloon": MONEY,
            "bank": MONEY,
            "looked": Group({card: SomeOf(tuple(range(setup.seats))) for card in board.card_ids}),
            "common": Row(Group(pile), len(PILES), 0),
            "auction": Derived(),
            "will": Derived(),
            "phase": phase_field(setup),
        }

    def _plots(self) -> list[dict[str, object]]:
        owners = {
            plot: s for s, own in enumerate(self.hats) for plot in range(1, PLOTS + 1) if own >> plot & 1
        }
        found: list[dict[str, object]] = [
            {
                "plot": plot,
                "owner": owners.get(plot),
                "token": self.lying[plot] or None,
                "card": None,
                "value": None,
            }
            for plot in range(1, PLOTS + 1)
        ]
        for card, (plot, kind) in enumerate(self.land.cards):
            if self.buried >> card & 1:
                found[plot - 1]["card"] = kind
            if self.values[card] != UNSEEN:
                found[plot - 1]["value"] = self.values[card]
        return found

    def _heirs(self) -> list[dict[str, object]]:
        return [self._heir(seat) for seat in range(len(self.hats))]

    def _looked(self) -> dict[str, list[Seat]]:
        return {
            card: [seat for seat in range(len(self.hats)) if mask >> seat & 1]
            for card, mask in zip(self.land.card_ids, self.seen, strict=True)
        }

    def _piles(self) -> list[dict[str, object]]:
        return [self._pile(pile) for pile in range(len(self.common))]

    def _shares(self) -> list[dict[str, object]] | None:
        return [share.plain() for share in self.will()] or None

    def _heir(self, seat: Seat) -> dict[str, object]:
        tokens = self.tokens_of(seat)
        return {
            "seat": seat,
            "purse": self.purses[seat],
            "tokens": dict(zip(KINDS, tokens, strict=True)),
            "duel": bool(self.duels >> seat & 1),
            "plots": [plot for plot in range(1, PLOTS + 1) if self.hats[seat] >> plot & 1],
            "objectives": [
                None
                if objective == UNKNOWN
                else {
                    "id": objective,
                    "each": PERSONAL[objective],
                    "count": objectives.fulfilled(self.land, objective, self.hats[seat], tokens),
                }
                for objective in self.objectives[seat]
            ],
        }

    def _pile(self, pile: int) -> dict[str, object]:
        objective, taken = self.common[pile], self.taken[pile]
        reached = [
            objectives.have(self.land, objective, own, self.tokens_of(seat), taken == seat)
            for seat, own in enumerate(self.hats)
        ]
        return {
            "id": objective,
            "prize": PILES[pile],
            "taken": None if taken == NOBODY else taken,
            "need": COMMON[objective],
            "have": reached,
        }

    def _auction(self) -> dict[str, object] | None:
        phase = self.phase
        if not isinstance(phase, Bidding | Calling):
            return None
        bidder = None if phase.bidder == NOBODY else phase.bidder
        within = [seat for seat in range(len(self.hats)) if phase.within >> seat & 1]
        turn = phase.bidder if isinstance(phase, Calling) else phase.turn
        return {"bid": phase.bid, "bidder": bidder, "in": within, "turn": turn}

    def will(self) -> tuple[ending.Share, ...]:
        """The final count; empty before the end."""
        if not isinstance(self.phase, ending.Will):
            return ()
        tokens = [self.tokens_of(seat) for seat in range(len(self.hats))]
        purses = [purse or 0 for purse in self.purses]
        return ending.count(self.land, self.hats, tokens, purses, self.objectives, self.duels)


def view(state: State[Estate], seat: Seat | None) -> EstateView:
    t = state.table
    own = 0 if seat is None else 1 << seat
    over = isinstance(state.phase, ending.Will)
    purses: tuple[int | None, ...]
    if over or t.rules.open_ledger:
        purses = tuple(t.purses)
    else:
        purses = tuple([purse if at == seat else None for at, purse in enumerate(t.purses)])
    dealt = t.objectives if over else [_granted(t, at, seat, own) for at in range(t.seats)]
    values = [
        value if mask & own or not t.buried >> card & 1 else UNSEEN
        for card, (value, mask) in enumerate(zip(t.values, t.seen, strict=True))
    ]
    return EstateView(
        seat,
        t.rules,
        t.first,
        t.plot,
        tuple(t.hats),
        tuple(t.lying),
        tuple(t.held),
        t.duels,
        purses,
        t.saloon,
        t.bank,
        t.common,
        tuple(t.taken),
        t.boat,
        t.train,
        t.buried,
        tuple(values),
        tuple(t.seen),
        tuple(dealt),
        tuple(t.spied),
        t.forced,
        state.phase.seen(t, seat),
    )


def _granted(t: Estate, owner: Seat, seat: Seat | None, own: int) -> tuple[Objective, ...]:
    """Return an heir's objectives as this seat knows them."""
    pair = t.objectives[owner]
    if owner == seat:
        return pair
    return tuple(
        [o if t.spied[OBJECTIVES * owner + which] & own else UNKNOWN for which, o in enumerate(pair)]
    )


# --- imagination ---


def imagine(view: EstateView, rng: random.Random) -> State[Estate]:
    """Return a position that looks like this view.

    Objectives and cards are dealt again from those this seat has not seen.  The rest of the money is divided
    among the unseen purses: every division is equally likely, except that a standing bid can be paid.  A
    player who remembers all payments, which are public, knows more; the view does not remember them.
    """
    t = Estate(
        view.rules,
        view.first,
        view.plot,
        list(view.hats),
        list(view.lying),
        list(view.held),
        view.duels,
        _purses(view, rng),
        view.saloon,
        view.bank,
        view.common,
        list(view.taken),
        view.boat,
        view.train,
        view.buried,
        _values(view, rng),
        list(view.seen),
        _objectives(view, rng),
        list(view.spied),
        view.forced,
    )
    return State(t, view.phase)


def _purses(view: EstateView, rng: random.Random) -> list[int]:
    least = [0] * len(view.purses)
    if isinstance(view.phase, Bidding | Calling | Called) and view.phase.bidder != NOBODY:
        least[view.phase.bidder] = view.phase.bid
    if isinstance(view.phase, Duelling):
        least[view.phase.challenger] = least[view.phase.rival] = view.phase.bid
    purses = [need if purse is None else purse for purse, need in zip(view.purses, least, strict=True)]
    hidden = [seat for seat, purse in enumerate(view.purses) if purse is None]
    if hidden:
        rest = view.purse_total() - sum(purses)
        for seat, more in zip(hidden, _division(rest, len(hidden), rng), strict=True):
            purses[seat] += more
    return purses


def _division(total: int, parts: int, rng: random.Random) -> list[int]:
    """Divide `total` into `parts` whole numbers; every division is equally likely ("stars and bars")."""
    places = total + parts - 1
    bars: set[int] = set()
    while len(bars) < parts - 1:
        bars.add(int(rng.random() * places))
    return [right - left - 1 for left, right in pairwise([-1, *sorted(bars), places])]


def _values(view: EstateView, rng: random.Random) -> list[int]:
    """Return a value for each card that an heir has looked at; the others have none yet."""
    found = list(view.values)
    for kind, values in CARDS.items():
        pool = list(values)
        for value, (_, other) in zip(view.values, view.land.cards, strict=True):
            if other == kind and value != UNSEEN:
                pool.remove(value)
        _shuffle(pool, rng)
        for card, (_, other) in enumerate(view.land.cards):
            if other == kind and found[card] == UNSEEN and view.seen[card]:
                found[card] = pool.pop()
    return found


def _objectives(view: EstateView, rng: random.Random) -> list[tuple[Objective, ...]]:
    known = {objective for pair in view.objectives for objective in pair}
    pool = [objective for objective in PERSONAL if objective not in known]
    _shuffle(pool, rng)
    return [tuple([pool.pop() if o == UNKNOWN else o for o in pair]) for pair in view.objectives]


def _shuffle(pool: list[T], rng: random.Random) -> None:
    """Shuffle with `random()` alone: the result is the same on every Python."""
    for last in range(len(pool) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        pool[last], pool[other] = pool[other], pool[last]
