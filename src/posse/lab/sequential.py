"""Which of two bots is the better: games are played until it is clear, and no longer.

A generalised sequential probability ratio test (as fishtest's) on rounds.  In a round each bot sits once in
every seat against the other in all the rest, always with the same dice; what counts is by how much the one
took more of the wins than the other did.  So seats and roles cancel out, and much of the luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import Final, Literal

from posse.lab.simulation import Result, Seating, pairing

ERROR: Final = 0.05
"""How often it may call a bot better that is no better, and how often miss one that is better by the edge."""
BOUND: Final = log((1 - ERROR) / ERROR)
FEWEST: Final = 10
"""Rounds before it may speak: a spread cannot be told from less."""

Verdict = Literal["better", "not-better", "open"]


@dataclass(frozen=True)
class State:
    """How it stands after so many rounds: `lead` is the mean by which the first took more of the wins."""

    rounds: int
    lead: float
    ratio: float
    """The logarithm of the likelihood ratio; beyond the bound it is decided."""
    verdict: Verdict


def lead_of(edge: float, seats: int) -> float:
    """By how much a bot that is stronger by so many points of Elo takes more of the wins, in a round."""
    strength = 10 ** (edge / 400)
    return strength / (strength + seats - 1) - 1 / (1 + (seats - 1) * strength)


class Comparison:
    """`one` against `two`: is it as good or worse, or better by at least the edge?"""

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
        """Those of the rounds that were judged."""
        self.state = State(0, 0.0, 0.0, "open")

    def take(self, result: Result) -> bool:
        """Whether it is decided, with this one.  Rounds are judged in their order, however they come in."""
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
    """The test of a mean lead of nothing against the wanted one."""
    rounds = len(leads)
    mean = sum(leads) / rounds
    # One round of doubt, a lead of 1 off the mean: alike rounds are no proof that all rounds are alike.
    spread = (sum([(lead - mean) * (lead - mean) for lead in leads]) + 1) / rounds
    ratio = rounds * wanted * (2 * mean - wanted) / (2 * spread)
    verdict: Verdict = "open"
    if rounds >= FEWEST and abs(ratio) >= BOUND:
        verdict = "better" if ratio > 0 else "not-better"
    return State(rounds, mean, ratio, verdict)
