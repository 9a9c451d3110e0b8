"""Read and write stored tables, for the operator.  It blocks; a server may run at the same time."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, Row, Select, delete, func, insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from posse.kernel import Illegal
from posse.server.store import Listed, StoreDown, rows
from posse.server.store.database import connect, database, down, transaction
from posse.server.store.migrate import HEAD, migrate, revision
from posse.server.store.rows import LISTED
from posse.server.store.schema import entries, holders, tables
from posse.server.store.store import ENTRY
from posse.server.store.writer import Append, add, hold
from posse.table.entry import CHOICE, Entry, Sheet, Status

SNAPSHOT: Final = {"sqlite": "BEGIN", "postgresql": "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"}

_of_table: Final = entries.c.table_id == tables.c.id
_moves: Final = select(func.count()).where(_of_table, entries.c.kind == CHOICE).scalar_subquery()
_last: Final = select(func.max(entries.c.at)).where(_of_table).scalar_subquery()
_changed: Final = func.coalesce(_last, tables.c.moved)


@dataclass(frozen=True)
class Stored:
    """Everything that the database has of a table, except its lease."""

    sheet: Sheet
    status: Status
    moved: int
    holders: tuple[str, ...]
    entries: tuple[Entry, ...]


@dataclass(frozen=True)
class Overview:
    """A table in a list for the operator."""

    listed: Listed
    moves: int
    changed: int
    """When its last entry of any kind was made."""


class Archive:
    """The stored tables.  Each is read in one snapshot and written in one transaction."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def overview(
        self,
        ids: Sequence[str] = (),
        *,
        status: Status | None = None,
        game: str | None = None,
        before: int | None = None,
    ) -> list[Overview]:
        """List the tables `ids`, or all tables, that fit the other arguments, oldest first.

        `before`: only those that changed earlier than this.
        """
        found: Select[Any] = select(*LISTED, _moves.label("moves"), _changed.label("changed"))
        if ids:
            found = found.where(tables.c.id.in_(self._known(ids)))
        if status is not None:
            found = found.where(tables.c.status == status)
        if game is not None:
            found = found.where(tables.c.game == game)
        if before is not None:
            found = found.where(_changed < before)
        oldest = found.order_by(tables.c.created, tables.c.id)
        with self._snapshot() as connection:
            return [_overview(row) for row in connection.execute(oldest)]

    def has(self, table: str) -> bool:
        with self._snapshot() as connection:
            return connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is not None

    def stored(self, table: str) -> Stored | None:
        """Return a table; None if it does not exist."""
        head = select(*LISTED).where(tables.c.id == table)
        held = select(holders.c.person).where(holders.c.table_id == table).order_by(holders.c.person)
        body = select(*ENTRY).where(entries.c.table_id == table).order_by(entries.c.seq)
        with self._snapshot() as connection:
            row = connection.execute(head).first()
            if row is None:
                return None
            listed = rows.listed(row)
            people = tuple(connection.execute(held).scalars())
            written = tuple([Entry(*row) for row in connection.execute(body)])
        return Stored(listed.sheet, listed.status, listed.moved, people, written)

    def restore(self, stored: Stored) -> bool:
        """Add a table; return whether it was added.  A table that exists already is not changed."""
        table = stored.sheet.id
        # A table in play is due at once, so that a server takes it and runs its bots and clocks.
        due = 0 if stored.status == "playing" else None
        row = {**rows.row(stored.sheet), "status": stored.status, "moved": stored.moved, "due": due}
        whole = [Append(table, stored.entries, holders=stored.holders)]
        try:
            with down(), self._engine.connect() as connection, transaction(connection):
                connection.execute(insert(tables).values(row))
                add(connection, whole)
                hold(connection, whole)
        except IntegrityError:
            return False
        return True

    def delete(self, table: str) -> bool:
        """Delete a table with its entries; return whether it existed."""
        with down(), self._engine.connect() as connection, transaction(connection):
            return connection.execute(delete(tables).where(tables.c.id == table)).rowcount == 1

    def _known(self, ids: Sequence[str]) -> set[str]:
        wanted = set(ids)
        with self._snapshot() as connection:
            there = connection.execute(select(tables.c.id).where(tables.c.id.in_(wanted))).scalars()
            missing = wanted.difference(there)
        if missing:
            raise Illegal("unknown-tables", tables=tuple(sorted(missing)))
        return wanted

    @contextmanager
    def _snapshot(self) -> Iterator[Connection]:
        """Open a snapshot: all reads in it see the same moment, and no write has to wait."""
        with down(), self._engine.connect() as connection:
            connection.exec_driver_sql(SNAPSHOT[connection.dialect.name])
            try:
                yield connection
            finally:
                connection.exec_driver_sql("ROLLBACK")


@contextmanager
def archive(url: str, *, new: bool = False) -> Iterator[Archive]:
    """Open the archive of a database.  With `new` the database may be created; it is never migrated."""
    with _engine(url, new) as engine:
        with down(), engine.connect() as connection:
            found = revision(connection)
        if found is None and not new:
            raise Illegal("no-database", path=str(database(url).database))
        if found is None:
            migrate(engine)
        elif found > HEAD:
            raise Illegal("newer-database", found=found)
        elif found < HEAD:
            raise Illegal("old-database", found=found, needed=HEAD)
        yield Archive(engine)


def migrated(url: str) -> tuple[str | None, str]:
    """Migrate the database; return its revision before (None for a new one) and after."""
    with _engine(url, new=True) as engine:
        with down(), engine.connect() as connection:
            before = revision(connection)
        migrate(engine)
        return before, HEAD


@contextmanager
def _engine(url: str, new: bool) -> Iterator[Engine]:
    found = database(url)
    if not new and found.get_backend_name() == "sqlite" and not Path(str(found.database)).is_file():
        raise Illegal("no-database", path=str(found.database))
    engine = connect(url)
    try:
        yield engine
    except StoreDown as error:
        raise Illegal("database-fails", problem=error.problem) from None
    except (DBAPIError, sqlite3.DatabaseError) as error:  # most likely the file is not a database
        cause = error.orig if isinstance(error, DBAPIError) else error
        raise Illegal("database-fails", problem=str(cause).partition("\n")[0]) from None
    finally:
        engine.dispose()


def _overview(row: Row[Any]) -> Overview:
    return Overview(rows.listed(row), row.moves, row.changed)
