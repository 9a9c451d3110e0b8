"""Claims and doubts in equilibrium, solved in advance by scripts/solve_claim_equilibrium.py.

The strategies are looked up by number of riders, situation in the race and open dice.  If both sides follow
them, neither gains by changing.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from posse.games.pony_express.bots.belief import LastRoll
from posse.games.pony_express.bots.odds import PATTERNS, pattern, possible_claims, possible_hands
from posse.games.pony_express.bots.prospects import PublicState
from posse.games.pony_express.rules.dice import DICE, Faces, Hand
from posse.kernel.data import data_file

# --- situations in the race ---

SEATS: Final = (3, 4, 5)
STAGES: Final = {"far": 14, "near": 26}
"""The space of the other riders in the positions that were solved."""
STANDINGS: Final = {"behind": -4, "level": 0, "ahead": 4}
"""How many spaces the claimer is ahead of them."""


@dataclass(frozen=True)
class Situation:
    """Where in the race a claim is made."""

    seats: int
    stage: str
    standing: str

    @property
    def name(self) -> str:
        return f"{self.seats} {self.stage} {self.standing}"


SITUATIONS: Final = tuple([Situation(*found) for found in product(SEATS, STAGES, STANDINGS)])


def solved_position(situation: Situation) -> tuple[int, ...]:
    """Return the riders' spaces in the position that was solved for `situation`, the claimer's first."""
    others = STAGES[situation.stage]
    return (others + STANDINGS[situation.standing], *[others] * (situation.seats - 1))


def situation_of(state: PublicState) -> Situation:
    """Return the solved situation nearest to `state`."""
    others = [pos for seat, pos in enumerate(state.pos) if seat != state.active]
    mean = sum(others) / len(others)
    stage = min(STAGES, key=lambda name: abs(STAGES[name] - mean))
    lead = state.pos[state.active] - mean
    standing = min(STANDINGS, key=lambda name: abs(STANDINGS[name] - lead))
    return Situation(len(state.pos), stage, standing)


# --- what the others can see of the dice ---

Observation = tuple[LastRoll, Faces]
"""Where dice rolled last, and the pattern of the open ones."""


def _observations() -> tuple[Observation, ...]:
    rerolled = [p for p in PATTERNS if 0 < len(p) < DICE]
    again = [(last, p) for last in (LastRoll.UNDER, LastRoll.OPEN) for p in rerolled]
    return (*[(last, p) for last in (LastRoll.FIRST, LastRoll.ONLY) for p in PATTERNS], *again)


OBSERVATIONS: Final = _observations()
_SOLVED: Final = frozenset(OBSERVATIONS)


def _observation(last_roll: LastRoll, visible: Faces) -> Observation:
    found = last_roll, pattern(visible)
    # With no open dice, or with all five, it does not matter how they got there.
    return found if found in _SOLVED else (LastRoll.FIRST, found[1])


# --- the file: three characters for each frequency ---

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_BASE: Final = len(_DIGITS)
_WIDTH: Final = 3
_ONE: Final = _BASE**_WIDTH - 1

Frequencies = list[float]
"""A frequency for each hand; the first is that of no hand at all."""


class _Reader:
    def __init__(self, text: str) -> None:
        self._text, self._at = text, 0

    def frequencies(self, claims: tuple[Hand, ...]) -> Frequencies:
        found = [0.0] * len(Hand)
        for claim in claims:
            end = self._at + _WIDTH
            found[claim] = int(self._text[self._at : end], _BASE) / _ONE
            self._at = end
        return found


def _encode_one(frequency: float) -> str:
    number, digits = round(frequency * _ONE), ""
    for _ in range(_WIDTH):
        number, digit = divmod(number, _BASE)
        digits = _DIGITS[digit] + digits
    return digits


def encode(
    claims: Mapping[tuple[Observation, Hand], Sequence[float]], doubts: Mapping[Observation, Sequence[float]]
) -> dict[str, str]:
    """Return the text of one situation for the file."""
    of_claims = [
        claims[seen, hand][claim]
        for seen in OBSERVATIONS
        for hand in possible_hands(seen[1])
        for claim in possible_claims(seen[1])
    ]
    of_doubts = [doubts[seen][claim] for seen in OBSERVATIONS for claim in possible_claims(seen[1])]
    return {"doubts": "".join(map(_encode_one, of_doubts)), "claims": "".join(map(_encode_one, of_claims))}


class SolvedStrategy:
    """How often to claim and to doubt in one situation."""

    def __init__(self, text: Mapping[str, str]) -> None:
        doubts, claims = _Reader(text["doubts"]), _Reader(text["claims"])
        self._doubts: Final = {seen: doubts.frequencies(possible_claims(seen[1])) for seen in OBSERVATIONS}
        self._claims: Final = {
            (seen, hand): _normalized(claims.frequencies(possible_claims(seen[1])))
            for seen in OBSERVATIONS
            for hand in possible_hands(seen[1])
        }

    def doubts(self, last_roll: LastRoll, visible: Faces) -> Frequencies:
        """Return how often each claim is doubted."""
        return self._doubts[_observation(last_roll, visible)]

    def claims(self, last_roll: LastRoll, visible: Faces, hand: Hand) -> Frequencies:
        """Return how often `hand` makes each claim."""
        return self._claims[_observation(last_roll, visible), hand]


def _normalized(frequencies: Frequencies) -> Frequencies:
    total = sum(frequencies)
    return [frequency / total for frequency in frequencies]


@cache
def _file() -> dict[str, dict[str, str]]:
    text = data_file(__package__, "solved_strategy.json")
    situations: dict[str, dict[str, str]] = json.loads(text)["places"]
    return situations


@cache
def solved_strategy(situation: Situation) -> SolvedStrategy:
    return SolvedStrategy(_file()[situation.name])
