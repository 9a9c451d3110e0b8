"""Boat and locomotive: what every space pays, and where an heir takes them."""

from __future__ import annotations

from collections.abc import Sequence

from posse.games.pappy_winchester.rules.land import Land, Plots
from posse.kernel import Seat

Fares = list[tuple[int, ...]]
"""What each space of river and rails pays each heir, in the order of the land's list."""


def fares(land: Land, hats: Sequence[Plots]) -> Fares:
    return [tuple([(own & along).bit_count() for own in hats]) for along in land.along.values()]


def drive(found: Fares, seat: Seat) -> int:
    """Where this heir takes a vehicle, any vehicle and any way: his own gain beside that of the others."""
    heirs = len(found[0])
    gains = [paid[seat] * heirs - sum(paid) for paid in found]
    return gains.index(max(gains))


def usual(found: Fares) -> list[float]:
    """What a move token pays each heir, whoever will have it."""
    heirs = len(found[0])
    totals = [sum(paid) for paid in found]
    income = [0] * heirs
    for mover in range(heirs):
        gains = [paid[mover] * heirs - total for paid, total in zip(found, totals, strict=True)]
        for seat, paid in enumerate(found[gains.index(max(gains))]):
            income[seat] += paid
    return [paid / heirs for paid in income]
