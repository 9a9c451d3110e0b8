"""The estate drawn in characters from its polygons: what each character shows, and where a label fits."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache, cached_property
from typing import Final

from posse.games.pappy_winchester.rules.land import Land
from posse.games.pappy_winchester.rules.shapes import Point, Polygon

SALOON: Final = "saloon"
TALL: Final = 0.32  # rows for each column: characters are about twice as high as wide

Cell = tuple[int, int]
"""A character of the drawing: its row and column."""


class CharacterMap:
    """A land on a grid of characters. Plots are named by their number, spaces by their id."""

    def __init__(self, land: Land, columns: int) -> None:
        self.land = land
        self.columns = columns
        self.rows = round(columns * TALL)
        self._spots: dict[tuple[str, tuple[int, ...]], Cell] = {}

    @cached_property
    def regions(self) -> dict[str, frozenset[Cell]]:
        """The characters of every plot and space, and of the saloon."""
        found: dict[str, set[Cell]] = {}
        for cell, name in self.names.items():
            found.setdefault(name, set()).add(cell)
        return {name: frozenset(cells) for name, cells in found.items()}

    @cached_property
    def names(self) -> dict[Cell, str]:
        """The plot, space or saloon under each character."""
        wide, high = self._scale
        shapes = list(self._shapes())
        found = {}
        for row in range(self.rows):
            for column in range(self.columns):
                x, y = (column + 0.5) * wide, (row + 0.5) * high
                name = next((name for name, shape in shapes if _inside(x, y, shape)), None)
                if name is not None:
                    found[row, column] = name
        return _trimmed(found)

    @property
    def _scale(self) -> Point:
        width, height = self.land.size
        return width / self.columns, height / self.rows

    def _shapes(self) -> Iterator[tuple[str, Polygon]]:
        """List the shapes, the rails before the river: they cross it on a bridge."""
        estate = self.land
        yield SALOON, estate.saloon
        for space in (*estate.rails, *estate.river):
            for shape in space.polygons:
                yield space.id, shape
        for plot in estate.plots:
            yield str(plot.number), plot.polygon

    # -- fences between plots

    @cached_property
    def fences(self) -> dict[Cell, str]:
        """A symbol for every character that has another plot to its right or below it."""
        signs = {at: _leaning(at, self._upright) for at in self._upright}
        level = {at for at in self.names if self._differs(at, 1, 0)} - self._upright
        for row, column in level:
            # A step of a steep fence is not a line of its own.
            if len([1 for more in (-2, -1, 1, 2) if (row, column + more) in level]) > 1:
                signs[row, column] = "_"
        return signs

    @cached_property
    def _upright(self) -> set[Cell]:
        return {at for at in self.names if self._differs(at, 0, 1)}

    def _differs(self, at: Cell, down: int, right: int) -> bool:
        own, other = self.names[at], self.names.get((at[0] + down, at[1] + right), SALOON)
        return own != other and own.isdecimal() and other.isdecimal()

    # -- labels

    def spot(self, name: str, widths: tuple[int, ...]) -> Cell:
        """Return where a label with lines of these widths begins: inside its region, near the middle."""
        found = self._spots.get((name, widths))
        if found is None:  # cached: every drawing has the same few labels
            found = self._spots[name, widths] = self._spot(name, widths)
        return found

    def _spot(self, name: str, widths: tuple[int, ...]) -> Cell:
        region, (middle_row, middle_column) = self.regions[name], self._middle(name)
        widest = max(widths)
        row, column = middle_row - (len(widths) - 1) / 2, middle_column - (widest - 1) / 2
        fitting = [
            (r, c)
            for r, c in region
            if all((r + down, c + right) in region for down in range(len(widths)) for right in range(widest))
        ]
        if fitting:
            return min(fitting, key=lambda at: (4 * (at[0] - row) ** 2 + (at[1] - column) ** 2, at))
        return round(row), min(max(round(column), 0), self.columns - widest)

    def _middle(self, name: str) -> tuple[float, float]:
        estate, (wide, high) = self.land, self._scale
        if name == SALOON:
            x, y = estate.saloon_label
        elif name.isdecimal():
            x, y = estate.plots[int(name) - 1].label
        else:
            x, y = next(space.center for space in (*estate.river, *estate.rails) if space.id == name)
        return y / high - 0.5, x / wide - 0.5


@cache
def character_map(land: Land, columns: int) -> CharacterMap:
    return CharacterMap(land, columns)


def _inside(x: float, y: float, shape: Polygon) -> bool:
    """Return whether a ray from the point to the right crosses the shape's sides an odd number of times."""
    odd = False
    bx, by = shape[-1]
    for ax, ay in shape:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
        bx, by = ax, ay
    return odd


def _trimmed(names: dict[Cell, str]) -> dict[Cell, str]:
    """Widen the neighbour over tips of plots only one or two characters wide: two fences would not fit."""
    found = dict(names)
    for (row, column), name in names.items():
        before, *following = [names.get((row, column + shift), "") for shift in (-1, 1, 2)]
        wide = 2 if following[0] == name else 1
        after = following[wide - 1]
        if name not in (before, after) and all(it.isdecimal() for it in (name, before, after)):
            found |= {(row, column + shift): before for shift in range(wide)}
    return found


def _leaning(at: Cell, upright: Collection[Cell]) -> str:
    """Return the symbol of an upright fence, leaning the way it continues in the rows above and below."""
    row, column = at
    if (row + 1, column) in upright:
        return "│"
    for shift in (1, 2, 3):
        if (row + 1, column - shift) in upright or (row - 1, column + shift) in upright:
            return "/"
        if (row + 1, column + shift) in upright or (row - 1, column - shift) in upright:
            return "\\"
    return "│" if (row - 1, column) in upright else "_"
