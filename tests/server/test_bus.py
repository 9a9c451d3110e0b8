"""The bus between processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import psycopg
import pytest
from redis.asyncio import Redis

from posse.kernel import Illegal
from posse.server.bus import CHANNEL, MISSED, Bus, bus_for

pytestmark = pytest.mark.anyio


class Ear:
    """The notices that a process received."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def __call__(self, table: str) -> None:
        self.heard.append(table)

    async def hears(self, *tables: str) -> None:
        """Any of them."""
        await until(lambda: any(table in self.heard for table in tables))


async def until(true: Callable[[], bool]) -> None:
    """Wait for these notices.  There is no limit here: pytest ends a test that hangs."""
    while not true():
        await asyncio.sleep(0.01)


@pytest.fixture(params=[pytest.param("postgresql", marks=pytest.mark.long), "redis"])
def bus_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue("postgres_url" if request.param == "postgresql" else "redis_url")
    return url


@pytest.fixture
async def pair(bus_url: str) -> AsyncIterator[tuple[Bus, Bus, Ear]]:
    """Yield the buses of two processes, and the notices of the second."""
    here, there, ear = bus_for(bus_url), bus_for(bus_url), Ear()
    assert here is not None
    assert there is not None
    await here.start(lambda _: None)
    await there.start(ear)
    yield here, there, ear
    await here.stop()
    await there.stop()


async def kill(url: str) -> None:
    """Cut every connection to the service but this one."""
    if url.startswith("redis"):
        async with Redis.from_url(url) as client:
            for kind in ("pubsub", "normal"):
                await client.client_kill_filter(_type=kind, skipme=True)
        return
    async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def test_a_nudge_reaches_the_other_process(pair: tuple[Bus, Bus, Ear]) -> None:
    here, _, ear = pair
    tables = [f"t{n}" for n in range(50)]
    for table in tables:
        await here.notify(table)
    await until(lambda: len(ear.heard) >= len(tables))
    assert sorted(ear.heard) == sorted(tables)


async def test_a_cut_bus_heals_and_says_that_something_may_be_missing(
    pair: tuple[Bus, Bus, Ear], bus_url: str
) -> None:
    here, there, ear = pair
    await here.notify("before")
    await ear.hears("before")
    for _ in range(2):
        ear.heard.clear()
        await kill(bus_url)
        await ear.hears(MISSED)
        ear.heard.clear()
        await here.notify("lost")  # the publishing task may notice only now
        await ear.hears("lost", MISSED)
        await here.notify("after")
        await ear.hears("after")
    ear.heard.clear()
    await there.notify("back")  # its first notice since then: if it is lost, that is noticed
    await ear.hears("back", MISSED)


async def test_nothing_but_the_id_crosses_the_bus(pair: tuple[Bus, Bus, Ear], bus_url: str) -> None:
    """Read the channel with the service's own client."""
    here, _, _ = pair
    if bus_url.startswith("redis"):
        async with Redis.from_url(bus_url) as client, client.pubsub() as reader:
            await reader.subscribe(CHANNEL)
            await reader.get_message(timeout=None)
            await here.notify("t1")
            assert (await reader.get_message(timeout=None))["data"] == b"t1"
        return
    async with await psycopg.AsyncConnection.connect(bus_url, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await here.notify("t1")
        async for notice in connection.notifies(stop_after=1):
            assert notice.payload == "t1"


async def test_who_is_alone_needs_no_bus() -> None:
    assert bus_for("memory") is None


@pytest.mark.parametrize("url", ["postgresql://u:hush@127.0.0.1:9/x", "redis://u:hush@127.0.0.1:9/0"])
async def test_a_bus_that_nobody_serves_is_an_error_at_the_start(url: str) -> None:
    bus = bus_for(url)
    assert bus is not None
    with pytest.raises(ConnectionError) as caught:
        await bus.start(lambda _: None)
    assert "hush" not in str(caught.value)
    await bus.stop()


async def test_an_unknown_bus_is_refused() -> None:
    with pytest.raises(Illegal, match="bad-bus"):
        bus_for("amqp://u:hush@127.0.0.1/")
