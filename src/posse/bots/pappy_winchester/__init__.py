"""Bots for Pappy Winchester."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from posse.bots.bot import Bot
from posse.bots.pappy_winchester.heir import Heir
from posse.kernel import Seat


def greedy(_seat: Seat, rng: random.Random) -> Bot[Any]:
    return Heir(rng)


BOTS: Final[dict[str, Callable[[Seat, random.Random], Bot[Any]]]] = {"greedy": greedy}

__all__ = ["BOTS"]
