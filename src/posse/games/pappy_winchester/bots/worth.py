"""What a plot with its token is to whoever has an objective: a table for each land, made once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from posse.games.pappy_winchester.rules.land import PLOTS, Plots, land
from posse.games.pappy_winchester.rules.objectives import fulfilled
from posse.games.pappy_winchester.rules.will import KINDS, PERSONAL, Objective

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
def worths(numbering: str, lying: tuple[str, ...]) -> Mapping[Objective, Worths]:
    """For every objective, all plots that still have their token on them."""
    found = dict(_bare(numbering))
    for kind in KINDS:
        objective = f"{kind}_tokens"
        if objective in found:
            found[objective] = tuple([PERSONAL[objective] * (it == kind) for it in lying])
    return found


def earned(numbering: str, objective: Objective, own: Plots, held: Sequence[int]) -> int:
    """What an objective brings for all that an heir has."""
    return PERSONAL[objective] * fulfilled(land(numbering), objective, own, tuple(held))
