"""Write results as Parquet tables, by pyarrow."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from posse.kernel import load
from posse.lab.journal import head
from posse.lab.simulation import Result, SeriesPlan

GAMES: Final = "games.parquet"
PARTS: Final = "parts.parquet"


def write(folder: Path, plan: SeriesPlan, results: Sequence[Result]) -> tuple[Path, Path]:
    """Write one table with a row for each game and one with a row for each part of a statistic.

    `seating` and `number` join them.  The files' metadata says what was played.  The same games give the same
    files.  Every game of the plan must be there.
    """
    plan.check_complete({result.place for result in results})
    folder.mkdir(parents=True, exist_ok=True)
    order = {seated: at for at, seated in enumerate(plan.seatings)}
    _write(folder / GAMES, plan, _games(plan, order, results))
    _write(folder / PARTS, plan, _parts(order, results))
    return folder / GAMES, folder / PARTS


def _write(path: Path, plan: SeriesPlan, columns: Mapping[str, Sequence[object]]) -> None:
    import pyarrow
    from pyarrow import parquet

    kinds = {name: _kind(pyarrow, name) for name in columns}
    schema = pyarrow.schema(list(kinds.items()), metadata={"posse": json.dumps(head(plan))})
    parquet.write_table(pyarrow.table(dict(columns), schema=schema), path)


def _kind(pyarrow: Any, name: str) -> Any:
    """The type of a column.  Given by name, as pyarrow cannot infer it from an empty column."""
    words = name in ("statistic", "key") or name.startswith("bot_")
    return pyarrow.string() if words else pyarrow.int32()


def _games(
    plan: SeriesPlan, order: Mapping[tuple[str, ...], int], results: Sequence[Result]
) -> dict[str, Sequence[object]]:
    seats = range(max([len(seated) for seated in plan.seatings]))
    columns: dict[str, Sequence[object]] = {
        "seating": [order[result.seated] for result in results],
        "number": [result.number for result in results],
        "decisions": [result.decisions for result in results],
    }
    for seat in seats:
        columns[f"bot_{seat}"] = [result.seated[seat] for result in results]
        columns[f"rank_{seat}"] = [result.ranks[seat] for result in results]
    for statistic in load(plan.game).statistics:
        columns[statistic.name] = [result.statistics[statistic.name] for result in results]
        if statistic.value:
            columns[f"{statistic.name}_times"] = [result.times[statistic.name] for result in results]
    return columns


def _parts(order: Mapping[tuple[str, ...], int], results: Sequence[Result]) -> dict[str, Sequence[object]]:
    rows = [(order[result.seated], result.number, part) for result in results for part in result.parts]
    return {
        "seating": [seating for seating, _, _ in rows],
        "number": [number for _, number, _ in rows],
        "statistic": [part.statistic for _, _, part in rows],
        "seat": [part.seat if part.seat >= 0 else None for _, _, part in rows],
        "key": [part.key or None for _, _, part in rows],
        "times": [part.times for _, _, part in rows],
        "total": [part.total for _, _, part in rows],
    }
