"""Reports on finished games: made once for each audience, in the bots' processes, and kept with the table."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from posse.kernel import Illegal, Seat
from posse.server.live_table import LiveTable
from posse.table.play import Audience

_made: Final[WeakKeyDictionary[LiveTable, dict[Audience, asyncio.Task[bytes]]]] = WeakKeyDictionary()


async def report(table: LiveTable, audience: Audience) -> bytes:
    """Return the report on a finished game as JSON, made from the record redacted for this audience.

    It is null for a branch of another game, which has no record from the start.
    """
    play = table.play
    if play.status != "over":
        raise Illegal("not-over", game=play.sheet.game)
    if play.position:
        return b"null"
    reports = _made.setdefault(table, {})
    making = reports.get(audience)
    if making is None:
        seat = None if audience == play.spectators else audience
        making = reports[audience] = asyncio.create_task(_make(table, seat))
    try:
        return await asyncio.shield(making)
    except Exception:
        reports.pop(audience, None)  # the next request tries again
        raise


async def _make(table: LiveTable, seat: Seat | None) -> bytes:
    play = await table.history()
    redacted = await asyncio.to_thread(play.game.redact, play.record(), seat)
    return await table.registry.bot_pool.review(table.id, str(redacted), seat)
