"""A server under load, and its tables."""

from __future__ import annotations

import asyncio
import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import closing
from typing import Final

from bench.load.process import Process
from bench.load.table import Table
from bench.load.wire import PATIENCE, Api

_AT_ONCE: Final = 20


class LoadedServer(ABC):
    """A server, and all tables that were made on it."""

    title: str

    def __init__(self, seed: int) -> None:
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
        await until(lambda: all(table.free for table in waiting))

    async def renew(self) -> None:
        """Replace every table whose game is over by a new one."""
        ended = [table for table in self.live if table.over]
        if not ended:
            return
        count = len(self.live)
        for table in ended:
            await table.close()
            self._seated.discard(table)
        self.live = [table for table in self.live if not table.over]
        self.done += ended
        await self.furnish(count)
        await self.seat()

    async def leave(self) -> None:
        await asyncio.gather(*[table.close() for table in self.live])

    def weight(self) -> int:
        """Return the memory of the server, in bytes."""
        return self.process.memory()

    @abstractmethod
    def serve(self) -> tuple[int, Process]:
        """Start the server; return its port and its process."""

    @abstractmethod
    def table(self, api: Api) -> Table:
        """Make a table, take all its seats, and start the game."""


async def until(done: Callable[[], bool], patience: float = PATIENCE) -> bool:
    """Wait for something with a time limit; return whether it happened."""
    loop = asyncio.get_running_loop()
    end = loop.time() + patience
    while not done():
        if loop.time() > end:
            return False
        await asyncio.sleep(0.02)
    return True
