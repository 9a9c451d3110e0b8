"""Forecast every heir's wealth at the end of the game, and the chances of being the richest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import sqrt
from typing import Final

from posse.games.pappy_winchester.bots.objective_odds import (
    completion_chance,
    exclusive_chances,
    majority_chances,
)
from posse.games.pappy_winchester.bots.plot_income import ALL_PLOTS, average_fares, fares_by_space
from posse.games.pappy_winchester.rules import Estate
from posse.games.pappy_winchester.rules.land import PLOTS, Plots
from posse.games.pappy_winchester.rules.objectives import COUNTS, fulfilled
from posse.games.pappy_winchester.rules.table import NOBODY, UNKNOWN
from posse.games.pappy_winchester.rules.will import KINDS, MAJORITY, PERSONAL, PILES, TOKENS
from posse.kernel import Seat
from posse.report.critic import Chances

PLOT_SPREAD: Final = 4.0
"""How far, in $1,000, one plot still to be sold may change the distance between two heirs."""

PRICE_SHARE: Final = 0.1
"""Where the price usually lies between the second-highest fair price (0) and the highest (1)."""

FINAL_SPREAD: Final = 0.6
"""The spread when all plots are sold."""


def chances_to_be_richest(wealth: Sequence[float], left: int) -> Chances:
    """Return each heir's chance of being the richest with `left` plots unsold.

    Only sums, products and roots are used, so results are the same on every machine.
    """
    spread = FINAL_SPREAD + PLOT_SPREAD * sqrt(left)
    weights = []
    for seat, own in enumerate(wealth):
        weight = 1.0
        for other, fortune in enumerate(wealth):
            if other != seat:
                ahead = (own - fortune) / spread
                weight *= 0.5 + 0.5 * ahead / sqrt(1 + ahead * ahead)
        weights.append(weight)
    total = sum(weights)
    return tuple([weight / total for weight in weights])


class WealthForecast:
    """The expected wealth of all heirs in one position."""

    def __init__(self, t: Estate) -> None:
        self.t: Final = t
        self.heirs: Final = range(t.seats)

    def winning_chances(self) -> Chances:
        """Return the chances between two auctions."""
        return chances_to_be_richest(self.wealth(self.t.hats), PLOTS - self.t.owned.bit_count())

    def wealth(self, hats: Sequence[Plots], token: tuple[Seat, int] | None = None) -> list[float]:
        """Return every heir's expected wealth with these plots; `token`: its new owner, and its kind."""
        t, land = self.t, self.t.land
        unsold = ALL_PLOTS & ~sum(hats)
        held = [list(t.tokens_of(seat)) for seat in self.heirs]
        lying = [TOKENS[kind] - sum(t.held[at :: len(KINDS)]) for at, kind in enumerate(KINDS)]
        if token is not None:
            held[token[0]][token[1]] += 1
            lying[token[1]] -= 1
        found = [float(purse) for purse in t.purses]
        for seat in self.heirs:
            for objective in t.objectives[seat]:
                paid = fulfilled(land, objective, hats[seat], tuple(held[seat]))
                found[seat] += PERSONAL[objective] * paid
        for pile, objective in enumerate(t.common):
            if t.taken[pile] == NOBODY and objective in COUNTS:
                chances = [
                    completion_chance(land, objective, hats[s], tuple(held[s]), unsold, tuple(lying), t.seats)
                    for s in self.heirs
                ]
                for seat, share in enumerate(exclusive_chances(chances)):
                    found[seat] += PILES[pile] * share
        holdings = [(own.bit_count(), land.largest(own)) for own in hats]
        for seat, share in enumerate(majority_chances(holdings, unsold.bit_count())):
            found[seat] += MAJORITY * share
        moves = lying[KINDS.index("move")]
        if moves > 0:
            for seat, income in enumerate(average_fares(fares_by_space(land, hats))):
                found[seat] += moves * income
        return found

    # -- the plot being auctioned

    @cached_property
    def wealth_by_buyer(self) -> list[list[float]]:
        """By buyer: every heir's expected wealth if that heir got the plot free."""
        t, found = self.t, []
        kind = t.lying[t.plot]
        for buyer in self.heirs:
            hats = list(t.hats)
            hats[buyer] |= 1 << t.plot
            token = None if kind == UNKNOWN else (buyer, KINDS.index(kind))
            wealth = self.wealth(hats, token)
            wealth[buyer] += self._card() + (t.saloon if kind == "saloon" else 0)
            found.append(wealth)
        return found

    def _card(self) -> float:
        """Return what a mine or ranch on the plot pays: its value if anybody looked, else the average."""
        t = self.t
        for card, (plot, kind) in enumerate(t.land.cards):
            if plot == t.plot:
                pool = (t.values[card],) if t.values[card] >= 0 else t.left(kind)
                return sum(pool) / len(pool)
        return 0.0

    @cached_property
    def plot_worths(self) -> list[float]:
        """What the plot is worth to each heir, compared with another heir having it."""
        count = len(self.heirs)
        return [
            self.wealth_by_buyer[heir][heir]
            - sum([self.wealth_by_buyer[other][heir] for other in self.heirs if other != heir]) / (count - 1)
            for heir in self.heirs
        ]

    def fair_price(self, heir: Seat) -> float:
        """Return the price at which buying neither gains nor loses; the others share what is paid."""
        count = len(self.heirs)
        return max(self.plot_worths[heir] * (count - 1) / count, 0.0)

    def chances_at_auction(self) -> Chances:
        """Return the chances if the highest fair price buys, a little above the second highest."""
        order = sorted(self.heirs, key=lambda heir: -self.fair_price(heir))
        first, second = order[0], order[1]
        price = self.fair_price(second) + PRICE_SHARE * (self.fair_price(first) - self.fair_price(second))
        price = min(price, float(self.t.purses[first]))
        return self.chances_after_sale(first, price)

    def chances_after_sale(self, buyer: Seat, price: float) -> Chances:
        each = price / (len(self.heirs) - 1)
        wealth = [
            fortune - price if heir == buyer else fortune + each
            for heir, fortune in enumerate(self.wealth_by_buyer[buyer])
        ]
        return chances_to_be_richest(wealth, PLOTS - 1 - self.t.owned.bit_count())
