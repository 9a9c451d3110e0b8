"""JSON as tables write it: the standard library's, or a faster one that the host of the tables brings along.

Both must write the same bytes: no spaces, no escapes that are not needed.  Call these through the module, so
that a codec set later is used.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any


def dumps_standard(plain: object) -> bytes:
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False).encode()


dumps: Callable[[object], bytes] = dumps_standard
loads: Callable[[bytes | str], Any] = json.loads


def use(faster_dumps: Callable[[object], bytes], faster_loads: Callable[[bytes | str], Any]) -> None:
    """From now on this process writes and reads JSON with these."""
    global dumps, loads
    dumps, loads = faster_dumps, faster_loads
