"""What a game teaches the search: what is worth trying, how people go on, and who then stands well."""

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
"""What a seat means to choose, question after question, unless something comes between."""


@dataclass(frozen=True)
class Candidate:
    """A plan worth trying."""

    plan: Plan
    merit: float
    """What it promises at a glance, as a chance of winning."""
    reason: Reason | None = None


class Knowledge(ABC, Generic[V]):
    """A game's file of knowledge.  It holds nothing of any one game that is being played.

    `base`, `settled` and `chances` are given positions that were imagined: whatever they read there, they
    learn nothing that is hidden.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def imagine(self, view: V, rng: random.Random) -> State[Any]:
        """A position that would give this view, as likely as this game's players believe it to be."""
        return self.game.imagine(view, rng)

    @abstractmethod
    def candidates(
        self, view: V, prompt: str, options: tuple[Action, ...], rng: random.Random
    ) -> Sequence[Candidate]:
        """What is worth trying, the most promising first; one alone is not searched."""

    @abstractmethod
    def base(self, state: State[Any], seat: Seat, ask: Decision, rng: random.Random) -> Plan:
        """What anybody sensible would answer, and what he would then go on with.

        TriedCandidate quickly: it is asked thousands of times a second.
        """

    @abstractmethod
    def settled(self, state: State[Any], begun: State[Any]) -> bool:
        """Whether a game played on from where it began has gone far enough to be judged."""

    @abstractmethod
    def chances(self, state: State[Any]) -> Sequence[float]:
        """Each seat's chance of winning from here; not asked of a game that is over."""

    def moment(self, view: V) -> str:
        """What must be as a plan expected it for the plan to be followed on."""
        return ""

    def share(self, view: V, prompt: str) -> float:
        """The part of a turn's time that this question deserves."""
        return 1.0
