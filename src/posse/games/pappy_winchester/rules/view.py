"""A seat's view of the estate, and a possible position for what the seat does not see."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from operator import attrgetter
from typing import TypeVar

from posse.games.pappy_winchester.rules import ending, objectives
from posse.games.pappy_winchester.rules.auction import Bidding, Called, Calling, Duelling
from posse.games.pappy_winchester.rules.flow import Phase
from posse.games.pappy_winchester.rules.land import PLOTS, Land, Plots, chosen
from posse.games.pappy_winchester.rules.objectives import Tokens
from posse.games.pappy_winchester.rules.options import Rules
from posse.games.pappy_winchester.rules.table import (
    NOBODY,
    UNKNOWN,
    UNSEEN,
    Estate,
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
            "options": (("rules",), lambda view: view.rules.settings),
            "sold": (("hats",), lambda view: view.sold.bit_count()),
            "forced": (("forced",), attrgetter("forced")),
            "first": (("first",), attrgetter("first")),
            "plot": (("plot",), lambda view: view.plot or None),
            "plots": (
                ("rules", "hats", "lying", "buried", "values"),
                lambda view: _plots(view.land, view.hats, view.lying, view.buried, view.values),
            ),
            "heirs": (("rules", "purses", "held", "duels", "hats", "objectives"), cls._heirs),
            "boat": (("boat",), lambda view: view.boat or None),
            "train": (("train",), lambda view: view.train or None),
            "saloon": (("saloon",), attrgetter("saloon")),
            "bank": (("bank",), attrgetter("bank")),
            "looked": (("rules", "seen"), lambda view: _looked(view.land, view.seen)),
            "common": (
                ("rules", "common", "taken", "hats", "held"),
                lambda view: _piles(view.land, view.common, view.taken, view.hats, view.held),
            ),
            "auction": (("phase",), cls._auction),
            "will": (("phase",), cls._shares),  # nothing changes after the end
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

    def _heirs(self) -> list[dict[str, object]]:
        return [self._heir(seat) for seat in range(len(self.hats))]

    def _shares(self) -> list[dict[str, object]] | None:
        return [share.plain() for share in self.will()] or None

    def _heir(self, seat: Seat) -> dict[str, object]:
        return _heir(
            self.land,
            seat,
            self.purses[seat],
            self.tokens_of(seat),
            bool(self.duels >> seat & 1),
            self.hats[seat],
            self.objectives[seat],
        )

    def _auction(self) -> dict[str, object] | None:
        phase = self.phase
        if not isinstance(phase, Bidding | Calling):
            return None
        bidder = None if phase.bidder == NOBODY else phase.bidder
        turn = phase.bidder if isinstance(phase, Calling) else phase.turn
        return {"bid": phase.bid, "bidder": bidder, "in": _members(phase.within), "turn": turn}

    def will(self) -> tuple[ending.Share, ...]:
        """The final count; empty before the end."""
        if not isinstance(self.phase, ending.Will):
            return ()
        tokens = [self.tokens_of(seat) for seat in range(len(self.hats))]
        purses = [purse or 0 for purse in self.purses]
        return ending.count(self.land, self.hats, tokens, purses, self.objectives, self.duels)


# Most of what a view tells is as it was in the last one, and the same for all: it is kept and shared.


@lru_cache(2048)
def _plots(
    land: Land, hats: tuple[Plots, ...], lying: tuple[Kind, ...], buried: int, values: tuple[int, ...]
) -> list[dict[str, object]]:
    owners = {plot: seat for seat, own in enumerate(hats) for plot in _members(own)}
    found = []
    for plot in range(1, PLOTS + 1):
        card = land.card_on.get(plot)
        kind = land.cards[card][1] if card is not None and buried >> card & 1 else None
        value = None if card is None or values[card] == UNSEEN else values[card]
        found.append(_plot(plot, owners.get(plot), lying[plot] or None, kind, value))
    return found


@cache
def _plot(
    plot: int, owner: Seat | None, token: Kind | None, card: str | None, value: int | None
) -> dict[str, object]:
    return {"plot": plot, "owner": owner, "token": token, "card": card, "value": value}


@lru_cache(4096)
def _heir(
    land: Land,
    seat: Seat,
    purse: int | None,
    tokens: Tokens,
    duel: bool,
    own: Plots,
    secret: tuple[Objective, ...],
) -> dict[str, object]:
    return {
        "seat": seat,
        "purse": purse,
        "tokens": dict(zip(KINDS, tokens, strict=True)),
        "duel": duel,
        "plots": _members(own),
        "objectives": [
            None
            if objective == UNKNOWN
            else {
                "id": objective,
                "each": PERSONAL[objective],
                "count": objectives.fulfilled(land, objective, own, tokens),
            }
            for objective in secret
        ],
    }


@lru_cache(1024)
def _looked(land: Land, seen: tuple[int, ...]) -> dict[str, list[Seat]]:
    return {card: _members(mask) for card, mask in zip(land.card_ids, seen, strict=True)}


@lru_cache(2048)
def _piles(
    land: Land,
    common: tuple[Objective, ...],
    taken: tuple[Seat, ...],
    hats: tuple[Plots, ...],
    held: tuple[int, ...],
) -> list[dict[str, object]]:
    tokens = [held[at : at + len(KINDS)] for at in range(0, len(held), len(KINDS))]
    return [
        {
            "id": objective,
            "prize": prize,
            "taken": None if taker == NOBODY else taker,
            "need": COMMON[objective],
            "have": [
                objectives.have(land, objective, own, tokens[seat], taker == seat)
                for seat, own in enumerate(hats)
            ],
        }
        for objective, prize, taker in zip(common, PILES, taken, strict=False)
    ]


@lru_cache(4096)
def _members(mask: int) -> list[int]:
    """Return the seats or the plots of a set."""
    return [member for member in range(mask.bit_length()) if mask >> member & 1]


def view(state: State[Estate], seat: Seat | None) -> EstateView:
    t = state.table
    over = isinstance(state.phase, ending.Will)
    return EstateView(
        seat,
        t.rules,
        t.first,
        t.plot,
        t.hats,
        t.lying,
        t.held,
        t.duels,
        t.purses if over or t.rules.open_ledger else _own_purse(t.purses, seat),
        t.saloon,
        t.bank,
        t.common,
        t.taken,
        t.boat,
        t.train,
        t.buried,
        _known_values(t.values, t.seen, t.buried, seat),
        t.seen,
        t.objectives if over else _known_objectives(t.objectives, t.spied, seat),
        t.spied,
        t.forced,
        state.phase.seen(t, seat),
    )


def _own_purse(purses: tuple[int, ...], seat: Seat | None) -> tuple[int | None, ...]:
    found: list[int | None] = [None] * len(purses)
    if seat is not None:
        found[seat] = purses[seat]
    return tuple(found)


@lru_cache(4096)
def _known_values(
    values: tuple[int, ...], seen: tuple[int, ...], buried: int, seat: Seat | None
) -> tuple[int, ...]:
    """Return the values of the hidden cards that this seat looked at, and of those turned over."""
    own = 0 if seat is None else 1 << seat
    known = [mask & own or not buried >> card & 1 for card, mask in enumerate(seen)]
    return tuple([value if knows else UNSEEN for value, knows in zip(values, known, strict=True)])


@lru_cache(4096)
def _known_objectives(
    objectives: tuple[tuple[Objective, ...], ...], spied: tuple[int, ...], seat: Seat | None
) -> tuple[tuple[Objective, ...], ...]:
    """Return the personal objectives as this seat knows them: its own, and those it looked at."""
    own = 0 if seat is None else 1 << seat
    return tuple(
        [
            pair
            if owner == seat
            else tuple([o if spied[OBJECTIVES * owner + at] & own else UNKNOWN for at, o in enumerate(pair)])
            for owner, pair in enumerate(objectives)
        ]
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
        view.hats,
        view.lying,
        view.held,
        view.duels,
        _purses(view, rng),
        view.saloon,
        view.bank,
        view.common,
        view.taken,
        view.boat,
        view.train,
        view.buried,
        _values(view, rng),
        view.seen,
        _objectives(view, rng),
        view.spied,
        view.forced,
    )
    return State(t, view.phase)


def _purses(view: EstateView, rng: random.Random) -> tuple[int, ...]:
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
    return tuple(purses)


def _division(total: int, parts: int, rng: random.Random) -> list[int]:
    """Divide `total` into `parts` whole numbers; every division is equally likely ("stars and bars")."""
    places = total + parts - 1
    bars: set[int] = set()
    while len(bars) < parts - 1:
        bars.add(int(rng.random() * places))
    return [right - left - 1 for left, right in pairwise([-1, *sorted(bars), places])]


def _values(view: EstateView, rng: random.Random) -> tuple[int, ...]:
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
    return tuple(found)


def _objectives(view: EstateView, rng: random.Random) -> tuple[tuple[Objective, ...], ...]:
    known = {objective for pair in view.objectives for objective in pair}
    pool = [objective for objective in PERSONAL if objective not in known]
    _shuffle(pool, rng)
    dealt = [tuple([pool.pop() if o == UNKNOWN else o for o in pair]) for pair in view.objectives]
    return tuple(dealt)


def _shuffle(pool: list[T], rng: random.Random) -> None:
    """Shuffle with `random()` alone: the result is the same on every Python."""
    for last in range(len(pool) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        pool[last], pool[other] = pool[other], pool[last]
