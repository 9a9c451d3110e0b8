"""The twenty objectives: what each counts (PW-R20, PW-R21), and when a common objective is met."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from posse.games.pappy_winchester.rules.land import PLOTS, TERRAINS, Land, Plots
from posse.games.pappy_winchester.rules.table import Estate
from posse.games.pappy_winchester.rules.will import COMMON, KINDS, Objective

Tokens = tuple[int, ...]
"""The number of tokens of each kind that an heir holds."""

Count = Callable[[Land, Plots, Tokens], int]

COUNTS: Final[Mapping[Objective, Count]] = {
    "one_of_each_terrain": lambda land, own, _: len([t for t in TERRAINS if own & land.sets[t]]),
    "one_of_each_token": lambda _land, _own, tokens: len([count for count in tokens if count]),
    "five_plots": lambda _land, own, _tokens: own.bit_count(),
    "three_connected": lambda land, own, _: land.largest(own),
    "four_same_token": lambda _land, _own, tokens: max(tokens),
    "three_off_river": lambda land, own, _: (own & land.sets["off_river"]).bit_count(),
    "three_off_rails": lambda land, own, _: (own & land.sets["off_rails"]).bit_count(),
    "four_isolated": lambda land, own, _: land.isolated(own),
}
"""For each objective, a function that counts what an heir has for it.  Two are missing: they are met in a
moment, and nothing can be counted."""

_TOKENS: Final = {f"{kind}_tokens": at for at, kind in enumerate(KINDS)}


def met(t: Estate, objective: Objective, own: Plots, tokens: Tokens, dry: bool) -> bool:
    """Return whether the buyer, who has these plots and tokens now, has just completed the objective.
    `dry`: the buyer's saloon token has just found an empty saloon."""
    if objective == "last_auction":
        # Nobody won an auction in which nobody bid (PW-R22); by the first version of the rules the buyer did.
        return t.owned.bit_count() == PLOTS and not (t.forced and t.rules.version > 1)
    if objective == "empty_saloon":
        return dry
    need = COMMON[objective]
    # Plots are counted, or tokens, and each plot brought one: nobody has more of anything than plots.
    return own.bit_count() >= need and COUNTS[objective](t.land, own, tokens) >= need


def have(land: Land, objective: Objective, own: Plots, tokens: Tokens, taken: bool) -> int:
    """Return how many plots or tokens an heir has towards a common objective."""
    count = COUNTS.get(objective)
    return int(taken) if count is None else count(land, own, tokens)


def fulfilled(land: Land, objective: Objective, own: Plots, tokens: Tokens) -> int:
    """Return how many of an heir's plots or tokens a personal objective pays for."""
    if objective in _TOKENS:
        return tokens[_TOKENS[objective]]
    return (own & land.sets[objective]).bit_count()
