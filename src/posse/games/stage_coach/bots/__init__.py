"""Bots for Stage Coach: greedy ones for the coach and for the Indians, and the shared search for both."""

from __future__ import annotations

import random
from typing import Any, Final

from posse.bots import Bot, BotEntry, Maker
from posse.bots.search import Budget, Searcher
from posse.games.stage_coach.bots.base_bot import BasePolicyBot
from posse.games.stage_coach.bots.greedy_coach import GreedyCoach
from posse.games.stage_coach.bots.greedy_indians import GreedyIndians
from posse.games.stage_coach.bots.knowledge import StageCoachKnowledge
from posse.games.stage_coach.bots.personality import CHARACTERS, LEARNERS, PLAIN, Personality
from posse.games.stage_coach.rules import COACH, StageCoach
from posse.kernel import Seat

BUDGETS: Final = {
    "sheriff": Budget(playouts=20, seconds=0.07, trust=6.0),
    "legend": Budget(playouts=960, seconds=0.7, trust=4.0),
}


def _greedy(personality: Personality) -> Maker:
    return lambda seat, rng: (
        GreedyCoach(rng, personality) if seat == COACH else GreedyIndians(rng, personality)
    )


def _plain(_seat: Seat, rng: random.Random) -> Bot[Any]:
    return BasePolicyBot(rng)


def _searching(budget: Budget) -> Maker:
    return lambda _seat, rng: Searcher(rng, StageCoachKnowledge(StageCoach()), budget)


STRENGTHS: Final = {"greenhorn": 0, "cowhand": 151, "deputy": 332, "sheriff": 494, "legend": 660}
"""Elo points above the weakest level: bench/results.md."""


BOTS: Final[dict[str, BotEntry]] = {
    "greedy": BotEntry(_greedy(PLAIN), "yardstick"),
    "base": BotEntry(_plain, "yardstick"),
    **{
        name: BotEntry(_greedy(personality), strength=STRENGTHS[name])
        for name, personality in LEARNERS.items()
    },
    "deputy": BotEntry(_greedy(PLAIN), strength=STRENGTHS["deputy"]),
    **{name: BotEntry(_searching(budget), strength=STRENGTHS[name]) for name, budget in BUDGETS.items()},
    **{name: BotEntry(_greedy(personality), "character") for name, personality in CHARACTERS.items()},
}
