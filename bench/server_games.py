"""The games that the server is measured with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from posse.kernel import Setting

GAMES: Final = {
    "pony-express": ("Pony Express", 3),
    "pappy-winchester": ("Pappy Winchester", 3),
    "stage-coach": ("Stage Coach", 2),
}
"""The title and the seats of each: as few as it allows."""

GROWING: Final = "pony-express"
"""The game that is measured with few and with many tables."""

LONG: Final = "stage-coach"
LONG_OPTIONS: Final[Mapping[str, Setting]] = {"turn_limit": 400}
"""With these options random play lasts longer than 500 moves."""

SHORT: Final = "stage-coach"
"""The game of the finished tables on disk: few entries."""
