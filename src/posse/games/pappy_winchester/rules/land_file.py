"""A land as its file has it: every field read with its type, before anything is made of it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import isfinite
from typing import Final

from posse.games.pappy_winchester.rules.shapes import Point, Polygon
from posse.kernel import Damaged

PLOTS: Final = 19
TERRAINS: Final = {"desert": 7, "prairie": 6, "forest": 6}
MINES: Final = 3
HIDDEN: Final = ("mine", "ranch")
NUMBERINGS: Final = ("personal", "common")
MOST_SPACES: Final = 12  # of the river, and of the rails: each has an action of its own
MOST_TOUCHED: Final = 6  # plots along one space: what bids there are depends on what a move can pay


@dataclass(frozen=True)
class Plot:
    number: int
    terrain: str
    card: str | None
    """What lies hidden on it: `mine`, `ranch` or nothing."""
    neighbours: tuple[int, ...]
    label: Point
    polygon: Polygon


@dataclass(frozen=True)
class Space:
    """A space of the river or the rails, and the plots that lie along it."""

    id: str
    touches: tuple[int, ...]
    bridge: bool
    polygons: tuple[Polygon, ...]
    center: Point


@dataclass(frozen=True)
class Printed:
    """What a file says, in the numbers it uses itself."""

    provenance: str
    size: Point
    plots: tuple[Plot, ...]
    river: tuple[Space, ...]
    rails: tuple[Space, ...]
    around_saloon: tuple[int, ...]
    saloon_label: Point
    saloon: Polygon
    around_ranch: tuple[int, ...]
    numberings: Mapping[str, Mapping[int, int]]
    """By name, what each plot is called instead; a plot that is not named keeps its number."""

    @property
    def spaces(self) -> tuple[Space, ...]:
        return (*self.river, *self.rails)


def parse(text: str) -> Printed:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Damaged("not-toml", problem=str(error)[:80]) from None
    whole = _Entry("-", data)
    saloon, ranch = whole.inner("saloon"), whole.inner("ranch")
    return Printed(
        whole.text("provenance").strip(),
        whole.point("size"),
        tuple([_plot(entry) for entry in whole.several("plots")]),
        tuple([_space(entry) for entry in whole.several("river")]),
        tuple([_space(entry) for entry in whole.several("rails")]),
        saloon.numbers("around"),
        saloon.point("label"),
        saloon.polygon("polygon"),
        ranch.numbers("around"),
        _numberings(whole),
    )


class _Entry:
    """A table of the file.  What is wrong in it is told with its name."""

    def __init__(self, name: str, data: Mapping[str, object]) -> None:
        self.name = name
        self._data = data

    def bad(self, field: str) -> Damaged:
        value = self._data.get(field, "-")
        return Damaged("land-bad-field", what=self.name, field=field, value=str(value)[:40])

    def has(self, field: str) -> bool:
        return field in self._data

    def text(self, field: str, allowed: Iterable[str] | None = None) -> str:
        value = self._data.get(field)
        if not isinstance(value, str) or not value or (allowed is not None and value not in allowed):
            raise self.bad(field)
        return value

    def flag(self, field: str) -> bool:
        value = self._data.get(field, False)
        if not isinstance(value, bool):
            raise self.bad(field)
        return value

    def number(self, field: str) -> int:
        value = self._data.get(field)
        if type(value) is not int or not 0 < value <= PLOTS:
            raise self.bad(field)
        return value

    def numbers(self, field: str) -> tuple[int, ...]:
        """Some plots, each named once."""
        value = self._data.get(field)
        if not isinstance(value, list) or not all(type(it) is int for it in value):
            raise self.bad(field)
        for it in value:
            if not 0 < it <= PLOTS:
                raise Damaged("land-unknown-plot", what=self.name, plot=it)
        if len(set(value)) != len(value):
            raise self.bad(field)
        return tuple(sorted(value))

    def point(self, field: str) -> Point:
        found = _point(self._data.get(field))
        if found is None:
            raise self.bad(field)
        return found

    def polygon(self, field: str) -> Polygon:
        found = _polygon(self._data.get(field))
        if found is None:
            raise self.bad(field)
        return found

    def polygons(self, field: str) -> tuple[Polygon, ...]:
        value = self._data.get(field)
        found = [_polygon(it) for it in value] if isinstance(value, list) else []
        drawn = tuple([it for it in found if it is not None])
        if not drawn or len(drawn) != len(found):
            raise self.bad(field)
        return drawn

    def inner(self, field: str) -> _Entry:
        value = self._data.get(field)
        if not isinstance(value, dict):
            raise self.bad(field)
        return _Entry(field, value)

    def several(self, field: str) -> list[_Entry]:
        """The tables of a list; each is called by its own id, or by its place if it has none."""
        value = self._data.get(field)
        if not isinstance(value, list) or not value or not all(isinstance(it, dict) for it in value):
            raise self.bad(field)
        return [
            _Entry(str(it.get("plot", it.get("id", f"{field} {at}"))), it) for at, it in enumerate(value, 1)
        ]


def _plot(entry: _Entry) -> Plot:
    return Plot(
        entry.number("plot"),
        entry.text("terrain", TERRAINS),
        entry.text("card", HIDDEN) if entry.has("card") else None,
        entry.numbers("neighbours"),
        entry.point("label"),
        entry.polygon("polygon"),
    )


def _space(entry: _Entry) -> Space:
    return Space(
        entry.text("id"),
        entry.numbers("touches"),
        entry.flag("bridge"),
        entry.polygons("polygons"),
        entry.point("center"),
    )


def _numberings(whole: _Entry) -> dict[str, dict[int, int]]:
    """A land that names none has the same numbers in both."""
    if not whole.has("numberings"):
        return {name: {} for name in NUMBERINGS}
    every, found = whole.inner("numberings"), {}
    for name in NUMBERINGS:
        one = every.inner(name)
        old = [int(it) if it.isdecimal() else 0 for it in one._data]
        moved = dict(zip(old, [one.number(it) for it in one._data], strict=True))
        if set(moved) != set(moved.values()):  # it must be a renumbering, or two plots would share a number
            raise every.bad(name)
        found[name] = moved
    return found


def _point(value: object) -> Point | None:
    if not isinstance(value, list) or len(value) != 2:
        return None
    x, y = value
    if type(x) not in (int, float) or type(y) not in (int, float) or not (isfinite(x) and isfinite(y)):
        return None
    return x, y


def _polygon(value: object) -> Polygon | None:
    found = [_point(it) for it in value] if isinstance(value, list) else []
    points = tuple([it for it in found if it is not None])
    return points if len(points) == len(found) >= 3 else None
