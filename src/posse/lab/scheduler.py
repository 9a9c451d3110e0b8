"""One scheduler for a series of jobs, whatever executes them: this process, a pool of processes, or Ray.

Jobs are drawn lazily, and results are yielded in the order in which jobs end.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Final, Generic, Protocol, TypeVar

from posse.kernel import Illegal
from posse.lab.process_pool import ProcessPool

QUEUED: Final = 2
"""Jobs handed out per process, so that a process finds the next one when it has ended one."""

Job = TypeVar("Job")
Result = TypeVar("Result")
JobIn = TypeVar("JobIn", contravariant=True)
ResultOut = TypeVar("ResultOut", covariant=True)


class Executor(Protocol[JobIn, ResultOut]):
    """Executes jobs.  The scheduler submits at most `capacity` jobs whose results it has not yet received."""

    @property
    def capacity(self) -> int: ...

    def submit(self, job: JobIn) -> None: ...

    def wait(self) -> Sequence[ResultOut]:
        """Block until a submitted job is done.  Return the results of all done jobs, each exactly once."""

    def terminate(self) -> None:
        """Stop at once and free all resources.  Jobs under way are abandoned."""


def schedule(jobs: Iterable[Job], executor: Executor[Job, Result]) -> Generator[Result, None, None]:
    """Execute every job and yield the results as jobs end.

    Closing the generator, or any exception, terminates the executor: nobody waits for the jobs under way.
    """
    waiting = iter(jobs)
    under_way = 0
    try:
        while True:
            for job in islice(waiting, executor.capacity - under_way):
                executor.submit(job)
                under_way += 1
            # Checked after submitting: all earlier jobs may be done while others have not been drawn yet.
            if not under_way:
                return
            for result in executor.wait():
                under_way -= 1
                yield result
    finally:
        executor.terminate()


class LocalExecutor(Generic[Job, Result]):
    """Executes one job after the other in this process."""

    capacity: Final = 1

    def __init__(self, work: Callable[[Job], Result]) -> None:
        self._work = work
        self._submitted: list[Job] = []

    def submit(self, job: Job) -> None:
        self._submitted.append(job)

    def wait(self) -> list[Result]:
        return [self._work(self._submitted.pop())]

    def terminate(self) -> None:
        self._submitted.clear()


class ProcessExecutor(Generic[Job, Result]):
    """Executes jobs in processes of this machine."""

    def __init__(self, work: Callable[[Job], Result], processes: int) -> None:
        self.capacity: Final = processes * QUEUED
        self._work = work
        self._pool = ProcessPool(processes)
        self._submitted: set[Future[Result]] = set()

    def submit(self, job: Job) -> None:
        with _lost_worker_named():
            self._submitted.add(self._pool.submit(self._work, job))

    def wait(self) -> list[Result]:
        done, self._submitted = wait(self._submitted, return_when=FIRST_COMPLETED)
        with _lost_worker_named():
            return [future.result() for future in done]

    def terminate(self) -> None:
        if self._submitted:
            self._pool.terminate()
        self._pool.shutdown()


@contextmanager
def _lost_worker_named() -> Iterator[None]:
    """Refuse to go on, with a reason, if a process of the pool was killed: its games cannot be recovered."""
    try:
        yield
    except BrokenProcessPool:
        raise Illegal("worker-lost") from None
