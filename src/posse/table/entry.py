"""What is stored of a table: a sheet that never changes, and entries that are only added."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from posse.kernel import Seat, Setting

Status = Literal["waiting", "playing", "over"]
STATUSES: Final[tuple[Status, ...]] = ("waiting", "playing", "over")

CHOICE: Final = "choice"
CHANCE: Final = "chance"
"""The two kinds of entry that are inputs of the game; every other kind concerns the table itself."""
TOGETHER: Final = "+"
"""Between the seats of a choice that several made at the same moment, and between what made each of them."""


class Entry(NamedTuple):
    """Something that happened at a table.  Entries are numbered in the order in which they became durable."""

    seq: int
    """Its number: counted from 1 at each table, without gaps."""
    at: int
    """When it happened, in milliseconds since 1970."""
    kind: str
    seat: Seat | None
    words: str
    """An input as a record writes it; for every other kind, its details as a JSON object."""
    id: str = ""
    """The id that the client gave its input, so that a repeat is harmless; several have a space between."""
    by: str = ""
    """What made it: empty for the seat's player, else a bot, a standing order or the clock; of chance, the
    links that people revealed.  Never sent."""
    heard: int = 0
    """The audiences that were sent something: bit k for seat k, the next bit for the spectators."""
    trail: bytes = b""
    """The path of a flicked die, for the animation only."""


@dataclass(frozen=True)
class Clock:
    """How long a seat may think, in seconds; 0: without limit.  Time beyond `turn` is taken from `bank`."""

    turn: int = 0
    bank: int = 0
    window: int = 0
    """The limit for a decision of several seats at once, for which there is no bank."""


@dataclass(frozen=True)
class Sheet:
    """What was agreed on when the table was made."""

    id: str
    created: int
    game: str
    rules: int
    seats: int
    options: Mapping[str, Setting]
    name: str
    open: bool
    """Whether the lobby lists it; otherwise players need its link."""
    days: bool
    """Whether it is played over days; otherwise all players are expected to be present."""
    clock: Clock
    absent: str
    """The bot that stands in for an absent player; if empty, the default is played."""
    commitment: str
    secret: bytes = field(repr=False)
    """The key from which this table's chance is derived.  It never leaves the server."""
