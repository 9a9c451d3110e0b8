"""What the laws need to know of a game, written down independently of its rules.

All but the game has a default, so that a new game can be checked at once.  What a game says itself makes
the laws stricter: see each field.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from posse.kernel import Action, AnyGame, Event, Record, Seat, State

IMAGINED = 2
"""The number of positions that are imagined for each seat where a game does not say what it cannot know."""

Start = tuple[State[Any], random.Random]
"""A position, and the chance with which it is played on."""

Resample = Callable[[Record, Seat | None, random.Random, bool], tuple[Record, Record]]


@dataclass(frozen=True)
class Sentences:
    """What the tests of a game's sentences need to know: what there is to say, and some samples."""

    more: frozenset[str] = frozenset()
    """Keys that only this game has, without its name."""
    endings: tuple[str, ...] = ()
    """The ids of its endings, where it names them."""
    bot_reasons: tuple[str, ...] = ()
    """The ids of all that its bots may say of why they chose."""
    own_choices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """An option's own choices, where tests of other things may have added some."""
    starts: Callable[[], Iterable[Start]] | None = None
    """Games to be played at random, in which every event is told; None for one of each kind of table."""
    refusals_tried: int | None = None
    """The number of actions that are tried for a refusal at each decision; None for all."""
    often: Action | None = None
    """What is mostly chosen where it can be, so that games get somewhere."""
    unsaid: Mapping[str, set[str]] = field(default_factory=dict)
    """What an event tells but its sentence leaves out."""
    alike: frozenset[str] = frozenset()
    """Keys without the game's name: names, numbers and words that are the same in two languages."""
    samples: tuple[tuple[Event, tuple[str, ...]], ...] = ()
    """Rare events, and what must be heard in them in every language."""
    rulings: tuple[str, int] = ("", 0)
    """The prefix of the rulings on its rules page, and how many there are."""


@dataclass(frozen=True)
class Subject:
    """One game under the laws: what a seat cannot know, as positions that must look alike to it."""

    game: AnyGame
    seats: tuple[int, ...] = ()
    """The numbers of seats that the laws run with; all that the game allows."""
    tables: tuple[Mapping[str, object], ...] = ()
    """The option sets that the laws run with; the defaults, then each other value of each option."""
    longest: int = 20_000
    """More inputs than any game may take."""
    unknown: Callable[[State[Any], Seat | None], Iterable[State[Any]]] | None = None
    """Positions that this seat cannot tell from the given one.  None: what the game itself imagines; that
    finds no secret that the view gives away, since who imagines has seen it there."""
    twins: Callable[[Record, Seat | None, random.Random], Iterable[list[str]]] | None = None
    """Other histories that this seat cannot tell from the given one before the end; None: no such law."""
    conserved: Callable[[State[Any]], object] = lambda _: None
    """Something that never changes in a game."""
    reveals: tuple[str, ...] | None = None
    """The events by which the rules show everybody what was hidden.  None: any may be one, so that what is
    told is not compared."""
    parts: tuple[str, ...] | None = None
    """The events by which the rules show a seat what was hidden, so that from then on it sees another table.
    None: it may come to see another one without an event."""
    windows: Mapping[type, tuple[str, ...]] = field(default_factory=dict)
    """The phases in which several seats answer without seeing each other's answers, and the answers that the
    others are not told of."""
    resample: Resample | None = None
    """A game and the same with other secrets, for one who only ever sees the record that is told; None: by
    `twins`."""
    sentences: Sentences = Sentences()

    def __post_init__(self) -> None:
        if not self.seats:
            object.__setattr__(self, "seats", tuple(range(self.game.fewest, self.game.most + 1)))
        if not self.tables:
            object.__setattr__(self, "tables", tuple(_tables(self.game)))

    def seats_at(self, state: State[Any]) -> int:
        """How many play.  A table for several numbers of seats says it as `seats`."""
        if self.game.fewest == self.game.most:
            return self.game.most
        seats = getattr(state.table, "seats", None)
        if not isinstance(seats, int):
            raise TypeError(f"{type(state.table).__name__} has no `seats`, the number of those who play")
        return seats

    def lookalikes(self, state: State[Any], seat: Seat | None) -> Iterator[State[Any]]:
        """Positions that this seat cannot tell from the given one."""
        if self.unknown is not None:
            yield from self.unknown(state, seat)
            return
        rng = random.Random(state.played)
        for _ in range(IMAGINED):
            yield self.game.imagine(self.game.view(state, seat), rng)

    def histories(self, record: Record, seat: Seat | None, rng: random.Random) -> Iterator[list[str]]:
        """Other histories that this seat cannot tell from the given one before the end."""
        if self.twins is not None:
            yield from self.twins(record, seat, rng)


def _tables(game: AnyGame) -> Iterator[Mapping[str, object]]:
    yield {}
    for option in game.options:
        for choice in (*option.choices, *(option.bounds or ())):
            if choice != option.default:
                yield {option.name: choice}
