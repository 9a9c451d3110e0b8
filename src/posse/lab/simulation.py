"""Many games between bots: on every core or on many machines, and the same wherever they are played."""

from __future__ import annotations

import os
import random
from collections.abc import Container, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, field
from itertools import islice, permutations
from typing import Final

from posse.games import load_package
from posse.kernel import Setting, load
from posse.kernel.options import settle
from posse.lab.counters import Part
from posse.lab.match import play
from posse.lab.process_pool import ProcessPool

CHUNK: Final = 5  # games a process takes at a time: worth the trip, and little is lost when it is stopped
WAITING: Final = 2  # jobs for each process that are handed out before they are begun

Seating = tuple[str, ...]
"""Who sits where, by the names of the bots."""
Place = tuple[Seating, int]
"""One game of a plan: the seating and the number."""


@dataclass(frozen=True)
class Job:
    """Some games of one seating."""

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
            self.seated, number, match.ranks, match.decisions, match.figures, match.times, match.parts,
            match.record.on_one_line() if self.records else "", match.clocks,
        )  # fmt: skip


@dataclass(frozen=True)
class Result:
    """What is kept of a game: who sat where, the ranks, what was counted, and the record as one line."""

    seated: Seating
    number: int
    ranks: tuple[int, ...]
    decisions: int
    figures: Mapping[str, int]
    times: Mapping[str, int]
    parts: tuple[Part, ...]
    record: str
    clocks: tuple[tuple[int, ...], ...] = field(compare=False)
    """No two runs take the same time; all else is the same."""

    @property
    def place(self) -> Place:
        return self.seated, self.number

    def points(self, seat: int) -> float:
        """The seat's part of the win: a shared first place is shared."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


@dataclass(frozen=True)
class Plan:
    """So many games of each seating.  A game depends on the seed, its number and who sits where alone; and
    games of one number get the same dice in every seating, as far as they go the same way."""

    game: str
    seatings: tuple[Seating, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Setting] = field(default_factory=dict)
    records: bool = True

    def jobs(self, done: Container[Place] = ()) -> Iterator[Job]:
        """What is still to be played, number by number: if it is stopped, all seatings have had as much."""
        for start in range(0, self.games, CHUNK):
            for seated in self.seatings:
                numbers = range(start, min(start + CHUNK, self.games))
                if left := tuple([number for number in numbers if (seated, number) not in done]):
                    yield Job(self.game, seated, self.options, str(self.seed), left, self.records)


def plan(
    game: str,
    seated: Iterable[Seating],
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    records: bool = True,
) -> Plan:
    """The plan of a series; what could not be played is refused here, before anything is."""
    rules = load(game)
    settled = settle(rules.options, options or {})
    found = tuple(dict.fromkeys(seated))
    for names in found:
        rules.setup(len(names), settled)
        for at, name in enumerate(names):
            load_package(game).make_bot(name, at, random.Random(seed))
    return Plan(game, found, games, seed, settled, records)


def series(
    game: str,
    seated: Iterable[Seating],
    games: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    processes: int | None = None,
) -> Iterator[Result]:
    """So many games of each seating of bots, as they end."""
    yield from run(plan(game, seated, games, seed, options).jobs(), processes)


def seatings(game: str, names: Sequence[str], seats: int | None = None) -> list[Seating]:
    """One bot in each seat in turn, its rival in all the others; for every ordered pair of bots."""
    found = [pairing(one, rival, seats or load(game).fewest) for one, rival in permutations(names, 2)]
    return list(dict.fromkeys([seated for some in found for seated in some]))


def pairing(one: str, rival: str, seats: int) -> list[Seating]:
    """One bot in each seat in turn, its rival in all the others."""
    return [tuple([one if seat == at else rival for seat in range(seats)]) for at in range(seats)]


def run(
    jobs: Iterable[Job], processes: int | None = None, ray: str | None = None
) -> Generator[Result, None, None]:
    """The games of the jobs as they end, here or on a cluster.  Jobs are drawn up as they are needed: who
    has seen enough closes this."""
    if ray is not None:
        from posse.lab import cluster

        yield from cluster.run(jobs, ray)
        return
    cores = processes or os.cpu_count() or 1
    ahead = iter(jobs)
    first = list(islice(ahead, 2))
    if cores == 1 or len(first) == 1:
        for job in (*first, *ahead):
            yield from job.played()
    elif first:
        yield from _pooled(first, ahead, cores)


def _pooled(first: Sequence[Job], ahead: Iterator[Job], cores: int) -> Iterator[Result]:
    with ProcessPool(cores) as pool:
        try:
            pending: set[Future[list[Result]]] = {pool.submit(job.played) for job in first}
            while pending:
                pending |= {pool.submit(job.played) for job in islice(ahead, cores * WAITING - len(pending))}
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        except BaseException:  # by hand, or enough was seen: nobody waits for the games that are under way
            pool.drop()
            raise
