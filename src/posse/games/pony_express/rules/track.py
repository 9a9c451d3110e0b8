"""The track and the board, read from their data file and checked."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from math import isqrt
from typing import Any, Final

from posse.kernel import Damaged
from posse.kernel.data import data_file

KINDS: Final = ("plain", "station", "indians", "mine", "saloon", "relay", "sacramento")
Point = tuple[int, int]

APART: Final = 30  # mm between riders that share a space
SLOTS: Final = (0, -1, 1, 2, 3)  # outwards first: on the inside of a bend the next space is too near


@dataclass(frozen=True)
class Space:
    """One space: its effect, its place, and for a station the price and the next station."""

    kind: str
    at: Point
    price: int = 0
    to: int = 0


@dataclass(frozen=True)
class Corner:
    """A place to stand, and the line to shoot from."""

    rider: Point
    line: tuple[Point, Point]


class Track:
    """Everything printed on the board.  Spaces count from 1; the mailboxes follow Sacramento."""

    def __init__(self, text: str) -> None:
        try:
            data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise Damaged("not-toml", problem=str(error)[:80]) from None
        self.provenance: Final[str] = data["provenance"].strip()
        self.peaceful: Final[int] = data["peaceful"]
        self.desert: Final[int] = data["desert"]
        self.sacramento: Final[int] = data["sacramento"]
        self.start: Final[int] = data["start"]
        self.nuggets: Final[int] = data["nuggets"]
        self.purse: Final[int] = data["purse"]
        self.bail: Final[int] = data["bail"]
        self.board: Final = _point(data["board"])
        self.spaces: Final = tuple([_space(n, entry) for n, entry in enumerate(data["spaces"], start=1)])
        self.mailboxes: Final = tuple([_point(box["at"]) for box in data["mailboxes"]])
        self.corners: Final = {
            name: Corner(_point(entry["rider"]), _line(entry["line"]))
            for name, entry in data["corners"].items()
        }
        self.spots: Final = tuple([_point(spot) for spot in data["indians"]["spots"]])
        self.line: Final = _line(data["indians"]["line"])
        self._check()
        self._sides: Final = tuple([self._across(n) for n in range(1, self.last + 1)])

    @property
    def last(self) -> int:
        """The third mailbox: a rider who stands there has won."""
        return self.sacramento + len(self.mailboxes)

    def space(self, n: int) -> Space:
        return self.spaces[n - 1]

    def place(self, n: int) -> Point:
        """Return where a rider on space `n` stands, mailboxes included."""
        return self.spaces[n - 1].at if n <= self.sacramento else self.mailboxes[n - self.sacramento - 1]

    def stand(self, n: int, slot: int) -> Point:
        """Return where one of several riders stands on a space: in a row across the track, most of them
        towards the middle of the board, so that nobody stands beyond its edge.

        Rounded to the nearest millimetre: five riders have room in any mix of standing and lying."""
        x, y = self.place(n)
        across, down = self._sides[n - 1]
        length = isqrt(across * across + down * down)
        step = SLOTS[slot] * APART
        return (
            x + (2 * step * across + length) // (2 * length),
            y + (2 * step * down + length) // (2 * length),
        )

    def abeam(self, n: int) -> Point:
        """Return a point beside the track: a rider whose broad side faces it takes little room."""
        x, y = self.place(n)
        across, down = self._sides[n - 1]
        return x + across, y + down

    def _across(self, n: int) -> Point:
        """Return the direction perpendicular to the track, towards the middle of the board."""
        x, y = self.place(n)
        (ax, ay), (bx, by) = self.place(max(n - 1, 1)), self.place(min(n + 1, self.last))
        across, down = ay - by, bx - ax
        inward = across * (self.board[0] // 2 - x) + down * (self.board[1] // 2 - y)
        return (across, down) if inward >= 0 else (-across, -down)

    def _check(self) -> None:
        """Check that the track can be played: one Sacramento, at the end, and trains that run forwards."""
        stations = [n for n, space in enumerate(self.spaces, start=1) if space.kind == "station"]
        if len(self.spaces) != self.sacramento:
            raise Damaged("track-wrong-end", space=len(self.spaces))
        for n, space in enumerate(self.spaces, start=1):
            if space.kind not in KINDS:
                raise Damaged("track-unknown-kind", space=n, kind=str(space.kind)[:20])
            if (space.kind == "sacramento") != (n == self.sacramento):
                raise Damaged("track-wrong-end", space=n)
            onwards = [station for station in stations if station > n][:1]
            runs = space.kind == "station" and space.price > 0 and [space.to] == onwards
            if (space.price or space.to) and not runs:
                raise Damaged("track-bad-train", space=n)


def _space(n: int, entry: dict[str, Any]) -> Space:
    try:
        space = Space(**{**entry, "at": _point(entry["at"])})
    except (TypeError, KeyError, ValueError):
        raise Damaged("track-bad-space", space=n) from None
    if not all(type(number) is int for number in (*space.at, space.price, space.to)):
        raise Damaged("track-bad-space", space=n)
    return space


def _point(pair: list[int]) -> Point:
    x, y = pair
    return x, y


def _line(ends: list[list[int]]) -> tuple[Point, Point]:
    start, end = ends
    return _point(start), _point(end)


@cache
def track() -> Track:
    return Track(data_file("posse.games.pony_express", "track.toml"))
