"""The fast model of a shot: where the die goes until it touches something, from tables fitted to the physics.

For bots, simulations, learners and the odds that are shown.  scripts/fit_shot_model.py makes the numbers in
data/shots.toml; docs/physics.md has the model's error.  It uses only + - * / and square roots, so that a seed
gives the same shot everywhere.
"""

from __future__ import annotations

import random
from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from posse.games.pony_express.rules.bells import bell, below
from posse.games.pony_express.rules.rolls import DATA, FULL, KNOT, Roll, Vector, hand, roll, spread, wide

if TYPE_CHECKING:
    from posse.games.pony_express.rules import actions
    from posse.kernel import Aim, Figure, Scene

_SIZE: Final[dict[str, list[list[float]]]] = DATA["size"]
_FALL: Final[dict[str, float]] = DATA["fall"]
_NEAR: Final[float] = DATA["near"]
_BACK: Final[float] = DATA["back"]

DEGREE: Final = 0.017453292519943295
CONTACT: Final = 13.0
"""From the middle of the die to the middle of a figure when they touch, about, in mm."""
_FAR: Final = 4.5
"""Standard deviations beyond which nothing is considered."""

Outcomes = tuple[tuple[float, tuple[str, ...], tuple[str, ...]], ...]
"""Probabilities, with the figures touched and the figures felled."""


class Sighted(NamedTuple):
    """A figure, or a part of it, as the shooter sees it."""

    figure: Figure
    ahead: float
    """Its middle, along the straight way."""
    across: float
    """Its middle, to the right of the straight way."""
    length: Vector
    """From its middle to its front: along the way, and to the right of it."""
    thickness: Vector
    """From its middle to its flank."""

    def half(self, slope: float) -> float:
        """Return half the width that is in the way of a die that goes aside by `slope` for each mm ahead."""
        (a, b), (c, d) = self.length, self.thickness
        long, thick = b - slope * a, d - slope * c
        return (long if long > 0 else -long) + (thick if thick > 0 else -thick)


# --- what is in the way ---


def path(scene: Scene, along: int, angle: float) -> tuple[Vector, Vector]:
    """Return the die's starting point, and the unit vector of its direction."""
    (ax, ay), (bx, by) = scene.line
    length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    ux, uy = (bx - ax) / length, (by - ay) / length
    tx, ty = scene.target
    beyond = ux * (ty - ay) - uy * (tx - ax)
    back = _BACK if beyond > 0 else -_BACK
    x, y = (ax + bx) / 2 + ux * along + uy * back, (ay + by) / 2 + uy * along - ux * back
    dx, dy = tx - x, ty - y
    square = angle * angle
    slope = angle * (1 + square * (1 / 3 + square * 2 / 15))  # the tangent; good enough for a few degrees
    wx, wy = dx - dy * slope, dy + dx * slope
    size = sqrt(wx * wx + wy * wy)
    return (x, y), (wx / size, wy / size)


def sighted(scene: Scene, along: int, angle: int) -> list[Sighted]:
    """Return the figures ahead of a die, the nearest first."""
    start, way = path(scene, along, angle / 4 * DEGREE)
    (sx, sy), (wx, wy) = start, way
    found = []
    for figure in scene.figures:
        for x, y, fx, fy, length, thickness in boxes(figure):
            dx, dy = x - sx, y - sy
            ahead = dx * wx + dy * wy
            if ahead > CONTACT:
                level, turned = fx * wx + fy * wy, fy * wx - fx * wy
                front, flank = (length * level, length * turned), (-thickness * turned, thickness * level)
                found.append(Sighted(figure, ahead, dy * wx - dx * wy, front, flank))
    found.sort(key=_nearness)
    return found


def _nearness(seen: Sighted) -> float:
    return seen.ahead


@lru_cache(1024)
def boxes(figure: Figure) -> tuple[tuple[float, float, float, float, float, float], ...]:
    """Return what a die can meet of a figure: for each box its middle, where it faces, half its length and
    half its thickness.  A figure faces along its broad side, and northwards rather than southwards."""
    east, south = 1.0, 0.0
    if figure.toward is not None:
        dx, dy = figure.toward[0] - figure.at[0], figure.toward[1] - figure.at[1]
        size = sqrt(dx * dx + dy * dy)
        east, south = (dy / size, -dx / size) if dx > 0 or (dx == 0 and dy > 0) else (-dy / size, dx / size)
    x, y = figure.at
    return tuple(
        [
            (
                x + east * before - south * right,
                y + south * before + east * right,
                east * straight - south * turned,
                south * straight + east * turned,
                length,
                thickness,
            )
            for length, thickness, before, right, straight, turned in _SIZE[figure.kind]
        ]
    )


# --- chances ---


@lru_cache(4096)
def first_touches(scene: Scene, aim: actions.Aim, tremor: int) -> dict[Figure, float]:
    """Return the probability of each figure to be the first that the die touches.

    For some rolls that stand for all, the directions in which a figure is in the way are an interval, less
    those of the figures before it; the tremor of the angle is normal.
    """
    trembling, rolls = hand(aim.along, aim.strength, aim.spin, tremor), spread(aim.strength, aim.spin, tremor)
    lean = max([abs(rolled.bend[-1]) for rolled in rolls]) / (KNOT * (len(rolls[0].bend) - 1))
    lean += _FAR * trembling.angle + 0.07  # as far as a die may get aside, for each mm ahead
    seen = [
        each
        for each in sighted(scene, aim.along, aim.angle)
        if abs(each.across) - 4 * CONTACT < lean * each.ahead
    ]
    found: dict[Figure, float] = {}
    for rolled in rolls:
        ways: list[tuple[Figure, float, float, float]] = []
        for each in seen:
            figure, ahead = each.figure, each.ahead
            if ahead - CONTACT > rolled.reach:
                break
            aside, slope = rolled.course(ahead)
            off = each.across - aside
            room = each.half(slope + off / ahead) + wide(ahead)
            loose = rolled.stray * ahead / FULL * sqrt(ahead / FULL)
            sway = sqrt(trembling.angle * ahead * trembling.angle * ahead + loose * loose) or 1e-9
            low, high = (off - room) / sway, (off + room) / sway
            if low < _FAR and high > -_FAR:
                ways.append((figure, low, high, rolled.flies_over(figure.kind, ahead)))
        floors = sorted({0.0, *[over for *_, over in ways]})
        for floor, top in zip(floors, (*floors[1:], 1.0), strict=True):  # the less the height, the higher
            covered: list[Vector] = []
            for figure, low, high, over in ways:
                if over <= floor:
                    share = _uncovered(low, high, covered) if covered else below(high) - below(low)
                    if share > 0:
                        found[figure] = found.get(figure, 0.0) + share * (top - floor) / len(rolls)
                    covered.append((low, high))
    return found


def _uncovered(low: float, high: float, covered: list[Vector]) -> float:
    """Return the probability of an interval, less the parts that others cover."""
    share = below(high) - below(low)
    parts = sorted([(max(a, low), min(b, high)) for a, b in covered if a < high and b > low])
    reached = low
    for start, end in parts:
        if end > reached:
            share -= below(end) - below(max(start, reached))
            reached = end
    return share


def outcomes(scene: Scene, aim: actions.Aim, tremor: int) -> Outcomes:
    """Return what a shot may touch and fell, with the probability of each; first touches only."""
    found: list[tuple[float, tuple[str, ...], tuple[str, ...]]] = []
    left = 1.0
    for figure, share in first_touches(scene, aim, tremor).items():
        left -= share
        for part, fallen in _falls(scene.figures, figure):
            found.append((share * part, (figure.id,), fallen))
    return (*found, (left, (), ()))


@lru_cache(512)
def _falls(figures: tuple[Figure, ...], first: Figure) -> tuple[tuple[float, tuple[str, ...]], ...]:
    """Return which figures may fall when the die touches one: it may take neighbours of its kind with it."""
    if first.kind == "prone":
        return ((1.0, ()),)
    found: dict[tuple[Figure, ...], float] = {(): 1 - _FALL["first"]}
    edges: list[tuple[float, tuple[Figure, ...], int]] = [(_FALL["first"], (first,), 0)]
    while edges:
        share, fallen, at = edges.pop()
        if at == len(fallen):
            found[fallen] = found.get(fallen, 0.0) + share
            continue
        some = [(share, fallen)]
        for other in figures:
            if other.kind == first.kind and other not in fallen and _near(other, fallen[at]):
                some = [
                    branch
                    for part, down in some
                    for branch in ((part * (1 - _FALL["next"]), down), (part * _FALL["next"], (*down, other)))
                ]
        edges += [(part, down, at + 1) for part, down in some]
    return tuple([(share, tuple([figure.id for figure in fallen])) for fallen, share in found.items()])


def _near(one: Figure, other: Figure) -> bool:
    return (one.at[0] - other.at[0]) ** 2 + (one.at[1] - other.at[1]) ** 2 <= _NEAR**2


def sample(
    scene: Scene, aim: Aim, tremor: int, rng: random.Random
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Draw the outcome of a shot: what the die touches first, and what falls.  `tremor` is in halves."""
    trembling = hand(aim.along, aim.strength, aim.spin, tremor)
    turn, loose = trembling.angle * bell(rng), bell(rng)
    rolled = roll(
        100 * aim.strength * (1 + trembling.speed * bell(rng)), aim.spin / 2 + trembling.side * bell(rng)
    )
    figure = met(sighted(scene, aim.along, aim.angle), rolled, turn, loose, rng.random())
    if figure is None:
        return (), ()
    at = rng.random()
    for share, fallen in _falls(scene.figures, figure):
        at -= share
        if at < 0:
            return (figure.id,), fallen
    return (figure.id,), ()


def met(seen: list[Sighted], rolled: Roll, turn: float, loose: float, height: float) -> Figure | None:
    """Return the first figure on the way of a die; `turn` is what the hand added to the angle, `loose` a
    standard deviation of what the roll does by itself, `height` a number from 0 to 1: the less, the higher it
    flies."""
    for each in seen:
        ahead = each.ahead
        if ahead - CONTACT > rolled.reach:
            return None
        aside, slope = rolled.course(ahead)
        off = each.across - aside - ahead * turn - loose * rolled.stray * ahead / FULL * sqrt(ahead / FULL)
        room = each.half(slope + turn) + wide(ahead)
        if -room <= off <= room and height >= rolled.flies_over(each.figure.kind, ahead):
            return each.figure
    return None
