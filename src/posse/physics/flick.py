"""Answer a shot of the rules by simulating the die."""

from __future__ import annotations

from typing import cast

from posse import kernel
from posse.kernel.shot import Point, shot_outcome
from posse.physics.aim import Aim, tremble
from posse.physics.scene import Kind, Piece, Scene, broadside
from posse.physics.shot import Trajectory, shoot

TENTHS = 10  # a game's scene is in millimetres, the physics counts tenths


def flick(ask: kernel.Shot, seed: bytes, number: int) -> tuple[kernel.Outcome, Trajectory]:
    """Simulate a shot and return its outcome.  The tremor comes from the seed and the shot's number."""
    aim = Aim(ask.aim.along, ask.aim.angle, ask.aim.strength, ask.aim.spin)
    shot = shoot(scene(ask.scene), tremble(aim, seed, number, ask.tremor))
    return shot_outcome(shot.touched, shot.fell), shot


def recorded(ask: kernel.Shot, seed: bytes, number: int) -> tuple[kernel.Outcome, bytes]:
    """Simulate a shot and return its outcome, with the key frames for drawing it."""
    outcome, shot = flick(ask, seed, number)
    return outcome, shot.frames


def scene(drawn: kernel.Scene) -> Scene:
    """Convert a game's scene to the units of the physics."""
    pieces = []
    for figure in drawn.figures:
        at = _tenths(figure.at)
        turn = broadside(_tenths(figure.toward), at) if figure.toward else 0
        pieces.append(Piece(figure.id, cast(Kind, figure.kind), *at, turn))  # Piece refuses other kinds
    line = (_tenths(drawn.line[0]), _tenths(drawn.line[1]))
    return Scene(line, _tenths(drawn.target), tuple(pieces))


def _tenths(point: Point) -> Point:
    return point[0] * TENTHS, point[1] * TENTHS
