"""Bringing a database up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from posse.kernel import Illegal
from posse.server.store.database import down, transaction

HEAD: Final = "0001"
"""The last revision.  Kept here too, since asking alembic costs half a second at every start."""

LOCK: Final = 0x706F737365  # one of PostgreSQL's advisory locks, by number: whoever holds it migrates
REVISIONS: Final = Path(__file__).parent.parent / "migrations"


def migrate(engine: Engine) -> None:
    with down(), engine.connect() as connection:
        if revision(connection) == HEAD:
            return
        lite = connection.dialect.name == "sqlite"
        if lite:  # a table that is rebuilt is dropped first, and would take with it all that refers to it
            connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        try:
            with transaction(connection):
                if not lite:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
                if revision(connection) != HEAD:  # else another process was quicker
                    _upgrade(connection)
        finally:
            if lite:
                connection.exec_driver_sql("PRAGMA foreign_keys = ON")


def revision(connection: Connection) -> str | None:
    """Where this database stands; None: it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(
        text("SELECT version_num FROM alembic_version")
    ).scalar_one_or_none()
    return found


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(REVISIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, HEAD)
    except CommandError:  # it stands at a revision of a later version of ours
        raise Illegal("newer-database", found=revision(connection) or "") from None
