"""Draws a statistic on the game's map: how much of it belongs to each place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from posse.cli.plots.sheet import INK, PAPER, RULE, SHADE, Sheet
from posse.games.package import Outline
from posse.kernel import Statistic

MOUNTAIN: Final = "▲"
"""The symbol of a place that no piece can enter: it is shaded, and its symbol is faint."""


def heat(sheet: Sheet, statistic: Statistic, places: Mapping[str, Outline]) -> Path:
    """Draw the map.  A place is darker the larger its share of the statistic."""
    from matplotlib.colors import LinearSegmentedColormap, Normalize

    counts: Counter[str] = Counter()
    for result in sheet.results:
        counts.update({it.key: it.total for it in result.parts if it.statistic == statistic.name})
    whole = sum(counts.values())
    across = max([x for corners, _ in places.values() for x, _ in corners])
    down = max([y for corners, _ in places.values() for _, y in corners])
    figure, axes = sheet.begin(10.5, 10.5 * down / across + 0.6)
    ramp = LinearSegmentedColormap.from_list("posse", [PAPER, "#e0b25a", "#8f2d20", "#3a0f0a"])
    scale = Normalize(0, max(counts.values()) / whole)
    for name, (corners, symbol) in places.items():
        share = counts[name] / whole
        _place(axes, corners, symbol, ramp(scale(share)) if share else PAPER, dark=scale(share) > 0.45)
    axes.set_aspect("equal")
    axes.set(xlim=(-0.6, across + 0.1), ylim=(down + 0.1, -0.7))
    axes.axis("off")
    from matplotlib.cm import ScalarMappable

    bar = figure.colorbar(ScalarMappable(scale, ramp), ax=axes, shrink=0.7, pad=0.01)
    bar.ax.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    bar.outline.set_visible(False)
    bar.ax.yaxis.get_major_locator().set_params(nbins=5)
    bar.set_label(sheet.words.say("cli-plot-share-of-games", games=whole))
    return sheet.finish(figure, statistic.name, sheet.broken_down(statistic.name))


def _place(axes: Any, corners: list[tuple[float, float]], symbol: str, fill: Any, dark: bool) -> None:
    from matplotlib.patches import Polygon

    mountain = symbol == MOUNTAIN
    axes.add_patch(
        Polygon(corners, facecolor=SHADE if mountain else fill, edgecolor=RULE, linewidth=0.5, zorder=1)
    )
    if symbol:
        x, y = (sum(values) / len(corners) for values in zip(*corners, strict=True))
        axes.text(
            x,
            y,
            symbol,
            ha="center",
            va="center",
            color=PAPER if dark and not mountain else INK,
            fontsize=9 if mountain else 11,
            fontweight="normal" if mountain else "bold",
            zorder=2,
            family="DejaVu Sans",
            alpha=0.45 if mountain else 1,
        )
