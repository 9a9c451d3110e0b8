"""Bayesian belief about rivals' personal objectives: bids on plots give each pair of objectives a weight."""

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
"""How far a rival's limit may be from our estimate, in $1,000."""

UNINFORMATIVE: Final = 0.07
"""Probability that a bid tells nothing about the bidder's objectives."""

USUAL_OVERBID: Final = 1.0
"""How far an heir usually bids beyond the reservation price, in $1,000, to make the others pay."""

HABIT_AUCTIONS: Final = 4.0
"""After this many auctions, half of a rival's average overbid counts as habit."""


class ObjectiveBelief:
    """A weight for each pair of objectives, for each rival separately."""

    def __init__(self, history: AuctionHistory) -> None:
        self._history = history
        self._read = 0
        self._weights: dict[Seat, list[float]] = {}
        self._beyond: dict[Seat, list[float]] = {}
        self._hands: tuple[object, dict[Seat, list[_Hand]]] | None = None

    def weights(self, view: EstateView, seat: Seat) -> Sequence[float]:
        """Return the weight of each of `PAIRS` for this rival."""
        self._catch_up(view)
        return self._weights.get(seat, [1.0] * len(PAIRS))

    def _catch_up(self, view: EstateView) -> None:
        auctions = self._history.auctions
        while self._read < len(auctions):
            self._learn(view, auctions[self._read])
            self._read += 1

    def _learn(self, view: EstateView, auction: AuctionRecord) -> None:
        heirs, land = len(view.hats), view.land
        shown = public_gains(
            land,
            view.common,
            auction.taken,
            auction.hats[:heirs],
            auction.held[: heirs * len(KINDS)],
            auction.plot,
            auction.lying[auction.plot],
            auction.saloon,
            average_card_value(view.land, auction.plot),
        )
        w = WEIGHTS[PLOTS - 1 - sum(auction.hats).bit_count()]
        share = (heirs - 1) / heirs
        known = plot_worths(land, auction.lying)
        worth = [sum([known[objective][auction.plot] for objective in pair]) for pair in PAIRS]
        others = sum(worth) / len(worth) / (heirs - 1)
        for seat in range(heirs):
            bid, refused = auction.bids.get(seat, 0), auction.refused.get(seat, 0)
            if seat == view.seat or not (bid or refused):
                continue
            opened, overbid = buyer_gain(shown, seat), self._overbid(seat)
            likely, limits = {}, {}
            for each in set(worth):
                limit = (opened + w.personal * (each + others)) * share * share / w.purse
                limits[each] = limit
                seen = _bid_probability(limit + overbid, bid) if bid else 1.0
                if refused:
                    seen *= 1 - _bid_probability(limit + overbid, refused)
                likely[each] = UNINFORMATIVE + (1 - UNINFORMATIVE) * seen
            weights = self._weights.setdefault(seat, [1.0] * len(PAIRS))
            expected = sum([weight * limits[each] for weight, each in zip(weights, worth, strict=True)])
            expected = expected / sum(weights) + USUAL_OVERBID
            high = refused - 0.5 if refused else expected
            self._beyond.setdefault(seat, []).append(max(bid - expected, 0.0) + min(high - expected, 0.0))
            for at, each in enumerate(worth):
                weights[at] *= likely[each]

    def overbid(self, view: EstateView, seat: Seat) -> float:
        """Return how far this rival usually bids beyond the reservation price."""
        self._catch_up(view)
        return self._overbid(seat)

    def _overbid(self, seat: Seat) -> float:
        beyond = self._beyond.get(seat, [])
        return USUAL_OVERBID + sum(beyond) / (len(beyond) + HABIT_AUCTIONS)

    def sample_objectives(self, view: EstateView, rng: random.Random) -> tuple[Pair, ...]:
        """Sample every heir's objectives from the belief; none is dealt twice."""
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
        """List the pairs each rival may hold, given the objectives this seat knows."""
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
    """The objectives of the pair that this seat does not know, as bits."""
    weight: float


def _in_place(pair: Pair, other: Pair) -> Pair:
    """Fill the unknown places of `pair` with the objectives of `other` that it lacks."""
    rest = iter([objective for objective in other if objective not in pair])
    return tuple([next(rest) if objective == UNKNOWN else objective for objective in pair])


def _mask(objectives: Sequence[Objective]) -> int:
    return sum([1 << at for at, objective in enumerate(PERSONAL) if objective in objectives])


MASKS: Final = tuple([_mask(pair) for pair in PAIRS])


def _bid_probability(limit: float, price: int) -> float:
    x = (limit - price + 0.5) / LIMIT_SPREAD
    return 0.5 + 0.5 * x / sqrt(1 + x * x)
