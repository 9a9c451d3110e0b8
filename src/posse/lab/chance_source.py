"""Answers what a game leaves to chance: dice from a generator, shots from the physics if wanted."""

from __future__ import annotations

import random
from typing import Any

from posse import physics
from posse.kernel import Chance, Outcome

TENTHS = 10  # boards are measured in millimetres, the physics in tenths of a millimetre


class ChanceSource:
    """Draws outcomes.  With `real_shots` the physics simulates a shot; else the game's fast model answers."""

    def __init__(self, rng: random.Random, real_shots: bool = False) -> None:
        self.rng = rng
        self.real_shots = real_shots
        self.shot: physics.Shot | None = None
        """The last real shot, with its path over the board."""
        self._seed = bytes([int(rng.random() * 256) for _ in range(32)])
        self._shots = 0

    def answer(self, ask: Chance) -> Outcome:
        if ask.kind == "shot" and self.real_shots:
            self._shots += 1
            outcome, self.shot = flick(ask, self._seed, self._shots)
            return outcome
        return ask.sample(self.rng)


def flick(ask: Any, seed: bytes, number: int) -> tuple[Outcome, physics.Shot]:
    """Simulate a shot of any game: it has a scene, an aim and a tremor.  How the hand trembles depends only
    on the seed and the shot's number."""
    aim = physics.Aim(**ask.aim.arguments)
    shot = physics.shoot(scene(ask.scene), physics.tremble(aim, seed, number, ask.tremor))
    return ("touched", *shot.touched, "fell", *shot.fell), shot


def scene(drawn: Any) -> physics.Scene:
    """Convert a game's scene into the units of the physics."""
    pieces = []
    for figure in drawn.figures:
        at = _tenths(figure.at)
        turn = physics.broadside(_tenths(figure.toward), at) if figure.toward else 0
        pieces.append(physics.Piece(figure.id, figure.kind, *at, turn))
    line = (_tenths(drawn.line[0]), _tenths(drawn.line[1]))
    return physics.Scene(line, _tenths(drawn.target), tuple(pieces))


def _tenths(point: tuple[int, int]) -> tuple[int, int]:
    return point[0] * TENTHS, point[1] * TENTHS
