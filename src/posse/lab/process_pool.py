"""A pool of processes for games and bots.  The processes end with the process that made the pool."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection, wait


class ProcessPool(ProcessPoolExecutor):
    """Up to `processes` processes that ignore Ctrl-C.

    A terminal sends Ctrl-C to all its processes; only the one that made the pool may decide what it means.
    """

    def __init__(self, processes: int) -> None:
        # Each is a fresh interpreter: a fork would copy sockets, threads and progress bars.
        context = multiprocessing.get_context("spawn")
        line, self._held = context.Pipe(duplex=False)
        super().__init__(processes, context, _end_with_parent, (line,))

    def terminate(self) -> None:
        """End all processes at once, even in the middle of a job."""
        self._held.close()


def _end_with_parent(line: Connection) -> None:
    """Watch the process that made us, and end when it ends: if it was killed, it could not tell us to."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel, line])  # the parent has ended, or has called `terminate`
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
