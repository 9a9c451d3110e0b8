"""What a plot pays: its hidden card, personal objectives, and the fares of boat and locomotive."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from posse.games.pappy_winchester.rules import Estate, EstateView
from posse.games.pappy_winchester.rules.land import PLOTS, Land, Plots, plots
from posse.games.pappy_winchester.rules.objectives import fulfilled
from posse.games.pappy_winchester.rules.table import UNSEEN
from posse.games.pappy_winchester.rules.will import CARDS, KINDS, PERSONAL, Objective
from posse.kernel import Seat

ALL_PLOTS: Final = plots(range(1, PLOTS + 1))


def hidden_card_value(known: EstateView | Estate, plot: int) -> float:
    """Return what the mine or ranch on this plot pays: its value if seen, else the average of those left."""
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
    """Return what the mine or ranch on this plot pays on average, if no card was seen."""
    for where, kind in land.cards:
        if where == plot:
            return sum(CARDS[kind]) / len(CARDS[kind])
    return 0.0


Fares = list[tuple[int, ...]]
"""What each space of river and rails pays each heir, in the order of `land.along`."""


def fares_by_space(land: Land, hats: Sequence[Plots]) -> Fares:
    return [tuple([(own & along).bit_count() for own in hats]) for along in land.along.values()]


def best_space(found: Fares, seat: Seat) -> int:
    """Return the space to which this heir moves a vehicle: the most own income beyond that of the others."""
    heirs = len(found[0])
    gains = [paid[seat] * heirs - sum(paid) for paid in found]
    return gains.index(max(gains))


def average_fares(found: Fares) -> list[float]:
    """Return what a move token pays each heir, averaged over who uses it."""
    heirs = len(found[0])
    totals = [sum(paid) for paid in found]
    income = [0] * heirs
    for mover in range(heirs):
        gains = [paid[mover] * heirs - total for paid, total in zip(found, totals, strict=True)]
        for seat, paid in enumerate(found[gains.index(max(gains))]):
            income[seat] += paid
    return [paid / heirs for paid in income]


Worths = tuple[int, ...]
"""What each plot pays at the end, with its token; index 0 is unused."""


@cache
def _bare(land: Land) -> Mapping[Objective, Worths]:
    none = (0,) * len(KINDS)
    return {
        objective: tuple([each * fulfilled(land, objective, 1 << plot, none) for plot in range(PLOTS + 1)])
        for objective, each in PERSONAL.items()
    }


@lru_cache(1 << 12)
def plot_worths(land: Land, lying: tuple[str, ...]) -> Mapping[Objective, Worths]:
    """Return for every objective what each plot pays that still has its token."""
    found = dict(_bare(land))
    for kind in KINDS:
        objective = f"{kind}_tokens"
        if objective in found:
            found[objective] = tuple([PERSONAL[objective] * (it == kind) for it in lying])
    return found


def objective_income(land: Land, objective: Objective, own: Plots, held: Sequence[int]) -> int:
    """Return what one objective pays for these plots and tokens."""
    return PERSONAL[objective] * fulfilled(land, objective, own, tuple(held))
