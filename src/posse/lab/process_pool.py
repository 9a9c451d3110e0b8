"""Processes that play and think for another one, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection, wait


class ProcessPool(ProcessPoolExecutor):
    """So many.  Ctrl-C, which reaches every process of a terminal, is the business of who made them."""

    def __init__(self, count: int) -> None:
        # A fresh interpreter each: a fork would take sockets, threads and progress bars along.
        context = multiprocessing.get_context("spawn")
        line, self._held = context.Pipe(duplex=False)
        super().__init__(count, context, _follow, (line,))

    def terminate(self) -> None:
        """They end at once, whatever they are at."""
        self._held.close()


def _follow(line: Connection) -> None:
    """End with the process that made us: one that is killed cannot tell us to, and we would wait for ever."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        wait([parent.sentinel, line])  # it has gone, or let go of us
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
