"""Bots at live tables.  They think in processes of their own, from what their seat was sent.

A bot stays in its process and hears each event once.  If the process or the bot is gone, a new one is told
the whole game.
"""

from __future__ import annotations

import asyncio
import random
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

import orjson

from posse.bots import Bot, Reason
from posse.games import load_package
from posse.kernel import Action, Event, Illegal, Record, Seat, View
from posse.lab.process_pool import ProcessPool
from posse.table.play import Play

T = TypeVar("T")
TRIES: Final = 3
REMEMBERED: Final = 500
"""Bots that a process keeps; the one that was asked longest ago goes first."""


@dataclass
class SeatedBot:
    """A bot at a table: who it is, and how much it has been told so far."""

    table: str
    game: str
    name: str
    seat: Seat
    purpose: str
    """A bot that plays and one that gives hints know nothing of each other."""
    heard: int = 0
    """The number of the last state whose events it was told."""


class Question(NamedTuple):
    """All that a bot is given to think with."""

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
    """What its seat was sent since the state numbered `since`."""
    since: int
    at: int


class BotAnswer(NamedTuple):
    words: str
    reason: Reason | None


class BotPool:
    """The processes, made when the first bot has to think.  A table's bots are always in the same one."""

    def __init__(self, processes: int) -> None:
        self._pools: Final[list[ProcessPool | None]] = [None] * processes

    async def choose(self, bot: SeatedBot, play: Play, seed: bytes) -> BotAnswer:
        """What this bot does where its seat is asked now."""
        brief, at = play.briefs()[bot.seat], play.counts[bot.seat]
        assert brief.prompt is not None
        failed = Illegal("bot-failed", bot=bot.name)
        for since in (bot.heard, 0):  # a bot that is not there any more must hear everything again
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
                play.events(bot.seat, since),
                since,
                at,
            )
            answer = await self._run(bot.table, failed, _think, question)
            if answer is not None:
                bot.heard = at
                return answer
        raise failed

    async def review(self, table: str, told: str, seat: Seat | None) -> bytes:
        """The report on a finished game, from its record as redacted for this seat."""
        return await self._run(table, Illegal("report-failed"), _review, told, seat)

    async def _run(self, table: str, failed: Illegal, work: Callable[..., T], *arguments: object) -> T:
        """Work for a table, in its process; a process that was killed is replaced, a few times."""
        number = zlib.crc32(table.encode()) % len(self._pools)
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
"""By table, seat, purpose and name: how far the bot has heard, and the bot."""


def _think(question: Question) -> BotAnswer | None:
    """The bot's choice; None if it is not here and was not told everything."""
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
    bot.hear([_event(told) for told in question.events])
    words = str(bot.choose(question.view, question.prompt, question.options))
    _bots[key] = question.at, bot
    while len(_bots) > REMEMBERED:
        _bots.popitem(last=False)
    return BotAnswer(words, bot.reason)


def _event(told: bytes) -> Event:
    """An event as it was sent, back in the engine's own form."""
    args: dict[str, Any] = orjson.loads(told)
    args.pop("trail", None)
    kind = args.pop("event")
    return Event(kind, {name: tuple(v) if isinstance(v, list) else v for name, v in args.items()})


def _review(told: str, seat: Seat | None) -> bytes:
    [record] = Record.parse(told.splitlines())
    return orjson.dumps(load_package(record.game).review(record, seat).plain())
