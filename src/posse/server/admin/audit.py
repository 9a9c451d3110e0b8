"""Audit a stored table: this version must write the same entries as those stored.

Every choice is drafted again with the stored outcomes of chance, and the draft is compared with the entries.
This shows whether the rules still accept the moves, and whether the same audiences would hear of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from typing import Final, Literal

import orjson

from posse.kernel import Chance, Illegal, Outcome, seats_of
from posse.server.admin.archive import Stored
from posse.table import draft
from posse.table.draft import Draft
from posse.table.entry import CHANCE, CHOICE, TOGETHER, Entry
from posse.table.play import Play

Fault = Literal["gap", "stray", "roll", "refused", "entry", "heard", "unreadable", "status"]
"""In this order: an entry is missing; is not possible here; is not the roll that the rules ask for; is
refused by the rules; would be written differently; would be sent to other audiences; cannot be read; or the
table has another status than stored."""


@dataclass(frozen=True)
class Difference:
    seq: int
    fault: Fault
    stored: str = ""
    made: str = ""
    """What was written (`stored`), and what this version would write (`made`)."""
    refusal: Illegal | None = None


@dataclass
class Audit:
    """A table as far as it could be replayed, and the differences found."""

    play: Play
    differences: list[Difference] = field(default_factory=list)


def audit(stored: Stored) -> Audit:
    """Replay a table.  Raise `Illegal` if this server does not have its game, or its rules."""
    found = Audit(Play(stored.sheet, whole=True))
    asyncio.run(_Replay(stored, found).run())
    return found


class _Unlike(Exception):  # noqa: N818 - it names what the table is
    """A difference after which nothing can be compared."""

    def __init__(self, difference: Difference) -> None:
        super().__init__(difference)
        self.difference = difference


class _Replay:
    def __init__(self, stored: Stored, found: Audit) -> None:
        self._stored: Final = stored
        self._found: Final = found
        self._play: Final = found.play
        self._seq = 0  # the current entry, for errors

    async def run(self) -> None:
        try:
            self._count()
            while self._play.seq < len(self._stored.entries):
                await self._step()
            self._conclude()
        except _Unlike as unlike:
            self._found.differences.append(unlike.difference)
        except Illegal as refusal:
            self._found.differences.append(Difference(self._seq, "refused", refusal=refusal))
        except Exception as error:  # the other tables must be checked all the same
            problem = f"{type(error).__name__}: {error}".partition("\n")[0]
            self._found.differences.append(Difference(self._seq, "unreadable", problem[:200]))

    def _count(self) -> None:
        for number, entry in enumerate(self._stored.entries, start=1):
            if entry.seq != number:
                raise _Unlike(Difference(entry.seq, "gap", made=str(number)))

    async def _step(self) -> None:
        """Compare one draft: a table entry, or an input with all that chance answered to it."""
        play = self._play
        following = islice(self._stored.entries, play.seq, None)
        made = await self._draft(next(following), following)
        written = self._stored.entries[play.seq : play.seq + len(made.entries)]
        for old, new in zip(written, made.entries, strict=False):
            self._seq = old.seq
            self._compare(old, new)
        unended = len(written) + 1 == len(made.entries) and made.entries[-1].kind == "ended"
        if unended and play.sheet.rules == 1:  # the first versions did not write how a game ended
            made.entries.pop()
            made.events.pop()
        if len(written) < len(made.entries):
            raise _Unlike(Difference(self._seq + 1, "entry", "", made.entries[len(written)].words))
        made.entries = list(written)  # keep the stored audiences, even where they differ
        play.commit(made)

    async def _draft(self, entry: Entry, following: Iterator[Entry]) -> Draft:
        self._seq = entry.seq
        play = self._play

        async def answer(ask: Chance, _: int) -> tuple[Outcome, bytes, str]:
            rolled = next(following, None)
            asked = f"{CHANCE} {ask.kind} "
            if rolled is None or rolled.kind != CHANCE or not rolled.words.startswith(asked):
                at = self._seq + 1
                raise _Unlike(Difference(at, "roll", rolled.words if rolled else "", asked.strip()))
            self._seq = rolled.seq
            return ask.parse(rolled.words.removeprefix(asked)), rolled.trail, rolled.by

        if entry.kind == "started" and play.status == "waiting":
            details = orjson.loads(entry.words)
            position, links = str(details.get("position", "")), bool(details.get("links"))
            return await draft.opening(play, entry.at, answer, position, links)
        if entry.kind == CHOICE and play.status == "playing" and entry.seat is not None:
            who, _, what = entry.words.partition(" ")
            action = play.game.catalogue.parse(what)
            if TOGETHER in entry.by:
                parts = (seats_of(who), entry.id.split(" "), entry.by.split(TOGETHER))
                together = [draft.Contender(*each) for each in zip(*parts, strict=True)]
                return await draft.joint_choice(play, together, action, entry.at, answer)
            return await draft.choice(play, entry.seat, action, entry.at, answer, entry.id, entry.by)
        if entry.kind == "ended" and play.status == "playing":
            return Draft([_resignation(play, entry)])
        if entry.kind == "undone" and entry.seat is not None and play.undoable(entry.seat):
            return Draft([entry._replace(words="{}", heard=play.everyone)])
        if entry.kind in ("started", "ended", "undone", CHOICE, CHANCE):
            raise _Unlike(Difference(entry.seq, "stray", f"{entry.kind} {entry.words}"))
        return Draft([entry._replace(heard=0)])

    def _compare(self, old: Entry, new: Entry) -> None:
        if old._replace(heard=new.heard) != new:
            raise _Unlike(Difference(old.seq, "entry", old.words, new.words))
        if old.heard != new.heard:
            stored, made = self._audiences(old.heard), self._audiences(new.heard)
            self._found.differences.append(Difference(old.seq, "heard", stored, made))

    def _audiences(self, heard: int) -> str:
        """Return the audiences as text: seats as numbers, spectators as `*`, nobody as `-`."""
        named = ["*" if each == self._play.spectators else str(each) for each in self._play.audiences]
        return ", ".join([name for each, name in enumerate(named) if heard >> each & 1]) or "-"

    def _conclude(self) -> None:
        if self._play.status != self._stored.status:
            raise _Unlike(Difference(self._play.seq, "status", self._stored.status, self._play.status))


def _resignation(play: Play, entry: Entry) -> Entry:
    """Return the end of a game by resignation: with two seats the other has won; with more, nobody has."""
    ranks = [1 + chair.resigned for chair in play.roster.chairs] if play.sheet.seats == 2 else []
    return entry._replace(words=orjson.dumps({"ranks": ranks}).decode(), heard=play.everyone)
