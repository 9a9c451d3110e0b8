"""A game in words, for language models and whoever else reads: what one sees, may say, and why not."""

from __future__ import annotations

import io
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Console

from posse.cli import boards
from posse.kernel import Action, AnyGame, Decision, Event, Illegal, Over, Range, Seat, View
from posse.learn.sequential import Company, begin, payoffs, rivals
from posse.words import LANGUAGES, Words, words

LISTED: Final = 24  # more choices of one kind than this are described, not listed
WIDTH: Final = 100


class TextEnvironment:
    """One game, told.  `text` is what the seat whose turn it is reads; `step` takes its answer in words."""

    def __init__(
        self,
        game: str,
        seat: Seat | None = None,
        named: str | Sequence[str] = "greedy",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        language: str = "en",
        seed: int | str = 0,
    ) -> None:
        if language not in LANGUAGES:
            raise Illegal("unknown-language", language=language[:20], known=LANGUAGES)
        self.words: Final = words(language)
        course = begin(game, seats, options)
        others = {} if seat is None else rivals(course.game, course.seats, named, seat, seed)
        self._company: Final = Company(course, random.Random(f"{seed}/chance"), others)
        self._own: Final = seat
        self._read = [0] * course.seats  # how much of the story each seat has read
        self.course: Final = course
        self.seat: Seat = 0
        """Whose turn it is; at the end, whose it was."""
        self.text = ""
        self._go_on()

    @property
    def over(self) -> bool:
        return self.course.ranks() is not None

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """Everybody's place, once the game is over."""
        return self.course.ranks()

    @property
    def rewards(self) -> tuple[float, ...]:
        """What the places are worth; nothing before the end."""
        ranks = self.course.ranks()
        return (0.0,) * self.course.seats if ranks is None else payoffs(ranks)

    @property
    def options(self) -> tuple[str, ...]:
        """The words of every choice; a range has others."""
        return tuple([action.words for action in self.course.options()])

    def step(self, said: str) -> str:
        """Choose in words, or by a choice's number.  What was wrong is told, and then nothing has changed."""
        try:
            self.course.answer(understood(self.course.game, self.course.options(), said))
        except Illegal as refusal:
            return f"{self.words.reason(self.course.game.name, refusal)}\n\n{self.text}"
        self._go_on()
        return self.text

    def _go_on(self) -> None:
        turn = self._company.advance()
        if turn is not None:
            self.seat = turn
        elif self._own is not None:
            self.seat = self._own
        course, story = self.course, self._company.heard
        news = [event for event in story[self._read[self.seat] :] if event.heard_by(self.seat)]
        self._read[self.seat] = len(story)
        view = course.game.view(course.state, self.seat)
        ask = course.state.ask()
        wide = ask.ranges.get(self.seat) if isinstance(ask, Decision) else None
        prompt = ask.prompt if isinstance(ask, Decision) else None
        ranks = ask.ranks if isinstance(ask, Over) else None
        told = Told(course.game, self.words, course.seats)
        drawn = picture(course.game, view, self.words)
        self.text = told.all(self.seat, news, drawn, prompt, course.options(), wide, ranks)


class Told:
    """A game's affairs in a language."""

    def __init__(self, game: AnyGame, words: Words, seats: int) -> None:
        self.game: Final = game
        self.words: Final = words
        self.seats: Final = seats

    def all(
        self,
        seat: Seat,
        news: Sequence[Event],
        drawn: str,
        prompt: str | None,
        options: tuple[Action, ...],
        wide: Range | None,
        ranks: tuple[int, ...] | None = None,
    ) -> str:
        """All that a seat is told at once, part by part."""
        title = self.words.say(f"{self.game.name}-title")
        parts = [f"{title} · {self.role(seat)}", *self.news(news)]
        parts += ["", drawn, ""]
        if ranks is not None:
            parts.append(self.result(ranks))
        elif prompt is not None:
            parts += [self.words.say(f"{self.game.name}-prompt-{prompt}"), *self.choices(options, wide)]
        return "\n".join(parts)

    def role(self, seat: Seat) -> str:
        return self.words.say(f"{self.game.name}-role-{self.game.roles(self.seats)[seat]}")

    def news(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            yield "· " + self.words.event(self.game.name, event)

    def choices(self, options: tuple[Action, ...], wide: Range | None) -> Iterator[str]:
        """Each choice with its number, its sentence and its words; many of a kind in one line."""
        kinds = Counter([action.kind for action in options])
        for number, action in enumerate(options, start=1):
            if kinds[action.kind] <= LISTED:
                yield f"{number:>3}  {self.words.action(self.game.name, action)}  [{action}]"
        for kind in [kind for kind, count in kinds.items() if count > LISTED]:
            about = self.words.say(f"{self.game.name}-action-{kind}-about")
            some = [str(action) for action in options if action.kind == kind][:3]
            yield f"  …  {about}  [{', '.join(some)}, …]"
        if wide is not None:
            bounds = "  ".join([f"{name} {low}…{high}" for name, (low, high) in wide.bounds.items()])
            yield f"     {wide.kind}: {bounds}"

    def result(self, ranks: tuple[int, ...]) -> str:
        best = [self.role(seat) for seat, rank in enumerate(ranks) if rank == 1]
        return self.words.say("cli-won" if len(best) == 1 else "cli-drawn", who=", ".join(best))


def understood(game: AnyGame, options: tuple[Action, ...], said: str) -> Action:
    """The action meant by a choice's number, or by its words with or without brackets."""
    tidy = said.strip().strip("[].").strip()
    if tidy.isascii() and tidy.isdecimal() and 1 <= int(tidy[:4]) <= len(options):
        return options[int(tidy) - 1]
    return game.catalogue.parse(tidy)


def picture(game: AnyGame, view: View, words: Words) -> str:
    """The table in characters, as the terminal draws it."""
    page = io.StringIO()
    console = Console(file=page, width=WIDTH, color_system=None, highlight=False, force_terminal=False)
    console.print(boards.draw(game.name, view, words, WIDTH, ()))
    return "\n".join([line.rstrip() for line in page.getvalue().splitlines()])
