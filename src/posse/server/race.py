"""A fair race: of some choices only the first counts, and a far player's message takes longer to arrive.

A choice counts from when it was made: its arrival less its socket's round trip, since the question took half
of it and the answer the other half.  Choices within a moment of the first are made at the same moment, and
the table's chance says whose counts.  A moment is the longest round trip of those who may still choose, so
that near and far win equally often, and whoever delays answers to seem far gains an even chance at best.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from posse.kernel import Action, Decision, Illegal, Seat
from posse.table import draft
from posse.table.draft import Contender, Draft
from posse.table.play import Play

if TYPE_CHECKING:
    from posse.server.live_table import LiveTable

LONGEST: Final = 0.2
"""The longest round trip that is made up for, in seconds.  So nobody waits for more than twice this."""


class Entered(NamedTuple):
    contender: Contender
    made: float


class Race:
    """The contested choices of a table that may have been made at the same moment."""

    def __init__(self, table: LiveTable, action: Action) -> None:
        self._table: Final = table
        self._action: Final = action
        self._round_trips: Final = {seat: round_trip(table, seat) for seat in rivals(table.play, action)}
        self._moment: Final = max(self._round_trips.values(), default=0.0)
        self._entered: Final[dict[Seat, Entered]] = {}
        self._run: asyncio.Task[None] | None = None
        self._all_here: Final = asyncio.Event()

    async def enter(self, contender: Contender) -> None:
        """Take part, and wait until the race is decided; raise the reason if this choice came too late."""
        seat = contender.seat
        made = asyncio.get_running_loop().time() - self._round_trips.get(seat, 0.0)
        self._entered.setdefault(seat, Entered(contender, made))
        if self._entered.keys() >= self._round_trips.keys():
            self._all_here.set()
        if self._run is None:
            self._run = asyncio.create_task(self._decide(made + 2 * self._moment))
        await asyncio.shield(self._run)
        if seat not in self._entered:
            raise Illegal("stale", at=0)

    async def _decide(self, end: float) -> None:
        """Wait until every choice of the first moment has arrived, and write those that count."""
        late = end - asyncio.get_running_loop().time()
        if late > 0:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._all_here.wait(), late)
        self._table.race = None  # whoever comes now is too late
        first = min([made for _, made in self._entered.values()])
        for seat, (_, made) in list(self._entered.items()):
            if made > first + self._moment:
                del self._entered[seat]
        await self._table.write(self._draft)

    async def _draft(self, play: Play) -> Draft:
        left = rivals(play, self._action)
        for seat in [seat for seat in self._entered if seat not in left]:
            del self._entered[seat]
        now, answer = self._table.registry.now(), self._table.answer
        together = [contender for contender, _ in self._entered.values()]
        if not together:
            raise Illegal("stale", at=0)
        if len(together) > 1:
            return await draft.joint_choice(play, together, self._action, now, answer)
        [(seat, id, by)] = together
        return await draft.choice(play, seat, self._action, now, answer, id, by)


def rivals(play: Play, action: Action) -> tuple[Seat, ...]:
    """Return the seats that may make this contested choice."""
    ask = play.state.ask() if play.state is not None and play.status == "playing" else None
    if not isinstance(ask, Decision) or play.state is None or action not in play.state.phase.contested():
        return ()
    return tuple([seat for seat in ask.options if ask.offers(seat, action)])


def round_trip(table: LiveTable, seat: Seat) -> float:
    """Return the round trip of a seat's nearest socket; 0 for a seat without one, such as a bot's."""
    found = [each.round_trip() for each in table.subscribers if each.audience == seat]
    return min(LONGEST, min(found, default=0.0))
