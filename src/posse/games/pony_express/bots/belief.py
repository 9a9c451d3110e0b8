"""What can lie under the cup, as far as those beside it can tell."""

from __future__ import annotations

from functools import cache
from typing import Final

from posse.games.pony_express.bots.memory import Last
from posse.games.pony_express.bots.odds import Odds, throws
from posse.games.pony_express.rules.dice import DICE, HANDS, HIDDEN, Faces, Hand

STOOD: Final = {
    Last.FIRST: (0.25, 0.12, 0.25, 0.3, 1.0, 1.0, 1.0, 1.0),
    Last.UNDER: (0.06, 0.06, 0.1, 0.1, 1.0, 1.0, 1.0, 1.0),
    Last.OPEN: (0.06, 0.06, 0.06, 0.05, 1.0, 1.0, 1.0, 1.0),
}
"""How often a rider who can pay lets such a hand stand: after the first roll, and after another.  Seen in
games between bots of this kind, and rounded towards doubt, for not all are."""

KEPT: Final = {
    (2,): 60.0, (3,): 400.0, (2, 1): 4.0, (4,): 600.0, (2, 2): 100.0, (3, 1): 10.0,
}  # fmt: skip
"""Dice kept under the cup while others roll in the open: by their groups, how much likelier than by luck."""


def seen(dice: Faces, shown: int) -> Faces:
    """The dice in the open, sorted."""
    return tuple(sorted([face for i, face in enumerate(dice) if shown >> i & 1 and face != HIDDEN]))


@cache
def under(visible: Faces, last: Last, choosy: bool) -> Odds:
    """What the five dice may be, given those in the open; `choosy` who could have paid for another roll."""
    odds = [0.0] * len(Hand)
    for faces, chance in throws(DICE - len(visible)):
        hand = HANDS[tuple(sorted(visible + faces))]
        kept = KEPT.get(_groups(faces), 1.0) if last is Last.OPEN else 1.0
        odds[hand] += chance * kept * (STOOD[last][hand] if choosy else 1.0)
    total = sum(odds)
    return tuple([chance / total for chance in odds])


def _groups(faces: Faces) -> tuple[int, ...]:
    return tuple(sorted([faces.count(face) for face in set(faces)], reverse=True))
