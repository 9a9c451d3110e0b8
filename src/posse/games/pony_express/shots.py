"""The fast model of a shot: a straight path with a tremor, from a table made of the physics.

For bots, simulations and learners.  The figures in data/shots.toml are made by scripts/shots.py;
docs/physics.md says how far the model is off.  Only + - * / and square roots, so that a seed gives the
same shot everywhere.
"""

from __future__ import annotations

import random
import tomllib
from importlib import resources
from math import sqrt
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from posse.games.pony_express.actions import Aim
    from posse.games.pony_express.scene import Figure, Scene

_DATA: Final = tomllib.loads(resources.files(__package__).joinpath("data", "shots.toml").read_text("utf-8"))
_ROWS: Final = tuple([tuple(map(float, row.values())) for row in _DATA["strengths"]])
_WIDTH: Final = {kind: (_DATA["die"] + _DATA[kind]) / 2 for kind in ("rider", "prone", "indian")}
_FALL: Final = _DATA["fall"]

DEGREE: Final = 0.017453292519943295
Vector = tuple[float, float]


def sample(
    scene: Scene, aim: Aim, tremor: int, rng: random.Random
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What one such shot touches, in order, and what falls.  `tremor` counts halves."""
    spread, roll, reach, hop = _row(aim.strength)
    sway = sqrt((spread * tremor / 2) ** 2 + roll**2)
    angle = (aim.angle / 4 + sway * bell(rng)) * DEGREE
    start, way = path(scene, aim.along, angle)
    reach *= 1 + 0.1 * bell(rng)
    touched: list[Figure] = []
    for _, figure in sorted(_met(scene, start, way, reach), key=lambda met: met[0]):
        if rng.random() >= hop:
            touched.append(figure)
            break
    return tuple([figure.id for figure in touched]), _fallen(scene, touched, rng)


def path(scene: Scene, along: int, angle: float) -> tuple[Vector, Vector]:
    """Where the die starts, and the unit vector of its way."""
    (ax, ay), (bx, by) = scene.line
    length = sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    x = (ax + bx) / 2 + (bx - ax) / length * along
    y = (ay + by) / 2 + (by - ay) / length * along
    dx, dy = scene.target[0] - x, scene.target[1] - y
    slope = angle + angle**3 / 3 + 2 * angle**5 / 15  # the tangent, for the few degrees of a hand
    wx, wy = dx - dy * slope, dy + dx * slope
    size = sqrt(wx * wx + wy * wy)
    return (x, y), (wx / size, wy / size)


def _met(scene: Scene, start: Vector, way: Vector, reach: float) -> list[tuple[float, Figure]]:
    found = []
    for figure in scene.figures:
        dx, dy = figure.at[0] - start[0], figure.at[1] - start[1]
        ahead, aside = dx * way[0] + dy * way[1], dx * way[1] - dy * way[0]
        if 0 < ahead <= reach and abs(aside) <= _WIDTH[figure.kind]:
            found.append((ahead, figure))
    return found


def _fallen(scene: Scene, touched: list[Figure], rng: random.Random) -> tuple[str, ...]:
    """Whoever was touched may fall, and take a neighbour along."""
    fallen: list[Figure] = []
    edge = [figure for figure in touched if figure.kind != "prone" and rng.random() < _FALL["first"]]
    while edge:
        figure = edge.pop()
        fallen.append(figure)
        for other in scene.figures:
            near = (other.at[0] - figure.at[0]) ** 2 + (other.at[1] - figure.at[1]) ** 2 <= _FALL["near"] ** 2
            known = other in fallen or other in edge
            if near and not known and other.kind == figure.kind and rng.random() < _FALL["next"]:
                edge.append(other)
    return tuple([figure.id for figure in fallen])


def _row(strength: int) -> tuple[float, float, float, float]:
    """The table's figures for a strength, between two rows in proportion."""
    below = max([row for row in _ROWS if row[0] <= strength], default=_ROWS[0])
    above = min([row for row in _ROWS if row[0] >= strength], default=_ROWS[-1])
    share = (strength - below[0]) / (above[0] - below[0]) if above[0] > below[0] else 0.0
    spread, roll, reach, hop = [b + (a - b) * share for b, a in zip(below[1:], above[1:], strict=True)]
    return spread, roll, reach, hop


def bell(rng: random.Random) -> float:
    """A standard normal number, near enough: twelve uniform ones added up."""
    roll = rng.random
    return sum([roll() for _ in range(12)]) - 6
