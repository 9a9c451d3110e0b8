"""What each rival is like, as far as their claims and doubts tell.

For a start everybody is taken for somebody who keeps the balance, or reckons.  Every claim, every lifted cup
and every doubt makes some of the known styles likelier (Bayes), and what is expected of a rival follows.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from posse.games.pony_express.bots.best_response import (
    SLIP,
    STYLES_OF_CLAIMING,
    STYLES_OF_DOUBTING,
    USUAL_CLAIMS,
    USUAL_DOUBTS,
    doubting,
    lying,
)
from posse.games.pony_express.bots.chronicle import Said
from posse.games.pony_express.bots.styles import Moment, doubt
from posse.games.pony_express.rules.dice import Hand
from posse.kernel import Seat

Weights = dict[str, float]

CLAIMING: Final = {**USUAL_CLAIMS, "reckoned": 0.25}
DOUBTING: Final = {**USUAL_DOUBTS, "reckoned": 0.25}
"""Who people are before anything is known of them."""

KNOWN: Final = {
    ("even", "even"): 0.28, ("tabled", "tabled"): 0.22, ("reckoned", "reckoned"): 0.2,
    ("honest", "by-rule"): 0.1, ("even", "from-three-up"): 0.1, ("one-better", "by-rule"): 0.1,
    ("the-most", "by-rule"): 0.1,
}  # fmt: skip
"""Those who are often met: they claim and doubt in ways that go together."""

ALIKE: Final = 0.5
"""How much what one rival does tells of the others: people who play together are often alike."""


class Rival:
    """How likely this one is to claim and to doubt in each of the known ways."""

    def __init__(self) -> None:
        self._weights = {
            (one, two): 0.5 * CLAIMING[one] * DOUBTING[two] + 0.5 * KNOWN.get((one, two), 0.0)
            for one in CLAIMING
            for two in DOUBTING
        }
        self.claiming: Weights = {}
        self.doubting: Weights = {}
        self._settle()

    def claimed(self, likely: Mapping[str, float], weight: float) -> None:
        for style in self._weights:
            self._weights[style] *= likely[style[0]] ** weight
        self._settle()

    def spoke(self, likely: Mapping[str, float], weight: float) -> None:
        for style in self._weights:
            self._weights[style] *= likely[style[1]] ** weight
        self._settle()

    def _settle(self) -> None:
        total = sum(self._weights.values())
        self.claiming, self.doubting = dict.fromkeys(CLAIMING, 0.0), dict.fromkeys(DOUBTING, 0.0)
        for (claims, doubts), weight in self._weights.items():
            self._weights[claims, doubts] = share = weight / total
            self.claiming[claims] += share
            self.doubting[doubts] += share


class Rivals:
    """All but the one who watches them."""

    def __init__(self, seats: int, watcher: Seat) -> None:
        self._seats: Final = {seat: Rival() for seat in range(seats) if seat != watcher}

    def at(self, seat: Seat) -> Rival:
        return self._seats[seat]

    def learn(self, said: Said) -> None:
        claimed, spoken = _evidence(said)
        for seat, rival in self._seats.items():
            if said.now.active in self._seats:
                rival.claimed(claimed, 1.0 if seat == said.now.active else ALIKE)
            for caller, spoke in spoken:
                if caller in self._seats:
                    rival.spoke(spoke, 1.0 if seat == caller else ALIKE)

    def lying(self, moment: Moment, claim: Hand) -> float:
        """The chance that the active rider's claim is a bluff."""
        return lying(moment, claim, self.at(moment.now.active).claiming)

    def doubts(self, moment: Moment, claim: Hand) -> list[float]:
        """How often each of the callers would doubt it."""
        return [doubting(moment, claim, k, self.at(s).doubting) for k, s in enumerate(moment.callers)]


@lru_cache(maxsize=4096)
def _evidence(said: Said) -> tuple[Weights, tuple[tuple[Seat, Weights], ...]]:
    """How likely each style is to claim so, and for each caller who was heard to answer so.  It follows from
    what all have heard, so that all may share it, and whoever is asked again need not think again."""
    moment = Moment(said.now, said.callers, said.last, said.visible, said.choosy, said.slyness)
    if moment.odds[said.claim] == 1:
        return dict.fromkeys(CLAIMING, 1.0), ()  # for all to see: it tells nothing
    spoken = []
    if moment.odds[said.claim] > 0:
        for number, caller in enumerate(said.callers):
            # Who was not quick enough, or had looked, tells nothing either.
            if said.doubter in (None, caller) and not said.peeked >> caller & 1:
                spoken.append((caller, _spoke(said, moment, number)))
    return _claimed(said, moment), tuple(spoken)


def _claimed(said: Said, moment: Moment) -> Weights:
    """How likely each style is to make such a claim: with the hand it was, or any it may have been."""
    if said.hand is None:
        hands = [(Hand(hand), odds) for hand, odds in enumerate(moment.hands) if odds > 0]
    else:
        hands = [(said.hand, 1.0)]
    found = {}
    for name, style in STYLES_OF_CLAIMING.items():
        likely = sum([odds * style(moment, hand)[said.claim] for hand, odds in hands])
        found[name] = (1 - SLIP) * likely + SLIP / 7
    return found


def _spoke(said: Said, moment: Moment, number: int) -> Weights:
    doubted = said.doubter == said.callers[number]
    found = {}
    for name, style in STYLES_OF_DOUBTING.items():
        share = (1 - 2 * SLIP) * doubt(style, moment, said.claim, number) + SLIP
        found[name] = share if doubted else 1 - share
    return found
