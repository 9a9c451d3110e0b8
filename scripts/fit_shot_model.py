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
from statistics import NormalDist, fmean, median, quantiles
from typing import Any, Final, NamedTuple

sys.path.append(str(Path(__file__).resolve().parents[1]))

from bench.boards import boards, lone
from bench.shot_model import downs, gaps, model_way, told
from posse import physics
from posse.games.pony_express.rules import rolls, shots
from posse.games.pony_express.rules.aiming import towards
from posse.games.pony_express.rules.bells import bell
from posse.games.pony_express.rules.options import TREMORS
from posse.kernel import Scene
from posse.physics import aim as hand
from posse.physics.flick import scene
from posse.physics.model import KINDS, model
from posse.physics.shot import BACK, simulate

DATA: Final = Path(shots.__file__).parents[1] / "data" / "shots.toml"
SPEEDS: Final = (500, 800, 1200, 1600, 1800, 2000, 2200, 2400, 2600, 2800, 3000, 3200, 3600, 4200)  # mm/s
SIDE: Final = 0.5  # mm between two strikes of the table
SIDES: Final = 13
KNOT: Final = 100  # mm between two places of a way
KNOTS: Final = 8
ROLLS: Final = 600
HITS: Final = 3600
POINTS: Final = 20
PASSING: Final = 14  # mm before and behind the middle of a figure
USUAL: Final = TREMORS["usual"]
SLANT: Final = 0.7071  # the sine of 45 degrees
NEAR: Final = 0.33  # of the way to the target: where bystanders matter most
SEED: Final = b"fast model"

HEAD: Final = """\
# The fast model of a shot (mark D).  Made by scripts/fit_shot_model.py from the physics; do not edit by hand.
# hand: the tremor at x1 (radians; radians per squared half millimetre of spin, and per millimetre along the
# line; a share of the speed; mm).
# rolls: for each speed (mm/s) and each strike on the face, `sides` mm apart: how far the die gets (mm), how
# far it strays after 600 mm (one standard deviation, mm), how far its way has bent aside after every `knot`
# mm; over: how often it then flies over a figure, with the usual tremor.
# wide: half the width that the die sweeps, at first and after 600 mm.
# size: the boxes of a figure that a die can meet: half the length and half the thickness, how far the middle
# is before the figure's place and to its right (mm), and the cosine and sine of its turn to the right.
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
        min(max(round(height * bell(rng)), -600), 600),
        round(hand._YAW * USUAL / 2 * bell(rng)),
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


def clear(way: Way, ahead: float) -> float | None:
    """Return how high a die stays while it passes a figure."""
    found = [aside(way, ahead + step, 2) for step in (-PASSING, -PASSING / 2, 0, PASSING / 2, PASSING)]
    return min([up for up in found if up is not None], default=None)


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
                heights = [up for way in ways if (up := clear(way, knot * KNOT)) is not None]
                for kind, top in tops().items():
                    flying[kind][knot] += [float(up > top) for up in heights]
                if len(found) < ROLLS / 3:  # few get there: go on as before
                    bend.append(2 * bend[-1] - bend[-2] if len(bend) > 1 else 0.0)
                    continue
                bend.append(median(found) if number else 0.0)
                low, *_, high = quantiles(
                    found, n=6
                )  # two thirds lie between: a few that tumble do not count
                spread.append((high - low) / 2 / 0.967 * (600 / (knot * KNOT)) ** 1.5)
            reach.append(round(got, 1))
            stray.append(round(fmean(spread[-2:]) if spread else 10.0, 1))
            bends.append([round(value, 1) for value in bend])
        over = {k: [round(fmean(knot or [0.0]), 3) for knot in knots] for k, knots in flying.items()}
        told = "{" + ", ".join([f"{kind} = {shares}" for kind, shares in over.items()]) + "}"
        row = {"speed": speed, "reach": reach, "stray": stray, "bend": bends}
        yield {**row, "over": over, "told": told}


# --- the model's other numbers ---


class Widths(NamedTuple):
    """How near a die must come to touch a figure, in mm."""

    wide: list[float]
    """Half the width that the die sweeps, at first and after 600 mm."""
    neck: float
    """How far the neck of a horse reaches out."""


def widths() -> Widths:
    """Return what lets as many lone riders be touched as in the physics by the same flicks: riders near and
    far, by dice that pass behind them and before them."""
    shots._SIZE.update(sizes(0.0))
    shots.boxes.cache_clear()
    near, far = moved(lone(), NEAR), moved(lone(), 1.0)
    flank, distant, turned = [(swept(each, False), swept(each, True)) for each in (near, far, slanted(near))]
    print(f"sweeps behind and before a rider: {flank} mm, far {distant} mm, turned {turned} mm")
    # Far away a neck is lost in the scatter; a rider that is turned shows less of it.
    neck = fmean([flank[1] - flank[0], (turned[1] - turned[0]) / SLANT])
    start, end = fmean(flank) - neck / 2, fmean(distant) - neck / 2
    one, other = [shots.sighted(board, 0, 0)[0].ahead for board in (near, far)]
    wide = [start + (end - start) * (way - one) / (other - one) for way in (0, rolls.FULL)]
    return Widths([round(value, 2) for value in wide], round(neck, 2))


def swept(board: Scene, before: bool) -> float:
    """Return the half width that explains the touches of dice that pass a rider on one side."""
    drawn, rng, real, ways = scene(board), random.Random(before), 0, []
    [rider] = shots.sighted(board, 0, 0)
    side = 1 if (rider.length[1] > 0) == before else -1
    for number in range(HITS):
        strength, spin = rng.randint(22, 26), rng.randint(-8, 8)
        off = side * rng.uniform(10, 30) / rider.ahead
        angle = towards(board, 0, strength, spin) + round(4 * off / shots.DEGREE)
        flick = physics.tremble(physics.Aim(0, angle, strength, spin), SEED, number, USUAL)
        real += bool(physics.shoot(drawn, flick, first_touch=True).touched)
        ways.append((shots.sighted(board, 0, angle), *model_way(flick, angle)))

    def touched(wide: float) -> float:
        rolls._WIDE[:] = [wide, wide]
        hits = [
            shots.met(seen, roll, turn, loose, 0.5) is not None
            for seen, roll, turn in ways
            for loose in (-1.4, -0.53, 0.0, 0.53, 1.4)
        ]
        return sum(hits) / 5

    return fit(4.0, 16.0, real, touched)


def moved(board: Scene, part: float) -> Scene:
    """Return the board of a lone rider, with the rider at a part of the way to its place."""
    [rival] = [figure for figure in board.figures if figure.at == board.target]
    (x, y), _ = shots.path(board, 0, 0.0)
    at = round(x + part * (rival.at[0] - x)), round(y + part * (rival.at[1] - y))
    return replace(board, target=at, figures=(replace(rival, at=at),))


def slanted(board: Scene) -> Scene:
    """Return the board of a lone rider, with the rider turned by 45 degrees."""
    [rider] = board.figures
    assert rider.toward is not None
    (x, y), (tx, ty) = rider.at, rider.toward
    return replace(board, figures=(replace(rider, toward=(tx + ty - y, ty - tx + x)),))


def fit(low: float, high: float, wanted: float, measure: Callable[[float], float]) -> float:
    """Return the number between `low` and `high` for which a rising `measure` is `wanted` (bisection)."""
    for _ in range(12):
        middle = (low + high) / 2
        low, high = (middle, high) if measure(middle) < wanted else (low, middle)
    return (low + high) / 2


def falls() -> tuple[float, float]:
    """Return how often a touched Indian falls, and how often each neighbour follows, in an ambush."""
    board, counts = scene(boards(1, "ambush")[0]), []
    for number in range(HITS // 3):
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


def sizes(neck: float) -> dict[str, list[list[float]]]:
    """Return what a die can meet of each figure: of those that stand, the lowest box, and the neck of a
    horse, which a die that stands on a corner meets."""
    found = {}
    for kind, name in KINDS.items():
        shape, boxes = model().shapes[name], []
        for box in shape.boxes if kind == "prone" else shape.boxes[:1]:
            sine, cosine = 2 * box.lean[0] * box.lean[1], 2 * box.lean[1] ** 2 - 1
            length, thickness, before, right = box.half[0], box.half[1], 0.0, 0.0
            if kind == "prone":  # what leans forward when it stands is turned to the left when it lies
                thickness, before, right = box.half[2], box.centre[0], box.centre[2] - shape.height / 2
            more = neck / 2 if kind == "rider" else 0.0
            boxes.append(
                [
                    round(1000 * length + more, 2),
                    round(1000 * thickness, 2),
                    round(1000 * before + more, 2),
                    round(1000 * right, 2),
                    round(cosine, 4),
                    round(-sine, 4) + 0.0,
                ]
            )
        found[kind] = boxes
    return found


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
    """Return points that are evenly spread over a square (Roberts' sequence), as normal deviations of speed
    and strike.  Each comes with its mirror image, so that a shot to the left is worth as much as one to the
    right."""
    normal, step, columns = NormalDist(), 1.324717957244746, []
    for power in (1, 2):
        points = [(0.5 + number / step**power) % 1 for number in range(POINTS)]
        order = sorted(range(POINTS), key=points.__getitem__)
        # In even steps, so that each number has its share.
        columns.append([(order.index(number) + 0.5) / POINTS for number in range(POINTS)])
    return [
        [round(normal.inv_cdf(one), 3), sign * round(normal.inv_cdf(two), 3)]
        for one, two in zip(*columns, strict=True)
        for sign in (1, -1)
    ]


def text(rows: list[dict[str, Any]], widths: Widths, first: float, following: float) -> str:
    lines = [
        HEAD,
        f"back = {BACK * model().die.half * 1000:.1f}  # mm from the line to the middle of the die",
        "near = 60  # mm: a figure this near to one that falls may fall too",
        f"knot = {KNOT}",
        f"sides = {SIDE}",
        f"wide = {widths.wide}",
        f"deviations = {deviations()}",
        "",
        "[hand]",
        *[f"{name} = {value}" for name, value in hands().items()],
        "",
        "[size]",
        *[f"{name} = {value}" for name, value in sizes(widths.neck).items()],
        "",
        "[fall]",
        f"first = {first:.3f}",
        f"next = {following:.3f}",
    ]
    for row in rows:
        lines += ["", "[[rolls]]", *[f"{name} = {row[name]}" for name in ("speed", "reach", "stray")]]
        lines.append(f"over = {row['told']}")
        bends = "\n".join([f"  {bend}," for bend in row["bend"]])
        lines.append(f"bend = [\n{bends}\n]")
    return "\n".join(lines) + "\n"


def main() -> None:
    rows: list[dict[str, Any]] = [dict(row) for row in rolled()]
    print(f"{len(rows) * SIDES * ROLLS} rolls")
    load(rows)
    found = widths()
    print(found)
    first, following = falls()
    print(f"an Indian touched falls {first:.2f}, the next {following:.2f}")
    DATA.write_text(text(rows, found, first, following), encoding="utf-8")
    print(f"wrote {DATA.name}; now: python3 run.py python scripts/fit_shot_model.py --check")


def load(rows: list[dict[str, Any]]) -> None:
    """Let the model use these numbers instead of those of its file."""
    rolls.DATA["deviations"] = deviations()
    rolls.spread.cache_clear()
    rolls._HAND.update(hands())
    rolls._ROLLS[:] = rows
    rolls._SPEEDS[:] = [float(row["speed"]) for row in rows]


def check(count: int = 60, each: int = 1500) -> None:
    """Print the model's error on boards from games, and on boards from others: in the chances to hit the
    rival and a bystander, and in how many Indians fall."""
    for games in ("boards", "others"):
        print(f"{count} boards, {each} shots each:")
        for what, mean, bias, within, most in told(gaps(count, each, games=games)):
            print(f"  {what}: off by {mean} on average ({bias}), 95% within {within}, {most} at most")
    for what, shares in zip(("physics", "model"), downs(20, each // 10), strict=True):
        fallen = sum([number * share for number, share in enumerate(shares)])
        print(f"{what}: {fallen:.2f} Indians fall; 0, 1, 2, 3: {[round(share, 3) for share in shares]}")


if __name__ == "__main__":
    check() if "--check" in sys.argv else main()
