"""Exact odds of poker dice: 252 hands, 210 ways to keep some dice, and what each may become.

The lookup tables are made at first use, in a few hundredths of a second.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from math import factorial
from operator import itemgetter, mul
from typing import Final

from posse.games.pony_express.rules.dice import DICE, HANDS, SIDES, Faces, Hand

Odds = tuple[float, ...]
"""A probability for each hand; the first is that of no hand at all."""

Values = tuple[float, ...]
"""For each hand, the value of ending the rerolls with it."""


def draw(weights: Sequence[float], rng: random.Random) -> int:
    """Return a random index of `weights`, each in proportion to its weight."""
    at = rng.random() * sum(weights)
    for number, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return number
    return max(range(len(weights)), key=weights.__getitem__)


# --- rolls and rerolls ---


def rolls(count: int) -> tuple[tuple[Faces, float], ...]:
    """Return all results of rolling `count` dice, each sorted, with their probabilities."""
    return _ROLLS[count]


def _rolls(count: int) -> tuple[tuple[Faces, float], ...]:
    found = []
    for faces in combinations_with_replacement(range(SIDES), count):
        ways = factorial(count)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        found.append((faces, ways / SIDES**count))
    return tuple(found)


_ROLLS: Final = tuple([_rolls(count) for count in range(DICE + 1)])


class RerollOdds:
    """For every set of kept dice, the results of rolling the others.  Hands and kept sets are numbered."""

    def __init__(self) -> None:
        hands = [faces for faces, _ in rolls(DICE)]
        self.number: Final = {faces: i for i, faces in enumerate(hands)}
        self.hand: Final = tuple([HANDS[faces] for faces in hands])
        kept = [faces for count in range(DICE) for faces, _ in rolls(count)]
        number = {keep: i for i, keep in enumerate(kept)}
        self.kept: Final = tuple(kept)
        self.results: Final = tuple([self._results(keep) for keep in kept])
        self.odds: Final = tuple([self._odds(results) for results in self.results])
        # At least one die is kept (PE-R6); only the horseshoe may keep none.
        self.keeps: Final = tuple(
            [
                tuple(sorted({number[k] for count in range(1, DICE) for k in combinations(faces, count)}))
                for faces in hands
            ]
        )
        self.picks: Final = tuple([itemgetter(*keeps) for keeps in self.keeps])  # much faster than a loop

    def _results(self, keep: Faces) -> tuple[tuple[int, float], ...]:
        rolled = rolls(DICE - len(keep))
        return tuple([(self.number[tuple(sorted(keep + fresh))], chance) for fresh, chance in rolled])

    def _odds(self, results: tuple[tuple[int, float], ...]) -> Odds:
        odds = [0.0] * len(Hand)
        for number, chance in results:
            odds[self.hand[number]] += chance
        return tuple(odds)


@cache
def reroll_odds() -> RerollOdds:
    return RerollOdds()


class RerollPlanner:
    """Finds the best dice to keep in one turn, looking two rerolls ahead where there is gold for them.

    `prices` are those of the next rerolls, in the unit of `values`; at most two are considered.
    """

    def __init__(self, values: Values, prices: tuple[float, ...]) -> None:
        self.values: Final = values
        self.prices: Final = prices
        self._later: Final = self._with_one_more(prices[1]) if len(prices) > 1 else None

    def _last_roll(self, keep: int) -> float:
        """Return the expected value of a last roll that keeps set `keep`."""
        found: float = sum(map(mul, reroll_odds().odds[keep], self.values))
        return found

    def _with_one_more(self, price: float) -> list[float]:
        """Return the value of each of the 252 hands when one more reroll may be bought for `price`."""
        t, values = reroll_odds(), self.values
        last = [self._last_roll(keep) for keep in range(len(t.kept))]
        return [
            max(values[hand], max(pick(last)) - price) for hand, pick in zip(t.hand, t.picks, strict=True)
        ]

    def expected(self, keep: int) -> float:
        """Return the expected value of a reroll that keeps set `keep`, before its price."""
        later = self._later
        if later is None:
            return self._last_roll(keep)
        return sum([chance * later[number] for number, chance in reroll_odds().results[keep]])

    def best(self, faces: Faces) -> tuple[float, Faces]:
        """Return the best reroll of `faces`: its value after its price, and the dice to keep."""
        t = reroll_odds()
        keeps = t.keeps[t.number[tuple(sorted(faces))]]
        # Only the few sets that are good for one roll can be the best for two.
        likely = sorted(keeps, key=self._last_roll, reverse=True)[:4]
        value, keep = max([(self.expected(keep), -keep) for keep in likely])
        return value - self.prices[0], t.kept[-keep]

    def best_with_horseshoe(self, faces: Faces) -> tuple[float, Faces]:
        """Return the best single free roll of any of `faces`, even all five, and the dice to keep."""
        t = reroll_odds()
        keeps = (0, *t.keeps[t.number[tuple(sorted(faces))]])
        value, keep = max([(self._last_roll(keep), -keep) for keep in keeps])
        return value, t.kept[-keep]


@cache
def usual_hand_odds() -> Odds:
    """Return the odds of the hand that a rider ends with after at most one reroll, the best for distance."""
    t = reroll_odds()
    planner = RerollPlanner(tuple([float(hand) for hand in Hand]), (0.0,))
    odds = [0.0] * len(Hand)
    for number, (faces, chance) in enumerate(rolls(DICE)):
        value, keep = planner.best(faces)
        hand = t.hand[number]
        if value <= hand:
            odds[hand] += chance
        else:
            for end, share in enumerate(t.odds[t.kept.index(keep)]):
                odds[end] += chance * share
    return tuple(odds)


@cache
def chance_to_ride(distance: int, turns: int) -> float:
    """Return the probability of riding `distance` spaces within `turns` turns.

    A hand worth nothing is claimed as a pair.
    """
    if distance <= 0:
        return 1.0
    if turns <= 0:
        return 0.0
    reached = [
        odds * chance_to_ride(distance - max(hand, 1), turns - 1)
        for hand, odds in enumerate(usual_hand_odds())
    ]
    return sum(reached)


# --- dice in the open ---
#
# Faces matter only for straights, and all straights contain 10, J, Q and K.  So these four faces may be
# exchanged for each other, and so may the nine and the ace: of 462 sets of open dice 61 patterns are left.


def _renamings() -> tuple[Faces, ...]:
    low, *middle, high = range(SIDES)
    ends = ((low, high), (high, low))
    return tuple([(a, *inner, b) for inner in permutations(middle) for a, b in ends])


_RENAMINGS: Final = _renamings()


@cache
def pattern(visible: Faces) -> Faces:
    """Return the set of dice that stands for all sets equivalent to `visible`."""
    return min([tuple(sorted([names[face] for face in visible])) for names in _RENAMINGS])


PATTERNS: Final = tuple(
    sorted(
        {pattern(faces) for count in range(DICE + 1) for faces, _ in rolls(count)}, key=lambda p: (len(p), p)
    )
)


@cache
def possible_hands(visible: Faces) -> tuple[Hand, ...]:
    """Return the hands that five dice can make if `visible` are among them."""
    hidden = rolls(DICE - len(visible))
    return tuple(sorted({HANDS[tuple(sorted(visible + faces))] for faces, _ in hidden}))


@cache
def possible_claims(visible: Faces) -> tuple[Hand, ...]:
    """Return the claims that the open dice do not disprove; a pair if they disprove them all."""
    return tuple([hand for hand in possible_hands(visible) if hand]) or (Hand.PAIR,)
