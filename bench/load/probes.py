"""What a move costs as tables and records grow, and what they weigh."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bench.load.loaded_server import LoadedServer
from bench.load.slices import Slice, burst, paced, play, scatter
from bench.load.turns import say

RATE: Final = 500
"""Moves a second, whatever the number of tables.  So only the number of tables differs."""

EARLY, LATE = 10, 400
WINDOW: Final = 20
"""Moves: those from 10 before to 10 after the 10th, and the 400th, are measured."""


async def grown(
    servers: Mapping[int, LoadedServer], rounds: int, seconds: float = 2.0
) -> dict[int, list[Slice]]:
    """Measure servers with so many tables each, in turn.  The first round only warms up."""
    for tables, server in servers.items():
        say(f"{tables} tables of {server.title}")
        await server.furnish(tables)
        await server.seat()
        await scatter(server)
        await server.renew()
    found: dict[int, list[Slice]] = {tables: [] for tables in servers}
    for round_ in range(rounds + 1):
        for tables, server in servers.items():
            part = await paced(server, seconds, period=tables / RATE)
            await server.renew()
            if round_ > 0:
                found[tables].append(part)
    for server in servers.values():
        await server.leave()
    return found


async def aged(server: LoadedServer, rounds: int, tables: int) -> list[tuple[Slice, Slice]]:
    """Measure young tables around their 10th move, and old ones from their 390th on, in turn at one server.

    Its games must last longer than that.  The young ones are new in every round.
    """
    say(f"{tables} tables of {server.title} up to move {LATE}")
    await server.furnish(tables)
    await server.seat()
    old = list(server.live)
    await play(dict.fromkeys(old, LATE - WINDOW // 2))
    found = []
    for _ in range(rounds):
        await server.furnish(2 * tables)
        await server.seat()
        young = server.live[tables:]
        await play(dict.fromkeys(young, EARLY - WINDOW // 2))
        first = await burst(server, young, WINDOW)
        found.append((first, await burst(server, [table for table in old if not table.over], WINDOW)))
        await server.dismiss(young)
    await server.leave()
    return found


@dataclass(frozen=True)
class Heavy:
    """Bytes of memory."""

    start: int
    """With the records on disk, and nobody there."""
    table: float
    """What a table adds, connections apart, once it has been played for so many moves."""
    played: int
    """All tables connected and played."""


async def weighed(server: LoadedServer, tables: int, moves: int = 100) -> Heavy:
    """Weigh tables after so many moves: the last four fifths, for the first pay for what all share."""
    say(f"memory: {tables} tables of {server.title}, {moves} moves each")
    start = server.weight()
    first = max(1, tables // 5)
    await server.furnish(first)
    await server.seat()
    await play(dict.fromkeys(server.live, moves))
    before = server.weight()
    await server.furnish(tables)
    made = server.weight()
    await server.seat()
    seated = server.weight()
    await play(dict.fromkeys(server.live[first:], moves))
    played = server.weight()
    await server.leave()
    return Heavy(start, ((made - before) + (played - seated)) / (tables - first), played)
