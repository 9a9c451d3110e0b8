"""How the fast model's die rolls: what the tremor of the hand adds, and the way of a die that meets nothing.

scripts/fit_shot_model.py makes the numbers in data/shots.toml.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from posse.kernel.data import data_file

DATA: Final = tomllib.loads(data_file("posse.games.pony_express", "shots.toml"))
_HAND: Final[dict[str, float]] = DATA["hand"]
_STRONGEST, _SOFTEST = 32, 8
KNOT: Final[float] = DATA["knot"]
_SIDES: Final[float] = DATA["sides"]
_ROLLS: Final = list(DATA["rolls"])
_SPEEDS: Final = [float(row["speed"]) for row in _ROLLS]
_WIDE: Final[list[float]] = DATA["wide"]

FULL: Final = 600.0
"""The way after which `stray` is measured, in mm."""

Vector = tuple[float, float]


class Hand(NamedTuple):
    """What the tremor does to an aim: standard deviations."""

    angle: float
    """Radians."""
    speed: float
    """A share of the speed."""
    side: float
    """Millimetres on the face of the die."""


class Roll(NamedTuple):
    """The way of a die that starts with one speed and one strike."""

    bend: tuple[float, ...]
    """Millimetres aside, after every `knot` of the way."""
    reach: float
    stray: float
    """One standard deviation of the way, in mm after 600 mm: what speed and strike do not tell."""
    over: tuple[tuple[float, dict[str, list[float]]], ...]
    """How often it flies over each kind of figure after every `knot`, with the usual tremor: two tables, and
    the part of each."""

    def aside(self, way: float) -> float:
        return self.course(way)[0]

    def course(self, way: float) -> Vector:
        """Return how far aside the die is, and how far aside it goes for each mm ahead."""
        at = way / KNOT
        knot = min(int(at), len(self.bend) - 2)
        low = self.bend[knot]
        step = self.bend[knot + 1] - low
        return low + step * (at - knot), step / KNOT

    def flies_over(self, kind: str, way: float) -> float:
        at = way / KNOT
        knot = min(int(at), len(self.bend) - 2)
        rest = min(at - knot, 1.0)
        (one, slow), (other, fast) = self.over
        low = one * slow[kind][knot] + other * fast[kind][knot]
        high = one * slow[kind][knot + 1] + other * fast[kind][knot + 1]
        return low + (high - low) * rest


@lru_cache(4096)
def hand(along: int, strength: int, spin: int, tremor: int) -> Hand:
    """Return the spread of a flick; `tremor` is in halves."""
    power = (strength - _SOFTEST) / (_STRONGEST - _SOFTEST)
    power *= power
    calm, hard, slip = _HAND["angle"], _HAND["angle_hard"] * power, _HAND["angle_spin"] * spin * spin
    stretch = _HAND["angle_along"] * along
    angle = sqrt(calm * calm + hard * hard + slip * slip + stretch * stretch)
    side = _HAND["side"] + _HAND["side_hard"] * power
    return Hand(angle * tremor / 2, _HAND["speed"] * tremor / 2, side * tremor / 2)


def roll(speed: float, side: float) -> Roll:
    """Return the way of a die, interpolated between four of the table."""
    turned = -side if side < 0 else side
    column = min(turned / _SIDES, len(_ROLLS[0]["reach"]) - 1.001)
    left = int(column)
    row = 1
    while row < len(_SPEEDS) - 1 and _SPEEDS[row] < speed:
        row += 1
    part = (speed - _SPEEDS[row - 1]) / (_SPEEDS[row] - _SPEEDS[row - 1])
    share = column - left
    a, b, c, d = (1 - part) * (1 - share), (1 - part) * share, part * (1 - share), part * share
    slow, fast = _ROLLS[row - 1], _ROLLS[row]
    four = zip(
        slow["bend"][left], slow["bend"][left + 1], fast["bend"][left], fast["bend"][left + 1], strict=True
    )
    if side < 0:
        a, b, c, d = -a, -b, -c, -d
    bend = tuple([a * e + b * f + c * g + d * h for e, f, g, h in four])
    if side < 0:
        a, b, c, d = -a, -b, -c, -d

    def mixed(name: str) -> float:
        low, high = slow[name], fast[name]
        return float(a * low[left] + b * low[left + 1] + c * high[left] + d * high[left + 1])

    most = 1.0 if part > 1 else 0.0 if part < 0 else part
    return Roll(bend, mixed("reach"), mixed("stray"), ((1 - most, slow["over"]), (most, fast["over"])))


@lru_cache(2048)
def spread(strength: int, spin: int, tremor: int) -> tuple[Roll, ...]:
    """Return rolls that are equally likely: they stand for all of this aim's."""
    found = hand(0, strength, spin, tremor)
    return tuple(
        [
            roll(100 * strength * (1 + found.speed * one), spin / 2 + found.side * two)
            for one, two in DATA["deviations"]
        ]
    )


def wide(way: float) -> float:
    """Return half the width that the die sweeps: the further it has come, the more it turns."""
    return _WIDE[0] + (_WIDE[1] - _WIDE[0]) * way / FULL
