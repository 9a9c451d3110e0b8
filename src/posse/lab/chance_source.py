"""Who answers for chance in a match: a generator for dice, the physics for shots where it is asked for."""

from __future__ import annotations

import random

from posse import physics
from posse.kernel import Chance, Outcome, Shot


class ChanceSource:
    """A source of chance.  With `real_shots` a flicked die rolls; else the game's fast model answers."""

    def __init__(self, rng: random.Random, real_shots: bool = False) -> None:
        self.rng = rng
        self.real_shots = real_shots
        self.shot: physics.Trajectory | None = None
        """The last real shot, with its path over the board."""
        self._seed = bytes([int(rng.random() * 256) for _ in range(32)])
        self._shots = 0

    def answer(self, ask: Chance) -> Outcome:
        if isinstance(ask, Shot) and self.real_shots:
            self._shots += 1
            outcome, self.shot = physics.flick(ask, self._seed, self._shots)
            return outcome
        return ask.sample(self.rng)
