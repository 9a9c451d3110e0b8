"""The chance_source answers: dice from a generator, shots from the physics."""

from __future__ import annotations

import random

import pytest

import posse
from posse import physics
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.actions import AIM_BOUNDS, AIM_GRID, Aim
from posse.games.pony_express.rules.options import TREMORS
from posse.games.pony_express.rules.scene import ModelledShot
from posse.lab.chance_source import ChanceSource
from posse.physics.flick import scene

USUAL = TREMORS["usual"]


def table(pos: list[int]) -> Race:
    made: Race = posse.load("pony-express").setup(len(pos)).table
    made.pos = tuple(pos)
    return made


def test_real_shots_are_answers_the_rules_accept() -> None:
    chance_source = ChanceSource(random.Random(1), real_shots=True)
    for ask in (
        ModelledShot(table([20, 20, 17]).duel_scene(0, 1, 0), AIM_GRID[0], USUAL),
        ModelledShot(table([20, 20, 17]).duel_scene(0, 1, 1), Aim(-5, 3, 24, 1), USUAL),
        ModelledShot(table([8, 3, 2]).ambush_scene(), AIM_GRID[0], USUAL),
    ):
        for _ in range(4):
            assert ask.accepts(chance_source.answer(ask))
            assert chance_source.shot is not None
            assert physics.decode(chance_source.shot.frames)


def test_a_seed_gives_the_same_shots_and_the_shots_differ() -> None:
    ask = ModelledShot(table([20, 20, 17]).duel_scene(0, 1, 0), AIM_GRID[0], USUAL)
    one, two = (ChanceSource(random.Random(7), real_shots=True) for _ in range(2))
    paths = []
    for _ in range(3):
        assert one.answer(ask) == two.answer(ask)
        assert one.shot == two.shot
        assert one.shot is not None
        paths.append(one.shot.frames)
    assert len(set(paths)) == 3


def test_every_aim_of_the_game_is_one_of_the_physics() -> None:
    for name, (low, high) in AIM_BOUNDS.items():
        assert physics.Aim.RANGES[name][0] <= low < high <= physics.Aim.RANGES[name][1]


@pytest.mark.parametrize(
    ("seats", "positions"), [(3, 40), (4, 40), (5, 40), pytest.param(5, 400, marks=pytest.mark.long)]
)
def test_riders_stand_beside_each_other_wherever_they_are(seats: int, positions: int) -> None:
    """The physics refuses pieces that overlap: no position of the game may make any."""
    rng = random.Random(seats)
    for _ in range(positions):
        home = rng.randint(1, 32)
        race = table([max(1, min(32, home + rng.randint(-2, 2))) for _ in range(seats)])
        race.jailed = rng.randrange(1 << seats)
        if rng.random() < 0.3:
            race.pos = (rng.choice((33, 34)), *race.pos[1:])
        shooter, target = rng.sample(range(seats), 2)
        for drawn in (race.duel_scene(shooter, target, rng.randrange(2)), race.ambush_scene()):
            assert len(scene(drawn).pieces) == seats + 3


@pytest.mark.long
def test_the_fast_model_is_near_the_physics() -> None:
    """Within eight points at a lone rider, straight; docs/physics.md has the figures."""
    drawn = table([6, 6, 1]).duel_scene(0, 1, 0)
    for strength in (20, 22, 24):
        ask = ModelledShot(drawn, Aim(0, 0, strength, 0), USUAL)
        shares = []
        for chance_source, shots in (
            (ChanceSource(random.Random(3), True), 400),
            (ChanceSource(random.Random(3)), 4000),
        ):
            hits = sum(chance_source.answer(ask)[1] == "r1" for _ in range(shots))
            shares.append(hits / shots)
        assert abs(shares[0] - shares[1]) < 0.08
