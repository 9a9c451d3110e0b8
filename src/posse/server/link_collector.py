"""Asks people's browsers for their links to a roll: see docs/fairness.md.  Nobody can stall a table by it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import orjson

from posse.kernel import Illegal, Seat
from posse.table.fair import links

if TYPE_CHECKING:
    from posse.server.live_table import LiveTable

PATIENCE: Final = 0.75
"""Seconds that a link may take.  Who was late is not waited for again before a link of theirs arrives."""


class LinkCollector:
    """The links of a table for the roll that is due."""

    def __init__(self, table: LiveTable) -> None:
        self._table: Final = table
        self._roll = -1
        self._given: dict[Seat, bytes] = {}
        self._late: Final[set[Seat]] = set()
        self._arrived: Final = asyncio.Event()

    async def collect(self, roll: int) -> list[bytes | None]:
        """Ask every seat that has a chain and a socket for its link; return those that came in time."""
        chairs = self._table.play.roster.chairs
        there = {each.audience for each in self._table.subscribers}
        asked = {seat for seat, chair in enumerate(chairs) if chair.chain and seat in there}
        if roll >= links.LENGTH or not asked:
            return [None] * len(chairs)
        self._roll, self._given = roll, {}
        message = orjson.dumps({"type": "reveal", "roll": roll})
        for subscriber in list(self._table.subscribers):
            if subscriber.audience in asked:
                subscriber.send(message)
        awaited = asked - self._late
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while awaited - self._given.keys():
                    self._arrived.clear()
                    await self._arrived.wait()
        self._late.update(awaited - self._given.keys())
        given, self._roll = self._given, -1
        return [given.get(seat) for seat in range(len(chairs))]

    def give(self, seat: Seat, roll: int, link: str) -> None:
        """Take a link.  It is checked against the chain's end, and counts only for the roll that is due."""
        secret, end = bytes.fromhex(link), self._table.play.roster.chairs[seat].chain
        if roll >= links.LENGTH or not end or not links.fits(secret, roll, bytes.fromhex(end)):
            raise Illegal("bad-message", problem="link")
        self._late.discard(seat)
        if roll != self._roll:
            raise Illegal("stale", at=roll)
        self._given[seat] = secret
        self._arrived.set()
