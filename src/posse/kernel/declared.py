"""Derive the fields of a view or a phase from its type hints.

`Annotated` adds the bounds where a type has none:

    gold: Annotated[int, Number(0, 30)]
    hand: Annotated[tuple[Card, ...], Length(5)]
    bids: Annotated[tuple[int, ...], EachSeat(Number(0, 99))]

`bool`, `Enum`, `Literal`, `Seat`, `X | None`, tuples of a fixed length, dataclasses, phases and actions need
none.
"""

from __future__ import annotations

import types
import typing
from dataclasses import fields, is_dataclass
from enum import Enum, IntEnum

from posse.kernel.action import Action
from posse.kernel.fields import (
    EachSeat,
    Field,
    Fixed,
    Flag,
    Group,
    Length,
    Maybe,
    Number,
    OneOf,
    Phrase,
    Row,
    Setup,
    Undeclared,
    Variant,
    Word,
    seat_field,
)
from posse.kernel.state import Phase


def phase_field(setup: Setup) -> Field:
    """Return the field for a phase as `flatten` writes it, from the type hints of the game's phases."""
    return Variant("phase", {kind.__name__: _group(kind, setup, kind.__name__) for kind in setup.phases})


def from_hints(kind: type, setup: Setup) -> dict[str, Field]:
    """Return the fields of a dataclass from its type hints."""
    hints = typing.get_type_hints(kind, include_extras=True)
    return {field.name: from_hint(hints[field.name], setup) for field in fields(kind)}


def from_hint(hint: object, setup: Setup) -> Field:
    """Return the field that a type hint declares."""
    notes: tuple[object, ...] = ()
    if typing.get_origin(hint) is typing.Annotated:
        hint, *rest = typing.get_args(hint)
        notes = tuple(rest)
    for note in notes:
        if isinstance(note, Field):
            return note
        if isinstance(note, Length | EachSeat):
            return _row(note, hint, setup)
        if callable(note) and isinstance(made := note(setup), Field):
            return made
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        return _union(args, setup)
    if origin is typing.Literal:
        return OneOf(args)
    if origin is tuple:
        return _tuple(args, setup)
    return _class(origin or hint, setup)


def _class(hint: object, setup: Setup) -> Field:
    if hint is bool:
        return Flag()
    if not isinstance(hint, type):
        return Undeclared(f"nothing is known of {hint}")
    if hint is Phase:
        return phase_field(setup)
    if issubclass(hint, IntEnum):
        return OneOf(tuple([int(member) for member in hint]))
    if issubclass(hint, Enum):
        return OneOf(tuple([member.name.lower() for member in hint]))
    if issubclass(hint, Action):
        return _actions(hint, setup)
    if is_dataclass(hint):
        return _group(hint, setup, hint.__name__ if hint in setup.phases else None)
    return Undeclared(f"{hint.__name__} without bounds")


def _group(kind: type, setup: Setup, tag: str | None) -> Group:
    tagged: dict[str, Field] = {} if tag is None else {"phase": Fixed(tag)}
    return Group({**tagged, **from_hints(kind, setup)})


def _union(args: tuple[object, ...], setup: Setup) -> Field:
    kinds = [arg for arg in args if arg is not types.NoneType]
    actions = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Action)]
    found: Field
    if actions and actions == kinds:
        heads = [_actions(kind, setup).heads for kind in actions]
        found = Phrase({name: own for each in heads for name, own in each.items()})
    elif kinds and all(kind in setup.phases for kind in kinds):
        found = phase_field(setup)
    elif len(kinds) == 1:
        found = from_hint(kinds[0], setup)
    else:
        return Undeclared("one of several types")
    return Maybe(found) if len(kinds) < len(args) else found


def _row(note: Length | EachSeat, hint: object, setup: Setup) -> Field:
    """Return the field for a tuple whose length is declared."""
    args = typing.get_args(hint)
    item = from_hint(args[0], setup) if args else Undeclared("a tuple of anything")
    if isinstance(note, Length):
        return Row(item, note.most, note.least)
    if isinstance(note.item, Field):
        item = note.item
    elif note.item is not None:
        item = note.item(setup)
    return Row(item, setup.seats)


def _tuple(args: tuple[object, ...], setup: Setup) -> Field:
    if len(args) == 2 and args[1] is Ellipsis:
        item = from_hint(args[0], setup)
        if item == seat_field(setup):
            return Row(item, setup.seats, 0)  # each seat at most once
        return Undeclared("a tuple of any length")
    items = [from_hint(arg, setup) for arg in args]
    if all(item == items[0] for item in items):
        return Row(items[0], len(items)) if items else Fixed([])
    return Undeclared("a tuple of several types")


def _actions(kind: type[Action], setup: Setup) -> Phrase:
    """Return what the arguments of this class of actions may be, from the catalogue and its ranges."""
    heads: dict[str, tuple[Field, ...]] = {}
    catalogue = setup.catalogue
    for name in dict.fromkeys([action.kind for action in catalogue if isinstance(action, kind)]):
        own = [action.arguments for action in catalogue if action.kind == name]
        heads[name] = tuple([_argument([arguments[key] for arguments in own]) for key in own[0]])
    for wide in catalogue.ranges:
        if wide.kind in heads:
            heads[wide.kind] = tuple([Number(low, high) for low, high in wide.bounds.values()])
    return Phrase(heads)


def _argument(values: list[Word]) -> Field:
    numbers = [value for value in values if isinstance(value, int)]
    if len(numbers) == len(values):
        return Number(min(numbers), max(numbers))
    return OneOf(tuple(dict.fromkeys(values)))
