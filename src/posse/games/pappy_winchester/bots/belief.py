"""What a rival is after, by how far he went for what (Bayes): a weight for each pair of objectives."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations
from math import sqrt
from typing import Final, NamedTuple

from posse.games.pappy_winchester.bots.evaluation import WEIGHTS
from posse.games.pappy_winchester.bots.history import AuctionHistory, AuctionRecord
from posse.games.pappy_winchester.bots.plot_income import average_card_value, plot_worths
from posse.games.pappy_winchester.bots.plot_values import buyer_gain, public_gains
from posse.games.pappy_winchester.rules import EstateView
from posse.games.pappy_winchester.rules.land import PLOTS
from posse.games.pappy_winchester.rules.table import UNKNOWN
from posse.games.pappy_winchester.rules.will import KINDS, OBJECTIVES, PERSONAL, Objective
from posse.kernel import Seat

Pair = tuple[Objective, ...]

PAIRS: Final = tuple(combinations(PERSONAL, OBJECTIVES))

LIMIT_SPREAD: Final = 1.6
"""How far, in notes, a highest bid may be from what we think."""

UNINFORMATIVE: Final = 0.07
"""How often a bid tells nothing at all."""


USUAL_OVERBID: Final = 1.0
"""How far beyond the price at which it is all one to him an heir goes, to make the others pay."""

HABIT_AUCTIONS: Final = 4.0
"""After how many auctions half of what a rival did is taken for his habit."""


class ObjectiveBelief:
    """Every rival by himself: that no objective is dealt twice is minded when they are dealt out."""

    def __init__(self, history: AuctionHistory) -> None:
        self._history = history
        self._read = 0
        self._weights: dict[Seat, list[float]] = {}
        self._beyond: dict[Seat, list[float]] = {}
        self._hands: tuple[object, dict[Seat, list[_Hand]]] | None = None

    def weights(self, view: EstateView, seat: Seat) -> Sequence[float]:
        """For each of the pairs."""
        self._catch_up(view)
        return self._weights.get(seat, [1.0] * len(PAIRS))

    def _catch_up(self, view: EstateView) -> None:
        told = self._history.auctions
        while self._read < len(told):
            self._learn(view, told[self._read])
            self._read += 1

    def _learn(self, view: EstateView, told: AuctionRecord) -> None:
        heirs, numbering = len(view.hats), view.rules.numbering
        shown = public_gains(
            numbering, view.common, told.taken, told.hats[:heirs], told.held[: heirs * len(KINDS)],
            told.plot, told.lying[told.plot], told.saloon, average_card_value(view.land, told.plot),
        )  # fmt: skip
        w = WEIGHTS[PLOTS - 1 - sum(told.hats).bit_count()]
        share = (heirs - 1) / heirs
        known = plot_worths(numbering, told.lying)
        worth = [sum([known[objective][told.plot] for objective in pair]) for pair in PAIRS]
        others = sum(worth) / len(worth) / (heirs - 1)
        for seat in range(heirs):
            bid, refused = told.bids.get(seat, 0), told.refused.get(seat, 0)
            if seat == view.seat or not (bid or refused):
                continue
            opened, overbid = buyer_gain(shown, seat), self._overbid(seat)
            likely, ceilings = {}, {}
            for each in set(worth):
                ceiling = (opened + w.personal * (each + others)) * share * share / w.purse
                ceilings[each] = ceiling
                seen = _bid_probability(ceiling + overbid, bid) if bid else 1.0
                if refused:
                    seen *= 1 - _bid_probability(ceiling + overbid, refused)
                likely[each] = UNINFORMATIVE + (1 - UNINFORMATIVE) * seen
            weights = self._weights.setdefault(seat, [1.0] * len(PAIRS))
            expected = sum([weight * ceilings[each] for weight, each in zip(weights, worth, strict=True)])
            expected = expected / sum(weights) + USUAL_OVERBID
            high = refused - 0.5 if refused else expected
            self._beyond.setdefault(seat, []).append(max(bid - expected, 0.0) + min(high - expected, 0.0))
            for at, each in enumerate(worth):
                weights[at] *= likely[each]

    def overbid(self, view: EstateView, seat: Seat) -> float:
        """How far he usually goes beyond the price at which it is all one to him."""
        self._catch_up(view)
        return self._overbid(seat)

    def _overbid(self, seat: Seat) -> float:
        beyond = self._beyond.get(seat, [])
        return USUAL_OVERBID + sum(beyond) / (len(beyond) + HABIT_AUCTIONS)

    def sample_objectives(self, view: EstateView, rng: random.Random) -> tuple[Pair, ...]:
        """Everybody's objectives, as likely as they are believed to be; none is dealt twice."""
        about = view.objectives, len(self._history.auctions)
        if self._hands is None or self._hands[0] != about:
            self._hands = about, self._possible_hands(view)
        hands = self._hands[1]
        found, out = list(view.objectives), 0
        waiting = list(hands)
        while waiting:
            seat = waiting.pop(int(rng.random() * len(waiting)))
            fits = [hand for hand in hands[seat] if not hand.mask & out]
            drawn = rng.random() * sum([hand.weight for hand in fits])
            for hand in fits:
                drawn -= hand.weight
                if drawn <= 0:
                    break
            found[seat], out = hand.pair, out | hand.mask
        return tuple(found)

    def _possible_hands(self, view: EstateView) -> dict[Seat, list[_Hand]]:
        """What each rival may hold beside what we know of all."""
        known = _mask([objective for pair in view.objectives for objective in pair])
        found = {}
        for seat, pair in enumerate(view.objectives):
            if UNKNOWN not in pair:
                continue
            weights, spied = self.weights(view, seat), _mask(pair)
            found[seat] = [
                _Hand(_in_place(pair, other), mask & ~spied, weight)
                for other, mask, weight in zip(PAIRS, MASKS, weights, strict=True)
                if mask & known == spied
            ]
        return found


class _Hand(NamedTuple):
    pair: Pair
    mask: int
    """Of what is new in it."""
    weight: float


def _in_place(pair: Pair, other: Pair) -> Pair:
    """The rest of the other pair where this one has blanks."""
    rest = iter([objective for objective in other if objective not in pair])
    return tuple([next(rest) if objective == UNKNOWN else objective for objective in pair])


def _mask(objectives: Sequence[Objective]) -> int:
    return sum([1 << at for at, objective in enumerate(PERSONAL) if objective in objectives])


MASKS: Final = tuple([_mask(pair) for pair in PAIRS])


def _bid_probability(ceiling: float, price: int) -> float:
    x = (ceiling - price + 0.5) / LIMIT_SPREAD
    return 0.5 + 0.5 * x / sqrt(1 + x * x)
