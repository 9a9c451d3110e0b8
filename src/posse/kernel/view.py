"""What one seat sees, and all that it receives."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from posse.kernel.action import Action, Element, Range
from posse.kernel.ask import Seat

Writing = Callable[[Action, tuple[Element, ...]], object]
"""How an option is written down."""


class View:
    """What a seat sees, built up from nothing: a field that was forgotten goes missing, it does not leak.

    A game's own view says what there is to see; `seat` is None for a spectator.
    """

    __slots__ = ()
    seat: Seat | None

    def plain(self) -> dict[str, object]:
        """The same in words and numbers, for pages and programs elsewhere."""
        raise NotImplementedError


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

    def plain(
        self, option: Callable[[Action, tuple[Element, ...]], object] | None = None
    ) -> dict[str, object]:
        """The same in words and numbers.  Who has a quicker way to write an option down may bring it."""
        told: dict[str, object] = {"view": self.view.plain(), "awaited": list(self.awaited)}
        if self.prompt is not None:
            told["prompt"] = self.prompt
            told["options"] = list(map(option or plain_option, self.options, self.elements))
        if self.range is not None:
            told["range"] = {"kind": self.range.kind, "bounds": dict(self.range.bounds)}
        if self.ranks is not None:
            told["ranks"] = list(self.ranks)
        return told

    def encode(self) -> bytes:
        return json.dumps(self.plain(), separators=(",", ":"), sort_keys=True).encode()


def plain_option(action: Action, elements: tuple[Element, ...]) -> dict[str, object]:
    return {"words": action.words, "elements": list(elements)}
