"""Read phases and tables back from plain data, checked against their type hints.  Errors name the field."""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from enum import IntEnum
from typing import TypeVar

from posse.kernel.action import Action, Catalogue
from posse.kernel.illegal import Damaged, Illegal

T = TypeVar("T")


class Codec:
    """Reads a game's phases and tables from plain data."""

    def __init__(self, phases: Iterable[type], catalogue: Catalogue) -> None:
        self._phases = {phase.__name__: phase for phase in phases}
        self._catalogue = catalogue

    def phase(self, data: object) -> object:
        """Return the phase from which `flatten` made this data."""
        if not isinstance(data, dict) or data.get("phase") not in self._phases:
            raise Damaged("bad-phase", phase=repr(data)[:80])
        kind = self._phases[data["phase"]]
        own = {name: value for name, value in data.items() if name != "phase"}
        if set(own) != {f.name for f in fields(kind)}:
            raise Damaged("bad-phase", phase=repr(data)[:80])
        return kind(**self._values(kind, own))

    def table(self, kind: type[T], data: Mapping[str, object], given: Mapping[str, object]) -> T:
        """Return the table from which `flatten_table` made this data; `given` has the other fields."""
        names = {f.name for f in fields(kind)} if is_dataclass(kind) else set()
        given = {name: value for name, value in given.items() if name in names}
        if set(data) != names - set(given):
            raise Damaged("bad-dump", known=tuple(sorted(names - set(given))))
        return kind(**self._values(kind, data), **given)

    def _values(self, kind: type, data: Mapping[str, object]) -> dict[str, object]:
        hints = typing.get_type_hints(kind)
        return {
            name: self._value(hints[name], value, f"{kind.__name__}.{name}") for name, value in data.items()
        }

    def _value(self, hint: object, data: object, where: str) -> object:
        if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
            return self._union(typing.get_args(hint), data, where)
        if typing.get_origin(hint) is tuple and isinstance(data, list):
            return self._tuple(typing.get_args(hint), data, where)
        if typing.get_origin(hint) is list and isinstance(data, list):
            [item_hint] = typing.get_args(hint)
            return [self._value(item_hint, item, where) for item in data]
        if isinstance(hint, type):
            if issubclass(hint, Action) and isinstance(data, str):
                action = self._catalogue.parse(data)
                if isinstance(action, hint):
                    return action
            elif issubclass(hint, IntEnum) and type(data) is int and data in set(hint):
                return hint(data)
            elif hint in (int, bool, str, types.NoneType):
                if type(data) is hint:
                    return data
            elif isinstance(data, dict):
                return self.phase(data)
        raise Damaged("bad-value", field=where, value=repr(data)[:80])

    def _union(self, hints: tuple[object, ...], data: object, where: str) -> object:
        for hint in hints:
            try:
                return self._value(hint, data, where)
            except Illegal:
                continue
        raise Damaged("bad-value", field=where, value=repr(data)[:80])

    def _tuple(self, hints: tuple[object, ...], data: list[object], where: str) -> tuple[object, ...]:
        if len(hints) == 2 and hints[1] is Ellipsis:
            hints = (hints[0],) * len(data)
        if len(hints) != len(data):
            raise Damaged("bad-value", field=where, value=repr(data)[:80])
        return tuple([self._value(hint, item, where) for hint, item in zip(hints, data, strict=True)])


class Reader:
    """Reads the fields of a dumped table; an error names the field that is wrong."""

    def __init__(self, data: Mapping[str, object]) -> None:
        self.data = data

    def bad(self, field: str, value: object) -> Damaged:
        return Damaged("bad-value", field=field, value=repr(value)[:40])

    def check(self, field: str, value: object, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.bad(field, value)
        return value

    def number(self, field: str, low: int, high: int) -> int:
        return self.check(field, self.data.get(field), low, high)

    def truth(self, field: str) -> bool:
        value = self.data.get(field)
        if type(value) is not bool:
            raise self.bad(field, value)
        return value

    def several(self, field: str, length: int) -> list[object]:
        value = self.data.get(field)
        if not isinstance(value, list) or len(value) != length:
            raise self.bad(field, value)
        return value

    def numbers(self, field: str, length: int, low: int, high: int) -> tuple[int, ...]:
        return tuple([self.check(field, item, low, high) for item in self.several(field, length)])
