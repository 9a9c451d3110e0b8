"""What a game teaches the search: the candidates, a base policy for playouts, and an evaluation."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from posse.bots.bot import Reason
from posse.kernel import Action, AnyGame, Decision, Seat, State, View

V = TypeVar("V", bound=View)

Plan = tuple[Action, ...]
"""The actions a seat means to choose, decision after decision, unless something unexpected happens."""


@dataclass(frozen=True)
class Candidate:
    """A plan worth trying."""

    plan: Plan
    merit: float
    """The first estimate of its chance of winning."""
    reason: Reason | None = None


class Knowledge(ABC, Generic[V]):
    """A game's knowledge for the search. It stores nothing about a game in progress.

    `base`, `settled` and `chances` are given imagined positions, so they learn nothing that is hidden.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def imagine(self, view: V, rng: random.Random) -> State[Any]:
        """Sample a position that would give this view, by the beliefs of the game's players."""
        return self.game.imagine(view, rng)

    @abstractmethod
    def candidates(
        self, view: V, prompt: str, options: tuple[Action, ...], rng: random.Random
    ) -> Sequence[Candidate]:
        """List the plans worth trying, the most promising first. If there is only one, it is not searched."""

    @abstractmethod
    def base(self, state: State[Any], seat: Seat, ask: Decision, rng: random.Random) -> Plan:
        """Return a sensible answer to a decision, with the actions that should follow it.

        It must be quick: it is called thousands of times a second.
        """

    @abstractmethod
    def settled(self, state: State[Any], begun: State[Any]) -> bool:
        """Return whether a playout that started at `begun` has gone far enough to be evaluated."""

    @abstractmethod
    def chances(self, state: State[Any]) -> Sequence[float]:
        """Return each seat's chance of winning; not called when the game is over."""

    def moment(self, view: V) -> str:
        """Return what must be as a plan expected it for the plan to be followed."""
        return ""

    def share(self, view: V, prompt: str) -> float:
        """Return the part of the budget that this decision deserves."""
        return 1.0
