"""The land: a map read from its data file, checked, and laid out for fast lookups."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Final

from posse.games.stage_coach.rules.hexes import Direction, beside, name
from posse.kernel import Damaged, Illegal, Setting
from posse.kernel.data import data_file

Hex = int
"""A hex by number: row times columns plus column."""

NOWHERE: Final = -1

PLAIN, MOUNTAIN, START, NORTH, SOUTH, VILLAGE, TEPEE, RELAY = ".^WNSVTR"
TEPEES: Final = 5
VILLAGES: Final = 2


class Land:
    """The hexes with their neighbours, where each piece starts, and the two towns."""

    def __init__(self, title: str, provenance: str, rows: tuple[str, ...]) -> None:
        self.title: Final = title
        self.provenance: Final = provenance
        signs = [row.split() for row in rows]
        self.rows: Final = len(signs)
        self.columns: Final = len(signs[0]) if signs else 0
        for row, line in enumerate(signs):
            if len(line) != self.columns:
                raise Damaged("map-ragged", hex=name(min(len(line), self.columns), row), columns=self.columns)
        self.signs: Final = tuple([sign for line in signs for sign in line])
        self.names: Final = tuple([name(h % self.columns, h // self.columns) for h in range(len(self.signs))])
        self.numbers: Final = {name: number for number, name in enumerate(self.names)}
        self._check_signs()
        self.start: Final = self._only(START)
        self.towns: Final = (self._only(NORTH), self._only(SOUTH))
        self.villages: Final = self._all(VILLAGE, VILLAGES)
        self.tepees: Final = self._all(TEPEE, TEPEES)
        self.camps: Final = self.villages + self.tepees  # one warrior each, in this order
        self.relays: Final = self.villages + tuple([h for h, s in enumerate(self.signs) if s == RELAY])
        # around[h][d]: the hex on side d, NOWHERE beyond the edge
        self.around: Final = tuple([self._sides(h) for h in range(len(self.signs))])
        # near[h]: the hexes around it, without the sides
        self.near: Final = tuple([frozenset(sides) - {NOWHERE} for sides in self.around])
        # open[h]: a bit for each side a piece can go to when no other piece is near
        self.open: Final = tuple([sum([1 << d for d, _ in self._ways(h)]) for h in range(len(self.signs))])
        # ways[h]: the (side, hex) pairs a piece can go to
        self.ways: Final = tuple([self._ways(h) for h in range(len(self.signs))])
        self._check_reach()

    def passable(self, h: Hex) -> bool:
        return h != NOWHERE and self.signs[h] != MOUNTAIN

    def _sides(self, h: Hex) -> tuple[Hex, ...]:
        found = []
        for direction in Direction:
            column, row = beside(h % self.columns, h // self.columns, direction)
            inside = 0 <= column < self.columns and 0 <= row < self.rows
            found.append(row * self.columns + column if inside else NOWHERE)
        return tuple(found)

    def _ways(self, h: Hex) -> tuple[tuple[Direction, Hex], ...]:
        if self.signs[h] == MOUNTAIN:
            return ()
        return tuple([(d, self.around[h][d]) for d in Direction if self.passable(self.around[h][d])])

    # -- checks: a map that passes can be played

    def _check_signs(self) -> None:
        for h, sign in enumerate(self.signs):
            if sign not in (PLAIN, MOUNTAIN, START, NORTH, SOUTH, VILLAGE, TEPEE, RELAY):
                raise Damaged("map-unknown-sign", hex=self.names[h], sign=sign[:10])

    def _all(self, sign: str, count: int) -> tuple[Hex, ...]:
        found = tuple([h for h, s in enumerate(self.signs) if s == sign])
        if len(found) != count:
            at = ", ".join([self.names[h] for h in found]) or "-"
            raise Damaged("map-wrong-count", sign=sign, wanted=count, found=len(found), hex=at)
        return found

    def _only(self, sign: str) -> Hex:
        return self._all(sign, 1)[0]

    def _check_reach(self) -> None:
        """Check that the coach and the warriors can reach towns, relays and camps."""
        seen = {self.start}
        edge = seen
        while edge:
            # a town ends the journey, so the coach reaches nothing through one (SC-R24)
            edge = {h for at in edge if at not in self.towns for _, h in self.ways[at]} - seen
            seen = seen | edge
        for h in (*self.towns, *self.camps, *self.relays):
            if h not in seen:
                raise Damaged("map-out-of-reach", hex=self.names[h], sign=self.signs[h])


def read(text: str) -> Land:
    """Parse a land from TOML; `Damaged` names the invalid hex."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Damaged("not-toml", problem=str(error)[:80]) from None
    for key in ("title", "provenance", "map"):
        if not isinstance(data.get(key), str):
            raise Damaged("map-lacks", field=key)
    return Land(data["title"], data["provenance"], tuple(data["map"].strip().splitlines()))


_lands: dict[str, Land] = {}
SHIPPED: Final = ("overland", "cutoff")


def names() -> tuple[str, ...]:
    """List the maps a table may choose, ours first."""
    return (*SHIPPED, *[name for name in _lands if name not in SHIPPED])


def add(name: str, land: Land) -> None:
    """Offer a map of your own to every table of this process."""
    if name in SHIPPED:
        raise Illegal("map-name-taken", map=name)
    _lands[name] = land


def add_text(name: str, text: str) -> Mapping[str, Setting]:
    """Offer the land that this text draws; the options that choose it."""
    add(name, read(text))
    return {"map": name}


def forget(name: str) -> None:
    """Stop offering a map of your own."""
    if name not in SHIPPED:
        _lands.pop(name, None)


def find(name: str) -> Land:
    if name not in _lands:
        if name not in SHIPPED:
            raise Illegal("unknown-map", map=str(name)[:40], known=names())
        _lands[name] = read(data_file("posse.games.stage_coach", f"{name}.toml"))
    return _lands[name]
