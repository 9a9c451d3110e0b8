"""Who may propose a fight, when, and with whom (SC-R13, SC-R14, SC-R16, SC-R19)."""

from __future__ import annotations

import pytest

from games.stage_coach.draw import GAME, asked, pieces, play, position, refused
from posse.games.stage_coach.rules.turn import Contact

PAIR = """
    . . . . . .
     . C 1 . . .
    . . . . . .
     . . . . . .
"""
BOTH = "contact 0: hold, fight w1\ncontact 1: hold, fight w1"


@pytest.mark.parametrize("hex", ["c2", "c1", "b1", "a2", "b3", "c3"])
def test_sc_r13_contact_is_any_of_the_six_sides(hex: str) -> None:
    """Wherever the warrior stands around the coach, in front or behind, both may propose."""
    state = position(PAIR)
    state.table.at[0] = state.table.land.numbers[hex]
    play(state, "0 halt")
    assert asked(state) == BOTH


@pytest.mark.parametrize("hex", ["d2", "d1", "a1", "a3", "d3", "c4", "b4", "a4"])
def test_sc_r13_two_hexes_away_is_no_contact(hex: str) -> None:
    state = position(PAIR)
    state.table.at[0] = state.table.land.numbers[hex]
    assert play(state, "0 halt").told == ["began side=indians turn=1"]
    assert asked(state) == "muster 1: rest, ride w1"


def test_sc_r13_contact_counts_when_the_coach_ends_its_move() -> None:
    """The last point brings it beside a warrior: fights are proposed before the Indians' turn begins."""
    state = position(
        """
        . . . . .
         C . 1 . .
        . . . . .
        """,
        points=1,
    )
    assert play(state, "0 ahead") == (["drove to=b2"], {"coach": "b2 e 2"})
    assert asked(state) == BOTH


def test_sc_r13_contact_counts_when_a_warrior_ends_its_move() -> None:
    """Only the warrior that moved is asked about, not the one that stood there before."""
    state = position(
        """
        . . 2 . .
         . C . 1 .
        . . . . .
        """,
        side="indians",
    )
    assert play(state, "1 ride w1, 1 step w, 1 halt") == (["rode warrior=w1 to=c2"], {"w1": "c2 2"})
    assert asked(state) == BOTH
    assert play(state, "0 hold, 1 hold").told == ["held"]
    assert asked(state) == "muster 1: rest, ride w2"


def test_sc_r13_a_warrior_riding_past_the_coach_touches_nothing() -> None:
    state = position(
        """
        . . . . .
         C . . . .
        . . 1 . .
        """,
        side="indians",
    )
    done = play(state, "1 ride w1, 1 step w, 1 step e, 1 step e")
    assert done.told == [
        *[f"rode warrior=w1 to={hex}" for hex in ("b3", "c3", "d3")],
        "began side=coach turn=2",
    ]


@pytest.mark.parametrize("proposer", [0, 1])
def test_sc_r14_one_proposal_binds_on_the_coachs_turn(proposer: int) -> None:
    """Whoever proposes, the coach attacks: two against two, a five costs the attacker one."""
    state = position(PAIR)
    play(state, "0 halt")
    assert play(state, f"{proposer} fight w1") == ([f"proposed seat={proposer} warrior=w1"], {})
    assert asked(state) == "die"
    assert play(state, "die 5") == (
        ["fought warrior=w1 odds=1/1 die=5", "coach_lost loss=1 strength=1", "began side=indians turn=1"],
        {"turn": "1 indians", "coach": "b2 e 1"},
    )


@pytest.mark.parametrize("proposer", [0, 1])
def test_sc_r14_one_proposal_binds_on_the_indians_turn(proposer: int) -> None:
    """Whoever proposes, the warrior attacks: the same five now costs the warrior one."""
    state = position(PAIR, side="indians")
    play(state, "1 ride w1, 1 halt")
    assert play(state, f"{proposer} fight w1") == ([f"proposed seat={proposer} warrior=w1"], {})
    assert play(state, "die 5") == (
        [
            "fought warrior=w1 odds=1/1 die=5",
            "warrior_lost warrior=w1 loss=1 strength=1",
            "began side=coach turn=2",
        ],
        {"turn": "2 coach", "w1": "c2 1"},
    )


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_sc_r14_they_answer_in_any_order_and_a_later_proposal_binds_too(first: int, second: int) -> None:
    state = position(PAIR)
    play(state, f"0 halt, {first} hold")
    assert asked(state) == f"contact {second}: hold, fight w1"
    assert "not-asked" in refused(state, f"{first} fight w1")
    play(state, f"{second} fight w1")
    assert asked(state) == "die"


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_sc_r14_without_a_proposal_there_is_no_fight(first: int, second: int) -> None:
    state = position(PAIR)
    done = play(state, f"0 halt, {first} hold, {second} hold")
    assert done == (["held", "began side=indians turn=1"], {"turn": "1 indians"})


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_sc_r14_who_holds_is_not_seen_before_the_other_has_spoken(first: int, second: int) -> None:
    """View, options and events of the other, and of spectators, are the same as if nobody had answered."""
    state = position(PAIR)
    play(state, "0 halt")
    before = [GAME.brief(state, seat).encode() for seat in (second, None)]
    assert play(state, f"{first} hold") == ([], {})
    assert [GAME.brief(state, seat).encode() for seat in (second, None)] == before
    own = GAME.view(state, first).phase  # a side that has answered knows it
    assert isinstance(own, Contact)
    assert own.waiting == (second,)


def test_sc_r14_a_pair_fights_once_a_turn() -> None:
    """After the fight the coach's turn is over; the Indians' turn may bring a second fight, not a third."""
    state = position(PAIR, strength=4)
    assert play(state, "0 halt, 0 fight w1, die 5").told[-1] == "began side=indians turn=1"
    assert pieces(state)["w1"] == "c2 1"
    state = position(PAIR, strength=4)
    play(state, "0 halt, 0 fight w1, die 6")
    assert asked(state) == "muster 1: rest, ride w1"
    play(state, "1 ride w1, 1 halt, 0 fight w1, die 1")
    assert asked(state).startswith("journey 0:")
    assert pieces(state) | {"turn": "2 coach", "coach": "b2 e 2", "w1": "c2 2"} == pieces(state)


def test_sc_r14_only_warriors_in_contact_can_be_named() -> None:
    state = position(PAIR.replace("1 . .", "1 . 3"))
    play(state, "0 halt")
    for words in ("0 fight w3", "1 fight w3", "0 fight w2", "1 ride w1", "0 ahead"):
        assert "not-an-option" in refused(state, words)


def test_sc_r16_the_coach_fights_one_after_another() -> None:
    """Each result counts at once: weakened by the first fight, it meets the second at worse odds."""
    state = position(
        """
        . 1 2 . . .
         . C . . . .
        . . . . . .
        """
    )
    play(state, "0 halt")
    assert asked(state) == "contact 0: hold, fight w1, fight w2\ncontact 1: hold, fight w1, fight w2"
    done = play(state, "1 fight w2, die 5")
    assert done.told[1:] == ["fought warrior=w2 odds=1/1 die=5", "coach_lost loss=1 strength=1"]
    assert asked(state) == BOTH
    done = play(state, "0 hold, 1 fight w1, die 1")
    assert done.told[1:] == [
        "fought warrior=w1 odds=1/2 die=1",
        "warrior_lost warrior=w1 loss=1 strength=1",
        "began side=indians turn=1",
    ]


def test_sc_r16_whoever_held_is_asked_again_about_the_others() -> None:
    """`hold` answers one decision; after a fight both sides are asked again about the remaining pairs."""
    state = position(
        """
        . 1 2 . . .
         . C 3 . . .
        . . . . . .
        """,
        strength=4,
    )
    play(state, "0 halt, 0 hold, 1 fight w2, die 6")
    assert asked(state) == "contact 0: hold, fight w1, fight w3\ncontact 1: hold, fight w1, fight w3"
    assert play(state, "1 hold, 0 hold").told == ["held", "began side=indians turn=1"]


def test_sc_r16_several_warriors_attack_one_after_another() -> None:
    """Strengths are never added up: twice two against three, not four against three."""
    state = position(
        """
        . 1 2 . . .
         . C . . . .
        . . . . . .
        """,
        side="indians",
        strength=3,
    )
    done = play(state, "1 rest, 1 fight w1, die 1")
    assert done.told[1:] == ["fought warrior=w1 odds=1/2 die=1", "coach_lost loss=1 strength=2"]
    done = play(state, "0 fight w2, die 1")
    assert done.told[1:] == [
        "fought warrior=w2 odds=1/1 die=1",
        "coach_lost loss=1 strength=1",
        "began side=coach turn=2",
    ]


def test_sc_r19_sleepers_propose_nothing() -> None:
    """Only the coach may propose a sleeper; with no warrior awake beside it the Indians are not asked."""
    state = position(
        """
        . 1 . . .
         . C 3 . .
        . . . . .
        """,
        asleep="3",
    )
    play(state, "0 halt")
    assert asked(state) == "contact 0: hold, fight w1, fight w3\ncontact 1: hold, fight w1"
    assert "not-an-option" in refused(state, "1 fight w3")
    state = position(PAIR, asleep="1")
    play(state, "0 halt")
    assert asked(state) == "contact 0: hold, fight w1"


def test_sc_r19_sleepers_do_not_attack() -> None:
    """On the Indians' turn no fight with a sleeper can be proposed, not even by the coach."""
    state = position(PAIR, asleep="1", awake="2", side="indians")
    assert play(state, "1 rest").told == ["began side=coach turn=2"]


@pytest.mark.parametrize(
    ("side", "facing", "asleep", "odds"),
    [
        ("coach", "e", "", (3, 2, "1/1")),
        ("coach", "w", "", (3, 2, "1/1")),
        ("coach", "e", "1", (3, 1, "3/1")),
        ("indians", "e", "", (2, 3, "1/2")),
        ("indians", "w", "", (2, 1, "2/1")),
    ],
)
def test_sc_r17_both_sides_see_the_odds_before_they_speak(
    side: str, facing: str, asleep: str, odds: tuple[int, int, str]
) -> None:
    """Rear (SC-R18) and sleep (SC-R19) are included, and each die is shown with its losses."""
    column = {
        "1/2": ((0, 1), (1, 1), (1, 1), (1, 0), (1, 0), (2, 0)),
        "1/1": ((0, 1), (0, 1), (1, 1), (1, 1), (1, 0), (1, 0)),
        "2/1": ((0, 2), (0, 1), (0, 1), (1, 1), (1, 1), (1, 0)),
        "3/1": ((0, 2), (0, 2), (0, 1), (0, 1), (1, 1), (1, 1)),
    }
    state = position(PAIR, side=side, facing=facing, asleep=asleep, strength=3)
    play(state, "0 halt" if side == "coach" else "1 rest")
    for seat in (0, 1, None):
        (seen,) = GAME.view(state, seat).fights
        assert (seen.attacker, seen.defender, seen.column) == odds
        assert seen.losses == column[odds[2]]
