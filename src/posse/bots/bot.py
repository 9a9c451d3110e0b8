"""What a bot is: somebody who sees a view, hears events, and chooses among its options."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Generic, TypeVar

from posse.kernel import Action, Event, View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Bot(Generic[V_contra]):
    """One bot in one seat for one game.  It never holds a position it was not given."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def hear(self, events: Sequence[Event]) -> None:
        """What its seat was told; a bot with a memory keeps what it likes."""

    def choose(self, view: V_contra, prompt: str, options: tuple[Action, ...]) -> Action:
        raise NotImplementedError
