"""The store for the rest of the server.  Waiting for the database does not block the event loop."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar, cast

from sqlalchemy import Connection, Engine, Select, case, delete, insert, select, text

from posse.server.store import leases, rows
from posse.server.store.database import READERS, StoreDown, connect, down, transaction
from posse.server.store.migrate import migrate
from posse.server.store.presence import Presence
from posse.server.store.rows import LISTED, SHEET, Listed
from posse.server.store.schema import entries, holders, server_secrets, tables
from posse.server.store.writer import Append, Writer, add, heads, hold
from posse.table.entry import STATUSES, Entry, Sheet, Status

T = TypeVar("T")

ENTRY: Final = [entries.c[name] for name in Entry._fields]
PROBE: Final = text(
    "INSERT INTO house (key, value) VALUES ('probe', :value)"
    " ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
FRESH: Final = 2.0
"""For how many seconds a successful write shows that the store works."""
PATIENCE: Final = 3.0
"""How many seconds a write may take before the store counts as down."""
KEEP_SECRET: Final = text("INSERT INTO house (key, value) VALUES (:key, :value) ON CONFLICT DO NOTHING")


def _write_probe(connection: Connection) -> None:
    connection.execute(PROBE, {"value": secrets.token_bytes(8)})


class Store:
    """Tables and their entries, in SQLite or PostgreSQL.  Any number of processes may have one open.

    Every method raises `StoreDown` when the database cannot be reached; the next call tries again.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self.append: Final = self._writer.append
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="posse-reader")
        self._presence: Presence | None = None

    @classmethod
    def open(cls, url: str) -> Store:
        """Open a store, and migrate its database if needed.  It blocks."""
        engine = connect(url)
        try:
            migrate(engine)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine)

    async def close(self) -> None:
        """Finish all queued writes, and close the store."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()
        if self._presence is not None:
            self._presence.leave()

    # -- entries

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        found = select(*ENTRY).where(entries.c.table_id == table, entries.c.seq > after)
        return await self._read(
            lambda connection: [Entry(*row) for row in connection.execute(found.order_by(entries.c.seq))]
        )

    async def heads(self, among: Sequence[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables, if it exists."""
        return await self._read(lambda connection: heads(connection, among))

    # -- tables

    async def create(self, sheet: Sheet, entries: Sequence[Entry], holders: Sequence[str] = ()) -> None:
        first = [Append(sheet.id, entries, holders=holders)]

        def created(connection: Connection) -> None:
            connection.execute(insert(tables).values(rows.row(sheet)))
            add(connection, first)
            hold(connection, first)

        await self._writer.do(created)

    async def sheet(self, table: str) -> Sheet | None:
        found = select(*SHEET).where(tables.c.id == table)

        def read(connection: Connection) -> Sheet | None:
            row = connection.execute(found).first()
            return None if row is None else rows.sheet(row)

        return await self._read(read)

    async def status(self, table: str) -> Status | None:
        found = select(tables.c.status).where(tables.c.id == table)
        return cast(
            "Status | None",
            await self._read(lambda connection: connection.execute(found).scalar_one_or_none()),
        )

    async def delete(self, table: str) -> bool:
        """Delete a table with its entries; return whether it existed."""
        gone = delete(tables).where(tables.c.id == table)
        return await self._writer.do(lambda connection: connection.execute(gone).rowcount == 1)

    # -- lists, newest first

    async def listing(
        self,
        *,
        open_only: bool,
        statuses: Collection[Status] = STATUSES,
        game: str | None = None,
        limit: int = 100,
        before: int | None = None,
    ) -> list[Listed]:
        """List tables, the latest first.  `before`: only those that moved earlier than this."""
        found = select(*LISTED).where(tables.c.status.in_(statuses))
        if open_only:
            found = found.where(tables.c.open)
        if game is not None:
            found = found.where(tables.c.game == game)
        if before is not None:
            found = found.where(tables.c.moved < before)
        return await self._listed(found, limit)

    async def held_by(self, person: str, limit: int = 100, skip: int = 0) -> list[Listed]:
        """List a person's tables: those in play first, then those waiting, then finished ones."""
        found = select(*LISTED).join(holders, holders.c.table_id == tables.c.id)
        order = case({"playing": 0, "waiting": 1}, value=tables.c.status, else_=2)
        return await self._listed(found.where(holders.c.person == person).order_by(order).offset(skip), limit)

    async def _listed(self, found: Select[tuple[object, ...]], limit: int) -> list[Listed]:
        newest = found.order_by(tables.c.moved.desc(), tables.c.id).limit(limit)
        return await self._read(lambda connection: [rows.listed(row) for row in connection.execute(newest)])

    # -- whether it works

    async def check_writes(self) -> None:
        """Return if something was written a moment ago, or can be written now."""
        if time.monotonic() - self._writer.written > FRESH:
            await asyncio.wait_for(self._writer.do(_write_probe), PATIENCE)

    # -- secrets of the server

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Return a secret of the server.  The first process that asks makes it for all."""
        found = select(server_secrets.c.value).where(server_secrets.c.key == name)

        def made(connection: Connection) -> bytes:
            known: bytes | None = connection.execute(found).scalar_one_or_none()
            if known is None:
                connection.execute(KEEP_SECRET, {"key": name, "value": make()})
            return known or bytes(connection.execute(found).scalar_one())

        return await self._writer.do(made)

    # -- leases: which process runs the bots and the clocks of a table

    async def take(self, table: str, keeper: str, lease: int) -> bool:
        """Take the lease if it is free, has run out, or is the keeper's; return whether it was taken.

        All leases of `keeper` last for `lease` milliseconds from now.
        """
        return await self._writer.do(lambda connection: leases.take(connection, table, keeper, lease))

    async def take_over(self, keeper: str, among: list[str], lease: int) -> list[str]:
        """Take these tables, unless another process was faster; return those taken."""
        return await self._writer.do(lambda connection: leases.take_over(connection, keeper, among, lease))

    async def renew(self, keeper: str, lease: int) -> bool:
        """Extend all leases of `keeper` to `lease` milliseconds from now; return whether they had run out."""
        return await self._writer.do(lambda connection: leases.renew(connection, keeper, lease))

    async def kept(self, keeper: str) -> set[str]:
        """Return the tables of `keeper`, without those that others have taken."""
        return await self._read(lambda connection: leases.kept(connection, keeper))

    async def let_go(self, table: str, keeper: str, due: int | None) -> None:
        """Give a lease up.  `due` is when a process must take the table again; None means never."""
        await self._writer.do(lambda connection: leases.let_go(connection, table, keeper, due))

    async def clock_offset(self, now: Callable[[], int]) -> tuple[int, int]:
        """Return by how many milliseconds the database's clock is ahead of this one, and by how much that may
        be wrong.  SQLite has no clock of its own.
        """

        def read(connection: Connection) -> tuple[int, int]:
            before = now()
            there = leases.clock(connection)
            after = now()
            return there - (before + after) // 2, (after - before) // 2

        return await self._read(read) if self._engine.dialect.name == "postgresql" else (0, 0)

    async def unattended(self, now: int, limit: int) -> list[str]:
        return await self._read(lambda connection: leases.unattended(connection, now, limit))

    def enter(self) -> None:
        """Show other processes that this one keeps tables.  If there is none on this SQLite file, all leases
        are those of the dead, and end.  It blocks.
        """
        if self._engine.dialect.name == "sqlite" and self._presence is None:
            self._presence = Presence(str(self._engine.url.database))
            self._presence.enter(self._end_leases)

    def _end_leases(self) -> None:
        with down(), self._engine.connect() as connection, transaction(connection):
            leases.end_all(connection)

    # -- reading

    async def _read(self, read: Callable[[Connection], T]) -> T:
        """Read in one of the reader threads, so that a long read delays no write."""

        def attempt() -> T:
            with down(), self._engine.connect() as connection:
                return read(connection)

        def patient() -> T:
            try:
                return attempt()
            except StoreDown:  # perhaps a dead connection of the pool: try a new one
                return attempt()

        return await asyncio.get_running_loop().run_in_executor(self._readers, patient)
