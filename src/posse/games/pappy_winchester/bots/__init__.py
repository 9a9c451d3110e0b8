"""Bots for Pappy Winchester: two yardsticks, the levels from the weakest, and the characters."""

from __future__ import annotations

from typing import Final

from posse.bots import BotEntry, Maker
from posse.bots.search import Budget
from posse.games.pappy_winchester.bots.greedy import Heir
from posse.games.pappy_winchester.bots.naive_bidder import Shader
from posse.games.pappy_winchester.bots.personality import CHARACTERS, LEVELS, Temper
from posse.games.pappy_winchester.bots.search_bidder import Magnate

LEGEND: Final = Budget(playouts=96, seconds=0.2)


def _of(temper: Temper) -> Maker:
    return lambda _seat, rng: Heir(rng, temper)


BOTS: Final[dict[str, BotEntry]] = {
    "greedy": BotEntry(lambda _seat, rng: Heir(rng), "yardstick"),
    "shader": BotEntry(lambda _seat, rng: Shader(rng), "yardstick"),
    **{name: BotEntry(_of(temper)) for name, temper in LEVELS.items()},
    "legend": BotEntry(lambda _seat, rng: Magnate(rng, LEGEND)),
    **{name: BotEntry(_of(temper), "character") for name, temper in CHARACTERS.items()},
}

__all__ = ["BOTS"]
