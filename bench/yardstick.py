"""How fast this machine is now: the CPU time of a fixed piece of work, a little like that of a server.

Stored figures are in units of it.  A change here makes them worthless: run bench/run.py --only server again.
"""

from __future__ import annotations

import json
import time
from typing import Final

_TIMES: Final = 60
_KINDS: Final = ("roll", "claim", "doubt", "ride", "pass", "show", "pay", "draw")


def seconds() -> float:
    """Return the CPU seconds that the work takes: about 5 milliseconds, in pure Python and JSON."""
    begun = time.thread_time()
    for number in range(_TIMES):
        _work(number)
    return time.thread_time() - begun


def _work(number: int) -> int:
    events = [
        {"event": _KINDS[(number + at) % len(_KINDS)], "seat": at % 3, "at": [at, number, at * number % 7]}
        for at in range(60)
    ]
    text = json.dumps({"type": "state", "seq": number, "events": events, "view": {}}, separators=(",", ":"))
    told = json.loads(text)
    counts: dict[str, int] = {}
    for event in told["events"]:
        key = f"{event['seat']} {event['event']}"
        counts[key] = counts.get(key, 0) + sum(event["at"])
    ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return len(text.encode()) + len(tuple([name for name, _ in ranked if name.startswith("1")]))
