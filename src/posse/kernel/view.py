"""What a seat sees, and everything that it receives."""

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
    """What a seat sees.  It lists what is visible, so that a forgotten field is missing and not leaked.

    Each game has its own view, a dataclass; `seat` is None for a spectator.
    """

    __slots__ = ()
    seat: Seat | None

    def plain(self) -> dict[str, object]:
        """Return the view as plain data, for the page and for other programs.  Do not change it: views of
        the same things share the lists that tell them.  A view that overrides this overrides `declared`, too.
        """
        return _plain_fields(self)

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
