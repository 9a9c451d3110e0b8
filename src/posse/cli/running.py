"""Run a series: a progress bar on the error stream, a journal of the games that ended, and Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from posse.lab import Journal, Result, SeriesPlan, run
from posse.words import Words

INTERRUPTED = 130


def collect(
    plan: SeriesPlan,
    words: Words,
    *,
    journal: Path | None = None,
    processes: int | None = None,
    ray: str | None = None,
    enough: Callable[[Result], bool] | None = None,
) -> list[Result]:
    """Return all games of the plan in its order.  Games that are in the journal are not played again.

    `enough` is called with each result: when it returns true the series ends there.  Otherwise a missing game
    is an error.
    """
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found: list[Result] = []
    with ExitStack() as stack:
        kept = None if journal is None else stack.enter_context(Journal(journal, plan))
        bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        progress = stack.enter_context(bar)
        task = progress.add_task(words.say("cli-simulating"), total=plan.total)
        is_enough = False

        def add(result: Result) -> None:
            nonlocal is_enough
            found.append(result)
            progress.advance(task)
            is_enough = enough is not None and enough(result)

        for result in kept.found if kept else ():
            if result.number < plan.games and not is_enough:
                add(result)
        try:
            if not is_enough:
                done = {result.place for result in found}
                with closing(run(plan, done=done, processes=processes, ray=ray)) as games:
                    for result in games:
                        if kept is not None:
                            kept.keep(result)
                        add(result)
                        if is_enough:
                            break
        except KeyboardInterrupt:
            progress.stop()
            _tell_stopped(len(found), journal, words)
            sys.exit(INTERRUPTED)
    if not is_enough:
        plan.check_complete({result.place for result in found})
    order = {seated: at for at, seated in enumerate(plan.seatings)}
    return sorted(found, key=lambda result: (order[result.seated], result.number))


def _tell_stopped(games: int, journal: Path | None, words: Words) -> None:
    if journal is None:
        print(words.say("cli-stopped"), file=sys.stderr)
    else:
        print(words.say("cli-stopped-kept", games=games, file=str(journal)), file=sys.stderr)


def keep_records(results: list[Result], path: Path) -> None:
    path.write_text("".join([result.record + "\n" for result in results]), encoding="utf-8")
