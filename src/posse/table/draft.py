"""A move worked out on a copy: what would be written, and who would be told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import orjson

from posse.kernel import Action, Briefing, Chance, Outcome, Over, Seat, State
from posse.table.entry import CHANCE, CHOICE, Entry, Status
from posse.table.play import Play, alike, bits, brief_all

Answer = Callable[[Chance, int], Awaitable[tuple[Outcome, bytes]]]
"""Who answers for chance: the ask and its number in, the outcome and the path of a die out."""


@dataclass
class Draft:
    """Entries that are written all together or not at all."""

    entries: list[Entry]
    status: Status | None = None
    holders: tuple[str, ...] = ()
    briefs: list[Briefing] | None = field(default=None, repr=False)


def matter(play: Play, kind: str, now: int, seat: Seat | None = None, /, **told: object) -> Entry:
    """A matter of the table's, to be written next."""
    return Entry(play.seq + 1, now, kind, seat, orjson.dumps(told).decode())


def in_order(play: Play, entries: Sequence[Entry]) -> list[Entry]:
    """Several matters, one after another."""
    return [entry._replace(seq=play.seq + 1 + number) for number, entry in enumerate(entries)]


async def choice(
    play: Play, seat: Seat, action: Action, now: int, answer: Answer, id: str = "", by: str = ""
) -> Draft:
    """A seat's choice, and all that chance answers to it: `Illegal` if the rules refuse it.

    They are written together, so that no table ever rests with a die in the air.
    """
    assert play.state is not None
    state = play.state.clone()
    state.listen()
    state.choose(seat, action)
    entries = [Entry(play.seq + 1, now, CHOICE, seat, f"{seat} {action}", id, by, _heard(play, state))]
    return await _settle(play, state, entries, now, answer)


async def opening(play: Play, now: int, answer: Answer, position: str = "") -> Draft:
    """The start of the game, or of another way on from a position; with whatever is rolled at once."""
    state = play.game.load(position) if position else play.game.setup(play.sheet.seats, play.sheet.options)
    state.listen()
    told = {"salt": play.roster.salt(), **({"position": position} if position else {})}
    started = matter(play, "started", now, **told)._replace(heard=play.everyone)
    draft = await _settle(play, state, [started], now, answer)
    draft.status = draft.status or "playing"
    return draft


async def _settle(play: Play, state: State[Any], entries: list[Entry], now: int, answer: Answer) -> Draft:
    while isinstance(ask := state.ask(), Chance):
        number = play.rolls + sum([entry.kind == CHANCE for entry in entries])
        outcome, trail = await answer(ask, number)
        words = f"{CHANCE} {ask.kind} {ask.words(outcome)}"
        state.happen(outcome)
        seq = entries[-1].seq + 1
        entries.append(Entry(seq, now, CHANCE, None, words, heard=_heard(play, state), trail=trail))
    briefs = brief_all(play.game, state, play.sheet.seats)
    entries[-1] = entries[-1]._replace(heard=entries[-1].heard | _changed(play, briefs))
    if not isinstance(ask, Over):
        return Draft(entries, briefs=briefs)
    # What came of it is written down too: a later version of the rules must come to the same.
    ranks = orjson.dumps({"ranks": ask.ranks}).decode()
    entries.append(Entry(entries[-1].seq + 1, now, "ended", None, ranks))
    return Draft(entries, "over", briefs=briefs)


def _heard(play: Play, state: State[Any]) -> int:
    heard = 0
    for event in state.take_events():
        heard |= bits(event, play.everyone)
    return heard


def _changed(play: Play, briefs: list[Briefing]) -> int:
    """The audiences that see or are asked something else than before.  The others must not stir."""
    if play.state is None:
        return play.everyone
    before = play.briefs()
    return sum(
        [1 << audience for audience in play.audiences if not alike(before[audience], briefs[audience])]
    )
