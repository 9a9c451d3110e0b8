"""Bots at live tables.  They think in processes of their own, from what their seat was sent."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import threading
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import orjson

from posse import bots
from posse.kernel import Action, Event, Illegal, Seat, View


class Sitters:
    """The processes, made when the first bot has to think."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self,
        game: str,
        bot: str,
        seat: Seat,
        seed: bytes,
        view: View,
        prompt: str,
        options: tuple[Action, ...],
        events: Sequence[bytes],
    ) -> str:
        """What this bot would do, in words."""
        job = (game, bot, seat, seed, view, prompt, options, events)
        for _ in range(3):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._ready(), _think, *job)
            except BrokenProcessPool:  # a process was killed: start over with new ones
                self._pool = None
        raise Illegal("bot-failed", bot=bot)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter each: a fork would take our sockets and threads along.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _follow)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _follow() -> None:
    """End with the process that made us: one that is killed cannot tell us to, and we would wait for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


def _think(
    game: str,
    bot: str,
    seat: Seat,
    seed: bytes,
    view: View,
    prompt: str,
    options: tuple[Action, ...],
    events: Sequence[bytes],
) -> str:
    sitter: bots.Bot[Any] = bots.seat(game, bot, seat, random.Random(seed))
    sitter.hear([_event(told) for told in events])
    return str(sitter.choose(view, prompt, options))


def _event(told: bytes) -> Event:
    """An event as it was sent, back in the engine's own form."""
    args: dict[str, Any] = orjson.loads(told)
    args.pop("trail", None)
    kind = args.pop("event")
    return Event(kind, {name: tuple(v) if isinstance(v, list) else v for name, v in args.items()})
