"""Whose turn it is where many share one processor.

It is start-time fair queueing, in several levels: of those who wait, the one who has used the least is next;
and the same again among what belongs to that one.  So somebody with a hundred jobs waits as long for each of
them as ninety-nine others together would, and delays a stranger by one job at most.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Final

Path = tuple[str, ...]
"""To whom a job belongs, from the largest group to the smallest."""

REMEMBERED: Final = 1000
"""The number of groups that are kept although they may have nothing waiting."""


class FairQueue:
    """Jobs in the order in which they are due; `factors` say how dear a second is for each group."""

    def __init__(self, factors: Mapping[str, float] | None = None) -> None:
        self.used = 0.0
        self.waiting = 0
        self._factors: Final = factors or {}
        self._groups: dict[str, FairQueue] = {}
        self._jobs: Final[deque[asyncio.Future[None]]] = deque()
        self._clock = 0.0
        """What the group that was served last had used before."""

    def put(self, path: Path, job: asyncio.Future[None]) -> None:
        self.waiting += 1
        if path:
            self._group(path[0]).put(path[1:], job)
        else:
            self._jobs.append(job)

    def take(self) -> asyncio.Future[None]:
        """Remove the next job and return it."""
        self.waiting -= 1
        if self._jobs:
            return self._jobs.popleft()
        group = min([group for group in self._groups.values() if group.waiting], key=lambda one: one.used)
        self._clock = group.used
        return group.take()

    def charge(self, path: Path, seconds: float) -> None:
        """Note how long a job took."""
        if path:
            group = self._group(path[0])
            group.used += seconds * self._factors.get(path[0], 1.0)
            group.charge(path[1:], seconds)

    def _group(self, name: str) -> FairQueue:
        group = self._groups.get(name)
        if group is None:
            if len(self._groups) >= REMEMBERED:
                self._groups = {n: g for n, g in self._groups.items() if g.waiting or g.used > self._clock}
            group = self._groups[name] = FairQueue()
        if not group.waiting:
            group.used = max(group.used, self._clock)  # whoever was away has not saved anything up
        return group


class FairLock:
    """Held by one at a time; the next is the one whose turn it is in a `FairQueue`."""

    def __init__(self, factors: Mapping[str, float]) -> None:
        self.clock: Callable[[], float] = time.monotonic
        self._queue: Final = FairQueue(factors)
        self._held = False

    @asynccontextmanager
    async def turn(self, path: Path) -> AsyncIterator[None]:
        """Wait for the turn of this path; the time until the end of the context is charged to it."""
        if self._held:
            job: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._queue.put(path, job)
            try:
                await job
            except asyncio.CancelledError:
                if job.done() and not job.cancelled():  # it was its turn just now
                    self._next()
                raise
        self._held = True
        begun = self.clock()
        try:
            yield
        finally:
            self._queue.charge(path, self.clock() - begun)
            self._next()

    def _next(self) -> None:
        self._held = False
        while self._queue.waiting:
            job = self._queue.take()
            if not job.done():  # else cancelled
                self._held = True
                job.set_result(None)
                return
