"""The board of Pappy Winchester as a picture for its rules pages, drawn from the data of the land.

python3 run.py python scripts/draw_land.py     writes docs/rules/pappy_winchester_map.svg
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from posse.games.pappy_winchester.rules.land import NUMBERINGS, SHIPPED, Land, find

PICTURE = Path(__file__).parents[1] / "docs" / "rules" / "pappy_winchester_map.svg"
COLOURS = {"desert": "#e8cf98", "prairie": "#b9cf85", "forest": "#6f9a68"}
WATER, TRACK, SALOON, INK = "#8fb8cf", "#8a7566", "#c98a6b", "#2c2118"
SIGNS = {"mine": "M", "ranch": "R"}  # in every font, and as the terminal has them


def picture(land: Land) -> str:
    """The whole board as SVG.  Signs and numbers only: the same picture serves every language."""
    width, height = land.size
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" font-family="serif">'
    return "\n".join([head, *_shapes(land), *_labels(land), "</svg>"]) + "\n"


def _shapes(land: Land) -> Iterator[str]:
    for plot in land.plots:
        yield _polygon(plot.polygon, COLOURS[plot.terrain], 3)
    for spaces, colour in ((land.river, WATER), (land.rails, TRACK)):
        for space in spaces:
            for polygon in space.polygons:
                yield _polygon(polygon, colour, 1)
    yield _polygon(land.saloon, SALOON, 3)


def _labels(land: Land) -> Iterator[str]:
    for plot in land.plots:
        yield _text(plot.label, f"{plot.number} {SIGNS[plot.card]}" if plot.card else str(plot.number), 42)
    spaces = (*land.river, *land.rails)
    for space in spaces:
        if not space.bridge:
            yield _text(space.center, space.id, 22)
    bridge = [space for space in spaces if space.bridge]  # a space of each line, in one place
    if bridge:
        yield _text(bridge[-1].center, " ".join([space.id for space in bridge]), 22)
    yield _text(land.saloon_label, "$", 56)


def _polygon(points: Iterable[tuple[float, float]], colour: str, line: int) -> str:
    corners = " ".join([f"{x:g},{y:g}" for x, y in points])
    return f'<polygon points="{corners}" fill="{colour}" stroke="{INK}" stroke-width="{line}"/>'


def _text(at: tuple[float, float], text: str, size: int) -> str:
    x, y = at
    place = f'x="{x:g}" y="{y:g}" font-size="{size}"'
    return f'<text {place} fill="{INK}" text-anchor="middle" dominant-baseline="central">{text}</text>'


if __name__ == "__main__":
    PICTURE.write_text(picture(find(SHIPPED[0], NUMBERINGS[0])), encoding="utf-8")
