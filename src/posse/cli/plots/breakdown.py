"""Draws statistics by key and by seat, and the share of one statistic in another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from posse.cli.plots.charts import as_percent
from posse.cli.plots.sheet import COLOURS, HATCHES, INK, Sheet
from posse.kernel import Statistic
from posse.lab.counters import Part
from posse.lab.statistics import Interval, mean_interval, ratio_interval

Chosen = Callable[[Part], bool]


def keys(sheet: Sheet, statistic: Statistic) -> list[str]:
    """The keys the statistic is broken down by: in the order of the actions that name them, else sorted."""
    parts = [part for result in sheet.results for part in result.parts if part.statistic == statistic.name]
    found = {part.key for part in parts if part.key}
    name = statistic.by.rpartition(".")[2]
    listed = [str(action.arguments[name]) for action in sheet.game.catalogue if name in action.arguments]
    order = {key: at for at, key in enumerate(dict.fromkeys(listed))}
    return sorted(found, key=lambda key: (order.get(key, 0), int(key) if key.isdecimal() else 0, key))


def shares(sheet: Sheet) -> Path:
    """Draw every statistic that is part of another as a share of it: by key, and by seat."""
    parts = [statistic for statistic in sheet.game.statistics if statistic.among]
    wholes = {statistic.name: statistic for statistic in sheet.game.statistics}
    figure, (left, right) = sheet.begin(13, 5.2, 2)
    named = keys(sheet, wholes[parts[0].among])
    seats = sheet.seat_names()
    for at, part in enumerate(parts):
        label = sheet.words.say(
            "cli-plot-share", part=sheet.statistic_name(part.name), whole=sheet.statistic_name(part.among)
        )
        by_key = [_share(sheet, part, _key(key)) for key in named]
        by_seat = [_share(sheet, part, _seat(seat)) for seat in range(len(seats))]
        _grouped(left, at, len(parts), by_key, label)
        _grouped(right, at, len(parts), by_seat, label)
    left.set_xticks(range(len(named)), [sheet.key_name(parts[0].by, key) for key in named], rotation=25)
    for tick in left.get_xticklabels():
        tick.set_horizontalalignment("right")
    right.set_xticks(range(len(seats)), seats)
    for axes in (left, right):
        axes.set_ylim(0, 1)
        as_percent(axes)
    handles, labels = left.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside upper right", frameon=False, ncols=len(parts))
    return sheet.finish(figure, "shares", sheet.words.say("cli-plot-shares"))


def bars(sheet: Sheet, part: Statistic) -> Path:
    """Draw the mean for each key: for each event where the statistic adds up a value, else in a game."""
    named = keys(sheet, part)
    figure, axes = sheet.begin(max(7.0, 1.4 + 0.52 * len(named)), 4.8)
    found = [_each(sheet, part, _key(key)) if part.value else _mean(sheet, part, key) for key in named]
    _grouped(axes, 0, 1, found, "")
    names = [sheet.key_name(part.by, key) for key in named]
    tilted = max(map(len, names)) > 3
    axes.set_xticks(
        range(len(named)), names, rotation=25 if tilted else 0, ha="right" if tilted else "center"
    )
    axes.set_ylabel(sheet.words.say("cli-head-each" if part.value else "cli-plot-in-a-game"))
    axes.grid(axis="y")
    return sheet.finish(figure, part.name, sheet.broken_down(part.name))


Found = tuple[float, Interval] | None


def _grouped(axes: Any, at: int, groups: int, found: Sequence[Found], label: str) -> None:
    """Draw the bars of one group beside those of the other groups, with intervals."""
    width = 0.8 / groups
    shown = [(place, it) for place, it in enumerate(found) if it is not None]
    heights = [value for _, (value, _) in shown]
    axes.bar(
        [place + (at - (groups - 1) / 2) * width for place, _ in shown],
        heights,
        width,
        label=label,
        color=COLOURS[at],
        edgecolor=INK,
        linewidth=0.7,
        hatch=HATCHES[at],
        yerr=[
            [max(value - low, 0) for _, (value, (low, _)) in shown],
            [max(high - value, 0) for _, (value, (_, high)) in shown],
        ],
        error_kw={"ecolor": INK, "capsize": 2.5, "elinewidth": 1},
    )


def _key(key: str) -> Chosen:
    return lambda part: part.key == key


def _seat(seat: int) -> Chosen:
    return lambda part: part.seat == seat


def _share(sheet: Sheet, statistic: Statistic, chosen: Chosen) -> Found:
    """The share in the whole.  Games are the sample, as events of the same game are not independent."""
    names = (statistic.name, statistic.among)
    found, of = ([_sum(r.parts, name, chosen) for r in sheet.results] for name in names)
    if not sum(of):
        return None
    low, high = ratio_interval(found, of)
    return sum(found) / sum(of), (max(low, 0.0), min(high, 1.0))


def _each(sheet: Sheet, statistic: Statistic, chosen: Chosen) -> Found:
    totals = [_sum(result.parts, statistic.name, chosen) for result in sheet.results]
    times = [_sum(result.parts, statistic.name, chosen, times=True) for result in sheet.results]
    return sum(totals) / sum(times), ratio_interval(totals, times)


def _mean(sheet: Sheet, statistic: Statistic, key: str) -> Found:
    totals = [_sum(result.parts, statistic.name, _key(key)) for result in sheet.results]
    return sum(totals) / len(totals), mean_interval(totals)


def _sum(parts: Sequence[Part], name: str, chosen: Chosen, times: bool = False) -> int:
    return sum(
        [part.times if times else part.total for part in parts if part.statistic == name and chosen(part)]
    )
