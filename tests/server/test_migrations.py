"""The revisions make the schema that the queries expect, once, however many processes start."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from posse.kernel import Illegal
from posse.server.store.database import connect
from posse.server.store.migrate import HEAD, REVISIONS, migrate, revision
from posse.server.store.schema import metadata

OPEN = """
import sys
from posse.server.store import Store
Store.open(sys.argv[1])
print("alembic" in sys.modules)
"""


def test_the_revisions_make_the_schema_we_expect(store_url: str) -> None:
    engine = connect(store_url)
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert revision(connection) == HEAD
    engine.dispose()


def test_the_last_revision_is_the_one_we_name() -> None:
    config = Config()
    config.set_main_option("script_location", str(REVISIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


@pytest.mark.long
def test_every_process_may_be_the_first(store_url: str) -> None:
    def start() -> subprocess.Popen[str]:
        command = [sys.executable, "-c", OPEN, store_url]
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    told = [(*one.communicate(), one.returncode) for one in [start() for _ in range(4)]]
    assert [(error, code) for _, error, code in told] == [("", 0)] * 4
    assert "True\n" in [output for output, _, _ in told]
    output, error = start().communicate()
    assert (output, error) == ("False\n", "")  # up to date: alembic was not even imported


def test_a_database_of_a_later_version_is_left_alone(store_url: str) -> None:
    engine = connect(store_url)
    migrate(engine)
    with engine.connect() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(Illegal, match="newer-database"):
        migrate(engine)
    engine.dispose()


def test_foreign_keys_are_on_again_after_a_migration(tmp_path: Path) -> None:
    engine = connect(str(tmp_path / "posse.db"))
    migrate(engine)
    with engine.connect() as connection:
        found = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("foreign_keys", "journal_mode", "synchronous")
        }
    assert found == {"foreign_keys": 1, "journal_mode": "wal", "synchronous": 2}
    engine.dispose()
