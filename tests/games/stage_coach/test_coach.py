"""The coach on the move (SC-R4 to SC-R8, SC-R13, SC-R22, SC-R27)."""

from __future__ import annotations

import pytest

from games.stage_coach.draw import asked, may, pieces, play, position, refused

DIRECTIONS = ("e", "ne", "nw", "w", "sw", "se")
OPEN = """
    . . . . . . . .
     . . . C . . . .
    . . . . . . . .
     . . . . . . . .
    . . . . . . . .
"""


def test_sc_r4_the_coach_goes_only_where_it_faces() -> None:
    """From d2: the hex on each side, one point each; for another side the coach must turn first."""
    beside = {"e": "e2", "ne": "e1", "nw": "d1", "w": "c2", "sw": "d3", "se": "e3"}
    for facing, hex in beside.items():
        state = position(OPEN, facing=facing)
        assert asked(state).split(", ")[:2] == ["journey 0: halt", "ahead"]
        done = play(state, "0 ahead")
        assert done == ([f"drove to={hex}"], {"coach": f"{hex} {facing} 2"})


def test_sc_r4_five_points_a_turn() -> None:
    state = position(
        """
        C . . . . . . . .
         . . . . . . . . .
        """
    )
    done = play(state, "0 ahead, 0 ahead, 0 ahead, 0 ahead")
    assert done.changed == {"coach": "e1 e 2"}
    done = play(state, "0 ahead")
    assert done == (
        ["drove to=f1", "began side=indians turn=1", "skipped", "began side=coach turn=2"],
        {"turn": "2 coach", "coach": "f1 e 2"},
    )


@pytest.mark.parametrize("to", ["ne", "nw", "w", "sw", "se"])
def test_sc_r4_any_change_of_facing_costs_one_point(to: str) -> None:
    """Two points: a turn by whatever angle, one hex, and the turn is over."""
    state = position(OPEN, points=2, awake="1")
    assert play(state, f"0 turn {to}") == ([f"turned to={to}"], {"coach": f"d2 {to} 2"})
    assert may(state, 0) == {"halt", "ahead", *[f"turn {d}" for d in DIRECTIONS if d != to]}
    play(state, "0 ahead")
    assert asked(state) == "muster 1: rest, ride w1"


def test_sc_r4_with_the_last_point_it_may_turn_or_drive_and_no_more() -> None:
    for last in ("ahead", "turn w"):
        state = position(OPEN, points=1, awake="1")
        assert play(state, f"0 {last}").told[-1] == "began side=indians turn=1"
        assert asked(state) == "muster 1: rest, ride w1"


def test_sc_r4_points_are_not_saved() -> None:
    """After an immediate halt the next turn has five points again, not ten."""
    state = position(OPEN, awake="1")
    play(state, "0 halt, 1 rest")
    for at in ("e2", "f2", "g2", "h2"):
        play(state, "0 ahead")
        assert pieces(state)["coach"] == f"{at} e 2"
    play(state, "0 turn w")
    assert asked(state) == "muster 1: rest, ride w1"


def test_sc_r4_there_is_no_reversing() -> None:
    state = position(OPEN, facing="e")
    assert not any(words.startswith(("back", "step")) for words in may(state, 0))
    play(state, "0 turn w, 0 ahead")
    assert pieces(state)["coach"] == "c2 w 2"


def test_sc_r4_turning_to_where_it_faces_is_no_turn() -> None:
    state = position(OPEN, facing="nw")
    assert refused(state, "0 turn nw") == "already-facing (to='nw', points=5)"


def test_sc_r5_the_facing_may_change_without_a_move() -> None:
    state = position(OPEN, awake="1")
    done = play(state, "0 turn nw, 0 turn e, 0 turn sw, 0 halt")
    assert done == (
        ["turned to=nw", "turned to=e", "turned to=sw", "began side=indians turn=1"],
        {"turn": "1 indians", "coach": "d2 sw 2"},
    )


@pytest.mark.parametrize(
    ("facing", "reason"),
    [
        ("e", "mountain (hex='b1')"),
        ("ne", "edge (hex='-')"),
        ("nw", "edge (hex='-')"),
        ("w", "edge (hex='-')"),
        ("sw", "edge (hex='-')"),
    ],
)
def test_sc_r6_the_coach_keeps_off_mountains_and_on_the_map(facing: str, reason: str) -> None:
    state = position(
        """
        C ^ . .
         . . . .
        """,
        facing=facing,
    )
    assert "ahead" not in may(state, 0)
    assert refused(state, "0 ahead") == reason


def test_sc_r6_boxed_in_it_can_still_turn_and_halt() -> None:
    state = position(
        """
        ^ ^ . .
         C ^ . .
        ^ ^ . .
         . . . .
        """
    )
    for facing in ("ne", "nw", "w", "sw", "se", "e"):
        if asked(state).startswith("journey"):
            assert "ahead" not in may(state, 0)
            play(state, f"0 turn {facing}")
    assert pieces(state)["turn"] == "2 coach"


@pytest.mark.parametrize("asleep", ["", "1"])
def test_sc_r7_a_warrior_bars_the_road(asleep: str) -> None:
    """Awake or asleep, strong or weak: the coach neither passes nor stops on it."""
    state = position(
        """
        . . . . .
         . C 1 . .
        . . . . .
        """,
        asleep=asleep,
        weak="1",
    )
    assert "ahead" not in may(state, 0)
    assert refused(state, "0 ahead") == "blocked (hex='c2')"


def test_sc_r8_a_fallen_warrior_bars_nothing() -> None:
    state = position(
        """
        . . . . .
         . C 1 . .
        . . . . .
        """,
        out="1",
    )
    assert play(state, "0 ahead").changed == {"coach": "c2 e 2"}


def test_sc_r13_riding_past_a_warrior_does_nothing() -> None:
    """Three hexes past two warriors, and away: no fight is proposed, neither on the way nor at the end."""
    state = position(
        """
        . . 1 3 . . .
         C . . . . . .
        . . . . . . .
        """,
        asleep="3",
    )
    done = play(state, "0 ahead, 0 ahead, 0 ahead, 0 ahead, 0 ahead")
    assert done.told == [*[f"drove to={column}2" for column in "bcdef"], "began side=indians turn=1"]
    assert asked(state) == "muster 1: rest, ride w1"


VILLAGE = """
    . . . . . .
     C V . V . .
    . . . . . .
"""


def test_sc_r22_a_passenger_boards_at_each_village_once() -> None:
    """Passing through is enough; a second visit to the same village brings nobody."""
    state = position(VILLAGE, out="12", awake="3")
    done = play(state, "0 ahead, 0 ahead, 0 turn w, 0 ahead, 0 ahead")
    assert done.told == [
        "drove to=b2",
        "boarded at=b2 strength=3",
        "drove to=c2",
        "turned to=w",
        "drove to=b2",
        "drove to=a2",
        "began side=indians turn=1",
    ]
    assert done.changed == {"turn": "1 indians", "coach": "a2 w 3", "boarded": "b2"}


def test_sc_r22_two_villages_make_four() -> None:
    state = position(VILLAGE, out="12")
    done = play(state, "0 ahead, 0 ahead, 0 ahead")
    assert done.changed == {"coach": "d2 e 4", "boarded": "b2 d2"}
    assert done.told[-1] == "boarded at=d2 strength=4"


def test_sc_r22_a_passenger_makes_a_loss_good() -> None:
    state = position(VILLAGE, out="12", strength=1)
    assert play(state, "0 ahead").changed == {"coach": "b2 e 2", "boarded": "b2"}


def test_sc_r22_four_is_the_most() -> None:
    """A third relay still takes its passenger, but the coach does not grow beyond four."""
    state = position(VILLAGE.replace("V . .", "V R ."), out="12")
    done = play(state, "0 ahead, 0 ahead, 0 ahead, 0 ahead")
    assert done.changed == {"coach": "e2 e 4", "boarded": "b2 d2 e2"}


def test_sc_r22_a_village_held_by_a_warrior_must_first_be_emptied() -> None:
    state = position(VILLAGE, strength=4)
    assert refused(state, "0 ahead") == "blocked (hex='b2')"
    done = play(state, "0 halt, 0 fight w1, die 1")
    assert done.changed == {"turn": "2 coach", "w1": "out"}
    assert play(state, "0 ahead").told == ["drove to=b2", "boarded at=b2 strength=4"]


def test_sc_r24_a_return_to_west_point_means_nothing() -> None:
    state = position(
        """
        . . . .
         W C . .
        . . . .
        """,
        facing="w",
    )
    assert play(state, "0 ahead") == (["drove to=a2"], {"coach": "a2 w 2"})
    assert may(state, 0) == {"halt", *[f"turn {d}" for d in DIRECTIONS if d != "w"]}


@pytest.mark.parametrize("facing", DIRECTIONS)
def test_sc_r27_a_fight_does_not_turn_the_coach(facing: str) -> None:
    """Neither its own attack, wherever the warrior stands, nor the warrior's."""
    drawing = """
        . . . .
         . C 1 .
        . . . .
    """
    state = position(drawing, facing=facing)
    assert play(state, "0 halt, 0 fight w1, die 4").changed["coach"] == f"b2 {facing} 1"
    state = position(drawing, facing=facing, strength=4, side="indians")
    changed = play(state, "1 rest, 1 fight w1, die 1").changed
    assert changed["coach"] == f"b2 {facing} {2 if facing == 'w' else 3}"
