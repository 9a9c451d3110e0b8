"""What an adapter gives the worker to do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

X = TypeVar("X")

Work = Callable[[], tuple[int, int]]
"""One piece of work.  How many units were done (decisions, clones, inputs) and how many games ended."""

SEED: Final = 1
"""Every engine's dice start here, so that a run can be repeated."""

GAMES: Final = 8
"""Clones are made of the middle of this many games; inputs are those of this many games."""

_TIMES: Final = 25


def middle(positions: Sequence[X]) -> X:
    return positions[len(positions) // 2]


def cloning(clones: Sequence[Callable[[], object]]) -> Work:
    """Each position many times over, so that asking the clock costs nothing to speak of."""

    def work() -> tuple[int, int]:
        for clone in clones:
            for _ in range(_TIMES):
                clone()
        return len(clones) * _TIMES, 0

    return work
