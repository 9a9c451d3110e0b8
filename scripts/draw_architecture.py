"""Draw docs/architecture.svg: the packages as rooms, their imports as doors between them.

python3 run.py python scripts/draw_architecture.py

A room may import from the floors below it.  Each room names every room that it really imports; a door is
drawn where that room is on the same floor or on the next one.  Imports for type checkers are not counted.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import grimp

ROOT: Final = Path(__file__).resolve().parents[1]
PICTURE: Final = ROOT / "docs" / "architecture.svg"
FLOORS: Final = (
    ("cli", "learn"),
    ("server",),
    ("lab", "words"),
    ("games",),
    ("bots", "laws", "report", "table", "physics"),
    ("kernel",),
)
ABOUT: Final = {
    "cli": "the commands of the terminal",
    "learn": "PettingZoo, Gymnasium, OpenSpiel, text",
    "server": "HTTP, sockets, store, bus: hosts tables",
    "lab": "matches, series, ratings",
    "table": "entries, clocks, fair dice",
    "words": "sentences in three languages",
    "games": "one folder per game: rules, data, bots, report, terminal board, words, testing",
    "bots": "Bot, search",
    "laws": "what games must obey",
    "report": "luck and play",
    "physics": "the flicked die",
    "kernel": "state, ask, action, event, view, record: knows no game",
}
WIDTH: Final = 980
FLOOR: Final = 128
ROOM: Final = 82
MARGIN: Final = 24

Place = tuple[float, float, float]
"""A room's left edge, upper edge and width."""
Doors = dict[str, list[str]]
"""For each room, the rooms that it imports."""


def doors() -> Doors:
    """Read the imports of every module of `posse`."""
    graph = grimp.build_graph("posse", exclude_type_checking_imports=True)
    found: dict[str, set[str]] = {room: set() for room in ABOUT}
    for module in graph.modules:
        imported = {_room(name) for name in graph.find_modules_directly_imported_by(module)}
        if room := _room(module):
            found[room] |= imported - {"", room}
    return {room: [other for other in ABOUT if other in found[room]] for room in ABOUT}


def _room(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in ABOUT else ""


def drawing(found: Doors) -> str:
    places: dict[str, Place] = {}
    for floor, rooms in enumerate(FLOORS):
        width = (WIDTH - MARGIN * (len(rooms) + 1)) / len(rooms)
        for at, room in enumerate(rooms):
            places[room] = (MARGIN + at * (width + MARGIN), MARGIN + floor * FLOOR, width)
    height = MARGIN + (len(FLOORS) - 1) * FLOOR + ROOM + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        ' font-family="Georgia, serif" font-size="13">',
        "<title>Packages as rooms, imports as doors</title>",
        '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"'
        ' orient="auto"><path d="M0 0 8 4 0 8z" fill="#8a6d4b"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{height}" fill="#faf5ea"/>',
    ]
    for room, imported in found.items():
        parts += [_door(places[room], places[other]) for other in imported if _near(room, other)]
    parts += [line for room in places for line in _drawn_room(room, places[room], found[room])]
    return "\n".join([*parts, "</svg>", ""])


def _near(room: str, other: str) -> bool:
    floors = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
    return floors[other] - floors[room] <= 1


def _drawn_room(room: str, place: Place, imported: list[str]) -> list[str]:
    x, y, width = place
    middle = f'x="{x + width / 2:.0f}" text-anchor="middle"'
    lines = [
        f'<rect x="{x:.0f}" y="{y}" width="{width:.0f}" height="{ROOM}" rx="4" fill="#fffdf7"'
        ' stroke="#4a3420" stroke-width="1.5"/>',
        f'<text {middle} y="{y + 24}" font-size="17" font-weight="bold" fill="#2c1e10">{room}</text>',
        f'<text {middle} y="{y + 44}" fill="#5a4630">{ABOUT[room]}</text>',
    ]
    if imported:
        names = "all the others" if len(imported) == len(ABOUT) - 1 else ", ".join(imported)
        lines.append(
            f'<text {middle} y="{y + 66}" font-size="12" font-style="italic" fill="#7a5230">'
            f"imports {names}</text>"
        )
    return lines


def _door(importer: Place, imported: Place) -> str:
    (x1, y1, w1), (x2, y2, w2) = importer, imported
    if y1 == y2:  # on one floor, from wall to wall
        left = x1 < x2
        start, end = (x1 + w1 if left else x1, y1 + ROOM / 2), (x2 if left else x2 + w2, y2 + ROOM / 2)
    else:  # straight down, from the middle of the narrower room
        x = x2 + w2 / 2 if w2 < w1 else x1 + w1 / 2
        start, end = (x, y1 + ROOM), (x, y2)
    return (
        f'<line x1="{start[0]:.0f}" y1="{start[1]:.0f}" x2="{end[0]:.0f}" y2="{end[1]:.0f}"'
        ' stroke="#8a6d4b" stroke-width="1.6" marker-end="url(#arrow)"/>'
    )


def main() -> int:
    PICTURE.write_text(drawing(doors()), encoding="utf-8")
    print(PICTURE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
