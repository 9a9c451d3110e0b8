"""The sheriff: reckons every claim and every doubt against people as they mostly are."""

from __future__ import annotations

import random

from posse.bots.pony_express.character import Temper
from posse.bots.pony_express.reckoning import by_reckoning, reckoned
from posse.bots.pony_express.showing import Shower


class Reckoner(Shower):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng, Temper(reckoned, by_reckoning))
