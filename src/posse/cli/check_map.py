"""`posse check-map`: what is wrong with a map file, or what bots make of it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console

from posse import lab
from posse.cli import lab_output
from posse.cli.arguments import Language, speech_of
from posse.games import Package, load_package, packages
from posse.kernel import Damaged, Illegal, Setting
from posse.kernel.options import settle
from posse.words import Words

NAME: Final = "checked"
"""What the map is called while it is being checked."""


def check_map(
    file: Path,
    *,
    game: Annotated[str | None, Parameter(help="whose map it is; else its content tells")] = None,
    games: Annotated[int, Parameter(help="how many the bots play on it")] = 200,
    seed: int = 0,
    lang: Language = None,
) -> int:
    """Say what is wrong with a map, or how often each seat wins on it.  1 if something is wrong."""
    if games < 1:
        raise Illegal("too-few-games", games=games)
    speech, console = speech_of(lang), Console(highlight=False, soft_wrap=True)
    text = file.read_text(encoding="utf-8")
    package: Package | None = None
    try:
        package = load_package(game) if game is not None else _whose(text)
        if (maps := package.map_file) is None:
            raise Illegal("no-maps", game=package.name)
        options = maps.offer(NAME, text)
    except Damaged as fault:
        console.print(speech.reason(package.name if package else None, fault), style="bold", markup=False)
        return 1
    try:
        _play(package, options, games, seed, speech, console)
    finally:
        maps.withdraw(NAME)
    return 0


def _play(
    package: Package,
    options: Mapping[str, Setting],
    games: int,
    seed: int,
    speech: Words,
    console: Console,
) -> None:
    """Say where the map comes from, and how often each seat wins on it."""
    rules = package.loaded_game
    provenance = rules.provenance(settle(rules.options, options))
    console.print(speech.say("cli-map-sound", title=speech.say(f"{package.name}-title")), style="bold")
    if provenance:
        console.print(provenance, markup=False)
    plan = lab.plan(package.name, [(package.usual_bot,) * rules.fewest], games, seed, options, records=False)
    # In this process: another one would not know the map.
    found = list(lab.run(plan, processes=1))
    console.print(lab_output.heading(plan, len(found), speech))
    console.print(
        lab_output.standings_table(rules, lab.summarise(rules, found, plan.options, seed).seats, speech)
    )


def _whose(text: str) -> Package:
    """The game that has maps like this one."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Damaged("not-toml", problem=str(error)[:80]) from None
    takers = [package for package in packages() if package.map_file is not None]
    for package in takers:
        if package.map_file is not None and package.map_file.key in data:
            return package
    raise Damaged("nobodys-map", known=tuple([package.name for package in takers]))
