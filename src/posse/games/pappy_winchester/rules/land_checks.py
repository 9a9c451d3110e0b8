"""Whether a land can be played: every fault is named with its plot, or the space or saloon where it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from posse.games.pappy_winchester.rules import shapes
from posse.games.pappy_winchester.rules.land_file import (
    MINES,
    MOST_SPACES,
    MOST_TOUCHED,
    PLOTS,
    TERRAINS,
    Printed,
    Space,
)
from posse.games.pappy_winchester.rules.shapes import Polygon
from posse.kernel import Damaged

SALOON = "saloon"


def check(land: Printed) -> None:
    """Raise `Damaged` for the first fault."""
    _check_plots(land)
    for line, letter in ((land.river, "w"), (land.rails, "r")):
        _check_spaces(line, letter)
    neighbours = {plot.number: plot.neighbours for plot in land.plots}
    for plot in land.plots:
        for other in plot.neighbours:
            if plot.number not in neighbours[other] or other == plot.number:
                raise Damaged("land-one-sided", plot=plot.number, other=other)
    _check_tiling(land)
    _check_sides(land)
    _check_groups(land)


def _check_plots(land: Printed) -> None:
    numbers = [plot.number for plot in land.plots]
    for number in numbers:
        if numbers.count(number) > 1:
            raise Damaged("land-double-id", what=str(number))
    if len(numbers) != PLOTS:
        raise Damaged("land-wrong-count", what="plots", wanted=PLOTS, found=len(numbers))
    for terrain, wanted in TERRAINS.items():
        found = len([plot for plot in land.plots if plot.terrain == terrain])
        if found != wanted:
            raise Damaged("land-wrong-count", what=terrain, wanted=wanted, found=found)
    for kind, terrain, wanted in (("mine", "desert", MINES), ("ranch", "prairie", 1)):
        lying = [plot for plot in land.plots if plot.card == kind]
        if len(lying) != wanted:
            raise Damaged("land-wrong-count", what=kind, wanted=wanted, found=len(lying))
        for plot in lying:
            if plot.terrain != terrain:
                raise Damaged("land-misplaced", plot=plot.number, what=kind)


def _check_spaces(line: Sequence[Space], letter: str) -> None:
    """The spaces are w1, w2 and so on, or r1, r2: the actions that lead there are called so."""
    ids = [space.id for space in line]
    for id in ids:
        if ids.count(id) > 1:
            raise Damaged("land-double-id", what=id)
    for at, space in enumerate(line, start=1):
        if at > MOST_SPACES:
            raise Damaged("land-too-many", what=space.id, most=MOST_SPACES)
        if space.id != f"{letter}{at}":
            raise Damaged("land-bad-field", what=space.id, field="id", value=f"{letter}{at}?")
        if len(space.touches) > MOST_TOUCHED:
            raise Damaged("land-too-many", what=space.id, most=MOST_TOUCHED)


# --- the drawing ---


def _tiles(land: Printed) -> dict[str, tuple[Polygon, ...]]:
    """All that is drawn, by name.  The bridge belongs to river and rails, and is drawn with one of them."""
    found: dict[str, tuple[Polygon, ...]] = {str(plot.number): (plot.polygon,) for plot in land.plots}
    found |= {space.id: space.polygons for space in land.spaces}
    return found | {SALOON: (land.saloon,)}


def _check_tiling(land: Printed) -> None:
    tiles = _tiles(land)
    for name, drawn in tiles.items():
        for x, y in [point for polygon in drawn for point in polygon]:
            if not (0 <= x <= land.size[0] and 0 <= y <= land.size[1]):
                raise Damaged("land-outside", what=name, x=round(x), y=round(y))
    fault = shapes.tiling_fault(tiles, land.size)
    if fault is None:
        return
    at_x, at_y = round(fault.at[0]), round(fault.at[1])
    if fault.over:
        raise Damaged("land-overlap", what=fault.one, other=fault.other, x=at_x, y=at_y)
    raise Damaged("land-gap", what=fault.one, other=fault.other, x=at_x, y=at_y)


def _check_sides(land: Printed) -> None:
    """The drawing says the same as the lists.  Shapes that tile the board and touch exactly where the lists
    say so are a drawing of them in the plane: hence they are planar."""
    drawn: dict[int, tuple[Polygon, ...]] = {plot.number: (plot.polygon,) for plot in land.plots}
    for plot in land.plots:
        _check_touched(drawn, drawn[plot.number], plot.neighbours, str(plot.number))
    for space in land.spaces:
        _check_touched(drawn, space.polygons, space.touches, space.id)


def _check_touched(
    drawn: Mapping[int, tuple[Polygon, ...]],
    own: tuple[Polygon, ...],
    listed: tuple[int, ...],
    what: str,
) -> None:
    touched = [n for n, other in drawn.items() if other is not own and shapes.share_a_side(own, other)]
    if tuple(sorted(touched)) != listed:
        raise Damaged("land-drawn-otherwise", what=what, listed=tuple(map(str, listed)))


# --- the groups ---


def _check_groups(land: Printed) -> None:
    """What lies around the saloon and the ranch touches them, by a side or across one space of a line."""
    drawn = {plot.number: (plot.polygon,) for plot in land.plots}
    saloon = (land.saloon,)
    beside = {number for number, polygons in drawn.items() if shapes.share_a_side(saloon, polygons)}
    lines = [space for space in land.spaces if shapes.share_a_side(saloon, space.polygons)]
    across = {number for space in lines for number in space.touches}
    _check_group("saloon", set(land.around_saloon), beside, beside | across)
    [ranch] = [plot for plot in land.plots if plot.card == "ranch"]
    needed = {ranch.number, *ranch.neighbours}
    across = {n for space in land.spaces if ranch.number in space.touches for n in space.touches}
    _check_group("ranch", set(land.around_ranch), needed, needed | across)


def _check_group(what: str, listed: set[int], needed: set[int], possible: set[int]) -> None:
    for plot in sorted(needed - listed):
        raise Damaged("land-not-in-group", plot=plot, what=what)
    for plot in sorted(listed - possible):
        raise Damaged("land-far-from-group", plot=plot, what=what)
