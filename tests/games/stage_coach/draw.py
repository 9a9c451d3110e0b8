"""Positions drawn as text; tests play and read them in words.

A drawing uses the symbols of the map files, odd rows indented by half a hex.  More symbols stand for pieces
on open ground: `C` the coach, `1` ... `7` the warriors, awake.  Warriors that are not drawn sleep
in their camps: w1 and w2 in the villages, w3 ... w7 in the tepees, each kind in reading order.

Symbols that every map needs and the drawing lacks are added below it, beyond an empty strip that no warrior
crosses in one turn.  So `a1` is always the drawing's own top left corner.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

import posse
from posse.games.stage_coach.rules import Land, StageCoach, Trail, add
from posse.games.stage_coach.rules.actions import Town, Warrior
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import NOWHERE
from posse.games.stage_coach.rules.turn import Journey, Muster
from posse.kernel import Chance, Decision, Over, Setting, State

GAME: Final = StageCoach()
NEEDED: Final = "WNSVVTTTTT"
STRIP: Final = 4  # one more than a warrior rides

_drawn: dict[tuple[str, ...], Land] = {}


def signs(drawing: str) -> list[list[str]]:
    """Return the symbols row by row.  Odd rows must be indented half a hex, as they lie on the map."""
    lines = [line for line in drawing.splitlines() if line.strip()]
    margin = min(len(line) - len(line.lstrip()) for line in lines)
    for row, line in enumerate(lines):
        assert len(line) - len(line.lstrip()) == margin + row % 2, f"row {row + 1} is drawn out of place"
    return [line.split() for line in lines]


def registered(rows: list[list[str]]) -> str:
    """Complete the map with these rows, add it to the game, and return its name."""
    ground = [["." if sign in "C1234567" else sign for sign in row] for row in rows]
    lacking = list(NEEDED)
    for sign in [sign for row in ground for sign in row if sign in NEEDED]:
        if sign in lacking:
            lacking.remove(sign)
    width = len(ground[0])
    if lacking:
        ground += [["."] * width for _ in range(STRIP)]
        ground += [lacking[i : i + width] for i in range(0, len(lacking), width)]
        ground[-1] += ["."] * (width - len(ground[-1]))
    key = tuple([" ".join(row) for row in ground])
    if key not in _drawn:
        _drawn[key] = Land(f"drawn-{len(_drawn) + 1}", "drawn for a test", key)
    add(_drawn[key].title, _drawn[key])
    return _drawn[key].title


def game_on(drawing: str, **options: Setting) -> State[Trail]:
    """Start a new game on the map drawn."""
    state = GAME.setup(2, {"map": registered(signs(drawing)), **options})
    state.listen()
    return state


def position(
    drawing: str,
    *,
    side: str = "coach",
    points: int = 5,
    facing: str = "e",
    strength: int = 2,
    awake: str = "",
    asleep: str = "",
    weak: str = "",
    out: str = "",
    boarded: str = "",
    destination: str = "north",
    turn: int = 1,
    **options: Setting,
) -> State[Trail]:
    """Return the drawing as a position: the coach with its points, or the Indians about to choose a warrior.

    `awake`, `asleep`, `weak` (down to 1) and `out` name warriors by their digits: `awake="13"`.
    """
    rows = signs(drawing)
    t = GAME.setup(2, {"map": registered(rows), **options}).table
    for row, line in enumerate(rows):
        for column, sign in enumerate(line):
            if sign == "C":
                t.coach = row * t.land.columns + column
            elif sign in "1234567":
                t.at[int(sign) - 1] = row * t.land.columns + column
                t.awake |= 1 << int(sign) - 1
    for digit in awake:
        t.awake |= 1 << int(digit) - 1
    for digit in asleep + out:
        t.awake &= ~(1 << int(digit) - 1)
    for digit in weak:
        t.force[int(digit) - 1] = 1
    for digit in out:
        t.at[int(digit) - 1], t.force[int(digit) - 1] = NOWHERE, 0
    for name in boarded.split():
        t.boarded |= 1 << t.land.relays.index(t.land.numbers[name])
    t.facing, t.strength, t.turn = Direction[facing.upper()], strength, turn
    t.destination = Town[destination.upper()]
    t.active = ("coach", "indians").index(side)
    phase: Journey | Muster = Journey(points) if side == "coach" else Muster()
    GAME.check(t, phase)
    state: State[Trail] = State(t, phase)
    state.listen()
    return state


# -- playing inputs, in the words of a record


class Done(NamedTuple):
    """The result of a play: the public events, and everything that changed on the table."""

    told: list[str]
    changed: dict[str, str]


def put(state: State[Trail], words: str) -> None:
    """Play one input: `0 ahead`, `1 ride w1`, `die 4`."""
    who, _, what = words.partition(" ")
    if who == "die":
        state.happen((int(what),))
    else:
        state.choose(int(who), GAME.catalogue.parse(what))


def play(state: State[Trail], *inputs: str) -> Done:
    """Play the inputs, separated by commas or given one by one."""
    before = pieces(state)
    state.listen()
    state.take_events()
    for words in [words.strip() for line in inputs for words in line.split(",")]:
        put(state, words)
    told = [str(event) for event in state.take_events() if event.heard_by(None)]
    after = pieces(state)
    return Done(told, {name: shown for name, shown in after.items() if before[name] != shown})


def refused(state: State[Trail], words: str) -> str:
    """Return why the input is refused: the reason and its details.  It must change nothing."""
    before, asked_before = GAME.dump(state), asked(state)
    state.take_events()
    with pytest.raises(posse.Illegal) as refusal:
        put(state, words)
    assert GAME.dump(state) == before
    assert asked(state) == asked_before
    assert state.take_events() == []
    return str(refusal.value)


# -- reading a position


def pieces(state: State[Trail]) -> dict[str, str]:
    """Return the whole table in words: where each piece stands, facing, strength, and whose turn it is."""
    t = state.table
    names = t.land.names
    shown = {
        "turn": f"{t.turn} {('coach', 'indians')[t.active]}",
        "coach": f"{names[t.coach]} {t.facing.name.lower()} {t.strength}",
        "boarded": " ".join([names[h] for i, h in enumerate(t.land.relays) if t.boarded >> i & 1]),
        "destination": "-" if t.destination is None else t.destination.name.lower(),
    }
    for w in Warrior:
        asleep = "" if t.is_awake(w) else " asleep"
        shown[w.name.lower()] = "out" if t.at[w] == NOWHERE else f"{names[t.at[w]]} {t.force[w]}{asleep}"
    return shown


def asked(state: State[Trail]) -> str:
    """Return what is asked: `journey 0: halt, ahead, ...`, a line for each seat asked; `die`; `over 1 2`."""
    ask = state.ask()
    if isinstance(ask, Decision):
        return "\n".join(
            [f"{ask.prompt} {seat}: {', '.join(map(str, options))}" for seat, options in ask.options.items()]
        )
    if isinstance(ask, Chance):
        assert ask.outcomes == tuple([(face,) for face in range(1, 7)])
        assert ask.weights == ()
        return ask.kind
    assert isinstance(ask, Over)
    return f"over {' '.join(map(str, ask.ranks))}"


def may(state: State[Trail], seat: int) -> set[str]:
    """Return the seat's options as words."""
    ask = state.ask()
    assert isinstance(ask, Decision)
    return set(map(str, ask.options[seat]))
