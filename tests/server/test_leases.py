"""Bots go on soon after their process was killed; a server is ready only if it can write."""

from __future__ import annotations

import json
import resource
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx2 as httpx
import pytest
import structlog
from sqlalchemy import text

from posse.server.maintenance import LEASE, RENEWAL
from posse.server.registry import Environment, TableRegistry
from posse.server.settings import Settings
from posse.server.store import leases
from posse.server.store.database import connect
from posse.server.store.presence import Presence
from posse.table.clocks import SECOND
from server.server_process import Running, Seated, make, running, sit

PATIENCE = 60


def bots_at_play(server: Running) -> str:
    """Make a table at which bots play; return its id once they do."""
    with server.client() as host:
        table, _ = make(host, "stage-coach", seats=2)
        assert host.post(f"/api/tables/{table}/start", json={"fill": "greedy"}).is_success
    moves(server, table, 2)
    return table


def moves(server: Running, table: str, count: int) -> None:
    """Wait for so many new states of a table."""
    with Seated(server.address, table) as watcher:
        first = watcher.until(lambda message: message["type"] == "state")["seq"]
        watcher.until(lambda message: message["type"] == "state" and message["seq"] >= first + count)


def kept(database: str, table: str) -> tuple[str, int]:
    """Return who keeps a table, and how many milliseconds of the lease are left by the database's clock."""
    engine = connect(database)
    with engine.connect() as connection:
        found = text(
            "SELECT keeper, until FROM tables JOIN keepers ON keeper = keepers.id WHERE tables.id = :t"
        )
        keeper, until = connection.execute(found, {"t": table}).one()
        left = until - leases.clock(connection)
    engine.dispose()
    return keeper, left


@pytest.mark.long
def test_a_sole_server_takes_its_tables_at_once_after_a_kill(tmp_path: Path) -> None:
    """However long the lease of the dead one would last: nobody else is there."""
    database = str(tmp_path / "posse.db")
    with running(database) as server:
        table = bots_at_play(server)
        server.kill()
    dead, _ = kept(database, table)
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE keepers SET until = until + 3600000")
    connection.close()
    with running(database) as server:
        moves(server, table, 1)
        assert kept(database, table)[0] != dead


def test_another_process_has_the_tables_of_a_dead_one_within_three_seconds() -> None:
    assert LEASE / SECOND + RENEWAL <= 3 - RENEWAL  # half a second is left for reading them


@pytest.mark.long
def test_a_lease_is_taken_over(postgres_url: str) -> None:
    with running(postgres_url) as here, running(postgres_url) as there:
        table = bots_at_play(here)
        keeper, left = kept(postgres_url, table)
        here.kill()
        assert left <= LEASE
        while kept(postgres_url, table)[0] == keeper:
            time.sleep(0.1)
        moves(there, table, 3)


def test_a_process_that_lives_is_seen(tmp_path: Path) -> None:
    """The first to come is alone.  A second one is not, but it is once the first has gone."""
    calls: list[str] = []
    first, second = [Presence(str(tmp_path / "posse.db")) for _ in range(2)]
    first.enter(lambda: calls.append("first"))
    second.enter(lambda: calls.append("second"))
    assert calls == ["first"]
    first.leave()
    third = Presence(str(tmp_path / "posse.db"))
    third.enter(lambda: calls.append("third"))  # the second is still there
    second.leave()
    third.leave()
    assert calls == ["first"]
    last = Presence(str(tmp_path / "posse.db"))
    last.enter(lambda: calls.append("last"))
    last.leave()
    assert calls == ["first", "last"]


# -- readiness


def health(client: httpx.Client, wanted: Callable[[httpx.Response], bool]) -> httpx.Response:
    end = time.monotonic() + PATIENCE
    while not wanted(answer := client.get("/health")):
        assert time.monotonic() < end, answer.text
        time.sleep(0.05)
    return answer


@pytest.mark.long
def test_a_server_that_cannot_write_is_not_ready_and_says_why(tmp_path: Path) -> None:
    """The limit on the size of a file stands for a full disk: reading goes on, writing does not."""
    with running(tmp_path / "posse.db") as server, server.client() as client:
        health(client, lambda answer: answer.status_code == 200)
        table, _ = make(client, "stage-coach", seats=2)
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, unlimited[1]))
        down = health(client, lambda answer: answer.status_code == 503)
        assert down.json() == {"status": "store-down"}
        assert client.get(f"/api/tables/{table}").status_code == 200
        told = [json.loads(line) for line in server.lines if '"store down"' in line]
        assert told
        assert all("OperationalError: " in line["problem"] for line in told)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        health(client, lambda answer: answer.status_code == 200)
        sit(server, table, 0)


# -- clocks


@pytest.mark.long
@pytest.mark.anyio
async def test_processes_whose_clocks_differ_reckon_by_the_database(postgres_url: str) -> None:
    """Two machines, one five seconds behind and one five ahead: a turn lasts the same at both."""

    def wrong(by: int) -> Environment:
        return Environment(now=lambda: time.time_ns() // 1_000_000 + by)

    settings = Settings(postgres_url, log="none")
    with structlog.testing.capture_logs() as logged:
        behind, ahead = [TableRegistry(settings, wrong(by)) for by in (-5 * SECOND, 5 * SECOND)]
        for registry in (behind, ahead):
            await registry.open()
        try:
            right = time.time_ns() // 1_000_000
            assert [abs(registry.now() - right) < SECOND for registry in (behind, ahead)] == [True, True]
            assert abs(behind.started - ahead.started) < 4 * SECOND
        finally:
            for registry in (behind, ahead):
                await registry.close()
    told = [line["milliseconds"] for line in logged if line["event"].startswith("clock differs")]
    assert [round(each / SECOND) for each in told[:2]] == [5, -5]
