"""A game that nobody can turn any more is decided at once (SC-R29)."""

from __future__ import annotations

import pytest

from games.stage_coach.draw import GAME, asked, game_on, may, play, position
from posse.games.stage_coach.report import CRITIC
from posse.games.stage_coach.rules import Trail
from posse.kernel import Record, Setting, State
from posse.report import review
from posse.words import LANGUAGES, words

ROAD = """
    . . . . . . N
     . C 1 . . . .
    . . . . . . S
"""
LAST = "0 halt, 0 fight w1, die 1"


def last_falls(drawing: str = ROAD, **options: Setting) -> State[Trail]:
    """The only warrior awake falls to the coach; the others sleep far below."""
    state = position(drawing, strength=4, **options)  # type: ignore[arg-type]
    play(state, LAST)
    return state


def test_sc_r29_the_last_waking_warrior_falls_and_the_way_is_shown() -> None:
    done = play(position(ROAD, strength=4), LAST)
    assert done.told[-3:] == [
        "warrior_lost warrior=w1 loss=2 strength=0",
        "adjudicated way=('b2', 'c2', 'd2', 'e2', 'f2', 'g1') turns=2",
        "ended ending=adjudicated destination=north turn=1",
    ]


@pytest.mark.parametrize("side", ["coach", "indians"])
def test_sc_r29_it_falls_in_either_sides_turn(side: str) -> None:
    state = position(ROAD, side=side, strength=4, weak="1")
    play(state, "0 halt" if side == "coach" else "1 rest")
    play(state, "0 fight w1", "die 1" if side == "coach" else "die 6")
    assert asked(state) == "over 1 2"


def test_sc_r29_option_off_the_coach_drives_home() -> None:
    state = last_falls(adjudicate=False)
    assert "ahead" in may(state, 0)
    play(state, "0 ahead, 0 ahead, 0 ahead, 0 ahead, 0 turn ne, 0 ahead")
    assert asked(state) == "over 1 2"


@pytest.mark.parametrize(("limit", "over"), [(2, False), (3, True), (40, True), ("none", True)])
def test_sc_r29_the_way_must_be_short_enough_for_the_turn_limit(limit: int | str, over: bool) -> None:
    """Six points, two turns, from turn 2 on: turn 3 is the first it can arrive in."""
    assert asked(last_falls(turn_limit=limit)).startswith("over") == over


@pytest.mark.parametrize(("turning", "turns"), [("any", 1), ("sixths", 2)])
def test_sc_r29_the_way_is_reckoned_as_the_table_turns(turning: str, turns: int) -> None:
    """About turn, two hexes, a sixth, a hex: five points where any turn costs one, seven by sixths."""
    road = ROAD.replace("C 1 . .", ". . C 1")
    done = play(position(road, strength=4, facing="w", turning=turning), LAST)
    assert done.told[-2] == f"adjudicated way=('d2', 'e2', 'f2', 'g1') turns={turns}"


def test_sc_r29_another_who_is_awake_keeps_the_game_open() -> None:
    assert asked(last_falls(awake="3")) == "muster 1: rest, ride w3"


def test_sc_r29_reinforcements_keep_it_open() -> None:
    assert asked(last_falls(reinforcements=True)).startswith("reinforce 1")


@pytest.mark.parametrize(("turn", "over"), [(1, False), (2, False), (3, True)])
def test_sc_r29_a_second_villager_who_has_yet_to_ride_keeps_it_open(turn: int, over: bool) -> None:
    state = last_falls(turn=turn, second_village="rides")
    assert asked(state).startswith("over") == over


def test_sc_r29_a_sleeper_in_the_only_pass_keeps_it_open() -> None:
    """The way leads round sleepers and not through the other town; where none is left nothing is decided."""
    closed = """
        . . . ^ . . N
         W C 1 T . . .
        . . . ^ . T S
         T T T ^ ^ ^ ^
        V V . . . . .
    """
    state = last_falls(closed)
    assert asked(state).startswith("journey 0")
    play(state, "0 ahead, 0 halt, 0 fight w3, die 1")
    assert asked(state) == "over 1 2"


def test_sc_r29_beside_a_sleeper_nothing_can_be_forced() -> None:
    done = play(position(ROAD.replace("N", "T").replace(". . . . . . S", ". . . . . N S"), strength=4), LAST)
    assert done.told[-1] == "ended ending=adjudicated destination=north turn=1"


@pytest.mark.parametrize("destination", ["north", "south"])
def test_sc_r29_the_slip_is_hidden_until_then_and_unfolded_there(destination: str) -> None:
    state = position(ROAD, strength=4, destination=destination)
    play(state, "0 halt, 0 fight w1")
    assert GAME.view(state, 1).destination is None
    assert GAME.view(state, None).destination is None
    done = play(state, "die 1")
    assert f"destination={destination}" in done.told[-1]
    assert GAME.view(state, 1).destination is not None


def test_sc_r29_the_report_and_the_sentences_show_the_way() -> None:
    state = game_on(
        """
        . . V . . . . N
         . . . T . . . .
        W . . . . T . .
         . . . T . T . .
        . . V . . T . S
        """
    )
    inputs = """0 destination south, 0 turn e, 1 designate w2, 0 ahead, 0 halt, 1 ride w2, 1 step nw, 1 halt,
        1 fight w2, chance die 6, 0 halt, 0 fight w2, chance die 1"""
    record = Record.begin(GAME, state, 2)
    record.inputs += [one.strip() for one in inputs.split(",")]
    record.ended((1, 2))
    way = "b3, c3, d3, e3, e2, f1, f2, g3, g4, h5"
    [line] = [line for line in review(record, None, CRITIC).lines if line.id == "way"]
    assert line.args == {"way": way, "turns": 3}
    told = {"way": tuple(way.split(", ")), "turns": 3}
    for language in LANGUAGES:
        assert way in words(language).say("stage-coach-event-adjudicated", told)
        assert way in words(language).say("stage-coach-review-way", line.args)
