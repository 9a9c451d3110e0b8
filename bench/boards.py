"""Boards for shots as games bring them about: where everybody stands when somebody shoots.

python3 run.py python bench/boards.py      how many different boards a hundred games have
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final, Literal

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from posse.kernel import Scene, Shot
from posse.lab.match import play

GAME: Final = "pony-express"
Kind = Literal["duel", "ambush"]


def boards(count: int, kind: Kind = "duel", seed: str = "boards", seats: tuple[int, ...] = (3, 4, 5)) -> list[Scene]:
    """Return different boards from games of greedy bots, with three, four and five riders in turn."""
    found: dict[Scene, None] = {}
    number = 0
    while len(found) < count:
        match = play(GAME, ["greedy"] * seats[number % len(seats)], f"{seed} {number}")
        for state in match.record.replay():
            ask = state.ask()
            if isinstance(ask, Shot) and (kind == "duel") == any(f.at == ask.scene.target for f in ask.scene.figures):
                found[ask.scene] = None
        number += 1
    return list(found)[:count]


if __name__ == "__main__":
    for kind in ("duel", "ambush"):
        print(kind, len(boards(100, kind)))
