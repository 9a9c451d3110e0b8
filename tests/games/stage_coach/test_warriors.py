"""The warriors on the move (SC-R6 to SC-R8, SC-R11, SC-R12, SC-R23)."""

from __future__ import annotations

import pytest

from games.stage_coach.draw import asked, may, play, position, refused

OPEN = """
    . . . . . . . C
     . . . . . . . .
    . . . 1 . . . .
     . . . . . . . .
    . . . . . . . .
"""


def test_sc_r6_a_warrior_steps_to_any_side() -> None:
    """d3 lies in an even row: its upper and lower neighbours are c and d."""
    beside = {"e": "e3", "ne": "d2", "nw": "c2", "w": "c3", "sw": "c4", "se": "d4"}
    for direction, hex in beside.items():
        state = position(OPEN, side="indians")
        play(state, "1 ride w1")
        assert asked(state) == "riding 1: halt, step e, step ne, step nw, step w, step sw, step se"
        assert play(state, f"1 step {direction}") == ([f"rode warrior=w1 to={hex}"], {"w1": f"{hex} 2"})


def test_sc_r6_three_points_a_hex_each() -> None:
    state = position(OPEN, side="indians")
    done = play(state, "1 ride w1, 1 step w, 1 step nw, 1 step e")
    assert done == (
        [
            "rode warrior=w1 to=c3",
            "rode warrior=w1 to=b2",
            "rode warrior=w1 to=c2",
            "began side=coach turn=2",
        ],
        {"turn": "2 coach", "w1": "c2 2"},
    )


def test_sc_r6_a_warrior_may_end_its_move_early() -> None:
    state = position(OPEN, side="indians", awake="2")
    done = play(state, "1 ride w1, 1 step w, 1 halt")
    assert done == (["rode warrior=w1 to=c3"], {"w1": "c3 2"})
    assert asked(state) == "muster 1: rest, ride w2"


def test_sc_r6_a_warrior_keeps_off_mountains_and_on_the_map() -> None:
    state = position(
        """
        1 ^ . C
         . . . .
        """,
        side="indians",
    )
    play(state, "1 ride w1")
    assert asked(state) == "riding 1: halt, step se"
    assert refused(state, "1 step e") == "mountain (hex='b1')"
    assert refused(state, "1 step ne") == "edge (hex='-')"
    assert refused(state, "1 step sw") == "edge (hex='-')"


def test_sc_r7_no_warrior_rides_through_the_coach() -> None:
    state = position(
        """
        ^ ^ ^ ^ .
         1 C . . .
        ^ ^ ^ . .
         . . . . .
        """,
        side="indians",
    )
    play(state, "1 ride w1")
    assert asked(state) == "riding 1: halt"
    assert refused(state, "1 step e") == "coach (hex='b2')"


def test_sc_r7_warriors_ride_through_warriors() -> None:
    """Over an awake warrior and over a sleeper, even over two in a row."""
    state = position(
        """
        ^ ^ ^ ^ ^ .
         1 2 3 . . C
        ^ ^ ^ ^ . .
         . . . . . .
        """,
        side="indians",
    )
    done = play(state, "1 ride w1, 1 step e, 1 step e, 1 step e")
    assert done.changed == {"w1": "d2 2"}
    assert asked(state) == "muster 1: rest, ride w2, ride w3"


def test_sc_r8_no_warrior_stops_on_another() -> None:
    """Three in a row and a free hex beyond: no halt on the way, and no start with too few points."""
    state = position(
        """
        ^ ^ ^ ^ ^ .
         1 2 3 . . C
        ^ ^ ^ ^ . .
         . . . . . .
        """,
        side="indians",
    )
    play(state, "1 ride w1, 1 step e")
    assert asked(state) == "riding 1: step e, step w"
    assert refused(state, "1 halt") == "occupied (hex='b2')"
    play(state, "1 step w")
    assert asked(state) == "riding 1: halt"
    assert refused(state, "1 step e") == "no-room (hex='b2')"


def test_sc_r8_nobody_enters_a_row_too_long_to_cross() -> None:
    """Behind three warriors the far side is out of reach; only the way back makes the first step legal."""
    state = position(
        """
        ^ ^ ^ ^ ^ .
         1 2 3 4 . C
        ^ ^ ^ ^ ^ .
         . . . . . .
        """,
        side="indians",
    )
    play(state, "1 ride w1, 1 step e")
    assert asked(state) == "riding 1: step w"
    assert refused(state, "1 step e") == "no-room (hex='c2')"


def test_sc_r8_a_blind_alley_behind_two_warriors_is_not_entered() -> None:
    """On top of w2 with two points: w3's hex has no other way out, and w2's own hex is taken."""
    state = position(
        """
        ^ ^ ^ ^ ^ ^
         3 2 1 . . C
        ^ ^ ^ ^ . .
         . . . . . .
        """,
        side="indians",
    )
    play(state, "1 ride w1, 1 step w")
    assert asked(state) == "riding 1: step e"
    assert refused(state, "1 step w") == "no-room (hex='a2')"
    play(state, "1 step e")
    assert asked(state) == "riding 1: halt, step e"


def test_sc_r8_a_fallen_warrior_takes_no_room() -> None:
    state = position(
        """
        ^ ^ ^ ^ ^ .
         1 2 . . . C
        ^ ^ ^ ^ . .
         . . . . . .
        """,
        side="indians",
        out="2",
    )
    play(state, "1 ride w1, 1 step e")
    assert asked(state) == "riding 1: halt, step e, step w"


def test_sc_r11_later_all_who_are_awake_ride_in_any_order() -> None:
    state = position(OPEN, side="indians", awake="357")
    for warrior, left in (("w5", "w1, ride w3, ride w7"), ("w1", "w3, ride w7"), ("w7", "w3")):
        play(state, f"1 ride {warrior}, 1 halt")
        assert asked(state) == f"muster 1: rest, ride {left}"
        assert refused(state, f"1 ride {warrior}") == f"has-ridden (warrior='{warrior}')"
    assert refused(state, "1 ride w2") == "asleep (warrior='w2')"
    # When the last has ridden the turn ends by itself.
    assert play(state, "1 ride w3, 1 halt").told == ["began side=coach turn=2"]


def test_sc_r11_the_indians_may_let_the_rest_stay() -> None:
    state = position(OPEN, side="indians", awake="3")
    assert play(state, "1 rest") == (["began side=coach turn=2"], {"turn": "2 coach"})
    state = position(OPEN, side="indians", awake="3")
    play(state, "1 ride w3, 1 halt")
    assert play(state, "1 rest").told == ["began side=coach turn=2"]


def test_sc_r11_a_warrior_taken_up_is_moved_before_another() -> None:
    state = position(OPEN, side="indians", awake="3")
    play(state, "1 ride w1")
    assert "not-an-option" in refused(state, "1 ride w3")
    assert "not-an-option" in refused(state, "1 rest")


def test_sc_r11_a_fallen_warrior_does_not_ride() -> None:
    state = position(OPEN, side="indians", out="23")
    assert refused(state, "1 ride w3") == "gone (warrior='w3')"


@pytest.mark.parametrize("out", ["", "1"])
def test_sc_r12_with_nobody_awake_the_indian_turn_is_skipped(out: str) -> None:
    state = position(OPEN.replace("1", "."), out=out)
    done = play(state, "0 halt")
    assert done == (
        ["began side=indians turn=1", "skipped", "began side=coach turn=2"],
        {"turn": "2 coach"},
    )
    assert "ahead" not in may(state, 0)
    assert asked(state).startswith("journey 0: halt, turn ne")


def test_sc_r23_a_warrior_may_stand_on_a_town_and_so_close_it() -> None:
    drawing = """
        . . . . .
         C N 1 . .
        . . . . .
    """
    state = position(drawing, side="indians")
    done = play(state, "1 ride w1, 1 step w, 1 halt")
    assert done.changed == {"w1": "b2 2"}
    assert asked(state) == "contact 0: hold, fight w1\ncontact 1: hold, fight w1"
    play(state, "0 hold, 1 hold")
    assert refused(state, "0 ahead") == "blocked (hex='b2')"
