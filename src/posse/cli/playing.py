"""The commands `menu`, `play`, `replay`, `redact` and `games`: play at this terminal, and read records."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from posse.bots import BotEntry
from posse.cli import menu as questions
from posse.cli.arguments import Language, MapName, Options, Seated, options_of, record_of, speech_of
from posse.cli.player import Player
from posse.cli.report import offer
from posse.cli.session import PERSON, Session, begin, resume
from posse.games import load_package
from posse.kernel import AnyGame, Illegal, Record, State, load
from posse.kernel import games as known
from posse.words import Words


def menu(*, lang: Language = None) -> int:
    """A few questions in the terminal, then a game."""
    speech = speech_of(lang)
    console = Console(highlight=False)
    choice = questions.choose(speech, console, input)
    if choice is None:
        return 0
    game, seated, pieces, options = choice
    return _run(game, *begin(game, seated, options, pieces), seated, speech, console, None, None)


def play(
    game: str,
    *,
    seats: Seated = "",
    map: MapName = None,
    option: Options = (),
    piece: Annotated[
        str, Parameter(help="the pieces of those who play here, in the order of seats, separated by commas")
    ] = "",
    seed: Annotated[int | None, Parameter(help="the same seed gives the same dice and bots")] = None,
    pace: Annotated[float | None, Parameter(help="seconds between the moves of bots")] = None,
    resume_from: Annotated[Path | None, Parameter(name="--resume", help="go on with a saved game")] = None,
    lang: Language = None,
) -> int:
    """Play at this terminal: `--seats me,deputy`, `me,me` on one machine, `sheriff,deputy` to watch."""
    speech, rules = speech_of(lang), load(game)
    names = (
        tuple(seats.split(",")) if seats else (PERSON,) + (load_package(game).usual_bot,) * (rules.fewest - 1)
    )
    if resume_from is None:
        pieces = tuple(piece.split(",")) if piece else ()
        state, record = begin(rules, names, options_of(rules, map, option), pieces)
    elif piece:
        raise Illegal("already-started")
    else:
        rules, state, record = resume(Record.read(resume_from))
        if len(names) != record.seats:
            raise Illegal("bad-seats", seats=str(len(names)), fewest=record.seats, most=record.seats)
    return _run(rules, state, record, names, speech, Console(highlight=False), seed, pace)


def replay(
    file: Path,
    *,
    seat: Annotated[
        int | None, Parameter(help="whose view: a seat's number (default: the public view)")
    ] = None,
    number: Annotated[int, Parameter(name="--game", help="which game of the file, from 1")] = 1,
    everything: Annotated[
        bool, Parameter(name="--open", negative="", help="show every input, secrets too")
    ] = False,
    all_at_once: Annotated[
        bool, Parameter(name="--all", negative="", help="show every step at once")
    ] = False,
    lang: Language = None,
) -> int:
    """Step through a record."""
    speech, record = speech_of(lang), record_of(file, number, seat)
    player = Player(record, seat, speech, Console(highlight=False), input, everything)
    player.run(interactive=sys.stdin.isatty() and not all_at_once)
    return 0


def redact(
    file: Path,
    out: Path,
    *,
    seat: Annotated[
        int | None, Parameter(help="for which reader: a seat's number (default: the public)")
    ] = None,
    number: Annotated[int, Parameter(name="--game", help="which game of the file, from 1")] = 1,
    lang: Language = None,
) -> int:
    """Export a finished game without what stayed secret: that becomes `?`, and the record still replays."""
    speech, record = speech_of(lang), record_of(file, number, seat)
    load(record.game).redact(record, seat).write(out)
    print(speech.say("cli-redacted", file=str(out)))
    return 0


def games(*, lang: Language = None) -> int:
    """The games, their bots and their table options."""
    speech = speech_of(lang)
    console = Console(highlight=False)
    for name in known():
        rules = load(name)
        console.print(f"{name}: {speech.say(f'{name}-title')} — {speech.say(f'{name}-pitch')}", style="bold")
        bots = load_package(name).loaded_bots
        listed = ", ".join([_listed(bot, entry) for bot, entry in bots.items()])
        console.print(f"  {speech.say('cli-games-bots', bots=listed)}", markup=False)
        if rules.pieces:
            console.print(f"  --piece {','.join(rules.pieces)}  {speech.say(f'{name}-pieces')}", markup=False)
        for option in rules.options:
            about = speech.say(f"{name}-option-{option.name}-about")
            console.print(
                f"  --option {option.name}={option.default} ({option.allowed()})  {about}", markup=False
            )
        for map_name, provenance in rules.provenances().items():
            if provenance:
                said = speech.provenance(name, map_name, provenance)
                told = speech.say("cli-provenance", provenance=said)
                console.print(f"  {map_name}: {told}" if map_name else f"  {told}", markup=False)
    return 0


def _listed(name: str, bot: BotEntry) -> str:
    return name if bot.strength is None else f"{name} ({bot.strength:+})"


def _run(
    game: AnyGame,
    state: State[Any],
    record: Record,
    seated: tuple[str, ...],
    speech: Words,
    console: Console,
    seed: int | None,
    pace: float | None,
) -> int:
    chance = random.SystemRandom() if seed is None else random.Random(seed)
    session = Session(game, state, record, seated, speech, console, input, chance, pace)
    if session.play() is not None and sys.stdin.isatty():
        offer(session, input)
    return 0
