"""The combat table: what a fight costs each side, by the odds and the die."""

from __future__ import annotations

import tomllib
from typing import Final

from posse.kernel.data import data_file

_DATA: Final = tomllib.loads(data_file("posse.games.stage_coach", "combat.toml"))

COACH_POINTS: Final[int] = _DATA["coach_points"]
WARRIOR_POINTS: Final[int] = _DATA["warrior_points"]
STRENGTH: Final[int] = _DATA["strength"]
MOST: Final[int] = _DATA["most"]
SURPRISED: Final[int] = _DATA["surprised"]

Losses = tuple[int, int]
"""The strength that the attacker and the defender lose."""

COLUMNS: Final[tuple[str, ...]] = tuple(_DATA["columns"])
EVEN: Final = COLUMNS.index("1/1")


def _losses(cell: str) -> Losses:
    if cell == "X":
        return 1, 1
    side, loss = cell[0], int(cell[1:])
    return (loss, 0) if side == "A" else (0, loss)


TABLE: Final[tuple[tuple[Losses, ...], ...]] = tuple(
    [tuple([_losses(cell) for cell in row]) for row in _DATA["rows"]]
)


def column(attacker: int, defender: int) -> int:
    """Return the column of the odds, rounded in the defender's favour, from 1/3 to 3/1 (SC-R17)."""
    if attacker >= defender:
        return EVEN + min(attacker // defender, 3) - 1
    return EVEN + 1 - min(-(-defender // attacker), 3)


def result(odds: int, die: int) -> Losses:
    return TABLE[die - 1][odds]
