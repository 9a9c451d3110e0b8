"""Everybody gets a share of what is scarce: bots' processes, the server's time (issue 18, items 2 and 4)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import httpx2 as httpx
import pytest

from posse.kernel import Illegal
from posse.server import finished, table_actions
from posse.server.app import create
from posse.server.bot_pool import Question, SeatedBot
from posse.server.live_table import LiveTable
from posse.server.registry import TableRegistry, TableRequest
from posse.server.seats import Caller
from posse.server.settings import Settings
from posse.server.throttle import Throttle
from server.in_process import Ear, InProcess, open_registry, person
from server.server_process import make
from server.strict_server import Strict

pytestmark = pytest.mark.anyio

T = TypeVar("T")
SLOW = 10**7
"""A pace at which bots never move by themselves during a test."""


class Ledger(InProcess):
    """Notes in which order tables were served.  A thought takes one second, however busy this machine is."""

    def __init__(self) -> None:
        super().__init__()
        self.served: list[str] = []
        for lock in self._locks:
            lock.clock = lambda: float(len(self.served))

    async def _run(self, number: int, failed: Illegal, work: Callable[..., T], *arguments: object) -> T:
        self.served += [argument.table for argument in arguments if isinstance(argument, Question)]
        await asyncio.sleep(0.002)
        return await super()._run(number, failed, work, *arguments)


async def bots_only(opened: TableRegistry, owner: str) -> LiveTable:
    table = await opened.make(TableRequest("stage-coach"), "host", owner)
    await table_actions.start(table, Caller("host"), "greedy")
    return table


async def with_a_person(opened: TableRegistry, owner: str) -> LiveTable:
    """A game of a person, at a socket, in the second seat against a bot, whose turn it is."""
    table = await opened.make(TableRequest("stage-coach"), "host", owner)
    await table_actions.sit(table, person(1), 1, "")
    await table_actions.start(table, Caller("host"), "greedy")
    await Ear.at(table, 1, person(1))
    return table


async def think(opened: TableRegistry, table: LiveTable) -> None:
    [seat] = table.play.asked
    await opened.bot_pool.choose(SeatedBot(table.id, "stage-coach", "greedy", seat, "play"), table, b"")


async def test_2_one_address_with_36_tables_of_bots_delays_another_by_one_thought(tmp_path: Path) -> None:
    ledger = Ledger()
    async with open_registry(tmp_path, sitters=ledger, bot_pace=SLOW) as opened:
        crowd = [await bots_only(opened, "198.51.100.1") for _ in range(36)]
        other = await bots_only(opened, "198.51.100.2")
        waiting = [asyncio.create_task(think(opened, table)) for table in crowd]
        await asyncio.sleep(0)
        for _ in range(5):
            before = len(ledger.served)
            await think(opened, other)
            assert ledger.served.index(other.id, before) - before <= 1
        await asyncio.gather(*waiting)
        assert len(ledger.served) == 36 + 5


async def test_2_games_of_people_come_first_and_those_that_nobody_looks_at_last(tmp_path: Path) -> None:
    ledger = Ledger()
    async with open_registry(tmp_path, sitters=ledger, bot_pace=SLOW) as opened:
        house = "198.51.100.1"
        crowd = [await bots_only(opened, house) for _ in range(10)]
        people = [await with_a_person(opened, house) for _ in range(3)]
        waiting = [asyncio.create_task(think(opened, table)) for table in (*crowd, *people)]
        await asyncio.gather(*waiting)
        assert set(ledger.served[1:4]) == {table.id for table in people}, "after the one that had begun"


async def test_2_addresses_share_alike_however_many_tables_they_have(tmp_path: Path) -> None:
    ledger = Ledger()
    async with open_registry(tmp_path, sitters=ledger, bot_pace=SLOW) as opened:
        many = [await bots_only(opened, "198.51.100.1") for _ in range(12)]
        few = [await bots_only(opened, "198.51.100.2") for _ in range(4)]
        await asyncio.gather(*[think(opened, table) for table in (*many, *few)])
        last = max(ledger.served.index(table.id) for table in few)
        assert last < 12, "a fifth of the tables does not wait until the end"


async def test_2_one_address_keeps_only_so_many_tables(tmp_path: Path) -> None:
    """The rate is high enough for the limit of tables in a minute not to be reached first."""
    settings = Settings(database=str(tmp_path / "posse.db"), log="none", rate=1)
    app = create(settings)
    async with app.router.lifespan_context(app):
        registry: TableRegistry = app.state.registry
        for _ in range(Throttle(1).most_tables):
            await registry.make(TableRequest("stage-coach"), "host", "198.51.100.1")
        answers = []
        for host in ("198.51.100.1", "198.51.100.2"):
            transport = httpx.ASGITransport(app, client=(host, 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
                answers.append(await client.post("/api/tables", json={"game": "stage-coach"}))
        assert answers[0].json()["reason"] == "too-many-tables"
        assert answers[1].status_code == 201


@pytest.mark.long
def test_2_one_address_opens_only_so_many_sockets(strict: Strict) -> None:
    with strict.client() as client:
        client.headers["x-forwarded-for"] = "198.51.100.40"
        table, _ = make(client, "stage-coach")
    with strict.crowd("198.51.100.41", table, Throttle(strict.rate).most_sockets) as reasons:
        assert reasons == [""] * Throttle(strict.rate).most_sockets
        assert strict.knock("198.51.100.41", table) == "too-many-sockets"
        assert strict.knock("198.51.100.42", table) == ""


# --- 4: finished games ---


async def over(opened: TableRegistry) -> LiveTable:
    table = await bots_only(opened, "")
    await table_actions.offer(table, Caller("host"), 0)
    await table_actions.sit(table, person(0), 0, "")
    await table_actions.resign(table, person(0), 0)
    return table


async def test_4_what_is_made_of_a_finished_game_is_made_once(tmp_path: Path) -> None:
    async with open_registry(tmp_path, sitters=InProcess(), bot_pace=SLOW) as opened:
        table = await over(opened)
        for make_one in (finished.record, finished.reveal, finished.replay, finished.report):
            first, second = await asyncio.gather(make_one(table, 0), make_one(table, 0))
            assert first is second is await make_one(table, 0)
        assert await finished.record(table, 1) is not await finished.record(table, 0), "to each their own"


async def test_4_what_is_kept_has_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finished, "MOST_KEPT", 1)
    async with open_registry(tmp_path, sitters=InProcess(), bot_pace=SLOW) as opened:
        table = await over(opened)
        first = await finished.record(table, 0)
        await finished.reveal(table, 0)
        assert await finished.record(table, 0) is not first
        assert await finished.record(table, 0) == first


async def test_4_requests_are_limited_by_what_they_cost(tmp_path: Path) -> None:
    async with open_registry(tmp_path, sitters=InProcess(), bot_pace=SLOW) as opened:
        table = await over(opened)
        dear = finished.cost(table, "replay", 0)
        await finished.replay(table, 0)
        assert finished.cost(table, "replay", 0) == 1 < dear
        throttle = Throttle(40)
        for _ in range(10_000):
            throttle.count("work", "me", finished.cost(table, "replay", 0))
        with pytest.raises(Illegal, match="too-fast"):
            throttle.count("work", "me", dear)


def test_4_a_stranger_who_asks_for_much_work_must_wait(strict: Strict) -> None:
    with strict.client() as client:
        client.headers["x-forwarded-for"] = "198.51.100.50"
        table, host = make(client, "stage-coach")
        place = f"/api/tables/{table}"
        token = client.post(f"{place}/seats/0", json={}).json()["token"]
        client.post(f"{place}/start", json={"fill": "greedy"}, headers={"authorization": f"Bearer {host}"})
        client.headers["authorization"] = f"Bearer {token}"
        client.post(f"{place}/seats/0/resign")
        answers = [client.post(f"{place}/hint", json={"seat": 0}) for _ in range(strict.rate + 1)]
        assert answers[0].json()["reason"] == "not-asked"
        assert answers[-1].json()["reason"] == "too-fast", "a quarter of a second is taken for each"
        assert client.get(f"{place}/replay").json()["reason"] == "too-fast"
        assert client.get(place).status_code == 200
