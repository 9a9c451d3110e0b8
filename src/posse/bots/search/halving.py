"""Sequential halving: all candidates a few times, the better half twice as often, until one is left.

Every candidate meets the same worlds, so that luck is the same for all (common random numbers).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from typing import Final

from posse.bots.search.knowledge import Candidate

WIDTH: Final = 2.0
"""How many candidates are tried, as a multiple of the square root of the playouts there is time for."""


@dataclass(frozen=True)
class Budget:
    """What a turn may cost."""

    playouts: int
    seconds: float
    """Looked at only when somebody waits."""
    trust: float = 1.0
    """How many playouts a candidate's promise at a glance is worth."""


@dataclass
class TriedCandidate:
    """A candidate, and how it fared."""

    candidate: Candidate
    tries: int = 0
    total: float = 0.0

    def chance(self, trust: float) -> float:
        """Of winning, by what was seen and, for a start, what was promised."""
        if not self.tries and not trust:
            return self.candidate.merit
        return (self.total + trust * self.candidate.merit) / (self.tries + trust)


Playout = Callable[[Candidate, int], float]
"""How a candidate fares in the world of this number: a chance of winning."""


def sequential_halving(
    candidates: Sequence[Candidate], playout: Playout, budget: Budget, deadline: float | None = None
) -> list[TriedCandidate]:
    """All that were tried, the best first.  More are tried the more time there is."""
    width = max(2, int(WIDTH * sqrt(budget.playouts)))
    tried = [TriedCandidate(candidate) for candidate in candidates[:width]]
    left = tried
    rounds = max(1, ceil(log2(len(left))))
    for _ in range(rounds):
        for _ in range(max(1, budget.playouts // (rounds * len(left)))):
            for found in left:
                found.total += playout(found.candidate, found.tries)
                found.tries += 1
            if deadline is not None and time.perf_counter() > deadline:
                return _ranked(left, tried, budget)
        left = sorted(left, key=lambda found: -found.chance(budget.trust))[: ceil(len(left) / 2)]
    return _ranked(left, tried, budget)


def _ranked(left: list[TriedCandidate], tried: list[TriedCandidate], budget: Budget) -> list[TriedCandidate]:
    """Those who stayed to the end first: the others were seen too seldom to compare."""
    stayed = set(map(id, left))
    return sorted(tried, key=lambda found: (id(found) not in stayed, -found.chance(budget.trust)))
