"""Migrate a database to the latest revision."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from posse.kernel import Illegal
from posse.server.store.database import down, transaction

HEAD: Final = "0002"
"""The latest revision.  It is repeated here because importing alembic takes half a second."""

LOCK: Final = 0x706F737365  # the number of a PostgreSQL advisory lock: the process that holds it migrates
REVISIONS: Final = Path(__file__).parent.parent / "migrations"


def migrate(engine: Engine) -> None:
    with down(), engine.connect() as connection:
        if revision(connection) == HEAD:
            return
        lite = connection.dialect.name == "sqlite"
        if lite:  # rebuilding a table drops the old one, which would delete the rows that refer to it
            connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        try:
            with transaction(connection):
                if not lite:
                    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
                if revision(connection) != HEAD:  # else another process has migrated it
                    _upgrade(connection)
        finally:
            if lite:
                connection.exec_driver_sql("PRAGMA foreign_keys = ON")


def revision(connection: Connection) -> str | None:
    """Return the revision of this database; None if it is new."""
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
    except CommandError:  # a later version of Posse has migrated it
        raise Illegal("newer-database", found=revision(connection) or "") from None
