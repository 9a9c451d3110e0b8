"""The phase types of this game, and the step from one turn to the next."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from posse import kernel
from posse.games.pappy_winchester.rules.table import Estate

Phase = kernel.Phase[Estate]
Open = kernel.Open[Estate]


def next_turn(t: Estate) -> Phase:
    """Draw another plot, or read the will when all nineteen are sold.

    The phases form a circle: a purchase ends where the next auction begins.  The files import each other
    along the rulebook (opening, auction, purchase, ending); this late import is the only step back.
    """
    return _next_plot()(t)


@cache
def _next_plot() -> Callable[[Estate], Phase]:
    """Import it at the first call, when all files are loaded, and keep it: an import takes time."""
    from posse.games.pappy_winchester.rules.auction import next_plot

    return next_plot
