"""The one thread that writes: what many tables have waiting becomes durable with one commit.

If one append does not fit, the others are written without it.
"""

from __future__ import annotations

import asyncio
import threading
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import IntegrityError

from posse.kernel import Illegal
from posse.server.store.database import StoreDown, down, transaction
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

T = TypeVar("T")
Deed = Callable[[Connection], T]
"""A write other than an append.  It is a transaction of its own."""


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """Entries of one table, to be written together or not at all."""

    table: str
    entries: Sequence[Entry]
    status: Status | None = None
    holders: Sequence[str] = ()


class WriteResult(NamedTuple):
    """What is to be told to whom."""

    to: asyncio.Future[Any]
    result: object
    """An exception is raised there."""


class Writer:
    """It waits for nothing but the disk: while one commit is under way the next batch gathers."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._waiting = threading.Condition()
        self._appends: list[tuple[Append, asyncio.Future[bool]]] = []
        self._deeds: deque[tuple[Deed[Any], asyncio.Future[Any]]] = deque()
        self._closing = False
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
        """True: all of it is durable.  False: somebody else was there first, and nothing was written.

        Wait for the answer before the next append to the same table, or there may be a gap.  To stop waiting
        for it does not stop it.
        """
        if not entries:
            raise ValueError("nothing to append")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        with self._waiting:
            if self._closing:
                raise StoreDown("the store is closed")
            self._appends.append((Append(table, entries, status, holders), future))
            self._waiting.notify()
        return future

    def do(self, deed: Deed[T]) -> asyncio.Future[T]:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        with self._waiting:
            if self._closing:
                raise StoreDown("the store is closed")
            self._deeds.append((deed, future))
            self._waiting.notify()
        return future

    def close(self) -> None:
        """Blocks until all that was waiting is written."""
        with self._waiting:
            self._closing = True
            self._waiting.notify()
        self._thread.join()

    # -- the thread's side

    def _run(self) -> None:
        while True:
            with self._waiting:
                self._waiting.wait_for(lambda: self._appends or self._deeds or self._closing)
                appends, self._appends = self._appends, []
                # One at a time: a hundred of them must not hold up a move.
                deed = self._deeds.popleft() if self._deeds else None
            if appends:
                _tell(self._written(appends))
            if deed:
                _tell([WriteResult(deed[1], self._done(deed[0]))])
            elif not appends:
                break
        self._drop()

    def _written(self, waiting: list[tuple[Append, asyncio.Future[bool]]]) -> list[WriteResult]:
        waiting.sort(key=lambda one: one[0].table)
        appends = [append for append, _ in waiting]
        results: list[object] = [True] * len(appends)
        try:
            try:
                with self._transaction() as connection:
                    together(connection, appends)
            except StoreDown:
                raise
            except Exception:  # one of them does not fit, and nobody is to suffer for another's fault
                with self._transaction() as connection:
                    results = list(those_that_fit(connection, appends))
        except Exception as error:
            results = [_again(error) for _ in appends]
        return [WriteResult(future, result) for (_, future), result in zip(waiting, results, strict=True)]

    def _done(self, deed: Deed[object]) -> object:
        try:
            with self._transaction() as connection:
                return deed(connection)
        except Exception as error:
            return error

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """On the thread's own connection; after a failure the next one gets a new connection."""
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
            with suppress(Exception):  # it may be long dead
                connection.invalidate()
            connection.close()


def _again(error: Exception) -> Exception:
    """The same bad news for one more: each who waits raises an exception of their own."""
    return StoreDown(error.problem, unknown=error.unknown) if isinstance(error, StoreDown) else error


def _tell(answers: list[WriteResult]) -> None:
    """One call into each event loop, and there is hardly ever more than one."""
    loops: defaultdict[asyncio.AbstractEventLoop, list[WriteResult]] = defaultdict(list)
    for answer in answers:
        loops[answer.to.get_loop()].append(answer)
    for loop, told in loops.items():
        with suppress(RuntimeError):  # closed: nobody waits there any more
            loop.call_soon_threadsafe(_settle, told)


def _settle(answers: list[WriteResult]) -> None:
    for to, result in answers:
        if to.done():  # given up
            continue
        if isinstance(result, Exception):
            to.set_exception(result)
        else:
            to.set_result(result)


# --- statements ---
#
# They run for every move: they are the driver's own, made once for each database.


def together(connection: Connection, appends: Sequence[Append]) -> None:
    """Write them all.  They come in the order of their tables, entries first and then what else there is,
    in every process: so two of them do not wait for each other in a circle."""
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
