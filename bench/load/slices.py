"""Short slices of load: at a steady pace, as fast as the server goes, or a number of moves."""

from __future__ import annotations

import asyncio
import gc
import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from bench.load.loaded_server import LoadedServer, Stalled, until
from bench.load.shots import Shots
from bench.load.table import Table, now

_REST: Final = 0.1
"""Seconds that a server gets to finish its work before its CPU time is read."""


@dataclass(frozen=True)
class Slice:
    """What a server did in one slice."""

    moves: int
    seconds: float
    cpu: float
    shots: Shots | None
    """The shots in it, and their part of the CPU time; None if the server does not tell."""
    lags: Sequence[float]
    """Seconds from sending a move until all seats have received it; only at a steady pace."""
    frames: int
    """The number of states that the seats received."""
    skipped: int
    """How often a table was due to move but still waited for its last move."""
    idle: float
    """The share of its core that the client left unused.  If it is 0, the client is what is measured."""

    @property
    def cost(self) -> float:
        """The CPU seconds for a move, shots and all."""
        return self.cpu / self.moves

    @property
    def cost_without_shots(self) -> float | None:
        """The CPU seconds for a move, without what the simulation of shots took."""
        return None if self.shots is None else (self.cpu - self.shots.cpu) / self.moves

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def percentile(self, share: float) -> float:
        return quantile(self.lags, share)


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values lies."""
    return statistics.quantiles(values, n=1000, method="inclusive")[round(share * 1000) - 1]


async def paced(server: LoadedServer, seconds: float, period: float = 1.0) -> Slice:
    """Let every table move once in a period, one after another; a table that is still busy skips it."""
    tables = [table for table in server.live if not table.over]
    server.rng.shuffle(tables)  # where a slice is shorter than the period, not always the same ones move
    lags: list[float] = []
    frames = skipped = 0
    moved: set[Table] = set()
    with _counted(server) as count:
        start = now()
        for number in range(round(len(tables) * seconds / period)):
            wait = start + number * period / len(tables) - now()
            if wait > 0:
                await asyncio.sleep(wait)
            table = tables[number % len(tables)]
            if table.free:
                if table in moved:
                    lag, told = table.lag()
                    lags.append(lag)
                    frames += told
                table.move()
                moved.add(table)
            elif not table.over:
                skipped += 1
        await _drain(tables)
        count.stop()
    for table in moved:
        lag, told = table.lag()
        lags.append(lag)
        frames += told
    return Slice(count.moves, count.seconds, count.cpu, count.shots, lags, frames, skipped, count.idle)


async def flat_out(server: LoadedServer, seconds: float) -> Slice:
    """Let every table move again as soon as its last move has arrived."""
    tables = [table for table in server.live if not table.over]
    going = True

    def again(table: Table) -> None:
        if going and table.free:
            table.move()

    with _counted(server) as count:
        for table in tables:
            table.ready = again
            again(table)
        await asyncio.sleep(seconds)
        going = False
        await _drain(tables)
        count.stop()
    return Slice(count.moves, count.seconds, count.cpu, count.shots, (), 0, 0, count.idle)


async def burst(server: LoadedServer, tables: Sequence[Table], moves: int) -> Slice:
    """Let each of these tables make so many moves, as fast as it goes."""
    with _counted(server) as count:
        await play(dict.fromkeys(tables, moves))
        count.stop()
    return Slice(count.moves, count.seconds, count.cpu, count.shots, (), 0, 0, count.idle)


async def scatter(server: LoadedServer, most: int = 40) -> None:
    """Play each table a different number of moves into its game.  Otherwise all tables would reach the
    expensive moves at the same time.
    """
    await play({table: int(server.rng.random() * most) for table in server.live})


async def play(moves: Mapping[Table, int]) -> None:
    """Play so many moves at each of these tables, or until its game is over."""
    left = dict(moves)

    def again(table: Table) -> None:
        if left[table] > 0 and table.free:
            left[table] -= 1
            table.move()

    for table in left:
        table.ready = again
        again(table)
    await until(
        lambda: not any(left[table] and not table.over for table in _intact(left)),
        "all moves are made",
        patience=600,
    )
    await _drain(list(left))


async def _drain(tables: Sequence[Table]) -> None:
    await until(lambda: not any(table.underway for table in _intact(tables)), "every move is answered")
    await asyncio.sleep(_REST)


def _intact(tables: Mapping[Table, int] | Sequence[Table]) -> Iterator[Table]:
    """Yield the tables; a table that lost a connection would be waited for in vain."""
    for table in tables:
        if table.lost:
            raise Stalled("the server has ended a connection")
        yield table


class _Count:
    """Measures moves, time and CPU time until `stop`.  What it costs the server to tell of its shots is not
    in it.
    """

    def __init__(self, server: LoadedServer) -> None:
        self._server = server
        self._shots = server.shots()
        self.moves = -_moves(server)
        self.cpu = -server.process.cpu()
        self._own = -time.process_time()
        self.seconds = -now()

    def stop(self) -> None:
        self.seconds += now() - _REST
        self._own += time.process_time()
        self.cpu += self._server.process.cpu()
        self.moves += _moves(self._server)
        self.idle = 1 - self._own / self.seconds
        self.shots: Shots | None = None
        before, after = self._shots, self._server.shots()
        if before is not None and after is not None:
            self.shots = Shots(after.count - before.count, after.cpu - before.cpu)


@contextmanager
def _counted(server: LoadedServer) -> Iterator[_Count]:
    """Count a slice, without garbage collection in the client, which would delay messages."""
    gc.collect()
    gc.disable()
    try:
        yield _Count(server)
    finally:
        gc.enable()


def _moves(server: LoadedServer) -> int:
    return sum([table.moves for table in server.tables])
