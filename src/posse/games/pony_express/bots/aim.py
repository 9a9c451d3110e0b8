"""Where to aim: a few shots in the mind, by the fast model of a shot.

What is known of the model is what can be seen by shooting; so a better model needs no better marksman.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final

from posse.games.pony_express.rules import Race, Rules, shots
from posse.games.pony_express.rules.actions import Aim
from posse.games.pony_express.rules.table import TREMORS
from posse.kernel import Scene

Judge = Callable[[tuple[str, ...], tuple[str, ...]], float]
"""What it is worth to touch these and fell those, against nothing at all."""

STRENGTHS: Final = (18, 20, 21, 22, 24, 26)
ANGLES: Final = (0, -4, 4, -8, 8, -12, 12)  # quarter degrees
ALONG: Final = (0, -25, 25)  # mm
LESSONS: Final = 150  # shots to learn an aim by, once and for all
GLANCE: Final = 16  # shots to see whether anybody is in the way
LOOK: Final = 8  # shots for each of the aims around
CROWDED: Final = 1.5 / GLANCE


def worth(scene: Scene, aim: Aim, tremor: int, judge: Judge, rng: random.Random, tries: int) -> float:
    """What such a shot brings on average."""
    return sum([judge(*shots.sample(scene, aim, tremor, rng)) for _ in range(tries)]) / tries


def aim(
    scene: Scene, tremor: int, judge: Judge, habit: Aim, bystanders: tuple[str, ...], rng: random.Random
) -> Aim:
    """As we have learned; where bystanders are in the way, the best of the aims around."""

    def stray(touched: tuple[str, ...], _fell: tuple[str, ...]) -> float:
        return float(bool(touched) and touched[0] in bystanders)

    if worth(scene, habit, tremor, stray, rng, GLANCE) < CROWDED:
        return habit
    around = [replace(habit, along=along, angle=habit.angle + off) for along in ALONG for off in ANGLES[:5]]
    return max(around, key=lambda aim: worth(scene, aim, tremor, judge, rng, LOOK))


@cache
def lesson(rules: Rules, indians: bool) -> tuple[Aim, float]:
    """The best aim at a lone rival, or at the Indians, and what it brings: hits, or Indians down."""
    table = Race.laid_out(rules, 3)
    scene = table.ambush_scene() if indians else table.duel_scene(0, 1, 0)
    kind = "indian" if indians else "rider"
    seen = [figure for figure in scene.figures if figure.kind == kind and figure.id not in ("r0", "r2")]
    scene = replace(scene, figures=tuple(seen))
    tremor = TREMORS[rules.hand]

    def judge(touched: tuple[str, ...], fell: tuple[str, ...]) -> float:
        if indians:
            return float(len([name for name in fell if name[0] == "i"]))
        return float(tells(rules, "r1", touched, fell))

    angles = ANGLES if indians else ANGLES[:1]
    aims = [Aim(0, angle, strength, 0) for angle in angles for strength in STRENGTHS]
    rng = random.Random(len(aims))
    best = max(aims, key=lambda aim: worth(scene, aim, tremor, judge, rng, LESSONS // len(angles)))
    return best, worth(scene, best, tremor, judge, rng, 2 * LESSONS)


def tells(rules: Rules, target: str, touched: tuple[str, ...], fell: tuple[str, ...]) -> bool:
    """Whether such a shot wins a duel."""
    return touched[:1] == (target,) and (not rules.figure_must_fall or target in fell)
