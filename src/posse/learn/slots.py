"""The slots of each kind of field: their names, how a value is written into them, and how it is read back.

Standard library only.  Every slot holds a number between -1 and 1; a value out of bounds raises `ValueError`.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from posse.kernel.fields import (
    Bits,
    Derived,
    Field,
    Fixed,
    Flag,
    Group,
    Maybe,
    Number,
    OneOf,
    Phrase,
    Real,
    Row,
    SomeOf,
    Unbounded,
    Variant,
    Word,
)

ABSENT: Final = object()
"""The value that is read for a derived field, which has no slots."""

Put = Callable[[object, int, "array[float]"], None]
"""Writes a value, from a slot on, into an array of zeros."""
Read = Callable[[Sequence[float], int], object]
"""Reads the value that was written from this slot on."""


class Slots(NamedTuple):
    """The slots of one field.  Closures, because every observation calls hundreds of them."""

    names: tuple[str, ...]
    put: Put
    read: Read


def slots(field: Field, name: str) -> Slots:
    """Return the slots of a field of this name."""
    made = _MAKERS.get(type(field))
    if made is None:
        raise TypeError(f"{name}: no slots for {field}")
    return made(field, name)


def wrong(name: str, value: object, wanted: object) -> ValueError:
    return ValueError(f"{name} is {value!r:.80}, which is not declared: {wanted!s:.200}")


# --- one value ---


def _flag(_field: Flag, name: str) -> Slots:
    def put(value: object, at: int, out: array[float]) -> None:
        if value is True:
            out[at] = 1.0
        elif value is not False:
            raise wrong(name, value, "true or false")

    return Slots((name,), put, lambda vector, at: vector[at] != 0)


def _number(field: Number | Real, name: str) -> Slots:
    low, high = field.low, field.high
    span = (high - low) or 1
    whole = isinstance(field, Number)
    kinds = (int,) if whole else (int, float)

    def put(value: object, at: int, out: array[float]) -> None:
        if not isinstance(value, int | float) or type(value) not in kinds or not low <= value <= high:
            raise wrong(name, value, f"{low} to {high}")
        out[at] = (value - low) / span

    def read(vector: Sequence[float], at: int) -> float:
        value = low + vector[at] * span
        return round(value) if whole else value

    return Slots((name,), put, read)


def _unbounded(field: Unbounded, name: str) -> Slots:
    """Write `n / (|n| + usual)`: half at the usual value, and never quite 1."""
    usual = field.usual

    def put(value: object, at: int, out: array[float]) -> None:
        if type(value) is not int:
            raise wrong(name, value, "a whole number")
        out[at] = value / (abs(value) + usual)

    def read(vector: Sequence[float], at: int) -> int:
        share = vector[at]
        return round(usual * share / (1 - abs(share)))

    return Slots((name,), put, read)


def _one_of(field: OneOf, name: str) -> Slots:
    values = tuple(dict.fromkeys(field.values))
    places = {value: place for place, value in enumerate(values)}

    def put(value: object, at: int, out: array[float]) -> None:
        place = places.get(value) if type(value) is int or type(value) is str else None
        if place is None:
            raise wrong(name, value, values)
        out[at + place] = 1.0

    def read(vector: Sequence[float], at: int) -> Word:
        return next(value for value, place in places.items() if vector[at + place])

    return Slots(tuple([f"{name}={value}" for value in values]), put, read)


def _some_of(field: SomeOf, name: str) -> Slots:
    places = {value: place for place, value in enumerate(field.values)}

    def put(value: object, at: int, out: array[float]) -> None:
        if not isinstance(value, list | tuple):
            raise wrong(name, value, "a list")
        last = -1
        for item in value:
            place = places.get(item, -1)
            if place <= last:
                raise wrong(name, value, f"some of {field.values}, in this order")
            out[at + place] = 1.0
            last = place

    def read(vector: Sequence[float], at: int) -> list[Word]:
        return [value for value, place in places.items() if vector[at + place]]

    return Slots(tuple([f"{name}={value}" for value in field.values]), put, read)


def _bits(field: Bits, name: str) -> Slots:
    count = field.count

    def put(value: object, at: int, out: array[float]) -> None:
        if type(value) is not int or value >> count:
            raise wrong(name, value, f"a mask of {count} bits")
        for bit in range(count):
            out[at + bit] = value >> bit & 1

    def read(vector: Sequence[float], at: int) -> int:
        return sum([1 << bit for bit in range(count) if vector[at + bit]])

    return Slots(tuple([f"{name}&{bit}" for bit in range(count)]), put, read)


# --- nothing to write ---


def _fixed(field: Fixed, name: str) -> Slots:
    def put(value: object, _at: int, _out: array[float]) -> None:
        if value != field.value:
            raise wrong(name, value, f"always {field.value}")

    return Slots((), put, lambda _vector, _at: field.value)


def _derived(_field: Derived, _name: str) -> Slots:
    return Slots((), lambda _value, _at, _out: None, lambda _vector, _at: ABSENT)


# --- several values ---


def _maybe(field: Maybe, name: str) -> Slots:
    inner = slots(field.field, name)

    def put(value: object, at: int, out: array[float]) -> None:
        if value is not None:
            out[at] = 1.0
            inner.put(value, at + 1, out)

    def read(vector: Sequence[float], at: int) -> object:
        return inner.read(vector, at + 1) if vector[at] else None

    return Slots((f"{name}?", *inner.names), put, read)


def _row(field: Row, name: str) -> Slots:
    """Write the length, if it varies, as a share of the greatest length; then the items."""
    most = field.most
    least = most if field.least is None else field.least
    head = 0 if least == most else 1
    item = slots(field.item, f"{name}[]")
    size, put_item = len(item.names), item.put

    def put(value: object, at: int, out: array[float]) -> None:
        if not isinstance(value, list | tuple) or not least <= len(value) <= most:
            raise wrong(name, value, f"a list of {least} to {most}")
        if head:
            out[at] = len(value) / most
        at += head
        for one in value:
            put_item(one, at, out)
            at += size

    def read(vector: Sequence[float], at: int) -> list[object]:
        length = round(vector[at] * most) if head else most
        return [item.read(vector, at + head + number * size) for number in range(length)]

    cut = len(name) + 2
    named = [f"{name}[{number}]{inner[cut:]}" for number in range(most) for inner in item.names]
    return Slots((*([f"{name}#"] * head), *named), put, read)


def _group(field: Group, name: str) -> Slots:
    inner = {key: slots(own, f"{name}.{key}" if name else key) for key, own in field.fields.items()}
    starts: dict[str, int] = {}
    names: list[str] = []
    for key, own in inner.items():
        starts[key] = len(names)
        names += own.names
    plan = [(key, starts[key], own.put) for key, own in inner.items()]

    def put(value: object, at: int, out: array[float]) -> None:
        put_fields(plan, value, at, out, name)

    def read(vector: Sequence[float], at: int) -> dict[str, object]:
        found = {key: own.read(vector, at + starts[key]) for key, own in inner.items()}
        return {key: value for key, value in found.items() if value is not ABSENT}

    return Slots(tuple(names), put, read)


def put_fields(
    plan: Sequence[tuple[str, int, Put]], value: object, at: int, out: array[float], name: str
) -> None:
    """Write every field of a dictionary: all that are declared, and no other."""
    if not isinstance(value, dict):
        raise wrong(name, value, "named fields")
    if len(value) != len(plan):
        raise _odd(plan, value, name)
    for key, start, put in plan:
        if key not in value:
            raise _odd(plan, value, name)
        put(value[key], at + start, out)


def _odd(plan: Sequence[tuple[str, int, Put]], value: Mapping[str, object], name: str) -> ValueError:
    odd = sorted({key for key, _, _ in plan} ^ set(value))
    return ValueError(f"{name or 'the view'}: declared, or there, but not both: {', '.join(odd)}")


def _variant(field: Variant, name: str) -> Slots:
    """Write which kind it is, then the fields of all kinds.  Kinds share the slots of a field that is the
    same in each: a duel's shooter has one slot, whatever the phase of the duel."""
    names = [f"{name}={kind}" for kind in field.kinds]
    known: dict[str, list[tuple[Field, int, Slots]]] = {}
    plans: dict[str, list[tuple[str, int, Slots]]] = {}
    for kind, group in field.kinds.items():
        plans[kind] = []
        for key, own in group.fields.items():
            if key == field.tag:
                continue
            before = known.setdefault(key, [])
            block = next(((start, made) for other, start, made in before if other == own), None)
            if block is None:
                block = len(names), slots(own, f"{name}.{kind}.{key}" if before else f"{name}.{key}")
                before.append((own, *block))
                names += block[1].names
            plans[kind].append((key, *block))
    places = {kind: place for place, kind in enumerate(field.kinds)}
    tag: tuple[str, int, Put] = (field.tag, 0, lambda _value, _at, _out: None)
    writing = {kind: [tag, *[(key, at, own.put) for key, at, own in plan]] for kind, plan in plans.items()}

    def put(value: object, at: int, out: array[float]) -> None:
        kind = value.get(field.tag) if isinstance(value, dict) else None
        if kind not in writing:
            raise wrong(name, value, f"{field.tag} is one of {tuple(places)}")
        out[at + places[kind]] = 1.0
        put_fields(writing[kind], value, at, out, name)

    def read(vector: Sequence[float], at: int) -> dict[str, object]:
        kind = next(kind for kind, place in places.items() if vector[at + place])
        found = {key: own.read(vector, at + start) for key, start, own in plans[kind]}
        return {field.tag: kind, **{key: value for key, value in found.items() if value is not ABSENT}}

    return Slots(tuple(names), put, read)


def _phrase(field: Phrase, name: str) -> Slots:
    """Write which word comes first, then what follows it."""
    names = [f"{name}={head}" for head in field.heads]
    places = {head: place for place, head in enumerate(field.heads)}
    plans: dict[str, list[tuple[int, bool, Slots]]] = {}
    for head, fields in field.heads.items():
        plans[head] = []
        for number, own in enumerate(fields):
            made = slots(own, f"{name}.{head}[{number}]")
            plans[head].append((len(names), isinstance(own, Number), made))
            names += made.names

    def put(value: object, at: int, out: array[float]) -> None:
        head, *rest = value.split(" ") if isinstance(value, str) else ("",)
        if head not in plans or len(rest) != len(plans[head]):
            raise wrong(name, value, tuple(places))
        out[at + places[head]] = 1.0
        for word, (start, numeric, own) in zip(rest, plans[head], strict=True):
            own.put(int(word) if numeric else word, at + start, out)

    def read(vector: Sequence[float], at: int) -> str:
        head = next(head for head, place in places.items() if vector[at + place])
        return " ".join([head, *[str(own.read(vector, at + start)) for start, _, own in plans[head]]])

    return Slots(tuple(names), put, read)


_MAKERS: Final[Mapping[type, Callable[..., Slots]]] = {
    Flag: _flag,
    Number: _number,
    Real: _number,
    Unbounded: _unbounded,
    OneOf: _one_of,
    SomeOf: _some_of,
    Bits: _bits,
    Fixed: _fixed,
    Derived: _derived,
    Maybe: _maybe,
    Row: _row,
    Group: _group,
    Variant: _variant,
    Phrase: _phrase,
}
