"""Short slices of load: at a steady pace, or as fast as the server goes."""

from __future__ import annotations

import asyncio
import gc
import statistics
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from bench.load.loaded_server import LoadedServer, until
from bench.load.table import Table, now

_REST: Final = 0.1
"""Seconds that a server gets to finish its work before its CPU time is read."""


@dataclass(frozen=True)
class Slice:
    """What a server did in one slice."""

    moves: int
    seconds: float
    cpu: float
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
        """The CPU seconds for a move."""
        return self.cpu / self.moves

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
    return Slice(count.moves, count.seconds, count.cpu, lags, frames, skipped, count.idle)


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
    return Slice(count.moves, count.seconds, count.cpu, (), 0, 0, count.idle)


async def scatter(server: LoadedServer, most: int = 40) -> None:
    """Play each table a different number of moves into its game.  Otherwise all tables would reach the
    expensive moves at the same time.
    """
    left = {table: int(server.rng.random() * most) for table in server.live}

    def again(table: Table) -> None:
        if left[table] > 0 and table.free:
            left[table] -= 1
            table.move()

    for table in server.live:
        table.ready = again
        again(table)
    await until(lambda: not any(left[table] and not table.over for table in left), patience=600)
    await _drain(server.live)


async def _drain(tables: Sequence[Table]) -> None:
    await until(lambda: not any(table.underway for table in tables))
    await asyncio.sleep(_REST)


class _Count:
    """Measures moves, time and CPU time until `stop`."""

    def __init__(self, server: LoadedServer) -> None:
        self._server = server
        self.moves = -_moves(server)
        self.cpu = -server.process.cpu()
        self._own = -time.process_time()
        self.seconds = -now()

    def stop(self) -> None:
        self.seconds += now()
        self._own += time.process_time()
        self.cpu += self._server.process.cpu()
        self.moves += _moves(self._server)
        self.idle = 1 - self._own / self.seconds


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
