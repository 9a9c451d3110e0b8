"""Connect to the database of a URL, run transactions, and recognize a database that cannot be reached."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.pool import ConnectionPoolEntry

from posse.kernel import Illegal

SQLITE: Final = b"SQLite format 3\0"  # how such a file begins
READERS: Final = 4
BUSY: Final = 5_000
"""How long to wait for another process' write before giving up, in milliseconds."""

SQLITE_SETTINGS: Final = (
    f"PRAGMA busy_timeout = {BUSY}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a move that was accepted survives a power cut
    "PRAGMA foreign_keys = ON",
)
POSTGRES_SETTINGS: Final = (
    f"SET lock_timeout = {2 * BUSY}",
    # A process that froze in the middle of a write must not block all others.
    f"SET idle_in_transaction_session_timeout = {BUSY}",
)
POSTGRES_PATIENCE: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


class StoreDown(Exception):  # noqa: N818 - it names what the store is
    """The database could not be reached, or failed during a call.

    `unknown`: the write may have succeeded all the same; read the entries to find out.
    """

    def __init__(self, problem: str, *, unknown: bool = False) -> None:
        super().__init__(problem, unknown)
        self.problem = problem
        self.unknown = unknown

    def __str__(self) -> str:
        return f"{self.problem} (the result is unknown)" if self.unknown else self.problem


def database(url: str) -> URL:
    """Return the SQLAlchemy URL of a path, `sqlite:///path` or `postgresql://...`."""
    if "://" not in url:
        return URL.create("sqlite", database=url)
    try:
        found = make_url(url)
    except (ArgumentError, ValueError):  # its message might contain a password
        raise Illegal("bad-database") from None
    if found.drivername in ("postgresql", "postgres"):
        return found.set(drivername="postgresql+psycopg")
    if found.drivername == "sqlite" and found.database not in (None, "", ":memory:"):
        return found
    raise Illegal("bad-database")


def connect(url: str) -> Engine:
    """Return an engine in autocommit mode: `transaction` begins transactions.  It is not connected yet."""
    found = database(url)
    lite = found.get_backend_name() == "sqlite"
    if lite:
        _private(Path(str(found.database)))
    try:
        engine = create_engine(
            found,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,  # a logged error must not contain what was written
            pool_size=READERS + 1,
            max_overflow=READERS,
            connect_args={} if lite else POSTGRES_PATIENCE,
        )
    except ModuleNotFoundError:
        raise Illegal("needs-extra", extra="postgres") from None

    @event.listens_for(engine, "connect")
    def settle(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        for setting in SQLITE_SETTINGS if lite else POSTGRES_SETTINGS:
            cursor.execute(setting)
        cursor.close()

    return engine


def _private(path: Path) -> None:
    """Make the database file readable for its owner only: it will contain every secret of every table."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with open(os.open(path, os.O_CREAT | os.O_RDWR, 0o600), "rb") as file:
            found = file.read(len(SQLITE))
    except OSError as error:
        raise Illegal("cannot-write", path=str(path), problem=error.strerror or str(error)) from None
    if found not in (b"", SQLITE):
        raise Illegal("bad-database")


@contextmanager
def transaction(connection: Connection) -> Iterator[Connection]:
    """Run a transaction.  If it fails, `StoreDown.unknown` says whether it may have been committed."""
    lite = connection.dialect.name == "sqlite"
    with down():
        # SQLite takes the write lock at once: a transaction that has read cannot wait for it later.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if lite else "BEGIN")
    try:
        with down():
            yield connection
    except BaseException:
        if not connection.invalidated:
            with down():
                connection.exec_driver_sql("ROLLBACK")
        raise
    with down(unknown=True):
        connection.exec_driver_sql("COMMIT")


@contextmanager
def down(*, unknown: bool = False) -> Iterator[None]:
    """Raise `StoreDown` if the database failed; let the error of a wrong statement pass."""
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeoutError) as error:
        raise StoreDown(_problem(error), unknown=unknown) from error
    except DBAPIError as error:
        if error.connection_invalidated:
            raise StoreDown(_problem(error), unknown=unknown) from error
        raise


def _problem(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return f"{type(cause).__name__}: {cause}".splitlines()[0]
