"""Decides which of two bots is better with as few games as possible.

A generalised sequential probability ratio test (like fishtest's) on rounds.  In a round each bot sits once in
every seat with the other in all the rest, always with the same dice.  What counts is the difference between
their shares of the wins, so that seats, roles and much of the luck cancel out.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final, Literal

from posse.lab.simulation import Result, Seating, pairing

ERROR: Final = 0.05
"""The probability of calling a bot better that is not, and of missing one that is better by the edge."""
BOUND: Final = log((1 - ERROR) / ERROR)
FEWEST: Final = 10
"""Rounds before the first verdict: with fewer the spread cannot be estimated."""

Verdict = Literal["better", "not-better", "open"]


@dataclass(frozen=True)
class State:
    """The test after `rounds` rounds.  `lead` is the mean difference between the shares of the wins."""

    rounds: int
    lead: float
    ratio: float
    """The logarithm of the likelihood ratio; the test is decided when it is beyond `BOUND`."""
    verdict: Verdict


def lead_of(edge: float, seats: int) -> float:
    """The expected lead in a round of a bot that is stronger by `edge` points of Elo."""
    strength = 10 ** (edge / 400)
    return strength / (strength + seats - 1) - 1 / (1 + (seats - 1) * strength)


class Comparison:
    """Tests whether `one` is better than `two` by at least the edge, or not better at all."""

    def __init__(self, one: str, two: str, seats: int, edge: float) -> None:
        self.names = one, two
        self.seatings = tuple(dict.fromkeys([*pairing(one, two, seats), *pairing(two, one, seats)]))
        self._alone = [
            (seated, seated.index(name), sign)
            for name, sign in ((one, 1), (two, -1))
            for seated in (pairing(one, two, seats) if name == one else pairing(two, one, seats))
        ]
        self._seats = seats
        self._wanted = lead_of(edge, seats)
        self._waiting: dict[int, dict[Seating, Result]] = {}
        self._leads: list[float] = []
        self.results: list[Result] = []
        """The results of all judged rounds."""
        self.state = State(0, 0.0, 0.0, "open")

    def take(self, result: Result) -> bool:
        """Add a result; return whether the test is decided.  Rounds are judged in order, whatever order
        results arrive in."""
        self._waiting.setdefault(result.number, {})[result.seated] = result
        while self.state.verdict == "open":
            found = self._waiting.get(len(self._leads), {})
            if len(found) < len(self.seatings):
                return False
            self._leads.append(self._lead(found))
            self.results += [found[seated] for seated in self.seatings]
            self.state = judged(self._leads, self._wanted)
        return True

    def _lead(self, found: dict[Seating, Result]) -> float:
        return sum([sign * found[seated].points(at) for seated, at, sign in self._alone]) / self._seats


def judged(leads: Sequence[float], wanted: float) -> State:
    """Test a mean lead of 0 against the wanted mean lead."""
    rounds = len(leads)
    mean = sum(leads) / rounds
    # One imagined round with a lead that is 1 off the mean: equal rounds do not prove that the spread is 0.
    spread = (sum([(lead - mean) * (lead - mean) for lead in leads]) + 1) / rounds
    ratio = rounds * wanted * (2 * mean - wanted) / (2 * spread)
    verdict: Verdict = "open"
    if rounds >= FEWEST and abs(ratio) >= BOUND:
        verdict = "better" if ratio > 0 else "not-better"
    return State(rounds, mean, ratio, verdict)
