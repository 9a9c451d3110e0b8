"""A motion before and after the engine, in its own floats."""

from __future__ import annotations

import struct
from dataclasses import dataclass

Pose = tuple[float, float, float, float, float, float, float]
"""Place and attitude (a quaternion: x, y, z, w), as the engine has them."""


@dataclass(frozen=True)
class Launch:
    place: tuple[float, float, float]
    attitude: tuple[float, float, float, float]
    velocity: tuple[float, float, float]
    spin: tuple[float, float, float]


@dataclass(frozen=True)
class Run:
    """What came of a launch.  Bodies are counted from the die, which is 0; pieces follow in their order."""

    ticks: int
    touched: tuple[int, ...]
    frames: bytes
    """Seven floats a body and frame, little-endian; of the die alone if only a first touch was asked for."""
    bodies: int

    def last(self, body: int) -> Pose:
        at = len(self.frames) - 28 * (self.bodies - body)
        return struct.unpack_from("<7f", self.frames, at)
