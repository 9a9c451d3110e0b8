"""What is stored of a table: a sheet that never changes, and entries that are only ever added."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from posse.kernel import Seat, Setting

Status = Literal["waiting", "playing", "over"]
STATUSES: Final[tuple[Status, ...]] = ("waiting", "playing", "over")

CHOICE: Final = "choice"
CHANCE: Final = "chance"
"""The two kinds of entry that are inputs of the game; every other kind is a matter of the table's."""


class Entry(NamedTuple):
    """One thing that happened at a table, in the order in which it became durable."""

    seq: int
    """Counted from 1 at each table, without gaps."""
    at: int
    """When, in milliseconds since 1970."""
    kind: str
    seat: Seat | None
    words: str
    """An input as a record writes it, or the particulars of a matter of the table's, as JSON."""
    id: str = ""
    """The id that the sender gave its input, so that a repeat is harmless."""
    by: str = ""
    """Whose hand it was: the seat's person, a bot, an order left in advance, the clock.  Never told."""
    heard: int = 0
    """Which audiences were told something: bit k for seat k, the next bit for the spectators."""
    trail: bytes = b""
    """The path of a flicked die, for the eye alone."""


@dataclass(frozen=True)
class Clock:
    """How long one may think, in seconds; 0 is for ever.  What goes beyond `turn` comes out of `bank`."""

    turn: int = 0
    bank: int = 0
    window: int = 0
    """For a decision that several are asked for at once: it has its own time, and no bank."""


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
    """Whether the lobby lists it; else one needs the link."""
    days: bool
    """Whether it is played over days; else everybody is expected to be there."""
    clock: Clock
    absent: str
    """The bot that stands in for somebody who is away; empty: the default is played for them."""
    commitment: str
    secret: bytes = field(repr=False)
    """Where this table's chance comes from.  It never leaves the server."""
