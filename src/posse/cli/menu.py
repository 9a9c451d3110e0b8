"""`posse menu`: a few numbered questions, then a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from posse.cli.session import PERSON, Read
from posse.games import load_package
from posse.kernel import AnyGame, games, load
from posse.words import Words

Choice = tuple[AnyGame, tuple[str, ...], tuple[str, ...], dict[str, object]]
"""The game, who sits where, the pieces of the people, and the table options."""


def choose(words: Words, console: Console, read: Read) -> Choice | None:
    """Ask for the game, the seats, the pieces and the map; return None if the player leaves."""
    console.print(words.say("cli-welcome"), style="bold")
    try:
        return _ask(words, console, read)
    except (EOFError, KeyboardInterrupt):
        console.print(words.say("cli-left"))
        return None


def _map(words: Words, label: str, name: str) -> str:
    """Return a map's title; a map of the user's own has none, and keeps its name."""
    return words.say(label) if words.has(label) else name


def _ask(words: Words, console: Console, read: Read) -> Choice | None:
    known = games()
    titles = [f"{words.say(f'{name}-title')} — {words.say(f'{name}-pitch')}" for name in known]
    at = _pick(words, console, read, words.say("cli-which-game"), titles)
    if at is None:
        return None
    game = load(known[at])
    seats = game.fewest
    if game.fewest < game.most:
        counts = [str(count) for count in range(game.fewest, game.most + 1)]
        at = _pick(words, console, read, words.say("cli-how-many"), counts)
        if at is None:
            return None
        seats += at
    seating = _ask_seats(game, seats, words, console, read)
    if seating is None:
        return None
    options: dict[str, object] = {}
    for option in game.options:
        if option.name == "map":
            maps = [_map(words, f"{game.name}-map-{name}", str(name)) for name in option.choices]
            at = _pick(words, console, read, words.say("cli-which-map"), maps) if len(maps) > 1 else 0
            if at is None:
                return None
            options["map"] = option.choices[at]
    chosen = str(options.get("map", ""))
    if provenance := game.provenances()[chosen]:
        text = words.provenance(game.name, chosen, provenance)
        console.print(words.say("cli-provenance", provenance=text), style="dim", markup=False)
    return game, *seating, options


def _ask_seats(
    game: AnyGame, seats: int, words: Words, console: Console, read: Read
) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """Ask who sits where, and for the piece of each person; return None if the player leaves."""
    seated: list[str] = []
    free, pieces = list(game.pieces), list[str]()
    players = (PERSON, *load_package(game.name).levels, *load_package(game.name).characters)
    said = [words.say("cli-me"), *[_bot(words, name) for name in players[1:]]]
    for number, role in enumerate(game.roles(seats), start=1):
        # Where players choose a piece, the seat is not one of them yet.
        who = words.say("cli-player", number=number) if free else words.say(f"{game.name}-role-{role}")
        at = _pick(words, console, read, words.say("cli-who-sits", role=who), said)
        if at is None:
            return None
        seated.append(players[at])
        if free and seated[-1] == PERSON:
            names = [words.say(f"{game.name}-role-{piece}") for piece in free]
            at = _pick(words, console, read, words.say(f"{game.name}-pieces"), names)
            if at is None:
                return None
            pieces.append(free.pop(at))
    return tuple(seated), tuple(pieces)


def _bot(words: Words, name: str) -> str:
    return f"{words.say(f'bot-{name}')} — {words.say(f'bot-{name}-about')}"


def _pick(words: Words, console: Console, read: Read, question: str, choices: Sequence[str]) -> int | None:
    """Return the number of the choice picked; Enter takes the first, `q` leaves."""
    console.print(f"\n{question}", style="bold")
    for number, choice in enumerate(choices, start=1):
        console.print(f"  {number}  {choice}", markup=False, highlight=False)
    while True:
        typed = read(words.say("cli-prompt") + " ").strip().lower()
        if typed in ("q", "quit", words.say("cli-command-quit")):
            return None
        if not typed:
            return 0
        if typed.isascii() and typed.isdecimal() and 1 <= int(typed[:4]) <= len(choices):
            return int(typed) - 1
        console.print(words.say("cli-pick-a-number", most=len(choices)), style="red")
