"""One bot: it bids what is likely, and calls what is not."""

from __future__ import annotations

from math import comb

from liars_dice.rules import CALL, Bid, Bidding, CupsView
from posse.bots import Bot, BotEntry
from posse.kernel import Action

DOUBT = 0.35
"""A bid that is less likely than this is called."""


def chance_of(bid: Bid, view: CupsView) -> float:
    """How likely the bid is true, for one who knows nothing of the other cups."""
    others = sum(view.left) - len(view.dice)
    needed = max(bid.count - view.dice.count(bid.face), 0)
    return sum([comb(others, k) * (1 / 6) ** k * (5 / 6) ** (others - k) for k in range(needed, others + 1)])


class Gambler(Bot[CupsView]):
    """Bids as high as it dares, so that the next one is in trouble."""

    def choose(self, view: CupsView, prompt: str, options: tuple[Action, ...]) -> Action:
        assert isinstance(view.phase, Bidding)
        bids = {bid: chance_of(bid, view) for bid in options if isinstance(bid, Bid)}
        daring = 0.5 + 0.3 * self.rng.random()
        if likely := [bid for bid, chance in bids.items() if chance >= daring]:
            return likely[-1]
        if view.phase.bid is not None and (not bids or chance_of(view.phase.bid, view) < DOUBT):
            return CALL
        return max(bids, key=bids.__getitem__) if bids else CALL


BOTS = {"gambler": BotEntry(lambda _seat, rng: Gambler(rng))}
