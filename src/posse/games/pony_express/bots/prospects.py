"""Who will win?  A race is judged by places, purses and time; a finish by the turns that are left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, sqrt
from typing import Final

from posse.games.pony_express.bots.aim import lesson
from posse.games.pony_express.bots.odds import reach
from posse.games.pony_express.rules import RaceView, Rules
from posse.games.pony_express.rules.gunfight import DUEL_SHOTS
from posse.games.pony_express.rules.track import track
from posse.kernel import Seat

PACE: Final = 3.2
"""Spaces a rider makes in a turn."""

TURN_LOST: Final = 2.7
"""What prison costs those who cannot pay, in spaces: a turn, less what its dice may bring."""

CARD: Final = 0.7
"""What a card in the hand is worth, in spaces."""

POOR, RICH = 0.8, 0.5
"""What a nugget is worth, in spaces: one of the first three, and one more."""


def _purse(gold: int) -> float:
    few = min(gold, track().bail)
    return POOR * few + RICH * (gold - few)


_PURSES: Final = tuple([_purse(gold) for gold in range(track().nuggets + 1)])


# Gold and cards are means to an end: near it there is little left to buy.  By the rider's space.
_LEFT: Final = tuple([min(1.0, (track().sacramento - at) / 10) for at in range(track().sacramento)])

# The longer the road, the less a lead decides.  By the leader's space.
_HEAT: Final = tuple([0.8 + 1.5 * sqrt((track().sacramento - at) / PACE) for at in range(track().sacramento)])


def purse(gold: int) -> float:
    """What so much gold is worth, in spaces; no gold is no gold, whatever the debts."""
    return _PURSES[min(max(gold, 0), track().nuggets)]


def hit(rules: Rules) -> float:
    """The chance that a shot at a rider tells."""
    return min(max(lesson(rules, indians=False)[1], 0.05), 0.95)


@cache
def duel(rules: Rules) -> tuple[float, float]:
    """The chances of the one who shoots first, and of the other, in a duel of three shots each."""
    tells = hit(rules)
    rounds = sum([(1 - tells) ** shot for shot in range(0, DUEL_SHOTS, 2)])
    return tells * rounds, (1 - tells) * tells * rounds


@cache
def final_duel(rules: Rules, streak: int) -> float:
    """The chance of the first arrival, who has `streak` more shots before the other's first."""
    tells = hit(rules)
    first = 1 / (2 - tells)
    for _ in range(streak):
        first = tells + (1 - tells) * first
    return first


@dataclass(frozen=True, slots=True)
class Public:
    """What everybody at the table sees and can reckon with."""

    rules: Rules
    active: Seat
    pos: tuple[int, ...]
    gold: tuple[int, ...]
    jailed: int
    cards: tuple[int, ...]
    stock: bool
    """Whether there are cards left to draw."""


def public(view: RaceView) -> Public:
    stock = view.pile + view.under > 0
    return Public(view.rules, view.active, view.pos, view.gold, view.jailed, view.cards, stock)


class Prospects:
    """The chances of every seat once the active rider's turn has ended in one way or another."""

    def __init__(self, now: Public) -> None:
        self.view: Final = now
        self.end: Final = track().sacramento
        self.seats: Final = range(len(now.pos))
        self._fixed: Final = [CARD * cards for cards in now.cards]

    def chances(
        self, pos: Sequence[int], gold: Sequence[int], jailed: int, extra: Sequence[float]
    ) -> list[float]:
        """A share for each seat.  `extra` adds to a place what is expected of its space."""
        there = [seat for seat in self.seats if pos[seat] >= self.end]
        if len(there) > 1:
            return self._shoot_out(there, pos)
        if there:
            return self._delivering(there[0], pos, gold, jailed)
        return self._racing(pos, gold, jailed, extra)

    def now(self) -> list[float]:
        """If nothing more happened this turn."""
        view = self.view
        return self.chances(view.pos, view.gold, view.jailed, (0.0,) * len(view.pos))

    def _racing(
        self, pos: Sequence[int], gold: Sequence[int], jailed: int, extra: Sequence[float]
    ) -> list[float]:
        fixed, scores = self._fixed, []
        for seat in self.seats:
            at, nuggets = pos[seat], gold[seat]
            score = at + (_PURSES[nuggets] + fixed[seat]) * _LEFT[at] + extra[seat]
            scores.append(score - prison(nuggets) if jailed >> seat & 1 else score)
        top, heat = max(scores), _HEAT[max(pos)]
        weights = [exp((score - top) / heat) for score in scores]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _delivering(self, leader: Seat, pos: Sequence[int], gold: Sequence[int], jailed: int) -> list[float]:
        """One rider is in Sacramento: can another arrive before the third mailbox, and who would then win?"""
        count = len(pos)
        laps = track().last - pos[leader] + self._late(leader, gold, jailed)
        shares = [0.0] * count
        ahead = (leader - self.view.active - 1) % count
        for seat in self.seats:
            if seat != leader:
                sooner = (seat - self.view.active - 1) % count < ahead
                turns = laps if sooner else laps - 1
                turns -= self._late(seat, gold, jailed)
                shares[seat] = self._arrives(seat, self.end - pos[seat], turns)
        nobody = 1.0
        for share in shares:
            nobody *= 1 - share
        wins = final_duel(self.view.rules, pos[leader] - self.end)
        total = sum(shares) or 1.0
        shares = [share / total * (1 - nobody) * (1 - wins) for share in shares]
        shares[leader] = nobody + (1 - nobody) * wins
        return shares

    def _arrives(self, seat: Seat, distance: int, turns: int) -> float:
        return reach(distance, turns)

    def _late(self, seat: Seat, gold: Sequence[int], jailed: int) -> int:
        return 1 if jailed >> seat & 1 and gold[seat] < track().bail else 0

    def _shoot_out(self, there: list[Seat], pos: Sequence[int]) -> list[float]:
        first = max(there, key=lambda seat: (self.view.pos[seat], pos[seat]))
        [second] = [seat for seat in there if seat != first]
        shares = [0.0] * len(pos)
        shares[first] = final_duel(self.view.rules, pos[first] - self.end)
        shares[second] = 1 - shares[first]
        return shares


def _prison(gold: int) -> float:
    bail = track().bail
    return min(purse(gold) - purse(gold - bail), TURN_LOST) if gold >= bail else TURN_LOST


_PRISONS: Final = tuple([_prison(gold) for gold in range(track().nuggets + 1)])


def prison(gold: int) -> float:
    """What being in prison costs, in spaces: the bail, or a turn."""
    return _PRISONS[gold]
