"""The game's material: money, tokens, cards and objectives, read from the data file."""

from __future__ import annotations

import tomllib
from typing import Final

from posse.kernel.data import data_file
from posse.kernel.fields import Unbounded

_DATA: Final = tomllib.loads(data_file("posse.games.pappy_winchester", "will.toml"))

Kind = str
"""A bonus token by its id: `move`, `saloon` or `rumour`."""

Objective = str
"""A common or personal objective by its id."""

NOTES: Final[int] = _DATA["notes"]
PURSE: Final[int] = _DATA["purse"]
MONEY: Final = Unbounded(PURSE)  # the bank may owe (PW-R24)
SALOON: Final[int] = _DATA["saloon"]
PILES: Final[tuple[int, ...]] = tuple(_DATA["piles"])
MAJORITY: Final[int] = _DATA["majority"]
OBJECTIVES: Final[int] = _DATA["objectives"]
TOKENS: Final[dict[Kind, int]] = _DATA["tokens"]
KINDS: Final[tuple[Kind, ...]] = tuple(TOKENS)
CARDS: Final[dict[str, tuple[int, ...]]] = {kind: tuple(values) for kind, values in _DATA["cards"].items()}
COMMON: Final[dict[Objective, int]] = _DATA["common"]
"""The number of plots or tokens that each common objective asks for."""
PERSONAL: Final[dict[Objective, int]] = _DATA["personal"]
"""What each plot or token is worth at the end."""
