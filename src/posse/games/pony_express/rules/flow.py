"""What all phases of this game have in common, and the way from the end of a turn to the next turn.

The files of the rules call each other in the order of the rulebook: `turn` into `road`, `road` into
`gunfight` and `spaces`, `spaces` into `cards`.  Only the end of a turn leads back to its beginning.  That one
circle is closed here, by an import inside a function.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from functools import cache

from posse import kernel
from posse.games.pony_express.rules.table import Race

Phase = kernel.Phase[Race]
Open = kernel.Open[Race]


class Next(IntEnum):
    """What follows: a value, so that a phase can hold it.  Saved positions contain the numbers."""

    PLAY = 0  # a free rider's turn: charity, then the cup or the next mailbox
    END_TURN = 2


def go(t: Race, then: Next) -> Phase:
    free_turn, end_turn = _turn()
    return free_turn(t) if then is Next.PLAY else end_turn(t)


@cache
def _turn() -> tuple[Callable[[Race], Phase], Callable[[Race], Phase]]:
    """Import both at the first call, when all files are loaded, and keep them: an import takes time."""
    from posse.games.pony_express.rules.turn import end_turn, free_turn

    return free_turn, end_turn
