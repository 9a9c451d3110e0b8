"""Measure servers in turn: every turn of a peer is between two of ours."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from bench.load.loaded_server import LoadedServer
from bench.load.slices import Slice, flat_out, paced, scatter

PACED: Final = 1.5
FLAT_OUT: Final = 1.0


@dataclass(frozen=True)
class Turn:
    """One server's turn in a round."""

    paced: Slice
    flat_out: Slice


@dataclass(frozen=True)
class Weight:
    """Bytes of memory: empty, and what a table and a connection add."""

    empty: int
    table: float
    connection: float
    loaded: int


@dataclass
class Measured:
    """All results of a server."""

    server: LoadedServer
    weight: Weight
    turns: list[Turn] = field(default_factory=list)
    between: list[tuple[Turn, Turn]] = field(default_factory=list)
    """For each turn of a peer, our turns before and after it."""
    after: int = 0
    """Bytes of memory at the end."""

    def ratios(self, figure: Callable[[Turn], float | None]) -> list[float]:
        """Return the ratio of its figure to ours, turn by turn; none if one of us has no such figure."""
        found = []
        for turn, (before, after) in zip(self.turns, self.between, strict=False):
            theirs, first, second = figure(turn), figure(before), figure(after)
            if theirs is None or first is None or second is None:
                return []
            found.append(theirs / ((first + second) / 2))
        return found


async def measure(
    servers: Sequence[LoadedServer],
    rounds: int,
    tables: int,
    steady: float = PACED,
    hurried: float = FLAT_OUT,
) -> list[Measured]:
    """Measure all servers, ours first.  The first round only warms up."""
    found = []
    for server in servers:
        say(f"{tables} tables of {server.title}")
        found.append(Measured(server, await _weigh(server, tables)))
        await scatter(server)
        await server.renew()
    ours, *theirs = found

    async def turn(row: Measured) -> Turn:
        done = Turn(await paced(row.server, steady), await flat_out(row.server, hurried))
        await row.server.renew()
        return done

    for round_ in range(rounds + 1):
        say(f"round {round_} of {rounds}")
        before = await turn(ours)
        if round_ > 0 and not theirs:  # no peer could be set up: report our own figures
            ours.turns.append(before)
        for row in theirs:
            part = await turn(row)
            after = await turn(ours)
            if round_ > 0:
                row.turns.append(part)
                row.between.append((before, after))
                ours.turns.append(after)
            before = after
    for row in found:
        row.after = row.server.weight()
        await row.server.leave()
    return found


async def _weigh(server: LoadedServer, tables: int) -> Weight:
    """Return what a table adds, from the last four fifths of them: the first pay for what all share."""
    empty = server.weight()
    first = max(1, tables // 5)
    await server.furnish(first)
    await server.seat()
    before = server.weight()
    await server.furnish(tables)
    between = server.weight()
    await server.seat()
    loaded = server.weight()
    more = tables - first
    return Weight(empty, (between - before) / more, (loaded - between) / more / server.seats, loaded)


def say(text: str) -> None:
    print(f"bench: server: {text}", file=sys.stderr, flush=True)
