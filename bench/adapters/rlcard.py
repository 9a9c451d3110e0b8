"""RLCard's environments."""

from __future__ import annotations

import random

from bench.adapters.work import SEED, Work


def play(argument: str) -> Work:
    """`argument` is an environment's name; a colon adds a number of players."""
    import rlcard

    name, _, players = argument.partition(":")
    config = {"seed": SEED, **({"game_num_players": int(players)} if players else {})}
    env = rlcard.make(name, config=config)
    draw = random.Random(SEED).random

    def work() -> tuple[int, int]:
        state, _player = env.reset()
        decisions = 0
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _player = env.step(actions[int(draw() * len(actions))])
            decisions += 1
        env.get_payoffs()
        return decisions, 1

    return work
