"""`posse check`: run all laws over a game, and list what its package lacks."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from posse.cli.arguments import Language, speech_of
from posse.cli.missing import missing_parts, sample_events
from posse.games import Package, load_package, register
from posse.kernel import Illegal, games
from posse.laws import Subject
from posse.laws.check import ENDS, Check, Verdict
from posse.words import Words


def check(
    package: Annotated[str, Parameter(help="a game, a module with a PACKAGE, or module:NAME")],
    *,
    number: Annotated[
        int | None, Parameter(name="--games", help="games to play (default: as many as 20 s allow)")
    ] = None,
    seed: Annotated[int, Parameter(help="the same seed gives the same games")] = 0,
    lang: Language = None,
) -> int:
    """Check that a game obeys the laws, and list what its package lacks.  1 if a law is broken."""
    brought = find_package(package)
    speech = speech_of(lang)  # after the package is registered, so that its sentences are loaded too
    subject = brought.loaded_testing or Subject(brought.loaded_game)
    checked = Check(subject, seed)
    checked.run(number)
    console = Console(highlight=False, soft_wrap=True)
    console.print(_laws(checked, speech))
    for line in _broken(checked, speech):
        console.print(line, markup=False)
    events = sample_events(subject, seed) if checked.verdicts[ENDS].holds else []
    found = [speech.say(part.key, part.details) for part in missing_parts(brought, subject, events)]
    if found:
        console.print(speech.say("cli-check-missing"), style="bold")
    for line in found:
        console.print("· " + line, markup=False)
    details = {"games": checked.games, "seed": seed, "title": speech.say(f"{brought.name}-title")}
    console.print(
        speech.say("cli-check-holds" if checked.holds else "cli-check-fails", details), style="bold"
    )
    return 0 if checked.holds else 1


def find_package(place: str) -> Package:
    """Return the installed game of this name, or the package of a module that can be imported from here."""
    if place in games():
        return load_package(place)
    module, _, name = place.partition(":")
    sys.path.insert(0, os.getcwd())  # a game that is being written need not be installed
    if not all(part.isidentifier() for part in module.split(".")) or not _is_there(module):
        raise Illegal("unknown-game", game=place[:40], known=games())
    try:
        found = getattr(import_module(module), name or "PACKAGE")
    except Exception as error:  # it is not our code, and may raise anything
        problem = f"{type(error).__name__}: {error}"
        raise Illegal("broken-game", game=place[:40], problem=problem[:200]) from error
    if not isinstance(found, Package):
        raise Illegal("broken-game", game=place[:40], problem=f"{type(found).__name__} is no Package")
    register(found)
    return found


def _is_there(module: str) -> bool:
    """Return whether the outermost package can be found; a missing inner module is reported by its import."""
    return find_spec(module.partition(".")[0]) is not None


def _laws(checked: Check, speech: Words) -> Table:
    table = Table(*[speech.say(f"cli-check-head-{head}") for head in ("law", "tried", "result")])
    for verdict in checked.verdicts.values():
        result = "broken" if not verdict.holds else "kept" if verdict.tried else "untried"
        law = speech.say(f"cli-check-law-{verdict.law}")
        table.add_row(law, str(verdict.tried), speech.say(f"cli-check-{result}"))
    return table


def _broken(checked: Check, speech: Words) -> Iterator[str]:
    for verdict in checked.verdicts.values():
        if not verdict.holds:
            yield f"{verdict.law}: {verdict.problem[:600]}"
            yield "  " + _where(verdict, speech)


def _where(verdict: Verdict, speech: Words) -> str:
    place = verdict.place
    assert place is not None
    options = ", ".join([f"{name}={value}" for name, value in place.options.items()]) or "-"
    details = {"game": place.game, "seats": place.seats, "options": options}
    if place.inputs is None:
        return speech.say("cli-check-in-game", details)
    return speech.say("cli-check-at-position", details, inputs=place.inputs)
