"""Exact odds of poker dice: 252 hands, 210 ways to keep some dice, and what each may become.

The tables are made at first use, in a few hundredths of a second.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from math import factorial
from operator import itemgetter, mul
from typing import Final

from posse.games.pony_express.rules.dice import DICE, HANDS, SIDES, Faces, Hand

Odds = tuple[float, ...]
"""A chance for each hand, nothing first."""

Values = tuple[float, ...]
"""What it is worth to end the rolling with each hand."""


def throws(count: int) -> tuple[tuple[Faces, float], ...]:
    """What so many dice may show, sorted, and with what chance."""
    return _THROWS[count]


def _throws(count: int) -> tuple[tuple[Faces, float], ...]:
    found = []
    for faces in combinations_with_replacement(range(SIDES), count):
        ways = factorial(count)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        found.append((faces, ways / SIDES**count))
    return tuple(found)


_THROWS: Final = tuple([_throws(count) for count in range(DICE + 1)])


class Tables:
    """For every set of kept dice, what rolling the others may bring."""

    def __init__(self) -> None:
        hands = [faces for faces, _ in throws(DICE)]
        self.number: Final = {faces: i for i, faces in enumerate(hands)}
        self.hand: Final = tuple([HANDS[faces] for faces in hands])
        kept = [faces for count in range(DICE) for faces, _ in throws(count)]
        number = {keep: i for i, keep in enumerate(kept)}
        self.kept: Final = tuple(kept)
        self.leads: Final = tuple([self._leads(keep) for keep in kept])
        self.odds: Final = tuple([self._odds(leads) for leads in self.leads])
        # At least one die is kept (PE-R6); keeping none is the horseshoe's alone.
        self.keeps: Final = tuple(
            [
                tuple(sorted({number[k] for count in range(1, DICE) for k in combinations(faces, count)}))
                for faces in hands
            ]
        )
        self.picks: Final = tuple([itemgetter(*keeps) for keeps in self.keeps])  # much faster than a loop

    def _leads(self, keep: Faces) -> tuple[tuple[int, float], ...]:
        rolled = throws(DICE - len(keep))
        return tuple([(self.number[tuple(sorted(keep + fresh))], chance) for fresh, chance in rolled])

    def _odds(self, leads: tuple[tuple[int, float], ...]) -> Odds:
        odds = [0.0] * len(Hand)
        for number, chance in leads:
            odds[self.hand[number]] += chance
        return tuple(odds)


@cache
def tables() -> Tables:
    return Tables()


class Plan:
    """The rerolls of one turn: what each is expected to bring, looking two ahead where gold allows.

    `prices` are those of the next rerolls, in the currency of the values; two at most are looked at.
    """

    def __init__(self, values: Values, prices: tuple[float, ...]) -> None:
        self.values: Final = values
        self.prices: Final = prices
        self._later: Final = self._after_one(prices[1]) if len(prices) > 1 else None

    def _once(self, keep: int) -> float:
        """What a last roll of all but this brings."""
        found: float = sum(map(mul, tables().odds[keep], self.values))
        return found

    def _after_one(self, price: float) -> list[float]:
        """The worth of each of the 252 hands with one more reroll to be had."""
        t, values = tables(), self.values
        once = [self._once(keep) for keep in range(len(t.kept))]
        return [
            max(values[hand], max(pick(once)) - price) for hand, pick in zip(t.hand, t.picks, strict=True)
        ]

    def rolled(self, keep: int) -> float:
        """What is expected of rolling all but this."""
        later = self._later
        if later is None:
            return self._once(keep)
        return sum([chance * later[number] for number, chance in tables().leads[keep]])

    def best(self, faces: Faces) -> tuple[float, Faces]:
        """The best reroll of these dice, its price paid: its worth, and the dice to keep."""
        t = tables()
        keeps = t.keeps[t.number[tuple(sorted(faces))]]
        # Only the few that are good for one roll can be the best for two.
        likely = sorted(keeps, key=self._once, reverse=True)[:4]
        worth, keep = max([(self.rolled(keep), -keep) for keep in likely])
        return worth - self.prices[0], t.kept[-keep]

    def any(self, faces: Faces) -> tuple[float, Faces]:
        """The best single roll of any dice, even all five, for nothing: the horseshoe's."""
        t = tables()
        keeps = (0, *t.keeps[t.number[tuple(sorted(faces))]])
        worth, keep = max([(self._once(keep), -keep) for keep in keeps])
        return worth, t.kept[-keep]


@cache
def usual() -> Odds:
    """What a rider usually ends with: one reroll, the best for the road."""
    t = tables()
    plan = Plan(tuple([float(hand) for hand in Hand]), (0.0,))
    odds = [0.0] * len(Hand)
    for number, (faces, chance) in enumerate(throws(DICE)):
        worth, keep = plan.best(faces)
        hand = t.hand[number]
        if worth <= hand:
            odds[hand] += chance
        else:
            for end, share in enumerate(t.odds[t.kept.index(keep)]):
                odds[end] += chance * share
    return tuple(odds)


@cache
def reach(distance: int, turns: int) -> float:
    """The chance to ride so far in so many turns; nothing is claimed as a pair."""
    if distance <= 0:
        return 1.0
    if turns <= 0:
        return 0.0
    return sum([odds * reach(distance - max(hand, 1), turns - 1) for hand, odds in enumerate(usual())])
