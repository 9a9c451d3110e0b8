"""Bots at live tables.  They think in processes of their own, from what their seat was sent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

import orjson

from posse import bots
from posse.bots import Bot
from posse.games import load_package
from posse.kernel import Action, Event, Illegal, Record, Seat, View
from posse.lab.process_pool import ProcessPool


class Question(NamedTuple):
    """All that a bot is given to think with."""

    game: str
    bot: str
    seat: Seat
    seed: bytes
    view: View
    prompt: str
    options: tuple[Action, ...]
    events: Sequence[bytes]
    """What its seat was sent since the start."""
    intent: str = ""
    """What the bot meant to do when it was last asked."""


class Answer(NamedTuple):
    words: str
    intent: str
    reason: bots.Reason | None


class BotPool:
    """The processes, made when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPool | None = None

    async def choose(self, question: Question) -> Answer:
        """What this bot would do, and what it has in mind."""
        for _ in range(3):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._ready(), _think, question)
            except BrokenProcessPool:  # a process was killed: start over with new ones
                self._pool = None
        raise Illegal("bot-failed", bot=question.bot)

    async def review(self, told: str, seat: Seat | None) -> bytes:
        """The report on a finished game, from its record as told to this seat."""
        for _ in range(3):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._ready(), _look_back, told, seat)
            except BrokenProcessPool:
                self._pool = None
        raise Illegal("report-failed")

    def _ready(self) -> ProcessPool:
        if self._pool is None:
            self._pool = ProcessPool(self._processes)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _think(question: Question) -> Answer:
    game, bot, seat = question.game, question.bot, question.seat
    sitter: Bot[Any] = load_package(game).make_bot(bot, seat, random.Random(question.seed))
    sitter.hurried = True
    sitter.intent = question.intent
    sitter.hear([_event(told) for told in question.events])
    words = str(sitter.choose(question.view, question.prompt, question.options))
    return Answer(words, sitter.intent, sitter.reason)


def _event(told: bytes) -> Event:
    """An event as it was sent, back in the engine's own form."""
    args: dict[str, Any] = orjson.loads(told)
    args.pop("trail", None)
    kind = args.pop("event")
    return Event(kind, {name: tuple(v) if isinstance(v, list) else v for name, v in args.items()})


def _look_back(told: str, seat: Seat | None) -> bytes:
    [record] = Record.parse(told.splitlines())
    return orjson.dumps(load_package(record.game).review(record, seat).plain())
