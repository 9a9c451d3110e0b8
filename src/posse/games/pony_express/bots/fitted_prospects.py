"""Chances of winning, fitted to who won from where in thousands of games.

The numbers were fitted to 3,000 games of greedy riders (2026-11-16) by the method of
scripts/fit_pony_express_prospects.py, then smoothed and rounded.  In games held back they predict the winner
as well as the fit itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from posse.games.pony_express.bots.odds import chance_to_ride
from posse.games.pony_express.bots.prospects import Prospects, PublicState
from posse.games.pony_express.rules.track import track
from posse.kernel import Seat

KNOTS: Final = (1, 8, 14, 20, 24, 28, 30, 32)
SCALES: Final = (0.08, 0.09, 0.11, 0.12, 0.135, 0.155, 0.19, 0.218)
"""How much a space decides, by the leader's space; linear between the knots."""

GOLD_VALUES: Final = (0.0, 0.5, 1.4, 2.6, 3.4, 3.9, 4.2, 4.4, 4.6)
"""The value of gold in spaces, by the number of nuggets; more than eight count as eight."""

CARD: Final = 1.2
BAILED, JAILED = 2.3, 2.65
"""The cost of prison in spaces, for a rider who can pay and for one who cannot."""
TEMPO: Final = 3.1
"""The value of being the next and not the last to ride, in spaces."""
HOME: Final = 9.0
"""This many spaces from Sacramento, gold and cards begin to lose their value."""


def _scale(at: int) -> float:
    for number, knot in enumerate(KNOTS[1:]):
        if at <= knot:
            low, below, above = KNOTS[number], SCALES[number], SCALES[number + 1]
            return below + (above - below) * (at - low) / (knot - low)
    return SCALES[-1]


_SCALES: Final = tuple([_scale(at) for at in range(track().sacramento)])
_USEFULNESS: Final = tuple([min(1.0, (track().sacramento - at) / HOME) for at in range(track().sacramento)])
_PLACE_VALUES: Final = tuple(
    [at + 0.4 * max(at - 25, 0) - 0.35 * max(at - 29, 0) for at in range(track().sacramento)]
)


class FittedProspects(Prospects):
    def __init__(self, state: PublicState) -> None:
        super().__init__(state)
        count = len(state.pos)
        self._waits: Final = [TEMPO * ((seat - state.active - 1) % count) / count for seat in self.seats]
        self._fitted_card_values: Final = [CARD * cards for cards in state.cards]

    def _racing(
        self, pos: Sequence[int], gold: Sequence[int], jailed: int, extra: Sequence[float]
    ) -> list[float]:
        scores = []
        for seat in self.seats:
            at, nuggets = pos[seat], gold[seat]
            means = GOLD_VALUES[nuggets if nuggets < 8 else 8] + self._fitted_card_values[seat]
            score = _PLACE_VALUES[at] + means * _USEFULNESS[at]
            score += extra[seat] - self._waits[seat]
            if jailed >> seat & 1:
                score -= BAILED if nuggets >= 3 else JAILED
            scores.append(score)
        top, scale = max(scores), _SCALES[max(pos)]
        weights = [exp((score - top) * scale) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _arrival_chance(self, seat: Seat, distance: int, turns: int) -> float:
        """Return more than for true claims: bluffs, doubts and second rerolls carry a rider further."""
        if turns <= 0:
            return 0.0
        return 0.6 * chance_to_ride(distance, turns) + 0.4 * chance_to_ride(distance - 2, turns)
