"""A shot seen from above, in characters: the figures, the line, and the way of the die."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from rich.text import Text

from posse.kernel import Scene
from posse.kernel.shot import Point
from posse.physics import decode
from posse.physics.model import model

WIDTH: Final = 72
TALL: Final = 2  # a character is about twice as high as wide
STYLES: Final = {"·": "dim", "*": "bold yellow", "◆": "bold yellow", "X": "bold red"}


def path_of(frames: bytes) -> list[Point]:
    """Return where the die was in each frame, in millimetres."""
    return [(key.x // 10, key.y // 10) for track in decode(frames) if track.body == 0 for key in track.keys]


def draw(scene: Scene, path: Sequence[Point] = (), fell: Sequence[str] = (), width: int = WIDTH) -> Text:
    """Draw the scene.  A figure is drawn by `sign_of`, or X where it fell; the die ends at ◆."""
    wide, high = (size // 10 for size in model().size)
    columns = min(width - 2, WIDTH)
    rows = ceil(columns * high / wide / TALL)
    grid = [[" "] * columns for _ in range(rows)]

    def put(point: tuple[float, float], sign: str) -> None:
        x, y = int(point[0] * columns / wide), int(point[1] * rows / high)
        if 0 <= x < columns and 0 <= y < rows:
            grid[y][x] = sign

    (ax, ay), (bx, by) = scene.line
    for part in range(9):
        put((ax + (bx - ax) * part / 8, ay + (by - ay) * part / 8), "·")
    for point in path:
        put(point, "*")
    if path:
        put(path[-1], "◆")
    for figure in scene.figures:
        put(figure.at, "X" if figure.id in fell else sign_of(figure.id))
    found = Text("┌" + "─" * columns + "┐\n")
    for row in grid:
        found.append("│")
        for sign in row:
            found.append(sign, style=STYLES.get(sign, "bold"))
        found.append("│\n")
    return found.append("└" + "─" * columns + "┘")


def sign_of(figure: str) -> str:
    """Return the sign of a figure: a rider's number (`r2` is 2), the first letter of anything else."""
    return figure[-1] if figure[0] == "r" else figure[0]
