"""Arguments that several commands share: the language, table options, and a game of a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from posse.kernel import AnyGame, Illegal, Record
from posse.words import LANGUAGES, Words, preferred, words

Language = Annotated[str | None, Parameter(help="en, fr or it (default: the language of the environment)")]
Options = Annotated[
    tuple[str, ...], Parameter(name="--option", negative="", help="a table option, as name=value")
]
MapName = Annotated[str | None, Parameter(name="--map", help="short for --option map=NAME")]
Seated = Annotated[str, Parameter(help="who sits where: 'me' or a bot, separated by commas")]
Bots = Annotated[str, Parameter(help="bots, separated by commas")]


def speech_of(language: str | None) -> Words:
    if language is not None and language not in LANGUAGES:
        raise Illegal("unknown-language", language=language[:20], known=LANGUAGES)
    return words(language or preferred())


def options_of(game: AnyGame, map_name: str | None, given: Sequence[str]) -> Mapping[str, object]:
    """Parse the table options as typed, and check each against the game's list."""
    pairs = [*given, *([f"map={map_name}"] if map_name is not None else [])]
    listed = {option.name: option for option in game.options}
    found: dict[str, object] = {}
    for pair in pairs:
        name, _, value = pair.partition("=")
        if name not in listed:
            raise Illegal("unknown-option", option=name[:40], known=tuple(listed))
        found[name] = listed[name].parse(value)
    return found


def record_of(file: Path, number: int, seat: int | None) -> Record:
    """Read one game of a file, and check that it has this seat."""
    records = list(Record.read_all(file))
    if not 1 <= number <= len(records):
        raise Illegal("no-such-game", number=number, found=len(records))
    record = records[number - 1]
    if seat is not None and not 0 <= seat < record.seats:
        raise Illegal("no-such-seat", seat=seat, seats=record.seats)
    return record
