"""The survey map for plots: rows of hexagons with a corner at the top."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any, Final

from posse.games.package import Outline
from posse.games.stage_coach.rules.land import MOUNTAIN, NORTH, RELAY, SOUTH, START, TEPEE, VILLAGE

SYMBOLS: Final = {START: "W", NORTH: "N", SOUTH: "S", VILLAGE: "V", TEPEE: "△", RELAY: "R", MOUNTAIN: "▲"}
CORNERS: Final = ((0, -1), (0.5, -0.5), (0.5, 0.5), (0, 1), (-0.5, 0.5), (-0.5, -0.5))


def map_outlines(board: Mapping[str, Any]) -> dict[str, Outline]:
    """The corners of every hex and the symbol that stands on it, by the hex's name.  Hexes are 1 wide."""
    found = {}
    half = 1 / sqrt(3)
    for number, (name, sign) in enumerate(zip(board["names"], board["signs"], strict=True)):
        row, column = divmod(number, board["columns"])
        x, y = column + (row % 2) / 2, row * half * 1.5
        found[name] = ([(x + across, y + down * half) for across, down in CORNERS], SYMBOLS.get(sign, ""))
    return found
