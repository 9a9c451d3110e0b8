"""A registry of tables in this process, with a real store, for tests that need no socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import orjson

from posse.kernel import Illegal
from posse.server import table_actions
from posse.server.bot_pool import BotPool
from posse.server.live_table import LiveTable
from posse.server.registry import Environment, TableRegistry, TableRequest
from posse.server.seats import Caller
from posse.server.settings import Settings

T = TypeVar("T")


class Ear:
    """A subscriber that keeps what an audience of a table is sent."""

    def __init__(self, audience: int, caller: Caller) -> None:
        self.caller, self.audience = caller, audience
        self.raw: list[bytes] = []
        self.known_sets: set[str] = set()
        self.ended = ""
        self.far = 0.0

    @classmethod
    async def at(cls, table: LiveTable, audience: int, caller: Caller) -> Ear:
        ear = cls(audience, caller)
        await table.greet(ear, 0)
        return ear

    def send(self, message: bytes) -> None:
        self.raw.append(message)

    def round_trip(self) -> float:
        return self.far

    def end(self, reason: str) -> None:
        self.ended = reason

    def messages(self, kind: str) -> list[dict[str, Any]]:
        return [m for m in map(orjson.loads, self.raw) if m["type"] == kind]

    def events(self) -> list[dict[str, Any]]:
        return [event for state in self.messages("state") for event in state["events"]]


async def inputs(table: LiveTable) -> list[str]:
    """All inputs of a table; it does not keep them itself."""
    return (await table.history()).inputs


class InProcess(BotPool):
    """Bots in a thread: starting a process takes longer than most of these tests.  Tests with a real server
    use processes.
    """

    def __init__(self) -> None:
        super().__init__(1)

    async def _run(self, number: int, failed: Illegal, work: Callable[..., T], *arguments: object) -> T:
        return await asyncio.to_thread(work, *arguments)


@asynccontextmanager
async def open_registry(
    path: Path, world: Environment | None = None, sitters: BotPool | None = None, **wanted: Any
) -> AsyncIterator[TableRegistry]:
    settings = Settings(database=str(path / "posse.db"), log="none", **{"bot_pace": 1, **wanted})
    opened = TableRegistry(settings, world, sitters)
    await opened.open()
    try:
        yield opened
    finally:
        await opened.close()


def person(seat: int) -> Caller:
    return Caller(f"person {seat}")


async def seated(house: TableRegistry, plan: TableRequest, people: int, bot: str = "greedy") -> LiveTable:
    """Return a table whose game has started: people in the first seats, bots in the others."""
    table = await house.make(plan, "host")
    for seat in range(people):
        await table_actions.sit(table, person(seat), seat, f"p{seat}")
    await table_actions.start(table, Caller("host"), bot)
    return table
