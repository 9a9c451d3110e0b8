"""Bots at live tables.  They run in processes of their own, and know only what their seat was sent.

A bot stays in its process and hears each event once.  If the process or the bot is lost, a new bot hears all
events of the game.
"""

from __future__ import annotations

import asyncio
import random
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import orjson

from posse.bots import Bot, Reason
from posse.games import load_package
from posse.kernel import Action, Event, Illegal, Record, Seat, View
from posse.lab.process_pool import ProcessPool
from posse.server.fair_queue import FairLock, Path

if TYPE_CHECKING:
    from posse.server.live_table import LiveTable

T = TypeVar("T")
TRIES: Final = 3
REMEMBERED: Final = 500
"""The number of bots that a process keeps; the least recently used one is dropped first."""


@dataclass
class SeatedBot:
    """A bot at a table, and how many events it has heard."""

    table: str
    game: str
    name: str
    seat: Seat
    purpose: str
    """`play` or `hint`: a bot that plays and one that gives hints are separate, and share no memory."""
    heard: int = 0
    """The number of the last state whose events it has heard."""


class Question(NamedTuple):
    """Everything that a bot receives for a decision."""

    table: str
    game: str
    bot: str
    seat: Seat
    purpose: str
    seed: bytes
    view: View
    prompt: str
    options: tuple[Action, ...]
    events: Sequence[bytes]
    """The events that its seat was sent after the state numbered `since`."""
    since: int
    at: int


class BotAnswer(NamedTuple):
    words: str
    reason: Reason | None


FACTORS: Final = {"players": 1.0, "watched": 4.0, "unattended": 16.0}
"""How dear a second of thinking is, by who is there: games of people go first, those that nobody looks at
come last."""


class BotPool:
    """The processes of the bots, started when needed.  All bots of a table are in the same process.

    Each process has a `FairLock`: its time is shared out among addresses, and then among their tables.
    """

    def __init__(self, processes: int) -> None:
        self._pools: Final[list[ProcessPool | None]] = [None] * processes
        self._locks: Final = [FairLock(FACTORS) for _ in range(processes)]

    async def choose(self, bot: SeatedBot, table: LiveTable, seed: bytes, address: str = "") -> BotAnswer:
        """Return the bot's choice for the current decision of its seat.  The time is charged to this address,
        or to the table's owner.
        """
        number, path = self._place(table, address)
        async with self._locks[number].turn(path):
            return await self._choose(number, bot, table, seed)

    async def _choose(self, number: int, bot: SeatedBot, table: LiveTable, seed: bytes) -> BotAnswer:
        failed = Illegal("bot-failed", bot=bot.name)
        for since in (bot.heard, 0):  # a bot that was lost must hear everything again
            events = await table.events(bot.seat, since)
            brief, at = table.play.briefs()[bot.seat], table.play.counts[bot.seat]
            if brief.prompt is None:  # the game went on while old events were read
                raise Illegal("stale", at=at)
            question = Question(
                bot.table,
                bot.game,
                bot.name,
                bot.seat,
                bot.purpose,
                seed,
                brief.view,
                brief.prompt,
                brief.options,
                events,
                since,
                at,
            )
            answer = await self._run(number, failed, _think, question)
            if answer is not None:
                bot.heard = at
                return answer
        raise failed

    async def review(self, table: LiveTable, redacted: str, seat: Seat | None, address: str) -> bytes:
        """Return the report on a finished game as JSON, from its record redacted for this seat."""
        number, path = self._place(table, address)
        async with self._locks[number].turn(path):
            return await self._run(number, Illegal("report-failed"), _review, redacted, seat)

    def _place(self, table: LiveTable, address: str) -> tuple[int, Path]:
        """Return the number of the table's process, and to whom its work belongs."""
        number = zlib.crc32(table.id.encode()) % len(self._pools)
        return number, (table.attendance(), address or table.owner, table.id)

    async def _run(self, number: int, failed: Illegal, work: Callable[..., T], *arguments: object) -> T:
        """Run `work` in a process.  If the process is killed, try again in a new one."""
        for _ in range(TRIES):
            pool = self._pools[number]
            if pool is None:
                pool = self._pools[number] = ProcessPool(1)
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            except BrokenProcessPool:
                if self._pools[number] is pool:
                    self._pools[number] = None
        raise failed

    def close(self) -> None:
        for pool in self._pools:
            if pool is not None:
                pool.shutdown(wait=False, cancel_futures=True)
        self._pools[:] = [None] * len(self._pools)


# --- in the process ---

Key = tuple[str, Seat, str, str]
_bots: Final[OrderedDict[Key, tuple[int, Bot[Any]]]] = OrderedDict()
"""By table, seat, purpose and name: the number of the last state that the bot heard of, and the bot."""


def _think(question: Question) -> BotAnswer | None:
    """Return the bot's choice; None if the bot is not here and `events` are not those from the start."""
    key = question.table, question.seat, question.purpose, question.bot
    heard, bot = _bots.pop(key, (0, None))
    rng = random.Random(question.seed)
    if bot is None or question.since == 0:
        if question.since:
            return None
        bot = load_package(question.game).make_bot(question.bot, question.seat, rng)
        bot.hurried = True
    elif heard != question.since:
        return None
    bot.rng.setstate(rng.getstate())
    bot.hear([_event(sent) for sent in question.events])
    words = str(bot.choose(question.view, question.prompt, question.options))
    _bots[key] = question.at, bot
    while len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    return BotAnswer(words, bot.reason)


def _event(sent: bytes) -> Event:
    """Parse an event from the JSON in which it was sent."""
    args: dict[str, Any] = orjson.loads(sent)
    args.pop("trail", None)
    kind = args.pop("event")
    return Event(kind, {name: tuple(v) if isinstance(v, list) else v for name, v in args.items()})


def _review(redacted: str, seat: Seat | None) -> bytes:
    [record] = Record.parse(redacted.splitlines())
    return orjson.dumps(load_package(record.game).review(record, seat).plain())
