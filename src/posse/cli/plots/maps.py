"""Figures on the map: where on it how much happens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt
from pathlib import Path
from typing import Any, Final

from posse.cli.plots.sheet import INK, PAPER, RULE, SHADE, Sheet
from posse.kernel import AnyGame, Setting, Statistic

Polygon = list[tuple[float, float]]
SIGNS: Final = {"W": "W", "N": "N", "S": "S", "V": "V", "T": "△", "R": "R", "^": "▲"}


def places(game: AnyGame, options: Mapping[str, Setting]) -> dict[str, tuple[Polygon, str]]:
    """The outline of every place of the game's map and the sign that stands on it, by name."""
    make = _MAPS.get(game.name)
    return make(game.board(options)) if make else {}


def _hexes(board: Mapping[str, Any]) -> dict[str, tuple[Polygon, str]]:
    """Rows of hexagons with a corner at the top, the odd ones half a hex to the right."""
    found = {}
    high = 1 / sqrt(3)
    for number, (name, sign) in enumerate(zip(board["names"], board["signs"], strict=True)):
        row, column = divmod(number, board["columns"])
        x, y = column + (row % 2) / 2, row * high * 1.5
        corners = [(0, -1), (0.5, -0.5), (0.5, 0.5), (0, 1), (-0.5, 0.5), (-0.5, -0.5)]
        found[name] = ([(x + across, y + down * high) for across, down in corners], sign)
    return found


_MAPS: Final[Mapping[str, Callable[[Mapping[str, Any]], dict[str, tuple[Polygon, str]]]]] = {
    "stage-coach": _hexes,
}


def heat(sheet: Sheet, part: Statistic, places: Mapping[str, tuple[Polygon, str]]) -> Path:
    """Each place the darker, the more of the figure fell to it."""
    from matplotlib.colors import LinearSegmentedColormap, Normalize

    counts: Counter[str] = Counter()
    for result in sheet.results:
        counts.update({it.key: it.total for it in result.parts if it.statistic == part.name})
    whole = sum(counts.values())
    across = max([x for outline, _ in places.values() for x, _ in outline])
    down = max([y for outline, _ in places.values() for _, y in outline])
    figure, axes = sheet.begin(10.5, 10.5 * down / across + 0.6)
    ramp = LinearSegmentedColormap.from_list("posse", [PAPER, "#e0b25a", "#8f2d20", "#3a0f0a"])
    scale = Normalize(0, max(counts.values()) / whole)
    for name, (outline, sign) in places.items():
        share = counts[name] / whole
        _place(axes, outline, sign, ramp(scale(share)) if share else PAPER, dark=scale(share) > 0.45)
    axes.set_aspect("equal")
    axes.set(xlim=(-0.6, across + 0.1), ylim=(down + 0.1, -0.7))
    axes.axis("off")
    from matplotlib.cm import ScalarMappable

    bar = figure.colorbar(ScalarMappable(scale, ramp), ax=axes, shrink=0.7, pad=0.01)
    bar.ax.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    bar.outline.set_visible(False)
    bar.ax.yaxis.get_major_locator().set_params(nbins=5)
    bar.set_label(sheet.words.say("cli-plot-share-of-games", games=whole))
    return sheet.finish(figure, part.name, sheet.broken_down(part.name))


def _place(axes: Any, outline: Polygon, sign: str, fill: Any, dark: bool) -> None:
    from matplotlib.patches import Polygon as Drawn

    mountain = sign == "^"
    axes.add_patch(
        Drawn(outline, facecolor=SHADE if mountain else fill, edgecolor=RULE, linewidth=0.5, zorder=1)
    )
    if sign in SIGNS:
        x, y = (sum(values) / len(outline) for values in zip(*outline, strict=True))
        axes.text(
            x, y, SIGNS[sign], ha="center", va="center", color=PAPER if dark and not mountain else INK,
            fontsize=9 if mountain else 11, fontweight="normal" if mountain else "bold", zorder=2,
            family="DejaVu Sans", alpha=0.45 if mountain else 1,
        )  # fmt: skip
