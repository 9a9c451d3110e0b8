"""Nearly normal numbers: the sum of twelve uniform ones, which is the same on every machine."""

from __future__ import annotations

import random
from functools import cache
from typing import Final


def bell(rng: random.Random) -> float:
    """Return a nearly standard normal number: the sum of twelve uniform ones."""
    draw = rng.random
    return sum([draw() for _ in range(12)]) - 6


_STEPS: Final = 20


@cache
def _bells() -> tuple[float, ...]:
    """Return how likely `bell` is to be less than -6, -5.95, ... up to 6: a sum of powers of twelve."""
    ways, twelve = [1.0], 12
    for k in range(twelve):
        ways.append(-ways[-1] * (twelve - k) / (k + 1))
    below = []
    for step in range(6 * _STEPS + 1):
        total = 0.0
        for k in range(step // _STEPS + 1):
            square = (step / _STEPS - k) * (step / _STEPS - k)
            total += ways[k] * (square * square * square) * (square * square * square)
        below.append(total / 479001600)
    return (*below, *[1 - share for share in below[-2::-1]], 1.0)


def below(value: float) -> float:
    """Return how likely `bell` is to be less than this."""
    if value <= -6:
        return 0.0
    if value >= 6:
        return 1.0
    at = (value + 6) * _STEPS
    table, step = _bells(), int(at)
    return table[step] + (table[step + 1] - table[step]) * (at - step)
