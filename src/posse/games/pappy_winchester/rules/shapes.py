"""Polygons on the board: whether two of them share a side, and whether all of them tile the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import sqrt
from typing import Final

Point = tuple[float, float]
Polygon = tuple[Point, ...]

SLACK: Final = 1.5  # the largest distance at which two drawn lines count as the same
SIDE: Final = 8.0  # the least length at which a common line is a side and not a corner


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


def tiled(polygons: Iterable[Polygon], size: Point) -> bool:
    """Return whether the areas add up to the whole board: no gap, no overlap."""
    return abs(sum([_area(polygon) for polygon in polygons]) - size[0] * size[1]) < size[0]


def _area(polygon: Polygon) -> float:
    return abs(sum([ax * by - bx * ay for (ax, ay), (bx, by) in _sides(polygon)])) / 2
