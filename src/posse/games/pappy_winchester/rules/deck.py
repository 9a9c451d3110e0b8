"""Several things drawn at once, in order, from those there are."""

from __future__ import annotations

import random

from posse.kernel import Chance, Outcome


class Several(Chance):
    """So many of a pool, one after another; too many ways to list them.

    Nothing of it is sealed, though objectives are secret: the final count shows them all, so that
    every draw can be proved then.
    """

    __slots__ = ("count", "pool")

    def __init__(self, kind: str, pool: tuple[str, ...], count: int) -> None:
        super().__init__(kind, ())
        self.pool = pool
        self.count = count

    def sample(self, rng: random.Random) -> Outcome:
        pool, found = list(self.pool), []
        for _ in range(self.count):
            at = int(rng.random() * len(pool))
            found.append(pool[at])
            pool[at] = pool[-1]
            pool.pop()
        return tuple(found)

    def accepts(self, outcome: Outcome) -> bool:
        fits = len(outcome) == self.count
        return fits and all(outcome.count(it) <= self.pool.count(str(it)) for it in outcome)
