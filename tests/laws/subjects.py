"""What the laws need to know of each game, written down independently of its code.

A subject says what a seat cannot know, by making the positions that must look alike to it; a law
then demands that they do.  A new game adds one subject here.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import posse
from posse.games import stage_coach
from posse.games.stage_coach.actions import Town, Warrior
from posse.games.stage_coach.ending import End
from posse.games.stage_coach.land import NOWHERE
from posse.games.stage_coach.opening import Slip
from posse.games.stage_coach.table import COACH, INDIANS, Trail
from posse.games.stage_coach.turn import Contact
from posse.kernel import AnyGame, Seat, State


@dataclass(frozen=True)
class Subject:
    """One game under the laws."""

    game: AnyGame
    seats: tuple[int, ...]
    tables: tuple[Mapping[str, object], ...]
    """The option sets that the laws run with."""
    longest: int
    """More inputs than any game may take."""
    unknown: Callable[[State[Any], Seat | None], Iterator[State[Any]]]
    """Positions that this seat cannot tell from the given one."""
    twins: Callable[[list[str], Seat | None], Iterator[list[str]]]
    """Other histories that this seat cannot tell from the given one before the end."""
    conserved: Callable[[State[Any]], object]
    """Something that never changes in a game."""


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


def _twins(inputs: list[str], seat: Seat | None) -> Iterator[list[str]]:
    if seat != COACH:
        swap = {"0 destination north": "0 destination south", "0 destination south": "0 destination north"}
        yield [swap.get(words, words) for words in inputs]


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
        posse.load("stage-coach"), (2,), tables, 40 * (6 + 7 * 6 + 16), _unknown, _twins, _conserved
    )  # fmt: skip


SUBJECTS: Mapping[str, Callable[[], Subject]] = {"stage-coach": stage_coach_subject}


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
        return " ".join(["chance", ask.kind, *map(str, outcome)])
    assert isinstance(ask, posse.Decision)
    seat = rng.choice(ask.seats)
    action = rng.choice(ask.options[seat])
    state.choose(seat, action)
    return f"{seat} {action}"
