"""What makes an heir's fortune, all cards known, and what a lead is worth as a chance of winning."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from posse.games.pappy_winchester.bots.standing import KEPT
from posse.games.pappy_winchester.bots.worth import earned, worths
from posse.games.pappy_winchester.rules.land import PLOTS, Plots
from posse.games.pappy_winchester.rules.will import Objective


class Weights(NamedTuple):
    """What counts how much with so many plots left: curves through what `scripts/fortunes.py` finds in games
    of greedy heirs."""

    purse: float
    personal: float
    piles: float
    majority: float
    rides: float
    edge: float
    """What unsold plots bring an heir more than any other."""
    duel: float
    heat: float
    """How many notes of lead are worth little, so far from the end."""


def _weights(left: int) -> Weights:
    if not left:  # nothing is in doubt any more
        return Weights(1, 1, 1, 1, 0, 0, 0.1, 0.3)
    part = left / PLOTS
    square = part * part
    return Weights(
        purse=1.02 + 0.8 * square,
        personal=1.02,
        piles=1 + 0.4 * part,
        majority=1 + 4.5 * square * square,
        rides=0.75,
        edge=0.57 - 0.15 * part,
        duel=0.15 + 0.5 * part,
        heat=2.4 + 0.75 * left + 0.03 * left * left,
    )


WEIGHTS: Final = tuple([_weights(left) for left in range(PLOTS + 1)])


@lru_cache(KEPT)
def wanted(numbering: str, lying: tuple[str, ...], pair: tuple[Objective, ...]) -> tuple[int, ...]:
    """What each plot brings whoever has these objectives."""
    known = worths(numbering, lying)
    return tuple([sum(each) for each in zip(*[known[objective] for objective in pair], strict=True)])


@lru_cache(KEPT)
def edges(
    numbering: str, unsold: Plots, lying: tuple[str, ...], objectives: tuple[tuple[Objective, ...], ...]
) -> tuple[int, ...]:
    """For each heir, what the unsold plots bring him more than any other."""
    each = [wanted(numbering, lying, pair) for pair in objectives]
    found = [0] * len(each)
    for plot, worth in enumerate(zip(*each, strict=True)):
        if unsold >> plot & 1:
            second, best = sorted(worth)[-2:]
            if best > second:
                found[worth.index(best)] += best - second
    return tuple(found)


@lru_cache(KEPT)
def personal(numbering: str, pair: tuple[Objective, ...], own: Plots, held: tuple[int, ...]) -> int:
    return sum([earned(numbering, objective, own, held) for objective in pair])


def chances(fortunes: Sequence[float], heat: float) -> list[float]:
    """Who will be the richest, by the lead over the mean: near enough to an exponential, and the same
    everywhere."""
    mean, weights = sum(fortunes) / len(fortunes), []
    for own in fortunes:
        lead = (own - mean) / heat
        weight = lead + sqrt(1 + lead * lead)
        weight *= weight
        weights.append(weight * weight)
    total = sum(weights)
    return [weight / total for weight in weights]
