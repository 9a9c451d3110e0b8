"""The greedy bidder: at every decision, the option that promises the longest lead over the other heirs."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from posse.bots.bot import Bot, Reason
from posse.games.pappy_winchester.bots.bidding import AuctionEstimate
from posse.games.pappy_winchester.bots.history import CashLedger
from posse.games.pappy_winchester.bots.personality import PLAIN, Personality
from posse.games.pappy_winchester.bots.plot_income import best_space, fares_by_space
from posse.games.pappy_winchester.bots.reasons import bid_reason, move_reason
from posse.games.pappy_winchester.rules import EstateView
from posse.games.pappy_winchester.rules.actions import DUEL, LOOKS, STAND, heir_card, ways
from posse.games.pappy_winchester.rules.auction import Bidding, Calling
from posse.games.pappy_winchester.rules.table import UNKNOWN
from posse.kernel import Action, Event


class GreedyBidder(Bot[EstateView]):
    """Bids by an `AuctionEstimate`, distorted by its personality."""

    def __init__(self, rng: random.Random, personality: Personality = PLAIN) -> None:
        super().__init__(rng)
        self._personality = personality
        self._ledger = CashLedger()
        self._weighed: tuple[object, AuctionEstimate] | None = None
        self._answers: dict[str, Callable[[EstateView, tuple[Action, ...]], Action]] = {
            "place": self._place,
            "bid": self._bid,
            "call": self._call,
            "move": self._move,
            "rumour": self._rumour,
        }

    def hear(self, events: Sequence[Event]) -> None:
        self._ledger.hear(events)

    def choose(self, view: EstateView, prompt: str, options: tuple[Action, ...]) -> Action:
        return self._answers[prompt](view, options)

    def _place(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        """Choose any space: nothing is known yet, and later a vehicle can go anywhere."""
        self.reason = Reason("anywhere")
        return options[int(self.rng.random() * len(options))]

    def _bid(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        assert isinstance(view.phase, Bidding)
        assert view.seat is not None
        auction = self.auction(view)
        action = auction.choose(view.phase, view.seat, options)
        self.reason = bid_reason(view, auction, action)
        return action

    def _call(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        """Call the duel if that promises more than to let the other answer."""
        phase = view.phase
        assert isinstance(phase, Calling)
        auction = self.auction(view)
        if not auction.calls(phase, phase.bidder):
            self.reason = Reason("let-stand", {"plot": view.plot})
            return STAND
        self.reason = Reason("duel", {"plot": view.plot, "rival": phase.turn, "amount": phase.bid})
        return DUEL

    def auction(self, view: EstateView) -> AuctionEstimate:
        """Return the estimate of this auction, cached: nothing in it changes while the heirs bid."""
        purses = self.purses(view)
        about = view.plot, view.hats, view.values, view.objectives, purses
        if self._weighed is None or self._weighed[0] != about:
            self._weighed = about, AuctionEstimate(view, purses, self._personality, self._error())
        return self._weighed[1]

    def purses(self, view: EstateView) -> tuple[int, ...]:
        """Return every heir's cash; a bot that does not count splits the hidden cash equally."""
        return tuple(
            self._ledger.purses(view) if self._personality.counts_cash else CashLedger().purses(view)
        )

    def _error(self) -> float:
        """Return a random misjudgement: mostly small, at most twice the personality's `noise`."""
        if not self._personality.noise:
            return 0.0
        return self._personality.noise * (2 * (self.rng.random() + self.rng.random()) - 2)

    def _move(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        assert view.seat is not None
        at = best_space(fares_by_space(view.land, view.hats), view.seat)
        way = ways(view.land)[at]
        self.reason = move_reason(view, way)
        return way

    def _rumour(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        """Look at the ranch or a mine that is unsold; otherwise at an objective of the richest rival."""
        assert view.seat is not None
        ids = view.land.card_ids
        for card, (plot, _) in reversed(list(enumerate(view.land.cards))):
            if not view.sold >> plot & 1 and not view.seen[card] >> view.seat & 1:
                self.reason = Reason("look-land", {"card": ids[card]})
                return LOOKS[ids[card]]
        purses = self.purses(view)
        for rival in sorted(range(len(purses)), key=lambda seat: -purses[seat]):
            for which, objective in enumerate(view.objectives[rival]):
                if objective == UNKNOWN:
                    self.reason = Reason("look-rival", {"rival": rival})
                    return LOOKS[heir_card(rival, which)]
        return options[0]
