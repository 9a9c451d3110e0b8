"""Where a piece can go."""

from __future__ import annotations

from posse.games.stage_coach.rules.actions import Warrior
from posse.games.stage_coach.rules.land import MOUNTAIN, NOWHERE, Hex
from posse.games.stage_coach.rules.table import Trail


def obstacle(t: Trail, to: Hex) -> str | None:
    """What keeps any piece out of a hex, but for other pieces."""
    if to == NOWHERE:
        return "edge"
    return "mountain" if t.land.signs[to] == MOUNTAIN else None


def steps(t: Trail, warrior: Warrior, start: Hex, points: int) -> int:
    """A bit for each side the warrior can step to: not onto the coach (SC-R7), not into a closed
    town (SC-R23), and onto another warrior only if it can still get off again (SC-R8, SC-R9)."""
    coach, at = t.coach, t.at
    near = t.land.near[start]
    if coach not in near and not t.rules.towns_closed and near.isdisjoint(at):
        return t.land.open[start]  # nobody about, as on most steps
    mask = 0
    closed = t.land.towns if t.rules.towns_closed else ()
    for direction, to in t.land.ways[start]:
        if to == coach or to in closed:
            continue
        # The rider's own hex is free, unless it is just passing over somebody there.
        taken = to in at and (to != at[warrior] or at.count(to) > 1)
        if taken and (points < 2 or not steps(t, warrior, to, points - 1)):
            continue
        mask |= 1 << direction
    return mask


def named(t: Trail, h: Hex) -> str:
    return t.land.names[h] if h != NOWHERE else "-"
