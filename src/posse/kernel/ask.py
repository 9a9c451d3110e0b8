"""What the rules wait for: a decision of seats, an answer of chance, or nothing, when the game is over."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, ClassVar, Final

from posse.kernel.action import Action, Range
from posse.kernel.fields import seat_field
from posse.kernel.illegal import Illegal

Seat = Annotated[int, seat_field]
"""A place at the table, counted from 0."""

Outcome = tuple[int | str, ...]
"""What chance answered: faces, cards, the figures that a flicked die touched.  Records contain it."""


_NUMBER: Final = re.compile(r"-?[0-9]{1,9}")
_NO_RANGES: Final[Mapping[Seat, Range]] = MappingProxyType({})


class Ask:
    """One of `Decision`, `Chance` and `Over`."""

    __slots__ = ()


class Decision(Ask):
    """Each seat asked must choose one of its own options.  No other list says what is legal.

    Several seats may be asked at once; they answer in any order.  A seat's options are known to that
    seat only.  The first option is the default: it is played for an absent player.
    """

    __slots__ = ("options", "prompt", "ranges", "seats")

    def __init__(
        self,
        prompt: str,
        options: Mapping[Seat, tuple[Action, ...]],
        ranges: Mapping[Seat, Range] = _NO_RANGES,
    ) -> None:
        self.prompt = prompt
        self.options = options
        self.ranges = ranges
        self.seats = tuple(options)

    def offers(self, seat: Seat, action: Action) -> bool:
        return action in self.options.get(seat, ()) or (seat in self.ranges and action in self.ranges[seat])

    def default(self, seat: Seat) -> Action:
        return self.options[seat][0]

    def __repr__(self) -> str:
        options = {seat: [str(action) for action in own] for seat, own in self.options.items()}
        return f"Decision({self.prompt!r}, {options})"


class Chance(Ask):
    """A random outcome is needed.  This class lists every outcome; subclasses may draw in other ways."""

    __slots__ = ("kind", "outcomes", "sampled", "weights")
    sealed: ClassVar[bool] = False
    """Whether its odds depend on something hidden.  Then a proof of the outcome would reveal it."""

    def __init__(self, kind: str, outcomes: tuple[Outcome, ...], weights: tuple[int, ...] = ()) -> None:
        self.kind = kind
        self.outcomes = outcomes
        self.weights = weights
        self.sampled: Outcome | None = None
        """The last outcome drawn here, if `sample` keeps it: `State.happen` need not check that object."""

    def sample(self, rng: random.Random) -> Outcome:
        """Return a random outcome.  Only `rng.random()` is called, so any source of these numbers will do."""
        if not self.weights:
            outcome = self.sampled = self.outcomes[int(rng.random() * len(self.outcomes))]
            return outcome
        at = rng.random() * sum(self.weights)
        for outcome, weight in zip(self.outcomes, self.weights, strict=True):
            at -= weight
            if at < 0:
                return outcome
        return self.outcomes[-1]

    def accepts(self, outcome: Outcome) -> bool:
        return outcome in self.outcomes

    def words(self, outcome: Outcome) -> str:
        return " ".join(map(str, outcome))

    def parse(self, words: str) -> Outcome:
        """Return the outcome that these words name, written as in a record."""
        outcome = tuple([int(word) if _NUMBER.fullmatch(word) else word for word in words.split()])
        if not self.accepts(outcome):
            raise Illegal("impossible-outcome", chance=self.kind, outcome=words[:80])
        return outcome

    def __repr__(self) -> str:
        return f"Chance({self.kind!r}, {len(self.outcomes)} outcomes)"


class Over(Ask):
    """The game has ended.  `ranks` has the rank of each seat, 1 for the best; equal ranks share a place."""

    __slots__ = ("ranks",)

    def __init__(self, ranks: tuple[int, ...]) -> None:
        self.ranks = ranks

    def __repr__(self) -> str:
        return f"Over({self.ranks})"


def die(sides: int = 6) -> Chance:
    """Return the chance of rolling one die."""
    return Chance("die", tuple([(face,) for face in range(1, sides + 1)]))
