"""Hexes in rows, the odd rows shifted half a hex to the right, and their names."""

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
        """Return the angle between two directions, in sixths of a turn, the short way round."""
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
    """Return the column and row of the neighbour on that side; it may be off the map."""
    across, down = _OFFSETS[row % 2][direction]
    return column + across, row + down


def name(column: int, row: int) -> str:
    """Return the name of a hex: letters for the column, a number for the row; `a1` is the top left corner."""
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return f"{letters}{row + 1}"
