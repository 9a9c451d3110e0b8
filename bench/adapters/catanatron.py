"""catanatron, with four of its own random players."""

from __future__ import annotations

import random
from typing import Any

from bench.adapters.work import GAMES, SEED, Work, cloning, middle


def play() -> Work:
    random.seed(SEED)  # each game draws its own seed from here

    def work() -> tuple[int, int]:
        game = _game()
        game.play()
        return len(game.state.actions), 1  # it counts rolling and ending the turn as decisions, and so do we

    return work


def clone() -> Work:
    random.seed(SEED)
    return cloning([middle(_random_game()).copy for _ in range(GAMES)])


def _game() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color])


def _random_game() -> list[Any]:
    game = _game()
    positions = [game.copy()]
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        positions.append(game.copy())
    return positions
