"""The JSON codec of tables: the standard library's, or a faster one that the server sets with `use`.

Both must write the same bytes: no spaces, no escapes that are not needed.  Call `dumps` and `loads` through
the module, so that a codec set later is used.
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
    """Set the functions with which this process writes and reads JSON."""
    global dumps, loads
    dumps, loads = faster_dumps, faster_loads
