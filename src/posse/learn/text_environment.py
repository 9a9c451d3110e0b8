"""A game as text, for language models: what a seat sees, its choices, and why an answer was refused."""

from __future__ import annotations

import io
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.console import Console

from posse.cli import boards
from posse.kernel import Action, AnyGame, Decision, Event, Illegal, Over, Range, Seat, View
from posse.learn.sequential import GameWithBots, new_game, payoffs, rival_bots
from posse.words import LANGUAGES, Words, words

LISTED: Final = 24  # more choices of one kind than this are summed up in one line
WIDTH: Final = 100


class TextEnvironment:
    """One game.  `text` is what the seat whose turn it is reads; `step` takes its answer in words."""

    def __init__(
        self,
        game: str,
        seat: Seat | None = None,
        rivals: str | Sequence[str] | None = None,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        language: str = "en",
        seed: int | str = 0,
    ) -> None:
        if language not in LANGUAGES:
            raise Illegal("unknown-language", language=language[:20], known=LANGUAGES)
        self.words: Final = words(language)
        sequential = new_game(game, seats, options)
        others = {} if seat is None else rival_bots(sequential.game, sequential.seats, rivals, seat, seed)
        self._with_bots: Final = GameWithBots(sequential, random.Random(f"{seed}/chance"), others)
        self._own: Final = seat
        self._read = [0] * sequential.seats  # the number of events that each seat has read
        self.sequential: Final = sequential
        self.seat: Seat = 0
        """The seat that is to answer; at the end your own, or without one the seat that answered last."""
        self.text = ""
        self._go_on()

    @property
    def over(self) -> bool:
        return self.sequential.ranks() is not None

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """The rank of each seat, once the game is over."""
        return self.sequential.ranks()

    @property
    def rewards(self) -> tuple[float, ...]:
        """The reward of each seat; 0 before the end."""
        ranks = self.sequential.ranks()
        return (0.0,) * self.sequential.seats if ranks is None else payoffs(ranks)

    @property
    def options(self) -> tuple[str, ...]:
        """The words of every choice; a range allows further ones."""
        return tuple([action.words for action in self.sequential.options()])

    def step(self, said: str) -> str:
        """Answer in words, or by a choice's number, and return the next text.

        A refused answer changes nothing, and the text says what was wrong.
        """
        try:
            self.sequential.answer(parse_answer(self.sequential.game, self.sequential.options(), said))
        except Illegal as refusal:
            return f"{self.words.reason(self.sequential.game.name, refusal)}\n\n{self.text}"
        self._go_on()
        return self.text

    def _go_on(self) -> None:
        turn = self._with_bots.advance()
        if turn is not None:
            self.seat = turn
        elif self._own is not None:
            self.seat = self._own
        sequential, events = self.sequential, self._with_bots.heard
        news = [event for event in events[self._read[self.seat] :] if event.heard_by(self.seat)]
        self._read[self.seat] = len(events)
        view = sequential.game.view(sequential.state, self.seat)
        ask = sequential.state.ask()
        wide = ask.ranges.get(self.seat) if isinstance(ask, Decision) else None
        prompt = ask.prompt if isinstance(ask, Decision) else None
        ranks = ask.ranks if isinstance(ask, Over) else None
        text = GameText(sequential.game, self.words, sequential.seats)
        drawn = draw_table(sequential.game, view, self.words)
        self.text = text.all(self.seat, news, drawn, prompt, sequential.options(), wide, ranks)


class GameText:
    """The sentences of one game in one language."""

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
        """Return everything that a seat reads for one decision."""
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
        """Yield each choice with its number, its sentence and its words; many of a kind in one line."""
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


def parse_answer(game: AnyGame, options: tuple[Action, ...], said: str) -> Action:
    """Return the action with this number among the choices, or with these words, with or without brackets."""
    tidy = said.strip().strip("[].").strip()
    if tidy.isascii() and tidy.isdecimal() and 1 <= int(tidy[:4]) <= len(options):
        return options[int(tidy) - 1]
    return game.catalogue.parse(tidy)


def draw_table(game: AnyGame, view: View, words: Words) -> str:
    """Draw the board in characters, as in the terminal."""
    page = io.StringIO()
    console = Console(file=page, width=WIDTH, color_system=None, highlight=False, force_terminal=False)
    console.print(boards.draw(game.name, view, words, WIDTH, ()))
    return "\n".join([line.rstrip() for line in page.getvalue().splitlines()])
