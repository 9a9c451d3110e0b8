"""What the engine takes and returns, in its own floats."""

from __future__ import annotations

import struct
from dataclasses import dataclass

Pose = tuple[float, float, float, float, float, float, float]
"""Place and attitude (a quaternion: x, y, z, w) in the engine's units."""


@dataclass(frozen=True)
class Launch:
    place: tuple[float, float, float]
    attitude: tuple[float, float, float, float]
    velocity: tuple[float, float, float]
    spin: tuple[float, float, float]


@dataclass(frozen=True)
class Run:
    """The result of a launch.  Body 0 is the die; the pieces follow in their order."""

    ticks: int
    touched: tuple[int, ...]
    frames: bytes
    """Seven little-endian floats for each body and frame; only the die's if it ended at a first touch."""
    bodies: int

    def last(self, body: int) -> Pose:
        at = len(self.frames) - 28 * (self.bodies - body)
        return struct.unpack_from("<7f", self.frames, at)
