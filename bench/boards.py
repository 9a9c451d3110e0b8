"""Boards for shots as games bring them about: where everybody stands when somebody shoots.

python3 run.py python bench/boards.py      how many different boards a hundred games have
"""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final, Literal

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from posse.kernel import Scene, Shot
from posse.kernel.shot import Point
from posse.lab.match import play

GAME: Final = "pony-express"
Kind = Literal["duel", "ambush"]


@cache
def boards(
    count: int, kind: Kind = "duel", seed: str = "boards", seats: tuple[int, ...] = (3, 4, 5)
) -> list[Scene]:
    """Return different boards from games of greedy bots, with three, four and five riders in turn."""
    found: dict[Scene, None] = {}
    number = 0
    while len(found) < count:
        match = play(GAME, ["greedy"] * seats[number % len(seats)], f"{seed} {number}")
        for state in match.record.replay():
            ask = state.ask()
            if isinstance(ask, Shot) and (kind == "duel") == any(
                f.at == ask.scene.target for f in ask.scene.figures
            ):
                found[ask.scene] = None
        number += 1
    return list(found)[:count]


def lone() -> Scene:
    """Return the board of a duel with nobody else on it, not even Indians."""
    board = boards(1)[0]
    duellists = [figure for figure in board.figures if figure.toward in (board.target, _rider(board))]
    return replace(board, figures=tuple([f for f in board.figures if f in duellists]))


def _rider(board: Scene) -> Point:
    """Return where the shooter stands: the rival faces it."""
    [rival] = [figure for figure in board.figures if figure.at == board.target]
    assert rival.toward is not None
    return rival.toward


if __name__ == "__main__":
    for kind in ("duel", "ambush"):
        print(kind, len(boards(100, kind)))
