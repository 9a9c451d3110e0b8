"""Plots of a series as PNG files, by matplotlib."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from posse.cli.plots import breakdown, charts, maps
from posse.cli.plots.sheet import Sheet, drawing
from posse.games import load_package
from posse.kernel import AnyGame
from posse.lab import Result, SeriesPlan
from posse.words import Words


def draw(
    folder: Path, game: AnyGame, plan: SeriesPlan, results: Sequence[Result], words: Words
) -> list[Path]:
    """Draw the wins by seat, the lengths of games, the shares of one statistic in another, and every other
    statistic that is broken down: on the map if its keys are places of the map."""
    with drawing():
        return list(_drawn(Sheet(folder, game, plan, results, words)))


def _drawn(sheet: Sheet) -> Iterator[Path]:
    game = sheet.game
    yield charts.wins(sheet)
    yield charts.lengths(sheet)
    if any(statistic.among for statistic in game.statistics):
        yield breakdown.shares(sheet)
    outlines = load_package(game.name).loaded_map_outlines
    places = outlines(game.board(sheet.plan.options)) if outlines else {}
    for statistic in game.statistics:
        if statistic.by and not statistic.among:
            keys = breakdown.keys(sheet, statistic)
            if keys and set(keys) <= set(places):
                yield maps.heat(sheet, statistic, places)
            elif keys:
                yield breakdown.bars(sheet, statistic)
