"""Where to aim: the usual aim, or the best one that a search finds if bystanders are in the way."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from posse.games.pony_express.rules import Race, Rules, shots
from posse.games.pony_express.rules.actions import Aim
from posse.games.pony_express.rules.aiming import ShotValue, expected, search
from posse.games.pony_express.rules.gunfight import decisive
from posse.games.pony_express.rules.options import TREMORS
from posse.kernel import Scene, Seat

CROWDED: Final = 0.06
"""How likely the usual aim must be to hit a bystander before another one is sought."""


def choose_aim(scene: Scene, tremor: int, value: ShotValue, usual: Aim, bystanders: tuple[str, ...]) -> Aim:
    """Return the usual aim, or the best aim for this board if bystanders are in the way."""
    touches = shots.first_touches(scene, usual, tremor)
    if sum([share for figure, share in touches.items() if figure.id in bystanders]) < CROWDED:
        return usual
    return search(scene, tremor, value, rounds=0)  # quick: it is asked in the midst of thousands of games


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

    best = search(scene, tremor, value)
    return best, expected(scene, best, tremor, value)


def wins_duel(
    rules: Rules, shooter: Seat, target: Seat, touched: tuple[str, ...], fell: tuple[str, ...]
) -> bool:
    """Return whether a shot that touched and felled these figures wins a duel against `target`."""
    return decisive(rules, shooter, target, touched, fell) == f"r{target}"
