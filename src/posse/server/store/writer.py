"""The only thread that writes.  The waiting appends of many tables are stored with one commit.

If one append conflicts, the others are written without it.
"""

from __future__ import annotations

import asyncio
import math
import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import IntegrityError

from posse.kernel import Illegal
from posse.server.logs import log
from posse.server.store.database import StoreDown, down, transaction
from posse.server.store.schema import entries, tables
from posse.table.entry import Entry, Status

PAUSE: Final = 0.014
"""Seconds between the starts of two commits.  Under load more moves share one; a lone move does not wait."""
CHUNK: Final = 500  # ids in one query: databases limit them

COLUMNS: Final = ", ".join(["table_id", *[f'"{name}"' for name in Entry._fields]])
KINDS: Final = ("text", "int", "bigint", "text", "int", "text", "text", "text", "bigint", "bytea")
ADD: Final = {
    "sqlite": f"INSERT INTO entries ({COLUMNS}) VALUES ({', '.join(['?'] * len(KINDS))})",
    # One array for each column: one statement and one round trip, whatever the number of rows.
    "postgresql": f"INSERT INTO entries ({COLUMNS})"
    f" SELECT * FROM unnest({', '.join([f'%s::{kind}[]' for kind in KINDS])})",
}
MOVE: Final = "UPDATE tables SET status = COALESCE({0}, status), moved = {0} WHERE id = {0}"
HOLD: Final = "INSERT INTO holders (person, table_id) VALUES ({0}, {0}) ON CONFLICT DO NOTHING"
MARK: Final = {"sqlite": "?", "postgresql": "%s"}

T = TypeVar("T")
Write = Callable[[Connection], T]
"""A write other than an append.  It has a transaction of its own."""


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Entries of one table, written together or not at all."""

    table: str
    entries: Sequence[Entry]
    status: Status | None = None
    holders: Sequence[str] = ()


Waiting = tuple[Append | Write[Any], asyncio.Future[Any]]
"""Something to write, and the future that waits for its result."""


class WriteResult(NamedTuple):
    """The result of a write, and the future that waits for it."""

    to: asyncio.Future[Any]
    result: object
    """An exception is raised in the waiting task."""


class Writer:
    """The writer thread.  While a commit is under way, the next batch collects."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        """What is to be written; None at the end."""
        self._closing = False
        self.written = -math.inf
        """When something was last written, by the monotonic clock; long ago if the last attempt failed."""
        self._thread = threading.Thread(target=self._run, name="posse-writer", daemon=True)
        self._thread.start()

    # -- the event loop's side

    def append(
        self,
        table: str,
        entries: Sequence[Entry],
        status: Status | None = None,
        holders: Sequence[str] = (),
    ) -> asyncio.Future[bool]:
        """Append entries to a table.  The future gives True if all of them are durable, and False if another
        process was faster and nothing was written.

        Wait for the result before the next append to the same table, or there may be a gap.  Cancelling the
        future does not stop the write.
        """
        if not entries:
            raise ValueError("nothing to append")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._closing:
            raise StoreDown("the store is closed")
        self._queue.put((Append(table, entries, status, holders), future))
        return future

    def do(self, write: Write[T]) -> asyncio.Future[T]:
        """Run another write in a transaction of its own; the future gives its result."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        if self._closing:
            raise StoreDown("the store is closed")
        self._queue.put((write, future))
        return future

    def close(self) -> None:
        """Stop the thread after all waiting writes.  It blocks."""
        self._closing = True
        self._queue.put(None)
        self._thread.join()

    # -- the thread's side

    def _run(self) -> None:
        begun = 0.0
        writes: deque[tuple[Write[Any], asyncio.Future[Any]]] = deque()
        ending = False
        while writes or not ending:
            found = [] if writes else [self._queue.get()]
            time.sleep(max(0.0, begun + PAUSE - time.monotonic()))
            begun = time.monotonic()
            found += [self._queue.get_nowait() for _ in range(self._queue.qsize())]
            appends = []
            for waiting in found:
                if waiting is None:
                    ending = True
                elif isinstance(waiting[0], Append):
                    appends.append((waiting[0], waiting[1]))
                else:
                    writes.append((waiting[0], waiting[1]))
            if appends:
                _deliver(self._append_batch(appends))
            if writes:  # one at a time: a hundred other writes must not delay a move
                write, future = writes.popleft()
                _deliver([WriteResult(future, self._run_write(write))])
        self._drop()

    def _append_batch(self, waiting: list[tuple[Append, asyncio.Future[bool]]]) -> list[WriteResult]:
        waiting.sort(key=lambda each: each[0].table)
        appends = [append for append, _ in waiting]
        results: list[object] = [True] * len(appends)
        try:
            if not self._add_moves(appends):  # the usual case fails if one of them conflicts
                with self._transaction() as connection:
                    results = list(append_each(connection, appends))
            self.written = time.monotonic()
        except Exception as error:
            self._note_failure(error)
            results = [_copied(error) for _ in appends]
        return [WriteResult(future, result) for (_, future), result in zip(waiting, results, strict=True)]

    def _add_moves(self, appends: Sequence[Append]) -> bool:
        """Write moves with the driver itself, since SQLAlchemy would cost more than the database; return
        False, having written nothing, if something is in the way.
        """
        if self._connection is None or any(append.status or append.holders for append in appends):
            return False
        lite = self._connection.dialect.name == "sqlite"
        rows = [(append.table, *entry) for append in appends for entry in append.entries]
        driver = self._connection.connection.driver_connection
        assert driver is not None
        try:
            cursor = driver.cursor()
            cursor.execute("BEGIN IMMEDIATE" if lite else "BEGIN")
            if lite:
                cursor.executemany(ADD["sqlite"], rows)
            else:
                cursor.execute(ADD["postgresql"], [list(column) for column in zip(*rows, strict=True)])
        except Exception:  # the slow way finds out what is wrong
            try:
                driver.rollback()
            except Exception:
                self._drop()
            return False
        try:
            cursor.execute("COMMIT")
        except Exception as error:
            self._drop()
            raise StoreDown(f"{type(error).__name__}: {error}".splitlines()[0], unknown=True) from error
        return True

    def _run_write(self, write: Write[object]) -> object:
        try:
            with self._transaction() as connection:
                return write(connection)
        except Exception as error:
            self._note_failure(error)
            return error

    def _note_failure(self, error: Exception) -> None:
        """Log why the database failed; who waited for the write is told only that it did."""
        if isinstance(error, StoreDown):
            self.written = -math.inf
            log.warning("store down", problem=str(error))

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """Run a transaction on the thread's own connection.  After a failure the next one reconnects."""
        try:
            if self._connection is None:
                with down():
                    self._connection = self._engine.connect()
            with transaction(self._connection):
                yield self._connection
        except StoreDown:
            self._drop()
            raise

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it may be broken already
                connection.invalidate()
            connection.close()


def _copied(error: Exception) -> Exception:
    """Return a copy of the error: every waiting task must raise an exception object of its own."""
    return StoreDown(error.problem, unknown=error.unknown) if isinstance(error, StoreDown) else error


def _deliver(answers: list[WriteResult]) -> None:
    """Hand results over to the waiting event loops (usually one), with one call each."""
    loops: defaultdict[asyncio.AbstractEventLoop, list[WriteResult]] = defaultdict(list)
    for answer in answers:
        loops[answer.to.get_loop()].append(answer)
    for loop, own in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, own)


def _settle(answers: list[WriteResult]) -> None:
    for to, result in answers:
        if to.done():  # cancelled
            continue
        if isinstance(result, Exception):
            to.set_exception(result)
        else:
            to.set_result(result)


# --- statements ---
#
# They run for every move, so they are plain SQL for the driver and not built by SQLAlchemy.


def append_all(connection: Connection, appends: Sequence[Append]) -> None:
    """Write all appends.  Every process writes in the order of the tables, entries first, so that two
    processes cannot deadlock.
    """
    add(connection, appends)
    if changed := [append for append in appends if append.status is not None or append.holders]:
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


def append_each(connection: Connection, appends: Sequence[Append]) -> list[bool | Exception]:
    """Write the appends that do not conflict.  Return for each True if it was written, False if another
    process was faster, or the error.
    """
    free = _free(connection, appends)
    try:
        with _savepoint(connection):
            append_all(connection, [append for append, fits in zip(appends, free, strict=True) if fits])
    except Exception:  # another process wrote meanwhile, or something cannot be written at all
        if connection.invalidated:
            raise
        return [_append_one(connection, append) for append in appends]
    return list(free)


def _free(connection: Connection, appends: Sequence[Append]) -> list[bool]:
    """Return for each append whether it starts after its table's last entry and the appends before it."""
    last = heads(connection, sorted({append.table for append in appends}))
    found = []
    for append in appends:
        found.append(append.entries[0].seq > last.get(append.table, 0))
        if found[-1]:
            last[append.table] = append.entries[-1].seq
    return found


def _append_one(connection: Connection, append: Append) -> bool | Exception:
    try:
        with _savepoint(connection):
            append_all(connection, [append])
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
    """Return the number of the last entry of each of these tables, if it exists."""
    last = select(func.max(entries.c.seq)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    found = select(tables.c.id, func.coalesce(last, 0))
    known: dict[str, int] = {}
    for start in range(0, len(among), CHUNK):
        some = found.where(tables.c.id.in_(among[start : start + CHUNK]))
        known.update((table, seq) for table, seq in connection.execute(some))
    return known
