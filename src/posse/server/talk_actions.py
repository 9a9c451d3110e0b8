"""The chat of a table: saying something, and what its host may do about it."""

from __future__ import annotations

from typing import Final

from posse.kernel import Illegal
from posse.server.live_table import LiveTable
from posse.server.seats import Caller
from posse.server.table_actions import NAME, tidy
from posse.table.draft import Draft, table_entry
from posse.table.play import Play

TALK: Final = 400
SAID: Final = 300
"""The number of chat messages of one player, or from the network of one spectator, at a table."""


async def say(table: LiveTable, caller: Caller, text: str, name: str = "") -> None:
    """Send a chat message to everybody.  It is stored with the table."""
    said = tidy(text, TALK)
    if not said:
        raise Illegal("nothing-said")

    async def decide(play: Play) -> Draft | None:
        at = table.seat_of(caller)
        seat = None if at == play.spectators else at
        voice, talk = table.voice(caller, at), play.talk
        if not table.may_host(caller):
            if talk.who == "nobody" or (talk.who == "players" and seat is None):
                raise Illegal("talk-closed")
            if voice in talk.muted:
                raise Illegal("muted")
        if talk.said[voice] >= SAID:
            raise Illegal("said-enough", most=SAID)
        shown = play.roster.chairs[at].name if seat is not None else tidy(name, NAME)
        now = table.registry.now()
        return Draft([table_entry(play, "said", now, seat, name=shown, text=said, voice=voice)])

    await table.write(decide)


async def moderate(table: LiveTable, caller: Caller, action: str, voice: str = "") -> None:
    """Say who may talk, clear what was said, mute somebody or remove a spectator.  For the host."""
    about = action in ("mute", "unmute", "remove", "readmit")
    seats = [str(seat) for seat in range(table.play.sheet.seats)]

    async def decide(play: Play) -> Draft | None:
        if not table.may_host(caller):
            raise Illegal("not-host")
        mutable = voice in play.talk.said or voice in seats
        if about and (not mutable or (voice in seats and action in ("remove", "readmit"))):
            raise Illegal("no-such-voice", voice=voice)
        now, whom = table.registry.now(), voice if about else ""
        return Draft([table_entry(play, "moderated", now, action=action, voice=whom)])

    await table.write(decide)
