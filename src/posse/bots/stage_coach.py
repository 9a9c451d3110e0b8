"""Bots for Stage Coach."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from posse.bots.bot import Bot
from posse.kernel import Seat

BOTS: Final[dict[str, Callable[[Seat, random.Random], Bot[Any]]]] = {}
