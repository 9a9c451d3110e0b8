"""What a game teaches the review: who stands how well, who made a step, and what is worth a line."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from posse.kernel import Chance, Event, Outcome, Over, Seat, State

Chances = tuple[float, ...]
"""Each seat's chance of winning; together one."""

Cause = Seat | str
"""Who made a step: a seat by its choice, or one of these two."""

LUCK: Final = "luck"
UNSEEN: Final = "hidden"
"""It rests on what the reader was never shown: luck or nerve, nobody knows."""

LISTED: Final = 24
"""Of more outcomes, or where they are not listed, a critic must bring its own."""


@dataclass(frozen=True)
class Line:
    """Something to know of a seat's game: an id, which the locale files put into words, and particulars."""

    id: str
    seat: Seat
    args: Mapping[str, int | float] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        return {"line": self.id, "seat": self.seat, **self.args}


@dataclass(frozen=True)
class Step:
    """One input as the reader knows it: the positions before and after, and what was told of it."""

    number: int
    mover: Seat | None
    """Who chose; None where chance answered."""
    before: State[Any]
    after: State[Any]
    events: Sequence[Event]


class Critic(ABC):
    """Follows one game from its record as told.  It sees no more than whoever reads the report."""

    lines: ClassVar[tuple[str, ...]]
    """The ids of all lines that it may write."""
    telling: ClassVar[tuple[str, ...]]
    """The kinds of events that tell best what a step was about, the best first."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    @abstractmethod
    def judged(self, state: State[Any]) -> Chances | None:
        """Everybody's chances where somebody is to choose; None in the middle of a move, which is judged as
        a whole."""

    @abstractmethod
    def watch(self, step: Step) -> None:
        """Another step, for the lines."""

    @abstractmethod
    def written(self) -> Iterable[Line]:
        """What was worth a line, seat by seat."""

    def cause(self, step: Step) -> Cause:
        return LUCK if step.mover is None else step.mover

    def spread(self, state: State[Any], ask: Chance) -> Sequence[tuple[Outcome, float]] | None:
        """What chance may answer and how likely; None where that makes no difference worth working out."""
        outcomes = ask.outcomes
        if not 0 < len(outcomes) <= LISTED:
            return None
        weights = ask.weights or (1,) * len(outcomes)
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in zip(outcomes, weights, strict=True)]

    def chances(self, state: State[Any]) -> Chances | None:
        """Before chance answers, a position is worth the average of what follows: so luck is fair."""
        ask = state.ask()
        if isinstance(ask, Over):
            return won(ask.ranks)
        if not isinstance(ask, Chance):
            return self.judged(state)
        spread = self.spread(state, ask)
        if spread is None:
            return self.judged(state)
        found: list[tuple[Chances, float]] = []
        for outcome, odds in spread:
            then = state.clone()
            then.happen(outcome)
            chances = self.chances(then)
            if chances is None:
                return None
            found.append((chances, odds))
        return mixed(found)


def won(ranks: tuple[int, ...]) -> Chances:
    """A game that is over: shared by those in the first place."""
    best = ranks.count(1)
    return tuple([1 / best if rank == 1 else 0.0 for rank in ranks])


def even(seats: int) -> Chances:
    return (1 / seats,) * seats


def mixed(parts: Sequence[tuple[Sequence[float], float]]) -> Chances:
    """Chances in several cases, each as likely as it is."""
    seats = len(parts[0][0])
    return tuple([sum([chances[seat] * odds for chances, odds in parts]) for seat in range(seats)])


def sampled(ask: Chance, tries: int) -> list[tuple[Outcome, float]]:
    """What chance would answer in so many tries; always the same tries."""
    rng = random.Random(tries)
    counts: dict[Outcome, int] = {}
    for _ in range(tries):
        outcome = ask.sample(rng)
        counts[outcome] = counts.get(outcome, 0) + 1
    return [(outcome, count / tries) for outcome, count in counts.items()]
