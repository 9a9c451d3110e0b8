"""A piece fights from where it stands, or moves and then may fight (SC-R15)."""

from __future__ import annotations

from games.stage_coach.draw import asked, play, position, refused

PAIR = """
    . . . . . .
     . C 1 . . .
    . . . . . .
     . . . . . .
"""


def test_sc_r15_a_coach_in_contact_may_ride_away() -> None:
    """No warrior holds it: it leaves from between three of them, and none may demand a fight."""
    state = position(
        """
        . 1 2 . . .
         3 C . . . .
        . . . . . .
        """
    )
    done = play(state, "0 ahead, 0 ahead, 0 halt")
    assert done.told == ["drove to=c2", "drove to=d2", "began side=indians turn=1"]


def test_sc_r15_a_warrior_in_contact_may_ride_away() -> None:
    state = position(PAIR, side="indians")
    done = play(state, "1 ride w1, 1 step e, 1 halt")
    assert done == (["rode warrior=w1 to=d2", "began side=coach turn=2"], {"turn": "2 coach", "w1": "d2 2"})


def test_sc_r15_after_a_fight_the_coach_does_not_move() -> None:
    """It halts with all five points, fights, and the points are gone."""
    state = position(PAIR, facing="w")
    play(state, "0 halt, 0 fight w1, die 5")
    assert asked(state) == "muster 1: rest, ride w1"
    assert refused(state, "0 ahead") == "not-asked (seat=0)"


def test_sc_r15_after_a_fight_a_warrior_does_not_move() -> None:
    """It halts where it stood and fights; then its move is over, while others still ride."""
    state = position(PAIR, side="indians", awake="2", strength=4)
    play(state, "1 ride w1, 1 halt, 1 fight w1, die 1")
    assert asked(state) == "muster 1: rest, ride w2"
    assert refused(state, "1 ride w1") == "has-ridden (warrior='w1')"


def test_sc_r15_a_warrior_that_held_is_done_as_well() -> None:
    state = position(PAIR, side="indians", awake="2")
    play(state, "1 ride w1, 1 halt, 1 hold, 0 hold")
    assert refused(state, "1 ride w1") == "has-ridden (warrior='w1')"
    assert play(state, "1 rest").told == ["began side=coach turn=2"]


def test_sc_r15_a_resting_warrior_may_still_fight_from_where_it_stands() -> None:
    """`rest` asks once about all awake warriors in contact that have not ridden."""
    state = position(
        """
        . 1 2 . . .
         3 C 4 . . .
        . . . . . .
        """,
        side="indians",
        asleep="4",
    )
    play(state, "1 ride w2, 1 halt, 0 hold, 1 hold")
    assert play(state, "1 rest") == ([], {})
    assert asked(state) == "contact 0: hold, fight w1, fight w3\ncontact 1: hold, fight w1, fight w3"


def test_sc_r15_a_warrior_woken_this_turn_does_not_attack_in_it() -> None:
    """w3 wakes beside the coach: nobody may propose it now, but on the coach's turn it counts as awake."""
    state = position(
        """
        . . . . .
         C T 1 . .
        . . . . .
        """,
        side="indians",
        awake="2",
    )
    done = play(state, "1 ride w1, 1 step w, 1 step e, 1 halt")
    assert done.changed == {"w3": "b2 2"}
    assert play(state, "1 rest").told == ["began side=coach turn=2"]
    play(state, "0 halt")
    assert asked(state) == "contact 0: hold, fight w3\ncontact 1: hold, fight w3"
    assert play(state, "1 fight w3, die 3").told[1] == "fought warrior=w3 odds=1/1 die=3"
