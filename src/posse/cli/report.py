"""`posse report`: what luck did and what play did in a finished game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from posse.cli.arguments import Language, record_of, speech_of
from posse.cli.session import Read, Session
from posse.games import load_package
from posse.kernel import Record, load
from posse.report import Moment, Review
from posse.report.critic import LUCK, UNSEEN
from posse.words import Words

TURNS = 3
"""The number of moments that are shown."""

PARTS = ("start", "luck", "play", "rivals", "hidden", "end", "lost")
SIGNED = ("luck", "play", "rivals", "hidden")


def report(
    file: Path,
    *,
    seat: Annotated[
        int | None, Parameter(help="for which reader: a seat's number (default: the public)")
    ] = None,
    number: Annotated[int, Parameter(name="--game", help="which game of the file, from 1")] = 1,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="print JSON")] = False,
    lang: Language = None,
) -> int:
    """What luck did and what play did in a finished game, and the moments that turned it."""
    speech, record = speech_of(lang), record_of(file, number, seat)
    found = load_package(record.game).review(record, seat)
    if as_json:
        print(json.dumps(found.plain()))
    else:
        show(found, record, speech, Console(highlight=False))
    return 0


def offer(session: Session, read: Read) -> None:
    """After a game at this terminal, show the report if the game has one and the player wants it."""
    words, package = session.words, load_package(session.game.name)
    if package.report is None:
        return
    try:
        typed = read(words.say("cli-report-offer") + " ").strip().casefold()
    except (EOFError, KeyboardInterrupt):
        return
    yes = words.say("cli-report-yes").casefold()
    if typed and yes.startswith(typed):
        seat = session.people[0] if len(session.people) == 1 else None
        show(package.review(session.record, seat), session.record, words, session.console)


def show(found: Review, record: Record, words: Words, console: Console) -> None:
    words = words.at_table(load(found.game), record.roles())
    roles = [words.say(f"{found.game}-role-{role}") for role in record.roles()]
    console.print(Rule(words.say("cli-report-title", title=words.say(f"{found.game}-title"))))
    console.print(words.say("cli-report-about"))
    console.print(_accounts(found, roles, words))
    for seat, role in enumerate(roles):
        own = [line for line in found.lines if line.seat == seat]
        if own:
            console.print(Text(role, style="bold"))
        for line in own:
            console.print("· " + words.say(f"{found.game}-review-{line.id}", line.args), markup=False)
    console.print(Text(words.say("cli-report-moments" if found.moments else "cli-report-even"), style="bold"))
    for moment in found.moments[:TURNS]:
        said = words.say("cli-report-moment", step=moment.step, said=words.event(found.game, moment.event))
        console.print("· " + said, markup=False)
        console.print("  " + _swing(moment, roles, words), style="italic", markup=False)
    for account in found.seats:
        slip = account.slip
        if slip is not None and found.seat in (None, account.seat):
            said = words.event(found.game, slip.event)
            points = _points(slip.swing[account.seat])
            who = roles[account.seat]
            mistake = words.say("cli-report-slip", who=who, step=slip.step, points=points, said=said)
            console.print("· " + mistake, markup=False)


def _accounts(found: Review, roles: list[str], words: Words) -> Table:
    parts = [part for part in PARTS if part != "hidden" or any(account.hidden for account in found.seats)]
    table = Table(words.say("cli-report-head-role"))
    for part in parts:
        table.add_column(words.say(f"cli-report-head-{part}"), justify="right")
    for account, role in zip(found.seats, roles, strict=True):
        cells = [_cell(part, float(getattr(account, part))) for part in parts]
        table.add_row(role, *cells)
    return table


def _cell(part: str, value: float) -> str:
    return _points(value) if part in SIGNED else str(round(100 * value))


def _points(value: float) -> str:
    """Return a difference of chances in percentage points, with a sign."""
    points = round(100 * value)
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"


def _swing(moment: Moment, roles: list[str], words: Words) -> str:
    """Return whose choice a moment was, and how it changed each seat's chances."""
    if moment.cause in (LUCK, UNSEEN):
        cause = words.say(f"cli-report-{moment.cause}")
    else:
        assert isinstance(moment.cause, int)
        cause = words.say("cli-report-choice", who=roles[moment.cause])
    moved = [f"{role} {_points(change)}" for role, change in zip(roles, moment.swing, strict=True)]
    changes = ", ".join([text for text in moved if not text.endswith(" 0")])
    return f"{changes} ({cause})"
