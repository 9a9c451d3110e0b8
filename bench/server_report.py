"""The tables of the section on the server."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

from bench import report
from bench.aims import judge_limit, judge_ratio
from bench.load.boardgame import TheirTable
from bench.load.check import Tally
from bench.load.probes import Heavy
from bench.load.slices import Slice, quantile
from bench.load.turns import Measured, Turn
from bench.pairing import Spread

NOT_TOLD: Final = "not told"
"""In place of a figure that needs the server's counters of shots, where it has none."""

CHEAPER: Final = {"boardgame.io, in memory": (1.2, 2.0), "boardgame.io, flat files": (3.0, 5.0)}
"""Floor and stretch of its CPU a move / ours, shots apart."""


@dataclass
class Found:
    """All that was measured."""

    games: dict[str, list[Measured]] = field(default_factory=dict)
    """By the title of the game: ours, then theirs."""
    tallies: dict[str, Tally] = field(default_factory=dict)
    growth: dict[str, dict[int, list[Slice]]] = field(default_factory=dict)
    """By the title of the server, then by the number of tables."""
    aging: list[tuple[Slice, Slice]] = field(default_factory=list)
    heavy: dict[str, Heavy] = field(default_factory=dict)
    """By the title of the game."""
    stocked: Heavy | None = None


# --- one game ---


def figures(found: Sequence[Measured]) -> str:
    head = ("", *[row.server.title if at else f"**{row.server.title}**" for at, row in enumerate(found)])
    return report.table(head, [(name, *[figure(row) for row in found]) for name, figure in FIGURES])


def _median(row: Measured, figure: Callable[[Turn], float]) -> float:
    return statistics.median([figure(turn) for turn in row.turns])


def _micro(row: Measured, figure: Callable[[Turn], float | None]) -> str:
    known = [value for turn in row.turns if (value := figure(turn)) is not None]
    return f"{statistics.median(known) * 1e6:.0f} µs" if len(known) == len(row.turns) else NOT_TOLD


def _late(row: Measured) -> float:
    skipped = sum([turn.paced.skipped for turn in row.turns])
    return skipped / (skipped + sum([turn.paced.moves for turn in row.turns]))


def lag(row: Measured, share: float) -> float:
    """Return the latency below which this share of all moves at the steady pace lies, in milliseconds."""
    return 1000 * quantile(list(chain.from_iterable([turn.paced.lags for turn in row.turns])), share)


def _shots(row: Measured) -> str:
    slices = [part for turn in row.turns for part in (turn.paced, turn.flat_out)]
    told = [part.shots for part in slices if part.shots is not None]
    if len(told) < len(slices):
        return NOT_TOLD
    count = sum([shots.count for shots in told])
    if not count:
        return "none"
    each = sum([shots.cpu for shots in told]) / count
    return f"{count / sum([part.moves for part in slices]):.1%}, {each * 1e3:.1f} ms each"


def _bytes(count: float) -> str:
    return f"{count / 2**20:.0f} MB" if count >= 2**20 else f"{count / 1024:.0f} kB"


def _ratio(values: Sequence[float]) -> str:
    if not values:  # ours, or not told
        return ""
    spread = Spread.of(values)
    return f"{spread.median:.2f} [{spread.low:.2f}..{spread.high:.2f}]"


def steady(turn: Turn) -> float | None:
    return turn.paced.cost_without_shots


def hurried(turn: Turn) -> float | None:
    return turn.flat_out.cost_without_shots


PACES: Final = (("once a second", steady), ("flat out", hurried))

FIGURES: Final[tuple[tuple[str, Callable[[Measured], str]], ...]] = (
    ("moves a second, asked for", lambda row: f"{len(row.server.live)}"),
    ("moves a second, made", lambda row: f"{_median(row, lambda turn: turn.paced.rate):.0f}"),
    ("put off, the move before still under way", lambda row: f"{_late(row):.1%}"),
    ("latency of a move, median", lambda row: f"{lag(row, 0.5):.1f} ms"),
    ("latency of a move, 99th percentile", lambda row: f"{lag(row, 0.99):.1f} ms"),
    ("CPU a move, shots apart, once a second", lambda row: _micro(row, steady)),
    ("CPU a move, shots apart, flat out", lambda row: _micro(row, hurried)),
    ("CPU a move with shots, once a second", lambda row: _micro(row, lambda turn: turn.paced.cost)),
    ("CPU a move with shots, flat out", lambda row: _micro(row, lambda turn: turn.flat_out.cost)),
    ("moves that are shots", _shots),
    ("moves a second, flat out", lambda row: f"{_median(row, lambda turn: turn.flat_out.rate):.0f}"),
    ("memory, empty", lambda row: _bytes(row.weight.empty)),
    ("memory, a new table", lambda row: _bytes(row.weight.table)),
    ("memory, a connection", lambda row: _bytes(row.weight.connection)),
    ("memory, all tables connected", lambda row: _bytes(row.weight.loaded)),
    ("memory, at the end", lambda row: _bytes(row.after)),
    ("it / ours: CPU, shots apart, once a second", lambda row: _ratio(row.ratios(steady))),
    ("it / ours: CPU, shots apart, flat out", lambda row: _ratio(row.ratios(hurried))),
    ("it / ours: CPU with shots, once a second", lambda row: _ratio(row.ratios(lambda t: t.paced.cost))),
    ("it / ours: CPU with shots, flat out", lambda row: _ratio(row.ratios(lambda t: t.flat_out.cost))),
    ("it / ours: median latency", lambda row: _ratio(row.ratios(lambda t: t.paced.percentile(0.5)))),
    ("the client's core, unused", lambda row: f"{_median(row, lambda turn: turn.paced.idle):.0%}"),
)


# --- growth ---


def growth(found: Mapping[str, Mapping[int, Sequence[Slice]]]) -> str:
    rows = []
    for title, sizes in found.items():
        for tables, parts in sizes.items():
            costs = [part.cost_without_shots for part in parts if part.cost_without_shots is not None]
            lags = list(chain.from_iterable([part.lags for part in parts]))
            rows.append(
                (
                    f"{title}, {tables:,} tables",
                    f"{statistics.median(costs) * 1e6:.0f} µs" if costs else NOT_TOLD,
                    f"{statistics.median([part.cost for part in parts]) * 1e6:.0f} µs",
                    f"{1000 * quantile(lags, 0.5):.1f} ms",
                    f"{1000 * quantile(lags, 0.99):.1f} ms",
                )
            )
    return report.table(("", "CPU a move, shots apart", "with shots", "median latency", "99 %"), rows)


def costlier(first: Sequence[Slice], second: Sequence[Slice]) -> float | None:
    """Return how many times as much a move costs in the second slices; None if the server does not tell."""
    found = []
    for one, other in zip(first, second, strict=True):
        cheap, dear = one.cost_without_shots, other.cost_without_shots
        if cheap is None or dear is None:
            return None
        found.append(dear / cheap)
    return statistics.median(found)


def aging(found: Sequence[tuple[Slice, Slice]], early: int, late: int) -> str:
    rows = []
    for at, name in enumerate((f"around the {early}th move", f"from shortly before the {late}th")):
        costs = [pair[at].cost_without_shots for pair in found]
        known = [cost for cost in costs if cost is not None]
        told = f"{statistics.median(known) * 1e6:.0f} µs" if len(known) == len(costs) else NOT_TOLD
        rows.append((name, told, f"{sum([pair[at].moves for pair in found]):,}"))
    return report.table(("", "CPU a move", "moves"), rows)


def memory(found: Found, stock: int, tables: int) -> str:
    rows = [
        (f"{title}, a table after 100 moves, connections apart", _bytes(heavy.table))
        for title, heavy in found.heavy.items()
    ]
    if found.stocked is not None:
        rows.append((f"the server with {stock:,} finished tables on disk", _bytes(found.stocked.start)))
        rows.append((f"and with {tables} tables in play, 100 moves each", _bytes(found.stocked.played)))
    return report.table(("", "memory"), rows)


# --- aims ---


def aims(found: Found, sizes: Sequence[int]) -> str:
    rows: list[tuple[str, str, str, str, str]] = []
    for title, (ours, *theirs) in found.games.items():
        for row in theirs:
            floor, stretch = CHEAPER[row.server.title]
            for pace, figure in PACES:
                ratios = row.ratios(figure)
                ratio = statistics.median(ratios) if ratios else None
                what = f"{title}, CPU a move, shots apart, {pace}: {row.server.title} / ours"
                told = "-" if ratio is None else f"{ratio:.2f}x"
                rows.append((what, f"{floor:g}x", f"{stretch:g}x", told, judge_ratio(ratio, floor, stretch)))
        rows.append(_limit(f"{title}, latency, 99th percentile", lag(ours, 0.99), 25, 10, "ms"))
    for server, slices in found.growth.items():
        if server == "Posse":
            few, many = sizes[0], sizes[-1]
            what = f"CPU a move at {many:,} tables / at {few}"
            rows.append(_limit(what, costlier(slices[few], slices[many]), 1.3, None, "x"))
    if found.aging:
        young, old = zip(*found.aging, strict=True)
        rows.append(_limit("CPU of the 400th move / of the 10th", costlier(young, old), 1.3, None, "x"))
    for title, heavy in found.heavy.items():
        rows.append(_limit(f"{title}, memory of a table after 100 moves", heavy.table / 1024, 40, 20, "kB"))
    if found.stocked is not None:
        rows.append(_limit("memory of the server", found.stocked.played / 2**20, 300, None, "MB"))
    return report.table(("aim", "floor", "stretch", "measured", "verdict"), rows)


def _limit(
    what: str, value: float | None, most: float, stretch: float | None, unit: str
) -> tuple[str, str, str, str, str]:
    space = "" if unit == "x" else " "
    told = "-" if value is None else f"{value:.{2 if unit == 'x' else 1}f}{space}{unit}"
    best = "-" if stretch is None else f"<= {stretch:g}{space}{unit}"
    return what, f"<= {most:g}{space}{unit}", best, told, judge_limit(value, most, stretch)


# --- nothing lost, nothing twice ---


def checked(tally: Tally, found: Sequence[Measured]) -> str:
    verdict = "nothing lost, nothing twice" if tally.clean else "**not clean**"
    lines = [
        f"Ours, every record read from the database and replayed: {tally.records:,} records, {tally.ended:,} "
        f"of them to the end, {tally.choices:,} moves\nand {tally.chances:,} answers of chance; "
        f"{tally.lost} moves lost, {tally.repeated} repeated, {tally.strange} that nobody was told of: "
        f"{verdict}."
    ]
    for row in found:
        tables = row.server.tables
        refused = sum([table.refusals for table in tables], Counter[str]())
        gaps = sum([table.gaps for table in tables if isinstance(table, TheirTable)])
        lost = sum([table.lost for table in tables])
        told = [f"{sum([table.moves for table in tables]):,} moves", f"{lost} connections lost"]
        told += [f"{count} refused ({reason})" for reason, count in sorted(refused.items())]
        told += [f"{gaps} states twice, late or never"] if gaps else []
        lines.append(f"{row.server.title}, as the clients saw it: {', '.join(told)}.")
    return "\n".join([f"- {line}" for line in lines])
