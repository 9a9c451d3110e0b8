"""Chances of winning what only one heir can have: the pile of a common objective, or the majority."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from posse.games.pappy_winchester.rules.land import TERRAINS, Land, Plots
from posse.games.pappy_winchester.rules.objectives import COUNTS, Tokens
from posse.games.pappy_winchester.rules.table import NOBODY
from posse.games.pappy_winchester.rules.will import COMMON, Objective

EAGERNESS: Final = 1.5
"""How much more often than an equal share an heir gets the plots that they need."""

GROUP_WEIGHT: Final = 0.05
"""How much one plot in the largest group counts beside one plot owned: just enough to break ties."""

LEAD_FACTOR: Final = 6.0
LEAD_HALF_LIFE: Final = 2.0
"""One more plot multiplies the chance of the majority by up to 1 + `LEAD_FACTOR` near the end, and the effect
is halved with `LEAD_HALF_LIFE` plots left.
"""


def _touched(land: Land, own: Plots) -> Plots:
    found = 0
    while own:
        one = own & -own
        found |= land.beside[one.bit_length() - 1]
        own ^= one
    return found


def _new_terrain(land: Land, own: Plots, unsold: Plots) -> int:
    return sum([(land.sets[t] & unsold).bit_count() for t in TERRAINS if not own & land.sets[t]])


def _new_token(tokens: Tokens, lying: Tokens) -> int:
    return sum([count for count, held in zip(lying, tokens, strict=True) if not held])


def _more_of_most(tokens: Tokens, lying: Tokens) -> int:
    most = max(tokens)
    return max([count for count, held in zip(lying, tokens, strict=True) if held == most])


_USEFUL: Final[Mapping[Objective, Callable[[Land, Plots, Tokens, Plots, Tokens], int]]] = {
    "one_of_each_terrain": lambda land, own, _held, unsold, _lying: _new_terrain(land, own, unsold),
    "one_of_each_token": lambda _land, _own, held, _unsold, lying: _new_token(held, lying),
    "five_plots": lambda _land, _own, _held, unsold, _lying: unsold.bit_count(),
    "three_connected": lambda land, own, _held, unsold, _lying: (
        unsold & (_touched(land, own) or unsold)
    ).bit_count(),
    "four_same_token": lambda _land, _own, held, _unsold, lying: _more_of_most(held, lying),
    "three_off_river": lambda land, _own, _held, unsold, _lying: (
        unsold & land.sets["off_river"]
    ).bit_count(),
    "three_off_rails": lambda land, _own, _held, unsold, _lying: (
        unsold & land.sets["off_rails"]
    ).bit_count(),
    "four_isolated": lambda land, own, _held, unsold, _lying: (unsold & ~_touched(land, own)).bit_count(),
}
"""Roughly how many unsold plots, or tokens on them, bring an heir nearer to each objective."""


def completion_chance(
    land: Land, objective: Objective, own: Plots, held: Tokens, unsold: Plots, lying: Tokens, heirs: int
) -> float:
    """Return the chance that an heir completes an objective if no other does so first; 1 if complete."""
    missing = COMMON[objective] - COUNTS[objective](land, own, held)
    if missing <= 0:
        return 1.0
    useful = _USEFUL[objective](land, own, held, unsold, lying)
    if useful < missing:
        return 0.0
    expected, likely = EAGERNESS * useful / heirs, 1.0
    for step in range(1, missing + 1):
        likely *= expected / (expected + step)
    return likely


def completed_piles(
    land: Land, common: Sequence[Objective], taken: Sequence[int], own: Plots, held: Tokens
) -> list[int]:
    """List the untaken piles that these plots and tokens complete, without objectives met in one moment."""
    return [
        pile
        for pile, objective in enumerate(common)
        if taken[pile] == NOBODY and objective in COUNTS
        if COUNTS[objective](land, own, held) >= COMMON[objective]
    ]


def exclusive_chances(chances: Sequence[float]) -> list[float]:
    """Turn independent chances into chances of being the only winner; an heir who has it already gets it."""
    if 1.0 in chances:
        first = chances.index(1.0)
        return [float(heir == first) for heir in range(len(chances))]
    total, nobody = sum(chances), 1.0
    if not total:
        return list(chances)
    for each in chances:
        nobody *= 1 - each
    return [each * (1 - nobody) / total for each in chances]


def majority_chances(holdings: Sequence[tuple[int, int]], left: int) -> list[float]:
    """Return each heir's chance of the majority; `holdings`: plots owned, and the largest group."""
    if not left:
        best = max(holdings)
        return [float(own == best) for own in holdings]
    lead = 1 + LEAD_FACTOR / (1 + left / LEAD_HALF_LIFE)
    weights = []
    for plots, largest in holdings:
        weight = 1 + GROUP_WEIGHT * largest
        for _ in range(plots):
            weight *= lead
        weights.append(weight)
    total = sum(weights)
    return [weight / total for weight in weights]
