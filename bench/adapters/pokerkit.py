"""PokerKit: fixed-limit hold'em, with everything automated that is not a decision."""

from __future__ import annotations

import random
from typing import Final

from bench.adapters.work import SEED, Work

STACK: Final = 200


def play(argument: str) -> Work:
    """`argument` is the number of players."""
    from pokerkit import Automation, FixedLimitTexasHoldem

    players = int(argument)
    automations = tuple(Automation)
    random.seed(SEED)  # it shuffles by the module's own generator
    draw = random.Random(SEED).random

    def work() -> tuple[int, int]:
        state = FixedLimitTexasHoldem.create_state(automations, True, 0, (1, 2), 2, 4, STACK, players)
        decisions = 0
        while state.status:
            actions = [state.check_or_call]
            if state.can_fold():
                actions.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                actions.append(state.complete_bet_or_raise_to)
            actions[int(draw() * len(actions))]()
            decisions += 1
        return decisions, 1

    return work
