"""The bidder that searches: it samples the rivals' objectives and tries every bid in many imagined auctions.

In each imagined auction everybody's limit decides how it ends, so nothing is played out. A duel counts as the
average of its two results.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from posse.bots.search import Budget, Candidate, sequential_halving
from posse.games.pappy_winchester.bots.auction_outcome import AuctionOutcome
from posse.games.pappy_winchester.bots.belief import ObjectiveBelief
from posse.games.pappy_winchester.bots.greedy import GreedyBidder
from posse.games.pappy_winchester.bots.history import AuctionHistory
from posse.games.pappy_winchester.bots.plot_values import PlotValues
from posse.games.pappy_winchester.bots.reasons import bid_reason
from posse.games.pappy_winchester.rules import Estate, EstateView, PappyWinchester
from posse.games.pappy_winchester.rules.actions import PASS, Bid
from posse.games.pappy_winchester.rules.auction import Bidding
from posse.kernel import Action, Event

GAME: Final = PappyWinchester()

JUMP_BIDS: Final = 1
"""How many bids above the lowest are tried: a jump may land exactly on a rival's limit."""

LIMIT_SPREAD: Final = 3.0
"""How far a rival's limit may be from our estimate, in $1,000."""


class ImaginedAuctions:
    """Positions consistent with an heir's view, each with a limit for every heir, made when first needed.

    They are the same for every bid of an auction, even for a bot that was seated again: with new samples each
    time it would change its mind between bids.
    """

    def __init__(self, view: EstateView, belief: ObjectiveBelief) -> None:
        self._view, self._belief = view, belief
        self._rng = random.Random(f"{view.plot} {view.hats} {view.purses}")
        self._overbids = [belief.overbid(view, seat) for seat in range(len(view.hats))]
        self._values: dict[object, PlotValues] = {}
        self._found: list[AuctionOutcome] = []

    def __getitem__(self, number: int) -> AuctionOutcome:
        while number >= len(self._found):
            self._found.append(self._imagine())
        return self._found[number]

    def _imagine(self) -> AuctionOutcome:
        view, rng = self._view, self._rng
        dealt = replace(view, objectives=self._belief.sample_objectives(view, rng))
        table = GAME.imagine(dealt, rng).table
        noise = [LIMIT_SPREAD * (rng.random() + rng.random() - 1) for _ in view.hats]
        overbids = [
            0.0 if seat == view.seat else overbid + noise[seat] for seat, overbid in enumerate(self._overbids)
        ]
        return AuctionOutcome(self._plot_values(table), table, overbids)

    def _plot_values(self, t: Estate) -> PlotValues:
        about = *t.objectives, *t.values
        found = self._values.get(about)
        if found is None:
            found = self._values[about] = PlotValues(t)
        return found


class SearchBidder(GreedyBidder):
    """Bids by search; vehicles and rumours are decided like the greedy bidder's."""

    def __init__(self, rng: random.Random, budget: Budget) -> None:
        super().__init__(rng)
        self._budget = budget
        self._history = AuctionHistory()
        self._belief = ObjectiveBelief(self._history)
        self._imagined: tuple[object, ImaginedAuctions] | None = None

    def hear(self, events: Sequence[Event]) -> None:
        super().hear(events)
        self._history.hear(events)

    def _bid(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        action = options[0] if len(options) == 1 else self._best(view, options)
        self.reason = bid_reason(view, self.auction(view), action)
        return action

    def _best(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        phase, seat, auctions = view.phase, view.seat, self._imagined_auctions(view)
        assert isinstance(phase, Bidding)
        assert seat is not None

        def chance_of_winning(candidate: Candidate, number: int) -> float:
            return auctions[number].chances_after(phase, seat, candidate.plan[0])[seat]

        tried = [Candidate((way,), 1 / len(view.hats)) for way in _worth_trying(options)]
        deadline = time.perf_counter() + self._budget.seconds if self.hurried else None
        return sequential_halving(tried, chance_of_winning, self._budget, deadline)[0].candidate.plan[0]

    def _imagined_auctions(self, view: EstateView) -> ImaginedAuctions:
        """Return the imagined auctions of this plot. Nothing they depend on changes while the heirs bid."""
        known = replace(view, purses=self.purses(view))
        about = known.plot, known.hats, known.values, known.objectives, known.purses
        if self._imagined is None or self._imagined[0] != about:
            self._imagined = about, ImaginedAuctions(known, self._belief)
        return self._imagined[1]


def _worth_trying(options: tuple[Action, ...]) -> list[Action]:
    """List the actions worth trying: the lowest bid, passing, a duel, and jump bids."""
    bids = [action for action in options if isinstance(action, Bid)]
    others = [action for action in options if not isinstance(action, Bid) and action is not PASS]
    return [*bids[:1], PASS, *others, *bids[1 : 1 + JUMP_BIDS]]
