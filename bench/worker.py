"""One engine in one process.  It prints READY.  Then, for every line `go SECONDS` that it reads, it works for
that much CPU time, at least one piece of work, and prints what it did as one line of JSON.

python -m bench.worker MEASURE ENGINE [ARGUMENT]
"""

from __future__ import annotations

import contextlib
import json
import sys
import time
from collections.abc import Iterable
from typing import TextIO

from bench.adapters import ADAPTERS, UNITS, Work


def serve(unit: str, work: Work, orders: Iterable[str], out: TextIO) -> None:
    print("READY", file=out, flush=True)
    for order in orders:
        word, seconds = order.split()
        if word != "go":
            raise ValueError(f"unknown order {word!r}: only `go SECONDS` is understood")
        print(json.dumps(work_for(float(seconds), unit, work)), file=out, flush=True)


def work_for(seconds: float, unit: str, work: Work) -> dict[str, float]:
    """Do whole pieces of work until the CPU time is used up; the last one may take longer, and counts."""
    done = games = 0
    clock = time.process_time
    start = clock()
    while True:
        some, over = work()
        done += some
        games += over
        cpu = clock() - start
        if cpu >= seconds:
            return {unit: done, "games": games, "cpu": cpu}


def main(arguments: list[str]) -> int:
    known = [f"{measure} {engine}" for measure, engines in ADAPTERS.items() for engine in engines]
    if len(arguments) not in (2, 3) or " ".join(arguments[:2]) not in known:
        print(f"usage: worker MEASURE ENGINE [ARGUMENT], one of: {', '.join(known)}", file=sys.stderr)
        return 2
    measure, engine, *argument = arguments
    out = sys.stdout
    # Some peers print a message on import: keep it out of the protocol.
    with contextlib.redirect_stdout(sys.stderr):
        work = ADAPTERS[measure][engine](*argument)
        serve(UNITS[measure], work, sys.stdin, out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
