"""What a game brings, in one place: its rules, and whatever else it has.

Everything but the game may be missing; something plain then stands in: the bot `random`, a terminal board and
sentences made of ids, the plain page, no report.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from posse.bots import Bot, BotEntry
from posse.bots.random_bot import RandomBot
from posse.games.practice import Practice
from posse.kernel import AnyGame, Element, Illegal, Record, Seat, Setting
from posse.laws import Subject
from posse.report import Critic, Review, review

if TYPE_CHECKING:
    from rich.console import RenderableType

    from posse.words import Words

T = TypeVar("T")

Draw = Callable[[Any, "Words", int, Collection[Element]], "RenderableType"]
"""View, language, width in characters, and the elements that can be pointed at now."""

Outline = tuple[list[tuple[float, float]], str]
"""A place of a map for plots: its corners, and a symbol that stands on it."""

RANDOM: Final = BotEntry(lambda _seat, rng: RandomBot(rng), "yardstick")
USUAL: Final = "deputy"


@dataclass(frozen=True)
class MapFile:
    """How a game reads maps that somebody else drew."""

    key: str
    """What the top of such a TOML file has, and no other game's has."""
    add: Callable[[str, str], Mapping[str, Setting]] | str
    """From a name and the text: offer the map to all tables under that name, and give the options that choose
    it.  `Damaged` says what is wrong with it."""
    forget: Callable[[str], None] | str
    """Offer the map of this name no longer."""

    def offer(self, name: str, text: str) -> Mapping[str, Setting]:
        """Offer a map to all tables of this process, and return the options that choose it."""
        add: Callable[[str, str], Mapping[str, Setting]] = _loaded(self.add)
        return add(name, text)

    def withdraw(self, name: str) -> None:
        forget: Callable[[str], None] = _loaded(self.forget)
        forget(name)


@dataclass(frozen=True)
class Defaults:
    """What "play now" takes where nothing else is said."""

    seats: int | None = None
    """The fewest the game allows, unless given."""
    bot: str = ""
    """The bot in the other seats: `deputy` if there is one, else the last in the list."""
    options: Mapping[str, Setting] = field(default_factory=dict)
    """Table options that differ from the game's own defaults, such as a map."""


@dataclass(frozen=True, eq=False)
class Package:
    """A game and all that belongs to it.

    A part is the thing itself or where it is found, as `module:name`; then it is loaded when it is first
    needed, so that a server starts without every game's bots.
    """

    name: str
    game: Callable[[], AnyGame] | str
    bots: Mapping[str, BotEntry] | str | None = None
    report: type[Critic] | str | None = None
    terminal: Draw | str | None = None
    words: Traversable | str | None = None
    """A folder with `en.ftl` and the like; as text, the package in which the folder `words` is."""
    testing: Callable[[], Subject] | str | None = None
    map_outlines: Callable[[Mapping[str, Any]], Mapping[str, Outline]] | str | None = None
    """From the game's board to the outlines of its places by name, for plots."""
    map_file: MapFile | None = None
    """How maps of somebody's own are read; None where the game has none."""
    practice: Practice | str | None = None
    """Shots to try without a game; None where no die is flicked."""
    defaults: Defaults = Defaults()

    @cached_property
    def loaded_game(self) -> AnyGame:
        make: Callable[[], AnyGame] = _loaded(self.game)
        return make()

    # -- bots

    @cached_property
    def loaded_bots(self) -> Mapping[str, BotEntry]:
        """All bots, the yardsticks first, then levels from the weakest, then characters."""
        own: Mapping[str, BotEntry] = _loaded(self.bots) if self.bots is not None else {}
        return {"random": RANDOM, **own}

    @property
    def bot_names(self) -> tuple[str, ...]:
        return tuple(self.loaded_bots)

    @property
    def levels(self) -> tuple[str, ...]:
        """Bots that differ in strength, the weakest first."""
        return self._of_kind("level")

    @property
    def characters(self) -> tuple[str, ...]:
        """Bots that differ in style."""
        return self._of_kind("character")

    def _of_kind(self, kind: str) -> tuple[str, ...]:
        return tuple([name for name, entry in self.loaded_bots.items() if entry.kind == kind])

    @property
    def usual_bot(self) -> str:
        """The bot that fills a seat where nothing else is said."""
        return self.defaults.bot or (USUAL if USUAL in self.loaded_bots else self.bot_names[-1])

    @property
    def best_bot(self) -> str:
        return (self.levels or self.bot_names)[-1]

    def check_bot(self, name: str) -> None:
        if name not in self.loaded_bots:
            raise Illegal("unknown-bot", bot=str(name)[:40], known=self.bot_names)

    def make_bot(self, name: str, seat: Seat, rng: random.Random) -> Bot[Any]:
        """A bot of this name for this seat."""
        self.check_bot(name)
        return self.loaded_bots[name].make(seat, rng)

    # -- the other parts

    @cached_property
    def loaded_report(self) -> type[Critic]:
        if self.report is None:
            raise Illegal("no-review", game=self.name)
        return _loaded(self.report)

    def review(self, record: Record, seat: Seat | None) -> Review:
        """What luck and play did in a finished game, as this seat may know it; None for the public."""
        critic = self.loaded_report
        return review(record if record.redacted else self.loaded_game.redact(record, seat), seat, critic)

    @cached_property
    def loaded_terminal(self) -> Draw | None:
        return None if self.terminal is None else _loaded(self.terminal)

    @cached_property
    def loaded_testing(self) -> Subject | None:
        """What the laws need to know of the game; None where it does not say."""
        if self.testing is None:
            return None
        make: Callable[[], Subject] = _loaded(self.testing)
        return make()

    @cached_property
    def loaded_map_outlines(self) -> Callable[[Mapping[str, Any]], Mapping[str, Outline]] | None:
        return None if self.map_outlines is None else _loaded(self.map_outlines)

    @cached_property
    def loaded_practice(self) -> Practice | None:
        return None if self.practice is None else _loaded(self.practice)

    def sentences(self, language: str) -> str:
        """The Fluent source in this language; empty where the game has none."""
        if self.words is None:
            return ""
        folder = resources.files(self.words).joinpath("words") if isinstance(self.words, str) else self.words
        file = folder.joinpath(f"{language}.ftl")
        return file.read_text(encoding="utf-8") if file.is_file() else ""


def _loaded(part: T | str) -> T:
    """The part itself, imported if it is a reference."""
    if not isinstance(part, str):
        return part
    module, _, name = part.partition(":")
    found: T = getattr(import_module(module), name)
    return found
