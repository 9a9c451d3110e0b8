"""Bots for Pappy Winchester: two reference bots, the levels from the weakest, and the characters."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from posse.bots.bot import Bot
from posse.bots.search import Budget
from posse.games.pappy_winchester.bots.greedy import GreedyBidder
from posse.games.pappy_winchester.bots.naive_bidder import NaiveBidder
from posse.games.pappy_winchester.bots.personality import CHARACTERS, LEVELS, Personality
from posse.games.pappy_winchester.bots.search_bidder import SearchBidder
from posse.kernel import Seat

Maker = Callable[[Seat, random.Random], Bot[Any]]

LEGEND: Final = Budget(playouts=96, seconds=0.2)


def _of(personality: Personality) -> Maker:
    return lambda _seat, rng: GreedyBidder(rng, personality)


BOTS: Final[dict[str, Maker]] = {
    "greedy": lambda _seat, rng: GreedyBidder(rng),
    "shader": lambda _seat, rng: NaiveBidder(rng),
    **{name: _of(personality) for name, personality in LEVELS.items()},
    "legend": lambda _seat, rng: SearchBidder(rng, LEGEND),
    **{name: _of(personality) for name, personality in CHARACTERS.items()},
}

__all__ = ["BOTS"]
