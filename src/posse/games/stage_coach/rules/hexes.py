"""Hexagons in rows, the odd rows shifted half a hex to the right; and their names."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Direction(IntEnum):
    """The six sides of a hex, anticlockwise from the east."""

    E = 0
    NE = 1
    NW = 2
    W = 3
    SW = 4
    SE = 5

    @property
    def back(self) -> Direction:
        return _BACK[self]

    def apart(self, other: Direction) -> int:
        """How many sixths of a turn lie between the two, the short way round."""
        gap = abs(self - other)
        return min(gap, 6 - gap)


WORDS: Final = tuple([d.name.lower() for d in Direction])
_BACK: Final = tuple([Direction((d + 3) % 6) for d in Direction])

# (columns, rows) to the neighbour on each side, for even and for odd rows
_OFFSETS: Final = (
    ((1, 0), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1)),
    ((1, 0), (1, -1), (0, -1), (-1, 0), (0, 1), (1, 1)),
)


def beside(column: int, row: int, direction: Direction) -> tuple[int, int]:
    """The place on that side, on the map or off it."""
    across, down = _OFFSETS[row % 2][direction]
    return column + across, row + down


def name(column: int, row: int) -> str:
    """Letters for the column, a number for the row: `a1` is the corner at the top left."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return f"{letters}{row + 1}"
