"""What a bot is: somebody who sees a view, hears events, chooses among its options, and can say why."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from posse.kernel import Action, Event, Seat, View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)


@dataclass(frozen=True)
class Reason:
    """Why a bot chose as it did: an id, which the locale files put into words, and its particulars."""

    id: str
    args: Mapping[str, int | str] = field(default_factory=dict)


class Bot(Generic[V_contra]):
    """One bot in one seat for one game.  It never holds a position it was not given."""

    reason: Reason | None = None
    """Why it chose what it chose last, where it can tell."""
    hurried: bool = False
    """Whether somebody waits: a bot that searches then looks at the clock too, and no two of its games need
    be alike."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def hear(self, events: Sequence[Event]) -> None:
        """What its seat was told; a bot with a memory keeps what it likes."""

    def choose(self, view: V_contra, prompt: str, options: tuple[Action, ...]) -> Action:
        raise NotImplementedError


Maker = Callable[[Seat, random.Random], Bot[Any]]
Kind = Literal["yardstick", "level", "character"]


@dataclass(frozen=True)
class BotEntry:
    """A bot that a game offers: how to make one for a seat, and what it is for."""

    make: Maker
    kind: Kind = "level"
    """A yardstick measures others; levels differ in strength, characters in style."""
    strength: int | None = None
    """Elo points above the weakest level, as bench/results.md has them; None where nobody measured it."""
    title: str = ""
    """The key of its title; `bot-<name>` unless given."""
