"""What the laws need to know of this game: what a side cannot know, what is conserved, sample sentences."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from posse.games.stage_coach import rules
from posse.games.stage_coach.bots.reasons import REASONS
from posse.games.stage_coach.rules.actions import AHEAD, Town, Warrior
from posse.games.stage_coach.rules.ending import ENDINGS, End
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import NOWHERE, SHIPPED
from posse.games.stage_coach.rules.opening import Slip
from posse.games.stage_coach.rules.table import COACH, INDIANS, Trail
from posse.games.stage_coach.rules.turn import Contact, Volley
from posse.kernel import Event, Record, Seat, State, load
from posse.laws import Sentences, Subject

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

POST = PEN.replace("Pen", "Post").replace("W . ^ . . . .", "W R ^ . R . .")
"""The same with two relays more, so that a coach grows stronger than the villages make it."""

LONGEST = 20_000
"""Inputs: with a limit of 40 turns at most 40 * (6 + 7 * 6 + 16).  Without one nothing bounds a game, but at
random, on a map where everybody soon meets everybody, none of 2,000 took a tenth of this."""


def _unknown(state: State[Trail], seat: Seat | None) -> Iterator[State[Trail]]:
    if seat != COACH and not isinstance(state.phase, End) and not isinstance(state.phase, Slip):
        other = state.clone()
        assert state.table.destination is not None
        other.table.destination = Town(1 - state.table.destination)
        yield State(other.table, other.phase, other.played)
    if isinstance(state.phase, Contact):
        for waiting, proposed in _silent(state.table, state.phase, seat):
            if (waiting, proposed) != (state.phase.waiting, state.table.proposed):
                other = State(state.table.copy(), Contact(state.phase.pairs, waiting), state.played)
                other.table.proposed = proposed
                yield other


def _silent(
    t: Trail, window: Contact, seat: Seat | None
) -> Iterator[tuple[tuple[Seat, ...], Warrior | None]]:
    """Every way the others may or may not have answered, and with what, as far as the seat can tell."""
    either = t.rules.proposals == "either"
    fights = {}
    if t.active == COACH or either:
        fights[COACH] = set(window.pairs)
    awake = {w for w in window.pairs if t.awake >> w & 1}
    if awake and (t.active == INDIANS or either):
        fights[INDIANS] = awake
    for silent in range(1, 1 << len(fights)):
        waiting = tuple([s for i, s in enumerate(fights) if silent >> i & 1])
        if seat in fights and (seat in waiting) != (seat in window.waiting):
            continue
        spoken = [s for s in fights if s not in waiting]
        if spoken == [seat]:
            yield waiting, t.proposed
            continue
        yield waiting, None
        for speaker in spoken:  # a proposal leaves the window open if the other side can name another fight
            yield from [(waiting, w) for w in fights[speaker] if fights[1 - speaker] - {w}]


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
    assert 0 <= t.strength <= 2 + len(t.land.relays)
    assert all(0 <= force <= 2 for force in t.force)
    return t.land, t.rules


# --- sentences ---

TABLES: tuple[dict[str, object], ...] = (
    {},
    {"turning": "sixths", "towns_closed": True, "reinforcements": True},
    {"map": "cutoff", "proposals": "on_turn"},
    {"second_village": "rides", "fight_or_move": True, "adjudicate": False},
)


def _crowded(options: dict[str, object], rng: random.Random) -> State[Trail]:
    """A start with all the pieces around one town or village, so that much happens soon."""
    state: State[Trail] = load("stage-coach").setup(options={**options, "turn_limit": 12})
    t = state.table
    near = [rng.choice((*t.land.towns, *t.land.villages))]
    for h in near:  # it grows as it goes: the nearest first
        near += [to for _, to in t.land.ways[h] if to not in near]
        if len(near) > 12:
            break
    t.coach, *t.at = rng.sample([h for h in near if h not in t.land.towns], 1 + len(t.at))
    return state


def _lonely(adjudicate: bool) -> State[Trail]:
    """The one warrior awake is about to fall, and the others sleep."""
    state: State[Trail] = load("stage-coach").setup(options={"adjudicate": adjudicate})
    t = state.table
    t.begin(COACH)
    t.destine(Town.NORTH)
    t.strength, t.force[Warrior.W1], t.awake = 4, 1, 1 << Warrior.W1
    t.at[Warrior.W1] = t.land.around[t.coach][Direction.E]
    state.phase = Volley(Warrior.W1, (Warrior.W1,))
    return state


def _trails() -> Iterator[tuple[State[Trail], random.Random]]:
    yield _lonely(adjudicate=False), random.Random(0)
    yield _lonely(adjudicate=True), random.Random(0)
    for seed, options in product(range(16), TABLES):
        rng = random.Random(seed)
        yield _crowded(options, rng), rng


def _samples() -> Iterator[tuple[Event, tuple[str, ...]]]:
    for (ending, _), (town, name) in product(ENDINGS, (("north", "North City"), ("south", "South Corner"))):
        yield Event("ended", {"ending": ending, "destination": town, "turn": 7}), ("7", name)
    for turns in (1, 3):
        told = Event("adjudicated", {"way": ("e5", "f5", "g4"), "turns": turns})
        yield told, (str(turns), "e5, f5, g4")
    for loss, strength in product((1, 2), range(4)):
        heard = (str(loss), *([str(strength)] if strength else []))
        yield Event("coach_lost", {"loss": loss, "strength": strength}), heard
        yield Event("warrior_lost", {"warrior": "w4", "loss": loss, "strength": strength}), (*heard, "4")


def subject() -> Subject:
    """A small map is added: there everybody soon meets everybody."""
    rules.add("pen", rules.read(PEN))
    rules.add("post", rules.read(POST))
    return Subject(
        load("stage-coach"),
        tables=(
            {"map": "pen"},
            {"map": "pen", "turning": "sixths", "towns_closed": True, "reinforcements": True},
            {"map": "pen", "proposals": "on_turn", "turn_limit": 12},
            {"map": "overland"},
            {"map": "cutoff"},
            {"map": "pen", "second_village": "rides", "fight_or_move": True, "adjudicate": False},
            {"map": "post", "second_village": "rides", "turn_limit": "none"},
        ),
        longest=LONGEST,
        unknown=_unknown,
        twins=_twins,
        conserved=_conserved,
        reveals=(),
        windows={Contact: ("hold",)},
        sentences=Sentences(
            endings=tuple([name for name, _ in ENDINGS]),
            rulings=("SC", 29),
            bot_reasons=REASONS,
            starts=_trails,
            often=AHEAD,
            more=frozenset([f"map-{name}" for name in SHIPPED]),
            alike=frozenset(["title", "town", "bound-for", "warrior-number"]),
            own_choices={"map": tuple(SHIPPED)},
            samples=tuple(_samples()),
        ),
    )
