"""The heir who thinks ahead: he guesses what the others are after, and tries every bid out in many worlds.

In each world everybody's limit says how the auction ends, so nothing need be played out: a duel counts for
both of its ends, and a sale now for what a sale later would.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from posse.bots.search import Budget, Candidate, halve
from posse.games.pappy_winchester.bots.belief import Belief
from posse.games.pappy_winchester.bots.chronicle import Chronicle
from posse.games.pappy_winchester.bots.greedy import Heir
from posse.games.pappy_winchester.bots.reasons import of_bid
from posse.games.pappy_winchester.bots.worlds import Worlds
from posse.games.pappy_winchester.rules import EstateView
from posse.games.pappy_winchester.rules.actions import PASS, Bid
from posse.games.pappy_winchester.rules.auction import Bidding
from posse.kernel import Action, Event

JUMPS: Final = 1
"""How many bids above the least are worth trying: to be the one who stands at a rival's limit."""


class Magnate(Heir):
    def __init__(self, rng: random.Random, budget: Budget) -> None:
        super().__init__(rng)
        self._budget = budget
        self._chronicle = Chronicle()
        self._belief = Belief(self._chronicle)
        self._imagined: tuple[object, Worlds] | None = None

    def hear(self, events: Sequence[Event]) -> None:
        super().hear(events)
        self._chronicle.hear(events)

    def _bid(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        action = options[0] if len(options) == 1 else self._best(view, options)
        self.reason = of_bid(view, self.auction(view), action)
        return action

    def _best(self, view: EstateView, options: tuple[Action, ...]) -> Action:
        phase, seat, worlds = view.phase, view.seat, self._worlds(view)
        assert isinstance(phase, Bidding)
        assert seat is not None

        def fared(candidate: Candidate, number: int) -> float:
            return worlds[number].after(phase, seat, candidate.plan[0])[seat]

        tried = [Candidate((way,), 1 / len(view.hats)) for way in _ways(options)]
        deadline = time.perf_counter() + self._budget.seconds if self.hurried else None
        return halve(tried, fared, self._budget, deadline)[0].candidate.plan[0]

    def _worlds(self, view: EstateView) -> Worlds:
        """Nothing that makes them changes while they bid."""
        known = replace(view, purses=self.purses(view))
        about = known.plot, known.hats, known.values, known.objectives, known.purses
        if self._imagined is None or self._imagined[0] != about:
            self._imagined = about, Worlds(known, self._belief)
        return self._imagined[1]


def _ways(options: tuple[Action, ...]) -> list[Action]:
    """The least bid, to pass, a duel, and jumps: what is worth trying."""
    bids = [action for action in options if isinstance(action, Bid)]
    others = [action for action in options if not isinstance(action, Bid) and action is not PASS]
    return [*bids[:1], PASS, *others, *bids[1 : 1 + JUMPS]]
