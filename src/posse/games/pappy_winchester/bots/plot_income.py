"""What lies hidden on the land, as far as one can tell.

Boat and locomotive: what every space pays, and where an heir takes them.

What a plot with its token is to whoever has an objective: a table for each land, made once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from posse.games.pappy_winchester.rules import Estate, EstateView
from posse.games.pappy_winchester.rules.land import PLOTS, Land, Plots, land, plots
from posse.games.pappy_winchester.rules.objectives import fulfilled
from posse.games.pappy_winchester.rules.table import UNSEEN
from posse.games.pappy_winchester.rules.will import CARDS, KINDS, PERSONAL, Objective
from posse.kernel import Seat

ALL_PLOTS: Final = plots(range(1, PLOTS + 1))


def hidden_card_value(known: EstateView | Estate, plot: int) -> float:
    """What a mine or the ranch on this plot will bring, exactly where it was seen, else on the average."""
    for card, (where, kind) in enumerate(known.land.cards):
        if where == plot:
            if known.values[card] != UNSEEN:
                return known.values[card]
            pool = list(CARDS[kind])
            for value, (_, other) in zip(known.values, known.land.cards, strict=True):
                if other == kind and value != UNSEEN:
                    pool.remove(value)
            return sum(pool) / len(pool)
    return 0.0


def average_card_value(land: Land, plot: int) -> float:
    """The same for who has seen nothing."""
    for where, kind in land.cards:
        if where == plot:
            return sum(CARDS[kind]) / len(CARDS[kind])
    return 0.0


Fares = list[tuple[int, ...]]
"""What each space of river and rails pays each heir, in the order of the land's list."""


def fares_by_space(land: Land, hats: Sequence[Plots]) -> Fares:
    return [tuple([(own & along).bit_count() for own in hats]) for along in land.along.values()]


def best_space(found: Fares, seat: Seat) -> int:
    """Where this heir takes a vehicle, any vehicle and any way: his own gain beside that of the others."""
    heirs = len(found[0])
    gains = [paid[seat] * heirs - sum(paid) for paid in found]
    return gains.index(max(gains))


def average_fares(found: Fares) -> list[float]:
    """What a move token pays each heir, whoever will have it."""
    heirs = len(found[0])
    totals = [sum(paid) for paid in found]
    income = [0] * heirs
    for mover in range(heirs):
        gains = [paid[mover] * heirs - total for paid, total in zip(found, totals, strict=True)]
        for seat, paid in enumerate(found[gains.index(max(gains))]):
            income[seat] += paid
    return [paid / heirs for paid in income]


Worths = tuple[int, ...]
"""What each plot brings at the end, with its token; there is no plot 0."""


@cache
def _bare(numbering: str) -> Mapping[Objective, Worths]:
    known, none = land(numbering), (0,) * len(KINDS)
    return {
        objective: tuple([each * fulfilled(known, objective, 1 << plot, none) for plot in range(PLOTS + 1)])
        for objective, each in PERSONAL.items()
    }


@lru_cache(1 << 12)
def plot_worths(numbering: str, lying: tuple[str, ...]) -> Mapping[Objective, Worths]:
    """For every objective, all plots that still have their token on them."""
    found = dict(_bare(numbering))
    for kind in KINDS:
        objective = f"{kind}_tokens"
        if objective in found:
            found[objective] = tuple([PERSONAL[objective] * (it == kind) for it in lying])
    return found


def objective_income(numbering: str, objective: Objective, own: Plots, held: Sequence[int]) -> int:
    """What an objective brings for all that an heir has."""
    return PERSONAL[objective] * fulfilled(land(numbering), objective, own, tuple(held))
