"""Keep a small database of this version of the server, with which later versions prove the way up.

    python3 run.py python scripts/keep_database.py NAME

It holds a game in play and a finished one of every game, a table that waits, and a table that was given up.
Run it before a release, and before a change of the database's schema; a kept one is never rewritten.
tests/server/test_upgrade.py upgrades and plays on all of them, on SQLite and on PostgreSQL.  Those of the
versions before this script were made by the code of their time, with the names of their time.
"""

from __future__ import annotations

import asyncio
import gzip
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from posse.kernel import games
from posse.server import table_actions, talk_actions
from posse.server.live_table import LiveTable
from posse.server.registry import TableRegistry, TableRequest
from posse.server.seats import Caller
from posse.server.settings import Settings

PLACE: Final = Path(__file__).parents[1] / "tests" / "server" / "databases"
HOST: Final = Caller("p0")
SHORT: Final = 60
"""How many entries a game in play has."""


async def begun(registry: TableRegistry, request: TableRequest) -> LiveTable:
    table = await seated(registry, request)
    await table_actions.start(table, HOST)
    return table


async def seated(registry: TableRegistry, request: TableRequest) -> LiveTable:
    table = await registry.make(request, HOST.person)
    for seat in range(table.play.sheet.seats):
        await table_actions.sit(table, Caller(f"p{seat}"), seat, f"Person {seat}", f"salt {seat}")
    return table


async def go_on(table: LiveTable, entries: int) -> None:
    rng, play = random.Random(1), table.play
    while play.status == "playing" and play.seq < entries:
        seat = rng.choice(play.asked)
        words = str(rng.choice(play.briefs()[seat].options))
        await table.choose(seat, words, play.counts[seat], f"i{play.seq}")


async def make(database: str) -> None:
    registry = TableRegistry(Settings(database, log="none"))
    await registry.open()
    try:
        for game in games():
            await go_on(await begun(registry, TableRequest(game, name=f"{game} in play")), SHORT)
            await go_on(await begun(registry, TableRequest(game, name=f"{game} over")), sys.maxsize)
        given_up = await begun(registry, TableRequest(next(iter(games())), name="given up"))
        await go_on(given_up, SHORT)
        await talk_actions.say(given_up, HOST, "Good game, naïve 🎲!")
        for seat in range(given_up.play.sheet.seats):
            if given_up.play.status == "playing":
                await table_actions.resign(given_up, Caller(f"p{seat}"), seat)
        await seated(registry, TableRequest(next(iter(games())), name="waiting"))
    finally:
        await registry.close()


def main(name: str) -> None:
    file = PLACE / f"{name}.sql.gz"
    if file.exists():
        raise SystemExit(f"{file} is there already")
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "posse.db")
        asyncio.run(make(database))
        with closing(sqlite3.connect(database)) as connection:
            dump = "\n".join(connection.iterdump())
    PLACE.mkdir(exist_ok=True)
    file.write_bytes(gzip.compress(dump.encode(), mtime=0))


if __name__ == "__main__":
    main(sys.argv[1])
