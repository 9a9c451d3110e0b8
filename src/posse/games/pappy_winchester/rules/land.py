"""The estate: plots, river, rails and saloon.  Read from the data file, checked, and kept as sets of bits."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from posse.games.pappy_winchester.rules import shapes
from posse.games.pappy_winchester.rules.shapes import Point, Polygon
from posse.kernel import Damaged
from posse.kernel.data import data_file

PLOTS: Final = 19
TERRAINS: Final = {"desert": 7, "prairie": 6, "forest": 6}
MINES: Final = 3
NUMBERINGS: Final = ("personal", "common")

Plots = int
"""A set of plots: bit n for plot n."""


def plots(numbers: Iterable[int]) -> Plots:
    return sum([1 << number for number in numbers])


@dataclass(frozen=True)
class Plot:
    number: int
    terrain: str
    card: str | None
    """The hidden card that lies on the plot: `mine`, `ranch` or none."""
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


class Land:
    """Everything printed on the board, in one of the two numberings."""

    def __init__(self, data: Mapping[str, Any], numbering: str) -> None:
        moved = {int(old): new for old, new in data["numberings"][numbering].items()}

        def renumbered(numbers: Iterable[int]) -> tuple[int, ...]:
            return tuple(sorted([moved.get(number, number) for number in numbers]))

        def spaces(line: str) -> tuple[Space, ...]:
            return tuple([_space(entry, renumbered(entry["touches"])) for entry in data[line]])

        self.provenance: Final[str] = data["provenance"].strip()
        self.size: Final = _point(data["size"])
        found = [_plot(entry, renumbered) for entry in data["plots"]]
        self.plots: Final = tuple(sorted(found, key=lambda plot: plot.number))
        self.river: Final = spaces("river")
        self.rails: Final = spaces("rails")
        self.around_saloon: Final = renumbered(data["saloon"]["around"])
        self.around_ranch: Final = renumbered(data["ranch"]["around"])
        self.saloon_label: Final = _point(data["saloon"]["label"])
        self.saloon: Final = _polygon(data["saloon"]["polygon"])
        # The hidden cards' plots: the mines in order, then the ranch.
        cards = sorted([plot for plot in self.plots if plot.card], key=lambda plot: plot.card or "")
        self.cards: Final = tuple([(plot.number, plot.card or "") for plot in cards])
        self.card_ids: Final = tuple([_card_id(plot, kind) for plot, kind in self.cards])
        # beside[n]: the neighbours of plot n; there is no plot 0
        self.beside: Final = (0, *[plots(plot.neighbours) for plot in self.plots])
        self.along: Final = {space.id: plots(space.touches) for space in (*self.river, *self.rails)}
        self.sets: Final = self._sets()
        self._check()

    def _sets(self) -> dict[str, Plots]:
        """Return the groups that objectives count.  They come from the map, never from the printed lists."""
        found = {t: plots([p.number for p in self.plots if p.terrain == t]) for t in TERRAINS}
        found["river"] = plots({number for space in self.river for number in space.touches})
        found["rails"] = plots({number for space in self.rails for number in space.touches})
        everything = plots(range(1, PLOTS + 1))
        found["off_river"], found["off_rails"] = everything ^ found["river"], everything ^ found["rails"]
        found["saloon"] = plots(self.around_saloon)
        found["ranch"] = plots(self.around_ranch)
        found["mines"] = plots([number for number, kind in self.cards if kind == "mine"])
        return found

    def largest(self, owned: Plots) -> int:
        """Return the size of the largest connected group among these plots."""
        best = 0
        while owned:
            group = edge = owned & -owned
            while edge:
                reached = 0
                while edge:
                    one = edge & -edge
                    reached |= self.beside[one.bit_length() - 1]
                    edge ^= one
                edge = reached & owned & ~group
                group |= edge
            best = max(best, group.bit_count())
            owned &= ~group
        return best

    def isolated(self, owned: Plots) -> int:
        """Return how many of these plots have no neighbour among them."""
        return len([n for n in range(1, PLOTS + 1) if owned >> n & 1 and not self.beside[n] & owned])

    # -- checks: a land that passes can be played

    def _check(self) -> None:
        self._check_plots()
        named = [plot.neighbours for plot in self.plots]
        named += [space.touches for space in (*self.river, *self.rails)]
        named += [self.around_saloon, self.around_ranch]
        if not all(0 < number <= PLOTS for numbers in named for number in numbers):
            raise Damaged("land-unknown-plot")
        for plot in self.plots:
            for other in plot.neighbours:
                if plot.number not in self.plots[other - 1].neighbours or other == plot.number:
                    raise Damaged("land-one-sided", plot=plot.number, other=other)
        self._check_shapes()

    def _check_plots(self) -> None:
        if [plot.number for plot in self.plots] != list(range(1, PLOTS + 1)):
            raise Damaged("land-wrong-count", what="plots", wanted=PLOTS, found=len(self.plots))
        for terrain, wanted in TERRAINS.items():
            found = len([plot for plot in self.plots if plot.terrain == terrain])
            if found != wanted:
                raise Damaged("land-wrong-count", what=terrain, wanted=wanted, found=found)
        for kind, terrain, wanted in (("mine", "desert", MINES), ("ranch", "prairie", 1)):
            lying = [plot for plot in self.plots if plot.card == kind]
            if len(lying) != wanted:
                raise Damaged("land-wrong-count", what=kind, wanted=wanted, found=len(lying))
            for plot in lying:
                if plot.terrain != terrain:
                    raise Damaged("land-misplaced", plot=plot.number, what=kind)

    def _check_shapes(self) -> None:
        """Check that the drawing agrees with the lists.  Shapes that tile the board, and touch exactly where
        the lists say, are a drawing in the plane: so the map is planar."""
        drawn: dict[int, tuple[Polygon, ...]] = {plot.number: (plot.polygon,) for plot in self.plots}
        for plot in self.plots:
            self._check_sides(drawn, drawn[plot.number], plot.neighbours, f"plot {plot.number}")
        for space in (*self.river, *self.rails):
            self._check_sides(drawn, space.polygons, space.touches, space.id)
        # The bridge belongs to river and rails, and is drawn with one of them.
        lines = [shape for space in (*self.river, *self.rails) for shape in space.polygons]
        tiles = [*[plot.polygon for plot in self.plots], *lines, self.saloon]
        if not shapes.tiled(tiles, self.size):
            raise Damaged("land-not-tiled")

    def _check_sides(
        self,
        drawn: Mapping[int, tuple[Polygon, ...]],
        own: tuple[Polygon, ...],
        listed: tuple[int, ...],
        what: str,
    ) -> None:
        touched = [n for n, other in drawn.items() if other is not own and shapes.share_a_side(own, other)]
        if tuple(touched) != listed:
            raise Damaged("land-drawn-otherwise", what=what, listed=tuple(map(str, listed)))


def _card_id(plot: int, kind: str) -> str:
    return f"mine{plot}" if kind == "mine" else kind


def _plot(entry: Mapping[str, Any], renumbered: Callable[[Iterable[int]], tuple[int, ...]]) -> Plot:
    [number] = renumbered([entry["plot"]])
    shape = _point(entry["label"]), _polygon(entry["polygon"])
    return Plot(number, entry["terrain"], entry.get("card"), renumbered(entry["neighbours"]), *shape)


def _space(entry: Mapping[str, Any], touches: tuple[int, ...]) -> Space:
    drawn = tuple([_polygon(polygon) for polygon in entry["polygons"]])
    return Space(entry["id"], touches, entry.get("bridge", False), drawn, _point(entry["center"]))


def _point(pair: Any) -> Point:
    x, y = pair
    return x, y


def _polygon(points: Any) -> Polygon:
    return tuple([_point(point) for point in points])


def read(text: str, numbering: str = NUMBERINGS[0]) -> Land:
    """Parse a land from TOML; `Damaged` says what is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Damaged("not-toml", problem=str(error)[:80]) from None
    try:
        return Land(data, numbering)
    except KeyError as missing:
        raise Damaged("bad-value", field=str(missing.args[0]), value=repr(None)) from None


@cache
def land(numbering: str) -> Land:
    """Return the estate in this numbering."""
    return read(
        data_file("posse.games.pappy_winchester", "land.toml"),
        numbering,
    )
