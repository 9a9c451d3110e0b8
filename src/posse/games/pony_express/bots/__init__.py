"""Bots for Pony Express."""

from __future__ import annotations

import random
from typing import Any, Final

from posse.bots import Bot, BotEntry, Maker
from posse.games.pony_express.bots import personality
from posse.games.pony_express.bots.best_response import BestResponse
from posse.games.pony_express.bots.greedy import Greedy
from posse.games.pony_express.bots.legend import Legend
from posse.games.pony_express.bots.mistakes import MISTAKES, FallibleBot, Mistakes
from posse.games.pony_express.bots.personality import Character, Personality
from posse.kernel import Seat


def greedy(_seat: Seat, rng: random.Random) -> Bot[Any]:
    return Greedy(rng)


def _character(own: Personality) -> Maker:
    def make(_seat: Seat, rng: random.Random) -> Bot[Any]:
        return Character(rng, own)

    return make


def _fallible(mistakes: Mistakes) -> Maker:
    def make(_seat: Seat, rng: random.Random) -> Bot[Any]:
        return FallibleBot(rng, mistakes)

    return make


def sheriff(_seat: Seat, rng: random.Random) -> Bot[Any]:
    return BestResponse(rng)


def legend(_seat: Seat, rng: random.Random) -> Bot[Any]:
    return Legend(rng)


STRENGTHS: Final = {"greenhorn": 0, "cowhand": 129, "deputy": 270, "sheriff": 474, "legend": 697}
"""Elo points above the weakest level: bench/results.md."""


BOTS: Final[dict[str, BotEntry]] = {
    "greedy": BotEntry(greedy, "yardstick"),
    "equilibrium": BotEntry(_character(personality.EQUILIBRIUM), "yardstick"),
    **{name: BotEntry(_fallible(mistakes), strength=STRENGTHS[name]) for name, mistakes in MISTAKES.items()},
    "sheriff": BotEntry(sheriff, strength=STRENGTHS["sheriff"]),
    "legend": BotEntry(legend, strength=STRENGTHS["legend"]),
    "honest": BotEntry(_character(personality.HONEST), "character"),
    "paranoid": BotEntry(_character(personality.PARANOID), "character"),
    "tall-tale": BotEntry(_character(personality.TALL_TALE), "character"),
    "all-in": BotEntry(_character(personality.ALL_IN), "character"),
    "miserly": BotEntry(_character(personality.MISERLY), "character"),
}

__all__ = ["BOTS"]
