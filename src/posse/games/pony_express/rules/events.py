"""The events that are told most often.  They say little, so each is made once and shared."""

from __future__ import annotations

from functools import cache

from posse.games.pony_express.rules.dice import HAND_NAMES, NAMES, Faces, Hand
from posse.kernel import Event, Seat


@cache
def began(seat: Seat) -> Event:
    return Event("began", {"seat": seat})


@cache  # 7 ** 5 rolls at most
def words(faces: Faces) -> tuple[str, ...]:
    return tuple([NAMES[face] for face in faces])


@cache
def claimed(seat: Seat, hand: Hand) -> Event:
    return Event("claimed", {"seat": seat, "hand": HAND_NAMES[hand]})


@cache
def bluffed(seat: Seat) -> Event:
    return Event("bluffed", {"seat": seat}, (seat,))


@cache
def believed(seat: Seat) -> Event:
    return Event("believed", {"seat": seat})


@cache
def doubted(seat: Seat, liar: Seat, lied: int) -> Event:
    return Event("doubted", {"seat": seat, "liar": liar, "lied": lied})


@cache
def paid(payer: Seat, payee: Seat, amount: int) -> Event:
    return Event("paid", {"payer": payer, "payee": payee, "amount": int(amount)})


@cache
def moved(seat: Seat, start: int, to: int) -> Event:
    return Event("moved", {"seat": seat, "start": start, "to": to})
