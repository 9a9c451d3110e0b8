"""Paired measurements: all engines are loaded, and run in turn for short slices of CPU time.

The speed of a shared machine varies by half from second to second.  So two absolute rates are never divided:
every slice of a peer is between two slices of ours, and the ratio is computed from these three.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self

from bench import peers
from bench.adapters import UNITS

ROOT: Final = Path(__file__).resolve().parents[1]
SECONDS: Final = 0.1


@dataclass(frozen=True)
class Engine:
    """Something to measure.  `home` is the peer whose environment it needs; None for our own."""

    title: str
    home: str | None
    adapter: str
    argument: str = ""


@dataclass(frozen=True)
class Slice:
    """What was done in one slice of CPU time."""

    count: int
    games: int
    cpu: float

    @property
    def rate(self) -> float:
        return self.count / self.cpu


class Broken(Exception):  # noqa: N818 - it names the state of the engine
    """An engine that cannot be measured, and why."""


class Worker:
    """One engine's process."""

    def __init__(self, engine: Engine, measure: str) -> None:
        self.engine = engine
        self.unit = UNITS[measure]
        if engine.home is not None and (reason := peers.ensure(engine.home)) is not None:
            raise Broken(reason)
        interpreter = sys.executable if engine.home is None else str(peers.python(engine.home))
        environment = None if engine.home is None else peers.environment(engine.home)
        self._errors = tempfile.TemporaryFile("w+")  # noqa: SIM115 - lives as long as the worker
        argument = [engine.argument] if engine.argument else []
        try:
            self._process = subprocess.Popen(
                [interpreter, "-m", "bench.worker", measure, engine.adapter, *argument],
                cwd=ROOT,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                text=True,
            )
        except OSError as error:
            raise Broken(str(error)) from None
        if self._read() != "READY":
            raise Broken(self._last_words())

    def work(self, seconds: float) -> Slice:
        assert self._process.stdin is not None
        try:
            print("go", seconds, file=self._process.stdin, flush=True)
            told = json.loads(self._read())
        except (OSError, ValueError):
            raise Broken(self._last_words()) from None
        return Slice(told[self.unit], told["games"], told["cpu"])

    def close(self) -> None:
        self._process.communicate()  # closing its input ends it
        self._errors.close()

    def _read(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def _last_words(self) -> str:
        """Return the worker's error output.  A worker that fails is not used again."""
        self._process.communicate()
        self._errors.seek(0)
        lines = self._errors.read().strip().splitlines()
        self._errors.close()
        return lines[-1][:200] if lines else f"ended with exit code {self._process.returncode}"


@dataclass
class Measured:
    """The slices of an engine, and the ratios of our engines' speeds to its own, slice by slice."""

    engine: Engine
    slices: list[Slice] = field(default_factory=list)
    ratios: list[list[float]] = field(default_factory=list)

    @property
    def rate(self) -> float:
        return statistics.median([part.rate for part in self.slices])

    @property
    def games_rate(self) -> float:
        return sum(part.games for part in self.slices) / sum(part.cpu for part in self.slices)

    @property
    def per_game(self) -> float:
        return sum(part.count for part in self.slices) / sum(part.games for part in self.slices)

    def spread(self, reference: int) -> Spread:
        return Spread.of(self.ratios[reference])


@dataclass(frozen=True)
class Spread:
    """The median and the quartiles of ratios."""

    low: float
    median: float
    high: float

    @classmethod
    def of(cls, ratios: Sequence[float]) -> Self:
        return cls(*statistics.quantiles(ratios, n=4, method="inclusive"))


@dataclass
class Pairing:
    """All results of a measure: ours, theirs, and the engines that failed, with the reason."""

    ours: list[Measured]
    theirs: list[Measured]
    missing: list[tuple[Engine, str]]

    def find(self, engine: Engine) -> Measured | None:
        return next((row for row in self.theirs if row.engine == engine), None)


def pair(
    measure: str, ours: Sequence[Engine], theirs: Sequence[Engine], rounds: int, seconds: float = SECONDS
) -> Pairing:
    """Measure each of their engines against each of ours.  The first round only warms up."""
    references = [Worker(engine, measure) for engine in ours]
    result = Pairing([Measured(engine) for engine in ours], [], [])
    standing: list[tuple[Worker, Measured]] = []
    for engine in theirs:
        try:
            standing.append((Worker(engine, measure), Measured(engine, [], [[] for _ in ours])))
        except Broken as reason:
            result.missing.append((engine, str(reason)))
    for round_ in range(rounds + 1):
        before = [worker.work(seconds) for worker in references]
        if round_ > 0 and not standing:  # no peer could be set up: report our own rates
            for ours_row, part in zip(result.ours, before, strict=True):
                ours_row.slices.append(part)
        for worker, row in standing[:]:
            try:
                part = worker.work(seconds)
            except Broken as reason:
                standing.remove((worker, row))
                result.missing.append((worker.engine, str(reason)))
                continue
            after = [reference.work(seconds) for reference in references]
            if round_ > 0:
                _note(result.ours, row, part, before, after)
            before = after
    for worker in [*references, *[worker for worker, _ in standing]]:
        worker.close()
    result.theirs = [row for _, row in standing]
    return result


def _note(
    ours: Sequence[Measured], row: Measured, part: Slice, before: Sequence[Slice], after: Sequence[Slice]
) -> None:
    row.slices.append(part)
    for at, (early, late) in enumerate(zip(before, after, strict=True)):
        ours[at].slices.append(late)
        row.ratios[at].append((early.rate + late.rate) / 2 / part.rate)
