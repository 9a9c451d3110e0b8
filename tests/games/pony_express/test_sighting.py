"""What is shown of a shot: where everybody stands, how wide shots spread, and the odds of each aim."""

from __future__ import annotations

import base64
import itertools
import json
from pathlib import Path
from typing import Any, Final

import pytest

from games.pony_express.fights import AIM, facing, landed, shoot, tremor
from games.pony_express.race import play
from posse.games.pony_express.rules import PonyExpress, Race
from posse.games.pony_express.rules.actions import AIM_GRID, Aim
from posse.games.pony_express.rules.sighting import odds
from posse.kernel import Decision, Setting, Shot, State
from posse.physics.frames import decode, length

WEB: Final = Path(__file__).parents[3] / "web" / "src"
GAME = PonyExpress()
HANDS = ("steady", "usual", "shaky")


def test_a_shot_tells_its_scene_to_everybody_in_the_order_of_the_bodies() -> None:
    state = facing([11, 11, 2], jailed=[2])
    state.listen()
    play(state, f"0 {AIM}")
    ask = state.ask()
    assert isinstance(ask, Shot)
    bodies = [figure.id for figure in ask.scene.figures]
    state.happen(ask.parse("touched fell"))
    [event] = [event for event in state.take_events() if event.kind == "shot"]
    assert event.audience is None
    told = event.args["scene"]
    assert isinstance(told, tuple)
    assert told[:4] == (
        "line 92 20 20 92",
        "target 566 386",
        "r0 rider 34 34 566 386",
        "r1 rider 566 386 34 34",
    )
    assert str(told[4]).startswith("r2 prone ")
    assert told[-1] == "aim 0 0 21 0"
    assert [str(words).split()[0] for words in told[2:-1]] == bodies


def test_whisky_is_told_with_the_shot_and_before_it() -> None:
    state = facing(cards=[[], ["whisky"], []])
    play(state, "1 whisky")
    assert _scene(state)["drunk"] is True
    state.listen()
    play(state, f"0 {AIM}")
    ask = state.ask()
    assert isinstance(ask, Shot)
    state.happen(ask.parse("touched fell"))
    [event] = [event for event in state.take_events() if event.kind == "shot"]
    told = event.args["scene"]
    assert isinstance(told, tuple)
    assert told[-1] == "drunk"


def test_the_scene_is_seen_by_all_from_the_first_card_to_the_last() -> None:
    state = facing(cards=[[], ["barrel"], []])
    told = {str(_scene(state, seat)) for seat in (0, 1, 2, None)}  # the target may yet play a card
    assert len(told) == 1
    play(state, "1 stay")
    assert _scene(state)["shooter"] == 0
    assert _scene(state)["target"] == 1
    play(state, shoot(0, "r1"))
    assert _scene(state)["target"] == 1  # hit, and about to play the barrel
    play(state, "1 barrel")
    assert (_scene(state)["shooter"], _scene(state)["target"]) == (1, 0)


def test_the_page_reads_a_trail_as_we_do() -> None:
    """The page's own tests compare with the same file, number by number."""
    told = json.loads((WEB / "games" / "pony-express" / "shot" / "golden.json").read_text("utf-8"))
    assert set(told) == {"hit", "stray", "miss", "indians"}
    for shot in told.values():
        frames = base64.b64decode(shot["trail"])
        tracks = [
            {"body": t.body, "start": t.start, "keys": [[k.x, k.y, k.z, *k.turn] for k in t.keys]}
            for t in decode(frames)
        ]
        assert (length(frames), tracks) == (shot["frames"], shot["tracks"])


def test_no_shot_no_scene() -> None:
    assert GAME.view(GAME.setup(3, {}), 0).plain()["scene"] is None


def test_indians_are_a_scene_without_a_rival() -> None:
    state = landed([8, 2, 3])
    scene = _scene(state)
    assert scene["target"] is None
    assert scene["words"][0] == "line 508 20 580 92"


@pytest.mark.parametrize(("hand", "halves"), [("own", 2), ("steady", 2), ("usual", 4), ("shaky", 6)])
def test_the_table_chooses_how_much_a_hand_trembles(hand: Setting, halves: int) -> None:
    state = facing(hand=hand)
    play(state, f"0 {AIM}")
    assert tremor(state) == halves


def test_a_shakier_hand_goes_wider_and_a_harder_flick_too() -> None:
    spreads = [_scene(facing(hand=hand))["spread"] for hand in HANDS]
    for calm, wild in itertools.pairwise(spreads):
        assert all(one < other for one, other in zip(calm, wild, strict=True))
    for spread in spreads:
        assert spread[-1] > spread[12]


def test_odds_fall_with_the_tremor_and_off_the_line() -> None:
    straight = []
    for hand in HANDS:
        state = facing(hand=hand)
        ahead, aside = (odds(state.table, state.phase, Aim(0, angle, 23, 0)) for angle in (0, 16))
        assert ahead is not None
        assert aside is not None
        assert ahead[0] > aside[0]
        straight.append(ahead[0])
    assert straight == sorted(straight, reverse=True)
    assert straight[0] > 65 > straight[1] > 30


def test_the_odds_of_any_aim_are_noted_for_the_shooter() -> None:
    state, aims = facing(), (AIM_GRID[0], Aim(-31, -19, 21, 5))
    assert aims[1] not in AIM_GRID
    for aim, notes in zip(aims, GAME.notes(GAME.view(state, 0), "aim", aims), strict=True):
        found = odds(state.table, state.phase, aim)
        assert found is not None
        assert notes == ({"note": "odds_shot", "hit": found[0], "stray": found[1]},)


@pytest.mark.parametrize("pos", [[11, 11, 2], [20, 20, 17, 19, 21], [16, 16, 22, 22, 17]])
def test_the_aim_offered_is_a_good_one_for_this_board(pos: list[int]) -> None:
    """Better than straight from the middle, and legal: hits less those who only stand there."""
    state = facing(pos)
    ask = state.ask()
    assert isinstance(ask, Decision)
    [(seat, options)] = ask.options.items()
    offered = GAME.offered(GAME.view(state, seat), ask.prompt, options)
    assert isinstance(offered, Aim)

    def worth(aim: Aim) -> int:
        found = odds(state.table, state.phase, aim)
        assert found is not None
        return found[0] - found[1]

    assert worth(offered) >= 5 + max([worth(Aim(0, 0, strength, 0)) for strength in range(19, 29)])


def test_a_spun_die_bends_and_a_soft_one_bends_more() -> None:
    bend = _scene(facing())["bend"]
    assert len(bend) == 25
    soft, hard = bend[22 - 8], bend[28 - 8]
    assert soft[0] == hard[0] == 0
    assert soft[6] > 40 > hard[6] > 10


def _scene(state: State[Race], seat: int | None = 0) -> dict[str, Any]:
    scene = GAME.view(state, seat).plain()["scene"]
    assert isinstance(scene, dict)
    return scene
