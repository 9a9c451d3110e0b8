"""`kill -9` at any moment: what was acknowledged is stored; what was not is stored once or not at all."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from posse.server.store import Store
from server.reconnecting_players import KINDS, Crowd, Seating
from server.server_process import Running

pytestmark = [pytest.mark.anyio, pytest.mark.long]

KILLS = 20


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open the database for one read.  If it stayed open over a kill, the next server need not recover it."""
    store = await asyncio.to_thread(Store.open, url)
    try:
        yield store
    finally:
        await store.close()


async def start(database: str, port: int | None = None) -> Running:
    return await asyncio.to_thread(partial(Running, database, port=port))


async def look(crowd: Crowd, database: str, seatings: Sequence[Seating]) -> None:
    async with opened(database) as store:
        await crowd.check(store, seatings)


async def test_kills_lose_nothing_and_add_nothing(tmp_path: Path) -> None:
    database, rng = str(tmp_path / "posse.db"), random.Random(4)
    server = await start(database)
    crowd = Crowd([server.address], seed=4, restless=0.01)
    try:
        async with crowd.playing():
            for _ in range(KILLS):
                await crowd.moving(len(KINDS))
                await look(crowd, database, crowd.present)
                await asyncio.sleep(rng.uniform(0.02, 0.6))
                await asyncio.to_thread(server.kill)
                server = await start(database, server.port)
            await crowd.moving(100)
        await look(crowd, database, crowd.seatings)
    finally:
        await asyncio.to_thread(server.kill)
    assert sum(seating.check_pictures() for seating in crowd.seatings) > KILLS


async def test_of_two_processes_one_is_killed_and_the_other_goes_on(postgres_url: str) -> None:
    rng = random.Random(5)
    servers = [await start(postgres_url), await start(postgres_url)]
    crowd = Crowd([server.address for server in servers], seed=5, restless=0.02)
    try:
        async with crowd.playing():
            for kill in range(KILLS // 3):
                await crowd.moving(2 * len(KINDS))
                await look(crowd, postgres_url, crowd.present)
                await asyncio.sleep(rng.uniform(0.02, 0.6))
                victim = rng.randrange(2)
                await asyncio.to_thread(servers[victim].kill)
                if kill % 4 == 0:  # wait until the other process has taken over, with the bots
                    await crowd.everywhere()
                else:
                    await crowd.moving(len(KINDS))
                servers[victim] = await start(postgres_url, servers[victim].port)
            await crowd.moving(100)
        await look(crowd, postgres_url, crowd.seatings)
    finally:
        for server in servers:
            await asyncio.to_thread(server.kill)
    assert sum(seating.check_pictures() for seating in crowd.seatings) > KILLS // 3
