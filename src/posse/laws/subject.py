"""What the laws need to know of a game, written down independently of its rules."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from posse.kernel import AnyGame, Record, Seat, State


@dataclass(frozen=True)
class Subject:
    """One game under the laws: what a seat cannot know, as positions that must look alike to it."""

    game: AnyGame
    seats: tuple[int, ...]
    seats_at: Callable[[State[Any]], int]
    tables: tuple[Mapping[str, object], ...]
    """The option sets that the laws run with."""
    longest: int
    """More inputs than any game may take."""
    unknown: Callable[[State[Any], Seat | None], Iterator[State[Any]]]
    """Positions that this seat cannot tell from the given one."""
    twins: Callable[[Record, Seat | None, random.Random], Iterator[list[str]]]
    """Other histories that this seat cannot tell from the given one before the end."""
    conserved: Callable[[State[Any]], object]
    """Something that never changes in a game."""
    reveals: tuple[str, ...] = ()
    """The events by which the rules show everybody what was hidden."""
    parts: tuple[str, ...] | None = None
    """The events by which the rules show a seat what was hidden, so that from then on it sees another table.
    None: it may come to see another one without an event."""
