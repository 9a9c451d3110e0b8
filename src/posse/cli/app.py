"""`posse`: every command of the terminal."""

from __future__ import annotations

import random
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from rich.console import Console

import posse
from posse import arena
from posse.cli import lab, menu, pictures
from posse.cli.player import Player
from posse.cli.session import PERSON, Session, begin, resume
from posse.kernel import AnyGame, Illegal, Record, State, load
from posse.kernel import games as known
from posse.locales import LANGUAGES, Words, preferred, words

app = App(name="posse", version=posse.__version__, help="Three Western board games.", help_format="plaintext")

Language = Annotated[str | None, Parameter(help="en, fr or it; else what the environment says")]
Options = Annotated[
    tuple[str, ...], Parameter(name="--option", negative="", help="a table option, as name=value")
]
MapName = Annotated[str | None, Parameter(name="--map", help="short for --option map=NAME")]
Seated = Annotated[str, Parameter(help="who sits where: 'me' or a bot, with commas")]
Bots = Annotated[str, Parameter(help="bots, with commas")]


@app.default
def start(*, lang: Language = None) -> int:
    """A menu in the terminal."""
    speech = _words(lang)
    console = Console(highlight=False)
    choice = menu.choose(speech, console, input)
    if choice is None:
        return 0
    game, seated, options = choice
    return _run(game, *begin(game, seated, options), seated, speech, console, None, None)


@app.command
def play(
    game: str,
    *,
    seats: Seated = "",
    map: MapName = None,
    option: Options = (),
    seed: int | None = None,
    pace: float | None = None,
    resume_from: Annotated[Path | None, Parameter(name="--resume", help="go on with a saved game")] = None,
    lang: Language = None,
) -> int:
    """Play at this terminal: `--seats me,greedy`, `me,me` on one machine, `greedy,greedy` to watch."""
    speech, rules = _words(lang), load(game)
    names = tuple(seats.split(",")) if seats else (PERSON,) + ("greedy",) * (rules.fewest - 1)
    if resume_from is None:
        state, record = begin(rules, names, _options(rules, map, option))
    else:
        rules, state, record = resume(Record.read(resume_from))
        if len(names) != record.seats:
            raise Illegal("bad-seats", seats=str(len(names)), fewest=record.seats, most=record.seats)
    return _run(rules, state, record, names, speech, Console(highlight=False), seed, pace)


@app.command
def replay(
    file: Path,
    *,
    seat: Annotated[int | None, Parameter(help="whose eyes: a seat's number, else the public's")] = None,
    number: Annotated[int, Parameter(name="--game", help="which game of the file, from 1")] = 1,
    everything: Annotated[
        bool, Parameter(name="--open", negative="", help="every input, secrets too")
    ] = False,
    all_at_once: Annotated[
        bool, Parameter(name="--all", negative="", help="show every step at once")
    ] = False,
    lang: Language = None,
) -> int:
    """Step through a record."""
    speech, record = _words(lang), _record(file, number, seat)
    player = Player(record, seat, speech, Console(highlight=False), input, everything)
    player.run(interactive=sys.stdin.isatty() and not all_at_once)
    return 0


@app.command
def tell(
    file: Path,
    out: Path,
    *,
    seat: Annotated[int | None, Parameter(help="for whose eyes: a seat's number, else the public's")] = None,
    number: Annotated[int, Parameter(name="--game", help="which game of the file, from 1")] = 1,
    lang: Language = None,
) -> int:
    """Write a finished game down for others: what stayed secret becomes `?`, and it still replays."""
    speech, record = _words(lang), _record(file, number, seat)
    load(record.game).told(record, seat).write(out)
    print(speech.say("cli-told", file=str(out)))
    return 0


@Parameter(name="*")
@dataclass(frozen=True)
class Series:
    """What a simulation and a tournament are told alike."""

    games: Annotated[int, Parameter(help="how many, of each seating")] = 100
    seed: int = 0
    map: MapName = None
    option: Options = ()
    processes: int | None = None
    records: Annotated[Path | None, Parameter(help="keep the games in this file, one a line")] = None
    json: Annotated[bool, Parameter(negative="")] = False
    lang: Language = None

    def run(self, game: AnyGame, seatings: Sequence[tuple[str, ...]], tournament: bool) -> None:
        if self.games < 1:
            raise Illegal("too-few-games", games=self.games)
        speech, options = _words(self.lang), _options(game, self.map, self.option)
        results = arena.series(game.name, seatings, self.games, self.seed, options, self.processes)
        total = self.games * len(seatings)
        found = lab.collect(results, total, speech.say("cli-simulating"), self.records)
        lab.publish(game, found, options, self.seed, speech, self.json, tournament)


ONCE = Series()


@app.command
def simulate(game: str, *, bots: Bots = "", series: Series = ONCE) -> int:
    """Many games between bots in fixed seats, and what they add up to."""
    rules = load(game)
    seated = tuple(bots.split(",")) if bots else ("greedy",) * rules.fewest
    series.run(rules, [seated], tournament=False)
    return 0


@app.command
def tournament(game: str, *, bots: Bots = "random,greedy", series: Series = ONCE) -> int:
    """Every bot against every other, in every seat."""
    names = tuple(bots.split(","))
    if len(set(names)) < 2:
        raise Illegal("too-few-bots", bots=names)
    series.run(load(game), arena.seatings(game, names), tournament=True)
    return 0


physics = App(name="physics", help="The flicked die.")
app.command(physics)


@physics.command
def plot(
    folder: Path = Path(),
    *,
    angle: Annotated[int, Parameter(help="quarter degrees off the straight line")] = 0,
    strength: Annotated[int, Parameter(help="in 0.1 m/s")] = 22,
    shots: int = 24,
    lang: Language = None,
) -> int:
    """Draw shots across the board, and the chance of a hit over angle and strength, as PNG."""
    speech = _words(lang)
    for path in pictures.draw(folder, angle, strength, shots):
        print(speech.say("cli-drawn-to", file=str(path)))
    return 0


@app.command
def games(*, lang: Language = None) -> int:
    """The games there are, their bots and table options."""
    speech = _words(lang)
    console = Console(highlight=False)
    for name in known():
        rules = load(name)
        console.print(f"{name}: {speech.say(f'{name}-title')} — {speech.say(f'{name}-pitch')}", style="bold")
        for option in rules.options:
            about = speech.say(f"{name}-option-{option.name}-about")
            console.print(
                f"  --option {option.name}={option.default} ({option.allowed()})  {about}", markup=False
            )
    return 0


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
    session.play()
    return 0


def _record(file: Path, number: int, seat: int | None) -> Record:
    """One game of a file, and a seat it has."""
    records = list(Record.read_all(file))
    if not 1 <= number <= len(records):
        raise Illegal("no-such-game", number=number, found=len(records))
    record = records[number - 1]
    if seat is not None and not 0 <= seat < record.seats:
        raise Illegal("no-such-seat", seat=seat, seats=record.seats)
    return record


def _words(language: str | None) -> Words:
    if language is not None and language not in LANGUAGES:
        raise Illegal("unknown-language", language=language[:20], known=LANGUAGES)
    return words(language or preferred())


def _options(game: AnyGame, map_name: str | None, given: Sequence[str]) -> Mapping[str, object]:
    """Options as typed, each checked by the game's own list."""
    pairs = [*given, *([f"map={map_name}"] if map_name is not None else [])]
    listed = {option.name: option for option in game.options}
    found: dict[str, object] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in listed:
            raise Illegal("unknown-option", option=name[:40], known=tuple(listed))
        found[name] = listed[name].parse(value)
    return found


def main() -> None:
    """The entry point: refusals are told in words, never as a trace."""
    try:
        code = app(sys.argv[1:])
    except Illegal as refusal:
        _complain(refusal)
        code = 2
    except FileNotFoundError as error:
        _complain(Illegal("no-such-file", file=str(error.filename)))
        code = 2
    sys.exit(code)


def _complain(refusal: Illegal) -> None:
    language = next((b for a, b in zip(sys.argv, sys.argv[1:], strict=False) if a == "--lang"), None)
    speech = words(language if language in LANGUAGES else preferred())
    line = getattr(refusal, "line", 0)
    where = speech.say("cli-line", line=line) + " " if line else ""
    print(where + speech.reason(None, refusal), file=sys.stderr)
