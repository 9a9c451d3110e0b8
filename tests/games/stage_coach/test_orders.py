"""Standing orders in Stage Coach: fights proposed or not, and which seats are waited for."""

from __future__ import annotations

import pytest

from games.stage_coach.draw import GAME, may, play, position
from posse.games.stage_coach.rules import COACH, INDIANS, Trail
from posse.kernel import State

PAIR = """
    . . . . .
     . C 1 . .
    . . . . .
"""
THREE = """
    . 2 . . .
     . C 1 . .
    . . 3 . .
"""


def obeyed(state: State[Trail], seat: int, *orders: str) -> str:
    """Return what the side's orders answer now; `ask` if they do not answer."""
    brief = GAME.brief(state, seat)
    assert brief.prompt is not None
    book = [GAME.orders.parse(order) for order in orders]
    action = GAME.obey(book, brief.view, brief.prompt, brief.options)
    return "ask" if action is None else str(action)


def halted(drawing: str, strength: int, weak: str = "", asleep: str = "") -> State[Trail]:
    """Return a position in which the coach has stopped beside the warriors drawn, and attacks."""
    state = position(drawing, strength=strength, weak=weak, asleep=asleep)
    play(state, "0 halt")
    return state


@pytest.mark.parametrize(
    ("strength", "weak", "coach", "indians"),
    [
        (1, "", "ask", "fight w1"),  # 1/2: twice as good for the defender
        (2, "", "ask", "ask"),
        (3, "", "ask", "ask"),  # 3 to 2 is rounded down to 1/1
        (4, "", "fight w1", "ask"),
        (3, "1", "fight w1", "ask"),
    ],
)
def test_a_fight_is_proposed_at_odds_of_two_to_one(
    strength: int, weak: str, coach: str, indians: str
) -> None:
    state = halted(PAIR, strength, weak)
    assert obeyed(state, COACH, "propose 2/1") == coach
    assert obeyed(state, INDIANS, "propose 2/1") == indians


def test_each_side_reckons_the_odds_its_own_way() -> None:
    for strength, coach, indians in ((1, False, True), (2, True, True), (4, True, False)):
        state = halted(PAIR, strength)
        assert (obeyed(state, COACH, "propose 1/1") == "fight w1") == coach
        assert (obeyed(state, INDIANS, "propose 1/1") == "fight w1") == indians
    state = position(PAIR, side="indians", strength=1, facing="ne")
    play(state, "1 ride w1, 1 halt")
    assert obeyed(state, INDIANS, "propose 2/1") == "fight w1"
    assert obeyed(state, COACH, "propose 1/1") == "ask"


def test_the_best_fight_is_proposed_and_a_sleeper_proposes_none() -> None:
    state = halted(THREE, 3, weak="3")
    assert obeyed(state, COACH, "propose 1/1") == "fight w3"
    assert obeyed(state, INDIANS, "propose 1/1") == "fight w1"
    state = halted(THREE, 3, asleep="2")  # a sleeper counts 1
    assert obeyed(state, COACH, "propose 3/1") == "fight w2"
    assert "fight w2" not in may(state, INDIANS)
    assert obeyed(state, INDIANS, "propose 1/1") == "fight w1"


def test_a_fight_is_left_alone() -> None:
    state = halted(PAIR, 2)
    for side in (COACH, INDIANS):
        assert obeyed(state, side, "leave contact") == "hold"
        assert obeyed(state, side, "propose 2/1", "leave contact") == "hold"
        assert obeyed(state, side, "propose 1/1", "leave contact") == "fight w1"


def test_no_piece_is_moved_in_ones_absence() -> None:
    everything = [str(order) for order in GAME.orders]
    assert obeyed(position(PAIR), COACH, *everything) == "ask"
    riding = position(PAIR, side="indians")
    assert obeyed(riding, INDIANS, *everything) == "ask"
    play(riding, "1 ride w1")
    assert obeyed(riding, INDIANS, *everything) == "ask"


def test_who_holds_back_is_awaited_by_the_other_still() -> None:
    state = halted(PAIR, 2)
    play(state, "0 hold")
    awaited = {seat: GAME.awaited(state, seat) for seat in (COACH, INDIANS, None)}
    assert awaited == {COACH: (INDIANS,), INDIANS: (COACH, INDIANS), None: (COACH, INDIANS)}
    play(state, "1 fight w1")
    assert GAME.awaited(state, None) == ()
