"""The events that are told most often.  They say little, so each is made once and shared."""

from __future__ import annotations

from functools import cache, lru_cache

from posse.games.pappy_winchester.rules.will import Kind
from posse.kernel import Event, Seat


@cache
def drawn(plot: int) -> Event:
    return Event("drawn", {"plot": plot})


@cache
def bid(seat: Seat, amount: int) -> Event:
    return Event("bid", {"seat": seat, "amount": amount})


@cache
def passed(seat: Seat) -> Event:
    return Event("passed", {"seat": seat})


@lru_cache(4096)
def bought(seat: Seat, plot: int, price: int) -> Event:
    return Event("bought", {"seat": seat, "plot": plot, "price": price})


@lru_cache(4096)
def shared(seat: Seat, each: int, tip: int) -> Event:
    return Event("shared", {"seat": seat, "each": each, "tip": tip})


@cache
def token(seat: Seat, kind: Kind) -> Event:
    return Event("token", {"seat": seat, "kind": kind})


@cache
def earned(seat: Seat, amount: int, vehicle: str) -> Event:
    return Event("earned", {"seat": seat, "amount": amount, "vehicle": vehicle})
