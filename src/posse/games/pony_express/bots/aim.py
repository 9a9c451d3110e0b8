"""Where to aim: the bot tries a few shots with the fast model and takes the best aim.

Everything is learned by shooting, so a better model of the shot needs no change here.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final

from posse.games.pony_express.rules import Race, Rules, shots
from posse.games.pony_express.rules.actions import Aim
from posse.games.pony_express.rules.gunfight import decisive
from posse.games.pony_express.rules.options import TREMORS
from posse.kernel import Scene, Seat

ShotValue = Callable[[tuple[str, ...], tuple[str, ...]], float]
"""Returns the value of a shot from the figures touched and the figures felled, against a miss."""

STRENGTHS: Final = (18, 20, 21, 22, 24, 26)
ANGLES: Final = (0, -4, 4, -8, 8, -12, 12)  # quarter degrees
ALONG: Final = (0, -25, 25)  # mm
LEARNING_SHOTS: Final = 150  # to learn the usual aim, once
BYSTANDER_SHOTS: Final = 16  # to see whether a bystander is in the way
COMPARISON_SHOTS: Final = 8  # for each aim near the usual one
CROWDED: Final = 1.5 / BYSTANDER_SHOTS


def mean_value(
    scene: Scene, aim: Aim, tremor: int, value: ShotValue, rng: random.Random, tries: int
) -> float:
    """Return the average value of `tries` shots."""
    return sum([value(*shots.sample(scene, aim, tremor, rng)) for _ in range(tries)]) / tries


def choose_aim(
    scene: Scene, tremor: int, value: ShotValue, usual: Aim, bystanders: tuple[str, ...], rng: random.Random
) -> Aim:
    """Return the usual aim, or the best aim near it if bystanders are in the way."""

    def stray(touched: tuple[str, ...], _fell: tuple[str, ...]) -> float:
        return float(bool(touched) and touched[0] in bystanders)

    if mean_value(scene, usual, tremor, stray, rng, BYSTANDER_SHOTS) < CROWDED:
        return usual
    near = [replace(usual, along=along, angle=usual.angle + off) for along in ALONG for off in ANGLES[:5]]
    return max(near, key=lambda aim: mean_value(scene, aim, tremor, value, rng, COMPARISON_SHOTS))


@cache
def usual_aim(rules: Rules, indians: bool) -> tuple[Aim, float]:
    """Return the best aim at a lone rival or the Indians, and its mean number of hits or of Indians down."""
    table = Race.laid_out(rules, 3)
    scene = table.ambush_scene() if indians else table.duel_scene(0, 1, 0)
    kind = "indian" if indians else "rider"
    targets = [figure for figure in scene.figures if figure.kind == kind and figure.id not in ("r0", "r2")]
    scene = replace(scene, figures=tuple(targets))
    tremor = TREMORS[rules.hand]

    def value(touched: tuple[str, ...], fell: tuple[str, ...]) -> float:
        if indians:
            return float(len([name for name in fell if name[0] == "i"]))
        return float(wins_duel(rules, 0, 1, touched, fell))

    angles = ANGLES if indians else ANGLES[:1]
    aims = [Aim(0, angle, strength, 0) for angle in angles for strength in STRENGTHS]
    rng, tries = random.Random(len(aims)), LEARNING_SHOTS // len(angles)
    best = max(aims, key=lambda aim: mean_value(scene, aim, tremor, value, rng, tries))
    return best, mean_value(scene, best, tremor, value, rng, 2 * LEARNING_SHOTS)


def wins_duel(
    rules: Rules, shooter: Seat, target: Seat, touched: tuple[str, ...], fell: tuple[str, ...]
) -> bool:
    """Return whether a shot that touched and felled these figures wins a duel against `target`."""
    return decisive(rules, shooter, target, touched, fell) == f"r{target}"
