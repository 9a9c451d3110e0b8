"""The plot being auctioned, all cards known: every heir's wealth by buyer, and reservation prices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from posse.games.pappy_winchester.bots.evaluation import (
    CACHE_SIZE,
    WEIGHTS,
    pair_worths,
    personal_income,
    plot_edges,
    public_prospects,
    winning_chances,
)
from posse.games.pappy_winchester.bots.objective_odds import completed_piles
from posse.games.pappy_winchester.bots.plot_income import (
    ALL_PLOTS,
    best_space,
    fares_by_space,
    hidden_card_value,
)
from posse.games.pappy_winchester.rules.land import Land, Plots
from posse.games.pappy_winchester.rules.table import NOBODY, UNKNOWN, Estate
from posse.games.pappy_winchester.rules.will import KINDS, PILES, Objective
from posse.kernel import Seat


class PlotValues:
    """The values of one auction. Nothing in it changes while the heirs bid."""

    __slots__ = ("_share", "_w", "reservation_prices", "wealth")

    def __init__(self, t: Estate) -> None:
        land, kinds, heirs = t.land, len(KINDS), len(t.hats)
        hats, held, lying = tuple(t.hats), tuple(t.held), tuple(t.lying)
        shown = public_gains(
            land,
            t.common,
            tuple(t.taken),
            hats,
            held,
            t.plot,
            lying[t.plot],
            t.saloon,
            hidden_card_value(t, t.plot),
        )
        unsold = ALL_PLOTS & ~sum(hats) & ~(1 << t.plot)
        w = self._w = WEIGHTS[unsold.bit_count()]
        edge = plot_edges(land, unsold, lying, tuple(t.objectives))
        base, brings = [], []
        for seat, pair in enumerate(t.objectives):
            own = personal_income(land, pair, hats[seat], held[kinds * seat : kinds * seat + kinds])
            duel = w.duel * (t.duels >> seat & 1)
            base.append(w.purse * t.purses[seat] + w.personal * own + w.edge * edge[seat] + duel)
            brings.append(w.personal * pair_worths(land, lying, pair)[t.plot])
        self.wealth = []
        """By buyer, if the plot were free: every heir's expected wealth at the end."""
        for buyer in range(heirs):
            found = [own + public for own, public in zip(base, shown[buyer], strict=True)]
            found[buyer] += brings[buyer]
            self.wealth.append(found)
        self._share = (heirs - 1) / heirs
        self.reservation_prices = [
            min(self._reservation_price(seat), t.purses[seat]) for seat in range(heirs)
        ]

    def _reservation_price(self, seat: Seat) -> float:
        """Return the price at which this heir is indifferent between buying and letting another buy."""
        return buyer_gain(self.wealth, seat) * self._share * self._share / self._w.purse

    def winning_chances(self, buyer: Seat, price: int) -> list[float]:
        """Return every heir's chance of being the richest if `buyer` pays `price`."""
        found = self.wealth[buyer]
        each = self._w.purse * (price // (len(found) - 1))
        paid = [fortune + each for fortune in found]
        paid[buyer] -= each + self._w.purse * price
        return winning_chances(paid, self._w.temperature)


def buyer_gain(wealth: Sequence[Sequence[float]], seat: Seat) -> float:
    """Return how much an heir's lead over the mean grows by buying, compared with another heir buying."""
    others = len(wealth) - 1
    leads = [found[seat] - (sum(found) - found[seat]) / others for found in wealth]
    return leads[seat] - (sum(leads) - leads[seat]) / others


@lru_cache(CACHE_SIZE)
def public_gains(
    land: Land,
    common: tuple[Objective, ...],
    taken: tuple[Seat, ...],
    hats: tuple[Plots, ...],
    held: tuple[int, ...],
    plot: int,
    kind: str,
    saloon: int,
    card: float,
) -> tuple[tuple[float, ...], ...]:
    """Return every heir's income, by buyer, from what is public."""
    kinds, heirs = len(KINDS), len(hats)
    unsold = ALL_PLOTS & ~sum(hats) & ~(1 << plot)
    w = WEIGHTS[unsold.bit_count()]
    found = []
    for buyer in range(heirs):
        after = (*hats[:buyer], hats[buyer] | 1 << plot, *hats[buyer + 1 :])
        tokens = list(held)
        if kind != UNKNOWN:
            tokens[kinds * buyer + KINDS.index(kind)] += 1
        own = tuple(tokens[kinds * buyer : kinds * buyer + kinds])
        gains = [0.0] * heirs
        gains[buyer] = card + (saloon if kind == "saloon" else 0)
        if kind == "move":
            paid = fares_by_space(land, after)
            gains = [gain + fare for gain, fare in zip(gains, paid[best_space(paid, buyer)], strict=True)]
        owners = list(taken)
        met = completed_piles(land, common, taken, after[buyer], own)
        if not unsold and "last_auction" in common:
            met.append(common.index("last_auction"))
        if kind == "saloon" and not saloon and "empty_saloon" in common:
            met.append(common.index("empty_saloon"))
        for pile in met:
            if owners[pile] == NOBODY:
                owners[pile] = buyer
                gains[buyer] += PILES[pile]
        shown = public_prospects(land, common, tuple(owners), after, tuple(tokens))
        found.append(
            tuple(
                [
                    w.purse * gain + w.piles * piles + w.majority * majority + w.fares * fares
                    for gain, (piles, majority, fares) in zip(gains, shown, strict=True)
                ]
            )
        )
    return tuple(found)
