"""A table without a server: the same drafts and dice, played at random in this process."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Final

from posse.kernel import Action, Chance, Decision, Outcome, Seat, Shot, load
from posse.physics.flick import recorded
from posse.server.admin.archive import Stored
from posse.table import draft
from posse.table.draft import Draft, table_entry
from posse.table.entry import Clock, Entry, Sheet
from posse.table.fair import DiceSource, commitment
from posse.table.play import Play

_SECRET: Final = bytes(range(32))


class OfflineTable:
    """A table with all its seats taken, and its entries so far."""

    def __init__(self, game: str, seats: int, rng: random.Random) -> None:
        rules = load(game)
        sheet = Sheet(
            id="offline",
            created=now(),
            game=game,
            rules=rules.rules,
            seats=seats,
            options=dict(rules.settings(rules.setup(seats).table)),
            name="bench",
            open=False,
            days=False,
            clock=Clock(),
            absent="",
            commitment=commitment(_SECRET),
            secret=_SECRET,
        )
        self.play: Final = Play(sheet)
        self.entries: Final[list[Entry]] = []
        self.rng: Final = rng
        self.known_sets: Final[list[set[str]]] = [set() for _ in range(seats)]
        """The option sets that each seat was sent."""
        self.dice_ns = self.shot_ns = 0
        """The CPU nanoseconds of this thread that dice and shots have taken."""
        self._enter("made", None, host="")
        for seat in range(seats):
            salt = rng.randbytes(32).hex()
            self._enter("sat", seat, person=f"rider {seat}", name=f"rider {seat}", salt=salt)
        self._source: Final = DiceSource(_SECRET, bytes.fromhex(self.play.roster.salt()), recorded)

    async def open(self) -> None:
        self.commit(await draft.opening(self.play, now(), self.answer))

    async def answer(self, ask: Chance, number: int) -> tuple[Outcome, bytes, str]:
        begun = time.thread_time_ns()
        answer = self._source.answer(ask, number)
        spent = time.thread_time_ns() - begun
        if isinstance(ask, Shot):
            self.shot_ns += spent
        else:
            self.dice_ns += spent
        return *answer, ""

    def choice(self) -> tuple[Seat, Action] | None:
        """Return a random choice of a seat that is asked; None when the game is over."""
        assert self.play.state is not None
        ask = self.play.state.ask()
        if not isinstance(ask, Decision):
            return None
        seats = list(ask.options)
        seat = seats[int(self.rng.random() * len(seats))]
        return seat, ask.options[seat][int(self.rng.random() * len(ask.options[seat]))]

    async def draft(self, seat: Seat, action: Action) -> Draft:
        return await draft.choice(self.play, seat, action, now(), self.answer, id=str(self.play.seq))

    def commit(self, wanted: Draft) -> None:
        self.play.commit(wanted)
        self.entries.extend(wanted.entries)

    def stored(self, id: str) -> Stored:
        """Return it as the database has it, under another id."""
        play = self.play
        return Stored(
            replace(play.sheet, id=id), play.status, self.entries[-1].at, ("rider 0",), tuple(self.entries)
        )

    def _enter(self, kind: str, seat: Seat | None, **details: object) -> None:
        entry = table_entry(self.play, kind, now(), seat, **details)
        self.play.apply(entry)
        self.entries.append(entry)


def now() -> int:
    return time.time_ns() // 1_000_000


async def finished(game: str, seats: int, rng: random.Random) -> OfflineTable:
    """Return a table whose game was played to its end."""
    table = OfflineTable(game, seats, rng)
    await table.open()
    while (choice := table.choice()) is not None:
        table.commit(await table.draft(*choice))
    return table
