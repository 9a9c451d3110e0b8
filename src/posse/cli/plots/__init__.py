"""Pictures of what many games came to, as PNG; by matplotlib."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from posse.cli.plots import breakdown, charts, maps
from posse.cli.plots.sheet import Sheet, drawing
from posse.kernel import AnyGame
from posse.lab import Result, SeriesPlan
from posse.words import Words


def draw(
    folder: Path, game: AnyGame, plan: SeriesPlan, results: Sequence[Result], words: Words
) -> list[Path]:
    """Wins by seat, lengths, shares of one figure in another, and what else is broken down: on the map where
    its keys are places on it."""
    with drawing():
        return list(_drawn(Sheet(folder, game, plan, results, words)))


def _drawn(sheet: Sheet) -> Iterator[Path]:
    game = sheet.game
    yield charts.wins(sheet)
    yield charts.lengths(sheet)
    if any(figure.among for figure in game.statistics):
        yield breakdown.shares(sheet)
    places = maps.places(game, sheet.plan.options)
    for figure in game.statistics:
        if figure.by and not figure.among:
            keys = breakdown.keys(sheet, figure)
            if keys and set(keys) <= set(places):
                yield maps.heat(sheet, figure, places)
            elif keys:
                yield breakdown.bars(sheet, figure)
