"""Sequential halving: try all candidates a few times, the better half twice as often, until one is left.

Every candidate is tried in the same imagined positions with the same luck (common random numbers).
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from typing import Final

from posse.bots.search.knowledge import Candidate

WIDTH: Final = 2.0
"""How many candidates are tried, as a multiple of the square root of the number of playouts."""


@dataclass(frozen=True)
class Budget:
    """What one decision may cost."""

    playouts: int
    seconds: float
    """Checked only if somebody is waiting for the bot."""
    trust: float = 1.0
    """How many playouts the first estimate of a candidate is worth."""


@dataclass
class TriedCandidate:
    """A candidate with the results of its playouts."""

    candidate: Candidate
    tries: int = 0
    total: float = 0.0

    def chance(self, trust: float) -> float:
        """Return the chance of winning: the playouts, averaged with the first estimate by `trust`."""
        if not self.tries and not trust:
            return self.candidate.merit
        return (self.total + trust * self.candidate.merit) / (self.tries + trust)


Playout = Callable[[Candidate, int], float]
"""Returns the chance of winning with a candidate in the imagined position of this number."""


def sequential_halving(
    candidates: Sequence[Candidate], playout: Playout, budget: Budget, deadline: float | None = None
) -> list[TriedCandidate]:
    """Return the candidates that were tried, the best first. A larger budget tries more of them."""
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
    """Rank the candidates that were left at the end first: the others had too few playouts to compare."""
    stayed = set(map(id, left))
    return sorted(tried, key=lambda found: (id(found) not in stayed, -found.chance(budget.trust)))
