"""What a server spends on simulating shots, as it tells at /metrics."""

from __future__ import annotations

import http.client
import re
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from bench.load.wire import HOST, PATIENCE

_SECONDS: Final = "posse_shot_seconds_total"
_COUNT: Final = "posse_shots_total"


@dataclass(frozen=True)
class Shots:
    """The shots so far, and their CPU seconds."""

    count: int
    cpu: float


NONE: Final = Shots(0, 0.0)


def told(port: int) -> Shots | None:
    """Return what the server tells of its shots; None if it has no such counters."""
    with closing(http.client.HTTPConnection(HOST, port, timeout=PATIENCE)) as connection:
        connection.request("GET", "/metrics")
        return read(connection.getresponse().read().decode())


def read(text: str) -> Shots | None:
    counters = dict(re.findall(r"^(\w+) (\S+)$", text, re.MULTILINE))
    if _SECONDS not in counters or _COUNT not in counters:
        return None
    return Shots(int(float(counters[_COUNT])), float(counters[_SECONDS]))
