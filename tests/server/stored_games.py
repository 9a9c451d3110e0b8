"""Games played on a real registry and stored, and ways to damage them."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from posse.kernel import Chance, Outcome
from posse.server import table_actions, talk_actions
from posse.server.admin import Stored, archive
from posse.server.live_table import LiveTable
from posse.server.registry import Environment, TableRegistry, TableRequest
from posse.server.seats import Caller
from posse.server.settings import Settings

TRAIL = b"\x00\xff a path"
HOST = Caller("p0")


class Dice:
    """A seeded source of chance without physics; every shot has a trail all the same."""

    def __init__(self, *_: bytes) -> None:
        self._rng = random.Random(5)

    def answer(self, ask: Chance, number: int) -> tuple[Outcome, bytes]:
        return ask.sample(self._rng), TRAIL if ask.kind == "shot" else b""


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[TableRegistry]:
    house = TableRegistry(Settings(database, bus="memory"), Environment(source=Dice))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def seated(house: TableRegistry, plan: TableRequest) -> LiveTable:
    table = await house.make(plan, HOST.person)
    for seat in range(table.play.sheet.seats):
        await table_actions.sit(table, Caller(f"p{seat}"), seat, f"Person {seat}")
    return table


async def begun(house: TableRegistry, plan: TableRequest) -> LiveTable:
    table = await seated(house, plan)
    await table_actions.start(table, HOST)
    return table


async def go_on(table: LiveTable, until: Callable[[LiveTable], bool], seed: int = 1) -> None:
    rng, play = random.Random(seed), table.play
    while play.status == "playing" and not until(table):
        seat = rng.choice(play.asked)
        words = str(rng.choice(play.briefs()[seat].options))
        await table.choose(seat, words, play.counts[seat], f"i{play.seq}")


def shot(table: LiveTable) -> bool:
    play = table.play
    last = max(0, play.counts[play.spectators] - 1)
    return any(b"trail" in event for event in play.events(play.spectators, last))


def undoable(table: LiveTable) -> int | None:
    return next((seat for seat in table.play.asked if table.play.undoable(seat)), None)


def never(_: LiveTable) -> bool:
    return False


async def a_house(database: str) -> None:
    """Play and store a finished game of each kind, a resigned one, one in play, and one not started."""
    async with opened(database) as house:
        short = TableRequest("stage-coach", options={"turn_limit": 12}, name="A [bold]trail[/]")
        for plan in (short, TableRequest("pony-express", 3)):
            await go_on(await begun(house, plan), never)
        await given_up(await begun(house, TableRequest("stage-coach", name="Given up")))
        await go_on(await begun(house, TableRequest("pony-express", 4, name="In play")), shot)
        await seated(house, TableRequest("stage-coach", name="Waiting"))


async def given_up(table: LiveTable) -> None:
    """Take a choice back, send a chat message, and resign the first seat."""
    await go_on(table, lambda table: table.play.seq > 20 and undoable(table) is not None)
    seat = undoable(table)
    assert seat is not None
    await table.undo(seat, table.play.counts[seat])
    await go_on(table, lambda table: table.play.seq > 40)
    await talk_actions.say(table, HOST, "Good game, naïve 🎲!")
    await table_actions.resign(table, HOST, 0)


def stored_of(database: str) -> list[Stored]:
    with archive(database) as found:
        tables = [found.stored(one.listed.sheet.id) for one in found.overview()]
    return [table for table in tables if table is not None]


def named(played: Sequence[Stored], game: str, status: str, name: str = "") -> Stored:
    fit = [s for s in played if (s.sheet.game, s.status) == (game, status) and name in s.sheet.name]
    return fit[0]


# -- damage


def tampered(stored: Stored, kind: str, which: int = -1, /, **changes: Any) -> Stored:
    """Return the same table with one entry changed: by default the last of this kind."""
    at = [n for n, entry in enumerate(stored.entries) if entry.kind == kind][which]
    entries = list(stored.entries)
    entries[at] = entries[at]._replace(**changes)
    return replace(stored, entries=tuple(entries))


def without(stored: Stored, kind: str, which: int = -1) -> Stored:
    at = [n for n, entry in enumerate(stored.entries) if entry.kind == kind][which]
    return replace(stored, entries=stored.entries[:at] + stored.entries[at + 1 :])


def renumbered(stored: Stored) -> Stored:
    entries = [entry._replace(seq=number) for number, entry in enumerate(stored.entries, start=1)]
    return replace(stored, entries=tuple(entries))
