"""Notes on a choice: what it costs and brings, and how far a piece can get, from the seat's view alone."""

from __future__ import annotations

import random
from typing import Final

from posse.games.stage_coach.rules import combat
from posse.games.stage_coach.rules.actions import AHEAD, HALT, Fight, Ride, Step, Turn
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import NOWHERE, Hex
from posse.games.stage_coach.rules.table import SIDES, Trail
from posse.games.stage_coach.rules.turn import Journey, Riding
from posse.games.stage_coach.rules.view import CoachView, imagine
from posse.kernel import Action, Decision, Note, State

MOVES: Final = (AHEAD.kind, "turn", "step")


def notes(view: CoachView, options: tuple[Action, ...]) -> tuple[tuple[Note, ...], ...]:
    state = _likely(view)
    return tuple([tuple(_notes(state, action)) for action in options])


def _likely(view: CoachView) -> State[Trail]:
    """Return a position that looks like the view.  What is hidden in it changes no cost and no move."""
    return imagine(view, random.Random(0))


def _notes(state: State[Trail], action: Action) -> list[Note]:
    t, phase = state.table, state.phase
    if isinstance(phase, Journey):
        return _driven(t, phase.points, action)
    if isinstance(phase, Riding):
        return _ridden(t, phase, action)
    if isinstance(action, Ride):
        return [{"note": "points", "points": combat.WARRIOR_POINTS}]
    return [_odds(t, action)] if isinstance(action, Fight) else []


def _driven(t: Trail, points: int, action: Action) -> list[Note]:
    if action is HALT:
        return _halted(points, len(t.in_contact()))
    if isinstance(action, Turn):
        return [_cost(t.facing.apart(action.to) if t.rules.turning == "sixths" else 1, points)]
    ahead = t.land.around[t.coach][t.facing]
    found: list[Note] = [_cost(1, points)]
    if ahead in t.land.relays and not t.boarded >> t.land.relays.index(ahead) & 1:
        found.append({"note": "boards"})
    if ahead in t.land.towns:
        found.append({"note": "arrives"})
    return found


def _ridden(t: Trail, phase: Riding, action: Action) -> list[Note]:
    here = t.at[phase.warrior]
    if not isinstance(action, Step):
        return _halted(phase.points, int(here in t.land.near[t.coach]))
    to = t.land.around[here][action.to]
    found: list[Note] = [_cost(1, phase.points)]
    asleep = [w for w in t.sleepers() if t.at[w] == to]
    if asleep:
        found.append({"note": "wakes", "warrior": asleep[0].name.lower()})
    if to == t.behind():
        found.append({"note": "behind"})
    elif to in t.land.near[t.coach]:
        found.append({"note": "beside"})
    return found


def _cost(cost: int, points: int) -> Note:
    return {"note": "cost", "cost": cost, "left": points - cost}


def _halted(points: int, touched: int) -> list[Note]:
    lost: list[Note] = [{"note": "lost", "points": points}] if points else []
    return [*lost, *([{"note": "touches"}] if touched else [])]


def _odds(t: Trail, action: Fight) -> Note:
    attacker, defender = t.forces(action.warrior)
    column = combat.column(attacker, defender)
    rolls = [row[column] for row in combat.TABLE]
    return {
        "note": "odds",
        "odds": combat.COLUMNS[column],
        "side": SIDES[t.active],
        "attacker": sum([loss[0] > 0 for loss in rolls]),
        "defender": sum([loss[1] > 0 for loss in rolls]),
    }


def reach(view: CoachView) -> tuple[Hex, ...]:
    """Return every hex on which the moving piece could end its move."""
    state = _likely(view)
    phase = state.phase
    if not isinstance(phase, Journey | Riding):
        return ()
    start = _place(state)
    found: set[Hex] = set()
    seen: set[tuple[Hex, Direction, int]] = set()
    edge = [state]
    while edge:
        at = edge.pop()
        hex, facing, points = _place(at)
        if (hex, facing, points) in seen:
            continue
        seen.add((hex, facing, points))
        ask = at.ask()
        assert isinstance(ask, Decision)
        options = ask.options[at.table.active]
        if HALT in options:
            found.add(hex)
        for action in options:
            if action.kind in MOVES:
                moved = at.clone()
                moved.choose(moved.table.active, action)
                if type(moved.phase) is type(phase) and moved.table.active == state.table.active:
                    edge.append(moved)
                else:
                    found.add(_stood(moved, state))
    return tuple(sorted(found - {start[0]} - {NOWHERE}))


def _place(state: State[Trail]) -> tuple[Hex, Direction, int]:
    t, phase = state.table, state.phase
    if isinstance(phase, Riding):
        return t.at[phase.warrior], Direction.E, phase.points
    assert isinstance(phase, Journey)
    return t.coach, t.facing, phase.points


def _stood(moved: State[Trail], before: State[Trail]) -> Hex:
    """Return where the piece stands after a step that ended its move."""
    phase = before.phase
    return moved.table.at[phase.warrior] if isinstance(phase, Riding) else moved.table.coach
