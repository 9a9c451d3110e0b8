"""One language's sentences, the shell's and all games', and what stands in where one is missing."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from posse.games import Package, packages
from posse.kernel import Action, Event, Illegal, Order, games, load

LANGUAGES = ("en", "fr", "it")

Argument = int | float | str

_ENTRY = re.compile(r"^(-?[a-z][a-z0-9_-]*) *=", re.M)
_NAME = re.compile(r"-?[a-z][a-z0-9_-]*")


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for, where we have it; else English."""
    for name in ("POSSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if (language := environment.get(name, "")[:2].lower()) in LANGUAGES:
            return language
    return LANGUAGES[0]


def source(language: str) -> str:
    """All sentences in this language as Fluent source: the shell's, then each game's."""
    return "\n".join([_own(language), *[_of(package, language) for package in packages()]])


def words(language: str) -> Words:
    """The sentences of a language.  Games that were registered since the last call are among them."""
    return _words(language, packages())


@cache
def _words(language: str, installed: tuple[Package, ...]) -> Words:
    return Words(language, "\n".join([_own(language), *[_of(package, language) for package in installed]]))


def _own(language: str) -> str:
    return resources.files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def _of(package: Package, language: str) -> str:
    """A game without this language speaks English in it."""
    return package.sentences(language) or package.sentences(LANGUAGES[0])


class Words:
    """One language's sentences.  Each is parsed when it is first said: all of them take half a second."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.missing: set[str] = set()
        """The keys that were asked for and are not there, or lack an argument.  A test wants none."""
        self._bundle = FluentBundle([language], use_isolating=False)
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
        """The sentence of this key; where there is none, its id in words, so that a game can do without."""
        return self._said(key, {**(arguments or {}), **more}) or _from_key(key)

    def _said(self, key: str, arguments: Mapping[str, object]) -> str:
        """The sentence of this key, or nothing."""
        if not self.has(key):
            self.missing.add(key)
            return ""
        self._read(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            self.missing.add(key)
            return ""
        given = {name: _argument(value) for name, value in arguments.items()}
        text, errors = self._bundle.format_pattern(message.value, given)
        if errors:
            self.missing.add(key)
        return str(text)

    def action(self, game: str, action: Action) -> str:
        return self._said(f"{game}-action-{action.kind}", action.arguments) or _from_id(action.words)

    def order(self, game: str, order: Order) -> str:
        return self._said(f"{game}-order-{order.kind}", order.arguments) or _from_id(order.words)

    def event(self, game: str, event: Event) -> str:
        return self._said(f"{game}-event-{event.kind}", event.args) or _listed(event.kind, event.args)

    def reason(self, game: str | None, refusal: Illegal) -> str:
        """Why something was refused: in the game's words where it has some, else in the shell's."""
        details: dict[str, object] = dict(refusal.details)
        key = f"reason-{refusal.reason}"
        if game is not None:
            if "action" in details:
                with suppress(Illegal):  # an action is said as its button says it, not as a record writes it
                    action = load(game).catalogue.parse(str(details["action"]))
                    details["action"] = self.action(game, action)
            own = f"{game}-{key}"
            key = own if self.has(own) else key
        return self._said(key, details) or _listed(refusal.reason, details)


def _from_key(key: str) -> str:
    """What a key without a sentence says: its last part in words; an explanation is left out."""
    if key.endswith(("-about", "-pitch")):
        return ""
    for game in games():
        if key == f"{game}-title":
            return _from_id(game).title()
        if key.startswith(f"{game}-"):
            category, _, id = key.removeprefix(f"{game}-").partition("-")
            return _from_id(id or category)
    return _from_id(key)


def _from_id(id: str) -> str:
    """An id as a person can read it: `w3-take_card` is "w3 take card"."""
    return re.sub(r"[-_]+", " ", id)


def _listed(id: str, arguments: Mapping[str, object]) -> str:
    """An id and its arguments: "rolled (seat 1, dice 3)"."""
    listed = ", ".join([f"{_from_id(name)} {_argument(value)}" for name, value in arguments.items()])
    return f"{_from_id(id)} ({listed})" if listed else _from_id(id)


def _argument(value: object) -> Argument:
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    return value if isinstance(value, int | float | str) else str(value)
