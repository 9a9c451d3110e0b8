"""How a game ends (SC-R20, SC-R24 to SC-R26)."""

from __future__ import annotations

import pytest

import posse
from games.stage_coach.draw import GAME, asked, may, pieces, play, position, refused

GATES = """
    . . . . N
     . . . C .
    . . . . S
"""
OVER = ("0 ahead", "0 halt", "1 rest", "1 ride w1", "die 3")


@pytest.mark.parametrize(
    ("destination", "facing", "hex", "ending", "ranks"),
    [
        ("north", "ne", "e1", "arrived", "1 2"),
        ("south", "se", "e3", "arrived", "1 2"),
        ("south", "ne", "e1", "wrong_town", "1 1"),
        ("north", "se", "e3", "wrong_town", "1 1"),
    ],
)
def test_sc_r24_the_chosen_town_wins_the_other_draws(
    destination: str, facing: str, hex: str, ending: str, ranks: str
) -> None:
    state = position(GATES, facing=facing, destination=destination, turn=7)
    done = play(state, "0 ahead")
    assert done == (
        [f"drove to={hex}", f"ended ending={ending} destination={destination} turn=7"],
        {"coach": f"{hex} {facing} 2"},
    )
    assert asked(state) == f"over {ranks}"
    for words in OVER:
        assert refused(state, words).startswith("over (")


def test_sc_r24_arrival_counts_at_once() -> None:
    """With a point to spare and a warrior beside the town: nobody is asked about a fight any more."""
    state = position(GATES.replace("C .", "C 1"), facing="ne", strength=1, points=5)
    done = play(state, "0 ahead")
    assert done.told[-1] == "ended ending=arrived destination=north turn=1"
    assert asked(state) == "over 1 2"


def test_sc_r24_beside_the_town_is_not_in_it() -> None:
    state = position(GATES, facing="e", points=1, awake="1")
    assert play(state, "0 ahead").told == ["drove to=e2", "began side=indians turn=1"]
    assert asked(state) == "muster 1: rest, ride w1"


def test_sc_r25_the_last_warrior_falls_to_the_coach() -> None:
    state = position(
        """
        . . . .
         . C 5 .
        . . . .
        """,
        weak="5",
        strength=3,
        out="123467",
    )
    done = play(state, "0 halt, 0 fight w5, die 3")
    assert done.told[-2:] == [
        "warrior_lost warrior=w5 loss=1 strength=0",
        "ended ending=cleared destination=north turn=1",
    ]
    assert done.changed == {"w5": "out"}
    assert asked(state) == "over 1 2"
    assert refused(state, "1 rest").startswith("over (")


def test_sc_r25_the_last_warrior_falls_in_its_own_attack() -> None:
    state = position(
        """
        . . . .
         . C 5 .
        . . . .
        """,
        side="indians",
        out="123467",
        strength=3,
    )
    done = play(state, "1 rest, 1 fight w5, die 6")
    assert done.told[1:] == [
        "fought warrior=w5 odds=1/2 die=6",
        "warrior_lost warrior=w5 loss=2 strength=0",
        "ended ending=cleared destination=north turn=1",
    ]
    assert asked(state) == "over 1 2"


def test_sc_r25_a_last_sleeper_keeps_the_game_going() -> None:
    """Six are out and the seventh sleeps: nobody has won, and where nothing is adjudicated the coach drives
    on, turn after turn."""
    state = position(
        """
        . . . .
         . C 5 .
        . . . .
        """,
        out="12346",
        strength=3,
        weak="5",
        adjudicate=False,
    )
    done = play(state, "0 halt, 0 fight w5, die 1")
    assert done.told[-3:] == ["began side=indians turn=1", "skipped", "began side=coach turn=2"]
    assert pieces(state)["w7"].endswith(" 2 asleep")
    assert "ahead" in may(state, 0)


WIDE = """
    . . . . .
     C . . . 1
    . . . . .
"""


def test_sc_r26_forty_turns_each_and_then_a_draw() -> None:
    """Both sides have their fortieth turn; the forty-first does not begin."""
    state = position(WIDE, turn=40)
    play(state, "0 halt")
    assert asked(state) == "muster 1: rest, ride w1"
    done = play(state, "1 rest")
    assert done == (["ended ending=limit destination=north turn=40"], {})
    assert asked(state) == "over 1 1"


def test_sc_r26_the_thirty_ninth_turn_is_not_the_last() -> None:
    state = position(WIDE, turn=39)
    assert play(state, "0 halt, 1 rest").told[-1] == "began side=coach turn=40"


def test_sc_r26_the_limit_is_met_by_a_skipped_turn_too() -> None:
    state = position(WIDE.replace("1", "."), turn=40)
    done = play(state, "0 halt")
    assert done.told == [
        "began side=indians turn=40",
        "skipped",
        "ended ending=limit destination=north turn=40",
    ]
    assert asked(state) == "over 1 1"


def test_sc_r26_the_last_turn_can_still_be_won() -> None:
    state = position(GATES, facing="ne", turn=40)
    play(state, "0 ahead")
    assert asked(state) == "over 1 2"
    state = position(WIDE, turn=40, strength=1)
    state.table.at[0] = state.table.land.numbers["b2"]
    play(state, "0 halt, 0 hold, 1 hold, 1 rest, 1 fight w1, die 1")
    assert asked(state) == "over 2 1"


def test_sc_r26_without_a_limit_the_turns_go_on() -> None:
    state = position(WIDE, turn=4000, turn_limit="none")
    assert play(state, "0 halt, 1 rest").told[-1] == "began side=coach turn=4001"
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)


def test_sc_r26_the_first_version_of_our_rules_had_always_a_limit() -> None:
    with pytest.raises(posse.Illegal, match="bad-option"):
        GAME.by_rules(1).setup(2, {"turn_limit": "none"})


def test_sc_r20_the_coachs_fall_ends_the_turn_with_warriors_yet_to_ride() -> None:
    state = position(
        """
        . 2 3 . .
         . C 1 . .
        . . . . .
        """,
        side="indians",
        strength=1,
    )
    play(state, "1 ride w1, 1 halt, 1 fight w1, die 1")
    assert asked(state) == "over 2 1"
    assert pieces(state)["coach"] == "b2 e 0"
    assert refused(state, "1 ride w2").startswith("over (")
