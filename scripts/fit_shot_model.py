"""Fit the fast model of a shot to the physics: `python3 run.py python scripts/fit_shot_model.py`.

Writes the numbers that rules/shots.py reads.  With --check it measures how far the model is off, on boards
from games and with aims as bots try them.
"""

from __future__ import annotations

import random
import struct
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from math import atan, cos, hypot, sin
from pathlib import Path
from statistics import NormalDist, fmean, pstdev
from typing import Any, Final

sys.path.append(str(Path(__file__).resolve().parents[1]))

from bench.boards import boards, lone
from bench.shot_model import gaps, model_way, told
from posse import physics
from posse.games.pony_express.rules import shots
from posse.games.pony_express.rules.aiming import towards
from posse.games.pony_express.rules.options import TREMORS
from posse.physics import aim as hand
from posse.physics.flick import scene
from posse.physics.model import KINDS, Box, model
from posse.physics.shot import BACK, simulate

DATA: Final = Path(shots.__file__).parents[1] / "data" / "shots.toml"
SPEEDS: Final = (500, 800, 1200, 1600, 1800, 2000, 2200, 2400, 2600, 2800, 3000, 3200, 3600, 4200)  # mm/s
SIDE: Final = 0.5  # mm between two strikes of the table
SIDES: Final = 13
KNOT: Final = 100  # mm between two places of a way
KNOTS: Final = 8
ROLLS: Final = 150
HITS: Final = 2400
POINTS: Final = 20
USUAL: Final = TREMORS["usual"]
SEED: Final = b"fast model"

HEAD: Final = """\
# The fast model of a shot (mark D).  Made by scripts/fit_shot_model.py from the physics; do not edit by hand.
# hand: the tremor at x1 (radians; radians per squared half millimetre of spin, and per millimetre along the
# line; a share of the speed; mm).
# rolls: for each speed (mm/s) and each strike on the face, `sides` mm apart: how far the die gets (mm), how
# far it strays after 600 mm (one standard deviation, mm), half the width it sweeps (mm), how far its way has
# bent aside after every `knot` mm; over: how often it then flies over a figure, with the usual tremor.
# size: the boxes of a figure that a die can meet: half the length and half the thickness, and how far the
# middle is before the figure's place and to its right (mm).
"""


# --- the free roll ---


Way = list[tuple[float, float, float]]
"""Places of a die in mm: ahead and to the right of its first direction, and how high its lowest point is."""


def free_roll(bare: physics.Scene, speed: int, side: int, rng: random.Random) -> Way:
    """Return the way of a die on the empty board."""
    strength = speed / 100
    power = min(max(0.0, (strength - 8) / 24), 1.0) ** 2
    height = (hand._HEIGHT + hand._HEIGHT_HARD * power) * USUAL / 20
    # Turned to the left beforehand, so that it bends back over the board.
    turned = -atan(min(70 * min(side / 400, 1) * (2100 / speed) ** 2, 140) / 600 * 0.9)
    flick = physics.Flick(
        0,
        round(turned * 1e5),
        speed,
        side,
        min(max(round(height * shots.bell(rng)), -600), 600),
        round(hand._YAW * USUAL / 2 * shots.bell(rng)),
    )
    frames = simulate(bare, flick, True).frames
    poses = [struct.unpack_from("<7f", frames, at) for at in range(0, len(frames), 28)]
    (x0, y0, *_), (tx, ty) = poses[0], model().place(*bare.target)
    size = hypot(tx - x0, ty - y0)
    ux, uy = (tx - x0) / size, (ty - y0) / size
    ux, uy = ux * cos(turned) + uy * sin(turned), uy * cos(turned) - ux * sin(turned)
    return [
        (1000 * ((x - x0) * ux + (y - y0) * uy), 1000 * ((x - x0) * uy - (y - y0) * ux), lowest(z, *turn))
        for x, y, z, *turn in poses
    ]


def lowest(z: float, a: float, b: float, c: float, w: float) -> float:
    """Return how high the lowest point of a die is, in mm."""
    die = model().die
    down = abs(2 * (a * c - b * w)) + abs(2 * (b * c + a * w)) + abs(1 - 2 * (a * a + b * b))
    return 1000 * (z - (die.half - die.rounding) * down - die.rounding)


def aside(way: Way, ahead: float, column: int = 1) -> float | None:
    """Return how far aside a die is, or with column 2 how high, when it is so far ahead."""
    for one, other in pairwise(way):
        if other[0] >= ahead > one[0]:
            return one[column] + (other[column] - one[column]) * (ahead - one[0]) / (other[0] - one[0])
    return None


def tops() -> dict[str, float]:
    """Return how high each figure is, in mm: a die whose lowest point is higher flies over it."""
    found = {}
    for kind, name in KINDS.items():
        shape = model().shapes[name]
        found[kind] = 2000 * shape.boxes[0].half[1] if kind == "prone" else 1000 * shape.height
    return found


def rolled() -> Iterator[dict[str, Any]]:
    """Yield a row of the table for each speed."""
    bare = scene(replace(lone(), figures=()))
    rng = random.Random(1)
    far = 620.0  # beyond it a die may leave the board
    before: dict[int, float] = {}
    for speed in SPEEDS:
        reach, stray, bends = [], [], []
        flying: dict[str, list[list[float]]] = {kind: [[] for _ in range(KNOTS)] for kind in KINDS}
        for number in range(SIDES):
            ways = [free_roll(bare, speed, round(100 * SIDE * number), rng) for _ in range(ROLLS)]
            ends = [way[-1][0] for way in ways]
            got = fmean(ends)
            if got > far:  # it may have left the board; friction lets it go as the square of its speed
                last = SPEEDS[SPEEDS.index(speed) - 1]
                got = before[number] * (speed / last) ** 2
            before[number] = got
            bend, spread = [0.0], []
            for knot in range(1, KNOTS):
                found = [y for way in ways if (y := aside(way, knot * KNOT)) is not None]
                heights = [up for way in ways if (up := aside(way, knot * KNOT, 2)) is not None]
                for kind, top in tops().items():
                    flying[kind][knot] += [float(up > top) for up in heights]
                if len(found) < ROLLS / 3:  # few get there: go on as before
                    bend.append(2 * bend[-1] - bend[-2] if len(bend) > 1 else 0.0)
                    continue
                bend.append(fmean(found) if number else 0.0)
                spread.append(pstdev(found) * (600 / (knot * KNOT)) ** 1.5)
            reach.append(round(got, 1))
            stray.append(round(fmean(spread[-2:]) if spread else 10.0, 1))
            bends.append([round(value, 1) for value in bend])
        over = {k: [round(fmean(knot or [0.0]), 3) for knot in knots] for k, knots in flying.items()}
        told = "{" + ", ".join([f"{kind} = {shares}" for kind, shares in over.items()]) + "}"
        row = {"speed": speed, "reach": reach, "stray": stray, "wide": [9.5] * SIDES, "bend": bends}
        yield {**row, "over": over, "told": told}


# --- the model's other numbers ---


def widths() -> list[float]:
    """Return half the width that the die sweeps, for each strike: so that as many lone riders are touched as
    in the physics, by the same flicks."""
    board, drawn, found = lone(), scene(lone()), []
    for spin in (0, 2, 4, 6, 8):
        rng = random.Random(spin)
        real, ways = 0, []
        for number in range(HITS):
            strength = rng.randint(22, 26)
            angle = towards(board, 0, strength, spin) + rng.randint(-12, 12)
            flick = physics.tremble(physics.Aim(0, angle, strength, spin), SEED, number, USUAL)
            real += bool(physics.shoot(drawn, flick, first_touch=True).touched)
            ways.append((shots.sighted(board, 0, angle), *model_way(flick, angle)))

        def touched(wide: float, ways: list[Any] = ways) -> float:
            hits = [
                shots.met(seen, roll._replace(wide=wide), turn, loose, 0.5) is not None
                for seen, roll, turn in ways
                for loose in (-1.4, -0.53, 0.0, 0.53, 1.4)
            ]
            return sum(hits) / 5

        found.append(fit(4.0, 16.0, real, touched))
        print(f"spin {spin / 2} mm: {real} of {HITS} touched, sweeps {found[-1]:.2f} mm")
    # A straight line through them: the more it turns, the wider.
    middle = fmean(found)
    slope = (2 * found[4] + found[3] - found[1] - 2 * found[0]) / 10
    return [round(middle + slope * (min(SIDE * number, 4.0) - 2), 2) for number in range(SIDES)]


def fit(low: float, high: float, wanted: float, measure: Callable[[float], float]) -> float:
    """Return the number between `low` and `high` for which a rising `measure` is `wanted` (bisection)."""
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (middle, high) if measure(middle) < wanted else (low, middle)
    return (low + high) / 2


def falls() -> tuple[float, float]:
    """Return how often a touched Indian falls, and how often each neighbour follows, in an ambush."""
    board, counts = scene(boards(1, "ambush")[0]), []
    for number in range(HITS // 2):
        flick = physics.tremble(physics.Aim(0, number % 9 - 4, 23 + number % 4, 0), SEED, number, USUAL)
        shot = physics.shoot(board, flick)
        if any(name.startswith("i") for name in shot.touched):
            counts.append(len([name for name in shot.fell if name.startswith("i")]))
    first = fmean([count > 0 for count in counts])
    more = fmean([count - 1 for count in counts if count])

    def chain(share: float) -> float:
        """Return how many more fall if each neighbour of three falls with probability `share`."""
        return share + share + 2 * (1 - share) * share * share

    return first, fit(0.0, 1.0, more, chain)


def sizes() -> dict[str, list[list[float]]]:
    """Return what a die can meet of each figure: of those that stand, only the lowest box is low enough."""
    found = {}
    for kind, name in KINDS.items():
        shape = model().shapes[name]
        boxes = shape.boxes if kind == "prone" else shape.boxes[:1]
        found[kind] = [
            [
                round(1000 * value, 1)
                for value in (_ahead(box), box.half[2], box.centre[0], box.centre[2] - shape.height / 2)
            ]
            if kind == "prone"
            else [1000 * box.half[0], 1000 * box.half[1], 0.0, 0.0]
            for box in boxes
        ]
    return found


def _ahead(box: Box) -> float:
    """Return how far a box reaches to the front and the back: those that lean reach further."""
    sine, cosine = 2 * box.lean[0] * box.lean[1], 2 * box.lean[1] ** 2 - 1
    return abs(cosine) * box.half[0] + abs(sine) * box.half[2]


def hands() -> dict[str, float]:
    most = hand.Aim.RANGES["spin"][1]
    return {
        "angle": hand._ANGLE / 1e6,
        "angle_hard": hand._ANGLE_HARD / 1e6,
        "angle_spin": round(hand._ANGLE_SPIN / 1e6 / most**2, 8),
        "angle_along": round(hand._ANGLE_ALONG / 1e6 / hand.Aim.RANGES["along"][1], 8),
        "speed": hand._SPEED / 1000,
        "side": hand._SIDE / 1000,
        "side_hard": hand._SIDE_HARD / 1000,
    }


def deviations() -> list[list[float]]:
    """Return points that are evenly spread over a cube (Roberts' sequence): two of their numbers as normal
    deviations, of speed and strike, and one from 0 to 1, the height.  Each comes with its mirror image, so
    that a shot to the left is worth as much as one to the right."""
    normal, step, columns = NormalDist(), 1.2207440846057596, []
    for power in (1, 2, 3):
        points = [(0.5 + number / step**power) % 1 for number in range(POINTS)]
        order = sorted(range(POINTS), key=points.__getitem__)
        # In even steps, so that each number has its share.
        columns.append([(order.index(number) + 0.5) / POINTS for number in range(POINTS)])
    return [
        [round(normal.inv_cdf(one), 3), sign * round(normal.inv_cdf(two), 3), round(three, 3)]
        for one, two, three in zip(*columns, strict=True)
        for sign in (1, -1)
    ]


def text(rows: list[dict[str, Any]], first: float, following: float) -> str:
    lines = [
        HEAD,
        f"back = {BACK * model().die.half * 1000:.1f}  # mm from the line to the middle of the die",
        "near = 60  # mm: a figure this near to one that falls may fall too",
        f"knot = {KNOT}",
        f"sides = {SIDE}",
        f"deviations = {deviations()}",
        "",
        "[hand]",
        *[f"{name} = {value}" for name, value in hands().items()],
        "",
        "[size]",
        *[f"{name} = {value}" for name, value in sizes().items()],
        "",
        "[fall]",
        f"first = {first:.3f}",
        f"next = {following:.3f}",
    ]
    for row in rows:
        lines += ["", "[[rolls]]", *[f"{name} = {row[name]}" for name in ("speed", "reach", "stray", "wide")]]
        lines.append(f"over = {row['told']}")
        bends = "\n".join([f"  {bend}," for bend in row["bend"]])
        lines.append(f"bend = [\n{bends}\n]")
    return "\n".join(lines) + "\n"


def main() -> None:
    rows: list[dict[str, Any]] = [dict(row) for row in rolled()]
    print(f"{len(rows) * SIDES * ROLLS} rolls")
    load(rows)
    wide = widths()
    for row in rows:
        row["wide"] = wide
    first, following = falls()
    print(f"an Indian touched falls {first:.2f}, the next {following:.2f}")
    DATA.write_text(text(rows, first, following), encoding="utf-8")
    print(f"wrote {DATA.name}; now: python3 run.py python scripts/fit_shot_model.py --check")


def load(rows: list[dict[str, Any]]) -> None:
    """Let the model use these numbers instead of those of its file."""
    shots._DATA["deviations"] = deviations()
    shots.spread.cache_clear()
    shots._HAND.update(hands())
    shots._SIZE.update(sizes())
    shots._ROLLS[:] = rows
    shots._SPEEDS[:] = [float(row["speed"]) for row in rows]


def check(count: int = 60, each: int = 300) -> None:
    """Print the model's error on boards from games: in the chance to hit the rival, and a bystander."""
    for what, mean, bias, within, most in told(gaps(count, each)):
        print(f"{what}: off by {mean} on average ({bias}), 95% within {within}, {most} at most")


if __name__ == "__main__":
    check() if "--check" in sys.argv else main()
