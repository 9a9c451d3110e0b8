"""A position: the board state (`Table`) and the phase of the turn."""

from __future__ import annotations

from collections.abc import Callable, Collection
from copy import deepcopy
from dataclasses import fields, is_dataclass
from enum import IntEnum
from functools import cache
from typing import Generic, Self, TypeVar

from posse.kernel.action import Action, OptionList
from posse.kernel.ask import Ask, Chance, Decision, Outcome, Over, Seat
from posse.kernel.event import EVERYONE, Event, Value
from posse.kernel.illegal import Illegal


class Table:
    """The board state.  Every change is a method of the game's own subclass, and can emit events.

    A table that is a dataclass of numbers, words, enums, tuples and lists needs no code for copies and dumps;
    where that is too slow, a game overrides `copy`.
    """

    __slots__ = ("emitted",)
    emitted: list[Event] | None

    def __post_init__(self) -> None:
        """Called by dataclasses.  Events are not kept before `State.listen`."""
        self.emitted = None

    def copy(self) -> Self:
        """Return an independent copy, without the events."""
        make: Callable[..., Self] = type(self)
        return make(**copied_fields(self))

    def emit(self, event: str, /, audience: tuple[Seat, ...] | None = EVERYONE, **args: Value) -> None:
        if self.emitted is not None:
            # What `Event(...)` does, without the call in between: events are many.
            self.emitted.append(tuple.__new__(Event, (event, args, audience)))


T = TypeVar("T", bound=Table)
X = TypeVar("X")


def replaced(items: tuple[X, ...], at: int, item: X) -> tuple[X, ...]:
    """Return the items with another one at this place.  What a table keeps in tuples need not be copied for
    its clones and views, and they all share it until it changes."""
    found = list(items)
    found[at] = item
    return tuple(found)


class Phase(Generic[T]):
    """What the rules ask now, and which phase each answer leads to.  Immutable, so it can be shared."""

    def ask(self, t: T) -> Ask:
        raise NotImplementedError

    def chosen(self, t: T, seat: Seat, action: Action) -> Phase[T]:
        raise TypeError(f"{type(self).__name__} asks no seat")

    def contested(self) -> tuple[Action, ...]:
        """Return the choices of which only the first counts, so that several may come at the same moment."""
        return ()

    def chosen_together(self, t: T, seats: tuple[Seat, ...], action: Action) -> Phase[T]:
        """Several seats made a contested choice at the same moment."""
        raise TypeError(f"{type(self).__name__} has no contested choice")

    def happened(self, t: T, outcome: Outcome) -> Phase[T]:
        raise TypeError(f"{type(self).__name__} asks no chance")

    def why(self, t: T, seat: Seat, action: Action) -> Illegal:
        """Return why an action is not among the seat's options, without mentioning any secret."""
        return Illegal("not-an-option", seat=seat, action=str(action))

    def seen(self, t: T, seat: Seat | None) -> Phase[T]:
        """Return the phase as this seat knows it.  There is no default: each phase must say what it shows."""
        raise NotImplementedError

    def is_consistent(self, t: T) -> bool:
        """Return whether a loaded phase fits its table.  The default is that it fits any table."""
        return True


class Open(Phase[T]):
    """A phase that everybody at the table can see in full."""

    def seen(self, t: T, seat: Seat | None) -> Phase[T]:
        return self


class State(Generic[T]):
    """A table and a phase.  Only choices (`choose`, `choose_together`) and chance (`happen`) change it."""

    __slots__ = ("_ask", "phase", "played", "table")

    def __init__(self, table: T, phase: Phase[T], played: int = 0, ask: Ask | None = None) -> None:
        self.table = table
        self.phase = phase
        self.played = played  # how many inputs led here, so that a stale one can be refused
        self._ask = ask

    def ask(self) -> Ask:
        """Return what the rules wait for.  It is computed once for each position."""
        ask = self._ask
        if ask is None:
            ask = self._ask = self.phase.ask(self.table)
        return ask

    def choose(self, seat: Seat, action: Action, at: int | None = None) -> None:
        """Apply a seat's choice.  It is refused as stale if `at` is given and is not the number of inputs."""
        ask = self._ask
        if ask is None:
            ask = self._ask = self.phase.ask(self.table)
        if at is not None and at != self.played:
            raise Illegal("stale", at=at)
        if type(ask) is not Decision:
            raise Illegal("over" if isinstance(ask, Over) else "not-asked", seat=_shown(seat))
        if type(seat) is not int or seat not in ask.options:
            raise Illegal("not-asked", seat=_shown(seat))
        options = ask.options[seat]
        # The usual case first: actions are made once and shared, and so are the long lists of them.
        if type(options) is not OptionList or id(action) not in options.members:
            for option in options:
                if option is action:
                    break
            else:
                action = self._own(ask, seat, action)
        self.phase = self.phase.chosen(self.table, seat, action)
        self._ask = None
        self.played += 1

    def choose_together(self, seats: tuple[Seat, ...], action: Action) -> None:
        """Apply a contested choice that several seats made at the same moment."""
        ask = self.ask()
        if not isinstance(ask, Decision):
            raise Illegal("over" if isinstance(ask, Over) else "not-asked", seat=_shown(seats[0]))
        for seat in seats:
            if seat not in ask.options:
                raise Illegal("not-asked", seat=_shown(seat))
            if action not in self.phase.contested() or not ask.offers(seat, action):
                raise self.phase.why(self.table, seat, action)
        self.phase = self.phase.chosen_together(self.table, tuple(sorted(seats)), action)
        self._ask = None
        self.played += 1

    def _own(self, ask: Decision, seat: Seat, action: Action) -> Action:
        """Return the shared object equal to this action; raise the reason if it is not offered."""
        if not isinstance(action, Action):
            raise Illegal("not-an-action", seat=seat, action=repr(action)[:80])
        if not ask.offers(seat, action):
            raise self.phase.why(self.table, seat, action)
        options = ask.options[seat]
        return options[options.index(action)] if action in options else action

    def happen(self, outcome: Outcome, at: int | None = None) -> None:
        """Apply an outcome of chance."""
        ask = self._ask
        if ask is None:
            ask = self._ask = self.phase.ask(self.table)
        if at is not None and at != self.played:
            raise Illegal("stale", at=at)
        if not isinstance(ask, Chance):
            raise Illegal("over" if isinstance(ask, Over) else "no-chance", outcome=repr(outcome)[:80])
        drawn_here = outcome is ask.sampled and outcome is not None
        if not drawn_here and not (isinstance(outcome, tuple) and ask.accepts(outcome)):
            raise Illegal("impossible-outcome", chance=ask.kind, outcome=repr(outcome)[:80])
        self.phase = self.phase.happened(self.table, outcome)
        self._ask = None
        self.played += 1

    def clone(self) -> State[T]:
        """An independent position; nobody listens to it."""
        return State(self.table.copy(), self.phase, self.played, self._ask)

    def listen(self) -> None:
        """From now on, keep the events of all changes; see `take_events`."""
        if self.table.emitted is None:
            self.table.emitted = []

    def take_events(self) -> list[Event]:
        """Return the events emitted since the last call."""
        emitted = self.table.emitted
        if not emitted:
            return []
        self.table.emitted = []
        return emitted

    def __repr__(self) -> str:
        return f"State({self.table!r}, {self.phase!r}, played={self.played})"


def _shown(seat: object) -> int | str:
    return seat if type(seat) is int else repr(seat)[:20]


Plain = None | bool | int | float | str | list["Plain"] | dict[str, "Plain"]
"""What JSON can hold."""


def flatten(value: object) -> Plain:
    """Return a phase, or the value of one of its fields, as plain data."""
    if value is None or type(value) is int or type(value) is bool or type(value) is str:
        return value
    if isinstance(value, tuple):
        return [flatten(item) for item in value]
    if isinstance(value, Action):
        return value.words
    if isinstance(value, IntEnum):
        return int(value)
    kind: type = type(value)
    return {"phase": kind.__name__, **{name: flatten(getattr(value, name)) for name in _names(kind)}}


@cache
def _names(kind: type) -> tuple[str, ...]:
    """Return the names of the fields of a phase."""
    if not is_dataclass(kind):
        raise TypeError(f"a phase cannot hold a {kind.__name__}")
    return tuple([field.name for field in fields(kind)])


def flatten_table(table: object, without: Collection[str] = ()) -> dict[str, object]:
    """Return the fields of a dataclass table as plain data.  Unlike a phase, it may hold lists."""
    return {name: _flat(value) for name, value in _fields(table).items() if name not in without}


def _flat(value: object) -> Plain:
    return [_flat(item) for item in value] if isinstance(value, list) else flatten(value)


def copied_fields(table: object) -> dict[str, object]:
    """Return copies of the fields of a dataclass table."""
    return {name: deepcopy(value) for name, value in _fields(table).items()}


def _fields(table: object) -> dict[str, object]:
    if not is_dataclass(table):
        raise TypeError(f"{type(table).__name__} is no dataclass: it needs code of its own")
    return {field.name: getattr(table, field.name) for field in fields(table)}
