"""Tables in a position of the test's own choosing, or with chance that can be told twice.

They are written into the store, as a branch of a finished game would be; the server reads them when asked.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import posse
from posse.kernel import State
from posse.physics.flick import recorded
from posse.server.registry import Environment, TableRegistry, TableRequest
from posse.server.settings import Settings
from posse.table import draft
from posse.table.draft import Draft, in_order
from posse.table.entry import Clock
from posse.table.fair import DiceSource
from posse.table.play import Play
from server.server_process import Running

GAME: Final = "pony-express"
NAMES: Final = ("Ann", "Ben", "Cora", "Dave", "Eve")


@dataclass(frozen=True)
class Prepared:
    """A game that has begun: people in the first seats, bots in the others."""

    server: Running
    table: str
    links: tuple[str, ...]
    chance: DiceSource
    """What its dice are made of."""

    def door(self, seat: int | None) -> str:
        """The path that leads to this seat, or to the spectators' bench."""
        return f"/t/{self.table}" if seat is None else f"/t/{self.table}#{self.links[seat]}"


def prepare(
    server: Running,
    database: str,
    state: State[Any] | None = None,
    *,
    game: str = GAME,
    people: int = 1,
    seats: int = 3,
    seed: int | None = None,
    bot: str = "greedy",
    window: int = 0,
    pieces: tuple[str, ...] = (),
    **options: Any,
) -> Prepared:
    """From this position on, or from the start; with a seed, every roll is the same each time."""
    played = posse.load(game)
    if state is not None:
        seats, options = state.table.seats, dict(played.settings(state.table))
    position = "" if state is None else played.dump(state)
    plan = TableRequest(game, seats, options, name="Rocky Ridge", clock=Clock(turn=window, window=window))
    with ThreadPoolExecutor(1) as thread:  # a browser is at work in ours
        written = thread.submit(
            asyncio.run, _write(database, plan, position, people, seed, bot, pieces)
        ).result()
    return Prepared(server, *written)


async def _write(
    database: str,
    plan: TableRequest,
    position: str,
    people: int,
    seed: int | None,
    bot: str,
    pieces: tuple[str, ...],
) -> tuple[str, tuple[str, ...], DiceSource]:
    house = TableRegistry(Settings(database, bus="memory", log="none"), Environment(entropy=_entropy(seed)))
    await house.open()
    try:
        table = await house.make(plan, "host")

        async def decide(play: Play) -> Draft:
            now = house.now()
            chosen = [{"piece": piece} for piece in pieces] or [{}] * play.sheet.seats
            sat = [
                draft.table_entry(
                    play, "sat", now, seat, person=f"person {seat}", name=NAMES[seat], **chosen[seat]
                )
                for seat in range(people)
            ]
            others = range(people, play.sheet.seats)
            bots = [draft.table_entry(play, "bot", now, seat, bot=bot, **chosen[seat]) for seat in others]
            return Draft(in_order(play, sat + bots))

        async def begin(play: Play) -> Draft:
            return await draft.opening(play, house.now(), table.answer, position)

        await table.write(decide)
        await table.write(begin)
        links = tuple([house.link(table, seat) for seat in range(people)])
        return table.id, links, DiceSource(table.play.sheet.secret, bytes.fromhex(table.play.salt), recorded)
    finally:
        await house.close()


def _entropy(seed: int | None) -> Any:
    """The secret is what chance is made of; the table's id is its own each time all the same."""
    if seed is None:
        return secrets.token_bytes
    rng = random.Random(seed)
    return lambda size: rng.randbytes(size) if size == 32 else secrets.token_bytes(size)
