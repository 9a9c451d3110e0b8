"""Fit the fast model of a shot to the physics: `python3 run.py python scripts/fit_shot_model.py`.

Rolls the simulated die many times on an empty board and at a lone rider, fits the few numbers that the model
needs, and writes src/posse/games/pony_express/data/shots.toml.  `--check` prints how far the model is off.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable
from dataclasses import replace
from math import atan2, degrees, dist
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import posse
from posse import physics
from posse.games.pony_express.rules import shots
from posse.games.pony_express.rules.actions import Aim
from posse.games.pony_express.rules.options import TREMORS
from posse.games.pony_express.rules.scene import ModelledShot
from posse.games.pony_express.rules.table import Race
from posse.kernel import Scene
from posse.lab.chance_source import ChanceSource
from posse.physics.flick import scene

DATA: Final = Path(shots.__file__).parents[1] / "data" / "shots.toml"
STRENGTHS: Final = (8, 12, 16, 18, 20, 22, 24, 26, 28, 32)
ROLLS: Final = 150
HITS: Final = 400
SEED: Final = b"fast model"
USUAL: Final = TREMORS["usual"]

HEAD: Final = """\
# The fast model of a shot (mark D).  Made by scripts/fit_shot_model.py from the physics; do not edit by hand.
# One row for each strength (0.1 m/s): sideways spread of the hand per unit of tremor and of the roll itself
# (degrees), how far the die gets and the spread of that (mm), and how near to a rider's middle it must pass
# to touch (mm).  Other figures are narrower or wider in the proportion of `size`.
"""


def duel(pos: list[int]) -> Scene:
    table: Race = posse.load("pony-express").setup(len(pos)).table
    table.pos = tuple(pos)
    return table.duel_scene(0, 1, 0)


def ambush(pos: list[int]) -> Scene:
    table: Race = posse.load("pony-express").setup(len(pos)).table
    table.pos = tuple(pos)
    return table.ambush_scene()


EMPTY: Final = duel([6, 6, 1])  # the third rider is far off the line
ALONE: Final = replace(EMPTY, figures=EMPTY.figures[:2])


def rolls(strength: int) -> tuple[float, float, float, float]:
    """Return the spread of the hand per unit of tremor and of the roll; the mean reach and its spread."""
    bare = scene(replace(EMPTY, figures=()))
    hand, swerve, reach = [], [], []
    for number in range(ROLLS):
        flick = physics.tremble(physics.Aim(strength=strength), SEED, number, USUAL)
        hand.append(degrees(flick.angle * 1e-5))
        keys = physics.decode(physics.shoot(bare, flick).frames)[0].keys
        start, way = (keys[0].x, keys[0].y), (bare.target[0] - keys[0].x, bare.target[1] - keys[0].y)
        far = [key for key in keys if dist(start, (key.x, key.y)) > 600] or [keys[-1]]
        gone = (far[0].x - start[0], far[0].y - start[1])
        turned = degrees(atan2(way[0] * gone[1] - way[1] * gone[0], way[0] * gone[0] + way[1] * gone[1]))
        swerve.append(turned - hand[-1])
        reach.append(dist(start, (keys[-1].x, keys[-1].y)) / 10)
    return stdev(hand) / (USUAL / 2), stdev(swerve), fmean(reach), stdev(reach)


def first_touch(where: Scene, aim: Aim, count: int, tremor: int = USUAL) -> dict[str, float]:
    """Return how often each figure is touched first, by the physics."""
    board, found = scene(where), dict.fromkeys(["-", *[f.id for f in where.figures]], 0.0)
    for number in range(count):
        flick = physics.tremble(physics.Aim(**aim.arguments), SEED, number, tremor)  # type: ignore[arg-type]
        touched = physics.shoot(board, flick, first_touch=True).touched
        found[touched[0] if touched else "-"] += 1 / count
    return found


def modelled(where: Scene, aim: Aim, count: int, tremor: int = USUAL) -> dict[str, float]:
    """Return how often each figure is touched first, by the fast model."""
    rng, found = random.Random(1), dict.fromkeys(["-", *[f.id for f in where.figures]], 0.0)
    for _ in range(count):
        touched, _ = shots.sample(where, aim, tremor, rng)
        found[touched[0] if touched else "-"] += 1 / count
    return found


def fit(low: float, high: float, wanted: float, measure: Callable[[float], float]) -> float:
    """Return the number between `low` and `high` for which a rising `measure` is `wanted` (bisection)."""
    for _ in range(18):
        middle = (low + high) / 2
        low, high = (middle, high) if measure(middle) < wanted else (low, middle)
    return (low + high) / 2


def width(row: shots.Row, wanted: float) -> float:
    def hits(size: float) -> float:
        rng, wide = random.Random(2), row._replace(width=size)
        aim = Aim(0, 0, int(row.strength), 0)
        return fmean([bool(shots.touched(ALONE, aim, USUAL, wide, rng)) for _ in range(3000)])

    return fit(4.0, 60.0, wanted, hits)


def falls() -> tuple[float, float]:
    """Return how often a touched Indian falls, and how often each neighbour follows, in an ambush."""
    where, counts = ambush([8, 3, 2]), []
    chance_source = ChanceSource(random.Random(5), real_shots=True)
    for _ in range(HITS):
        outcome = chance_source.answer(ModelledShot(where, Aim(0, 0, 22, 0), USUAL))
        touched, fell = outcome[1 : outcome.index("fell")], outcome[outcome.index("fell") + 1 :]
        if any(str(name).startswith("i") for name in touched):
            counts.append(len([name for name in fell if str(name).startswith("i")]))
    first = fmean([count > 0 for count in counts])
    more = fmean([count - 1 for count in counts if count])

    def chain(share: float) -> float:
        """Return how many more fall if each neighbour of three falls with probability `share`."""
        return share + share + (1 - share) * share * share

    return first, fit(0.0, 1.0, more, chain)


def main() -> None:
    lines = [HEAD, "near = 60  # mm: a figure this near to one that falls may fall too", ""]
    first, following = falls()
    lines += ["[fall]", f"first = {first:.3f}", f"next = {following:.3f}", ""]
    lines += ["[size]", "rider = 1.0", "prone = 1.3", "indian = 0.8", ""]
    for strength in STRENGTHS:
        hand, swerve, reach, spread = rolls(strength)
        hit = first_touch(ALONE, Aim(0, 0, strength, 0), HITS)["r1"]
        row = shots.Row(strength, hand, swerve, reach, spread, 18.0)
        wide = width(row, hit) if hit > 0.01 else 18.0
        print(f"{strength / 10} m/s: hand {hand:.2f}, roll {swerve:.2f}, {reach:.0f} mm, hits {hit:.2f}")
        lines += ["[[rows]]", f"strength = {strength}", f"tremor = {hand:.3f}", f"roll = {swerve:.3f}"]
        lines += [f"reach = {reach:.1f}", f"spread = {spread:.1f}", f"width = {wide:.1f}", ""]
    text = "\n".join(lines)
    tomllib.loads(text)
    DATA.write_text(text, encoding="utf-8")
    print(f"wrote {DATA.name}; now: python3 run.py python scripts/fit_shot_model.py --check")


def check() -> None:
    """Print the model's error over scenes and aims: in the chance to hit the rival, and a bystander."""
    scenes = {
        "empty": ALONE,
        "crowded": duel([20, 20, 17, 19, 22]),
        "near the line": duel([10, 10, 18, 20, 21]),
    }
    gaps: list[tuple[str, dict[str, float]]] = []
    for name, where in scenes.items():
        for angle in (-8, -4, 0, 4, 8):
            for strength in (18, 21, 24, 28):
                aim = Aim(0, angle, strength, 0)
                real, model = first_touch(where, aim, 200), modelled(where, aim, 2000)
                others = [f.id for f in where.figures if f.id.startswith("r") and f.id not in ("r0", "r1")]
                struck = [sum(odds[other] for other in others) for odds in (real, model)]
                off = {"hits": abs(real["r1"] - model["r1"]), "bystanders": abs(struck[0] - struck[1])}
                gaps.append((name, off))
    for name in scenes:
        for what in ("hits", "bystanders"):
            wrong = [gap[what] for place, gap in gaps if place == name]
            print(f"{name}, {what}: off by {fmean(wrong):.3f} on average, {max(wrong):.3f} at most")


if __name__ == "__main__":
    import sys

    check() if "--check" in sys.argv else main()
