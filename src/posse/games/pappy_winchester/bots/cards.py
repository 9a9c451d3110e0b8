"""What lies hidden on the land, as far as one can tell."""

from __future__ import annotations

from posse.games.pappy_winchester.rules import Estate, EstateView
from posse.games.pappy_winchester.rules.land import Land
from posse.games.pappy_winchester.rules.table import UNSEEN
from posse.games.pappy_winchester.rules.will import CARDS


def buried(known: EstateView | Estate, plot: int) -> float:
    """What a mine or the ranch on this plot will bring, exactly where it was seen, else on the average."""
    for card, (where, kind) in enumerate(known.land.cards):
        if where == plot:
            if known.values[card] != UNSEEN:
                return known.values[card]
            pool = list(CARDS[kind])
            for value, (_, other) in zip(known.values, known.land.cards, strict=True):
                if other == kind and value != UNSEEN:
                    pool.remove(value)
            return sum(pool) / len(pool)
    return 0.0


def usual(land: Land, plot: int) -> float:
    """The same for who has seen nothing."""
    for where, kind in land.cards:
        if where == plot:
            return sum(CARDS[kind]) / len(CARDS[kind])
    return 0.0
