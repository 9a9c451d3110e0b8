"""Where a coach bound for a town may end its turn, and the actions that lead there. Cached."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from posse.bots.search import Plan
from posse.games.stage_coach.bots.pursuit import Asleep, Pursuit
from posse.games.stage_coach.bots.routes import FAR, SIDES, Stance
from posse.games.stage_coach.rules.actions import AHEAD, HALT, TURNS, Town
from posse.games.stage_coach.rules.land import Hex
from posse.kernel import Action

STOPS_KEPT: Final = 16
"""How many stops are returned."""

PASSENGER_POINTS: Final = 4
"""How many points a passenger is worth when stops are ranked."""

_CACHE_SIZE: Final = 5_000


@dataclass(frozen=True)
class Stop:
    """One way to end a turn."""

    stance: Stance
    plan: Plan
    over: frozenset[Hex]
    """The hexes that must be free for it."""
    boards: int
    """A bit for each relay on the way."""
    left: int
    """The points to the town that are left from there."""


@lru_cache(_CACHE_SIZE)
def possible_stops(
    pursuit: Pursuit, sleepers: Asleep, stance: Stance, points: int, town: Town, waiting: int
) -> tuple[Stop, ...]:
    """Return the most promising stops, the one nearest to the town first.

    `waiting`: a bit for each relay that is worth a detour.
    """
    land, goal = pursuit.land, pursuit.land.towns[town]
    costs = pursuit.costs(sleepers, goal)
    by_relay = [
        (pursuit.costs(sleepers, relay), costs[relay * SIDES], 1 << i)
        for i, relay in enumerate(land.relays)
        if waiting >> i & 1
    ]

    def order(stop: Stop) -> int:
        least = costs[stop.stance] - PASSENGER_POINTS * (stop.boards & waiting).bit_count()
        for there, beyond, relay in by_relay:
            if not stop.boards & relay:
                least = min(least, there[stop.stance] + beyond - PASSENGER_POINTS)
        return least

    best: dict[Hex, tuple[int, Stop]] = {}
    for stop in _reach(pursuit, sleepers, stance, points, goal):
        found = order(stop)
        h = stop.stance // SIDES
        if found < FAR and (h not in best or found < best[h][0]):
            best[h] = found, stop
    ranked = sorted(best.values(), key=lambda one: one[0])[:STOPS_KEPT]
    return tuple([stop for _, stop in ranked])


def _reach(pursuit: Pursuit, sleepers: Asleep, stance: Stance, points: int, goal: Hex) -> tuple[Stop, ...]:
    """List every stance within `points`, with a way around the sleepers that enters no other town."""
    land = pursuit.land
    around, relays = land.around, land.relays
    costs = pursuit.costs(sleepers, goal)
    blocked = {c for w, c in enumerate(land.camps) if sleepers >> w & 1}
    blocked.update([town for town in land.towns if town != goal])
    came: dict[Stance, tuple[Stance, Action]] = {stance: (stance, HALT)}
    edge, found = [stance], []
    for left in range(points - 1, -1, -1):
        reached = []
        for at in edge:
            h, facing = divmod(at, SIDES)
            if h == goal:
                continue
            ahead = around[h][facing]
            steps: list[tuple[Stance, Action]] = [
                (h * SIDES + to, TURNS[to]) for to in pursuit.distances.turns[facing]
            ]
            if land.passable(ahead) and ahead not in blocked:
                steps.append((ahead * SIDES + facing, AHEAD))
            for to, action in steps:
                if to not in came:
                    came[to] = at, action
                    reached.append(to)
        for at in reached:
            plan: list[Action] = [HALT] if left and at // SIDES != goal else []
            over, back = set(), at
            while back != stance:
                before, action = came[back]
                plan.append(action)
                if action is AHEAD:
                    over.add(back // SIDES)
                back = before
            boards = 0
            for i, relay in enumerate(relays):
                if relay in over:
                    boards |= 1 << i
            found.append(Stop(at, tuple(reversed(plan)), frozenset(over), boards, costs[at]))
        edge = reached
    found.append(Stop(stance, (HALT,), frozenset(), 0, costs[stance]))
    return tuple(found)
