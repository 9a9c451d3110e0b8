"""Prospects as thousands of games have taught them, by a fit of who won from where.

The numbers were fitted to 3,000 games of greedy riders (2026-11-16) in the way of scripts/seasons.py, then
made smooth and rounded; in games held back they foretell the winner as well as the fit itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final

from posse.games.pony_express.bots.claim_equilibrium import Talk
from posse.games.pony_express.bots.odds import reach
from posse.games.pony_express.bots.prospects import Prospects, Public
from posse.games.pony_express.rules.track import track
from posse.kernel import Seat

KNOTS: Final = (1, 8, 14, 20, 24, 28, 30, 32)
SCALES: Final = (0.08, 0.09, 0.11, 0.12, 0.135, 0.155, 0.19, 0.218)
"""How much a space decides, by the leader's space; in between in proportion."""

PURSES: Final = (0.0, 0.5, 1.4, 2.6, 3.4, 3.9, 4.2, 4.4, 4.6)
"""What so much gold is worth, in spaces; still more is worth no more."""

CARD: Final = 1.2
BAILED, JAILED = 2.3, 2.65
"""What prison costs who can pay, and who cannot, in spaces."""
TEMPO: Final = 3.1
"""What it is worth to be the next and not the last to ride, in spaces."""
HOME: Final = 9.0
"""So near to Sacramento gold and cards begin to lose their worth."""


def _scale(at: int) -> float:
    for number, knot in enumerate(KNOTS[1:]):
        if at <= knot:
            low, below, above = KNOTS[number], SCALES[number], SCALES[number + 1]
            return below + (above - below) * (at - low) / (knot - low)
    return SCALES[-1]


_SCALES: Final = tuple([_scale(at) for at in range(track().sacramento)])
_LEFT: Final = tuple([min(1.0, (track().sacramento - at) / HOME) for at in range(track().sacramento)])
_PLACES: Final = tuple(
    [at + 0.4 * max(at - 25, 0) - 0.35 * max(at - 29, 0) for at in range(track().sacramento)]
)


class Seasoned(Prospects):
    def __init__(self, now: Public) -> None:
        super().__init__(now)
        count = len(now.pos)
        self._waits: Final = [TEMPO * ((seat - now.active - 1) % count) / count for seat in self.seats]
        self._held: Final = [CARD * cards for cards in now.cards]

    def _racing(
        self, pos: Sequence[int], gold: Sequence[int], jailed: int, extra: Sequence[float]
    ) -> list[float]:
        scores = []
        for seat in self.seats:
            at, nuggets = pos[seat], gold[seat]
            score = _PLACES[at] + (PURSES[nuggets if nuggets < 8 else 8] + self._held[seat]) * _LEFT[at]
            score += extra[seat] - self._waits[seat]
            if jailed >> seat & 1:
                score -= BAILED if nuggets >= 3 else JAILED
            scores.append(score)
        top, scale = max(scores), _SCALES[max(pos)]
        weights = [exp((score - top) * scale) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _arrives(self, seat: Seat, distance: int, turns: int) -> float:
        """Bluffs, doubts and second rerolls carry a rider further than honest dice."""
        return 0.6 * reach(distance, turns) + 0.4 * reach(distance - 2, turns) if turns > 0 else 0.0


@lru_cache(maxsize=64)
def seasoned_talk(now: Public, callers: tuple[Seat, ...]) -> Talk:
    return Talk(now, callers, Seasoned(now))
