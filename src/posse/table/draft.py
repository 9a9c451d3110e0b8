"""A move made on a copy: the entries to store, and the position that follows once they are durable."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from posse.kernel import Action, Briefing, Chance, Outcome, Over, Seat, State
from posse.table import json_codec
from posse.table.entry import CHANCE, CHOICE, TOGETHER, Entry, Status
from posse.table.moment import EncodedEvent, encode_events
from posse.table.play import Play

AnswerChance = Callable[[Chance, int], Awaitable[tuple[Outcome, bytes, str]]]
"""Answers chance: takes the ask and its number, returns the outcome, the path of a flicked die, and the links
that people revealed for it."""


@dataclass
class Draft:
    """Entries that are stored together or not at all."""

    entries: list[Entry]
    status: Status | None = None
    holders: tuple[str, ...] = ()
    state: State[Any] | None = field(default=None, repr=False)
    """The position after the entries, which becomes the table's; None if they do not change it."""
    events: list[list[EncodedEvent]] = field(default_factory=list, repr=False)
    """The events of each entry; empty where `state` is None."""
    briefs: list[Briefing] = field(default_factory=list, repr=False)
    """What each audience receives in the new position."""


def table_entry(play: Play, kind: str, now: int, seat: Seat | None = None, /, **details: object) -> Entry:
    """Return an entry that is not a move, with the next number."""
    return Entry(play.seq + 1, now, kind, seat, json_codec.dumps(details).decode())


def in_order(play: Play, entries: Sequence[Entry]) -> list[Entry]:
    """Return these entries, numbered one after another from the next number."""
    return [entry._replace(seq=play.seq + 1 + number) for number, entry in enumerate(entries)]


async def choice(
    play: Play, seat: Seat, action: Action, now: int, answer: AnswerChance, id: str = "", by: str = ""
) -> Draft:
    """Draft a seat's choice, with all that chance answers to it.  Raise `Illegal` if the rules refuse it.

    They are stored together, so that no stored table waits for chance.
    """
    assert play.state is not None
    state = play.state.clone()
    state.listen()
    state.choose(seat, action)
    heard, events = encode_events(state.take_events(), play.everyone)
    entry = Entry(play.seq + 1, now, CHOICE, seat, f"{seat} {action.words}", id, by, heard)
    return await _settle(play, Draft([entry], state=state, events=[events]), now, answer)


class Contender(NamedTuple):
    """A seat that made a contested choice, with `Entry.id` and `Entry.by`."""

    seat: Seat
    id: str = ""
    by: str = ""


async def joint_choice(
    play: Play, contenders: Sequence[Contender], action: Action, now: int, answer: AnswerChance
) -> Draft:
    """Draft a choice that several seats made at the same moment: chance says whose counts."""
    assert play.state is not None
    state = play.state.clone()
    state.listen()
    seats, ids, by = zip(*sorted(contenders), strict=True)
    state.choose_together(seats, action)
    heard, events = encode_events(state.take_events(), play.everyone)
    words = f"{TOGETHER.join(map(str, seats))} {action.words}"
    entry = Entry(play.seq + 1, now, CHOICE, seats[0], words, " ".join(ids), TOGETHER.join(by), heard)
    return await _settle(play, Draft([entry], state=state, events=[events]), now, answer)


async def opening(
    play: Play, now: int, answer: AnswerChance, position: str = "", links: bool = False
) -> Draft:
    """Draft the start of a game, or of a branch from `position`, with the first answers of chance.  `links`:
    people are asked for a link of their chains to every roll.
    """
    state = play.beginning(position)
    details: dict[str, object] = {"salt": play.roster.salt()}
    details |= {"position": position} if position else {}
    details |= {"links": True} if links else {}
    started = table_entry(play, "started", now, **details)._replace(heard=play.everyone)
    draft = await _settle(play, Draft([started], state=state, events=[[]]), now, answer)
    draft.status = draft.status or "playing"
    return draft


async def _settle(play: Play, draft: Draft, now: int, answer: AnswerChance) -> Draft:
    """Add the answers of chance, what every audience receives, and the end of the game if it is over."""
    state, entries = draft.state, draft.entries
    assert state is not None
    while isinstance(ask := state.ask(), Chance):
        outcome, trail, links = await answer(ask, play.rolls + len(entries) - 1)
        words = f"{CHANCE} {ask.kind} {ask.words(outcome)}"
        state.happen(outcome)
        heard, events = encode_events(state.take_events(), play.everyone, trail)
        entries.append(Entry(entries[-1].seq + 1, now, CHANCE, None, words, "", links, heard, trail))
        draft.events.append(events)
    seats: list[Seat | None] = [*range(play.sheet.seats), None]
    draft.briefs = [play.game.brief(state, seat) for seat in seats]
    # An audience for which nothing changed must not be sent anything.
    before = play.briefs() if play.state is not None else [None] * len(seats)
    changed = sum([1 << at for at, brief in enumerate(draft.briefs) if brief != before[at]])
    entries[-1] = entries[-1]._replace(heard=entries[-1].heard | changed)
    if isinstance(ask, Over):
        # The result is stored too: a later version of the rules must come to the same.
        ranks = json_codec.dumps({"ranks": ask.ranks}).decode()
        entries.append(Entry(entries[-1].seq + 1, now, "ended", None, ranks))
        draft.events.append([])
        draft.status = "over"
    return draft
