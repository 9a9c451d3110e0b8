"""Bots for Pony Express."""

from __future__ import annotations

import random
from typing import Any, Final

from posse.bots import Bot, BotEntry, Maker
from posse.games.pony_express.bots import character
from posse.games.pony_express.bots.character import Character
from posse.games.pony_express.bots.legend import Legend
from posse.games.pony_express.bots.mistakes import LAPSES, Lapses, Learner
from posse.games.pony_express.bots.reckoner import Reckoner
from posse.games.pony_express.bots.rider import Rider
from posse.kernel import Seat


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


BOTS: Final[dict[str, BotEntry]] = {
    "greedy": BotEntry(greedy, "yardstick"),
    "equilibrium": BotEntry(_of(character.EQUILIBRIUM), "yardstick"),
    **{name: BotEntry(_erring(lapses)) for name, lapses in LAPSES.items()},
    "sheriff": BotEntry(sheriff),
    "legend": BotEntry(legend),
    "honest": BotEntry(_of(character.HONEST), "character"),
    "paranoid": BotEntry(_of(character.PARANOID), "character"),
    "tall-tale": BotEntry(_of(character.TALL_TALE), "character"),
    "all-in": BotEntry(_of(character.ALL_IN), "character"),
    "miserly": BotEntry(_of(character.MISERLY), "character"),
}

__all__ = ["BOTS"]
