"""Bots for Stage Coach: `driver` for the coach, `riders` for the Indians, and the one search for both."""

from __future__ import annotations

import random
from typing import Any, Final

from posse.bots import Bot, BotEntry, Maker
from posse.bots.search import Budget, Searcher
from posse.games.stage_coach.bots.driver import Driver
from posse.games.stage_coach.bots.knowledge import TrailKnowledge
from posse.games.stage_coach.bots.personality import CHARACTERS, LEARNERS, PLAIN, Temper
from posse.games.stage_coach.bots.plain import Plain
from posse.games.stage_coach.bots.riders import Riders
from posse.games.stage_coach.rules import COACH, StageCoach
from posse.kernel import Seat

BUDGETS: Final = {
    "sheriff": Budget(playouts=20, seconds=0.07, trust=6.0),
    "legend": Budget(playouts=960, seconds=0.7, trust=4.0),
}


def _greedy(temper: Temper) -> Maker:
    return lambda seat, rng: Driver(rng, temper) if seat == COACH else Riders(rng, temper)


def _plain(_seat: Seat, rng: random.Random) -> Bot[Any]:
    return Plain(rng)


def _searching(budget: Budget) -> Maker:
    return lambda _seat, rng: Searcher(rng, TrailKnowledge(StageCoach()), budget)


BOTS: Final[dict[str, BotEntry]] = {
    "greedy": BotEntry(_greedy(PLAIN), "yardstick"),
    "base": BotEntry(_plain, "yardstick"),
    **{name: BotEntry(_greedy(temper)) for name, temper in LEARNERS.items()},
    "deputy": BotEntry(_greedy(PLAIN)),
    **{name: BotEntry(_searching(budget)) for name, budget in BUDGETS.items()},
    **{name: BotEntry(_greedy(temper), "character") for name, temper in CHARACTERS.items()},
}
