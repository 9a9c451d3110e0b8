"""Where a coach may end its turn that is bound for one town, and how it gets there: worked out once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from posse.bots.search import Plan
from posse.games.stage_coach.bots.chase import Asleep, Chase
from posse.games.stage_coach.bots.ground import FAR, SIDES, Stance
from posse.games.stage_coach.rules.actions import AHEAD, HALT, TURNS, Town
from posse.games.stage_coach.rules.land import Hex
from posse.kernel import Action

CHOICE: Final = 16
"""How many places are looked at."""

PASSENGER: Final = 4
"""The points a passenger is worth when places are put in order."""

_KEPT: Final = 5_000


@dataclass(frozen=True)
class Halt:
    """The end of a turn."""

    stance: Stance
    plan: Plan
    over: frozenset[Hex]
    """The hexes that must be free for it."""
    boards: int
    """A bit for each relay on the way."""
    left: int
    """The points that are left to the town from there."""


@lru_cache(_KEPT)
def halts(
    ways: Chase, sleepers: Asleep, stance: Stance, points: int, town: Town, waiting: int
) -> tuple[Halt, ...]:
    """The most promising ends of a turn, the quickest first.

    `waiting`: a bit for each relay that is worth a detour.
    """
    land, goal = ways.land, ways.land.towns[town]
    costs = ways.costs(sleepers, goal)
    by_relay = [
        (ways.costs(sleepers, relay), costs[relay * SIDES], 1 << i)
        for i, relay in enumerate(land.relays)
        if waiting >> i & 1
    ]

    def order(halt: Halt) -> int:
        least = costs[halt.stance] - PASSENGER * (halt.boards & waiting).bit_count()
        for there, beyond, relay in by_relay:
            if not halt.boards & relay:
                least = min(least, there[halt.stance] + beyond - PASSENGER)
        return least

    best: dict[Hex, tuple[int, Halt]] = {}
    for halt in _reach(ways, sleepers, stance, points, goal):
        found = order(halt)
        h = halt.stance // SIDES
        if found < FAR and (h not in best or found < best[h][0]):
            best[h] = found, halt
    ranked = sorted(best.values(), key=lambda one: one[0])[:CHOICE]
    return tuple([halt for _, halt in ranked])


def _reach(ways: Chase, sleepers: Asleep, stance: Stance, points: int, goal: Hex) -> tuple[Halt, ...]:
    """Every stance within the points, with a way around the sleepers; other towns are not entered."""
    land = ways.land
    around, relays = land.around, land.relays
    costs = ways.costs(sleepers, goal)
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
                (h * SIDES + to, TURNS[to]) for to in ways.ground.turns[facing]
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
            found.append(Halt(at, tuple(reversed(plan)), frozenset(over), boards, costs[at]))
        edge = reached
    found.append(Halt(stance, (HALT,), frozenset(), 0, costs[stance]))
    return tuple(found)
