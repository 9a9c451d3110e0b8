"""Draw several things at once, in order, without replacement."""

from __future__ import annotations

import random

from posse.kernel import Chance, Outcome


class Several(Chance):
    """`count` things of a pool, one after another.  The outcomes are too many to be listed.

    The draw is not sealed, although objectives are secret: the final count shows them all, so every draw
    can be proved then.
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
        outcome: Outcome = tuple(found)
        self.sampled = outcome
        return outcome

    def accepts(self, outcome: Outcome) -> bool:
        left = list(self.pool)
        for thing in outcome:
            if thing not in left:
                return False
            left.remove(str(thing))
        return len(outcome) == self.count
