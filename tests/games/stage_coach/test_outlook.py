"""The notes on a choice, and how far a piece can get, as the page shows them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import posse
from posse.games.stage_coach import rules as stage_coach
from posse.games.stage_coach.rules.turn import Journey, Riding
from posse.games.stage_coach.testing import PEN
from posse.kernel import Decision, State
from posse.laws import any_input

GAME = posse.load("stage-coach")


def ends(state: State[Any], piece: Callable[[State[Any]], int]) -> set[int]:
    """Return where the moving piece can end its move: every way of moving it is tried, without a cache."""
    kind, side = type(state.phase), state.table.active
    ask = state.ask()
    assert isinstance(ask, Decision)
    found = set()
    for action in ask.options[side]:
        after = state.clone()
        after.choose(side, action)
        if action.kind == "halt" or type(after.phase) is not kind or after.table.active != side:
            found.add(piece(after))
        else:
            found |= ends(after, piece)
    return found


def piece_of(phase: Journey | Riding) -> Callable[[State[Any]], int]:
    if isinstance(phase, Riding):
        return lambda state: int(state.table.at[phase.warrior])
    return lambda state: int(state.table.coach)


def test_reach_is_where_a_piece_can_end_its_move() -> None:
    stage_coach.add("pen", stage_coach.read(PEN))
    rng = random.Random(3)
    looked = {Journey: 0, Riding: 0}
    tables = ({"map": "pen"}, {"map": "pen", "turning": "sixths", "towns_closed": True})
    for options in tables * 8:
        state = GAME.setup(options=options)
        while any_input(state, rng) is not None and min(looked.values()) < 5:
            phase = state.phase
            # With many points there are too many ways of moving.
            if not isinstance(phase, Journey | Riding) or phase.points > 2 or looked[type(phase)] > 9:
                continue
            looked[type(phase)] += 1
            piece = piece_of(phase)
            names = state.table.land.names
            wanted = {f"hex:{names[h]}" for h in ends(state, piece) - {piece(state)}}
            assert set(GAME.reach(GAME.view(state, state.table.active), "")) == wanted
    assert min(looked.values()) == 5


def test_notes_name_the_price_and_every_option_has_its_own() -> None:
    state = GAME.setup(options={"map": "cutoff"})
    for seat, words in ((0, "destination north"), (0, "turn ne"), (1, "designate w1")):
        state.choose(seat, GAME.catalogue.parse(words))
    ask = state.ask()
    assert isinstance(ask, Decision)
    notes = GAME.notes(GAME.view(state, 0), ask.prompt, ask.options[0])
    by_words = {str(action): note for action, note in zip(ask.options[0], notes, strict=True)}
    assert by_words["ahead"][0] == {"note": "cost", "cost": 1, "left": 4}
    assert by_words["turn w"][0] == {"note": "cost", "cost": 1, "left": 4}
    assert by_words["halt"] == ({"note": "lost", "points": 5},)


def test_every_note_is_one_the_game_declares_and_tells_no_secret() -> None:
    stage_coach.add("pen", stage_coach.read(PEN))
    rng = random.Random(8)
    seen: set[str] = set()
    for _ in range(30):
        state = GAME.setup(options={"map": "pen"})
        while any_input(state, rng) is not None:
            ask = state.ask()
            if isinstance(ask, Decision):
                for seat, options in ask.options.items():
                    notes = GAME.notes(GAME.view(state, seat), ask.prompt, options)
                    seen |= {str(note["note"]) for told in notes for note in told}
    assert seen <= set(GAME.noted)
    assert seen >= {"cost", "lost", "touches", "points", "wakes", "beside", "behind", "odds"}
