"""The naive shader, a yardstick: he takes a plot for what is printed on it, and bids his part of that.

He minds nobody: what a plot is to others, what they have left, the duel and the end are all one to him.
"""

from __future__ import annotations

from posse.bots.bot import Bot
from posse.games.pappy_winchester.bots.objective_odds import completed_piles
from posse.games.pappy_winchester.bots.plot_income import best_space, fares_by_space, hidden_card_value
from posse.games.pappy_winchester.rules import EstateView
from posse.games.pappy_winchester.rules.actions import BIDS, PASS, SAILS, STEAMS
from posse.games.pappy_winchester.rules.auction import Bidding
from posse.games.pappy_winchester.rules.objectives import fulfilled
from posse.games.pappy_winchester.rules.will import KINDS, PERSONAL, PILES
from posse.kernel import Action


class NaiveBidder(Bot[EstateView]):
    def choose(self, view: EstateView, prompt: str, options: tuple[Action, ...]) -> Action:
        if prompt == "bid":
            return self._bid(view, options)
        if prompt == "move":
            assert view.seat is not None
            return (*SAILS.values(), *STEAMS.values())[
                best_space(fares_by_space(view.land, view.hats), view.seat)
            ]
        return options[int(self.rng.random() * len(options))]

    def _bid(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        """By one more, up to his part: with n heirs, it is all one to him at (n - 1) / n of the worth."""
        assert isinstance(view.phase, Bidding)
        heirs, price = len(view.hats), view.phase.bid + 1
        raised = BIDS[price - 1]
        return raised if raised in options and price * heirs <= face_value(view) * (heirs - 1) else PASS


def face_value(view: EstateView) -> float:
    """What the plot under the hammer brings this seat by its own objectives, its card, its token, and the
    piles that it completes."""
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
