"""The pieces and the line before a shot, in 0.1 mm on the board: x to the east, y to the south."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import isqrt, sqrt
from typing import Final, Literal

from posse.kernel import Illegal
from posse.physics.aim import whole
from posse.physics.model import KINDS, model
from posse.physics.trig import PI, sincos

Kind = Literal["rider", "prone", "indian"]
Point = tuple[int, int]
Standing = tuple[str, int, int]
"""A piece by its id and place; its kind and turn follow from the scene."""

MOST: Final = 24
"""The most pieces on one board."""

SHORTEST: Final = 200
"""The shortest firing line: it must be longer than the die is wide."""

_TURNS: Final = tuple([sincos(turn * (PI / 180)) for turn in range(180)])


@dataclass(frozen=True, slots=True)
class Piece:
    id: str
    kind: Kind
    x: int
    y: int
    turn: int = 0
    """Degrees anticlockwise, seen from above; 0 faces east.  A prone rider's head is to its right."""

    def __post_init__(self) -> None:
        if type(self.id) is not str or not self.id:
            raise Illegal("bad-scene", field="id", value=repr(self.id))
        if type(self.kind) is not str or self.kind not in KINDS:
            raise Illegal("bad-scene", field="kind", value=repr(self.kind))
        _on_board((self.x, self.y))
        whole("bad-scene", "turn", self.turn, 0, 359)


@dataclass(frozen=True, slots=True)
class Scene:
    line: tuple[Point, Point]
    """The firing line: the die is set down behind it, as seen from the target."""
    target: Point
    pieces: tuple[Piece, ...]

    def __post_init__(self) -> None:
        if type(self.line) is not tuple or len(self.line) != 2:
            raise Illegal("bad-scene", field="line", value=repr(self.line))
        for point in (*self.line, self.target):
            if type(point) is not tuple or len(point) != 2:
                raise Illegal("bad-scene", field="point", value=repr(point))
            _on_board(point)
        if self.length < SHORTEST:
            raise Illegal("bad-scene", field="line", value=repr(self.line))
        if self.beyond == 0:  # the target lies on the line, so neither side is behind it
            raise Illegal("bad-scene", field="target", value=repr(self.target))
        if type(self.pieces) is not tuple or any(type(piece) is not Piece for piece in self.pieces):
            raise Illegal("bad-scene", field="pieces", value=repr(self.pieces))
        whole("bad-scene", "pieces", len(self.pieces), 0, MOST)
        if len({piece.id for piece in self.pieces}) < len(self.pieces):
            raise Illegal("bad-scene", field="id", value=repr([piece.id for piece in self.pieces]))
        for one, other in combinations(map(_footprint, self.pieces), 2):
            if one.overlaps(other):
                raise Illegal("bad-scene", field="pieces", value=f"{one.piece.id} {other.piece.id}")

    @property
    def length(self) -> int:
        (x1, y1), (x2, y2) = self.line
        return isqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)

    @property
    def beyond(self) -> int:
        """A number whose sign says on which side of the line the target is."""
        (x1, y1), (x2, y2) = self.line
        return (x2 - x1) * (self.target[1] - y1) - (y2 - y1) * (self.target[0] - x1)

    def on(self, x: float, y: float, radius: float) -> Piece | None:
        """Return a piece within `radius` metres of this place, if there is one."""
        for footprint in map(_footprint, self.pieces):
            if footprint.within(x, y, radius):
                return footprint.piece
        return None


def duel_scene(
    line: tuple[Point, Point], shooter: Standing, target: Standing, others: Iterable[Piece] = ()
) -> Scene:
    """Return a scene of two riders, each with its broad side to the other, and the other pieces."""
    flank = broadside(shooter[1:], target[1:])
    duellists = (
        Piece(target[0], "rider", *target[1:], flank),
        Piece(shooter[0], "rider", *shooter[1:], flank),
    )
    return Scene(line, target[1:], (*duellists, *others))


def indian_scene(
    line: tuple[Point, Point], indians: Sequence[Standing], others: Iterable[Piece] = ()
) -> Scene:
    """Return a scene of Indians who face the shooter's line; the target is the middle between them."""
    if not indians:
        raise Illegal("bad-scene", field="indians", value="()")
    target = (
        sum([x for _, x, _ in indians]) // len(indians),
        sum([y for _, _, y in indians]) // len(indians),
    )
    middle = ((line[0][0] + line[1][0]) // 2, (line[0][1] + line[1][1]) // 2)
    flank = broadside(middle, target)
    return Scene(line, target, (*[Piece(id, "indian", x, y, flank) for id, x, y in indians], *others))


@lru_cache(1024)
def broadside(shooter: Point, target: Point) -> int:
    """Return the turn, in degrees, of a piece that shows its broad side to the shooter."""
    east, north = target[0] - shooter[0], shooter[1] - target[1]
    slants = [abs(east * cosine + north * sine) for sine, cosine in _TURNS]
    return slants.index(min(slants))


def _on_board(point: Point) -> None:
    for name, value, most in zip("xy", point, model().size, strict=True):
        whole("bad-scene", name, value, 0, most)


class _Footprint:
    """The rectangle of the board that a piece covers, in metres."""

    def __init__(self, piece: Piece) -> None:
        shape = model().shapes[KINDS[piece.kind]]
        sine, cosine = sincos(piece.turn * (PI / 180))
        self.piece = piece
        self.axes = ((cosine, sine), (-sine, cosine))
        back, front, right, left = shape.reach
        if piece.kind == "prone":
            right, left = -shape.height / 2, shape.height / 2
        self.half = ((front - back) / 2, (left - right) / 2)
        x, y = model().place(piece.x, piece.y)
        ahead, aside = (front + back) / 2, (left + right) / 2
        self.radius = sqrt(self.half[0] ** 2 + self.half[1] ** 2)
        self.x, self.y = x + cosine * ahead - sine * aside, y + sine * ahead + cosine * aside

    def overlaps(self, other: _Footprint) -> bool:
        """Return whether two rectangles overlap.  They do not if an edge of one separates them."""
        gap = (other.x - self.x, other.y - self.y)
        if _dot(gap, gap) >= (self.radius + other.radius) ** 2:
            return False
        return not any(
            abs(_dot(gap, axis)) >= self.extent(axis) + other.extent(axis) for axis in self.axes + other.axes
        )

    def extent(self, axis: tuple[float, float]) -> float:
        return sum([half * abs(_dot(own, axis)) for half, own in zip(self.half, self.axes, strict=True)])

    def within(self, x: float, y: float, radius: float) -> bool:
        gap = (x - self.x, y - self.y)
        outside = [
            max(0.0, abs(_dot(gap, axis)) - half) for half, axis in zip(self.half, self.axes, strict=True)
        ]
        return outside[0] * outside[0] + outside[1] * outside[1] < radius * radius


@lru_cache(1024)
def _footprint(piece: Piece) -> _Footprint:
    return _Footprint(piece)


def _dot(one: tuple[float, float], other: tuple[float, float]) -> float:
    return one[0] * other[0] + one[1] * other[1]
