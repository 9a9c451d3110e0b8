"""Processes that play and think for another one, and end with it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def hands(count: int, quiet: bool = False) -> ProcessPoolExecutor:
    """So many of them.  Ctrl-C reaches every process of a terminal: `quiet` ones then go without a word."""
    # A fresh interpreter each: a fork would take sockets, threads and progress bars along.
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), _follow, (quiet,))


def _follow(quiet: bool) -> None:
    """End with the process that made us: one that is killed cannot tell us to, and we would wait for ever."""
    if quiet:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()
