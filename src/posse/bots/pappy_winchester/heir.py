"""The greedy heir: at every question the answer that promises the longest lead over the family."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from posse.bots.bot import Bot
from posse.bots.pappy_winchester.bidding import Auction
from posse.bots.pappy_winchester.ledger import Ledger
from posse.bots.pappy_winchester.vehicles import drive, fares
from posse.games.pappy_winchester import EstateView
from posse.games.pappy_winchester.actions import LOOKS, SAILS, STEAMS, heir_card
from posse.games.pappy_winchester.auction import Bidding
from posse.games.pappy_winchester.table import UNKNOWN
from posse.kernel import Action, Event


class Heir(Bot[EstateView]):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self._ledger = Ledger()
        self._weighed: tuple[object, Auction] | None = None
        self._answers: dict[str, Callable[[EstateView, tuple[Action, ...]], Action]] = {
            "place": self._place,
            "bid": self._bid,
            "move": self._move,
            "rumour": self._rumour,
        }

    def hear(self, events: Sequence[Event]) -> None:
        self._ledger.hear(events)

    def choose(self, view: EstateView, prompt: str, options: tuple[Action, ...]) -> Action:
        return self._answers[prompt](view, options)

    def _place(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        """Nothing is known yet, and later a vehicle goes as far as one likes: anywhere will do."""
        return options[int(self.rng.random() * len(options))]

    def _bid(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        assert isinstance(view.phase, Bidding)
        assert view.seat is not None
        return self._auction(view).choose(view.phase, view.seat, options)

    def _auction(self, view: EstateView) -> Auction:
        """Weighed once for all bids of it: nothing else changes meanwhile."""
        purses = tuple(self._ledger.purses(view))
        about = view.plot, view.hats, view.values, view.objectives, purses
        if self._weighed is None or self._weighed[0] != about:
            self._weighed = about, Auction(view, purses)
        return self._weighed[1]

    def _move(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        assert view.seat is not None
        at = drive(fares(view.land, view.hats), view.seat)
        return (*SAILS.values(), *STEAMS.values())[at]

    def _rumour(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        """The ranch's card before a mine's, if it can still be bid for; then what the richest rival wants."""
        assert view.seat is not None
        ids = view.land.card_ids
        for card, (plot, _) in reversed(list(enumerate(view.land.cards))):
            if not view.sold >> plot & 1 and not view.seen[card] >> view.seat & 1:
                return LOOKS[ids[card]]
        purses = self._ledger.purses(view)
        for rival in sorted(range(len(purses)), key=lambda seat: -purses[seat]):
            for which, objective in enumerate(view.objectives[rival]):
                if objective == UNKNOWN:
                    return LOOKS[heir_card(rival, which)]
        return options[0]
