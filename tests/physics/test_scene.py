"""Scenes: which pieces may stand where."""

from __future__ import annotations

import math
from typing import Any

import pytest

from physics.places import HARRY, NW, NW_RIDER, PRONE, SCENES, SE_RIDER, SPOTS
from posse.kernel import Illegal
from posse.physics import Piece, Scene, broadside, duel_scene, indian_scene
from posse.physics.world import stance

TARGET = (5660, 3860)


def refused(what: Any, *given: Any) -> Any:
    with pytest.raises(Illegal) as caught:
        what(*given)
    assert caught.value.reason == "bad-scene"
    return caught.value.details["field"]


@pytest.mark.parametrize("bad", [math.nan, 1.5, True, None, "3", -1, 99999], ids=repr)
def test_a_piece_is_made_of_whole_numbers_on_the_board(bad: Any) -> None:
    assert refused(Piece, "a", "rider", bad, 0, 0) == "x"
    assert refused(Piece, "a", "rider", 0, bad, 0) == "y"
    assert refused(Piece, "a", "rider", 0, 0, bad) == "turn"


def test_a_piece_has_an_id_and_a_kind() -> None:
    for bad in ("", None, 3, b"a"):
        assert refused(Piece, bad, "rider", 0, 0, 0) == "id"
    kinds: list[Any] = ["horse", None, [], 3]
    for kind in kinds:
        assert refused(Piece, "a", kind, 0, 0, 0) == "kind"


def test_a_scene_is_made_of_points_and_pieces() -> None:
    for line in (None, (), (NW[0],), (*NW, NW[0]), list(NW), ((0, 0), (100, 0))):
        assert refused(Scene, line, TARGET, ()) == "line"
    for point in (None, 3, (1,), [1, 2], (1, 2, 3)):
        assert refused(Scene, NW, point, ()) == "point"
        assert refused(Scene, (NW[0], point), TARGET, ()) == "point"
    assert refused(Scene, NW, (1.0, 2), ()) == "x"
    assert refused(Scene, NW, (560, 560), ()) == "target"  # on the line itself
    for pieces in (None, [HARRY], (HARRY, None), "ab"):
        assert refused(Scene, NW, TARGET, pieces) == "pieces"
    assert refused(Scene, NW, TARGET, (HARRY, Piece("harry", "rider", 100, 4000))) == "id"
    many = tuple([Piece(str(n), "indian", 200 + 200 * n, 3000) for n in range(25)])
    assert Scene(NW, TARGET, many[:24])
    assert refused(Scene, NW, TARGET, many) == "pieces"


def test_pieces_may_stand_close_but_not_in_one_another() -> None:
    beside = [Piece("sammy", "rider", HARRY.x, HARRY.y + 105, HARRY.turn) for _ in range(1)]
    assert refused(duel_scene, NW, NW_RIDER, SE_RIDER, (HARRY, *beside)) == "pieces"  # both turned by 20
    level = (Piece("a", "rider", 3000, 2000), Piece("b", "rider", 3000, 2101))
    assert Scene(NW, TARGET, level)
    assert refused(Scene, NW, TARGET, (level[0], Piece("b", "rider", 3000, 2099))) == "pieces"
    assert refused(Scene, NW, TARGET, (PRONE, Piece("b", "indian", PRONE.x, PRONE.y))) == "pieces"


def test_scenes_can_be_compared_and_kept() -> None:
    again = duel_scene(NW, NW_RIDER, SE_RIDER)
    assert again == SCENES["empty"]
    assert hash(again) == hash(SCENES["empty"])
    assert len(set(SCENES.values())) == len(SCENES)


def test_duellists_show_their_flanks() -> None:
    scene = duel_scene(NW, NW_RIDER, SE_RIDER, (HARRY,))
    assert scene.target == TARGET
    assert [piece.id for piece in scene.pieces] == ["bill", "ted", "harry"]
    way = math.degrees(math.atan2(NW_RIDER[2] - SE_RIDER[2], SE_RIDER[1] - NW_RIDER[1]))
    for duellist in scene.pieces[:2]:
        assert abs(duellist.turn - way) % 180 == pytest.approx(90, abs=0.5)


def test_indians_stand_around_the_target() -> None:
    scene = SCENES["indians"]
    assert scene.target == (543, 3653)
    assert [piece.id for piece in scene.pieces] == [name for name, _, _ in SPOTS]
    assert refused(indian_scene, NW, ()) == "indians"


@pytest.mark.parametrize("way", range(0, 360, 15))
def test_broadside_is_across_the_way(way: int) -> None:
    there = (
        3000 + round(1000 * math.cos(math.radians(way))),
        2000 - round(1000 * math.sin(math.radians(way))),
    )
    assert (broadside((3000, 2000), there) - way) % 180 == pytest.approx(90, abs=1)


def test_a_prone_rider_lies_around_its_place_with_its_head_to_the_right() -> None:
    """Facing east, its head is south: half its height below the middle, its feet as much above."""
    (x, y, z), _ = stance(Piece("a", "prone", 3000, 2100, 0))
    assert (x, y, z) == pytest.approx((0, 0.014, 0.005))
