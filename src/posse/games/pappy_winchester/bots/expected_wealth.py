"""Expected wealth of every heir at the end, from one heir's view, for each possible buyer of the plot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from posse.games.pappy_winchester.bots.objective_odds import (
    completion_chance,
    exclusive_chances,
    majority_chances,
)
from posse.games.pappy_winchester.bots.plot_income import (
    ALL_PLOTS,
    average_fares,
    best_space,
    fares_by_space,
    hidden_card_value,
)
from posse.games.pappy_winchester.rules import EstateView
from posse.games.pappy_winchester.rules.land import Plots
from posse.games.pappy_winchester.rules.objectives import COUNTS, Tokens, fulfilled
from posse.games.pappy_winchester.rules.table import NOBODY, UNKNOWN
from posse.games.pappy_winchester.rules.will import KINDS, MAJORITY, PERSONAL, PILES, TOKENS, Kind
from posse.kernel import Seat

RUMOUR_VALUE: Final = 0.5
"""What a look at a hidden card is worth, in $1,000."""


def wealth_by_buyer(view: EstateView, purses: Sequence[int]) -> list[list[float]]:
    """Return every heir's expected wealth, by buyer, as if the plot were free."""
    kind = view.lying[view.plot]
    heirs = range(len(purses))
    if kind != UNKNOWN:
        sale = PlotSale(view, purses, kind)
        return [sale.wealth_if_sold_to(buyer) for buyer in heirs]
    # The token lies face down: average over the kinds that are left.
    left = dict(zip(KINDS, _lying(view), strict=True))
    sales = [
        (PlotSale(view, purses, kind), count / sum(left.values())) for kind, count in left.items() if count
    ]
    found = [[(sale.wealth_if_sold_to(buyer), odds) for sale, odds in sales] for buyer in heirs]
    return [[sum([to[seat] * odds for to, odds in each]) for seat in heirs] for each in found]


def _lying(view: EstateView) -> Tokens:
    """Count the tokens of each kind still on the land, face up or down."""
    return tuple([TOKENS[kind] - sum(view.held[at :: len(KINDS)]) for at, kind in enumerate(KINDS)])


class PlotSale:
    """The plot being auctioned, with a known token on it."""

    def __init__(self, view: EstateView, purses: Sequence[int], kind: Kind) -> None:
        self._view, self._land, self._kind = view, view.land, kind
        self._heirs = range(len(purses))
        self._unsold = ALL_PLOTS & ~view.sold & ~(1 << view.plot)
        self._token = tuple([int(kind == it) for it in KINDS])
        self._lying = tuple([n - one for n, one in zip(_lying(view), self._token, strict=True)])
        self._piles = [
            (objective, PILES[pile])
            for pile, objective in enumerate(view.common)
            if view.taken[pile] == NOBODY
        ]
        known = {objective for pair in view.objectives for objective in pair}
        self._unseen = [objective for objective in PERSONAL if objective not in known]
        self._brings = hidden_card_value(view, view.plot)
        # The wealth of heirs who do not buy.
        self._tokens = [view.tokens_of(seat) for seat in self._heirs]
        self._worth = [
            purse + self._personal(seat, view.hats[seat], self._tokens[seat])
            for seat, purse in enumerate(purses)
        ]
        self._chances = [
            self._completion_chances(view.hats[seat], self._tokens[seat]) for seat in self._heirs
        ]
        self._holdings = [(own.bit_count(), self._land.largest(own)) for own in view.hats]
        self._fares = fares_by_space(self._land, view.hats)
        self._along = [at for at, spaces in enumerate(self._land.along.values()) if spaces >> view.plot & 1]

    def wealth_if_sold_to(self, buyer: Seat) -> list[float]:
        """Return every heir's expected wealth if `buyer` gets the plot free."""
        view = self._view
        own = view.hats[buyer] | 1 << view.plot
        tokens = tuple([n + one for n, one in zip(self._tokens[buyer], self._token, strict=True)])
        found = self._worth[:]
        found[buyer] += (
            self._personal(buyer, 1 << view.plot, self._token) + self._brings + self._token_value()
        )
        self._add_fares(found, buyer)
        chances = self._chances[:]
        chances[buyer] = self._completion_chances(own, tokens)
        for (_, prize), each in zip(self._piles, zip(*chances, strict=True), strict=True):
            for seat, share in enumerate(exclusive_chances(each)):
                found[seat] += prize * share
        holdings = self._holdings[:]
        holdings[buyer] = (own.bit_count(), self._land.largest(own))
        for seat, share in enumerate(majority_chances(holdings, self._unsold.bit_count())):
            found[seat] += MAJORITY * share
        return found

    def _token_value(self) -> float:
        """Return what the token pays at once, unless it is a move."""
        if self._kind == "saloon":
            return self._view.saloon
        return RUMOUR_VALUE if self._kind == "rumour" else 0.0

    def _add_fares(self, found: list[float], buyer: Seat) -> None:
        """Add the fares of vehicles: at once for a move token, and later once for each move token left."""
        later = self._lying[KINDS.index("move")]
        if self._kind != "move" and not later:
            return
        paid = self._fares[:]
        for at in self._along:
            paid[at] = tuple([fare + (seat == buyer) for seat, fare in enumerate(paid[at])])
        if self._kind == "move":
            for seat, fare in enumerate(paid[best_space(paid, buyer)]):
                found[seat] += fare
        if later:
            for seat, income in enumerate(average_fares(paid)):
                found[seat] += later * income

    def _completion_chances(self, own: Plots, held: Tokens) -> list[float]:
        """Return the chance of completing each open common objective. Two of them are met in a single moment:
        they count only if this purchase meets them.
        """
        heirs = len(self._heirs)
        return [
            completion_chance(self._land, objective, own, held, self._unsold, self._lying, heirs)
            if objective in COUNTS
            else float(bool(own >> self._view.plot & 1) and self._met_now(objective))
            for objective, _ in self._piles
        ]

    def _met_now(self, objective: str) -> bool:
        if objective == "last_auction":
            return not self._unsold
        return self._kind == "saloon" and not self._view.saloon

    def _personal(self, seat: Seat, own: Plots, held: Tokens) -> float:
        """Return what personal objectives pay for these; an unknown one pays the average of those unseen."""
        pair = self._view.objectives[seat]
        total = 0.0
        for objective in pair:
            if objective != UNKNOWN:
                total += PERSONAL[objective] * fulfilled(self._land, objective, own, held)
        unknown = pair.count(UNKNOWN)
        if unknown:
            pool = sum([PERSONAL[o] * fulfilled(self._land, o, own, held) for o in self._unseen])
            total += unknown * pool / len(self._unseen)
        return total
