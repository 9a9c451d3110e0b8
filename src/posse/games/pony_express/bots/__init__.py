"""Bots for Pony Express."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from posse.bots.bot import Bot
from posse.games.pony_express.bots import personality
from posse.games.pony_express.bots.best_response import BestResponse
from posse.games.pony_express.bots.greedy import Greedy
from posse.games.pony_express.bots.legend import Legend
from posse.games.pony_express.bots.mistakes import MISTAKES, FallibleBot, Mistakes
from posse.games.pony_express.bots.personality import Character, Personality
from posse.kernel import Seat

Maker = Callable[[Seat, random.Random], Bot[Any]]


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


BOTS: Final[dict[str, Maker]] = {
    "greedy": greedy,
    "equilibrium": _character(personality.EQUILIBRIUM),
    **{name: _fallible(mistakes) for name, mistakes in MISTAKES.items()},
    "sheriff": sheriff,
    "legend": legend,
    "honest": _character(personality.HONEST),
    "paranoid": _character(personality.PARANOID),
    "tall-tale": _character(personality.TALL_TALE),
    "all-in": _character(personality.ALL_IN),
    "miserly": _character(personality.MISERLY),
}

__all__ = ["BOTS"]
