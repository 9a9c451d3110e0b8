"""Our engine, through its public API only."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING, Any

from bench.adapters.work import GAMES, SEED, Work, cloning, middle

if TYPE_CHECKING:
    from posse import Action, State

    Input = tuple[int, Action | tuple[int | str, ...]]


def play_bare(name: str = "stage-coach") -> Work:
    """Play random games with every check, but without events and views."""
    from posse import Chance, Decision, load

    game = load(name)
    rng = random.Random(SEED)
    draw = rng.random

    def work() -> tuple[int, int]:
        state = game.setup()
        decisions = 0
        while True:
            ask = state.ask()
            if isinstance(ask, Decision):
                seats = ask.seats
                seat = seats[int(draw() * len(seats))]
                options = ask.options[seat]
                state.choose(seat, options[int(draw() * len(options))])
                decisions += 1
            elif isinstance(ask, Chance):
                state.happen(ask.sample(rng))
            else:
                return decisions, 1

    return work


def play_seen(name: str = "stage-coach") -> Work:
    """Play random games with events, and with a view for the seat that chooses."""
    from posse import Chance, Decision, load

    game = load(name)
    rng = random.Random(SEED)
    draw = rng.random

    def work() -> tuple[int, int]:
        state = game.setup()
        state.listen()
        decisions = 0
        while True:
            ask = state.ask()
            if isinstance(ask, Decision):
                seats = ask.seats
                seat = seats[int(draw() * len(seats))]
                options = ask.options[seat]
                game.view(state, seat)
                state.choose(seat, options[int(draw() * len(options))])
                decisions += 1
            elif isinstance(ask, Chance):
                state.happen(ask.sample(rng))
            else:
                return decisions, 1
            state.take_events()

    return work


def clone(name: str = "stage-coach") -> Work:
    """Copy positions."""
    games = (_random_game(name, seed) for seed in range(GAMES))
    return cloning([middle(positions).clone for positions, _ in games])


def replay(name: str = "stage-coach") -> Work:
    """Apply recorded inputs with every check, and get the next decision with its options."""
    records = [_random_game(name, seed) for seed in range(GAMES)]
    turns = itertools.cycle([(positions[0], inputs) for positions, inputs in records])

    def work() -> tuple[int, int]:
        start, inputs = next(turns)
        state = start.clone()
        for seat, answer in inputs:
            if isinstance(answer, tuple):
                state.happen(answer)
            else:
                state.choose(seat, answer)
            state.ask()
        return len(inputs), 1

    return work


def _random_game(name: str, seed: int) -> tuple[list[State[Any]], list[Input]]:
    """Return every position of a random game, and the inputs between them."""
    from posse import Chance, Decision, load

    rng = random.Random(seed)
    state = load(name).setup()
    positions = [state.clone()]
    inputs: list[Input] = []
    while True:
        ask = state.ask()
        if isinstance(ask, Decision):
            seat = ask.seats[int(rng.random() * len(ask.seats))]
            action = ask.options[seat][int(rng.random() * len(ask.options[seat]))]
            state.choose(seat, action)
            inputs.append((seat, action))
        elif isinstance(ask, Chance):
            outcome = ask.sample(rng)
            state.happen(outcome)
            inputs.append((-1, outcome))
        else:
            return positions, inputs
        positions.append(state.clone())
