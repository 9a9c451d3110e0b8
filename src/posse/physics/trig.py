"""Angles without `math.sin` and `math.atan2`, which differ between machines.  Sums, products, quotients and
square roots do not."""

from __future__ import annotations

from math import sqrt
from typing import Final

PI: Final = 3.141592653589793

_QUARTER: Final = PI / 2
# A quarter turn in two parts, so that whole quarters can be subtracted without losing digits.
_HIGH: Final = 1.5707963267341256
_LOW: Final = 6.077100506506192e-11


def sincos(angle: float) -> tuple[float, float]:
    """Return sine and cosine, good to about 1e-13 for the few turns we need."""
    quarters = round(angle / _QUARTER)
    r = (angle - quarters * _HIGH) - quarters * _LOW
    q = r * r
    s = 1 / 362880 + q * (-1 / 39916800 + q / 6227020800)
    s = r * (1 + q * (-1 / 6 + q * (1 / 120 + q * (-1 / 5040 + q * s))))
    c = 1 / 40320 + q * (-1 / 3628800 + q * (1 / 479001600 - q / 87178291200))
    c = 1 + q * (-1 / 2 + q * (1 / 24 + q * (-1 / 720 + q * c)))
    return ((s, c), (c, -s), (-s, -c), (-c, s))[quarters % 4]


def heading(x: float, y: float) -> tuple[float, float]:
    """Return the direction of a vector, as sine and cosine."""
    length = sqrt(x * x + y * y)
    return y / length, x / length


def added(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """Return sine and cosine of the sum of two angles, each given by its sine and cosine."""
    return one[0] * other[1] + one[1] * other[0], one[1] * other[1] - one[0] * other[0]


def halved(turn: tuple[float, float]) -> tuple[float, float]:
    """Return sine and cosine of half the angle, which is between minus and plus a quarter turn."""
    sine, cosine = turn
    if cosine >= 0:
        half = sqrt((1 + cosine) / 2)
        return sine / (2 * half), half
    half = sqrt((1 - cosine) / 2)
    return (half, sine / (2 * half)) if sine >= 0 else (-half, -sine / (2 * half))
