"""Poker dice: the hands, their values, and their order."""

from __future__ import annotations

import random
from collections.abc import Callable
from enum import IntEnum
from itertools import product
from operator import itemgetter
from typing import Final, cast

from posse.kernel import Chance, Illegal, Outcome

Faces = tuple[int, ...]
"""Five dice, each 0 (a nine) to 5 (an ace), or HIDDEN where the face is not known."""

NAMES: Final = ("9", "10", "J", "Q", "K", "A", "?")
HIDDEN: Final = 6
DICE: Final = 5
SIDES: Final = 6
ALL: Final = (1 << DICE) - 1


class Hand(IntEnum):
    """A hand that a rider can have or claim; its number is the spaces it is worth."""

    NOTHING = 0
    PAIR = 1
    TWO_PAIRS = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FULL_HOUSE = 5
    FOUR_OF_A_KIND = 6
    FIVE_OF_A_KIND = 7


HAND_NAMES: Final = tuple([hand.name.lower() for hand in Hand])

_GROUPS: Final = {
    (5,): Hand.FIVE_OF_A_KIND,
    (4, 1): Hand.FOUR_OF_A_KIND,
    (3, 2): Hand.FULL_HOUSE,
    (3, 1, 1): Hand.THREE_OF_A_KIND,
    (2, 2, 1): Hand.TWO_PAIRS,
    (2, 1, 1, 1): Hand.PAIR,
}


def _hand(faces: Faces) -> Hand:
    groups = tuple(sorted([faces.count(face) for face in set(faces)], reverse=True))
    if groups in _GROUPS:
        return _GROUPS[groups]
    return Hand.STRAIGHT if max(faces) - min(faces) == DICE - 1 else Hand.NOTHING


def _rank(faces: Faces) -> int:
    """Rank a hand: by category, then by its faces, the most frequent and highest first (PE-R3)."""
    rank = int(_hand(faces))
    for face in sorted(faces, key=lambda face: (faces.count(face), face), reverse=True):
        rank = rank * SIDES + face
    return rank


ROLLS: Final[dict[int, tuple[Faces, ...]]] = {
    count: tuple(product(range(SIDES), repeat=count)) for count in range(1, DICE + 1)
}
HANDS: Final[dict[Faces, Hand]] = {faces: _hand(faces) for faces in ROLLS[DICE]}
RANKS: Final[dict[Faces, int]] = {faces: _rank(faces) for faces in ROLLS[DICE]}


class Dice(Chance):
    """A roll of some dice.  In a redacted record, dice that were never shown are written `?`."""

    __slots__ = ("count", "dice", "redacted")

    def __init__(self, count: int, redacted: bool = False) -> None:
        super().__init__("dice", ROLLS[count])
        self.count = count
        self.dice = range(count)
        self.redacted = redacted

    def sample(self, rng: random.Random) -> Outcome:
        """Roll one die after another; the numbers rolled say which of all outcomes it is."""
        roll, sides = rng.random, SIDES
        number = 0
        for _ in self.dice:
            number = number * sides + int(roll() * sides)
        outcome = self.sampled = self.outcomes[number]
        return outcome

    def accepts(self, outcome: Outcome) -> bool:
        if len(outcome) != self.count:
            return False
        highest = HIDDEN if self.redacted else SIDES - 1
        for face in outcome:  # noqa: SIM110 - a generator would take three times as long
            if type(face) is not int or not 0 <= face <= highest:
                return False
        return True

    def words(self, outcome: Outcome) -> str:
        return " ".join([NAMES[int(face)] for face in outcome])

    def parse(self, words: str) -> Outcome:
        named = words.upper().split()
        if all(word in NAMES for word in named):
            outcome: Outcome = tuple([NAMES.index(word) for word in named])
            if self.accepts(outcome):
                return outcome
        raise Illegal("impossible-outcome", chance=self.kind, outcome=words[:80])


OPEN: Final = {count: Dice(count) for count in ROLLS}
REDACTED: Final = {count: Dice(count, redacted=True) for count in ROLLS}


def faces(outcome: Outcome) -> Faces:
    """Return the faces of a roll: an outcome that `Dice` has accepted holds nothing else."""
    return cast("Faces", outcome)


def replace(faces: Faces, mask: int, fresh: Faces) -> Faces:
    """Return the faces with the fresh ones put at the dice in the mask."""
    return _REPLACED[mask](faces + fresh)


def hide(faces: Faces, shown: int) -> Faces:
    """Return the faces as somebody sees them to whom only the dice in the mask are shown."""
    return _HIDDEN[shown]((*faces, HIDDEN)) if faces else ()


def _replaced(mask: int) -> tuple[int, ...]:
    """Return where each die comes from, counted through the old dice and then the fresh ones."""
    fresh = DICE
    found = []
    for die in range(DICE):
        found.append(fresh if mask >> die & 1 else die)
        fresh += mask >> die & 1
    return tuple(found)


_Picker = Callable[[Faces], Faces]
_REPLACED: Final[tuple[_Picker, ...]] = tuple([itemgetter(*_replaced(mask)) for mask in range(ALL + 1)])
_HIDDEN: Final[tuple[_Picker, ...]] = tuple(
    [itemgetter(*[die if shown >> die & 1 else DICE for die in range(DICE)]) for shown in range(ALL + 1)]
)
