"""Open dice that are alike.  Only straights care for faces, and all of them hold 10, J, Q and K: these four
may change places, and so may the nine and the ace.  61 patterns are left of 462."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Final

from posse.games.pony_express.bots.memory import Last
from posse.games.pony_express.bots.odds import throws
from posse.games.pony_express.rules.dice import DICE, HANDS, SIDES, Faces, Hand


def _renamings() -> tuple[Faces, ...]:
    low, *middle, high = range(SIDES)
    ends = ((low, high), (high, low))
    return tuple([(a, *inner, b) for inner in permutations(middle) for a, b in ends])


_RENAMINGS: Final = _renamings()


@cache
def pattern(visible: Faces) -> Faces:
    """The one that stands for all alike."""
    return min([tuple(sorted([names[face] for face in visible])) for names in _RENAMINGS])


PATTERNS: Final = tuple(
    sorted(
        {pattern(faces) for count in range(DICE + 1) for faces, _ in throws(count)}, key=lambda p: (len(p), p)
    )
)

Row = tuple[Last, Faces]
"""What those beside the cup see: where dice rolled last, and the open ones."""


@cache
def possible(visible: Faces) -> tuple[Hand, ...]:
    """The hands that such open dice allow."""
    hidden = throws(DICE - len(visible))
    return tuple(sorted({HANDS[tuple(sorted(visible + faces))] for faces, _ in hidden}))


@cache
def claimable(visible: Faces) -> tuple[Hand, ...]:
    """The claims that such open dice do not belie; a pair, if they belie them all."""
    return tuple([hand for hand in possible(visible) if hand]) or (Hand.PAIR,)


def _rows() -> tuple[Row, ...]:
    rerolled = [p for p in PATTERNS if 0 < len(p) < DICE]
    again = [(last, p) for last in (Last.UNDER, Last.OPEN) for p in rerolled]
    return (*[(last, p) for last in (Last.FIRST, Last.ONLY) for p in PATTERNS], *again)


ROWS: Final = _rows()
