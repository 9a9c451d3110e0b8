"""Simulations and tournaments on the screen, or as one JSON object."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from posse.arena import Each, Mean, Report, Result, Standing, by_bot, report
from posse.arena.statistics import Interval
from posse.kernel import AnyGame
from posse.kernel.options import settle
from posse.locales import Words


def collect(results: Iterable[Result], total: int, label: str, records: Path | None) -> list[Result]:
    """All the results in the order of their games, with a bar on the error stream meanwhile."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found = []
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(label, total=total)
        for result in results:
            found.append(result)
            progress.advance(task)
    found.sort(key=lambda result: (result.seated, result.number))
    if records is not None:
        records.write_text("".join([result.record + "\n" for result in found]), encoding="utf-8")
    return found


def publish(
    game: AnyGame,
    results: Sequence[Result],
    options: Mapping[str, object],
    seed: int,
    words: Words,
    as_json: bool,
    tournament: bool,
) -> None:
    """The report on the standard output."""
    made = report(game, results, settle(game.options, options), seed)
    bots = by_bot(made) if tournament else ()
    if as_json:
        extra = {"bots": [vars(standing) for standing in bots]} if tournament else {}
        print(json.dumps({**made.plain(), **extra}))
        return
    console = Console()
    console.print(_heading(made, words))
    console.print(_standings(game, made.seats, words))
    if tournament:
        console.print(_standings(game, bots, words))
    console.print(_figures(game, made.figures, words))


def _heading(made: Report, words: Words) -> str:
    label = f"{made.game}-option-map-{made.map}"  # a map of one's own has no name in the files
    where = words.say(label) if words.has(label) else made.map
    title = ", ".join([str(part) for part in (words.say(f"{made.game}-title"), where) if part])
    return words.say("cli-simulated", title=title, games=made.games, seed=str(made.seed))


def _standings(game: AnyGame, standings: Sequence[Standing], words: Words) -> Table:
    heads = ("role", "bot", "games", "wins", "draws", "losses", "share", "interval")
    table = Table(*[words.say(f"cli-head-{head}") for head in heads])
    for s in standings:
        role = words.say("cli-all-seats" if s.seat < 0 else f"{game.name}-role-{s.role}")
        cells = (role, s.bot, s.games, s.wins, s.draws, s.losses, f"{s.share:.1%}", _percent(s.interval))
        table.add_row(*map(str, cells))
    return table


def _figures(game: AnyGame, figures: Mapping[str, Mean], words: Words) -> Table:
    """Where a game adds something up, also what it comes to each time."""
    heads = ["figure", "mean", "interval"]
    if any(figure.each for figure in figures.values()):
        heads += ["each", "interval"]
    table = Table(*[words.say(f"cli-head-{head}") for head in heads])
    for name, figure in figures.items():
        each = _cells(figure.each) if figure.each else ()
        table.add_row(words.say(f"{game.name}-figure-{name}"), *_cells(figure), *each)
    return table


def _cells(found: Mean | Each) -> tuple[str, str]:
    low, high = found.interval
    return f"{found.mean:.3f}", f"{low:.3f} – {high:.3f}"


def _percent(interval: Interval) -> str:
    return f"{interval[0]:.1%} – {interval[1]:.1%}"
