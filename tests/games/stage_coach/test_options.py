"""The table options: what each changes, and that the rulebook holds without it."""

from __future__ import annotations

import pytest

import posse
from games.stage_coach.draw import GAME, asked, may, pieces, play, position, refused

OPEN = """
    . . . . . . .
     . . . C . . .
    . . . . . . .
     . . . . . . .
"""


def test_the_rulebooks_way_is_the_default() -> None:
    state = GAME.setup()
    assert GAME.settings(state.table) == {
        "map": "overland",
        "turning": "any",
        "towns_closed": False,
        "reinforcements": False,
        "proposals": "either",
        "turn_limit": 40,
    }


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("turning", "thirds", "any, sixths"),
        ("turning", True, "any, sixths"),
        ("towns_closed", "yes", "false, true"),
        ("towns_closed", 1, "false, true"),
        ("reinforcements", 0, "false, true"),
        ("reinforcements", None, "false, true"),
        ("proposals", "nobody", "either, on_turn"),
        ("turn_limit", 0, "1..400"),
        ("turn_limit", 401, "1..400"),
        ("turn_limit", -1, "1..400"),
        ("turn_limit", True, "1..400"),
        ("turn_limit", "40", "1..400"),
        ("turn_limit", 40.0, "1..400"),
        ("map", "nowhere", "overland, cutoff"),
        ("map", ["overland"], "overland, cutoff"),
    ],
)
def test_bad_values_are_refused_with_what_is_allowed(option: str, value: object, allowed: str) -> None:
    with pytest.raises(posse.Illegal) as refusal:
        GAME.setup(2, {option: value})
    assert refusal.value.reason == "bad-option"
    assert refusal.value.details["option"] == option
    assert refusal.value.details["value"] == repr(value)
    assert str(refusal.value.details["allowed"]).startswith(allowed)


def test_unknown_options_and_seats_are_refused() -> None:
    with pytest.raises(posse.Illegal) as refusal:
        GAME.setup(2, {"turns": 40})
    assert (refusal.value.reason, refusal.value.details["option"]) == ("unknown-option", "turns")
    for seats in (1, 3, 0):
        with pytest.raises(posse.Illegal) as refusal:
            GAME.setup(seats)
        assert refusal.value.reason == "bad-seats"


# -- turning


@pytest.mark.parametrize(("to", "sixths"), [("ne", 1), ("se", 1), ("nw", 2), ("sw", 2), ("w", 3)])
def test_sc_r4_option_turning_by_sixths(to: str, sixths: int) -> None:
    """A point for every 60 degrees, the short way round: possible with just enough points, not with fewer."""
    state = position(OPEN, points=sixths, turning="sixths", awake="1")
    assert play(state, f"0 turn {to}") == (
        [f"turned to={to}", "began side=indians turn=1"],
        {"turn": "1 indians", "coach": f"d2 {to} 2"},
    )
    if sixths > 1:
        state = position(OPEN, points=sixths - 1, turning="sixths")
        assert refused(state, f"0 turn {to}") == f"too-dear (to='{to}', points={sixths - 1})"


def test_sc_r4_option_turning_by_sixths_counts_from_any_facing() -> None:
    for facing, near in [
        ("e", "ne se"),
        ("ne", "e nw"),
        ("nw", "ne w"),
        ("w", "nw sw"),
        ("sw", "w se"),
        ("se", "sw e"),
    ]:
        state = position(OPEN, points=1, facing=facing, turning="sixths")
        assert may(state, 0) == {"halt", "ahead", *[f"turn {to}" for to in near.split()]}


def test_sc_r4_option_turning_by_sixths_shares_the_five_points() -> None:
    """Turning about costs three; two hexes are left."""
    state = position(OPEN, turning="sixths", awake="1")
    play(state, "0 turn w, 0 ahead")
    assert may(state, 0) == {"halt", "ahead", "turn nw", "turn sw"}
    play(state, "0 ahead")
    assert pieces(state)["coach"] == "b2 w 2"
    assert asked(state) == "muster 1: rest, ride w1"


# -- towns closed

TOWN = """
    . . . . .
     1 N . W C
    . . . . .
     . . . . .
"""


@pytest.mark.parametrize("sign", ["N", "S"])
def test_sc_r23_option_towns_closed(sign: str) -> None:
    """Neither goal is entered, not even in passing; the way round is open."""
    state = position(TOWN.replace("N", sign), side="indians", towns_closed=True)
    play(state, "1 ride w1")
    assert asked(state) == "riding 1: halt, step ne, step nw, step sw, step se"
    assert refused(state, "1 step e") == "town-closed (hex='b2')"
    play(state, "1 step se, 1 step e")
    assert may(state, 1) == {"halt", "step e", "step ne", "step w", "step sw", "step se"}


def test_sc_r23_option_towns_closed_leaves_west_point_open() -> None:
    state = position(TOWN.replace("1 N .", ". N 1"), side="indians", towns_closed=True)
    play(state, "1 ride w1, 1 step e")
    assert pieces(state)["w1"] == "d2 2"
    assert "halt" in may(state, 1)


def test_sc_r23_option_towns_closed_does_not_close_them_to_the_coach() -> None:
    state = position(TOWN.replace("N . W C", "N C W ."), facing="w", towns_closed=True)
    play(state, "0 ahead")
    assert asked(state) == "over 1 2"


# -- reinforcements

LAST = """
    . . . . .
     C 1 . . .
    . . . . .
"""


def test_sc_r12_option_reinforcements_wake_a_villager_first() -> None:
    """The only warrior awake falls; only w2, in its village, can wake, and it rides at once."""
    state = position(LAST, strength=4, reinforcements=True)
    done = play(state, "0 halt, 0 fight w1, die 1")
    assert done.told[-1] == "began side=indians turn=1"
    assert asked(state) == "reinforce 1: wake w2"
    assert "not-an-option" in refused(state, "1 wake w3")
    assert "not-an-option" in refused(state, "1 rest")
    village = pieces(state)["w2"].split()[0]
    assert play(state, "1 wake w2") == ([f"woke warrior=w2 at={village}"], {"w2": f"{village} 2"})
    assert asked(state) == "muster 1: rest, ride w2"


def test_sc_r12_option_reinforcements_offer_both_villages() -> None:
    state = position(LAST.replace("1", "."), reinforcements=True)
    play(state, "0 halt")
    assert asked(state) == "reinforce 1: wake w1, wake w2"


def test_sc_r12_option_reinforcements_then_any_tepee() -> None:
    state = position(LAST, strength=4, out="24", reinforcements=True)
    play(state, "0 halt, 0 fight w1, die 1")
    assert asked(state) == "reinforce 1: wake w3, wake w5, wake w6, wake w7"
    play(state, "1 wake w6")
    assert asked(state) == "muster 1: rest, ride w6"


def test_sc_r12_option_reinforcements_only_when_nobody_is_awake() -> None:
    state = position(LAST.replace("1 . .", ". . 1"), reinforcements=True)
    play(state, "0 halt")
    assert asked(state) == "muster 1: rest, ride w1"


def test_sc_r12_option_reinforcements_come_at_the_start_of_a_turn_only() -> None:
    """The last one awake falls in its own attack: the turn is over, help comes in the next."""
    state = position(LAST, side="indians", strength=4, reinforcements=True)
    done = play(state, "1 rest, 1 fight w1, die 6")
    assert done.told[-1] == "began side=coach turn=2"
    play(state, "0 halt")
    assert asked(state) == "reinforce 1: wake w2"


def test_sc_r12_option_reinforcements_wake_nobody_from_the_dead() -> None:
    state = position(LAST, weak="1", strength=4, out="234567", reinforcements=True)
    play(state, "0 halt, 0 fight w1, die 1")
    assert asked(state) == "over 1 2"


# -- proposals


def test_sc_r14_option_only_the_side_on_turn_proposes() -> None:
    state = position(LAST, proposals="on_turn")
    play(state, "0 halt")
    assert asked(state) == "contact 0: hold, fight w1"
    assert refused(state, "1 fight w1") == "not-asked (seat=1)"
    assert play(state, "0 hold").told == ["held", "began side=indians turn=1"]
    play(state, "1 ride w1, 1 halt")
    assert asked(state) == "contact 1: hold, fight w1"
    assert refused(state, "0 hold") == "not-asked (seat=0)"
    assert play(state, "1 hold").told == ["held", "began side=coach turn=2"]


def test_sc_r14_option_on_turn_leaves_sleepers_to_the_coach() -> None:
    state = position(LAST, asleep="1", proposals="on_turn")
    play(state, "0 halt")
    assert asked(state) == "contact 0: hold, fight w1"


# -- turn limit


@pytest.mark.parametrize("limit", [1, 2, 3])
def test_sc_r26_option_turn_limit(limit: int) -> None:
    """Each side has `limit` turns, then the game is a draw."""
    state = position(OPEN, awake="1", turn_limit=limit)
    for turn in range(1, limit + 1):
        assert pieces(state)["turn"] == f"{turn} coach"
        play(state, "0 halt, 1 rest")
    assert asked(state) == "over 1 1"
