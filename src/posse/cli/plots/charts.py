"""Draws the wins by seat and the lengths of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, median
from typing import Any

from posse.cli.plots.sheet import COLOURS, HATCHES, INK, RULE, Sheet
from posse.lab.statistics import share_interval

BINS = 40


def wins(sheet: Sheet) -> Path:
    """Draw each seat's share of the wins, with its interval and a line for equal shares."""
    figure, axes = sheet.begin(6.5, 5)
    seats = range(len(sheet.plan.seatings[0]))
    games = len(sheet.results)
    won = [sum([result.points(seat) for result in sheet.results]) for seat in seats]
    for seat in seats:
        share, (low, high) = won[seat] / games, share_interval(won[seat], games)
        axes.bar(
            seat,
            share,
            0.62,
            color=COLOURS[seat],
            edgecolor=INK,
            hatch=HATCHES[seat],
            linewidth=0.8,
            yerr=[[max(share - low, 0)], [max(high - share, 0)]],
            error_kw={"ecolor": INK, "capsize": 7, "elinewidth": 1.4},
        )
        axes.annotate(
            f"{share:.1%}", (seat, high), (0, 6), textcoords="offset points", ha="center", fontweight="bold"
        )
    axes.axhline(1 / len(seats), color=RULE, linestyle=(0, (4, 3)), linewidth=1.2)
    axes.set_title(sheet.words.say("cli-plot-fair"), color=RULE, fontsize=10)
    axes.set_xticks(list(seats), sheet.seat_names())
    axes.set_ylim(0, min(1.08, max(axes.get_ylim()[1] * 1.08, 1.3 / len(seats))))
    axes.set_xlim(-0.6, len(seats) - 0.4)
    axes.set_ylabel(sheet.words.say("cli-head-share"))
    as_percent(axes)
    return sheet.finish(figure, "wins", sheet.words.say("cli-plot-wins"))


def lengths(sheet: Sheet) -> Path:
    """Draw the lengths of games: in the game's first statistic where it has one, and in decisions."""
    panels = [
        ([r.statistics[first.name] for r in sheet.results], sheet.statistic_name(first.name))
        for first in sheet.game.statistics[:1]
    ]
    panels.append(([r.decisions for r in sheet.results], sheet.words.say("cli-plot-decisions")))
    figure, _ = sheet.begin(11, 4.6, len(panels))
    for colour, (axes, (values, label)) in enumerate(zip(figure.axes, panels, strict=True)):
        _histogram(sheet, axes, values, label, colour)
    return sheet.finish(figure, "length", sheet.words.say("cli-plot-length"))


def _histogram(sheet: Sheet, axes: Any, values: Sequence[int], label: str, colour: int) -> None:
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BINS))
    bins = Counter([(value - low) // width for value in values])
    places = [low + at * width + (width - 1) / 2 for at in bins]
    axes.bar(places, list(bins.values()), width * 0.94, color=COLOURS[colour], edgecolor=INK, linewidth=0.5)
    mean, middle = fmean(values), median(values)
    axes.axvline(mean, color=INK, linewidth=1.2)
    axes.axvline(middle, color=INK, linewidth=1.2, linestyle=(0, (2, 2)))
    axes.set_xlabel(label)
    axes.set_ylabel(sheet.words.say("cli-head-games"))
    axes.set_title(
        sheet.words.say("cli-plot-middle", mean=f"{mean:.1f}", median=f"{middle:g}"), color=RULE, fontsize=10
    )
    axes.yaxis.get_major_locator().set_params(integer=True)


def as_percent(axes: Any) -> None:
    axes.yaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.grid(axis="y")
