"""The start: the destination, the facing, the first warrior (SC-R1 to SC-R3, SC-R5, SC-R10, SC-R11)."""

from __future__ import annotations

import pytest

from games.stage_coach.draw import GAME, asked, game_on, pieces, play, refused
from posse.kernel import Event

PRAIRIE = """
    . . T . . V . . . N
     . . . . . . T . . .
    W . . T . . . . . .
     . . . . . . T . . .
    . . T . . V . . . S
"""
DIRECTIONS = ("e", "ne", "nw", "w", "sw", "se")
ALL_TURNS = "turn e, turn ne, turn nw, turn w, turn sw, turn se"


def test_sc_r1_the_two_villages_are_camps_and_relays_at_once() -> None:
    land = game_on(PRAIRIE).table.land
    assert [land.names[h] for h in land.villages] == ["f1", "f5"]
    assert land.relays == land.villages
    assert land.camps == land.villages + land.tepees
    assert [land.names[h] for h in land.tepees] == ["c1", "g2", "d3", "g4", "c5"]


def test_sc_r1_further_relays_are_a_matter_of_map_data() -> None:
    """A relay without a camp takes a passenger aboard, and no warrior starts there."""
    state = game_on(PRAIRIE.replace("W . .", "W R ."))
    land = state.table.land
    assert [land.names[h] for h in land.relays] == ["f1", "f5", "b3"]
    assert land.numbers["b3"] not in state.table.at
    done = play(state, "0 destination north, 0 turn e, 1 designate w1, 0 ahead")
    assert done.told[-2:] == ["drove to=b3", "boarded at=b3 strength=3"]
    assert pieces(state)["coach"] == "b3 e 3"


def test_sc_r2_the_destination_is_seen_by_nobody_else() -> None:
    """Whatever is written down, Indians and spectators get the same views, events and options."""
    seen = []
    for town in ("north", "south"):
        state = game_on(PRAIRIE)
        play(state, f"0 destination {town}, 0 turn e, 1 designate w1, 0 ahead, 0 halt")
        assert GAME.view(state, 0).destination == state.table.destination
        assert GAME.view(state, 1).destination is None
        assert GAME.view(state, None).destination is None
        seen.append([GAME.brief(state, seat).encode() for seat in (1, None)])
    assert seen[0] == seen[1]


def test_sc_r2_the_slip_is_told_to_the_coach_alone() -> None:
    state = game_on(PRAIRIE)
    state.choose(0, GAME.catalogue.parse("destination south"))
    heard = state.take_events()
    assert heard == [Event("destined", {"town": "south"}, (0,))]
    assert [heard[0].heard_by(seat) for seat in (0, 1, None)] == [True, False, False]


def test_sc_r2_the_slip_is_written_once() -> None:
    state = game_on(PRAIRIE)
    play(state, "0 destination south")
    assert "not-an-option" in refused(state, "0 destination north")
    play(state, "0 turn e")
    assert "not-asked" in refused(state, "0 destination north")
    play(state, "1 designate w1")
    assert "not-an-option" in refused(state, "0 destination north")


@pytest.mark.parametrize("town", ["north", "south"])
def test_sc_r2_the_slip_is_unfolded_at_the_end(town: str) -> None:
    state = game_on(PRAIRIE, turn_limit=1)
    done = play(state, f"0 destination {town}, 0 turn e, 1 designate w1, 0 halt, 1 rest")
    assert done.told[-1] == f"ended ending=limit destination={town} turn=1"
    for seat in (0, 1, None):
        destination = GAME.view(state, seat).destination
        assert destination is not None
        assert destination.name.lower() == town


def test_sc_r3_destination_then_facing_then_first_rider_then_the_coach_moves() -> None:
    state = game_on(PRAIRIE)
    assert asked(state) == "destination 0: destination north, destination south"
    assert play(state, "0 destination north") == ([], {"destination": "north"})
    assert asked(state) == f"facing 0: {ALL_TURNS}"
    assert play(state, "0 turn se") == (["turned to=se"], {"coach": "a3 se 2"})
    assert asked(state) == "designate 1: designate w1, designate w2"
    assert play(state, "1 designate w2") == (
        ["designated warrior=w2", "woke warrior=w2 at=f5", "began side=coach turn=1"],
        {"turn": "1 coach", "w2": "f5 2"},
    )
    assert asked(state) == "journey 0: halt, ahead, turn e, turn ne, turn nw, turn w, turn sw"


def test_sc_r3_nobody_speaks_out_of_order() -> None:
    state = game_on(PRAIRIE)
    assert refused(state, "1 designate w1") == "not-asked (seat=1)"
    assert "not-an-option" in refused(state, "0 turn e")
    play(state, "0 destination north, 0 turn e")
    assert refused(state, "0 ahead") == "not-asked (seat=0)"
    assert "not-an-option" in refused(state, "1 ride w1")


def test_sc_r5_the_first_facing_is_free() -> None:
    """Any side may be chosen, even the present one, and all five points are left."""
    for first in DIRECTIONS:
        state = game_on(PRAIRIE)
        play(state, f"0 destination north, 0 turn {first}, 1 designate w1")
        assert pieces(state)["coach"] == f"a3 {first} 2"
        for other in [direction for direction in DIRECTIONS if direction != first]:
            assert asked(state).startswith("journey 0: ")
            play(state, f"0 turn {other}")
        assert asked(state) == "muster 1: rest, ride w1"


def test_sc_r10_all_but_the_first_rider_sleep() -> None:
    state = game_on(PRAIRIE)
    play(state, "0 destination north, 0 turn e, 1 designate w1")
    shown = pieces(state)
    assert [shown[f"w{n}"] for n in range(1, 8)] == [
        "f1 2",
        "f5 2 asleep",
        "c1 2 asleep",
        "g2 2 asleep",
        "d3 2 asleep",
        "g4 2 asleep",
        "c5 2 asleep",
    ]


def test_sc_r10_only_a_villager_can_be_the_first_rider() -> None:
    state = game_on(PRAIRIE)
    play(state, "0 destination north, 0 turn e")
    with pytest.raises(ValueError, match="unknown-words"):
        GAME.catalogue.parse("designate w3")
    assert asked(state) == "designate 1: designate w1, designate w2"


@pytest.mark.parametrize(("first", "other"), [("w1", "w2"), ("w2", "w1")])
def test_sc_r11_in_the_first_turn_only_the_first_rider_moves(first: str, other: str) -> None:
    state = game_on(PRAIRIE)
    done = play(state, f"0 destination north, 0 turn e, 1 designate {first}, 0 halt")
    assert done.told[-1] == "began side=indians turn=1"
    assert asked(state) == f"muster 1: rest, ride {first}"
    assert refused(state, f"1 ride {other}") == f"asleep (warrior='{other}')"
    assert refused(state, "1 ride w5") == "asleep (warrior='w5')"
