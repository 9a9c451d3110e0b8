"""The sheriff: reckons every claim and every doubt against people as they mostly are."""

from __future__ import annotations

import random

from posse.bots.pony_express.character import Temper, Veteran
from posse.bots.pony_express.odds import Values
from posse.bots.pony_express.reckoning import by_reckoning, reckoned, usual_worths
from posse.games.pony_express import RaceView


class Reckoner(Veteran):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng, Temper(reckoned, by_reckoning))

    def _values(self, view: RaceView) -> Values:
        return usual_worths(self.moment(view))
