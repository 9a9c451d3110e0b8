"""Bots for Pappy Winchester: two reference bots, the levels from the weakest, and the characters."""

from __future__ import annotations

from typing import Final

from posse.bots import BotEntry, Maker
from posse.bots.search import Budget
from posse.games.pappy_winchester.bots.greedy import GreedyBidder
from posse.games.pappy_winchester.bots.naive_bidder import NaiveBidder
from posse.games.pappy_winchester.bots.personality import CHARACTERS, LEVELS, Personality
from posse.games.pappy_winchester.bots.search_bidder import SearchBidder

LEGEND: Final = Budget(playouts=96, seconds=0.2)


def _of(personality: Personality) -> Maker:
    return lambda _seat, rng: GreedyBidder(rng, personality)


STRENGTHS: Final = {"greenhorn": 0, "cowhand": 172, "deputy": 331, "sheriff": 478, "legend": 632}
"""Elo points above the weakest level: bench/results.md."""


BOTS: Final[dict[str, BotEntry]] = {
    "greedy": BotEntry(lambda _seat, rng: GreedyBidder(rng), "yardstick"),
    "shader": BotEntry(lambda _seat, rng: NaiveBidder(rng), "yardstick"),
    **{name: BotEntry(_of(personality), strength=STRENGTHS[name]) for name, personality in LEVELS.items()},
    "legend": BotEntry(lambda _seat, rng: SearchBidder(rng, LEGEND), strength=STRENGTHS["legend"]),
    **{name: BotEntry(_of(personality), "character") for name, personality in CHARACTERS.items()},
}

__all__ = ["BOTS"]
