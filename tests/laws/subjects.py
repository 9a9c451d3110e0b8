"""What the laws need to know of each game, written down independently of its code.

A subject says what a seat cannot know, by making the positions that must look alike to it; a law
then demands that they do.  A new game adds one subject here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import posse
from laws.inheritance import inheritance, other_histories, undisclosed
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.cards import Keeping, Relay
from posse.games.pony_express.rules.opening import Choice
from posse.games.pony_express.rules.turn import Doubts
from posse.games.stage_coach import rules as stage_coach
from posse.games.stage_coach.rules.actions import Town, Warrior
from posse.games.stage_coach.rules.ending import End
from posse.games.stage_coach.rules.land import NOWHERE
from posse.games.stage_coach.rules.opening import Slip
from posse.games.stage_coach.rules.table import COACH, INDIANS, Trail
from posse.games.stage_coach.rules.turn import Contact
from posse.kernel import AnyGame, Record, Seat, State


@dataclass(frozen=True)
class Subject:
    """One game under the laws."""

    game: AnyGame
    seats: tuple[int, ...]
    seats_at: Callable[[State[Any]], int]
    tables: tuple[Mapping[str, object], ...]
    """The option sets that the laws run with."""
    longest: int
    """More inputs than any game may take."""
    unknown: Callable[[State[Any], Seat | None], Iterator[State[Any]]]
    """Positions that this seat cannot tell from the given one."""
    twins: Callable[[Record, Seat | None, random.Random], Iterator[list[str]]]
    """Other histories that this seat cannot tell from the given one before the end."""
    conserved: Callable[[State[Any]], object]
    """Something that never changes in a game."""
    reveals: tuple[str, ...] = ()
    """The events by which the rules show everybody what was hidden."""
    parts: tuple[str, ...] | None = None
    """The events by which the rules show a seat what was hidden, so that from then on it sees another table.
    None: it may come to see another one without a word."""


# --- Stage Coach ---

PEN = """
title = "Pen"
provenance = "A small map for tests, where everybody soon meets everybody."
map = '''
. . T . N . T
. V . . . . .
. . . ^ . T .
W . ^ . . . .
. . . . . T .
. V . . ^ . .
. . . . S . T
'''
"""


def _unknown(state: State[Trail], seat: Seat | None) -> Iterator[State[Trail]]:
    if seat != COACH and not isinstance(state.phase, End) and not isinstance(state.phase, Slip):
        other = state.clone()
        assert state.table.destination is not None
        other.table.destination = Town(1 - state.table.destination)
        yield State(other.table, other.phase, other.played)
    if isinstance(state.phase, Contact):
        for waiting in _silent(state.table, state.phase, seat):
            if waiting != state.phase.waiting:
                yield State(state.table.copy(), Contact(state.phase.pairs, waiting), state.played)


def _silent(t: Trail, window: Contact, seat: Seat | None) -> Iterator[tuple[Seat, ...]]:
    """Every way the others may or may not have answered, as far as the seat can tell."""
    either = t.rules.proposals == "either"
    asked = [COACH] if t.active == COACH or either else []
    if any(t.awake >> w & 1 for w in window.pairs) and (t.active == INDIANS or either):
        asked.append(INDIANS)
    for size in range(1, 1 << len(asked)):
        waiting = tuple([s for i, s in enumerate(asked) if size >> i & 1])
        if seat is None or seat not in asked or (seat in waiting) == (seat in window.waiting):
            yield waiting


def _twins(record: Record, seat: Seat | None, rng: random.Random) -> Iterator[list[str]]:
    if seat != COACH:
        swap = {"0 destination north": "0 destination south", "0 destination south": "0 destination north"}
        yield [swap.get(words, words) for words in record.inputs]


def _conserved(state: State[Trail]) -> object:
    """Seven warriors, each somewhere or out, none on the coach; nobody stronger than the rules allow."""
    t = state.table
    assert len(t.at) == len(t.force) == len(Warrior)
    for w in Warrior:
        assert (t.at[w] == NOWHERE) == (t.force[w] == 0)
        assert t.at[w] == NOWHERE or t.land.passable(t.at[w])
        assert not (t.awake >> w & 1 and t.at[w] == NOWHERE)
    assert t.coach not in t.at
    assert 0 <= t.strength <= 4
    assert all(0 <= force <= 2 for force in t.force)
    return t.land, t.rules


@cache
def stage_coach_subject() -> Subject:
    stage_coach.add("pen", stage_coach.read(PEN))
    tables: tuple[Mapping[str, object], ...] = (
        {"map": "pen"},
        {"map": "pen", "turning": "sixths", "towns_closed": True, "reinforcements": True},
        {"map": "pen", "proposals": "on_turn", "turn_limit": 12},
        {"map": "overland"},
        {"map": "cutoff"},
    )
    return Subject(
        posse.load("stage-coach"),
        (2,),
        lambda _: 2,
        tables,
        40 * (6 + 7 * 6 + 16),
        _unknown,
        _twins,
        _conserved,
    )


# --- Pony Express ---


def _hidden(state: State[Race], seat: Seat | None) -> Iterator[State[Race]]:
    """Other dice under the cup, other cards in hands and pile, other answers in an open window."""
    t, rng = state.table, random.Random(state.played)
    if t.faces and seat != t.active and not (seat is not None and t.peeked >> seat & 1):
        other = state.clone().table
        other.faces = tuple([f if t.shown >> i & 1 else rng.randrange(6) for i, f in enumerate(t.faces)])
        yield State(other, state.phase, state.played)
    yield _dealt_anew(state, seat, rng)
    if isinstance(state.phase, Doubts):
        for waiting in _subsets(state.phase.callers):
            if waiting and (seat in waiting) == (seat in state.phase.waiting):
                phase = Doubts(state.phase.claim, state.phase.callers, waiting)
                yield State(t.copy(), phase, state.played)
    if isinstance(state.phase, Choice):
        kept = [card if s == seat else rng.choice((-1, 0, 1)) for s, card in enumerate(state.phase.kept)]
        if -1 in kept:
            yield State(t.copy(), Choice(tuple(kept)), state.played)


def _dealt_anew(state: State[Race], seat: Seat | None, rng: random.Random) -> State[Race]:
    """All cards that this seat has not seen, shuffled among the places where they may be."""
    t, phase = state.table.copy(), state.phase
    mine = phase.drawn if isinstance(phase, Relay | Keeping) and seat != t.active else ()
    unseen = [c for s, held in enumerate(t.cards) if s != seat for c in held]
    unseen += [*t.rest, *t.under, *mine]
    rng.shuffle(unseen)
    for s, held in enumerate(t.cards):
        if s != seat:
            t.cards[s] = tuple([unseen.pop() for _ in held])
    t.rest = tuple([unseen.pop() for _ in t.rest])
    t.under = tuple([unseen.pop() for _ in t.under])
    if mine:
        assert isinstance(phase, Relay | Keeping)
        phase = replace(phase, drawn=tuple(unseen))
    return State(t, phase, state.played)


def _subsets(seats: tuple[Seat, ...]) -> Iterator[tuple[Seat, ...]]:
    for mask in range(1 << len(seats)):
        yield tuple([s for i, s in enumerate(seats) if mask >> i & 1])


def _retold(record: Record, seat: Seat | None, rng: random.Random) -> Iterator[list[str]]:
    """The record as told to the seat, its gaps filled with other dice.  Cards stay as they were."""
    inputs = []
    for truth, words in zip(record.inputs, _told(record, seat), strict=True):
        parts = [
            rng.choice(("9", "10", "J", "Q", "K", "A"))
            if word == "?" and "card" not in words
            else told_or(word, own)
            for word, own in zip(words.split(), truth.split(), strict=True)
        ]
        inputs.append(" ".join(parts))
    yield inputs


def _told(record: Record, seat: Seat | None) -> list[str]:
    return posse.load(record.game).redact(record, seat).inputs


def told_or(word: str, own: str) -> str:
    return own if word == "?" else word


def _treasure(state: State[Race]) -> object:
    """Thirty nuggets and twenty cards, whatever happens."""
    t = state.table
    held = state.phase.drawn if isinstance(state.phase, Relay | Keeping) else ()
    cards = [c for hand in t.cards for c in hand] + [*t.rest, *t.under, *t.played, *held]
    assert min(t.gold) >= 0
    assert t.bank >= 0
    return sum(t.gold) + t.bank, tuple(sorted(cards))


@cache
def pony_express_subject() -> Subject:
    tables: tuple[Mapping[str, object], ...] = (
        {},
        {"liars_go_to_jail": True, "figure_must_fall": True, "prisoners_met": True, "hand": "steady"},
        {"desert_price": "forever", "poker_debt": "broke", "items": False},
    )
    return Subject(
        posse.load("pony-express"),
        (3, 4, 5),
        lambda state: state.table.seats,
        tables,
        20_000,
        _hidden,
        _retold,
        _treasure,
        ("lifted",),
    )


# --- Pappy Winchester ---


@cache
def pappy_winchester_subject() -> Subject:
    tables: tuple[Mapping[str, object], ...] = (
        {},
        {"vehicles": "random", "tokens_hidden": True, "numbering": "common"},
        {"open_ledger": True},
    )
    return Subject(
        posse.load("pappy-winchester"),
        (3, 4, 5),
        lambda state: state.table.seats,
        tables,
        20_000,
        undisclosed,
        other_histories,
        inheritance,
        ("forced", "revealed", "counted"),
        ("saw", "spied"),
    )


SUBJECTS: Mapping[str, Callable[[], Subject]] = {
    "stage-coach": stage_coach_subject,
    "pony-express": pony_express_subject,
    "pappy-winchester": pappy_winchester_subject,
}


def setups(subject: Subject) -> Iterator[tuple[int, Mapping[str, object]]]:
    for seats in subject.seats:
        for options in subject.tables:
            yield seats, options


def any_input(state: State[Any], rng: random.Random) -> str | None:
    """Put any input at random; the words of it, None when the game is over."""
    ask = state.ask()
    if isinstance(ask, posse.Over):
        return None
    if isinstance(ask, posse.Chance):
        outcome = ask.sample(rng)
        state.happen(outcome)
        return f"chance {ask.kind} {ask.words(outcome)}"
    assert isinstance(ask, posse.Decision)
    seat = rng.choice(ask.seats)
    action = rng.choice(ask.options[seat])
    state.choose(seat, action)
    return f"{seat} {action}"


def same_input(one: State[Any], two: State[Any], rng: random.Random) -> str | None:
    """Put an input, any that both take, in both; the words of it, None where there is none."""
    ours, theirs = one.ask(), two.ask()
    if isinstance(ours, posse.Chance) and isinstance(theirs, posse.Chance) and ours.kind == theirs.kind:
        outcome = ours.sample(rng)
        if not theirs.accepts(outcome):
            return None
        one.happen(outcome)
        two.happen(outcome)
        return f"chance {ours.kind} {ours.words(outcome)}"
    if not isinstance(ours, posse.Decision) or not isinstance(theirs, posse.Decision):
        return None
    both = [(s, a) for s, options in ours.options.items() for a in options if theirs.offers(s, a)]
    if not both or ours.prompt != theirs.prompt:
        return None
    seat, action = rng.choice(both)
    one.choose(seat, action)
    two.choose(seat, action)
    return f"{seat} {action}"
