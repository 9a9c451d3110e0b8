"""PettingZoo's classic games, driven as its documentation does it."""

from __future__ import annotations

import importlib

from bench.adapters.work import SEED, Work


def play(argument: str) -> Work:
    """`argument` is a classic game's module, such as `connect_four_v3`; a colon adds a number of players."""
    name, _, players = argument.partition(":")
    made = importlib.import_module(f"pettingzoo.classic.{name}")
    env = made.env(num_players=int(players)) if players else made.env()
    env.reset(seed=SEED)
    for agent in env.possible_agents:
        env.action_space(agent).seed(SEED)

    def work() -> tuple[int, int]:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            seen, _reward, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(env.action_space(agent).sample(mask))
            decisions += 1
        return decisions, 1

    return work
