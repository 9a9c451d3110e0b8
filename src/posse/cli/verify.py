"""`posse verify`: check that the dice of a finished game are those the table was committed to."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from posse.cli.arguments import Language, speech_of
from posse.kernel import Damaged, Illegal, Record
from posse.physics.flick import recorded
from posse.table import fair
from posse.table.fair import Mismatch, Report
from posse.words import Words

SUFFIX = ".reveal.json"
UNPROVED = 2
"""The exit code where no fault was found and nothing is proved either."""


def verify(
    record: Path,
    *,
    reveal: Annotated[Path | None, Parameter(help="the reveal (default: RECORD with .reveal.json)")] = None,
    commitment: Annotated[str | None, Parameter(help="the commitment that you noted before the game")] = None,
    salt: Annotated[
        str | None, Parameter(help="the players' salt that you noted when the game started")
    ] = None,
    lang: Language = None,
) -> int:
    """Check the dice of a finished game against its commitment."""
    return check(record, reveal, commitment, salt, speech_of(lang))


def check(record: Path, reveal: Path | None, commitment: str | None, salt: str | None, speech: Words) -> int:
    """Check the record against its reveal, print the result, and return the command's exit code."""
    game = Record.read(_there(record))
    report = fair.verify(
        game, _json(_there(reveal or record.with_suffix(SUFFIX))), recorded, commitment, salt
    )
    console = Console(highlight=False, soft_wrap=True)
    if report.rolls:
        console.print(_rolls(report, speech))
    console.print(speech.say("cli-verify-commitment", value=report.commitment))
    console.print(speech.say("cli-verify-salt", value=report.salt))
    if report.links:
        seats = ", ".join([f"{seat}: {given}" for seat, given in enumerate(report.links)])
        console.print(
            speech.say("cli-verify-links", unforeseen=report.unforeseen, rolls=len(report.rolls), seats=seats)
        )
    if report.mismatch is not None:
        console.print(_fault(report.mismatch, speech), style="bold", markup=False)
        return 1
    # The server chose what it reveals: only what was noted before the first roll binds it.
    unproved = "compare" if commitment is None or salt is None else "" if report.proved else "nothing"
    console.print(speech.say(f"cli-verify-{unproved or 'holds'}"), style="bold")
    return UNPROVED if unproved else 0


def _rolls(report: Report, speech: Words) -> Table:
    table = Table(*[speech.say(f"cli-verify-head-{head}") for head in ("rolls", "number")])
    part = report.in_part
    proved, words = sum([roll.proved for roll in part]), sum([roll.words for roll in part])
    for name, count in (
        (speech.say("cli-verify-whole"), report.whole),
        (speech.say("cli-verify-part", proved=proved, words=words), len(part)),
        (speech.say("cli-verify-hidden"), report.unproved("hidden")),
        (speech.say("cli-verify-sealed"), report.unproved("sealed")),
    ):
        table.add_row(name, str(count))
    return table


def _fault(mismatch: Mismatch, speech: Words) -> str:
    where = speech.say("cli-line", line=mismatch.line) + " " if mismatch.line else ""
    return where + speech.say(f"cli-verify-fault-{mismatch.fault}", said=mismatch.said, made=mismatch.made)


def _there(path: Path) -> Path:
    if not path.is_file():
        raise Illegal("no-such-file", file=str(path))
    return path


def _json(path: Path) -> object:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise Damaged("not-text", line=1) from None
    except (ValueError, RecursionError) as error:
        raise Damaged("not-json", problem=str(error)[:80]) from None
