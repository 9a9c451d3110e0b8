"""Bots for Stage Coach: `driver` for the coach, `riders` for the Indians."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from posse.bots.bot import Bot
from posse.bots.stage_coach.driver import Driver
from posse.bots.stage_coach.riders import Riders
from posse.games.stage_coach import COACH
from posse.kernel import Seat


def greedy(seat: Seat, rng: random.Random) -> Bot[Any]:
    return Driver(rng) if seat == COACH else Riders(rng)


BOTS: Final[dict[str, Callable[[Seat, random.Random], Bot[Any]]]] = {"greedy": greedy}

__all__ = ["BOTS"]
