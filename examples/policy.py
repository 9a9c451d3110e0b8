"""What was trained in the environments, at a live table: a policy over the same numbers and the same mask.

posse seat examples/policy.py 'http://localhost:4141/t/TABLE#TOKEN'      (the seat's link)
"""

import numpy as np


class Policy:
    """Stands for a network of yours: here its weights are whatever the generator said."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = np.random.default_rng(seed)
        self.weights = None

    def choose(self, seen, options, rng):
        """`seen.observation` is what `posse.learn.pettingzoo` and `posse.learn.gymnasium` show a learner."""
        numbers, mask = seen.observation["observation"], seen.observation["action_mask"]
        if self.weights is None:
            self.weights = self.rng.normal(size=(len(mask), len(numbers)))
        scores = np.where(mask, self.weights @ numbers, -np.inf)
        return int(np.argmax(scores))


agent = Policy()
