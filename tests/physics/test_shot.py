"""The results of flicks."""

from __future__ import annotations

import random
import struct
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from statistics import fmean
from typing import Any

import pytest

from physics.places import HARRY, NW, NW_RIDER, SCENES, SE_RIDER
from posse.kernel import Illegal
from posse.physics import NONE, Aim, Flick, Piece, Scene, duel_scene, shoot, tremble
from posse.physics.model import LONGEST, TABLE, model
from posse.physics.motion import Run
from posse.physics.shot import launch, simulate

STRAIGHT = tremble(Aim(strength=22), b"", 0, NONE)


def refused(reason: str, what: Any, *given: Any, **named: Any) -> dict[str, Any]:
    with pytest.raises(Illegal) as caught:
        what(*given, **named)
    assert caught.value.reason == reason
    return dict(caught.value.details)


def test_a_straight_shot_without_tremor_fells_the_opponent() -> None:
    shot = shoot(SCENES["empty"], STRAIGHT)
    assert shot.touched == ("bill",)
    assert shot.fell == ("bill",)
    assert shot.seconds == shot.ticks / 480


def test_a_shot_is_the_same_whatever_was_shot_before() -> None:
    scene = SCENES["crowded"]
    flicks = [tremble(Aim(angle=number - 3), b"any", number) for number in range(6)]
    before = {flick: shoot(scene, flick) for flick in flicks}
    random.Random(1).shuffle(flicks)
    for flick in flicks:
        shoot(SCENES["indians"], flick)
        assert shoot(scene, flick) == before[flick]


def test_the_first_touch_is_the_first_of_the_whole_shot() -> None:
    for name, scene in SCENES.items():
        for number in range(5):
            flick = tremble(Aim(strength=18 + 2 * number), name.encode(), number)
            whole, first = shoot(scene, flick), shoot(scene, flick, first_touch=True)
            assert first.touched == whole.touched[:1]
            assert first.frames == b""
            assert first.fell == ()


def test_a_die_off_the_board_has_no_place_of_rest() -> None:
    assert shoot(SCENES["empty"], tremble(Aim(angle=90, strength=32), b"", 0, NONE)).rest is None
    at = shoot(SCENES["empty"], tremble(Aim(strength=8), b"", 0, NONE)).rest
    assert at is not None
    assert 500 < at[0] < 2000
    assert 500 < at[1] < 2000


def test_to_the_right_is_with_the_clock() -> None:
    """From the north-west to the south-east, the shooter's right is the south-west."""
    straight, right = (
        shoot(SCENES["empty"], tremble(Aim(angle=angle, strength=14), b"", 0, NONE)).rest for angle in (0, 20)
    )
    assert straight is not None
    assert right is not None
    assert right[0] < straight[0]
    assert right[1] > straight[1]


def test_the_die_starts_behind_the_line_where_the_shooter_wants() -> None:
    start = launch(SCENES["empty"], tremble(Aim(along=30), b"", 0, NONE)).place
    x, y = model().spot(start[0], start[1])
    assert (x, y) == (560 - 212 - 82, 560 + 212 - 82)  # 30 mm towards the second end, 11.6 mm behind


def test_a_slide_is_as_long_as_friction_lets_it() -> None:
    """Flat on the board, without spin: v² / 2μg, within 2%."""
    scene = Scene(((300, 1000), (300, 3000)), (5800, 2000), ())
    for speed in (900, 1300):
        run = simulate(scene, Flick(0, 0, speed, 0, 0, 0))
        way = run.last(0)[0] - launch(scene, Flick(0, 0, speed, 0, 0, 0)).place[0]
        assert way == pytest.approx((speed / 1000) ** 2 / (2 * 0.30 * 9.81), rel=0.02)


@pytest.mark.parametrize("side", [150, 300, 400])
def test_a_spun_die_bends_to_the_side_of_the_strike_and_a_soft_one_more(side: int) -> None:
    """To the left as much as to the right, however the die was set down."""
    scene = Scene(((300, 1000), (300, 3000)), (5800, 2000), ())

    def bend(speed: int, side: int) -> float:
        """Return how far to the right a die that goes east is after half a metre, on average."""
        runs = [
            simulate(scene, Flick(0, 0, speed, side, height, yaw), first_touch=True)
            for yaw in range(-200, 201, 50)
            for height in (-60, 60)
        ]
        ways = [_places(run) for run in runs]
        return fmean([way[0][1] - next(y for x, y in way if x > 0.23) for way in ways])

    assert bend(2000, side) > bend(2600, side) > 0.012
    assert bend(2200, -side) == pytest.approx(-bend(2200, side), rel=0.25)


def _places(run: Run) -> list[tuple[float, float]]:
    return [struct.unpack_from("<2f", run.frames, at) for at in range(0, len(run.frames), 28 * run.bodies)]


def test_nothing_spins_for_ever() -> None:
    """Torsional friction: even a die that turns 300 times a second on the spot comes to rest."""
    scene = Scene(((300, 1000), (300, 3000)), (5800, 2000), ())
    for height in (-600, 0, 600):
        assert shoot(scene, Flick(0, 0, 3000, 600, height, 785)).seconds < LONGEST


def test_a_die_is_followed_to_the_edge_of_the_table_and_no_further() -> None:
    shot = simulate(SCENES["empty"], tremble(Aim(angle=60, strength=32), b"", 0, NONE))
    places = _places(shot)
    gone = [place for place in places if abs(place[0]) > TABLE[0] or abs(place[1]) > TABLE[1]]
    assert len(set(gone)) == 1
    assert places[-1] == gone[0]
    assert shot.ticks < 480


def test_a_piece_pushed_off_the_table_has_fallen() -> None:
    flick = tremble(Aim(strength=32), b"", 0, NONE)
    shot = shoot(SCENES["empty"], flick)
    assert shot.fell == ("bill",)
    assert shot.seconds < LONGEST


def test_shots_in_several_threads_do_not_meet() -> None:
    flicks = [
        tremble(Aim(angle=number % 5, strength=20 + number % 6), b"threads", number) for number in range(24)
    ]
    alone = [shoot(SCENES["crowded"], flick) for flick in flicks]
    with ThreadPoolExecutor(3) as threads:
        assert list(threads.map(lambda flick: shoot(SCENES["crowded"], flick), flicks)) == alone


def test_a_near_miss_is_a_miss() -> None:
    """Nothing is touched at a distance; with the engine's default length unit it would be."""
    across = 80 + 50 + 5  # half the die, half the rider's thickness, half a millimetre
    rider = Piece("a", "rider", 3000, 2000 + across, 0)
    scene = Scene(((300, 1000), (300, 3000)), (5800, 2000), (rider,))
    assert shoot(scene, Flick(0, 0, 2600, 0, 0, 0)).touched == ()
    closer = Scene(scene.line, scene.target, (Piece("a", "rider", 3000, 2000 + across - 10, 0),))
    assert shoot(closer, Flick(0, 0, 2600, 0, 0, 0)).touched == ("a",)


def test_a_prone_rider_is_touched_and_does_not_fall() -> None:
    scene = duel_scene(NW, NW_RIDER, SE_RIDER, (Piece("harry", "prone", 3000, 2090, 60),))
    shot = shoot(scene, STRAIGHT)
    assert shot.touched[0] == "harry"
    assert "harry" not in shot.fell


def test_untouched_pieces_do_not_stir() -> None:
    run = simulate(SCENES["crowded"], tremble(Aim(angle=120, strength=20), b"", 0, NONE))
    first = run.frames[28 : 28 * run.bodies]
    assert run.touched == ()
    assert run.frames.count(first) == len(run.frames) // (28 * run.bodies)


def test_attitudes_stay_unit_quaternions() -> None:
    run = simulate(SCENES["indians"], STRAIGHT)
    for body in range(run.bodies):
        assert sqrt(sum([part * part for part in run.last(body)[3:]])) == pytest.approx(1, abs=1e-5)


def test_a_die_cannot_be_set_down_on_a_piece() -> None:
    scene = duel_scene(NW, NW_RIDER, SE_RIDER, (Piece("harry", "rider", 700, 300, 45),))
    assert refused("blocked-start", shoot, scene, tremble(Aim(along=-30), b"", 0)) == {"piece": "harry"}
    assert shoot(scene, tremble(Aim(along=30), b"", 0, NONE)).touched


def test_a_die_cannot_be_set_down_beside_the_line() -> None:
    short = Scene(((560, 360), (360, 560)), SE_RIDER[1:], ())
    assert refused("bad-aim", shoot, short, tremble(Aim(along=20), b"", 0))["field"] == "along"


@pytest.mark.parametrize("scene", [None, "empty", 3, (HARRY,)])
def test_what_is_no_scene_is_refused(scene: Any) -> None:
    assert refused("bad-scene", shoot, scene, STRAIGHT)["field"] == "scene"


@pytest.mark.parametrize("flick", [None, Aim(), (0, 0, 2000, 0, 0, 0)])
def test_what_is_no_flick_is_refused(flick: Any) -> None:
    assert refused("bad-aim", shoot, SCENES["empty"], flick)["field"] == "flick"
