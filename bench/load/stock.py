"""Fill a database with finished tables, before the server starts."""

from __future__ import annotations

import asyncio
import random
import shutil
import tempfile
from pathlib import Path
from typing import Final

from bench.offline import finished
from posse.server.admin.archive import archive

_FAST: Final = Path("/dev/shm")
"""In memory: nothing waits for a disk there.  The finished file is copied to its place."""
_GAMES: Final = 20


def stock(database: Path, game: str, seats: int, tables: int) -> int:
    """Write so many tables with their whole records; return the number of entries of each.

    All have the shortest of a few random games, for what the server keeps of them is the same.
    """
    rng = random.Random(tables)
    played = [asyncio.run(finished(game, seats, rng)) for _ in range(_GAMES)]
    shortest = min(played, key=lambda table: len(table.entries))
    with tempfile.TemporaryDirectory(dir=_FAST if _FAST.is_dir() else None) as place:
        made = Path(place) / "stock.db"
        with archive(str(made), new=True) as stored:
            for number in range(tables):
                stored.restore(shortest.stored(f"stock{number}"))
        for part in Path(place).iterdir():  # the write-ahead log too, if there is one
            shutil.copyfile(part, database.with_name(part.name.replace("stock.db", database.name)))
    return len(shortest.entries)
