"""Whether another process uses the same SQLite file.

The operating system ends the locks of a process that was killed, so a server that starts again need not wait
for the leases of a dead one.  The lock is on a small file beside the database: SQLite locks it the same way
on every system.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from typing import Final

SUFFIX: Final = "-alive"
PATIENCE: Final = 5.0
"""Seconds that a process may take to end the leases of its predecessors."""


class Presence:
    """Held as long as a process uses the file."""

    def __init__(self, database: str) -> None:
        self._lock: Final = sqlite3.connect(
            database + SUFFIX, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )

    def enter(self, alone: Callable[[], None]) -> None:
        """Show that this process is here.  `alone` is called first if no other is; one that starts meanwhile
        waits for it.
        """
        self._lock.execute("PRAGMA busy_timeout = 0")
        with suppress(sqlite3.OperationalError):  # another process is here
            self._lock.execute("BEGIN EXCLUSIVE")
            try:
                alone()
            finally:
                self._lock.execute("ROLLBACK")
        self._lock.execute(f"PRAGMA busy_timeout = {int(1000 * PATIENCE)}")
        self._lock.execute("BEGIN")
        self._lock.execute("SELECT count(*) FROM sqlite_master").fetchone()  # a reader's lock, until it ends

    def leave(self) -> None:
        self._lock.close()
