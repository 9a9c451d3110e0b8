"""Distances and routes: how far warriors walk, and what the coach's way costs from every hex and facing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from posse.games.stage_coach.rules import Land
from posse.games.stage_coach.rules.combat import COACH_POINTS
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import NOWHERE, Hex

SIDES: Final = len(Direction)
FAR: Final = 10_000
"""More than any way costs: out of reach."""

_LANDS_CACHED: Final = 8
_ROUTES_CACHED: Final = 96  # on one map they differ by goal and by sleeping warriors

Stance = int
"""Where the coach stands and faces, as one number: hex times six plus facing."""


class Distances:
    """Distances on one map under one rule for turning, cached as they are measured."""

    def __init__(self, land: Land, sixths: bool) -> None:
        self.land: Final = land
        # turns[f]: the facings one point away from facing f
        self.turns: Final = tuple(
            [tuple([g for g in Direction if 0 < f.apart(g) <= (1 if sixths else 3)]) for f in Direction]
        )
        self._walks: Final[dict[Hex, list[int]]] = {}
        self._within: Final[dict[tuple[Hex, int], tuple[Hex, ...]]] = {}
        self.route: Final = lru_cache(_ROUTES_CACHED)(self._route)
        self._way: Final = lru_cache(_ROUTES_CACHED)(self._ways_to)

    def walks(self, start: Hex) -> list[int]:
        """Return the walking distance of a warrior from `start` to every hex."""
        found = self._walks.get(start)
        if found is None:
            found = self._walks[start] = self._walked(start)
        return found

    def within(self, start: Hex, steps: int) -> tuple[Hex, ...]:
        """List the hexes a warrior reaches from `start` within `steps` steps, including `start`."""
        key = (start, steps)
        found = self._within.get(key)
        if found is None:
            walks = self.walks(start)
            found = self._within[key] = tuple([h for h, far in enumerate(walks) if far <= steps])
        return found

    def _walked(self, start: Hex) -> list[int]:
        ways = self.land.ways
        far = [FAR] * len(ways)
        far[start] = 0
        edge, steps = [start], 0
        while edge:
            steps += 1
            reached = []
            for at in edge:
                for _, to in ways[at]:
                    if far[to] == FAR:
                        far[to] = steps
                        reached.append(to)
            edge = reached
        return far

    def _ways_to(self, goal: Hex, blocked: frozenset[Hex]) -> list[int]:
        """Return the coach's cost to enter `goal` from every stance.

        Searches backwards from the goal. A turn by several sixths is a chain of single ones.
        """
        around, passable = self.land.around, self.land.passable
        costs = [FAR] * (len(around) * SIDES)
        edge = [goal * SIDES + facing for facing in range(SIDES)]
        for stance in edge:
            costs[stance] = 0
        paid = 0
        while edge:
            paid += 1
            reached = []
            for stance in edge:
                h, facing = divmod(stance, SIDES)
                back = around[h][(facing + 3) % SIDES]
                if passable(back) and back not in blocked and costs[back * SIDES + facing] == FAR:
                    costs[back * SIDES + facing] = paid
                    reached.append(back * SIDES + facing)
                for other in self.turns[facing]:
                    if costs[h * SIDES + other] == FAR:
                        costs[h * SIDES + other] = paid
                        reached.append(h * SIDES + other)
            edge = reached
        return costs

    def _route(self, goals: tuple[Hex, ...], blocked: frozenset[Hex]) -> Route:
        return Route(self, goals, tuple([self._way(goal, blocked) for goal in goals]))


class Route:
    """The cheapest way through one or more goals, in order."""

    def __init__(self, distances: Distances, goals: tuple[Hex, ...], ways: tuple[list[int], ...]) -> None:
        self.distances: Final = distances
        self.goals: Final = goals
        self.ways: Final = ways
        self._courses: Final[dict[Stance, Course]] = {}

    def cost(self, stance: Stance) -> int:
        """Return the points to the first goal."""
        return self.ways[0][stance]

    def course(self, stance: Stance) -> Course:
        found = self._courses.get(stance)
        if found is None:
            found = self._courses[stance] = self._driven(stance)
        return found

    def _driven(self, stance: Stance) -> Course:
        """Simulate the drive: return where the coach ends each turn with nobody in its way."""
        start = stance // SIDES
        halts: list[Hex] = []
        leg, points = 0, COACH_POINTS
        costs = self.ways[0]
        if costs[stance] >= FAR:
            return Course(self.distances, stance // SIDES, (), self.goals[-1], FAR)
        while True:
            if costs[stance] == 0:
                leg += 1
                if leg == len(self.goals):
                    break
                costs = self.ways[leg]
                continue
            if points == 0:
                halts.append(stance // SIDES)
                points = COACH_POINTS
            stance = self._next(stance, costs, self.distances.walks(self.goals[leg]))
            points -= 1
        total = len(halts) * COACH_POINTS + COACH_POINTS - points
        return Course(self.distances, start, tuple(halts), self.goals[-1], total)

    def _next(self, stance: Stance, costs: list[int], walks: list[int]) -> Stance:
        """Return the next stance on the way; of equally good turns, the one that faces the goal most."""
        h, facing = divmod(stance, SIDES)
        wanted = costs[stance] - 1
        around = self.distances.land.around[h]
        ahead = around[facing]
        if ahead != NOWHERE and costs[ahead * SIDES + facing] == wanted:
            return ahead * SIDES + facing
        turns = [f for f in self.distances.turns[facing] if costs[h * SIDES + f] == wanted]
        return h * SIDES + min(turns, key=lambda f: walks[around[f]] if around[f] != NOWHERE else FAR)


class Course:
    """Where the coach is expected to stop, turn by turn, before it enters its goal."""

    __slots__ = ("ahead", "cost", "here")

    def __init__(
        self, distances: Distances, start: Hex, halts: tuple[Hex, ...], goal: Hex, cost: int
    ) -> None:
        self.cost = cost
        # Walking distances to each stop and last to the goal: `ahead` if the coach moves next, `here` if
        # the warriors do.
        self.ahead = tuple([distances.walks(h) for h in (*halts, goal)])
        self.here = (distances.walks(start), *self.ahead)


@lru_cache(_LANDS_CACHED)
def distances(land: Land, sixths: bool) -> Distances:
    """Return the distances of a map; they are measured once and shared."""
    return Distances(land, sixths)
