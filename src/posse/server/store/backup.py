"""Copy the whole database while it is in use."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from posse.kernel import Illegal
from posse.server.store.database import database


def backup(url: str, path: str | Path) -> None:
    """Copy an SQLite database to `path`.  It blocks.  PostgreSQL has better tools of its own."""
    found = database(url)
    if found.get_backend_name() != "sqlite":
        raise Illegal("use-pg-dump")
    source = Path(str(found.database))
    if not source.is_file():
        raise Illegal("no-database", path=str(source))
    try:  # readable for its owner only: it contains every secret
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        raise Illegal("file-exists", path=str(path)) from None
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(path)) as copy:
        original.backup(copy)
