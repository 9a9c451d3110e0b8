"""Draw docs/architecture.svg: the packages as rooms, their imports as doors between them.

python3 run.py python scripts/floor_plan.py

Rooms stand on floors; whoever stands higher may import from below.  A door is drawn where one room really
imports another, the thicker the more modules do; imports for type checkers alone are not counted.
"""

from __future__ import annotations

import sys
from collections import Counter
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
    "cli": "commands of the terminal",
    "learn": "PettingZoo, Gymnasium, OpenSpiel, text",
    "server": "HTTP, sockets, store, bus",
    "lab": "matches, series, ratings",
    "table": "entries, seats, clocks, chance",
    "words": "sentences in three languages",
    "games": "one folder a game: rules, data, bots, report, terminal, words, testing",
    "bots": "Bot, search",
    "laws": "what every game must hold",
    "report": "luck and play",
    "physics": "the flicked die",
    "kernel": "state, ask, action, event, view, record",
}
WIDTH: Final = 980
FLOOR: Final = 118
ROOM: Final = 62
MARGIN: Final = 24


def doors() -> Counter[tuple[str, str]]:
    """How many modules of each room import from each other room."""
    graph = grimp.build_graph("posse", exclude_type_checking_imports=True)
    found: Counter[tuple[str, str]] = Counter()
    for module in graph.modules:
        rooms = {_room(imported) for imported in graph.find_modules_directly_imported_by(module)}
        found.update({(_room(module), room): 1 for room in rooms if room and room != _room(module)})
    return Counter({pair: count for pair, count in found.items() if pair[0]})


def _room(module: str) -> str:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in ABOUT else ""


def drawing(found: Counter[tuple[str, str]]) -> str:
    places = {}
    for floor, rooms in enumerate(FLOORS):
        width = (WIDTH - MARGIN * (len(rooms) + 1)) / len(rooms)
        for at, room in enumerate(rooms):
            places[room] = (MARGIN + at * (width + MARGIN), MARGIN + floor * FLOOR, width)
    height = MARGIN + len(FLOORS) * FLOOR - (FLOOR - ROOM) + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        ' font-family="Georgia, serif" font-size="13">',
        "<title>Packages as rooms, imports as doors</title>",
        '<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7"'
        ' orient="auto"><path d="M0 0 8 4 0 8z" fill="#8a6d4b"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{height}" fill="#faf5ea"/>',
    ]
    for (importer, imported), count in sorted(found.items()):
        parts.append(_door(places[importer], places[imported], count))
    for room, (x, y, width) in places.items():
        parts += [
            f'<rect x="{x:.0f}" y="{y}" width="{width:.0f}" height="{ROOM}" rx="4" fill="#fffdf7"'
            ' stroke="#4a3420" stroke-width="1.5"/>',
            f'<text x="{x + width / 2:.0f}" y="{y + 26}" text-anchor="middle" font-size="17"'
            f' font-weight="bold" fill="#2c1e10">{room}</text>',
            f'<text x="{x + width / 2:.0f}" y="{y + 46}" text-anchor="middle" fill="#5a4630">'
            f"{ABOUT[room]}</text>",
        ]
    return "\n".join([*parts, "</svg>", ""])


def _door(importer: tuple[float, float, float], imported: tuple[float, float, float], count: int) -> str:
    (x1, y1, w1), (x2, y2, w2) = importer, imported
    if y1 == y2:  # on one floor, from wall to wall
        left = x1 < x2
        start, end = (x1 + w1 if left else x1, y1 + ROOM / 2), (x2 if left else x2 + w2, y2 + ROOM / 2)
    else:
        # Doors of one wall stand apart: where they lead decides how far along it they are.
        lean = (x2 + w2 / 2 - x1 - w1 / 2) / WIDTH
        start = (x1 + w1 * (0.5 + 0.4 * lean), y1 + ROOM)
        end = (x2 + w2 * (0.5 - 0.4 * lean), y2)
    thick = 0.8 + min(count, 40) / 20
    return (
        f'<line x1="{start[0]:.0f}" y1="{start[1]:.0f}" x2="{end[0]:.0f}" y2="{end[1]:.0f}"'
        f' stroke="#8a6d4b" stroke-width="{thick:.1f}" stroke-opacity="0.55" marker-end="url(#arrow)">'
        f"<title>{count}</title></line>"
    )


def main() -> int:
    PICTURE.write_text(drawing(doors()), encoding="utf-8")
    print(PICTURE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
