"""The sentences of a language, the shell's and all games', and a replacement for those that are missing."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import copy
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from posse.games import Package, packages
from posse.kernel import Action, AnyGame, Event, Illegal, Order, Seat, games, load

LANGUAGES = ("en", "fr", "it")

Argument = int | float | str

_ENTRY = re.compile(r"^(-?[a-z][a-z0-9_-]*) *=", re.M)
_NAME = re.compile(r"-?[a-z][a-z0-9_-]*")


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language that the environment asks for, if we have it; else English."""
    for name in ("POSSE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if (language := environment.get(name, "")[:2].lower()) in LANGUAGES:
            return language
    return LANGUAGES[0]


def source(language: str) -> str:
    """Return all sentences of a language as Fluent source: the shell's, then each game's."""
    return "\n".join([_own(language), *[_of(package, language) for package in packages()]])


def words(language: str) -> Words:
    """Return the sentences of a language, including those of games that were just registered."""
    return _words(language, packages())


@cache
def _words(language: str, installed: tuple[Package, ...]) -> Words:
    return Words(language, "\n".join([_own(language), *[_of(package, language) for package in installed]]))


def _own(language: str) -> str:
    return resources.files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def _of(package: Package, language: str) -> str:
    """Return a game's sentences, in English if it does not have this language."""
    return package.sentences(language) or package.sentences(LANGUAGES[0])


class Words:
    """The sentences of a language.  Each is parsed when it is first used: parsing all takes half a second."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.missing: set[str] = set()
        """The keys that were used but are missing or lack an argument.  A test checks that there are none."""
        self._bundle = FluentBundle([language], use_isolating=False)
        starts = list(_ENTRY.finditer(text))
        ends = [*[found.start() for found in starts[1:]], len(text)]
        self._unread = {found[1]: text[found.start() : end] for found, end in zip(starts, ends, strict=True)}
        self._known = frozenset(self._unread)
        self._game: AnyGame | None = None
        self._pieces: tuple[int, ...] = ()
        """For each seat the number of its piece, at a table where players chose pieces of `_game`."""

    def at_table(self, game: AnyGame, roles: Sequence[str]) -> Words:
        """Return the same sentences for a table whose seats have these roles: they name the chosen pieces."""
        if not game.pieces:
            return self
        seated = copy(self)
        seated._game, seated._pieces = game, tuple([game.pieces.index(role) for role in roles])
        return seated

    def piece(self, seat: Seat) -> int:
        """Return the number of a seat's piece, for a drawing; the seat's own where nobody chose."""
        return self._pieces[seat] if self._pieces else seat

    def has(self, key: str) -> bool:
        return key in self._known

    def _read(self, key: str) -> None:
        """Parse an entry, and those that it refers to."""
        entry = self._unread.pop(key, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for name in _NAME.findall(entry):
                self._read(name)

    def say(self, key: str, arguments: Mapping[str, object] | None = None, **more: object) -> str:
        """Return the sentence of this key; if it is missing, text made from the key."""
        return self._said(key, {**(arguments or {}), **more}) or _from_key(key)

    def _said(self, key: str, arguments: Mapping[str, object]) -> str:
        """Return the sentence of this key; empty if it is missing."""
        if not self.has(key):
            self.missing.add(key)
            return ""
        self._read(key)
        message = self._bundle.get_message(key)
        if message.value is None:
            self.missing.add(key)
            return ""
        given = {name: _argument(value) for name, value in self._with_pieces(key, arguments).items()}
        text, errors = self._bundle.format_pattern(message.value, given)
        if errors:
            self.missing.add(key)
        return str(text)

    def _with_pieces(self, key: str, arguments: Mapping[str, object]) -> Mapping[str, object]:
        """Return the arguments with the numbers of pieces instead of seats.  The sentences of a game with
        pieces name them by number; the rules only know seats.
        """
        if self._game is None or not key.startswith(f"{self._game.name}-"):
            return arguments
        marks = self._game.seat_arguments
        return {
            name: self._with_piece(value, marks[name]) if name in marks else value
            for name, value in arguments.items()
        }

    def _with_piece(self, value: object, mark: str) -> object:
        if isinstance(value, tuple):
            return tuple([self._with_piece(each, mark) for each in value])
        number = str(value).removeprefix(mark)
        if not str(value).startswith(mark) or not number.isdecimal() or int(number) >= len(self._pieces):
            return value  # no seat: the bank, another piece of the board
        piece = self._pieces[int(number)]
        return f"{mark}{piece}" if mark else piece

    def action(self, game: str, action: Action) -> str:
        return self._said(f"{game}-action-{action.kind}", action.arguments) or _from_id(action.words)

    def order(self, game: str, order: Order) -> str:
        return self._said(f"{game}-order-{order.kind}", order.arguments) or _from_id(order.words)

    def event(self, game: str, event: Event) -> str:
        return self._said(f"{game}-event-{event.kind}", event.args) or _listed(event.kind, event.args)

    def provenance(self, game: str, map_name: str, text: str) -> str:
        """Where a game's map comes from: its sentence, else the text of the map file."""
        key = f"{game}-provenance-{map_name}" if map_name else f"{game}-provenance"
        return self.say(key) if self.has(key) else text

    def reason(self, game: str | None, refusal: Illegal) -> str:
        """Return the sentence for a refusal: the game's own, or else the shell's."""
        details: dict[str, object] = dict(refusal.details)
        key = f"reason-{refusal.reason}"
        if game is not None:
            if "action" in details:
                with suppress(Illegal):  # the action as on its button, not as in a record
                    action = load(game).catalogue.parse(str(details["action"]))
                    details["action"] = self.action(game, action)
            if self.has(role := f"{game}-role-{details.get('piece')}"):
                details["piece"] = self.say(role)
            own = f"{game}-{key}"
            key = own if self.has(own) else key
        return self._said(key, details) or _listed(refusal.reason, details)


def _from_key(key: str) -> str:
    """Return the replacement for a missing sentence: the last part of its key; explanations are left out."""
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
    """Return an id as readable text: "w3 take card" for `w3-take_card`."""
    return re.sub(r"[-_]+", " ", id)


def _listed(id: str, arguments: Mapping[str, object]) -> str:
    """Return an id with its arguments as readable text: "rolled (seat 1, dice 3)"."""
    listed = ", ".join([f"{_from_id(name)} {_argument(value)}" for name, value in arguments.items()])
    return f"{_from_id(id)} ({listed})" if listed else _from_id(id)


def _argument(value: object) -> Argument:
    if isinstance(value, tuple):
        return ", ".join(map(str, value)) or "none"
    return value if isinstance(value, int | float | str) else str(value)
