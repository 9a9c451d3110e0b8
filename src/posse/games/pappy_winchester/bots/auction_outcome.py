"""The end of an auction in which every heir bids up to a fixed limit: a sale or a duel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from posse.games.pappy_winchester.bots.plot_values import PlotValues
from posse.games.pappy_winchester.rules.actions import DUEL, Bid
from posse.games.pappy_winchester.rules.auction import Bidding
from posse.games.pappy_winchester.rules.table import NOBODY, Estate
from posse.kernel import Action, Seat

DUEL_TOKEN_VALUE: Final = 0.01
"""What keeping the duel token is worth, as a probability of winning the game."""


class AuctionOutcome:
    """One auction in one imagined position, where every heir's limit is known."""

    def __init__(self, values: PlotValues, t: Estate, overbids: Sequence[float]) -> None:
        self._plot_values = values
        self._limits = [
            int(min(price + overbid, purse))
            for price, overbid, purse in zip(values.reservation_prices, overbids, t.purses, strict=True)
        ]
        self._first, self._poor = t.first, t.purses[t.first] < 1
        self._duels = t.duels
        self._found: dict[Bidding, Sequence[float]] = {}

    def chances_after(self, phase: Bidding, seat: Seat, action: Action) -> Sequence[float]:
        """Return every heir's chance of winning the game after `seat` chooses `action`."""
        if action is DUEL:
            found = self._duel_chances((phase.bidder, seat), phase.bid)
            return [chance - DUEL_TOKEN_VALUE * (at == seat) for at, chance in enumerate(found)]
        bid, bidder, within = phase.bid, phase.bidder, phase.within
        if isinstance(action, Bid):
            bid, bidder = action.amount, seat
        else:
            within &= ~(1 << seat)
        if bidder != NOBODY and within == 1 << bidder:
            return self._plot_values.winning_chances(bidder, bid)
        return self.chances_from(Bidding(bid, bidder, within, seat))

    def chances_from(self, phase: Bidding) -> Sequence[float]:
        """Return every heir's chance of winning the game from `phase`, whoever is asked next."""
        found = self._found.get(phase)
        if found is None:
            found = self._found[phase] = self._chances_from(phase)
        return found

    def _chances_from(self, phase: Bidding) -> Sequence[float]:
        keen = self._interested(phase)
        buyer, price = self.sale(phase)
        sold = self._plot_values.winning_chances(buyer, price)
        if len(keen) > 1 and self._duels >> keen[1] & 1:
            shot = self._duel_chances(keen, max([phase.bid, 1, *[self._limits[seat] for seat in keen[2:]]]))
            if shot[keen[1]] > sold[keen[1]] + DUEL_TOKEN_VALUE:
                return shot
        return sold

    def _interested(self, phase: Bidding) -> list[Seat]:
        """List the heirs who will bid higher or already hold the bid, highest limit first."""
        limits, bid = self._limits, phase.bid
        found = [
            s for s in range(len(limits)) if phase.within >> s & 1 and (limits[s] > bid or s == phase.bidder)
        ]
        return sorted(found, key=lambda seat: -limits[seat])

    def sale(self, phase: Bidding) -> tuple[Seat, int]:
        """Return the buyer and the price if nobody calls a duel."""
        keen, limits, bid = self._interested(phase), self._limits, phase.bid
        if not keen:  # the first player must buy (PW-R8)
            return self._first, 0 if self._poor else 1
        best = keen[0]
        least = bid + (best != phase.bidder)
        if len(keen) == 1:
            return best, least
        high = max(least, limits[keen[1]])
        # A bidder who stands at the runner-up's limit buys at it; otherwise one more must be bid.
        return best, high if (high + best) % 2 else max(high, min(high + 1, limits[best]))

    def _duel_chances(self, keen: Sequence[Seat], price: int) -> Sequence[float]:
        """Return the chances of a duel between the two highest limits, averaged over who wins it."""
        won, lost = [self._plot_values.winning_chances(seat, price) for seat in (keen[1], keen[0])]
        return [(one + other) / 2 for one, other in zip(won, lost, strict=True)]
