"""What a game provides for its report: the chances in a position, the cause of a step, remarks."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from posse.kernel import Chance, Event, Outcome, Over, Seat, State

Chances = tuple[float, ...]
"""The chance of winning of each seat; they add up to 1."""

Cause = Seat | str
"""The cause of a step: the seat that chose, `LUCK` or `UNSEEN`."""

LUCK: Final = "luck"
UNSEEN: Final = "hidden"
"""The step depends on something that the reader never saw: it may be luck or play."""

LISTED: Final = 24
"""`spread` handles at most this number of outcomes; with more, a critic must override it."""


@dataclass(frozen=True)
class Line:
    """A remark on a seat's game: the id of a sentence, and its arguments."""

    id: str
    seat: Seat
    args: Mapping[str, int | float] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        return {"line": self.id, "seat": self.seat, **self.args}


@dataclass(frozen=True)
class Step:
    """An input as the reader knows it: the positions before and after, and the events."""

    number: int
    mover: Seat | None
    """The seat that chose; None for chance."""
    before: State[Any]
    after: State[Any]
    events: Sequence[Event]


class Critic(ABC):
    """Follows one game from its redacted record.  It sees no more than the reader of the report."""

    lines: ClassVar[tuple[str, ...]]
    """The ids of all lines that `written` may return."""
    telling: ClassVar[tuple[str, ...]]
    """The kinds of events that describe a step best, the best first."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    @abstractmethod
    def judged(self, state: State[Any]) -> Chances | None:
        """Return the chances in a position in which a seat must choose.

        None means the middle of a move, which is judged as a whole.
        """

    @abstractmethod
    def watch(self, step: Step) -> None:
        """Take another step into account, for the lines."""

    @abstractmethod
    def written(self) -> Iterable[Line]:
        """Return the lines on the game, seat by seat."""

    def cause(self, step: Step) -> Cause:
        return LUCK if step.mover is None else step.mover

    def spread(self, state: State[Any], ask: Chance) -> Sequence[tuple[Outcome, float]] | None:
        """Return the possible outcomes and their probabilities; None if they matter too little to compute."""
        outcomes = ask.outcomes
        if not 0 < len(outcomes) <= LISTED:
            return None
        weights = ask.weights or (1,) * len(outcomes)
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in zip(outcomes, weights, strict=True)]

    def chances(self, state: State[Any]) -> Chances | None:
        """Return the chances in a position.

        Before an answer of chance they are the average over all outcomes, so that luck is zero on average.
        """
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
    """Return the chances at the end of a game: 1, shared by all seats in the first place."""
    best = ranks.count(1)
    return tuple([1 / best if rank == 1 else 0.0 for rank in ranks])


def even(seats: int) -> Chances:
    return (1 / seats,) * seats


def mixed(parts: Sequence[tuple[Sequence[float], float]]) -> Chances:
    """Return the average of the chances in several cases, weighted by their probabilities."""
    seats = len(parts[0][0])
    return tuple([sum([chances[seat] * odds for chances, odds in parts]) for seat in range(seats)])


def sampled(ask: Chance, tries: int) -> list[tuple[Outcome, float]]:
    """Estimate the probabilities of the outcomes from a number of `tries`, always with the same seed."""
    rng = random.Random(tries)
    counts: dict[Outcome, int] = {}
    for _ in range(tries):
        outcome = ask.sample(rng)
        counts[outcome] = counts.get(outcome, 0) + 1
    return [(outcome, count / tries) for outcome, count in counts.items()]
