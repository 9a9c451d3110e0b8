"""The fast model of a shot: a straight path with a tremor, from a table fitted to the physics.

For bots, simulations and learners.  scripts/fit_shot_model.py makes the numbers in data/shots.toml;
docs/physics.md has the model's error.  It uses only + - * / and square roots, so that a seed gives the same
shot everywhere.
"""

from __future__ import annotations

import random
import tomllib
from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final, NamedTuple

from posse.kernel.data import data_file

if TYPE_CHECKING:
    from posse.kernel import Aim, Figure, Scene


class Row(NamedTuple):
    """The fitted numbers for one strength; see the data file."""

    strength: float
    tremor: float
    roll: float
    reach: float
    spread: float
    width: float


_DATA: Final = tomllib.loads(data_file("posse.games.pony_express", "shots.toml"))
_ROWS: Final = tuple([Row(**row) for row in _DATA["rows"]])
_SIZE: Final[dict[str, float]] = _DATA["size"]
_FALL: Final[dict[str, float]] = _DATA["fall"]
_NEAR: Final[float] = _DATA["near"]

DEGREE: Final = 0.017453292519943295
Vector = tuple[float, float]


def sample(
    scene: Scene, aim: Aim, tremor: int, rng: random.Random
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Draw the outcome of a shot: what the die touches, in order, and what falls.  `tremor` is in halves."""
    struck = touched(scene, aim, tremor, row(aim.strength), rng)
    return tuple([figure.id for figure in struck]), _fallen(scene, struck, rng)


def touched(scene: Scene, aim: Aim, tremor: int, row: Row, rng: random.Random) -> tuple[Figure, ...]:
    """Return the first figure in the way, if the die reaches it."""
    sway = sqrt((row.tremor * tremor / 2) ** 2 + row.roll**2)
    start, way = path(scene, aim.along, (aim.angle / 4 + sway * bell(rng)) * DEGREE)
    found = first(scene, start, way, row.reach + row.spread * bell(rng), row.width)
    return () if found is None else (found,)


def first(scene: Scene, start: Vector, way: Vector, reach: float, width: float) -> Figure | None:
    """Return the nearest figure on a straight path of length `reach`, if there is one."""
    nearest, found = reach, None
    for figure in scene.figures:
        dx, dy = figure.at[0] - start[0], figure.at[1] - start[1]
        ahead = dx * way[0] + dy * way[1]
        if 0 < ahead <= nearest and abs(dx * way[1] - dy * way[0]) <= width * _SIZE[figure.kind]:
            nearest, found = ahead, figure
    return found


def path(scene: Scene, along: int, angle: float) -> tuple[Vector, Vector]:
    """Return the die's starting point, and the unit vector of its direction."""
    (ax, ay), (bx, by) = scene.line
    length = sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    x = (ax + bx) / 2 + (bx - ax) / length * along
    y = (ay + by) / 2 + (by - ay) / length * along
    dx, dy = scene.target[0] - x, scene.target[1] - y
    slope = angle + angle**3 / 3 + 2 * angle**5 / 15  # the tangent; good enough for a few degrees
    wx, wy = dx - dy * slope, dy + dx * slope
    size = sqrt(wx * wx + wy * wy)
    return (x, y), (wx / size, wy / size)


def _fallen(scene: Scene, struck: tuple[Figure, ...], rng: random.Random) -> tuple[str, ...]:
    """Draw which of the figures touched fall; they may take neighbours of the same kind with them."""
    fallen: list[Figure] = []
    edge = [figure for figure in struck if figure.kind != "prone" and rng.random() < _FALL["first"]]
    while edge:
        figure = edge.pop()
        fallen.append(figure)
        for other in scene.figures:
            near = (other.at[0] - figure.at[0]) ** 2 + (other.at[1] - figure.at[1]) ** 2 <= _NEAR**2
            known = other in fallen or other in edge
            if near and not known and other.kind == figure.kind and rng.random() < _FALL["next"]:
                edge.append(other)
    return tuple([figure.id for figure in fallen])


@cache
def row(strength: int) -> Row:
    """Return the table's numbers for a strength, interpolated between two rows."""
    below = max([r for r in _ROWS if r.strength <= strength], default=_ROWS[0])
    above = min([r for r in _ROWS if r.strength >= strength], default=_ROWS[-1])
    gap = above.strength - below.strength
    share = (strength - below.strength) / gap if gap > 0 else 0.0
    return Row(*[low + (high - low) * share for low, high in zip(below, above, strict=True)])


def bell(rng: random.Random) -> float:
    """Return a nearly standard normal number: the sum of twelve uniform ones."""
    roll = rng.random
    return sum([roll() for _ in range(12)]) - 6
