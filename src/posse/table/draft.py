"""A move worked out on a copy: what is to be written, and the position that follows once it is durable."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from posse.kernel import Action, Briefing, Chance, Outcome, Over, Seat, State
from posse.table import json_codec
from posse.table.entry import CHANCE, CHOICE, Entry, Status
from posse.table.play import Play, Told, tell

AnswerChance = Callable[[Chance, int], Awaitable[tuple[Outcome, bytes]]]
"""Who answers for chance: the ask and its number in, the outcome and the path of a die out."""


@dataclass
class Draft:
    """Entries that are written all together or not at all."""

    entries: list[Entry]
    status: Status | None = None
    holders: tuple[str, ...] = ()
    state: State[Any] | None = field(default=None, repr=False)
    """The position after them, which becomes the table's; None where they do not change it."""
    told: list[list[Told]] = field(default_factory=list, repr=False)
    """For each entry that has a position, the events it tells."""
    briefs: list[Briefing] = field(default_factory=list, repr=False)
    """What each audience receives in that position."""


def table_entry(play: Play, kind: str, now: int, seat: Seat | None = None, /, **details: object) -> Entry:
    """An entry that is not a move, to be written next."""
    return Entry(play.seq + 1, now, kind, seat, json_codec.dumps(details).decode())


def in_order(play: Play, entries: Sequence[Entry]) -> list[Entry]:
    """Several entries, numbered one after another."""
    return [entry._replace(seq=play.seq + 1 + number) for number, entry in enumerate(entries)]


async def choice(
    play: Play, seat: Seat, action: Action, now: int, answer: AnswerChance, id: str = "", by: str = ""
) -> Draft:
    """A seat's choice, and all that chance answers to it: `Illegal` if the rules refuse it.

    They are written together, so that no table ever rests with a die in the air.
    """
    assert play.state is not None
    state = play.state.clone()
    state.listen()
    state.choose(seat, action)
    heard, told = tell(state.take_events(), play.everyone)
    entry = Entry(play.seq + 1, now, CHOICE, seat, f"{seat} {action.words}", id, by, heard)
    return await _settle(play, Draft([entry], state=state, told=[told]), now, answer)


async def opening(play: Play, now: int, answer: AnswerChance, position: str = "") -> Draft:
    """The start of the game, or of a branch from a position; with whatever is rolled at once."""
    state = play.beginning(position)
    details = {"salt": play.roster.salt(), **({"position": position} if position else {})}
    started = table_entry(play, "started", now, **details)._replace(heard=play.everyone)
    draft = await _settle(play, Draft([started], state=state, told=[[]]), now, answer)
    draft.status = draft.status or "playing"
    return draft


async def _settle(play: Play, draft: Draft, now: int, answer: AnswerChance) -> Draft:
    """Add the answers of chance, what every audience receives then, and the end of the game if it is one."""
    state, entries = draft.state, draft.entries
    assert state is not None
    while isinstance(ask := state.ask(), Chance):
        outcome, trail = await answer(ask, play.rolls + len(entries) - 1)
        words = f"{CHANCE} {ask.kind} {ask.words(outcome)}"
        state.happen(outcome)
        heard, told = tell(state.take_events(), play.everyone, trail)
        entries.append(Entry(entries[-1].seq + 1, now, CHANCE, None, words, heard=heard, trail=trail))
        draft.told.append(told)
    seats: list[Seat | None] = [*range(play.sheet.seats), None]
    draft.briefs = [play.game.brief(state, seat) for seat in seats]
    # Whoever sees and is asked the same as before must not be sent anything.
    before = play.briefs() if play.state is not None else [None] * len(seats)
    changed = sum([1 << at for at, brief in enumerate(draft.briefs) if brief != before[at]])
    entries[-1] = entries[-1]._replace(heard=entries[-1].heard | changed)
    if isinstance(ask, Over):
        # What came of it is written down too: a later version of the rules must come to the same.
        ranks = json_codec.dumps({"ranks": ask.ranks}).decode()
        entries.append(Entry(entries[-1].seq + 1, now, "ended", None, ranks))
        draft.told.append([])
        draft.status = "over"
    return draft
