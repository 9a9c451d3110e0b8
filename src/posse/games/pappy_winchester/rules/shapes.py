"""Polygons on the board: whether two share a side, and where all of them fail to tile it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Final

Point = tuple[float, float]
Polygon = tuple[Point, ...]

SLACK: Final = 1.5  # the largest distance at which two drawn lines count as the same
SIDE: Final = 8.0  # the least length at which a common line is a side and not a corner
EDGE: Final = "edge"
"""The edge of the board, where a gap is beside it."""


def share_a_side(own: Iterable[Polygon], other: Iterable[Polygon]) -> bool:
    others = [side for polygon in other for side in _sides(polygon)]
    return any(_overlap(a, b, c, d) > SIDE for polygon in own for a, b in _sides(polygon) for c, d in others)


def _sides(polygon: Polygon) -> Iterator[tuple[Point, Point]]:
    return pairwise((*polygon, polygon[0]))


def _overlap(a: Point, b: Point, c: Point, d: Point) -> float:
    """Return the length over which the two lines coincide."""
    low_x, high_x = (c[0], d[0]) if c[0] < d[0] else (d[0], c[0])
    if min(a[0], b[0]) > high_x + SLACK or max(a[0], b[0]) < low_x - SLACK:
        return 0.0
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = sqrt(dx * dx + dy * dy)
    along = []
    for x, y in (c, d):
        if abs((x - a[0]) * dy - (y - a[1]) * dx) > SLACK * length:
            return 0.0
        along.append(((x - a[0]) * dx + (y - a[1]) * dy) / length)
    return min(length, max(along)) - max(0.0, min(along))


@dataclass(frozen=True)
class Fault:
    """A place where two shapes lie over each other, or where there is none; the names of those beside it."""

    one: str
    other: str
    at: Point
    over: bool


def tiling_fault(tiles: Mapping[str, tuple[Polygon, ...]], size: Point) -> Fault | None:
    """The first overlap or gap from the top, or None if the shapes cover the board exactly.

    Lines are laid across the board between the corners; on each, the shapes must follow one another.
    """
    heights = sorted(
        {0.0, size[1], *[y for drawn in tiles.values() for polygon in drawn for _, y in polygon]}
    )
    for above, below in pairwise(heights):
        if below - above < SLACK:
            continue  # thinner than the pen
        for part in (1, 2, 3):
            y = above + (below - above) * part / 4
            if (found := _fault_across(tiles, size[0], y)) is not None:
                return found
    return None


def _fault_across(tiles: Mapping[str, tuple[Polygon, ...]], width: float, y: float) -> Fault | None:
    runs = sorted(
        [(*run, name) for name, drawn in tiles.items() for polygon in drawn for run in _runs(polygon, y)]
    )
    reached, last = 0.0, runs[0][2] if runs else EDGE
    for start, end, name in [*runs, (width, width, EDGE)]:
        # A slanting line cuts a thin crack lengthwise: it counts only if it is as high as it is wide.
        if start > reached + SLACK and _covered(tiles, ((start + reached) / 2, y)) == 0:
            return Fault(last, name, ((start + reached) / 2, y), False)
        if start < reached - SLACK:
            middle = (start + min(reached, end)) / 2, y
            if min(reached, end) - start > SLACK and _covered(tiles, middle) > 1:
                return Fault(last, name, middle, True)
        if end > reached:
            reached, last = end, name
    return None


def _covered(tiles: Mapping[str, tuple[Polygon, ...]], at: Point) -> int:
    """How many shapes lie here, and just above and below: fewest for a gap, most for an overlap."""
    x, y = at
    counts = [
        len([1 for drawn in tiles.values() for polygon in drawn if _inside(polygon, x, height)])
        for height in (y - SLACK / 2, y, y + SLACK / 2)
    ]
    return 1 if 1 in counts else counts[1]


def _inside(polygon: Polygon, x: float, y: float) -> bool:
    return any(start < x < end for start, end in _runs(polygon, y))


def _runs(polygon: Polygon, y: float) -> list[tuple[float, float]]:
    """Where a line at this height runs inside the polygon."""
    crossings = sorted(
        [
            ax + (y - ay) * (bx - ax) / (by - ay)
            for (ax, ay), (bx, by) in _sides(polygon)
            if (ay > y) != (by > y)
        ]
    )
    return list(zip(crossings[::2], crossings[1::2], strict=True))
