"""The types and bounds of the fields of a view or a phase, from which the learners' observations are made.

They are written in `Annotated`, where the field is declared; see `posse.kernel.declared`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from posse.kernel.action import Catalogue
from posse.kernel.options import Setting

Word = int | str
"""An id: a word, or a number that stands for itself."""


@dataclass(frozen=True)
class Field:
    """What a field of a view can hold."""


@dataclass(frozen=True)
class Flag(Field):
    """True or false."""


@dataclass(frozen=True)
class Number(Field):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int


@dataclass(frozen=True)
class Real(Field):
    """A number from `low` to `high`."""

    low: float
    high: float


@dataclass(frozen=True)
class Unbounded(Field):
    """A whole number that no rule bounds, such as a count of turns; `usual` is an ordinary value of it."""

    usual: int


@dataclass(frozen=True)
class OneOf(Field):
    """Exactly one of these values."""

    values: tuple[Word, ...]


@dataclass(frozen=True)
class SomeOf(Field):
    """A list of some of these values, each at most once and in this order."""

    values: tuple[Word, ...]


@dataclass(frozen=True)
class Bits(Field):
    """A whole number that is a mask of `count` bits."""

    count: int


@dataclass(frozen=True)
class Row(Field):
    """A list of at least `least` and at most `most` items; exactly `most` where `least` is not given."""

    item: Field
    most: int
    least: int | None = None


@dataclass(frozen=True)
class Group(Field):
    """Several named fields, all of them always present."""

    fields: Mapping[str, Field]


@dataclass(frozen=True)
class Variant(Field):
    """One of several groups; the field `tag` names which."""

    tag: str
    kinds: Mapping[str, Group]


@dataclass(frozen=True)
class Maybe(Field):
    """A field whose value may be None."""

    field: Field


@dataclass(frozen=True)
class Phrase(Field):
    """Words and numbers in one string: the first word says which fields follow it, as in `aim 0 -2 21 0`."""

    heads: Mapping[str, tuple[Field, ...]]


@dataclass(frozen=True)
class Fixed(Field):
    """A value that is the same in every view of a table, such as its options.  Learners do not get it."""

    value: object


@dataclass(frozen=True)
class Derived(Field):
    """A value that follows from the other fields and is there for people.  Learners do not get it."""


@dataclass(frozen=True)
class Undeclared(Field):
    """A field whose type hint does not say what it can hold; `reason` says what is missing."""

    reason: str


@dataclass(frozen=True)
class Setup:
    """The kind of table that a view belongs to."""

    seats: int
    options: Mapping[str, Setting]
    phases: tuple[type, ...]
    catalogue: Catalogue


Rule = Callable[[Setup], Field]
"""Makes a field that depends on the kind of table.  It can be used in `Annotated` like a field."""


@dataclass(frozen=True)
class Length:
    """In `Annotated`: how many items a tuple may have."""

    most: int
    least: int = 0


@dataclass(frozen=True)
class EachSeat:
    """In `Annotated`: a tuple with one item for each seat.  Without `item`, the type hint is used."""

    item: Field | Rule | None = None


def seat_field(setup: Setup) -> Field:
    """Return the field for a seat's number."""
    return OneOf(tuple(range(setup.seats)))


def seat_or_nobody(setup: Setup) -> Field:
    """Return the field for a seat's number, or -1 for nobody."""
    return OneOf(tuple(range(-1, setup.seats)))


def seat_mask(setup: Setup) -> Field:
    """Return the field for a whole number with a bit for each seat."""
    return Bits(setup.seats)
