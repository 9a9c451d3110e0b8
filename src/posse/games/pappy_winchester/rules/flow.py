"""A phase of this game, and the way from the end of a turn to the next: the files lead there in a circle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse import kernel
from posse.games.pappy_winchester.rules.table import Estate

Phase = kernel.Phase[Estate]
Open = kernel.Open[Estate]

_turns: Final[list[Callable[[Estate], Phase]]] = []


def turn(function: Callable[[Estate], Phase]) -> Callable[[Estate], Phase]:
    """Whoever plays a turn signs up for it."""
    _turns[:] = [function]
    return function


def next_turn(t: Estate) -> Phase:
    return _turns[0](t)
