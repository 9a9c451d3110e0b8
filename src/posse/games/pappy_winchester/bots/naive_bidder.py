"""The naive bidder, a reference bot called `shader`: it bids up to a fixed share of what a plot pays it.

It ignores what the plot is worth to the others, their cash, duels, and the end of the game.
"""

from __future__ import annotations

from posse.bots.bot import Bot
from posse.games.pappy_winchester.bots.objective_odds import completed_piles
from posse.games.pappy_winchester.bots.plot_income import best_space, fares_by_space, hidden_card_value
from posse.games.pappy_winchester.rules import EstateView
from posse.games.pappy_winchester.rules.actions import BIDS, PASS, ways
from posse.games.pappy_winchester.rules.auction import Bidding
from posse.games.pappy_winchester.rules.objectives import fulfilled
from posse.games.pappy_winchester.rules.will import KINDS, PERSONAL, PILES
from posse.kernel import Action


class NaiveBidder(Bot[EstateView]):
    """Bids up to a fixed share of the plot's face value; everything else is chosen at random."""

    def choose(self, view: EstateView, prompt: str, options: tuple[Action, ...]) -> Action:
        if prompt == "bid":
            return self._bid(view, options)
        if prompt == "move":
            assert view.seat is not None
            return ways(view.land)[best_space(fares_by_space(view.land, view.hats), view.seat)]
        return options[int(self.rng.random() * len(options))]

    def _bid(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        """Raise by one, up to (n - 1) / n of the plot's value: with n heirs, buying beyond that loses."""
        assert isinstance(view.phase, Bidding)
        heirs, price = len(view.hats), view.phase.bid + 1
        raised = BIDS[price - 1]
        return raised if raised in options and price * heirs <= face_value(view) * (heirs - 1) else PASS


def face_value(view: EstateView) -> float:
    """Return what the plot pays this seat: objectives, hidden card, token, and the piles it completes."""
    seat, land, plot = view.seat, view.land, 1 << view.plot
    assert seat is not None
    kind = view.lying[view.plot]
    token = tuple([int(kind == it) for it in KINDS])
    own = view.hats[seat] | plot
    held = tuple([n + one for n, one in zip(view.tokens_of(seat), token, strict=True)])
    worth = hidden_card_value(view, view.plot)
    worth += sum([PERSONAL[it] * fulfilled(land, it, plot, token) for it in view.objectives[seat]])
    if kind == "saloon":
        worth += view.saloon
    if kind == "move":
        worth += max([(own & along).bit_count() for along in land.along.values()])
    return worth + sum([PILES[pile] for pile in completed_piles(land, view.common, view.taken, own, held)])
