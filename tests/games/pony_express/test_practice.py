"""Boards to practise on are positions of the game, and the judge agrees with the rules."""

from __future__ import annotations

import pytest

from posse.games import load_package
from posse.games.pony_express.practice import PRACTICE
from posse.games.pony_express.rules import PonyExpress
from posse.games.practice import SHOOTER, Attempt, PracticeBoard, Verdict
from posse.kernel import Decision, Illegal
from posse.physics import flick

GAME = PonyExpress()
BOARDS = {board.name: board for board in PRACTICE.boards}
every_board = pytest.mark.parametrize("board", PRACTICE.boards, ids=lambda board: board.name)


def judged(name: str, outcome: str, **options: object) -> Verdict:
    attempt = Attempt(GAME, BOARDS[name], options)
    shot = attempt.aim("aim 0 0 21 0")
    return attempt.happen(shot.parse(outcome))[0]


def test_the_package_has_them() -> None:
    assert load_package("pony-express").loaded_practice is PRACTICE
    assert set(PRACTICE.options) <= {option.name for option in GAME.options}
    assert load_package("stage-coach").loaded_practice is None


@every_board
def test_a_board_is_a_position_in_which_the_shooter_aims(board: PracticeBoard) -> None:
    state = Attempt(GAME, board, {}).state
    assert GAME.dump(GAME.load(GAME.dump(state))) == GAME.dump(state)
    ask = state.ask()
    assert isinstance(ask, Decision)
    assert set(ask.ranges) == {SHOOTER}


@every_board
@pytest.mark.parametrize("hand", ["own", "shaky"])
def test_the_physics_answers_and_the_first_event_is_the_shot(board: PracticeBoard, hand: str) -> None:
    attempt = Attempt(GAME, board, {"hand": hand})
    shot = attempt.aim("aim 5 -2 22 1")
    outcome, _ = flick(shot, b"practice", 1)
    verdict, events = attempt.happen(outcome)
    assert events[0].kind == "shot"
    assert 0 <= verdict.hits <= verdict.of


def test_a_duel_is_judged_by_whom_the_rules_say_was_struck() -> None:
    assert judged("gate", "touched r1 fell") == Verdict(1, 1, False)
    assert judged("gate", "touched fell") == Verdict(0, 1, False)
    assert judged("gate", "touched r2 r1 fell r2 r1") == Verdict(0, 1, True)
    assert judged("gate", "touched r1 r2 fell r1", stray_bullet="any") == Verdict(0, 1, True)
    assert judged("gate", "touched r1 fell", figure_must_fall=True) == Verdict(0, 1, False)


def test_indians_count_if_they_are_down_and_no_rider_was_touched() -> None:
    assert judged("indians", "touched i1 i2 fell i1 i2") == Verdict(2, 3, False)
    assert judged("indians", "touched i1 fell") == Verdict(0, 3, False)
    assert judged("company", "touched i1 r1 fell i1") == Verdict(0, 3, True)


@pytest.mark.parametrize("number", [-1, len(PRACTICE.boards)])
def test_there_are_no_other_boards(number: int) -> None:
    with pytest.raises(Illegal, match="no-such-board"):
        PRACTICE.board(number)


@pytest.mark.parametrize(
    "words", ["roll", "pipe", "aim 0 0 99 0", "aim", "", "aim 0 0 21 0 0", "aim x 0 21 0"]
)
def test_nothing_but_an_aim_is_a_shot(words: str) -> None:
    with pytest.raises(Illegal):
        Attempt(GAME, BOARDS["alone"], {}).aim(words)
