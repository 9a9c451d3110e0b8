"""Bots that can sit at any table."""

from __future__ import annotations

from posse.bots.bot import Bot
from posse.kernel import Action, View


class RandomBot(Bot[View]):
    """Any option, all alike."""

    def choose(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action:
        return options[int(self.rng.random() * len(options))]
