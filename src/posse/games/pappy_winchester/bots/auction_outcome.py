"""How an auction ends where everybody keeps to a limit: by the hammer, or by two pistols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from posse.games.pappy_winchester.bots.plot_values import PlotValues
from posse.games.pappy_winchester.rules.actions import DUEL, Bid
from posse.games.pappy_winchester.rules.auction import Bidding
from posse.games.pappy_winchester.rules.table import NOBODY, Estate
from posse.kernel import Action, Seat

DUEL_TOKEN_VALUE: Final = 0.01
"""The part of a chance of winning that it is worth to keep the duel token."""


class AuctionOutcome:
    """One plot in one world."""

    def __init__(self, values: PlotValues, t: Estate, overbids: Sequence[float]) -> None:
        self._plot_values = values
        self._limits = [
            int(min(ceiling + overbid, purse))
            for ceiling, overbid, purse in zip(values.reservation_prices, overbids, t.purses, strict=True)
        ]
        self._first, self._poor = t.first, t.purses[t.first] < 1
        self._duels = t.duels
        self._found: dict[Bidding, Sequence[float]] = {}

    def chances_after(self, phase: Bidding, seat: Seat, action: Action) -> Sequence[float]:
        """Everybody's chance of winning the game when this seat has chosen."""
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
        """The same from here on, whoever is asked next."""
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
        """Those who will still bid, or need not, the keenest first."""
        limits, bid = self._limits, phase.bid
        found = [
            s for s in range(len(limits)) if phase.within >> s & 1 and (limits[s] > bid or s == phase.bidder)
        ]
        return sorted(found, key=lambda seat: -limits[seat])

    def sale(self, phase: Bidding) -> tuple[Seat, int]:
        """Who buys, and for how much, if nobody shoots."""
        keen, limits, bid = self._interested(phase), self._limits, phase.bid
        if not keen:  # the first player must have it (PW-R8)
            return self._first, 0 if self._poor else 1
        best = keen[0]
        least = bid + (best != phase.bidder)
        if len(keen) == 1:
            return best, least
        high = max(least, limits[keen[1]])
        # Who stands at the other's limit buys for it; else he must offer one more.
        return best, high if (high + best) % 2 else max(high, min(high + 1, limits[best]))

    def _duel_chances(self, keen: Sequence[Seat], price: int) -> Sequence[float]:
        """A duel between the two keenest when the third has passed."""
        won, lost = (
            self._plot_values.winning_chances(keen[1], price),
            self._plot_values.winning_chances(keen[0], price),
        )
        return [(one + other) / 2 for one, other in zip(won, lost, strict=True)]
