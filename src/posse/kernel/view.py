"""What one seat sees, and all that it receives."""

from __future__ import annotations

import json
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum, IntEnum

from posse.kernel.action import Action, Element, Range
from posse.kernel.ask import Seat
from posse.kernel.declared import from_hints
from posse.kernel.fields import Field, Setup
from posse.kernel.state import Phase, flatten


class View:
    """What a seat sees, built up from nothing: a field that was forgotten goes missing, it does not leak.

    A game's own view is a dataclass that says what there is to see; `seat` is None for a spectator.
    """

    __slots__ = ()
    seat: Seat | None

    def plain(self) -> dict[str, object]:
        """The same in words and numbers, for pages and programs elsewhere.  A view that writes its own has
        its own `declared`, too."""
        return _plain_fields(self)

    @classmethod
    def declared(cls, setup: Setup) -> dict[str, Field]:
        """What each field of `plain()` can hold at this kind of table: by the type hints, unless a view says
        it itself."""
        return from_hints(cls, setup)


@dataclass(frozen=True)
class Briefing:
    """All that one seat receives at one moment.  Nothing else goes to a person, a bot or a page."""

    view: View
    prompt: str | None
    options: tuple[Action, ...]
    elements: tuple[tuple[Element, ...], ...]
    range: Range | None
    ranks: tuple[int, ...] | None
    awaited: tuple[Seat, ...]
    """Whom this seat knows the table to wait for; see `Game.awaited`."""

    def plain(self) -> dict[str, object]:
        """The same in words and numbers."""
        told: dict[str, object] = {"view": self.view.plain(), "awaited": list(self.awaited)}
        if self.prompt is not None:
            told["prompt"] = self.prompt
            told["options"] = [
                {"words": action.words, "elements": list(elements)}
                for action, elements in zip(self.options, self.elements, strict=True)
            ]
        if self.range is not None:
            told["range"] = {"kind": self.range.kind, "bounds": dict(self.range.bounds)}
        if self.ranks is not None:
            told["ranks"] = list(self.ranks)
        return told

    def encode(self) -> bytes:
        return json.dumps(self.plain(), separators=(",", ":"), sort_keys=True).encode()


def _plain_fields(value: object) -> dict[str, object]:
    if not is_dataclass(value):
        raise TypeError(f"{type(value).__name__} is no dataclass and has no `plain` of its own")
    return {field.name: _plain_value(getattr(value, field.name)) for field in fields(value)}


def _plain_value(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain_value(item) for item in value]
    if isinstance(value, Enum) and not isinstance(value, IntEnum):
        return value.name.lower()
    if is_dataclass(value) and not isinstance(value, type | Phase | Action):
        return _plain_fields(value)
    return value if isinstance(value, float) else flatten(value)
