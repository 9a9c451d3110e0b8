"""Moves that no player makes: those of bots, of standing orders and of the clock.

Only the process that keeps a table makes them.
"""

from __future__ import annotations

import asyncio
import hmac
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple

from posse.kernel import Action, Illegal, Seat
from posse.server.bot_pool import SeatedBot
from posse.server.logs import log
from posse.table import draft
from posse.table.clocks import SECOND
from posse.table.draft import Draft
from posse.table.play import Play

if TYPE_CHECKING:
    from posse.server.live_table import LiveTable

BOT: Final = "bot"
ORDER: Final = "order"
CLOCK: Final = "clock"

# The delay of a standing order in seconds, from and to: its speed must not distinguish it from a player.
THOUGHT_LIVE: Final = (2, 7)
THOUGHT_DAYS: Final = (30, 900)
GRACE: Final = 60 * SECOND
"""How long after the start of the server nobody is timed out: players must be able to connect again."""


class PlannedMove(NamedTuple):
    """A move to be made for a seat, and when."""

    at: int
    """The number of the state in which the seat was asked."""
    by: str
    due: int


class Autoplay:
    """Plans and makes the automatic moves of a table."""

    def __init__(self, table: LiveTable) -> None:
        self.table: Final = table
        self._planned: dict[Seat, PlannedMove] = {}
        self._acting: Final[dict[Seat, asyncio.Task[None]]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._bots: Final[dict[Seat, SeatedBot]] = {}

    def reschedule(self) -> None:
        """Plan again after a change: which seats are asked now, and when to move for them."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        play = self.table.play
        if not self.table.kept or play.status != "playing":
            self._planned.clear()
            return
        self._planned = {seat: plan for seat in play.asked if (plan := self._plan(play, seat)) is not None}
        waiting = [plan.due for seat, plan in self._planned.items() if seat not in self._acting]
        if waiting:
            late = max(0, min(waiting) - self.table.registry.now())
            self._timer = asyncio.get_running_loop().call_later(late / SECOND, self._timer_rang)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in self._acting.values():
            task.cancel()

    def due(self) -> int | None:
        """Return when the next automatic move is due, for the next keeper of the table; None: never."""
        return min([plan.due for plan in self._planned.values()], default=None)

    def _plan(self, play: Play, seat: Seat) -> PlannedMove | None:
        chair, at = play.roster.chairs[seat], play.counts[seat]
        if chair.bot:
            by = BOT
        elif chair.orders and self._obeyed(play, seat) is not None:
            by = ORDER
        else:
            deadline = play.timing.deadline(seat)
            if deadline is None:
                return None
            patience = min(GRACE, play.sheet.clock.turn * SECOND)
            return PlannedMove(at, CLOCK, max(deadline, self.table.registry.started + patience))
        old = self._planned.get(seat)
        if old is not None and (old.at, old.by) == (at, by):
            return old
        return PlannedMove(at, by, play.timing.since[seat] + self._delay(play, by))

    def _delay(self, play: Play, by: str) -> int:
        """Return the delay of a move.  People must be able to follow bots, and to doubt before a bot does."""
        registry = self.table.registry
        if by == BOT:
            several = 1 + 2 * (len(play.timing.since) > 1)
            return int(registry.settings.bot_pace * several * (0.7 + 0.6 * registry.chance()))
        low, high = THOUGHT_DAYS if play.sheet.days else THOUGHT_LIVE
        return int(SECOND * (low + (high - low) * registry.chance()))

    def _timer_rang(self) -> None:
        self._timer = None
        now = self.table.registry.now()
        for seat, plan in self._planned.items():
            if plan.due <= now and seat not in self._acting:
                task = asyncio.get_running_loop().create_task(self._act(seat, plan))
                self._acting[seat] = task
                task.add_done_callback(lambda _, seat=seat: self._acted(seat))  # type: ignore[misc]
        self.reschedule()

    def _acted(self, seat: Seat) -> None:
        self._acting.pop(seat, None)
        self.reschedule()

    async def _act(self, seat: Seat, plan: PlannedMove) -> None:
        try:
            words = str(await self._wanted(seat, plan))
            await self.table.choose(seat, words, plan.at, by=plan.by)
            if plan.by == CLOCK:
                await self._stand_in(seat)
        except Illegal as refusal:
            # Stale is normal: somebody was faster.  After any other refusal wait, so as not to loop.
            if refusal.reason != "stale":
                log.warning("not played", table=self.table.id[:6], by=plan.by, reason=refusal.reason)
                await asyncio.sleep(1)
        except Exception:  # our own fault: log it, and try again later
            log.exception("not played", table=self.table.id[:6], by=plan.by)
            await asyncio.sleep(1)

    async def _wanted(self, seat: Seat, plan: PlannedMove) -> Action | str:
        play, registry = self.table.play, self.table.registry
        if plan.at != play.counts[seat]:
            raise Illegal("stale", at=plan.at)
        brief = play.briefs()[seat]
        default = brief.options[0]
        if plan.by == CLOCK:
            return default
        if plan.by == ORDER:
            return self._obeyed(play, seat) or default
        name = play.roster.chairs[seat].bot
        bot = self._bots.get(seat)
        if bot is None or bot.name != name:
            bot = self._bots[seat] = SeatedBot(self.table.id, play.sheet.game, name, seat, "play")
        seed = hmac.digest(play.sheet.secret, f"bot {seat} {plan.at}".encode(), "sha256")
        try:
            answer = await registry.bot_pool.choose(bot, self.table, seed)
        except Exception as error:  # a faulty bot must not stop the table
            if isinstance(error, Illegal) and error.reason == "stale":
                raise
            log.exception("bot failed", bot=name, game=play.sheet.game)
            return default
        return answer.words

    def _obeyed(self, play: Play, seat: Seat) -> Action | None:
        brief = play.briefs()[seat]
        if brief.prompt is None:
            return None
        orders = []
        for words in play.roster.chairs[seat].orders:
            with suppress(Illegal):  # an order that a later version no longer knows
                orders.append(play.game.orders.parse(words))
        return play.game.obey(orders, brief.view, brief.prompt, brief.options)

    async def _stand_in(self, seat: Seat) -> None:
        """Let the table's stand-in, if it has one, play for a seat that has become abandoned."""
        table = self.table

        async def decide(play: Play) -> Draft | None:
            chair, bot = play.roster.chairs[seat], play.sheet.absent
            if not bot or not chair.abandoned or chair.bot or play.status != "playing":
                return None
            return Draft([draft.table_entry(play, "stood_in", table.registry.now(), seat, bot=bot)])

        await table.write(decide)
