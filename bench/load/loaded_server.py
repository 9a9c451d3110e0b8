"""A server under load, and its tables."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Sequence
from contextlib import closing
from typing import Final, TypeVar

import uvloop

from bench.load.process import CLIENT, Process, kept_to
from bench.load.shots import Shots
from bench.load.table import Table
from bench.load.wire import PATIENCE, Api

T = TypeVar("T")

_AT_ONCE: Final = 20


class Stalled(Exception):  # noqa: N818 - it names what happened
    """Something expected did not happen in time."""


class LoadedServer(ABC):
    """A server, and all tables that were made on it."""

    title: str

    def __init__(self, seats: int, seed: int) -> None:
        self.seats: Final = seats
        self.rng: Final = random.Random(seed)
        self.live: list[Table] = []
        self.done: list[Table] = []
        self._seated: set[Table] = set()

    def open(self) -> None:
        self.port, self.process = self.serve()

    def close(self) -> None:
        if hasattr(self, "process"):
            self.process.stop()

    @property
    def tables(self) -> list[Table]:
        return [*self.done, *self.live]

    async def furnish(self, count: int) -> None:
        """Make tables until there are `count`, without connecting to the new ones."""
        with closing(Api(self.port)) as api:  # a new connection: servers close idle ones
            for _ in range(count - len(self.live)):
                self.live.append(await asyncio.to_thread(self.table, api))

    async def seat(self) -> None:
        """Connect the seats of all tables that are not connected yet."""
        waiting = [table for table in self.live if table not in self._seated]
        for start in range(0, len(waiting), _AT_ONCE):
            group = waiting[start : start + _AT_ONCE]
            await asyncio.gather(*[table.connect(self.port) for table in group])
        self._seated.update(waiting)
        await until(lambda: all(table.free for table in waiting), "every new table is asked for a move")

    async def renew(self) -> None:
        """Replace every table whose game is over by a new one."""
        count = len(self.live)
        if await self.dismiss([table for table in self.live if table.over]):
            await self.furnish(count)
            await self.seat()

    async def dismiss(self, tables: Sequence[Table]) -> bool:
        """Disconnect from these tables for good; return whether there were any."""
        for table in tables:
            await table.close()
            self._seated.discard(table)
        gone = set(tables)
        self.live = [table for table in self.live if table not in gone]
        self.done += tables
        return bool(tables)

    async def leave(self) -> None:
        await asyncio.gather(*[table.close() for table in self.live])

    def weight(self) -> int:
        """Return the memory of the server, in bytes."""
        return self.process.memory()

    @abstractmethod
    def shots(self) -> Shots | None:
        """Return the shots that it has simulated; None if it does not tell."""

    @abstractmethod
    def serve(self) -> tuple[int, Process]:
        """Start the server; return its port and its process."""

    @abstractmethod
    def table(self, api: Api) -> Table:
        """Make a table, take all its seats, and start the game."""


def drive(servers: Sequence[LoadedServer], work: Coroutine[object, object, T]) -> T:
    """Run the client on its core.  If it fails, the servers are stopped first: a request that waits for a
    server would otherwise hold up the end of the event loop.
    """
    with kept_to(CLIENT), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        try:
            return runner.run(work)
        except BaseException:
            for server in servers:
                server.close()
            raise


async def until(done: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Wait for something, and raise `Stalled` if it does not happen in time."""
    loop = asyncio.get_running_loop()
    end = loop.time() + patience
    while not done():
        if loop.time() > end:
            raise Stalled(f"after {patience:g} s it is not true that {what}")
        await asyncio.sleep(0.02)
