"""Processes that play for another one: who made them says when they stop, Ctrl-C does not."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool

from posse.lab.process_pool import ProcessPool

HOURS = 3 * 3600


def test_hands_that_are_dropped_leave_whatever_they_are_at() -> None:
    with ProcessPool(1) as hands:
        endless = hands.submit(time.sleep, HOURS)
        hands.terminate()
    assert isinstance(endless.exception(), BrokenProcessPool)


def test_ctrl_c_is_not_for_hands() -> None:
    with ProcessPool(1) as hands:
        one = hands.submit(os.getpid).result()
        os.kill(one, signal.SIGINT)
        assert hands.submit(os.getpid).result() == one
