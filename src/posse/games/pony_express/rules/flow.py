"""Where the turn goes on: the steps that several files lead to.

A phase of one file often ends where another file begins.  The files name the step; whoever
plays it has signed up for it.  So the files import each other in one direction only, and a
phase can carry its continuation as a value.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import Final

from posse import kernel
from posse.games.pony_express.rules.table import Race

Phase = kernel.Phase[Race]
Open = kernel.Open[Race]


class Step(IntEnum):
    """What comes next."""

    PLAY = 0  # a free rider's turn: charity, then the cup or the next mailbox
    SPACE = 1  # the effect of the space the active rider stands on
    END_TURN = 2


_steps: Final[dict[Step, Callable[[Race], Phase]]] = {}


def step(which: Step) -> Callable[[Callable[[Race], Phase]], Callable[[Race], Phase]]:
    def sign_up(function: Callable[[Race], Phase]) -> Callable[[Race], Phase]:
        _steps[which] = function
        return function

    return sign_up


def go(t: Race, which: Step) -> Phase:
    return _steps[which](t)
