"""The scheduler: every job is executed once, whenever jobs end, and whoever executes them."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

import pytest

from posse import Illegal, lab
from posse.lab import SeriesPlan, simulation
from posse.lab.scheduler import Executor, LocalExecutor, ProcessExecutor, schedule

GAME = "stage-coach"
FAST = {"map": "cutoff", "turn_limit": 6}
HOURS = 3 * 3600


class FakeExecutor:
    """Ends jobs as the test wants: `ends` chooses how many of the submitted jobs are done at each wait."""

    def __init__(self, capacity: int, ends: Callable[[int], int]) -> None:
        self.capacity = capacity
        self.most = 0
        self.terminated = False
        self._ends = ends
        self._submitted: list[int] = []

    def submit(self, job: int) -> None:
        assert not self.terminated
        self._submitted.append(job)
        self.most = max(self.most, len(self._submitted))

    def wait(self) -> list[int]:
        count = self._ends(len(self._submitted))
        done, self._submitted = self._submitted[:count], self._submitted[count:]
        assert done, "the scheduler waits only if a job is under way"
        return done

    def terminate(self) -> None:
        self.terminated = True


def all_of_them(submitted: int) -> int:
    return submitted


def one(_: int) -> int:
    return 1


def test_no_job_is_lost_if_all_are_done_before_the_wait() -> None:
    """A busy machine stops the scheduler between two steps, and its workers finish everything meanwhile."""
    executor = FakeExecutor(4, all_of_them)
    assert list(schedule(range(403), executor)) == list(range(403))
    assert executor.most == 4
    assert executor.terminated


@pytest.mark.parametrize("capacity", [1, 2, 5, 100])
def test_every_job_is_executed_once_in_whatever_order_jobs_end(capacity: int) -> None:
    rng = random.Random(capacity)
    for jobs in (0, 1, 2, 7, 50):
        for ends in (one, all_of_them, lambda submitted: rng.randint(1, submitted)):
            executor = FakeExecutor(capacity, ends)
            assert sorted(schedule(range(jobs), executor)) == list(range(jobs))
            assert executor.most == min(jobs, capacity)
            assert executor.terminated


def test_jobs_are_drawn_only_when_there_is_room_for_them() -> None:
    drawn: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(100):
            drawn.append(number)
            yield number

    executor = FakeExecutor(3, one)
    results = schedule(jobs(), executor)
    assert next(results) == 0
    assert len(drawn) == 3
    results.close()
    assert len(drawn) == 3
    assert executor.terminated


def test_an_error_terminates_the_executor() -> None:
    def fails(_: int) -> int:
        raise RuntimeError("broken")

    executor = FakeExecutor(2, fails)
    with pytest.raises(RuntimeError, match="broken"):
        list(schedule(range(5), executor))
    assert executor.terminated


# The functions below are the standard library's: a fresh process cannot import a module of the tests.


@pytest.mark.parametrize("make", [LocalExecutor, partial(ProcessExecutor, processes=2)])
def test_both_executors_of_this_machine_execute_every_job(
    make: Callable[[Callable[[int], int]], Executor[int, int]],
) -> None:
    assert sorted(schedule(range(0, -20, -1), make(abs))) == list(range(20))


def test_closing_early_does_not_wait_for_the_jobs_under_way() -> None:
    results = schedule([0, HOURS, HOURS, HOURS], ProcessExecutor(time.sleep, 2))
    next(results)
    results.close()


def test_a_process_that_is_gone_is_an_error() -> None:
    with pytest.raises(Illegal, match="worker-lost"):
        list(schedule([1, 1, 1], ProcessExecutor(os._exit, 1)))


# --- what was asked for is compared with what was played ---


@pytest.fixture
def plan() -> SeriesPlan:
    return lab.plan(GAME, [("random", "random")], 23, 4, FAST, records=False)


@pytest.fixture
def losing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scheduler that loses all but the first two jobs, as ours once did."""

    def lost(job: simulation.Job) -> list[lab.Result]:
        return job.played() if job.numbers[0] < 2 * simulation.CHUNK else []

    monkeypatch.setattr(simulation, "_played", lost)


@pytest.mark.usefixtures("losing")
def test_lost_games_are_an_error(plan: SeriesPlan) -> None:
    games = lab.run(plan, processes=1)
    assert [result.number for result in islice(games, 10)] == list(range(10))
    with pytest.raises(Illegal, match="games-missing") as refused:
        next(games)
    assert refused.value.details == {"asked": 23, "played": 10}
    with pytest.raises(Illegal, match="games-missing"):
        list(lab.series(GAME, [("random", "random")], 23, 4, FAST, processes=1))


def test_games_that_were_done_before_count(plan: SeriesPlan) -> None:
    whole = list(lab.run(plan, processes=1))
    done = {result.place for result in whole[:7]}
    rest = list(lab.run(plan, done=done, processes=1))
    assert [result.number for result in rest] == list(range(7, 23))
    assert list(lab.run(plan, done={result.place for result in whole})) == []
    plan.check_complete({result.place for result in whole})
    with pytest.raises(Illegal, match="games-missing") as refused:
        plan.check_complete({result.place for result in rest})
    assert refused.value.details == {"asked": 23, "played": 16}


def test_a_series_may_be_closed_early(plan: SeriesPlan) -> None:
    games = lab.run(plan, processes=1)
    next(games)
    games.close()


NOTEBOOK = """
from dataclasses import replace
from posse import lab, register
from posse.games import is_installed, load_package

register(replace(load_package("stage-coach"), name="coach-of-a-notebook"))
assert not is_installed("coach-of-a-notebook")
plan = lab.plan("coach-of-a-notebook", [("random", "random")], games=12)
print(len(list(lab.run(plan, processes=2))))
"""


def test_a_game_that_is_only_registered_here_is_played_here() -> None:
    """Other processes find games by their entry points: they could not know it."""
    done = subprocess.run([sys.executable, "-c", NOTEBOOK], capture_output=True, text=True, check=False)
    assert done.stdout == "12\n", done.stderr
