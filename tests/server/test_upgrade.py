"""Databases that earlier versions wrote: this version upgrades them, replays their games and plays on."""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import MetaData, insert, text

from posse.kernel import Illegal, Over, Record
from posse.server import table_actions
from posse.server.admin import archive, audit
from posse.server.registry import TableRegistry
from posse.server.seats import Caller
from posse.server.settings import Settings
from posse.server.store import Store
from posse.server.store.database import connect, transaction
from posse.server.store.migrate import HEAD, REVISIONS, migrate
from server.stored_games import go_on, never, stored_of

pytestmark = pytest.mark.long

FILES = sorted((Path(__file__).parent / "databases").glob("*.sql.gz"))
assert FILES


@pytest.fixture(params=FILES, ids=lambda file: file.name.removesuffix(".sql.gz"))
def old(request: pytest.FixtureRequest, store_url: str, tmp_path: Path) -> str:
    """A database as an earlier version left it; return its URL."""
    dump = gzip.decompress(request.param.read_bytes()).decode()
    if not store_url.startswith("postgres"):
        with closing(sqlite3.connect(store_url)) as connection:
            connection.executescript(dump)
        return store_url
    with closing(sqlite3.connect(tmp_path / "old.db")) as connection:
        connection.executescript(dump)
        connection.row_factory = sqlite3.Row
        [revision] = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        _fill(store_url, revision, connection)
    return store_url


def _fill(url: str, revision: str, old: sqlite3.Connection) -> None:
    """Make an old schema in PostgreSQL, with the rows of a SQLite database."""
    config = Config()
    config.set_main_option("script_location", str(REVISIONS))
    engine, schema = connect(url), MetaData()
    with engine.connect() as connection, transaction(connection):
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        schema.reflect(connection)
        for table in schema.sorted_tables:
            rows = [dict(row) for row in old.execute(f'SELECT * FROM "{table.name}"')]
            if table.name != "alembic_version" and rows:
                connection.execute(insert(table), [_typed(table, row) for row in rows])
    engine.dispose()


def _typed(table: Any, row: dict[str, object]) -> dict[str, object]:
    """SQLite keeps truth values as numbers."""
    return {
        name: bool(value) if table.c[name].type.python_type is bool else value for name, value in row.items()
    }


def tables(url: str, status: str) -> Iterator[str]:
    for stored in stored_of(url):
        if stored.status == status:
            yield stored.sheet.id


def test_every_revision_was_kept() -> None:
    """Whoever adds a revision keeps a database of the one before: scripts/keep_database.py."""
    kept = {file.name[:4] for file in FILES}
    assert kept == {f"{number:04}" for number in range(1, int(HEAD))}


def test_an_old_database_replays_without_a_difference(old: str) -> None:
    engine = connect(old)
    migrate(engine)
    engine.dispose()
    stored = stored_of(old)
    assert {one.status for one in stored} == {"waiting", "playing", "over"}
    assert [audit(one).differences for one in stored] == [[]] * len(stored)


def test_old_tables_go_on_by_their_own_rules(old: str) -> None:
    async def scenario() -> None:
        registry = TableRegistry(Settings(old, bus="memory", log="none"))
        await registry.open()
        try:
            for id in tables(old, "waiting"):
                await table_actions.start(await registry.table(id), Caller("p0"), "")
            for id in tables(old, "playing"):
                table = await registry.table(id)
                assert table.play.game.rules == table.play.sheet.rules
                assert table.play.roster.seats_of("p0") == [0]
                await go_on(table, never)
                assert table.play.status == "over"
        finally:
            await registry.close()

    asyncio.run(scenario())
    assert not list(tables(old, "playing"))
    assert [audit(one).differences for one in stored_of(old)] == [[]] * len(stored_of(old))


def test_games_that_were_over_give_their_records(old: str) -> None:
    asyncio.run(Store.open(old).close())
    finished = [one for one in stored_of(old) if one.status == "over" and "over" in one.sheet.name]
    assert len(finished) >= 2
    for one in finished:
        play = audit(one).play
        record = play.game.redact(play.record(), None)
        [again] = Record.parse(str(record).splitlines())
        assert isinstance(again.final().ask(), Over)
        assert again.rules == one.sheet.rules


def test_a_table_of_rules_that_are_gone_can_be_downloaded(old: str) -> None:
    """It cannot be played, stops nothing else, and the operator can export it for the version that can."""
    asyncio.run(Store.open(old).close())
    gone = next(tables(old, "playing"))
    before = [one for one in stored_of(old) if one.sheet.id == gone]
    engine = connect(old)
    with engine.connect() as connection:
        connection.execute(text("UPDATE tables SET rules = 99 WHERE id = :id"), {"id": gone})
    engine.dispose()

    async def scenario() -> None:
        registry = TableRegistry(Settings(old, bus="memory", log="none"))
        await registry.open()
        try:
            with pytest.raises(Illegal, match="other-rules"):
                await registry.table(gone)
            await registry.table(next(one for one in tables(old, "playing") if one != gone))
        finally:
            await registry.close()

    asyncio.run(scenario())
    with archive(old) as found:
        kept = found.stored(gone)
    assert kept is not None
    assert kept.entries == before[0].entries
    assert kept.sheet.rules == 99
