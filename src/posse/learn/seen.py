"""What an agent at a live table receives at one moment, as it came over the wire, and in the doors' terms."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from posse.kernel import Event, Illegal, Range, Seat, View, load
from posse.learn.survey import layout
from posse.learn.text_environment import Told, picture
from posse.words import words

if TYPE_CHECKING:
    from posse.learn.spaces import Observation


class Seen:
    """A question to a seat: what it sees, what it was told, what it may choose."""

    def __init__(
        self,
        game: str,
        seats: int,
        settings: Mapping[str, Any],
        seat: Seat,
        state: Mapping[str, Any],
        position: Callable[[], str],
    ) -> None:
        self.game: Final = load(game)
        self.seats: Final = seats
        self.settings: Final = settings
        """The table's options."""
        self.seat: Final = seat
        self.view: Final[dict[str, Any]] = state["view"]
        """As the page and `view.plain()` have it."""
        self.prompt: Final[str] = state["prompt"]
        self.options: Final = tuple([option["words"] for option in state["options"]])
        self.range: Final[str | None] = state["range"]["kind"] if "range" in state else None
        """The kind of action that may be chosen beyond the options."""
        self.events: Final = tuple([_event(told) for told in state["events"]])
        """What the seat was told since the last state."""
        self._seq: Final[int] = state["seq"]
        self._position: Final = position

    @cached_property
    def observation(self) -> Observation:
        """The same as in the environments for PettingZoo and Gymnasium; needs the extra `learn`."""
        from posse.learn.spaces import Observation, mask, numbers

        catalogue = self.game.catalogue
        options = tuple([catalogue.parse(option) for option in self.options])
        where = layout(self.game.name, self.seats, self.settings)
        return Observation(observation=numbers(where, self.view), action_mask=mask(catalogue, options))

    @cached_property
    def sight(self) -> View:
        """The view as our bots and searches take it.  The server is asked for a position that looks so,
        imagined from this seat's view alone; `stale` if things have moved on meanwhile."""
        view: View = self.game.view(self.game.load(self._position()), self.seat)
        if json.loads(json.dumps(view.plain())) != self.view:
            raise Illegal("stale", at=self._seq)
        return view

    def text(self, language: str = "en") -> str:
        """The same as the text door tells it."""
        told = Told(self.game, words(language), self.seats)
        options = tuple([self.game.catalogue.parse(option) for option in self.options])
        wide: Range | None = next((r for r in self.game.catalogue.ranges if r.kind == self.range), None)
        drawn = picture(self.game, self.sight, words(language))
        return told.all(self.seat, self.events, drawn, self.prompt, options, wide)


def _event(told: Mapping[str, Any]) -> Event:
    args = {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in told.items()
        if name not in ("event", "trail")  # a shot's path is for the eye
    }
    return Event(told["event"], args)
