"""The compact format of key frames, compared with the engine's own floats."""

from __future__ import annotations

import contextlib
import math
import struct
import zlib
from operator import sub

import pytest
from hypothesis import given
from hypothesis import strategies as st

from physics.places import SCENES
from posse.kernel import Damaged
from posse.physics import USUAL, Aim, Flick, Scene, Track, decode, shoot, tremble
from posse.physics.frames import ONE, encode, length
from posse.physics.model import model
from posse.physics.shot import simulate

SHOTS = [
    (scene, tremble(Aim(strength=20 + 2 * number, spin=number), name.encode(), number, USUAL))
    for name, scene in SCENES.items()
    for number in range(3)
]


def poses(raw: bytes, bodies: int, body: int) -> list[tuple[float, ...]]:
    return [struct.unpack_from("<7f", raw, at) for at in range(28 * body, len(raw), 28 * bodies)]


@pytest.mark.sampled(6)
@pytest.mark.parametrize(("scene", "flick"), SHOTS)
def test_frames_are_true_to_0_05_mm_and_0_06_degrees(scene: Scene, flick: Flick) -> None:
    run = simulate(scene, flick)
    frames = encode(run.frames, run.bodies)
    assert frames == shoot(scene, flick).frames
    tracks = {track.body: track for track in decode(frames)}
    assert 0 in tracks
    width, depth = model().size
    for body in range(run.bodies):
        exact = poses(run.frames, run.bodies, body)
        assert len(exact) == length(frames) == run.ticks // 8 + 1
        if body not in tracks:
            assert max([math.dist(pose[:3], exact[0][:3]) for pose in exact]) < 1e-4
            continue
        for frame, (x, y, z, *turn) in enumerate(exact):
            key = tracks[body].at(frame)
            exactly = (x * 10000 + width / 2, depth / 2 - y * 10000, z * 10000)
            assert max(map(abs, map(sub, (key.x, key.y, key.z), exactly))) < 0.51
            assert _apart(turn, key.turn) < 0.06


def _apart(one: list[float], other: tuple[int, int, int, int]) -> float:
    """Return the degrees between two attitudes, from the quaternion of the rotation between them."""
    a, b = [part / math.hypot(*one) for part in one], [part / math.hypot(*other) for part in other]
    if sum([p * q for p, q in zip(a, b, strict=True)]) < 0:
        b = [-part for part in b]
    return math.degrees(4 * math.asin(min(1.0, math.dist(a, b) / 2)))


def test_turns_are_unit_quaternions() -> None:
    for track in decode(shoot(*SHOTS[0]).frames):
        for key in track.keys:
            assert math.hypot(*key.turn) == pytest.approx(ONE, abs=2)


def test_frames_are_small() -> None:
    sizes = [
        (len(frames), len(zlib.compress(frames, 9))) for frames in [shoot(*shot).frames for shot in SHOTS]
    ]
    assert sum([plain for plain, _ in sizes]) / len(sizes) < 1300
    assert sum([packed for _, packed in sizes]) / len(sizes) < 700


def test_what_does_not_move_is_not_told() -> None:
    still = struct.pack("<7f", 0, 0, 0, 0, 0, 0, 1)
    moving = [struct.pack("<7f", at / 1000, 0, 0.008, 0, 0, 0, 1) for at in (0, 0, 0, 5, 10, 10, 10)]
    (track,) = decode(encode(b"".join([pose + still for pose in moving]), 2))
    assert (track.body, track.start) == (0, 2)
    assert [key.x for key in track.keys] == [3000, 3050, 3100]
    assert [track.at(frame).x for frame in (0, 2, 3, 6, 99)] == [3000, 3000, 3050, 3100, 3100]


ANGLES = st.tuples(*[st.floats(-1, 1, width=32) for _ in range(4)]).filter(lambda q: math.hypot(*q) > 0.1)
PLACES = st.tuples(*[st.floats(-2, 2, width=32) for _ in range(3)])


@given(st.lists(st.tuples(PLACES, ANGLES), min_size=2, max_size=9))
def test_any_frames_survive(path: list[tuple[tuple[float, ...], tuple[float, ...]]]) -> None:
    raw = b"".join([struct.pack("<7f", *place, *turn) for place, turn in path])
    for track in decode(encode(raw, 1)):
        for frame, (place, turn) in enumerate(path):
            key = track.at(frame)
            assert key.x == pytest.approx(place[0] * 10000 + 3000, abs=0.51)
            assert _apart(list(turn), key.turn) < 0.06


@given(st.binary(max_size=60))
def test_damaged_frames_are_refused(frames: bytes) -> None:
    """Or they happen to be valid frames."""
    with contextlib.suppress(Damaged):
        assert all(isinstance(track, Track) for track in decode(frames))


def test_frames_cut_short_are_refused() -> None:
    frames = shoot(*SHOTS[0]).frames
    for cut in (frames[:0], frames[:1], frames[:40], frames[:-1], frames + b"\0", b"\2" + frames[1:]):
        with pytest.raises(Damaged, match="bad-frames"):
            decode(cut)
