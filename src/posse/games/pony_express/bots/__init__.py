"""Bots for Pony Express."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from posse.bots.bot import Bot
from posse.games.pony_express.bots import character
from posse.games.pony_express.bots.character import Character
from posse.games.pony_express.bots.legend import Legend
from posse.games.pony_express.bots.mistakes import LAPSES, Lapses, Learner
from posse.games.pony_express.bots.reckoner import Reckoner
from posse.games.pony_express.bots.rider import Rider
from posse.kernel import Seat

Maker = Callable[[Seat, random.Random], Bot[Any]]


def greedy(_seat: Seat, rng: random.Random) -> Bot[Any]:
    return Rider(rng)


def _of(temper: character.Temper) -> Maker:
    def seated(_seat: Seat, rng: random.Random) -> Bot[Any]:
        return Character(rng, temper)

    return seated


def _erring(lapses: Lapses) -> Maker:
    def seated(_seat: Seat, rng: random.Random) -> Bot[Any]:
        return Learner(rng, lapses)

    return seated


def sheriff(_seat: Seat, rng: random.Random) -> Bot[Any]:
    return Reckoner(rng)


def legend(_seat: Seat, rng: random.Random) -> Bot[Any]:
    return Legend(rng)


BOTS: Final[dict[str, Maker]] = {
    "greedy": greedy,
    "equilibrium": _of(character.EQUILIBRIUM),
    **{name: _erring(lapses) for name, lapses in LAPSES.items()},
    "sheriff": sheriff,
    "legend": legend,
    "honest": _of(character.HONEST),
    "paranoid": _of(character.PARANOID),
    "tall-tale": _of(character.TALL_TALE),
    "all-in": _of(character.ALL_IN),
    "miserly": _of(character.MISERLY),
}

__all__ = ["BOTS"]
