"""Who may come to a table: links are checked, and guesses are counted.

A guess is a link that this server did not sign, or a table that there is not.  Whoever has guessed too often
must wait, except at tables where they have a seat: a neighbour at the same address must not lock them out.
"""

from __future__ import annotations

from posse.kernel import Illegal
from posse.server.live_table import LiveTable
from posse.server.registry import TableRegistry
from posse.server.seats import Caller, Grant
from posse.server.throttle import Throttle


def read_link(registry: TableRegistry, throttle: Throttle, token: str, address: str) -> Grant:
    """Return what a link grants."""
    try:
        return registry.signer.grant(token)
    except Illegal:
        throttle.count("guess", address)
        raise


async def enter(registry: TableRegistry, throttle: Throttle, table: str, caller: Caller) -> LiveTable:
    """Return the table of this id, if the caller may come there."""
    try:
        found = await registry.table(table)
    except Illegal as refusal:
        if refusal.reason == "no-such-table":
            throttle.count("guess", caller.address)
        raise
    found.admit(caller)
    if not found.belongs_to(caller):
        throttle.check("guess", caller.address)
    return found


def count_line(throttle: Throttle, table: LiveTable, caller: Caller) -> None:
    """Count a chat message: of a player at this table, or of a spectator at any table."""
    at = table.seat_of(caller)
    throttle.count("line", caller.address if at == table.play.spectators else f"{table.id} {at}")
