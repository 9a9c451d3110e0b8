"""The order in which many clients that come at once are greeted, as after a restart."""

from __future__ import annotations

import asyncio
import heapq
from enum import IntEnum
from typing import Final


class Rank(IntEnum):
    """Who comes first: whoever the table waits for, before all others."""

    ASKED = 0
    SEAT = 1
    PERHAPS_SEAT = 2
    """Somebody with a link or a cookie, whose table is not loaded yet."""
    SPECTATOR = 3
    STRANGER = 4
    """Somebody without a link or a cookie, whose table is not loaded yet."""


class Turnstile:
    """Lets one client through in each turn of the event loop, the most urgent first."""

    def __init__(self) -> None:
        self._waiting: Final[list[tuple[Rank, int, asyncio.Future[None]]]] = []
        self._count = 0

    async def wait(self, rank: Rank) -> None:
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._let_through)
        self._count += 1
        turn: asyncio.Future[None] = loop.create_future()
        heapq.heappush(self._waiting, (rank, self._count, turn))
        await turn

    def _let_through(self) -> None:
        _, _, turn = heapq.heappop(self._waiting)
        if not turn.done():  # else the client has gone
            turn.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._let_through)
