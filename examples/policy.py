"""What was trained in the environments, at a live table: a policy over the same numbers and the same mask.

posse seat examples/policy.py 'http://localhost:4141/t/TABLE#TOKEN'      (the seat's link)
"""

import numpy as np


class Policy:
    """Stands for a network of yours: here its weights are whatever the generator said."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = np.random.default_rng(seed)
        self.weights = None

    def choose(self, decision, options, rng):
        """`decision.observation` is what the environments for PettingZoo and Gymnasium show a learner."""
        numbers, mask = decision.observation["observation"], decision.observation["action_mask"]
        if self.weights is None:
            self.weights = self.rng.normal(size=(len(mask), len(numbers)))
        scores = np.where(mask, self.weights @ numbers, -np.inf)
        return int(np.argmax(scores))


agent = Policy()
