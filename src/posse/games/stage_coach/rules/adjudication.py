"""The way home of a coach that nobody can stop any more (SC-R29).

That a game goes on may tell the Indians which town's road is barred, but by then they have nothing left to
decide; and where it ends here, the slip is unfolded as at every end.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from posse.games.stage_coach.rules import combat
from posse.games.stage_coach.rules.ending import ended
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import NOWHERE, Hex, Land
from posse.games.stage_coach.rules.phase import Phase
from posse.games.stage_coach.rules.table import COACH, Trail

Stance = tuple[Hex, Direction]

SECOND_TURN: Final = 2
"""The Indians' turn from which the second village's warrior rides, where the table plays so (SC-R10)."""


def adjudicated(t: Trail) -> Phase | None:
    """The end of a game that is decided, so that nobody has to drive the coach home; None if it goes on."""
    if not t.rules.adjudicate or anybody_can_wake(t) or (found := way_home(t)) is None:
        return None
    way, turns = found
    t.proposed = None
    if t.emitted is not None:
        t.emit("adjudicated", way=tuple([t.land.names[h] for h in way]), turns=turns)
    return ended(t, "adjudicated", (1, 2))


def anybody_can_wake(t: Trail) -> bool:
    """Whether a warrior is awake, or may still come to be: sleepers are woken by those who are awake, by
    reinforcements, or as the second village's rider."""
    if t.awake or t.rules.reinforcements:
        return True
    to_come = t.turn < SECOND_TURN or (t.turn == SECOND_TURN and t.active == COACH)
    villagers = [w for w in t.sleepers() if t.at[w] in t.land.villages]
    return t.rules.second_village == "rides" and to_come and bool(villagers)


def way_home(t: Trail) -> tuple[tuple[Hex, ...], int] | None:
    """The hexes from the coach to its town, and the turns it takes from the next one on; None where no way
    is free, or none is short enough for the turn limit."""
    assert t.destination is not None
    town, other = t.land.towns[t.destination], t.land.towns[1 - t.destination]
    closed = frozenset([h for h in t.at if h != NOWHERE] + [other])
    costs = _costs(t.land, t.rules.turning == "sixths", town, closed)
    here = (t.coach, t.facing)
    if here not in costs:
        return None
    turns = -(-costs[here] // combat.COACH_POINTS)
    last = t.rules.last_turn
    if last is not None and t.turn + turns > last:
        return None
    return _way(t, here, costs), turns


def _way(t: Trail, here: Stance, costs: dict[Stance, int]) -> tuple[Hex, ...]:
    """One of the shortest ways: straight ahead where that is one."""
    way = [here[0]]
    while costs[here]:
        h, facing = here
        ahead = (t.land.around[h][facing], facing)
        if costs.get(ahead) == costs[here] - 1:
            here = ahead
            way.append(ahead[0])
        else:
            here = next((h, to) for to in Direction if costs.get((h, to)) == costs[here] - 1)
    return tuple(way)


@lru_cache(64)
def _costs(land: Land, sixths: bool, town: Hex, closed: frozenset[Hex]) -> dict[Stance, int]:
    """The points to the town from every stance that has a way, found backwards from the town.

    Each step costs 1 point: a hex ahead, or a turn.  By sixths, a wide turn is several small ones."""
    edge: list[Stance] = [(town, facing) for facing in Direction]
    costs = dict.fromkeys(edge, 0)
    points = 0
    while edge:
        points += 1
        reached: list[Stance] = []
        for h, facing in edge:
            back = land.around[h][facing.back]
            before = [(back, facing)] if land.passable(back) and back not in closed else []
            if h != town:
                before += [(h, to) for to in Direction if not sixths or facing.apart(to) == 1]
            for stance in before:
                if stance not in costs and stance[0] != town:
                    costs[stance] = points
                    reached.append(stance)
        edge = reached
    return costs
