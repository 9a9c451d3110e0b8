"""Many games between bots: on every core, and the same whatever the number of cores."""

from __future__ import annotations

import multiprocessing
import os
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from itertools import permutations
from typing import Final

from posse import bots
from posse.arena.match import play
from posse.kernel import Setting, load
from posse.kernel.options import settle

CHUNK: Final = 20  # games a process takes at a time: long enough to be worth the trip


@dataclass(frozen=True)
class Job:
    """Some games of one seating."""

    game: str
    seated: tuple[str, ...]
    options: Mapping[str, Setting]
    seed: str
    numbers: range


@dataclass(frozen=True)
class Result:
    """What is kept of a game: who sat where, the ranks, what was counted, and the record as one line."""

    seated: tuple[str, ...]
    number: int
    ranks: tuple[int, ...]
    figures: Mapping[str, int]
    times: Mapping[str, int]
    record: str


def series(
    game: str,
    seated: Iterable[tuple[str, ...]],
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    processes: int | None = None,
) -> Iterator[Result]:
    """So many games of each seating of bots, as they end.  Game n depends on the seed and n alone."""
    yield from _run(_jobs(game, seated, games, seed, options), processes)


def seatings(game: str, names: Sequence[str]) -> list[tuple[str, ...]]:
    """One bot in each seat in turn, its rival in all the others; for every ordered pair of bots."""
    seats = load(game).fewest
    found: dict[tuple[str, ...], None] = {}  # a set that keeps its order
    for one, rival in permutations(dict.fromkeys(names), 2):
        for at in range(seats):
            found[tuple([one if seat == at else rival for seat in range(seats)])] = None
    return list(found)


def _jobs(
    game: str, seated: Iterable[tuple[str, ...]], games: int, seed: int, options: Mapping[str, object] | None
) -> list[Job]:
    rules = load(game)
    settled = settle(rules.options, options or {})
    found = []
    for names in seated:
        rules.setup(len(names), settled)  # refuse nonsense before a pool is started
        for at, name in enumerate(names):
            bots.seat(game, name, at, random.Random(seed))
        for start in range(0, games, CHUNK):
            found.append(Job(game, names, settled, str(seed), range(start, min(start + CHUNK, games))))
    return found


def _run(jobs: list[Job], processes: int | None) -> Iterator[Result]:
    cores = processes or os.cpu_count() or 1
    if cores == 1 or len(jobs) == 1:
        for job in jobs:
            yield from _played(job)
        return
    # A fresh interpreter each: forking a process that draws progress bars is asking for trouble.
    pool = ProcessPoolExecutor(min(cores, len(jobs)), mp_context=multiprocessing.get_context("spawn"))
    try:
        pending: set[Future[list[Result]]] = {pool.submit(_played, job) for job in jobs}
        while pending:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    finally:
        with suppress(KeyboardInterrupt):
            pool.shutdown(cancel_futures=True)


def _played(job: Job) -> list[Result]:
    found = []
    for number in job.numbers:
        match = play(job.game, job.seated, f"{job.seed}/{number}", job.options)
        record = match.record.on_one_line()
        found.append(Result(job.seated, number, match.ranks, match.figures, match.times, record))
    return found
