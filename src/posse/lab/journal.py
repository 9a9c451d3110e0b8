"""A file with the results of a series, one line for each game that ended, so that a stopped series can go on.

The first line says what is played: the game, its rules and options, the seed, the seatings.  It does not say
how many games: a series may be made longer.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TextIO

import posse
from posse.kernel import Damaged, Illegal, load
from posse.lab.counters import Part
from posse.lab.simulation import Result, SeriesPlan

FORMAT: Final = 2


class Journal:
    """A file of results.  It stays open while games are played, and each result is written at once."""

    def __init__(self, path: Path, plan: SeriesPlan) -> None:
        self.path = path
        self._seatings = {seated: at for at, seated in enumerate(plan.seatings)}
        self._head = head(plan)
        self.found: list[Result] = []
        """The results that were in the file before, each game once."""
        self._file: TextIO | None = None

    def __enter__(self) -> Self:
        text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        whole = text.rfind("\n") + 1  # the game of a half-written last line is played again
        if not whole and not _json(self._head).startswith(text):
            raise Damaged("not-a-series", 1, file=str(self.path))
        if whole:
            found = self._read(text[:whole].splitlines())
            self.found = list({result.place: result for result in found}.values())
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
        self._file.write(_json(line) + "\n")
        self._file.flush()

    def _read(self, lines: Sequence[str]) -> Iterator[Result]:
        seatings = tuple(self._seatings)
        self._check_head(self._parsed(lines[0], 1))
        for number, line in enumerate(lines[1:], start=2):
            data = self._parsed(line, number)
            try:
                yield _result(data, seatings)
            except (ValueError, TypeError, KeyError, IndexError):
                raise Damaged("not-a-series", number, file=str(self.path)) from None

    def _parsed(self, line: str, number: int) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except ValueError:
            data = None
        if not isinstance(data, dict):
            raise Damaged("not-a-series", number, file=str(self.path))
        return data

    def _check_head(self, data: Mapping[str, Any]) -> None:
        if "posse-series" not in data:
            raise Damaged("not-a-series", 1, file=str(self.path))
        if data["posse-series"] != FORMAT:
            raise Damaged("other-format", 1, format=repr(data["posse-series"])[:20])
        if data != self._head:
            other = [name for name in self._head if data.get(name) != self._head[name]]
            raise Illegal("other-series", file=str(self.path), fields=tuple(other))


def _json(line: Mapping[str, object]) -> str:
    return json.dumps(line, separators=(",", ":"))


def head(plan: SeriesPlan) -> dict[str, Any]:
    """The first line of the file: what is played, with only types that survive JSON."""
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
