"""The answer of chance to a shot, by a model that is quick enough for simulations."""

from __future__ import annotations

import random

from posse.games.pony_express.rules import shots
from posse.games.pony_express.rules.actions import Aim
from posse.kernel import Outcome, Scene, Shot
from posse.kernel.shot import shot_outcome


class ModelledShot(Shot):
    """A shot that `sample` answers by the fast model made from the physics."""

    __slots__ = ()

    def sample(self, rng: random.Random) -> Outcome:
        return shot_outcome(*shots.sample(self.scene, self.aim, self.tremor, rng))


def fired(scene: Scene, aim: Aim, drunk: bool = False) -> tuple[str, ...]:
    """A shot as it left the hand, for whoever draws it: the scene, the aim, and whether whisky was in it."""
    return (*scene.words(), str(aim), *(["drunk"] if drunk else []))
