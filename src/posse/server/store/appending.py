"""How entries are added: all that is waiting at once, and when one of them does not fit, the others.

Every statement here runs on the hot path: they are the driver's own, made once for each database.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import IntegrityError

from posse.kernel import Illegal
from posse.server.store.schema import entries, tables
from posse.table.entry import Entry, Status

CHUNK: Final = 500  # ids in one question: databases count them

COLUMNS: Final = ", ".join(["table_id", *[f'"{name}"' for name in Entry._fields]])
KINDS: Final = ("text", "int", "bigint", "text", "int", "text", "text", "text", "bigint", "bytea")
ADD: Final = {
    "sqlite": f"INSERT INTO entries ({COLUMNS}) VALUES ({', '.join(['?'] * len(KINDS))})",
    # A column at a time: one statement and one trip, whatever the number of rows.
    "postgresql": f"INSERT INTO entries ({COLUMNS})"
    f" SELECT * FROM unnest({', '.join([f'%s::{kind}[]' for kind in KINDS])})",
}
MOVE: Final = "UPDATE tables SET status = COALESCE({0}, status), moved = {0} WHERE id = {0}"
HOLD: Final = "INSERT INTO holders (person, table_id) VALUES ({0}, {0}) ON CONFLICT DO NOTHING"
MARK: Final = {"sqlite": "?", "postgresql": "%s"}


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Entries of one table, to be written together or not at all."""

    table: str
    entries: Sequence[Entry]
    status: Status | None = None
    holders: Sequence[str] = ()


def together(connection: Connection, appends: Sequence[Append]) -> None:
    """Write them all.  They come in the order of their tables, entries first and then what else there is,
    in every process: so two of them do not wait for each other in a circle."""
    add(connection, appends)
    changed = [append for append in appends if append.status is not None or append.holders]
    _many(connection, MOVE, [(append.status, append.entries[-1].at, append.table) for append in changed])
    hold(connection, changed)


def add(connection: Connection, appends: Iterable[Append]) -> None:
    rows = [(append.table, *entry) for append in appends for entry in append.entries]
    if rows:
        lite = connection.dialect.name == "sqlite"
        by_column = tuple([list(column) for column in zip(*rows, strict=True)])
        connection.exec_driver_sql(ADD[connection.dialect.name], rows if lite else by_column)


def hold(connection: Connection, appends: Iterable[Append]) -> None:
    _many(
        connection, HOLD, [(person, append.table) for append in appends for person in sorted(append.holders)]
    )


def _many(connection: Connection, statement: str, rows: list[tuple[object, ...]]) -> None:
    if rows:
        connection.exec_driver_sql(statement.format(MARK[connection.dialect.name]), rows)


def those_that_fit(connection: Connection, appends: Sequence[Append]) -> list[bool | Exception]:
    """True: written.  False: somebody was there first."""
    free = _free(connection, appends)
    try:
        with _savepoint(connection):
            together(connection, [append for append, fits in zip(appends, free, strict=True) if fits])
    except Exception:  # still not: another process was quick, or something cannot be written at all
        if connection.invalidated:
            raise
        return [_alone(connection, append) for append in appends]
    return list(free)


def _free(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    """Which of them begin where their table ends, counting those before them."""
    last = heads(connection, sorted({append.table for append in appends}))
    found = []
    for append in appends:
        found.append(append.entries[0].seq > last.get(append.table, 0))
        if found[-1]:
            last[append.table] = append.entries[-1].seq
    return found


def _alone(connection: Connection, append: Append) -> bool | Exception:
    try:
        with _savepoint(connection):
            together(connection, [append])
    except IntegrityError as error:
        known = heads(connection, [append.table])
        if append.table not in known:
            return Illegal("no-such-table", table=append.table)
        return False if append.entries[0].seq <= known[append.table] else error
    except Exception as error:
        if connection.invalidated:
            raise
        return error
    return True


@contextmanager
def _savepoint(connection: Connection) -> Iterator[None]:
    connection.exec_driver_sql("SAVEPOINT these")
    try:
        yield
    except Exception:
        if not connection.invalidated:
            connection.exec_driver_sql("ROLLBACK TO SAVEPOINT these")
        raise
    connection.exec_driver_sql("RELEASE SAVEPOINT these")


def heads(connection: Connection, among: Sequence[str]) -> dict[str, int]:
    """The last seq of each of these tables that there is."""
    last = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    found = select(tables.c.id, func.coalesce(last, 0))
    known: dict[str, int] = {}
    for start in range(0, len(among), CHUNK):
        some = found.where(tables.c.id.in_(among[start : start + CHUNK]))
        known.update((table, seq) for table, seq in connection.execute(some))
    return known
