"""python-chess."""

from __future__ import annotations

import itertools
import random
from functools import partial
from typing import Any, Final

from bench.adapters.work import GAMES, SEED, Work, cloning, middle

PLIES: Final = 120
"""Random games last hundreds of plies.  This number is enough, and keeps a slice short."""


def play() -> Work:
    import chess

    draw = random.Random(SEED).random

    def work() -> tuple[int, int]:
        board = chess.Board()
        for ply in range(PLIES):
            moves = list(board.legal_moves)
            if not moves:
                return ply, 1
            board.push(moves[int(draw() * len(moves))])
        return PLIES, 1

    return work


def clone() -> Work:
    games = (_random_game(seed) for seed in range(GAMES))
    return cloning([partial(middle(positions).copy, stack=False) for positions, _ in games])


def replay() -> Work:
    import chess

    turns = itertools.cycle([inputs for _, inputs in map(_random_game, range(GAMES))])

    def work() -> tuple[int, int]:
        board = chess.Board()
        inputs = next(turns)
        for move in inputs:
            board.push(move)
            list(board.legal_moves)
        return len(inputs), 1

    return work


def _random_game(seed: int) -> tuple[list[Any], list[Any]]:
    import chess

    rng = random.Random(seed)
    board = chess.Board()
    positions = [board.copy(stack=False)]
    inputs: list[Any] = []
    while len(inputs) < PLIES and (moves := list(board.legal_moves)):
        inputs.append(rng.choice(moves))
        board.push(inputs[-1])
        positions.append(board.copy(stack=False))
    return positions, inputs
