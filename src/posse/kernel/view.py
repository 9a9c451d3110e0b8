"""What a seat sees, and everything that it receives."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, IntEnum
from functools import partial
from operator import attrgetter
from typing import Any

from posse.kernel.action import Action, Element, Range
from posse.kernel.ask import Seat
from posse.kernel.declared import from_hints
from posse.kernel.fields import Field, Setup
from posse.kernel.state import Phase, flatten

Part = tuple[tuple[str, ...], Callable[[Any], object]]
"""A part of a view as plain data: the fields of the view that it is made of, and what makes it of them."""

Patch = dict[str, object]
"""What changed in a view as plain data: by the place, written as a JSON Pointer, its new value."""


class View:
    """What a seat sees.  It lists what is visible, so that a forgotten field is missing and not leaked.

    Each game has its own view, a dataclass; `seat` is None for a spectator.
    """

    __slots__ = ()
    seat: Seat | None

    @classmethod
    def parts(cls) -> Mapping[str, Part]:
        """Return the parts of the view as plain data, by their names.  By default each field is one; a view
        that overrides this overrides `declared`, too.
        """
        own = [field.name for field in fields(_dataclass(cls))]
        return {name: ((name,), partial(_plain_field, name)) for name in own}

    def plain(self) -> dict[str, object]:
        """Return the view as plain data, for the page and for other programs.  Do not change it: views of
        the same things share the lists that tell them.
        """
        parts = _parts.get(type(self)) or _parts_of(type(self))
        return {name: make(self) for name, _, make in parts.makers}

    @classmethod
    def declared(cls, setup: Setup) -> dict[str, Field]:
        """Return what each field of `plain()` can hold at this kind of table, from the type hints."""
        return from_hints(cls, setup)


@dataclass(unsafe_hash=True)  # not frozen: one is made for everybody at every move
class Briefing:
    """Everything that a seat receives at one moment.  Nothing else goes to a player, a bot or a page."""

    view: View
    prompt: str | None
    options: tuple[Action, ...]
    elements: tuple[tuple[Element, ...], ...]
    range: Range | None
    ranks: tuple[int, ...] | None
    awaited: tuple[Seat, ...]
    """The seats that the table waits for, as far as this seat knows; see `Game.awaited`."""

    def plain(self) -> dict[str, object]:
        """Return the briefing as plain data."""
        plain: dict[str, object] = {"view": self.view.plain(), "awaited": list(self.awaited)}
        if self.prompt is not None:
            plain["prompt"] = self.prompt
            plain["options"] = [
                {"words": action.words, "elements": list(elements)}
                for action, elements in zip(self.options, self.elements, strict=True)
            ]
        if self.range is not None:
            plain["range"] = {"kind": self.range.kind, "bounds": dict(self.range.bounds)}
        if self.ranks is not None:
            plain["ranks"] = list(self.ranks)
        return plain

    def encode(self) -> bytes:
        return json.dumps(self.plain(), separators=(",", ":"), sort_keys=True).encode()


Maker = tuple[str, Callable[[View], object], Callable[[View], object]]
"""The name of a part, what reads the fields that it is made of, and what makes it."""


class _Parts:
    """The parts of a class of views, and which of them a change of some fields can change."""

    def __init__(self, kind: type[View]) -> None:
        parts = kind.parts()
        used = sorted({field for made_of, _ in parts.values() for field in made_of})
        self.read = attrgetter(*used, "seat")  # at least two, so that it returns a tuple
        self.makers: tuple[Maker, ...] = tuple(
            [(name, attrgetter(*made_of), make) for name, (made_of, make) in parts.items()]
        )
        self._fields = [sum([1 << used.index(field) for field in made_of]) for made_of, _ in parts.values()]
        self._touched: dict[int, tuple[Maker, ...]] = {}

    def touched(self, changed: int) -> tuple[Maker, ...]:
        """Return the parts made of any of the fields whose bits are set."""
        found = self._touched.get(changed)
        if found is None:
            pairs = zip(self.makers, self._fields, strict=True)
            found = self._touched[changed] = tuple([maker for maker, own in pairs if own & changed])
        return found


_parts: dict[type, _Parts] = {}


def _parts_of(kind: type[View]) -> _Parts:
    return _parts.setdefault(kind, _Parts(kind))


SharedPatches = dict[str, list[tuple[object, object, Patch]]]
"""For each part its changes between two positions.  Audiences that see the same change share the work."""


def view_patch(before: View, after: View, shared: SharedPatches | None = None) -> Patch:
    """Return what leads from one view to the other, both as plain data."""
    patch: Patch = {}
    known = {} if shared is None else shared
    parts = _parts.get(type(after)) or _parts_of(type(after))
    changed, bit = 0, 1
    for was, now in zip(parts.read(before), parts.read(after), strict=True):
        if was is not now and was != now:
            changed |= bit
        bit <<= 1
    for name, made_of, make in parts.touched(changed):
        old, new = made_of(before), made_of(after)
        changes = known.setdefault(name, [])
        for was, now, part in changes:
            if was == old and now == new:
                patch.update(part)
                break
        else:
            found: Patch = {}
            _compare(f"/{name}", make(before), make(after), found)
            changes.append((old, new, found))
            patch.update(found)
    return patch


def _compare(place: str, old: object, new: object, patch: Patch) -> None:
    """Note what changed below a place.  A list or an object whose size or names changed is sent whole."""
    if old is new or old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for name, value in new.items():
            _compare(f"{place}/{name}", old[name], value, patch)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) > 0:
        for at, value in enumerate(new):
            _compare(f"{place}/{at}", old[at], value, patch)
    else:
        patch[place] = new


def apply_patch(plain: dict[str, Any], patch: Mapping[str, Any]) -> None:
    """Change a view as plain data into the next one."""
    for place, value in patch.items():
        *way, last = place.split("/")[1:]
        inside: Any = plain
        for step in way:
            inside = inside[int(step) if isinstance(inside, list) else step]
        inside[int(last) if isinstance(inside, list) else last] = value


def _dataclass(kind: type) -> Any:
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} is no dataclass and has no `parts` of its own")
    return kind


def _plain_field(name: str, view: View) -> object:
    return _plain_value(getattr(view, name))


def _plain_fields(value: Any) -> dict[str, object]:
    return {field.name: _plain_value(getattr(value, field.name)) for field in fields(value)}


def _plain_value(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain_value(item) for item in value]
    if isinstance(value, Enum) and not isinstance(value, IntEnum):
        return value.name.lower()
    if is_dataclass(value) and not isinstance(value, type | Phase | Action):
        return _plain_fields(value)
    return value if isinstance(value, float) else flatten(value)
