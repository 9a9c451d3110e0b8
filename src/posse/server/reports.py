"""Reports on finished games: made once for each audience, in the bots' processes, and kept with the table."""

from __future__ import annotations

import asyncio
from typing import Final
from weakref import WeakKeyDictionary

from posse.kernel import Illegal
from posse.server.live_table import LiveTable
from posse.table.play import Audience

_made: Final[WeakKeyDictionary[LiveTable, dict[Audience, asyncio.Task[bytes]]]] = WeakKeyDictionary()


async def report(table: LiveTable, audience: Audience) -> bytes:
    """What luck did and what play did, as this audience may know it: from the record as told to it alone.

    Null where there is no record from the start."""
    play = table.play
    if play.status != "over":
        raise Illegal("not-over", game=play.sheet.game)
    if play.position:  # it began in the middle, and how it came to that is not known
        return b"null"
    kept = _made.setdefault(table, {})
    making = kept.get(audience)
    if making is None:
        seat = None if audience == play.spectators else audience
        told = play.game.redact(play.record(), seat)
        making = kept[audience] = asyncio.create_task(
            table.registry.bot_pool.review(table.id, str(told), seat)
        )
    try:
        return await asyncio.shield(making)
    except Exception:
        kept.pop(audience, None)  # who asks again gets another try
        raise
