"""The map of Stage Coach in characters: two for each hex, odd rows half a hex to the right."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.style import Style
from rich.text import Text

from posse.games.stage_coach.rules.actions import Warrior
from posse.games.stage_coach.rules.land import (
    MOUNTAIN,
    NORTH,
    NOWHERE,
    RELAY,
    SOUTH,
    START,
    TEPEE,
    VILLAGE,
    Hex,
    Land,
    find,
)
from posse.games.stage_coach.rules.turn import Journey, Riding
from posse.games.stage_coach.rules.view import CoachView
from posse.kernel import Element

if TYPE_CHECKING:
    from posse.words import Words

ARROWS: Final = "→↗↖←↙↘"  # one for each direction
STRENGTHS: Final = "⁰¹²"

# How each hex is drawn. Every symbol has its own letters: colour is never the only difference.
SIGNS: Final = {
    ".": ("· ", "dim"),
    MOUNTAIN: ("/\\", "bright_black"),
    START: ("WP", "bold blue"),
    NORTH: ("NC", "bold blue"),
    SOUTH: ("SC", "bold blue"),
    VILLAGE: ("V ", "bold green"),
    RELAY: ("R ", "bold green"),
    TEPEE: ("^ ", "yellow"),
}
COACH: Final = "bold white on blue"
AWAKE: Final = "bold white on red"
ASLEEP: Final = "black on yellow"
MARK: Final = Style(underline=True, bold=True)
GROUND: Final = Style(bgcolor="grey35")  # under hexes that can be chosen, unless a piece stands there


def draw(view: CoachView, words: Words, width: int, marked: Collection[Element]) -> Group:
    """Draw the map, the pieces in words, and the possible fights."""
    land = find(view.rules.map)
    return Group(
        *_rows(view, land, width, marked),
        Text(words.say("cli-stage-coach-legend"), style="dim"),
        *[Text(line) for line in _pieces(view, land, words)],
        *[Text(line, style="bold") for line in (*_points(view, words), *_fights(view, words))],
    )


def _rows(view: CoachView, land: Land, width: int, marked: Collection[Element]) -> Iterator[Text]:
    cell = next((size for size in (4, 3) if land.columns * size + size // 2 + 3 <= width), 2)
    letters = "".join([land.names[c].rstrip("0123456789").ljust(cell) for c in range(land.columns)])
    yield Text("   " + letters.rstrip(), style="dim")
    for row in range(land.rows):
        line = Text(f"{row + 1:>2} ", style="dim")
        line.append(" " * (cell // 2 if row % 2 else 0))
        for h in range(row * land.columns, (row + 1) * land.columns):
            sign, style = _sign(view, land, h)
            mark = f"hex:{land.names[h]}" in marked
            plain = Style.parse(style)
            line.append(sign, style=GROUND + plain + MARK if mark else plain)
            line.append(" " * (cell - 2))
        yield line


def _sign(view: CoachView, land: Land, h: Hex) -> tuple[str, str]:
    if h == view.coach:
        return "C" + ARROWS[view.facing], COACH
    if h in view.at:
        warrior = view.at.index(h)
        if view.awake >> warrior & 1:
            return f"{warrior + 1}{STRENGTHS[view.force[warrior]]}", AWAKE
        return f"{warrior + 1}z", ASLEEP
    if h in land.relays and view.boarded >> land.relays.index(h) & 1:
        return "v ", "dim"
    return SIGNS[land.signs[h]]


def _pieces(view: CoachView, land: Land, words: Words) -> Iterator[str]:
    yield words.say(
        "cli-stage-coach-coach",
        hex=land.names[view.coach],
        to=view.facing.name.lower(),
        strength=view.strength,
        destination="hidden" if view.destination is None else view.destination.name.lower(),
    )
    waiting = [land.names[h] for i, h in enumerate(land.relays) if not view.boarded >> i & 1]
    if waiting:
        yield words.say("cli-stage-coach-relays", hexes=", ".join(waiting))
    for w in Warrior:
        if view.at[w] != NOWHERE:
            yield words.say(
                "cli-stage-coach-warrior" if view.awake >> w & 1 else "cli-stage-coach-sleeper",
                warrior=w.name.lower(),
                hex=land.names[view.at[w]],
                strength=view.force[w],
            )


def _points(view: CoachView, words: Words) -> Iterator[str]:
    if isinstance(view.phase, Journey | Riding):
        yield words.say("cli-stage-coach-points", points=view.phase.points)


def _fights(view: CoachView, words: Words) -> Iterator[str]:
    for odds in view.fights:
        yield words.say(
            "cli-stage-coach-fight",
            warrior=odds.warrior.name.lower(),
            odds=odds.column,
            attacker=len([1 for attacker, _ in odds.losses if attacker]),
            defender=len([1 for _, defender in odds.losses if defender]),
        )
