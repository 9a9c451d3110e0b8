"""A pool of processes ends when its maker says so, and not by Ctrl-C."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool

from posse.lab.process_pool import ProcessPool

HOURS = 3 * 3600


def test_a_terminated_pool_abandons_its_jobs() -> None:
    with ProcessPool(1) as pool:
        endless = pool.submit(time.sleep, HOURS)
        pool.terminate()
    assert isinstance(endless.exception(), BrokenProcessPool)


def test_the_processes_ignore_ctrl_c() -> None:
    with ProcessPool(1) as pool:
        process = pool.submit(os.getpid).result()
        os.kill(process, signal.SIGINT)
        assert pool.submit(os.getpid).result() == process
