"""A game at the terminal: players and bots in the seats share one screen."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from posse.cli import boards
from posse.cli.range_dialogue import about_range, ask_range
from posse.games import load_package
from posse.kernel import (
    Action,
    AnyGame,
    Chance,
    Decision,
    Event,
    Illegal,
    Over,
    Range,
    Record,
    Seat,
    State,
    load,
)
from posse.lab.chance_source import ChanceSource
from posse.words import Words

PERSON: Final = "me"
LISTED: Final = 12  # more choices of one kind than this are described, not listed
COMMANDS: Final = ("help", "hint", "why", "undo", "log", "save", "quit")

Read = Callable[[str], str]
"""Shows a prompt and returns the line typed; EOFError at the end of input."""


class Quit(Exception):  # noqa: N818 - a player left; nothing went wrong
    """A player left the table."""


@dataclass
class Session:
    """One game in progress on this terminal."""

    game: AnyGame
    state: State[Any]
    record: Record
    seated: tuple[str, ...]
    words: Words
    console: Console
    read: Read
    chance: random.Random
    pace: float | None = None  # seconds between moves when bots have all seats; None waits for Enter
    log: list[Event] = field(default_factory=list)
    shown: dict[Seat | None, int] = field(default_factory=dict)  # log entries that each seat has read
    at_screen: Seat | None = None  # the seat whose player is at the screen
    undoable: list[tuple[State[Any], int, int]] = field(default_factory=list)
    queue: list[str] = field(default_factory=list)  # answers typed in advance on one line
    heard: dict[Seat, int] = field(default_factory=dict)  # log entries that each bot has heard

    def __post_init__(self) -> None:
        self.state.listen()
        self.words = self.words.at_table(self.game, self.record.roles())
        self.chance_source = ChanceSource(self.chance, real_shots=True)
        self.players = {
            at: load_package(self.game.name).make_bot(name, at, random.Random(self.chance.random()))
            for at, name in enumerate(self.seated)
            if name != PERSON
        }
        self.people = [at for at, name in enumerate(self.seated) if name == PERSON]
        if len(self.people) == 1:
            self.at_screen = self.people[0]

    # -- playing

    def play(self) -> tuple[int, ...] | None:
        """Play to the end and return the ranks; return None if a player leaves."""
        try:
            while not isinstance(ask := self.state.ask(), Over):
                if isinstance(ask, Chance):
                    outcome = self.chance_source.answer(ask)
                    self.state.happen(outcome)
                    self.record.happened(ask, outcome)
                    self._moved(revealed=True)
                elif isinstance(ask, Decision):
                    self._decide(ask)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print(self.words.say("cli-left"))
            return None
        if self.state.played == len(self.record.inputs):  # a resumed game may have ended already
            self.record.ended(ask.ranks)
        self._show(self.at_screen if self.people else None, ())
        self._result(ask.ranks)
        return ask.ranks

    def _decide(self, ask: Decision) -> None:
        seat = ask.seats[int(self.chance.random() * len(ask.seats))]
        if seat in self.players:
            self._choose(seat, self._ask_bot(seat, ask))
            self._moved(revealed=True)
            if not self.people:
                self._watch()
            return
        self._hide_screen(seat)
        self._choose(seat, self._ask_person(seat, ask))
        self._moved(revealed=False)

    def _ask_bot(self, seat: Seat, ask: Decision) -> Action:
        """Ask a bot.  It hears the new events only now, and so never hears of a move that was taken back."""
        news = self.log[self.heard.get(seat, 0) :]
        self.heard[seat] = len(self.log)
        bot = self.players[seat]
        bot.hear([event for event in news if event.heard_by(seat)])
        return bot.choose(self.game.view(self.state, seat), ask.prompt, ask.options[seat])

    def _choose(self, seat: Seat, action: Action) -> None:
        before = (self.state.clone(), len(self.record.inputs), len(self.log))
        self.state.choose(seat, action)
        self.undoable.append(before)
        self.record.chose(seat, action)

    def _moved(self, revealed: bool) -> None:
        """Note a move.  After a move of another seat, or a roll, nothing before it can be taken back."""
        self.log += self.state.take_events()
        ask = self.state.ask()
        mine = isinstance(ask, Decision) and ask.seats == (self.at_screen,)
        if revealed or not mine:
            self.undoable.clear()
        if not mine:
            self.queue.clear()

    def _undo(self) -> None:
        if not self.undoable:
            self.console.print(self.words.say("cli-no-undo"), style="yellow")
            return
        self.state, inputs, events = self.undoable.pop()
        self.state.listen()
        del self.record.inputs[inputs:]
        del self.log[events:]
        self.shown = {seat: min(read, events) for seat, read in self.shown.items()}

    # -- a player's choice

    def _ask_person(self, seat: Seat, ask: Decision) -> Action:
        while True:
            options = self._current(seat, ask.options[seat])
            if not self.queue:
                self._show(seat, options)
                self._offer(options)
                line = self.read(self.words.say("cli-prompt") + " ")
                self.queue = [part.strip() for part in re.split(r"[,;]", line) if part.strip()]
                if not self.queue:
                    continue
            action = self._understand(seat, options, self.queue.pop(0))
            if action is not None:
                return action

    def _current(self, seat: Seat, options: tuple[Action, ...]) -> tuple[Action, ...]:
        """Return the present options: an undo may have gone back to another decision."""
        ask = self.state.ask()
        return ask.options.get(seat, options) if isinstance(ask, Decision) else options

    def _understand(self, seat: Seat, options: tuple[Action, ...], typed: str) -> Action | None:
        """Return the option that a number or words mean; or do what a command says, and return None."""
        first, _, rest = typed.partition(" ")
        command = self._command(first)
        if command is not None:
            self._do(command, rest.strip(), seat, options)
            return None
        wide = self._range(seat)
        if wide is not None and typed == wide.kind:
            typed = ask_range(wide, self._offered(seat), self.words, self.read)
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:4]) <= len(options):
            return options[int(typed) - 1]
        try:
            action = self.game.catalogue.parse(typed)
            self.state.clone().choose(seat, action)
        except Illegal as error:
            self._refuse(error)
            return None
        return action

    def _range(self, seat: Seat) -> Range | None:
        ask = self.state.ask()
        return ask.ranges.get(seat) if isinstance(ask, Decision) else None

    def _offered(self, seat: Seat) -> Action:
        ask = self.state.ask()
        assert isinstance(ask, Decision)
        return self.game.offered(self.game.view(self.state, seat), ask.prompt, ask.options[seat])

    def _command(self, word: str) -> str | None:
        if word == "?":
            return "help"
        for command in COMMANDS:
            if word.lower() in (command, self.words.say(f"cli-command-{command}")):
                return command
        return None

    def _do(self, command: str, rest: str, seat: Seat, options: tuple[Action, ...]) -> None:
        if command == "quit":
            raise Quit
        if command == "help":
            self._help(options)
        elif command == "hint":
            self._hint(seat)
        elif command == "why":
            self._why(seat, options, rest)
        elif command == "undo":
            self._undo()
        elif command == "log":
            self.shown[seat] = 0
        elif command == "save":
            self._save(rest)

    def _help(self, options: tuple[Action, ...]) -> None:
        for kind in dict.fromkeys([action.kind for action in options]):
            about = self.words.say(f"{self.game.name}-action-{kind}-about")
            self.console.print(Text.assemble((f"{kind}: ", "bold"), about))
        self.console.print(self.words.say("cli-help"))
        self._pause()

    def _hint(self, seat: Seat) -> None:
        """Show what the best bot would do with what this seat knows, and why."""
        ask = self.state.ask()
        assert isinstance(ask, Decision)
        # A generator of its own: a hint must not change later dice.
        thoughts = random.Random(self.state.played)
        bot = load_package(self.game.name).make_bot(load_package(self.game.name).best_bot, seat, thoughts)
        bot.hurried = True
        bot.hear([event for event in self.log if event.heard_by(seat)])
        action = bot.choose(self.game.view(self.state, seat), ask.prompt, ask.options[seat])
        said = self.words.action(self.game.name, action)
        self.console.print(Text.assemble((said, "bold"), (f"  [{action}]", "dim")))
        if bot.reason is not None:
            self.console.print(self.words.say(f"{self.game.name}-why-{bot.reason.id}", bot.reason.args))
        self._pause()

    def _why(self, seat: Seat, options: tuple[Action, ...], words: str) -> None:
        try:
            action = self.game.catalogue.parse(words)
            if action not in options:
                self.state.clone().choose(seat, action)
            self.console.print(self.words.say("cli-you-can", action=str(action)))
        except Illegal as error:
            self._refuse(error)
        self._pause()

    def _save(self, name: str) -> None:
        path = Path(name or f"{self.game.name}.posse")
        try:
            self.record.write(path)
        except OSError as error:
            self.console.print(
                self.words.say("cli-cannot-write", file=str(path), problem=str(error)), style="red"
            )
        else:
            self.console.print(self.words.say("cli-saved", file=str(path)))
        self._pause()

    def _refuse(self, error: Illegal) -> None:
        self.queue.clear()
        self.console.print(self.words.reason(self.game.name, error), style="red")

    # -- output

    def _hide_screen(self, seat: Seat) -> None:
        """Hide what the last player saw before the next one sits down."""
        if seat == self.at_screen or len(self.people) < 2:
            return
        self.queue.clear()
        self.console.clear()
        self.console.print(Rule(characters="░"))
        self.console.print(self.words.say("cli-curtain", role=self._role(seat)), style="bold")
        self.read(self.words.say("cli-enter") + " ")
        self.console.clear()
        self.at_screen = seat

    def _show(self, seat: Seat | None, options: Sequence[Action]) -> None:
        marked = {element for action in options for element in self.game.elements(self.state, action)}
        view = self.game.view(self.state, seat)
        self.console.print(Rule(self._headline(view.plain())))
        for event in self.log[self.shown.get(seat, 0) :]:
            if event.heard_by(seat):
                self.console.print("· " + self.words.event(self.game.name, event), style="italic")
        self.shown[seat] = len(self.log)
        self.console.print(boards.draw(self.game.name, view, self.words, self.console.width, marked))

    def _headline(self, seen: Mapping[str, object]) -> str:
        title = self.words.say(f"{self.game.name}-title")
        turn = seen.get("turn")
        return title if turn is None else f"{title} · {self.words.say('cli-turn', turn=turn)}"

    def _offer(self, options: tuple[Action, ...]) -> None:
        ask = self.state.ask()
        assert isinstance(ask, Decision)
        self.console.print(self.words.say(f"{self.game.name}-prompt-{ask.prompt}"), style="bold")
        kinds = Counter([action.kind for action in options])
        for number, action in enumerate(options, start=1):
            if kinds[action.kind] <= LISTED:
                said = self.words.action(self.game.name, action)
                self.console.print(Text.assemble((f"{number:>3}  ", "bold"), said, (f"  [{action}]", "dim")))
        for kind in [kind for kind, count in kinds.items() if count > LISTED]:
            about = self.words.say(f"{self.game.name}-action-{kind}-about")
            example = next(action for action in options if action.kind == kind)
            self.console.print(Text.assemble(("  …  ", "bold"), about, (f"  [{example}, …]", "dim")))
        for seat, wide in ask.ranges.items():
            offered = self.words.action(self.game.name, self._offered(seat))
            self.console.print(self.words.say("cli-range-offered", aim=offered), style="bold", markup=False)
            self.console.print(about_range(wide, self.words), style="dim", markup=False)

    def _result(self, ranks: tuple[int, ...]) -> None:
        best = [self._role(seat) for seat, rank in enumerate(ranks) if rank == 1]
        key = "cli-won" if len(best) == 1 else "cli-drawn"
        self.console.print(self.words.say(key, who=", ".join(best)), style="bold green")

    def _watch(self) -> None:
        self._show(None, ())
        if self.pace is None:
            self._pause()
        else:
            time.sleep(self.pace)

    def _pause(self) -> None:
        self.read(self.words.say("cli-enter") + " ")

    def _role(self, seat: Seat) -> str:
        return self.words.say(f"{self.game.name}-role-{self.record.roles()[seat]}")


def begin(
    game: AnyGame, seated: Sequence[str], options: Mapping[str, object], pieces: Sequence[str] = ()
) -> tuple[State[Any], Record]:
    """Start a new game for these seats.  `pieces` are those that the people chose, in the order of seats."""
    people = [seat for seat, name in enumerate(seated) if name == PERSON]
    if len(pieces) > len(people):
        raise Illegal("too-many-pieces", pieces=len(pieces), people=len(people))
    by_seat = dict(zip(people, pieces, strict=False))
    chosen = [by_seat.get(seat, "") for seat in range(len(seated))]
    game.check_pieces(chosen)
    state = game.setup(len(seated), {**game.usual_options(people=1), **options})
    record = Record.begin(game, state, len(seated))
    record.cast(game.roles_with(chosen))
    return state, record


def resume(record: Record) -> tuple[AnyGame, State[Any], Record]:
    """Restore a saved game, to go on with it."""
    if record.given_up:
        raise Illegal("given-up")
    return load(record.game).by_rules(record.rules), record.final(), record
