"""Sentences.  The engine speaks in ids and arguments; here they become words in a language.

One Fluent file a language.  Keys are made of what they speak of: `stage-coach-event-drove`,
`stage-coach-action-turn`, `reason-stale`, `cli-quit`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from posse.kernel import Action, Event, Illegal, Order, load

LANGUAGES = ("en", "fr", "it")

Argument = int | float | str


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for, where we have it; else English."""
    for name in ("POSSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if (language := environment.get(name, "")[:2].lower()) in LANGUAGES:
            return language
    return LANGUAGES[0]


def source(language: str) -> str:
    return resources.files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


_ENTRY = re.compile(r"^(-?[a-z][a-z0-9_-]*) *=", re.M)
_NAME = re.compile(r"-?[a-z][a-z0-9_-]*")


class Words:
    """One language's sentences.  Each is read when it is first said: a whole language takes half a second."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        text = source(language)
        starts = list(_ENTRY.finditer(text))
        ends = [*[found.start() for found in starts[1:]], len(text)]
        self._unread = {found[1]: text[found.start() : end] for found, end in zip(starts, ends, strict=True)}
        self._known = frozenset(self._unread)

    def has(self, key: str) -> bool:
        return key in self._known

    def _read(self, key: str) -> None:
        """An entry, and those that it borrows words from."""
        entry = self._unread.pop(key, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for name in _NAME.findall(entry):
                self._read(name)

    def say(self, key: str, arguments: Mapping[str, object] | None = None, **more: object) -> str:
        """The sentence of this key.  A missing key or argument is a fault of ours, and is raised."""
        self._read(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        told = {name: _argument(value) for name, value in {**(arguments or {}), **more}.items()}
        text, errors = self._bundle.format_pattern(message.value, told)
        if errors:
            raise errors[0]
        return str(text)

    def action(self, game: str, action: Action) -> str:
        return self.say(f"{game}-action-{action.kind}", action.arguments)

    def order(self, game: str, order: Order) -> str:
        return self.say(f"{game}-order-{order.kind}", order.arguments)

    def event(self, game: str, event: Event) -> str:
        return self.say(f"{game}-event-{event.kind}", event.args)

    def reason(self, game: str | None, refusal: Illegal) -> str:
        """Why something was refused: in the game's words where it has some, else in the house's."""
        own = f"{game}-reason-{refusal.reason}"
        if game is None:
            return self.say(f"reason-{refusal.reason}", refusal.details)
        details: dict[str, object] = dict(refusal.details)
        if "action" in details:
            with suppress(Illegal):  # an action is said as its button says it, not as a record writes it
                details["action"] = self.action(game, load(game).catalogue.parse(str(details["action"])))
        return self.say(own if self.has(own) else f"reason-{refusal.reason}", details)


@cache
def words(language: str) -> Words:
    return Words(language)


def _argument(value: object) -> Argument:
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    return value if isinstance(value, int | float | str) else str(value)
