"""A series of games between bots.  The results are the same on one core, on many, and on a cluster."""

from __future__ import annotations

import os
import random
from collections.abc import Collection, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain, islice, permutations
from typing import Final

from posse.games import is_installed, load_package
from posse.kernel import Illegal, Setting, load
from posse.kernel.options import settle
from posse.lab.counters import Part
from posse.lab.match import play
from posse.lab.scheduler import Executor, LocalExecutor, ProcessExecutor, schedule

CHUNK: Final = 5
"""Games in a job: enough to be worth sending it to a process, and few enough to lose little when stopped."""

Seating = tuple[str, ...]
"""The name of the bot in each seat."""
Place = tuple[Seating, int]
"""Identifies a game of a plan: its seating and its number."""


@dataclass(frozen=True)
class Job:
    """Some games of one seating, played one after the other."""

    game: str
    seated: Seating
    options: Mapping[str, Setting]
    seed: str
    numbers: tuple[int, ...]
    records: bool = True

    def played(self) -> list[Result]:
        return [self._result(number) for number in self.numbers]

    def _result(self, number: int) -> Result:
        match = play(self.game, self.seated, f"{self.seed}/{number}", self.options)
        return Result(
            self.seated,
            number,
            match.ranks,
            match.decisions,
            match.statistics,
            match.times,
            match.parts,
            match.record.on_one_line() if self.records else "",
            match.clocks,
        )


@dataclass(frozen=True)
class Result:
    """What is kept of a game: the bots in its seats, the ranks, the statistics, the record as one line."""

    seated: Seating
    number: int
    ranks: tuple[int, ...]
    decisions: int
    statistics: Mapping[str, int]
    times: Mapping[str, int]
    parts: tuple[Part, ...]
    record: str
    clocks: tuple[tuple[int, ...], ...] = field(compare=False)
    """Not compared: times differ from run to run, and everything else is the same."""

    @property
    def place(self) -> Place:
        return self.seated, self.number

    def points(self, seat: int) -> float:
        """The seat's share of the win.  Seats that share the first place share the win equally."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


@dataclass(frozen=True)
class SeriesPlan:
    """The games to play: `games` of each seating.

    A game depends only on the seed, its number and its seating.  Games of the same number get the same dice
    in every seating, for as long as they go the same way.
    """

    game: str
    seatings: tuple[Seating, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Setting] = field(default_factory=dict)
    records: bool = True

    @property
    def total(self) -> int:
        return self.games * len(self.seatings)

    def jobs(self, done: Collection[Place] = ()) -> Iterator[Job]:
        """The jobs for all games that are not `done`, by number: if the series is stopped, all seatings have
        had about as many games."""
        for start in range(0, self.games, CHUNK):
            for seated in self.seatings:
                numbers = range(start, min(start + CHUNK, self.games))
                if left := tuple([number for number in numbers if (seated, number) not in done]):
                    yield Job(self.game, seated, self.options, str(self.seed), left, self.records)

    def check_complete(self, played: Collection[Place]) -> None:
        """Raise `Illegal` if a game of the plan was not played."""
        missing = sum([(seated, n) not in played for seated in self.seatings for n in range(self.games)])
        if missing:
            raise Illegal("games-missing", asked=self.total, played=self.total - missing)


def plan(
    game: str,
    seated: Iterable[Seating],
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    records: bool = True,
) -> SeriesPlan:
    """Make the plan of a series.  What cannot be played is refused here, before the first game."""
    rules = load(game)
    settled = settle(rules.options, {**rules.usual_options(0), **(options or {})})
    found = tuple(dict.fromkeys(seated))
    for names in found:
        rules.setup(len(names), settled)
        for at, name in enumerate(names):
            load_package(game).make_bot(name, at, random.Random(seed))
    return SeriesPlan(game, found, games, seed, settled, records)


def series(
    game: str,
    seated: Iterable[Seating],
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    processes: int | None = None,
) -> Iterator[Result]:
    """Play `games` games of each seating and yield their results as they end."""
    yield from run(plan(game, seated, games, seed, options), processes=processes)


def seatings(game: str, names: Sequence[str], seats: int | None = None) -> list[Seating]:
    """All seatings of every ordered pair of bots: the first in one seat, the second in all the others."""
    found = [pairing(one, rival, seats or load(game).fewest) for one, rival in permutations(names, 2)]
    return list(dict.fromkeys([seated for some in found for seated in some]))


def pairing(one: str, rival: str, seats: int) -> list[Seating]:
    """The seatings with `one` in a single seat, each seat in turn, and `rival` in all the others."""
    return [tuple([one if seat == at else rival for seat in range(seats)]) for at in range(seats)]


def run(
    plan: SeriesPlan,
    *,
    done: Collection[Place] = (),
    processes: int | None = None,
    ray: str | None = None,
) -> Generator[Result, None, None]:
    """Play the games of the plan that are not `done`, and yield their results as they end.

    With `ray`, the address of a cluster, they are played there; else on `processes` processes, one for each
    core unless given.  A game that was only registered in this process is played in it.  Close the generator
    to stop early.  If it ends by itself and a game is missing, it raises `Illegal`.
    """
    jobs = plan.jobs(done)
    first = list(islice(jobs, 2))
    if not first:
        return
    played = set(done)
    executor = _executor(plan.game, processes or os.cpu_count() or 1, ray, only_one=len(first) == 1)
    with closing(schedule(chain(first, jobs), executor)) as finished:
        for results in finished:
            for result in results:
                played.add(result.place)
                yield result
    plan.check_complete(played)


def _executor(game: str, processes: int, ray: str | None, only_one: bool) -> Executor[Job, list[Result]]:
    if ray is not None:
        from posse.lab.cluster import RayExecutor

        return RayExecutor(_played, ray)
    if processes == 1 or only_one or not is_installed(game):
        return LocalExecutor(_played)
    return ProcessExecutor(_played, processes)


def _played(job: Job) -> list[Result]:
    return job.played()
