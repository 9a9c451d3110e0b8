"""The pieces of work that adapters give a worker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

X = TypeVar("X")

Work = Callable[[], tuple[int, int]]
"""A piece of work.  It returns the number of units (decisions, clones, inputs), and of games that ended."""

SEED: Final = 1
"""The seed of every engine, so that a run can be repeated."""

GAMES: Final = 8
"""The number of games whose middle positions are cloned, or whose inputs are applied."""

_TIMES: Final = 25


def middle(positions: Sequence[X]) -> X:
    return positions[len(positions) // 2]


def cloning(clones: Sequence[Callable[[], object]]) -> Work:
    """Return work that uses each position many times, so that reading the clock costs almost nothing."""

    def work() -> tuple[int, int]:
        for clone in clones:
            for _ in range(_TIMES):
                clone()
        return len(clones) * _TIMES, 0

    return work
