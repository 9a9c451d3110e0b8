"""Shots whose outcome can be sampled by a model that is fast enough for simulations."""

from __future__ import annotations

import random

from posse.games.pony_express.rules import shots
from posse.games.pony_express.rules.actions import Aim
from posse.kernel import Outcome, Scene, Shot
from posse.kernel.shot import shot_outcome


class ModelledShot(Shot):
    """A shot that `sample` answers with the fast model fitted to the physics."""

    __slots__ = ()

    def sample(self, rng: random.Random) -> Outcome:
        return shot_outcome(*shots.sample(self.scene, self.aim, self.tremor, rng))


def fired(scene: Scene, aim: Aim, drunk: bool = False) -> tuple[str, ...]:
    """Return a shot as it was fired, for drawing it: the scene, the aim, and whether whisky was played."""
    return (*scene.words(), str(aim), *(["drunk"] if drunk else []))
