"""What is made of a finished game: its record, the reveal of its dice, its replay and its report.

All of it follows from the entries and never changes, so it is made once for each audience, in a thread or in
the bots' processes, and kept for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, Literal

import orjson

from posse.kernel import AnyGame, Illegal, Record, Seat, State
from posse.server.live_table import LiveTable
from posse.server.store import StoreDown
from posse.table import fair
from posse.table.entry import Entry, Sheet
from posse.table.fair.links import decode
from posse.table.moment import trail_text
from posse.table.play import Audience, Play, apply_input

Kind = Literal["record", "reveal", "replay", "report"]
Key = tuple[str, Kind, Audience]

MOST_KEPT: Final = 2**25
"""The number of bytes that are kept."""
COST: Final[dict[Kind, tuple[int, float]]] = {
    "record": (5, 0.04),
    "reveal": (30, 0.04),
    "replay": (5, 0.05),
    "report": (10, 0.4),
}
"""How many milliseconds it takes to make one, rather more than less: in any case, and for each entry of the
table."""


class FinishedGames:
    """Makes and keeps them.  One thread is enough: it shares the interpreter with everybody's moves."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[Key, bytes]] = OrderedDict()
        self._making: Final[dict[Key, asyncio.Task[bytes]]] = {}
        self._size = 0
        self._thread: Final = ThreadPoolExecutor(1, "posse-finished")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    def has(self, key: Key) -> bool:
        return key in self._kept or key in self._making

    async def get(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return what is kept under this key, or make it.  Those who ask meanwhile wait for the same."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, make))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Key, make: Callable[[], Awaitable[bytes]]) -> bytes:
        try:
            made = self._kept[key] = await make()
        finally:
            del self._making[key]
        self._size += len(made)
        while self._size > MOST_KEPT and len(self._kept) > 1:
            self._size -= len(self._kept.popitem(last=False)[1])
        return made

    async def run(self, table: LiveTable, work: Callable[[Play], bytes]) -> bytes:
        """Return what `work` makes of the whole table, in the thread."""
        try:
            entries = await table.registry.store.entries(table.id)
        except StoreDown:
            raise Illegal("store-down") from None
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _worked, work, table.play.sheet, entries)


def _worked(work: Callable[[Play], bytes], sheet: Sheet, entries: list[Entry]) -> bytes:
    return work(Play.of(sheet, entries, whole=True))


def cost(table: LiveTable, kind: Kind, audience: Audience) -> int:
    """Return about how many milliseconds an answer takes."""
    if table.registry.finished.has((table.id, kind, audience)):
        return 1
    always, each = COST[kind]
    return always + int(each * table.play.seq)


async def record(table: LiveTable, audience: Audience) -> bytes:
    """Return the record of a finished game; what this audience never saw is written `?`."""
    return await _get(table, "record", audience, lambda play, seat: str(_redacted(play, seat)).encode())


async def reveal(table: LiveTable, audience: Audience) -> bytes:
    """Return the keys of the rolls that the record of this audience shows, in JSON."""
    return await _get(table, "reveal", audience, _revealed)


async def replay(table: LiveTable, audience: Audience) -> bytes:
    """Return a finished game step by step in JSON, as this audience saw it at the time."""
    return await _get(table, "replay", audience, _replayed)


async def report(table: LiveTable, audience: Audience, address: str = "") -> bytes:
    """Return the report on a finished game in JSON, made from its redacted record.

    It is null for a branch of another game, which has no record from the start.
    """
    _check_over(table)
    if table.play.position:
        return b"null"

    async def make() -> bytes:
        told = (await record(table, audience)).decode()
        return await table.registry.bot_pool.review(table, told, _seat(table.play, audience), address)

    return await table.registry.finished.get((table.id, "report", audience), make)


async def _get(
    table: LiveTable, kind: Kind, audience: Audience, work: Callable[[Play, Seat | None], bytes]
) -> bytes:
    _check_over(table)
    games = table.registry.finished
    return await games.get(
        (table.id, kind, audience),
        lambda: games.run(table, lambda play: work(play, _seat(play, audience))),
    )


def _check_over(table: LiveTable) -> None:
    if table.play.status != "over":
        raise Illegal("not-over", game=table.play.sheet.game)


def _seat(play: Play, audience: Audience) -> Seat | None:
    return None if audience == play.spectators else audience


def _redacted(play: Play, seat: Seat | None) -> Record:
    return play.game.redact(play.record(), seat)


def _revealed(play: Play, seat: Seat | None) -> bytes:
    salt, links = bytes.fromhex(play.salt), [decode(each) for each in play.links] if play.links_on else []
    proof = fair.reveal(play.record(), _redacted(play, seat), play.sheet.secret, salt, play.brought, links)
    return orjson.dumps(proof)


def _replayed(play: Play, seat: Seat | None) -> bytes:
    state = play.beginning(play.position)
    steps = [_step(play.game, state, seat, None)]
    for number, words in enumerate(play.inputs):
        apply_input(play.game, state, words)
        step = _step(play.game, state, seat, words if words.startswith(f"{seat} ") else None)
        if (trail := play.trails.get(number)) and step.events:
            step.events[0]["trail"] = trail_text(trail)
        steps.append(step)
    return orjson.dumps({"steps": [vars(step) for step in steps]})


@dataclass
class ReplayStep:
    """A step as a seat knows it: its choice, if it made the step; the events it heard; its view after it."""

    words: str | None
    events: list[dict[str, object]]
    view: dict[str, object]


def _step(game: AnyGame, state: State[Any], seat: Seat | None, words: str | None) -> ReplayStep:
    events = [event.plain() for event in state.take_events() if event.heard_by(seat)]
    return ReplayStep(words, events, game.view(state, seat).plain())
