"""Aims, tremor, flicks: whole numbers in, whole numbers out."""

from __future__ import annotations

import math
import statistics
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posse.kernel import Illegal
from posse.physics import NONE, STEADY, USUAL, WHISKY, Aim, Flick, tremble

AIMS = st.builds(Aim, **{name: st.integers(*bounds) for name, bounds in Aim.RANGES.items()})
BAD: list[Any] = [math.nan, math.inf, 1.0, True, False, None, "1", b"1", 10**9, -(10**9), (1,)]


@pytest.mark.sampled(8)
@pytest.mark.parametrize("field", Aim.RANGES)
@pytest.mark.parametrize("value", BAD, ids=repr)
def test_an_aim_is_made_of_whole_numbers_in_range(field: str, value: Any) -> None:
    with pytest.raises(Illegal) as caught:
        Aim(**{field: value})
    assert caught.value.reason == "bad-aim"
    assert caught.value.details["field"] == field


@pytest.mark.parametrize("field", Aim.RANGES)
def test_ranges_include_their_ends_and_no_more(field: str) -> None:
    low, high = Aim.RANGES[field]
    assert Aim(**{field: low}) != Aim(**{field: high})
    for value in (low - 1, high + 1):
        with pytest.raises(Illegal, match="bad-aim"):
            Aim(**{field: value})


@pytest.mark.parametrize("value", BAD, ids=repr)
def test_a_flick_too(value: Any) -> None:
    for field in Flick.RANGES:
        with pytest.raises(Illegal, match="bad-aim"):
            Flick(**{**dict.fromkeys(Flick.RANGES, 0), "speed": 2000, field: value})


@pytest.mark.parametrize(
    "given",
    [
        (None, b"", 0, 4),
        (Aim(), "seed", 0, 4),
        (Aim(), bytearray(3), 0, 4),
        (Aim(), b"", -1, 4),
        (Aim(), b"", True, 4),
        (Aim(), b"", 0.0, 4),
        (Aim(), b"", 0, -1),
        (Aim(), b"", 0, 21),
        (Aim(), b"", 0, math.nan),
    ],
)
def test_tremor_is_particular_too(given: Any) -> None:
    with pytest.raises(Illegal, match="bad-aim"):
        tremble(*given)


def test_without_tremor_the_hand_does_what_it_means() -> None:
    assert tremble(Aim(-12, 8, 21, 3), b"any", 5, NONE) == Flick(-120, 3491, 2100, 150, 0, 0)


def test_tremor_is_a_matter_of_seed_and_shot() -> None:
    """Stored numbers: a change here changes every game in progress."""
    aim = Aim(0, 0, 22, 0)
    assert tremble(aim, b"seed", 0) == tremble(aim, b"seed", 0, USUAL)
    assert tremble(aim, b"seed", 0) == Flick(0, 2735, 2313, -191, 123, 70)
    assert len({tremble(aim, seed, shot) for seed in (b"seed", b"other") for shot in range(50)}) == 100


@given(AIMS, st.binary(), st.integers(0, 2**32 - 1), st.integers(0, 20))
def test_every_aim_trembles_into_a_flick(aim: Aim, seed: bytes, shot: int, scale: int) -> None:
    flick = tremble(aim, seed, shot, scale)
    assert flick == tremble(aim, seed, shot, scale)
    assert flick.along == aim.along * 10


@pytest.mark.sampled
@pytest.mark.parametrize("scale", [STEADY, USUAL, WHISKY])
def test_the_tremor_has_its_spread(scale: int) -> None:
    """At the softest flick: 0.34 degrees, 3.6% of the speed, 0.56 and 0.3 mm, 6 degrees, times the scale."""
    soft = [tremble(Aim(strength=8), b"spread", shot, scale) for shot in range(3000)]
    times = scale / 2
    for field, middle, deviation in (
        ("angle", 0, 600 * times),
        ("speed", 800, 28.8 * times),
        ("side", 0, 56 * times),
        ("height", 0, 30 * times),
        ("yaw", 0, 105 * times),
    ):
        values = [getattr(flick, field) for flick in soft]
        assert statistics.fmean(values) == pytest.approx(middle, abs=deviation / 12)
        assert statistics.pstdev(values) == pytest.approx(deviation, rel=0.06)


def test_the_harder_the_wider() -> None:
    spreads = [
        statistics.pstdev([tremble(Aim(strength=strength), b"", shot).angle for shot in range(800)])
        for strength in (8, 20, 32)
    ]
    assert spreads == sorted(spreads)
    assert spreads[2] > 3 * spreads[0]


def test_near_the_edge_a_nail_slips() -> None:
    spreads = [
        statistics.pstdev([tremble(Aim(strength=22, spin=spin), b"", shot).angle for shot in range(800)])
        for spin in (0, -4, 8)
    ]
    assert spreads == sorted(spreads)
    assert spreads[2] > 1.4 * spreads[0]
