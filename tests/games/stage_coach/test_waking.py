"""How warriors wake one another (SC-R9, SC-R10)."""

from __future__ import annotations

from games.stage_coach.draw import asked, pieces, play, position, refused

TEPEES = """
    . . . . . . . C
     1 T T . . . . .
    . . . . T . . .
     . . . . . . . .
"""


def test_sc_r9_a_passing_warrior_wakes_a_sleeper() -> None:
    state = position(TEPEES, side="indians")
    done = play(state, "1 ride w1, 1 step e")
    assert done == (["rode warrior=w1 to=b2", "woke warrior=w3 at=b2"], {"w1": "b2 2", "w3": "b2 2"})
    assert refused(state, "1 halt") == "occupied (hex='b2')"


def test_sc_r9_several_can_be_woken_in_one_move() -> None:
    state = position(TEPEES, side="indians")
    done = play(state, "1 ride w1, 1 step e, 1 step e, 1 step e")
    assert done == (
        [
            "rode warrior=w1 to=b2",
            "woke warrior=w3 at=b2",
            "rode warrior=w1 to=c2",
            "woke warrior=w4 at=c2",
            "rode warrior=w1 to=d2",
            "began side=coach turn=2",
        ],
        {"turn": "2 coach", "w1": "d2 2", "w3": "b2 2", "w4": "c2 2"},
    )
    play(state, "0 halt")
    assert asked(state) == "muster 1: rest, ride w1, ride w3, ride w4"


def test_sc_r9_the_woken_ride_from_the_next_turn_on() -> None:
    """This turn it neither rides nor wakes others; the sleeper beyond it stays asleep."""
    state = position(TEPEES, side="indians", awake="2")
    play(state, "1 ride w1, 1 step e, 1 step w, 1 halt")
    assert asked(state) == "muster 1: rest, ride w2"
    assert refused(state, "1 ride w3") == "has-ridden (warrior='w3')"
    play(state, "1 rest, 0 halt")
    assert asked(state) == "muster 1: rest, ride w1, ride w2, ride w3"
    done = play(state, "1 ride w3, 1 step e")
    assert done.told == ["rode warrior=w3 to=c2", "woke warrior=w4 at=c2"]


def test_sc_r9_waking_needs_a_point_to_ride_on() -> None:
    """A tepee may be the second hex of a move, not the third: there the sleeper would not wake."""
    state = position(TEPEES, side="indians")
    play(state, "1 ride w1, 1 step se, 1 step ne")
    assert (pieces(state)["w1"], pieces(state)["w3"]) == ("b2 2", "b2 2")
    state = position(
        """
        . . . . . C
         1 . . T . .
        . . . . . .
        """,
        side="indians",
    )
    play(state, "1 ride w1, 1 step e, 1 step e")
    assert asked(state) == "riding 1: halt, step ne, step nw, step w, step sw, step se"
    assert refused(state, "1 step e") == "no-room (hex='d2')"
    assert pieces(state)["w3"] == "d2 2 asleep"


def test_sc_r9_an_awake_warrior_ridden_over_still_rides_this_turn() -> None:
    state = position(TEPEES, side="indians", awake="3")
    done = play(state, "1 ride w1, 1 step e, 1 step w, 1 halt")
    assert done.told == ["rode warrior=w1 to=b2", "rode warrior=w1 to=a2"]
    assert asked(state) == "muster 1: rest, ride w3"


def test_sc_r9_the_coach_wakes_nobody() -> None:
    """A coach that stands beside a tepee and holds leaves the warrior there asleep."""
    state = position(
        """
        . . . .
         C T . .
        . . . .
        """
    )
    done = play(state, "0 halt, 0 hold")
    assert done == (
        ["held", "began side=indians turn=1", "skipped", "began side=coach turn=2"],
        {"turn": "2 coach"},
    )


def test_sc_r10_the_second_villager_is_woken_like_the_others() -> None:
    state = position(
        """
        . . . . C
         1 V V . .
        . . . . .
        """,
        side="indians",
    )
    done = play(state, "1 ride w1, 1 step e, 1 step e, 1 step se")
    assert "woke warrior=w2 at=c2" in done.told
    assert done.changed == {"turn": "2 coach", "w1": "d3 2", "w2": "c2 2"}
