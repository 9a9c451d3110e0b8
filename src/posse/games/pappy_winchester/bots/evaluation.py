"""Evaluate a position in which all cards are known: every heir's wealth, term by term, and the chance of
winning.

Results are cached for each position, because a search comes back to the same positions many times.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from posse.games.pappy_winchester.bots.objective_odds import (
    completion_chance,
    exclusive_chances,
    majority_chances,
)
from posse.games.pappy_winchester.bots.plot_income import (
    ALL_PLOTS,
    average_fares,
    fares_by_space,
    objective_income,
    plot_worths,
)
from posse.games.pappy_winchester.rules.land import PLOTS, Land, Plots
from posse.games.pappy_winchester.rules.objectives import COUNTS, Tokens
from posse.games.pappy_winchester.rules.will import KINDS, MAJORITY, PILES, TOKENS, Objective

CACHE_SIZE: Final = 1 << 14

PublicProspects = tuple[tuple[float, ...], ...]
"""For each heir the expected income from piles, from the majority and from fares, in $1,000."""


@lru_cache(CACHE_SIZE)
def public_prospects(
    land: Land,
    common: tuple[Objective, ...],
    taken: tuple[int, ...],
    hats: tuple[Plots, ...],
    held: tuple[int, ...],
) -> PublicProspects:
    kinds = len(KINDS)
    unsold = ALL_PLOTS & ~sum(hats)
    lying = tuple([TOKENS[kind] - sum(held[at::kinds]) for at, kind in enumerate(KINDS)])
    open_piles = tuple([o for o, by in zip(common, taken, strict=True) if by < 0 and o in COUNTS])
    each = [
        _completion_chances(
            land, open_piles, own, held[kinds * seat : kinds * seat + kinds], unsold, lying, len(hats)
        )
        for seat, own in enumerate(hats)
    ]
    prizes = [0.0] * len(hats)
    for objective, chances in zip(open_piles, zip(*each, strict=True), strict=True):
        prize = PILES[common.index(objective)]
        for seat, share in enumerate(exclusive_chances(chances)):
            prizes[seat] += prize * share
    most = majority_chances([(own.bit_count(), _largest(land, own)) for own in hats], unsold.bit_count())
    later = lying[KINDS.index("move")]
    income = average_fares(fares_by_space(land, hats)) if later else [0.0] * len(hats)
    return tuple([(p, MAJORITY * m, later * i) for p, m, i in zip(prizes, most, income, strict=True)])


@lru_cache(CACHE_SIZE)
def _completion_chances(
    land: Land,
    piles: tuple[Objective, ...],
    own: Plots,
    held: Tokens,
    unsold: Plots,
    lying: Tokens,
    heirs: int,
) -> tuple[float, ...]:
    return tuple([completion_chance(land, objective, own, held, unsold, lying, heirs) for objective in piles])


@lru_cache(CACHE_SIZE)
def _largest(land: Land, own: Plots) -> int:
    return land.largest(own)


class Weights(NamedTuple):
    """The weight of each term with a given number of plots left. The curves were drawn through the values
    that `scripts/fit_pappy_winchester_evaluation.py` finds in games of greedy bidders.
    """

    purse: float
    personal: float
    piles: float
    majority: float
    fares: float
    edge: float
    """What an heir gains from unsold plots beyond what any other heir would gain."""
    duel: float
    temperature: float
    """Softmax temperature: a lead much smaller than this, in $1,000, is worth little."""


def _weights(left: int) -> Weights:
    if not left:  # the result is certain
        return Weights(1, 1, 1, 1, 0, 0, 0.1, 0.3)
    part = left / PLOTS
    square = part * part
    return Weights(
        purse=1.02 + 0.8 * square,
        personal=1.02,
        piles=1 + 0.4 * part,
        majority=1 + 4.5 * square * square,
        fares=0.75,
        edge=0.57 - 0.15 * part,
        duel=0.15 + 0.5 * part,
        temperature=2.4 + 0.75 * left + 0.03 * left * left,
    )


WEIGHTS: Final = tuple([_weights(left) for left in range(PLOTS + 1)])


@lru_cache(CACHE_SIZE)
def pair_worths(land: Land, lying: tuple[str, ...], pair: tuple[Objective, ...]) -> tuple[int, ...]:
    """Return what each plot pays an heir who holds this pair of objectives."""
    known = plot_worths(land, lying)
    return tuple([sum(each) for each in zip(*[known[objective] for objective in pair], strict=True)])


@lru_cache(CACHE_SIZE)
def plot_edges(
    land: Land, unsold: Plots, lying: tuple[str, ...], objectives: tuple[tuple[Objective, ...], ...]
) -> tuple[int, ...]:
    """Return for each heir what the unsold plots pay beyond what they pay any other heir."""
    each = [pair_worths(land, lying, pair) for pair in objectives]
    found = [0] * len(each)
    for plot, worth in enumerate(zip(*each, strict=True)):
        if unsold >> plot & 1:
            second, best = sorted(worth)[-2:]
            if best > second:
                found[worth.index(best)] += best - second
    return tuple(found)


@lru_cache(CACHE_SIZE)
def personal_income(land: Land, pair: tuple[Objective, ...], own: Plots, held: tuple[int, ...]) -> int:
    return sum([objective_income(land, objective, own, held) for objective in pair])


def winning_chances(wealth: Sequence[float], temperature: float) -> list[float]:
    """Turn wealth into chances of being the richest, by the lead over the mean.

    The formula approximates an exponential without calling one, so results are the same on every machine.
    """
    mean, weights = sum(wealth) / len(wealth), []
    for own in wealth:
        lead = (own - mean) / temperature
        weight = lead + sqrt(1 + lead * lead)
        weight *= weight
        weights.append(weight * weight)
    total = sum(weights)
    return [weight / total for weight in weights]
