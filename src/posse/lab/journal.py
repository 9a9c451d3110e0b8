"""The games of a series in a file, one a line, as they end: what was stopped can go on.

The first line says what is played: the game, its rules and options, the seed, the seatings.  How many
games is not among it: a series may be made longer.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TextIO

import posse
from posse.kernel import Damaged, Illegal, load
from posse.lab.counters import Part
from posse.lab.simulation import Result, SeriesPlan

FORMAT: Final = 2


class Journal:
    """A file of results.  It is open while the games are played, and each is in it when it has ended."""

    def __init__(self, path: Path, plan: SeriesPlan) -> None:
        self.path = path
        self._seatings = {seated: at for at, seated in enumerate(plan.seatings)}
        self._head = head(plan)
        self.found: list[Result] = []
        """What was there before."""
        self._file: TextIO | None = None

    def __enter__(self) -> Self:
        whole = 0
        if self.path.exists() and self.path.stat().st_size:
            text = self.path.read_text(encoding="utf-8")
            whole = text.rfind("\n") + 1  # a line that was being written when it was stopped is played again
            self.found = list(self._read(text[:whole].splitlines()))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("r+" if whole else "w", encoding="utf-8", newline="\n")
        if whole:
            self._file.truncate(len(text[:whole].encode()))
            self._file.seek(0, 2)
        else:
            self._write(self._head)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._file is not None:
            self._file.close()

    def keep(self, result: Result) -> None:
        self._write(_line(result, self._seatings[result.seated]))

    def _write(self, line: Mapping[str, object]) -> None:
        assert self._file is not None
        self._file.write(json.dumps(line, separators=(",", ":")) + "\n")
        self._file.flush()

    def _read(self, lines: Iterable[str]) -> Iterator[Result]:
        seatings = tuple(self._seatings)
        for number, line in enumerate(lines, start=1):
            try:
                data = json.loads(line)
                if number > 1:
                    yield _result(data, seatings)
                elif not isinstance(data, dict) or data.get("posse-series") != FORMAT:
                    raise Damaged("not-a-series", number, file=str(self.path))
            except (ValueError, TypeError, KeyError, IndexError):
                raise Damaged("not-a-series", number, file=str(self.path)) from None
            if number == 1 and data != self._head:
                other = [name for name in self._head if data.get(name) != self._head[name]]
                raise Illegal("other-series", file=str(self.path), fields=tuple(other))


def head(plan: SeriesPlan) -> dict[str, Any]:
    """What a series is, as JSON gives it back."""
    return {
        "posse-series": FORMAT,
        "version": posse.__version__,
        "game": plan.game,
        "rules": load(plan.game).rules,
        "options": dict(plan.options),
        "seed": plan.seed,
        "records": plan.records,
        "seatings": [list(seated) for seated in plan.seatings],
    }


def _line(result: Result, seating: int) -> dict[str, object]:
    line: dict[str, object] = {
        "seating": seating,
        "number": result.number,
        "ranks": result.ranks,
        "decisions": result.decisions,
        "statistics": result.statistics,
        "times": result.times,
        "parts": result.parts,
        "clocks": result.clocks,
    }
    return {**line, "record": result.record} if result.record else line


def _result(data: Mapping[str, Any], seatings: tuple[tuple[str, ...], ...]) -> Result:
    return Result(
        seatings[data["seating"]],
        data["number"],
        tuple(data["ranks"]),
        data["decisions"],
        data["statistics"],
        data["times"],
        tuple([Part(*part) for part in data["parts"]]),
        data.get("record", ""),
        tuple([tuple(turns) for turns in data["clocks"]]),
    )
