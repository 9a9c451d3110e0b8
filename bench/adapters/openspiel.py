"""OpenSpiel through its Python API: games in C++, and games written in Python."""

from __future__ import annotations

import itertools
import random
from typing import Any

from bench.adapters.work import GAMES, SEED, Work, cloning, middle


def play(name: str) -> Work:
    game = _load(name)
    rng = random.Random(SEED)
    draw = rng.random

    def work() -> tuple[int, int]:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_outcome(state, rng))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                decisions += 1
        state.returns()
        return decisions, 1

    return work


def clone(name: str) -> Work:
    games = (_random_game(name, seed) for seed in range(GAMES))
    return cloning([middle(positions).clone for positions, _ in games])


def replay(name: str) -> Work:
    records = [_random_game(name, seed) for seed in range(GAMES)]
    turns = itertools.cycle([(positions[0], inputs) for positions, inputs in records])

    def work() -> tuple[int, int]:
        start, inputs = next(turns)
        state = start.clone()
        for action in inputs:
            state.apply_action(action)
            state.legal_actions()
        return len(inputs), 1

    return work


def _load(name: str) -> Any:
    import open_spiel.python.games  # noqa: F401 - registers the games written in Python
    import pyspiel

    return pyspiel.load_game(name)


def _outcome(state: Any, rng: random.Random) -> int:
    """Draw a random outcome, as cheaply as our own code does."""
    outcomes: list[tuple[int, float]] = state.chance_outcomes()
    at = rng.random()
    for outcome, odds in outcomes:
        at -= odds
        if at < 0:
            return outcome
    return outcomes[-1][0]


def _random_game(name: str, seed: int) -> tuple[list[Any], list[int]]:
    rng = random.Random(seed)
    state = _load(name).new_initial_state()
    positions = [state.clone()]
    inputs: list[int] = []
    while not state.is_terminal():
        action = _outcome(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions())
        state.apply_action(action)
        inputs.append(action)
        positions.append(state.clone())
    return positions, inputs
