"""Bots for Pappy Winchester: two yardsticks, the levels from the weakest, and the characters."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from posse.bots.bot import Bot
from posse.bots.search import Budget
from posse.games.pappy_winchester.bots.greedy import Heir
from posse.games.pappy_winchester.bots.naive_bidder import Shader
from posse.games.pappy_winchester.bots.personality import CHARACTERS, LEVELS, Temper
from posse.games.pappy_winchester.bots.search_bidder import Magnate
from posse.kernel import Seat

Maker = Callable[[Seat, random.Random], Bot[Any]]

LEGEND: Final = Budget(playouts=96, seconds=0.2)


def _of(temper: Temper) -> Maker:
    return lambda _seat, rng: Heir(rng, temper)


BOTS: Final[dict[str, Maker]] = {
    "greedy": lambda _seat, rng: Heir(rng),
    "shader": lambda _seat, rng: Shader(rng),
    **{name: _of(temper) for name, temper in LEVELS.items()},
    "legend": lambda _seat, rng: Magnate(rng, LEGEND),
    **{name: _of(temper) for name, temper in CHARACTERS.items()},
}

__all__ = ["BOTS"]
