"""Bots for Pony Express."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from posse.bots.bot import Bot
from posse.bots.pony_express.rider import Rider
from posse.kernel import Seat


def greedy(_seat: Seat, rng: random.Random) -> Bot[Any]:
    return Rider(rng)


BOTS: Final[dict[str, Callable[[Seat, random.Random], Bot[Any]]]] = {"greedy": greedy}

__all__ = ["BOTS"]
