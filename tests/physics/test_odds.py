"""The tuning of the data: nobody always hits, and nobody never hits."""

from __future__ import annotations

from collections import Counter

import pytest

from physics.places import SCENES
from posse.physics import NONE, STEADY, USUAL, WHISKY, Aim, shoot, tremble


def hits(scale: int, shots: int = 1000) -> float:
    scene = SCENES["empty"]
    flicks = [tremble(Aim(strength=22), b"odds", number, scale) for number in range(shots)]
    return sum(["bill" in shoot(scene, flick, True).touched for flick in flicks]) / shots


@pytest.mark.long
def test_a_straight_shot_hits_about_every_second_time() -> None:
    assert hits(NONE, 1) == 1
    assert hits(STEADY) > 0.75
    assert 0.40 < hits(USUAL) < 0.55
    assert 0.2 < hits(WHISKY) < 0.4


@pytest.mark.long
def test_three_indians_can_fall_and_one_or_two_often_do() -> None:
    flicks = [tremble(Aim(strength=25), b"odds", number) for number in range(1000)]
    fell = Counter([len(shoot(SCENES["indians"], flick).fell) for flick in flicks])
    assert 300 < fell[0] < 500
    assert fell[1] + fell[2] > 350
    assert 60 < fell[3] < 200
