"""The sheriff: reckons every claim and every doubt against people as they mostly are."""

from __future__ import annotations

import random

from posse.games.pony_express.bots.best_response import by_reckoning, reckoned
from posse.games.pony_express.bots.character import Temper
from posse.games.pony_express.bots.dice_to_show import Shower


class Reckoner(Shower):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng, Temper(reckoned, by_reckoning))
