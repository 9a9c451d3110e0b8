"""Standing orders of an absent heir: sealed bids, and defaults that do no harm.

Two things cannot be ordered: the duel, which an heir can fight only once a game, and moving a vehicle.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from posse.games.pappy_winchester.rules.actions import BIDS, PASS
from posse.games.pappy_winchester.rules.auction import Bidding
from posse.games.pappy_winchester.rules.land import PLOTS
from posse.games.pappy_winchester.rules.view import EstateView
from posse.kernel import Action, Order, Orders, TakeDefault, View

ANY: Final = "any"
THEN: Final = ("pass", "ask")
HIGHEST: Final = 40  # more than a sensible bid: a third of all the money there is


@dataclass(frozen=True)
class Limit(Order):
    """Make the lowest possible bid for this plot, up to `most`; beyond it pass, or ask me.

    Up to the limit the order always answers: it passes when the purse cannot pay.  If it asked instead, the
    others would learn from the wait how full the purse is.
    """

    plot: int | str
    most: int
    then: str

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        assert isinstance(view, EstateView)
        phase = view.phase
        if not isinstance(phase, Bidding) or self.plot not in (ANY, view.plot):
            return None
        if phase.bid < self.most:
            raised = BIDS[phase.bid]
            return raised if raised in options else PASS
        return PASS if self.then == "pass" else None


ORDERS: Final = Orders(
    [
        Limit(plot, most, then)
        for plot in (ANY, *range(1, PLOTS + 1))
        for most in range(1, HIGHEST + 1)
        for then in THEN
    ],
    [TakeDefault("call"), TakeDefault("move"), TakeDefault("rumour")],
)
