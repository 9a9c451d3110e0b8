"""Estimate one auction for the greedy bidder: who would buy at which price, and what that does to the lead.

The other heirs share the price, so a buyer loses it twice: it leaves the buyer's purse and enters the
rivals'. For the same reason it pays to make a rival buy at a high price.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from posse.games.pappy_winchester.bots.expected_wealth import wealth_by_buyer
from posse.games.pappy_winchester.bots.personality import PLAIN, Personality
from posse.games.pappy_winchester.rules import EstateView
from posse.games.pappy_winchester.rules.actions import BIDS, DUEL, PASS
from posse.games.pappy_winchester.rules.auction import Bidding, Calling
from posse.games.pappy_winchester.rules.land import PLOTS
from posse.kernel import Action, Seat

LIMIT_SPREAD: Final = 1.0
"""How far a rival's limit may be from our estimate, in $1,000."""


class AuctionEstimate:
    """One auction as one heir sees it. Nothing in it changes while the heirs bid."""

    def __init__(
        self, view: EstateView, purses: Sequence[int], personality: Personality = PLAIN, error: float = 0.0
    ) -> None:
        assert view.seat is not None
        self._first = view.first
        self._duels = view.duels
        self._last = view.sold.bit_count() + 1 == PLOTS
        self._purses = purses
        self._heirs = range(len(purses))
        self._others = len(purses) - 1
        self._personality = personality
        found = wealth_by_buyer(view, purses)
        if error or personality.eagerness != 1:
            self._misjudge(found, view.seat, error)
        self.wealth: Final = found
        """By buyer, if the plot were free: every heir's expected wealth at the end."""
        self._leads = [[self._lead(found[buyer], seat) for buyer in self._heirs] for seat in self._heirs]
        if personality.envy != 1:
            self._leads[view.seat] = [self._lead(of, view.seat, personality.envy) for of in found]
        self._limits = [min(self.reservation_price(seat), purses[seat]) for seat in self._heirs]

    def _misjudge(self, found: list[list[float]], seat: Seat, error: float) -> None:
        """Distort the seat's own gain from the plot by its personality and by `error`."""
        without = (sum([of[seat] for of in found]) - found[seat][seat]) / self._others
        gain = found[seat][seat] - without
        found[seat][seat] = without + self._personality.eagerness * gain + error

    def _lead(self, found: Sequence[float], seat: Seat, envy: float = 1.0) -> float:
        """Return how far an heir's wealth is above the mean of the others; `envy` weighs the others."""
        return found[seat] - envy * ((sum(found) - found[seat]) / self._others)

    def reservation_price(self, seat: Seat) -> float:
        """Return the price at which this heir is indifferent between buying and letting another buy."""
        leads = self._leads[seat]
        gain = leads[seat] - (sum(leads) - leads[seat]) / self._others
        share = self._others / len(self._heirs)
        return gain * share * share

    def own_gain(self, seat: Seat) -> float:
        """Return what this heir gains in wealth by buying, compared with another heir buying."""
        without = (sum([of[seat] for of in self.wealth]) - self.wealth[seat][seat]) / self._others
        return self.wealth[seat][seat] - without

    def keenest_rival(self, seat: Seat) -> tuple[Seat, float]:
        """Return the rival who gains most by buying, and how much."""
        rivals = [rival for rival in self._heirs if rival != seat]
        best = max(rivals, key=self.own_gain)
        return best, self.own_gain(best)

    def lead_after_sale(self, seat: Seat, buyer: Seat, price: int) -> float:
        """Return the lead of `seat` after `buyer` has bought at `price`."""
        each = price // self._others
        paid = -price - each if seat == buyer else (price + each) / self._others
        return self._leads[seat][buyer] + paid

    # -- what to expect of the rivals

    def _bid_probability(self, rival: Seat, price: int) -> float:
        """Return the probability that `rival` bids `price`. Their cash is known from public payments."""
        if price > self._purses[rival]:
            return 0.0
        x = (self._limits[rival] - price + 0.5) / LIMIT_SPREAD
        return 0.5 + 0.5 * x / sqrt(1 + x * x)

    def _likely_sale(self, rivals: Sequence[Seat], bid: int) -> tuple[Seat, int]:
        """Return the likely buyer and price: the highest limit buys at about the second highest."""
        keen = sorted(rivals, key=lambda seat: -self._limits[seat])
        second = self._limits[keen[1]] if len(keen) > 1 else 0.0
        return keen[0], max(bid, int(min(self._limits[keen[0]], second + 1)))

    # -- what to do

    def choose(self, phase: Bidding, me: Seat, options: tuple[Action, ...]) -> Action:
        rivals = [seat for seat in self._heirs if phase.within >> seat & 1 and seat != me]
        found: list[tuple[float, Action]] = [(self._lead_if_passing(phase, me, rivals), PASS)]
        raised = BIDS[phase.bid]
        if raised in options and (self._personality.bids_up or phase.bid < self.reservation_price(me)):
            found.append((self._lead_if_raising(phase.bid + 1, me, rivals), raised))
        if DUEL in options:
            either = sum([self.lead_after_sale(me, buyer, phase.bid) for buyer in (me, phase.bidder)])
            found.append((either / 2 - (0.0 if self._last else self._personality.duel_token), DUEL))
        return max(found, key=lambda way: way[0])[1]

    def calls(self, phase: Calling, me: Seat) -> bool:
        """Return whether the highest bidder should call the duel before the rival answers."""
        if self._purses[phase.turn] < phase.bid:
            return False  # a rival who cannot pay has to pass
        either = sum([self.lead_after_sale(me, buyer, phase.bid) for buyer in (me, phase.turn)])
        token = 0.0 if self._last else self._personality.duel_token
        return either / 2 - token > self._lead_if_raising(phase.bid, me, [phase.turn])

    def _lead_if_passing(self, phase: Bidding, me: Seat, rivals: Sequence[Seat]) -> float:
        if rivals == [phase.bidder]:
            return self.lead_after_sale(me, phase.bidder, phase.bid)
        buyer, price = self._likely_sale(rivals, phase.bid) if rivals else (self._first, 0)
        if not price:  # nobody wants it: the first player must buy (PW-R8)
            return self.lead_after_sale(me, self._first, min(1, self._purses[self._first]))
        return self.lead_after_sale(me, buyer, price)

    def _lead_if_raising(self, price: int, me: Seat, rivals: Sequence[Seat]) -> float:
        won = self.lead_after_sale(me, me, price)
        if not rivals:
            return won
        kept = 1.0
        for rival in rivals:
            kept *= 1 - self._bid_probability(rival, price + 1)
        lost = self.lead_after_sale(me, *self._likely_sale(rivals, price + 1))
        if len(rivals) == 1 and self._duels >> rivals[0] & 1:  # the last rival may call a duel instead
            lost = min(lost, (won + self.lead_after_sale(me, rivals[0], price)) / 2)
        return kept * won + (1 - kept) * (lost + self._personality.bluff)
