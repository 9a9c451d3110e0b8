"""How the heirs stand by what lies open: the piles, the majority and the fares that each can hope for.

All of it is worked out once for each position and kept: a search comes back to the same ones again and again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from posse.games.pappy_winchester.bots.fortunes import EVERYTHING
from posse.games.pappy_winchester.bots.objective_odds import hope, majority, shared
from posse.games.pappy_winchester.bots.vehicles import fares, usual
from posse.games.pappy_winchester.rules.land import Plots, land
from posse.games.pappy_winchester.rules.objectives import COUNTS, Tokens
from posse.games.pappy_winchester.rules.will import KINDS, MAJORITY, PILES, TOKENS, Objective

KEPT: Final = 1 << 14

Open = tuple[tuple[float, ...], ...]
"""For each heir: what to expect of piles, of the majority and of vehicles, in notes."""


@lru_cache(KEPT)
def standing(
    numbering: str,
    common: tuple[Objective, ...],
    taken: tuple[int, ...],
    hats: tuple[Plots, ...],
    held: tuple[int, ...],
) -> Open:
    known, kinds = land(numbering), len(KINDS)
    unsold = EVERYTHING & ~sum(hats)
    lying = tuple([TOKENS[kind] - sum(held[at::kinds]) for at, kind in enumerate(KINDS)])
    open_piles = tuple([o for o, by in zip(common, taken, strict=True) if by < 0 and o in COUNTS])
    each = [
        _hopes(
            numbering, open_piles, own, held[kinds * seat : kinds * seat + kinds], unsold, lying, len(hats)
        )
        for seat, own in enumerate(hats)
    ]
    prizes = [0.0] * len(hats)
    for objective, hopes in zip(open_piles, zip(*each, strict=True), strict=True):
        prize = PILES[common.index(objective)]
        for seat, share in enumerate(shared(hopes)):
            prizes[seat] += prize * share
    most = majority([(own.bit_count(), _largest(numbering, own)) for own in hats], unsold.bit_count())
    later = lying[KINDS.index("move")]
    income = usual(fares(known, hats)) if later else [0.0] * len(hats)
    return tuple([(p, MAJORITY * m, later * i) for p, m, i in zip(prizes, most, income, strict=True)])


@lru_cache(KEPT)
def _hopes(
    numbering: str,
    piles: tuple[Objective, ...],
    own: Plots,
    held: Tokens,
    unsold: Plots,
    lying: Tokens,
    heirs: int,
) -> tuple[float, ...]:
    known = land(numbering)
    return tuple([hope(known, objective, own, held, unsold, lying, heirs) for objective in piles])


@lru_cache(KEPT)
def _largest(numbering: str, own: Plots) -> int:
    return land(numbering).largest(own)
