"""`posse shoot`: practise shots at this terminal, on the game's boards, with the real physics."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from posse.cli import shot_map
from posse.cli.arguments import Language, Options, options_of, speech_of
from posse.cli.range_dialogue import about_range, ask_range
from posse.cli.session import Read
from posse.games import load_package, packages
from posse.games.practice import SHOOTER, Attempt, Practice, Verdict
from posse.kernel import Action, AnyGame, Event, Illegal, Scene, load
from posse.kernel.shot import touched_and_fell
from posse.physics import flick
from posse.words import Words

COMMANDS: Final = {
    "cli-shoot-board": "board",
    "cli-shoot-again": "again",
    "cli-command-help": "help",
    "cli-command-quit": "quit",
}
"""What is typed, by the key of its word."""


def shoot(
    game: str | None = None,
    *,
    board: Annotated[int, Parameter(help="which board to begin with, from 1")] = 1,
    option: Options = (),
    seed: Annotated[str | None, Parameter(help="the same seed gives the same tremor")] = None,
    lang: Language = None,
) -> int:
    """Practise shots: choose a board and an aim, see where the die goes, and how often you hit."""
    speech = speech_of(lang)
    name = game or next((found.name for found in packages() if found.practice is not None), "")
    practice = load_package(name).loaded_practice
    if practice is None:
        raise Illegal("no-shots", game=name)
    practice.board(board - 1)  # refused before anything is shown
    rules = load(name)
    random = secrets.token_bytes(32) if seed is None else seed.encode()
    options = options_of(rules, None, option)
    Shooting(rules, practice, options, speech, Console(highlight=False), input, random, board - 1).run()
    return 0


@dataclass(frozen=True)
class Fired:
    """A shot that was fired, to look at again."""

    scene: Scene
    frames: bytes
    fell: tuple[str, ...]
    event: Event
    verdict: Verdict


@dataclass
class Shooting:
    """Somebody who practises at this terminal."""

    game: AnyGame
    practice: Practice
    options: Mapping[str, object]
    words: Words
    console: Console
    read: Read
    seed: bytes
    board: int = 0

    def __post_init__(self) -> None:
        self.fired: list[Fired] = []
        self.last = ""  # the words of the last aim
        self.shots = 0

    def run(self) -> None:
        """Ask and shoot until the player leaves."""
        try:
            self._show_board()
            while self._turn():
                pass
        except (EOFError, KeyboardInterrupt):
            pass
        self.console.print()
        if self.fired:
            self.console.print(self._rate())

    def _turn(self) -> bool:
        """Do what is typed; return False if the player leaves."""
        typed = self.read(self.words.say("cli-prompt") + " ").strip()
        first, _, rest = typed.partition(" ")
        known = {self.words.say(key): command for key, command in COMMANDS.items()}
        command = known.get(first.lower(), first.lower())
        if command in ("quit", "q"):
            return False
        try:
            if command == "board":
                self._choose_board(rest)
            elif command == "again":
                self._show_again(rest)
            elif command in ("?", "help"):
                self._show_board()
            else:
                self._shoot(typed)
        except Illegal as refusal:
            self.console.print(self.words.reason(self.game.name, refusal), style="red")
        return True

    # -- boards

    def _attempt(self) -> Attempt:
        return Attempt(self.game, self.practice.board(self.board), self.options)

    def _show_board(self) -> None:
        attempt = self._attempt()
        for number, board in enumerate(self.practice.boards, start=1):
            mark = "▸" if number == self.board + 1 else " "
            name = self.words.say(f"{self.game.name}-practice-{board.name}")
            self.console.print(f"{mark}{number:>2}  {name}", markup=False)
        shot = attempt.aim(self._offered(attempt).words)
        self.console.print(shot_map.draw(shot.scene, width=self.console.width))
        self.console.print(self.words.say(f"{self.game.name}-practice-legend"), style="dim")
        wide = self.game.catalogue.ranges[0]
        said = self.words.action(self.game.name, self._offered(self._attempt()))
        self.console.print(self.words.say("cli-range-offered", aim=said), style="bold", markup=False)
        self.console.print(about_range(wide, self.words), style="dim", markup=False)
        self.console.print(self.words.say("cli-shoot-help"), style="dim")

    def _choose_board(self, typed: str) -> None:
        number = int(typed) if typed.isascii() and typed.isdecimal() else 0
        self.practice.board(number - 1)
        self.board, self.fired, self.last = number - 1, [], ""
        self._show_board()

    # -- shots

    def _offered(self, attempt: Attempt) -> Action:
        brief = self.game.brief(attempt.state, SHOOTER)
        assert brief.prompt is not None
        return self.game.offered(brief.view, brief.prompt, brief.options)

    def _shoot(self, typed: str) -> None:
        """Shoot as typed: words, or numbers alone; the kind alone asks for each field; nothing repeats."""
        attempt = self._attempt()
        wide = self.game.catalogue.ranges[0]
        if typed == wide.kind:
            self.last = ask_range(wide, self._offered(attempt), self.words, self.read)
        elif typed:
            self.last = typed if typed.startswith(wide.kind) else f"{wide.kind} {typed}"
        elif not self.last:
            self.last = self._offered(attempt).words
        shot = attempt.aim(self.last)
        self.shots += 1
        outcome, found = flick(shot, self.seed, self.shots)
        verdict, events = attempt.happen(outcome)
        _, fell = touched_and_fell(outcome)
        self.fired.append(Fired(shot.scene, found.frames, fell, events[0], verdict))
        self._show(self.fired[-1])

    def _show_again(self, typed: str) -> None:
        number = int(typed) if typed.isascii() and typed.isdecimal() else len(self.fired)
        if not 1 <= number <= len(self.fired):
            raise Illegal("no-such-shot", shot=number, shots=len(self.fired))
        self._show(self.fired[number - 1])

    def _show(self, fired: Fired) -> None:
        path = shot_map.path_of(fired.frames)
        self.console.print(shot_map.draw(fired.scene, path, fired.fell, self.console.width))
        hits, _of, stray = fired.verdict
        told = self.words.say(f"page-practice-{'stray' if stray else 'hit' if hits else 'miss'}")
        self.console.print(Text.assemble((told, "bold"), " ", self.words.event(self.game.name, fired.event)))
        self.console.print(self._rate())

    def _rate(self) -> str:
        shots = len(self.fired)
        hit = len([fired for fired in self.fired if fired.verdict.hits and not fired.verdict.stray])
        stray = len([fired for fired in self.fired if fired.verdict.stray])
        return self.words.say(
            "page-practice-rate", shots=shots, hit=hit, rate=round(100 * hit / shots), stray=stray
        )
