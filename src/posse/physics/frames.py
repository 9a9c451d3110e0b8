"""Key frames in a compact format: the bodies that moved, sixty times a second.  See docs/physics.md."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import isqrt, sqrt
from typing import Final

from posse.kernel import Damaged
from posse.physics.model import model

FORMAT: Final = 1
ONE: Final = 1 << 14
"""The four parts of a quaternion are whole numbers, in units of 1/16384."""

_STEPS: Final = 2047
_ROOT: Final = sqrt(2.0)
_REST: Final = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))
_UNIT: Final = ONE * 1000000
_SCALE: Final = 2894895  # _STEPS * sqrt(2) in thousandths

Numbers = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Key:
    """A body's place in a frame, in 0.1 mm east, south and up, and its rotation about east, north and up."""

    x: int
    y: int
    z: int
    turn: tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Track:
    body: int
    """0 is the die; the scene's pieces follow in their order."""
    start: int
    """The frame of the first key.  Before it the body rests at the first key, afterwards at the last."""
    keys: tuple[Key, ...]

    def at(self, frame: int) -> Key:
        return self.keys[min(max(frame - self.start, 0), len(self.keys) - 1)]


def encode(raw: bytes, bodies: int) -> bytes:
    """Encode the engine's frames (seven floats for each body) in the compact format."""
    count = len(raw) // (28 * bodies)
    tracks = []
    for body in range(bodies):
        poses = [raw[at : at + 28] for at in range(28 * body, len(raw), 28 * bodies)]
        if poses.count(poses[0]) == count:
            continue  # it never moved
        kept = [_short(*struct.unpack("<7f", pose)) for pose in poses]
        first, last = 0, count - 1
        while first < last and kept[first + 1] == kept[0]:
            first += 1
        while last > first and kept[last - 1] == kept[count - 1]:
            last -= 1
        if first < last:
            tracks.append([body, first, *_packed(kept[first : last + 1])])
    return bytes(_varints([FORMAT, count, len(tracks), *[value for track in tracks for value in track]]))


def decode(frames: bytes) -> tuple[Track, ...]:
    """Decode the tracks of all bodies that moved."""
    numbers = _numbers(frames)
    try:
        if next(numbers) != FORMAT:
            raise Damaged("bad-frames")
        next(numbers)
        tracks = tuple([_track(numbers, len(frames)) for _ in range(next(numbers))])
    except (StopIteration, IndexError):
        raise Damaged("bad-frames") from None
    if next(numbers, None) is not None:
        raise Damaged("bad-frames")
    return tracks


def length(frames: bytes) -> int:
    """Return the number of frames, including those in which nothing moves."""
    numbers = _numbers(frames)
    return (next(numbers), next(numbers))[1]


# --- one body ---


def _short(x: float, y: float, z: float, *turn: float) -> Numbers:
    """Return a pose as seven whole numbers: the place, the index of the quaternion's largest part, and the
    three other parts."""
    largest = max(range(4), key=lambda part: abs(turn[part]))
    norm = sqrt(sum([part * part for part in turn]))
    scale = _ROOT * _STEPS / (norm if turn[largest] > 0 else -norm)
    others = [round(turn[part] * scale) for part in _REST[largest]]
    return (*model().spot(x, y), round(z * 10000), largest, *others)


def _packed(poses: Sequence[Numbers]) -> Iterator[int]:
    """Yield the numbers of a track.  Places are written as second differences: these are small while a body
    flies or slides."""
    yield len(poses)
    columns = list(zip(*poses, strict=True))
    for place in columns[:3]:
        yield from map(_zigzag, _differences(_differences(place)))
    switches = [at for at in range(1, len(poses)) if columns[3][at] != columns[3][at - 1]]
    yield columns[3][0]
    yield len(switches)
    for at, before in zip(switches, [0, *switches], strict=False):
        yield at - before
        yield columns[3][at]
    for part in columns[4:]:
        yield from map(_zigzag, _differences(part))


def _track(numbers: Iterator[int], most: int) -> Track:
    body, start, count = next(numbers), next(numbers), next(numbers)
    if not 0 < count <= most:  # every key takes at least a byte
        raise IndexError
    places = [_sums(_sums(_signed(numbers, count))) for _ in range(3)]
    largest = [next(numbers)] * count
    at = 0
    for _ in range(next(numbers)):
        at += next(numbers)
        largest[at:] = [next(numbers)] * (count - at)
    parts = [_sums(_signed(numbers, count)) for _ in range(3)]
    turns = [_turn(which, three) for which, three in zip(largest, zip(*parts, strict=True), strict=True)]
    keys = [Key(x, y, z, turn) for x, y, z, turn in zip(*places, turns, strict=True)]
    return Track(body, start, tuple(keys))


def _turn(largest: int, others: Numbers) -> tuple[int, int, int, int]:
    found = [0, 0, 0, 0]
    left = _UNIT * _UNIT
    for part, value in zip(_REST[largest], others, strict=True):
        exact = value * ONE * 1000000000 // _SCALE
        found[part] = (2 * exact + 1000000) // 2000000
        left -= exact * exact
    found[largest] = (isqrt(max(left, 0)) + 500000) // 1000000
    return found[0], found[1], found[2], found[3]


# --- numbers ---


def _differences(values: Iterable[int]) -> list[int]:
    before = 0
    found = []
    for value in values:
        found.append(value - before)
        before = value
    return found


def _sums(values: Iterable[int]) -> list[int]:
    total = 0
    found = []
    for value in values:
        total += value
        found.append(total)
    return found


def _zigzag(value: int) -> int:
    return 2 * value if value >= 0 else -2 * value - 1


def _signed(numbers: Iterator[int], count: int) -> list[int]:
    found = [-(value + 1 >> 1) if value % 2 else value >> 1 for value in islice(numbers, count)]
    if len(found) < count:
        raise StopIteration
    return found


def _varints(values: Iterable[int]) -> bytearray:
    """Write numbers with seven bits in each byte, the lowest first; the eighth bit means that more follow."""
    found = bytearray()
    for value in values:
        left = value
        while left > 127:
            found.append(left & 127 | 128)
            left >>= 7
        found.append(left)
    return found


def _numbers(frames: bytes) -> Iterator[int]:
    value = shift = 0
    for byte in frames:
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield value
            value = shift = 0
