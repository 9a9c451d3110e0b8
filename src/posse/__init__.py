"""Posse: three Western board games, to play, to host and to take apart."""

import posse.games  # noqa: F401 - makes the games known
from posse.arena import Match, play
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
    register,
)  # fmt: skip

__version__ = "0.1.0"

__all__ = [
    "Action", "Chance", "Damaged", "Decision", "Game", "Illegal", "Match", "Over", "Record", "State",
    "games", "load", "narrow", "play", "register",
]  # fmt: skip
