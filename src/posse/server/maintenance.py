"""What a process does from time to time: renew its leases, take over tables that nobody keeps, drop idle ones
from memory, and look for entries that it missed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from posse.kernel import Illegal
from posse.server.logs import log
from posse.server.store import StoreDown
from posse.table.clocks import SECOND

if TYPE_CHECKING:
    from posse.server.live_table import LiveTable
    from posse.server.registry import TableRegistry

LEASE: Final = 2 * SECOND
"""How long a process keeps its tables without renewing its lease."""
RENEWAL: Final = 0.5
"""Seconds between two renewals.  As often it looks for tables of processes that died, so that it has them
within three seconds."""
BEAT: Final = 3.0
"""Seconds between two rounds of everything else."""
IDLE: Final = 5 * 60 * SECOND
"""A table that nobody has used for this long is dropped from memory."""
JITTER: Final = 50
"""A difference of clocks, in milliseconds, that is not worth a correction."""
CLOCK_WARNING: Final = SECOND
"""A difference of clocks of which the operator is told."""
ADOPTED_AT_ONCE: Final = 200
"""The most unattended tables that a process takes over in one round."""


class Maintenance:
    """The maintenance of the tables of a process."""

    def __init__(self, registry: TableRegistry, own_clock: Callable[[], int]) -> None:
        self._registry: Final = registry
        self._own_clock: Final = own_clock
        self._offset = 0
        """By how much the database's clock is ahead of this machine's, in milliseconds."""
        self._adopted: Final[set[str]] = set()
        """Tables whose lease was taken before they were loaded."""
        self._running: list[asyncio.Task[None]] = []

    def start(self) -> None:
        repeated = ((self._renew, RENEWAL), (self._adopt, RENEWAL), (self._look_around, BEAT))
        self._running = [asyncio.create_task(_repeat(work, pause)) for work, pause in repeated]

    def stop(self) -> None:
        for task in self._running:
            task.cancel()

    async def set_clock(self) -> None:
        """Reckon by the database's clock from now on, and warn if this machine's is wrong."""
        offset, error = await self._registry.store.clock_offset(self._own_clock)
        if abs(offset - self._offset) <= max(JITTER, error):
            return
        if abs(offset) > CLOCK_WARNING:
            log.warning("clock differs from the database's", milliseconds=offset)
        self._offset = offset
        self._registry.now = lambda: self._own_clock() + offset

    async def reserve(self, table: LiveTable) -> bool:
        """Take the lease of a table; return whether this process has it."""
        if table.id in self._adopted:
            self._adopted.discard(table.id)
            return True
        return await self._registry.store.take(table.id, self._registry.id, LEASE)

    async def _renew(self) -> None:
        registry = self._registry
        keeps = any(table.kept for table in registry.tables.values())
        if keeps and await registry.store.renew(registry.id, LEASE):
            await self._give_up_lost()

    async def _give_up_lost(self) -> None:
        """Stop the bots and clocks of tables that another process has taken, after a lease had run out."""
        registry = self._registry
        kept = {id for id, table in registry.tables.items() if table.kept}
        for id in kept - await registry.store.kept(registry.id) if kept else ():
            if id in registry.tables:
                registry.tables[id].kept = False
                registry.tables[id].on_change()

    async def _adopt(self) -> None:
        """Take over the tables that nobody keeps: many at once, and then load one after the other."""
        registry = self._registry
        while ids := await registry.store.unattended(registry.now(), ADOPTED_AT_ONCE):
            taken = await registry.store.take_over(registry.id, ids, LEASE)
            self._adopted.update(taken)
            for id in taken:
                await self._load(id)

    async def _load(self, id: str) -> None:
        registry, due = self._registry, None
        try:
            await registry.keep(await registry.table(id))
            return
        except Illegal as refusal:  # most likely its rules have another version
            log.warning("table not kept", table=id[:6], reason=refusal.reason)
            due = registry.now() if refusal.reason == "store-down" else None
        except StoreDown as error:
            log.warning("table not kept", table=id[:6], problem=str(error))
            due = registry.now()
        except Exception:  # one damaged table must not stop the others
            log.exception("table not kept", table=id[:6])
        finally:
            self._adopted.discard(id)
        await registry.store.let_go(id, registry.id, due)

    async def _look_around(self) -> None:
        registry, now = self._registry, self._registry.now()
        await self._give_up_lost()
        await self.set_clock()
        for table in list(registry.tables.values()):
            await registry.keep(table)
            if (
                not table.subscribers
                and now - table.touched > IDLE
                and registry.may_forget(table, now + IDLE)
            ):
                await registry.let_go(table)
        if registry.bus is not None:
            await self._poll()

    async def _poll(self) -> None:
        """Look for new entries of the tables in use, because notices of the bus may be lost."""
        registry = self._registry
        watched = [table.id for table in registry.tables.values() if table.subscribers or table.kept]
        for id, seq in (await registry.store.heads(watched)).items() if watched else ():
            if id in registry.tables and registry.tables[id].behind(seq):
                await registry.tables[id].refresh()


async def _repeat(work: Callable[[], Awaitable[None]], pause: float) -> None:
    while True:
        try:
            await work()
        except StoreDown as error:
            log.warning("store down", problem=str(error))
        except Exception:
            log.exception("chores failed")
        await asyncio.sleep(pause)
