"""Posse: three Western board games, to play, to host and to take apart."""

from typing import TYPE_CHECKING

from posse.games import Defaults, MapFile, Package, register
from posse.kernel import (
    Action,
    Chance,
    Damaged,
    Decision,
    Game,
    Illegal,
    Over,
    Record,
    State,
    games,
    load,
    narrow,
)

if TYPE_CHECKING:
    from posse.lab import Match, play

__version__ = "0.1.0"

__all__ = [
    "Action",
    "Chance",
    "Damaged",
    "Decision",
    "Defaults",
    "Game",
    "Illegal",
    "MapFile",
    "Match",
    "Over",
    "Package",
    "Record",
    "State",
    "games",
    "load",
    "narrow",
    "play",
    "register",
]


def __getattr__(name: str) -> object:
    """The arena brings bots and physics along: it comes when it is asked for."""
    if name in ("Match", "play"):
        from posse import lab

        return getattr(lab, name)
    raise AttributeError(f"module 'posse' has no attribute {name!r}")
