"""An aim is what the shooter chooses; a random tremor turns it into a flick, which the die receives."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass, fields
from math import isqrt
from typing import ClassVar, Final

from posse.kernel import Illegal

NONE: Final = 0
STEADY: Final = 2
USUAL: Final = 4
WHISKY: Final = 6
"""Sizes of the tremor, in halves."""

SHAKIEST: Final = 20

# Standard deviations at scale x1 (mark D; the angle is tuned so that a straight shot across the empty board
# hits about every second time at the usual scale).  The harder the flick, the wider the spread.
_ANGLE: Final = 6000  # microradians, a third of a degree
_ANGLE_HARD: Final = 30000  # added at full strength, in quadrature
_ANGLE_SPIN: Final = 14000  # and at the most spin: a nail slips off near the edge
_ANGLE_ALONG: Final = 12000  # and at the end of the line: the further one reaches, the less steady the hand
_SPEED: Final = 36  # thousandths of the speed
_SIDE: Final = 560  # micrometres on the face of the die
_SIDE_HARD: Final = 300
_HEIGHT: Final = 300
_HEIGHT_HARD: Final = 600
_YAW: Final = 105  # milliradians: how the die was turned when it was set down

_QUARTER_DEGREE: Final = 4363323129986  # in 1e-15 rad


class _Whole:
    """A base class that refuses fields that are not whole numbers in their ranges."""

    RANGES: ClassVar[Mapping[str, tuple[int, int]]]

    def __post_init__(self) -> None:
        for field in fields(self):  # type: ignore[arg-type]  # every subclass is a dataclass
            whole("bad-aim", field.name, getattr(self, field.name), *self.RANGES[field.name])


@dataclass(frozen=True, slots=True)
class Aim(_Whole):
    """What a shooter chooses."""

    along: int = 0
    """The position on the firing line: mm from its middle, towards its second end."""
    angle: int = 0
    """Quarter degrees to the right of the straight line to the target: clockwise, seen from above."""
    strength: int = 20
    """0.1 m/s."""
    spin: int = 0
    """Where the nail strikes the die: half millimetres to the right of the middle of its face.  The die then
    turns, and its way bends to that side."""

    RANGES: ClassVar[Mapping[str, tuple[int, int]]] = {
        "along": (-50, 50),
        "angle": (-180, 180),
        "strength": (8, 32),
        "spin": (-8, 8),
    }


@dataclass(frozen=True, slots=True)
class Flick(_Whole):
    """What the die receives.  Everything after it is mechanics."""

    along: int
    """0.1 mm."""
    angle: int
    """10 microradians to the right."""
    speed: int
    """mm/s."""
    side: int
    """Where the nail strikes the die: 10 micrometres to the right of the middle of its face."""
    height: int
    """Where the nail strikes the die: 10 micrometres above the middle of its face."""
    yaw: int
    """How the die was turned when it was set down: milliradians to the right of its direction."""

    RANGES: ClassVar[Mapping[str, tuple[int, int]]] = {
        "along": (-500, 500),
        "angle": (-157080, 157080),
        "speed": (200, 6000),
        "side": (-600, 600),
        "height": (-600, 600),
        "yaw": (-1571, 1571),
    }


def tremble(aim: Aim, seed: bytes, shot: int, scale: int = USUAL) -> Flick:
    """Add the tremor to an aim and return the flick.  Seed, shot and scale give the same tremor anywhere."""
    if type(aim) is not Aim:
        raise Illegal("bad-aim", field="aim", value=repr(aim))
    if type(seed) is not bytes:
        raise Illegal("bad-aim", field="seed", value=repr(seed))
    whole("bad-aim", "shot", shot, 0, 2**32 - 1)
    whole("bad-aim", "scale", scale, 0, SHAKIEST)
    turn, push, right, up, yaw = _normals(seed, shot, 5)
    low, high = Aim.RANGES["strength"]
    # over/under is the squared power: 0 for the softest flick, 1 for the hardest.
    over, under = (aim.strength - low) ** 2, (high - low) ** 2
    slip = _ANGLE_SPIN * aim.spin**2 // Aim.RANGES["spin"][1] ** 2
    stretch = _ANGLE_ALONG * aim.along // Aim.RANGES["along"][1]
    angle = isqrt(_ANGLE**2 + (_ANGLE_HARD * over // under) ** 2 + slip**2 + stretch**2)
    side = _SIDE + _SIDE_HARD * over // under
    height = _HEIGHT + _HEIGHT_HARD * over // under
    speed = aim.strength * 100
    found = {
        "along": aim.along * 10,
        "angle": _rounded(aim.angle * _QUARTER_DEGREE, 10**10) + _shaken(turn, angle * scale, 10),
        "speed": speed + _shaken(push, speed * _SPEED * scale, 1000),
        "side": aim.spin * 50 + _shaken(right, side * scale, 10),
        "height": _shaken(up, height * scale, 10),
        "yaw": _shaken(yaw, _YAW * scale, 1),
    }
    return Flick(
        **{
            name: min(max(value, Flick.RANGES[name][0]), Flick.RANGES[name][1])
            for name, value in found.items()
        }
    )


def whole(reason: str, field: str, value: object, fewest: int, most: int) -> None:
    """Refuse a value that is not a whole number in its range; True and 1.0 are refused too."""
    if type(value) is not int or not fewest <= value <= most:
        raise Illegal(reason, field=field, value=repr(value), allowed=f"{fewest}..{most}")


def _normals(seed: bytes, shot: int, count: int) -> list[int]:
    """Return nearly normal numbers in units of 1/65536, each the sum of twelve uniform ones."""
    found: list[int] = []
    for block in range((count + 1) // 2):
        said = b"posse shot %d %d" % (shot, block)
        digest = hmac.new(seed, said, hashlib.sha512).digest()
        for half in (digest[:24], digest[24:48]):
            found.append(
                sum([int.from_bytes(half[at : at + 2], "big") for at in range(0, 24, 2)]) - 6 * 65535
            )
    return found[:count]


def _shaken(normal: int, deviation: int, unit: int) -> int:
    return _rounded(normal * deviation, 65536 * 2 * unit)


def _rounded(value: int, unit: int) -> int:
    return (2 * value + unit) // (2 * unit)
