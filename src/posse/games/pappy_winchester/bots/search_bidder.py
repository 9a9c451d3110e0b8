"""Positions that would all look like this to an heir, each with the limit that everybody has set himself.

The heir who thinks ahead: he guesses what the others are after, and tries every bid out in many auctions.

In each world everybody's limit says how the auction ends, so nothing need be played out: a duel counts for
both of its ends, and a sale now for what a sale later would.
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

LIMIT_SPREAD: Final = 3.0
"""How far, in notes, a rival's highest bid may be from what we think."""


class ImaginedAuctions:
    """Imagined one after another, as they are asked for.

    The same for every bid of an auction, also for a bot that is seated anew: who weighs a plot anew each time
    wavers.
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


JUMP_BIDS: Final = 1
"""How many bids above the least are worth trying: to be the one who stands at a rival's limit."""


class SearchBidder(GreedyBidder):
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
        """Nothing that makes them changes while they bid."""
        known = replace(view, purses=self.purses(view))
        about = known.plot, known.hats, known.values, known.objectives, known.purses
        if self._imagined is None or self._imagined[0] != about:
            self._imagined = about, ImaginedAuctions(known, self._belief)
        return self._imagined[1]


def _worth_trying(options: tuple[Action, ...]) -> list[Action]:
    """The least bid, to pass, a duel, and jumps: what is worth trying."""
    bids = [action for action in options if isinstance(action, Bid)]
    others = [action for action in options if not isinstance(action, Bid) and action is not PASS]
    return [*bids[:1], PASS, *others, *bids[1 : 1 + JUMP_BIDS]]
