"""How the pursuit is expected to continue: cached answers for the many decisions of playouts.

Everything here depends only on the map, on the sleeping warriors, and on where the coach stands and faces, so
it is computed once and then looked up.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from posse.games.stage_coach.bots.odds import arrival_chance, squash
from posse.games.stage_coach.bots.routes import FAR, SIDES, Distances, Route, Stance, distances
from posse.games.stage_coach.bots.threats import DESTINATION_SHARPNESS
from posse.games.stage_coach.rules import Land, Trail
from posse.games.stage_coach.rules.actions import STEPS, Step
from posse.games.stage_coach.rules.combat import WARRIOR_POINTS
from posse.games.stage_coach.rules.land import NOWHERE, Hex
from posse.games.stage_coach.rules.table import EVERY_WARRIOR

_PURSUITS_CACHED: Final = 8
_INTERCEPTIONS_CACHED: Final = 10_000

Asleep = int
"""A bit for each warrior that sleeps in its camp."""

MeetingChances = tuple[float, float, float]
"""The chances that a warrior meets the coach on its way, does so next turn, or is in its town first."""

StepsNearer = list[tuple[tuple[Step, Hex], ...]]
"""For every hex, the steps that lead nearer to a goal."""


def asleep(t: Trail) -> Asleep:
    left = EVERY_WARRIOR ^ t.awake
    if NOWHERE in t.at:
        for w, h in enumerate(t.at):
            if h == NOWHERE:
                left &= ~(1 << w)
    return left


class Interception:
    """A coach at one stance, bound for one town, and the chances of warriors to meet it."""

    __slots__ = ("_chances", "_walks", "cost")

    def __init__(self, route: Route, stance: Stance) -> None:
        course = route.course(stance)
        self._walks = course.ahead, course.here
        self._chances: dict[int, MeetingChances] = {}
        self.cost = course.cost

    def meeting_chances(self, h: Hex, delay: int = 0, halted: int = 0) -> MeetingChances:
        """Return the chances of a warrior on `h` that rides after the coach's next drive, or `delay` turns
        later.

        If the coach has stopped already (`halted`), the warrior rides at once.
        """
        key = h << 3 | halted << 2 | delay
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = self._meeting_chances(h, delay, halted)
        return found

    def _meeting_chances(self, h: Hex, delay: int, halted: int) -> MeetingChances:
        *halts, goal = self._walks[halted]
        reach = 1 - delay * WARRIOR_POINTS
        most = 0.0
        for turn, walks in enumerate(halts):
            reach += WARRIOR_POINTS
            if turn >= delay:
                most = max(most, arrival_chance(reach - walks[h], turn))
        near = arrival_chance(1 + WARRIOR_POINTS - halts[0][h], 0) if halts and not delay else 0.0
        return most, near, arrival_chance(reach - 1 - goal[h], 0)


class Pursuit:
    """The routes, interceptions and steps on one map under one rule for turning."""

    def __init__(self, land: Land, sixths: bool) -> None:
        self.land: Final = land
        self.distances: Final[Distances] = distances(land, sixths)
        self._routes: Final[dict[tuple[Asleep, Hex], Route]] = {}
        self._interceptions: Final[dict[tuple[Asleep, Stance], tuple[Interception, Interception]]] = {}
        self._steps_nearer: Final[dict[Hex, StepsNearer]] = {}
        self._waiting: Final[dict[tuple[Asleep, int], int]] = {}

    def costs(self, sleepers: Asleep, goal: Hex) -> list[int]:
        """Return the coach's cost to `goal` from every stance, around the sleepers if there is a way."""
        return self.route(sleepers, goal).ways[0]

    def route(self, sleepers: Asleep, goal: Hex) -> Route:
        found = self._routes.get((sleepers, goal))
        if found is None:
            camps = frozenset([h for w, h in enumerate(self.land.camps) if sleepers >> w & 1 and h != goal])
            found = self.distances.route((goal,), camps)
            if found.cost(self.land.start * SIDES) >= FAR:
                found = self.distances.route((goal,), frozenset())
            self._routes[sleepers, goal] = found
        return found

    def waiting(self, sleepers: Asleep, boarded: int) -> int:
        """Return a bit for each relay where a passenger waits and no warrior sleeps."""
        key = sleepers, boarded
        found = self._waiting.get(key)
        if found is None:
            camps = {h for w, h in enumerate(self.land.camps) if sleepers >> w & 1}
            found = 0
            for i, relay in enumerate(self.land.relays):
                if not boarded >> i & 1 and relay not in camps:
                    found |= 1 << i
            self._waiting[key] = found
        return found

    def interceptions(self, sleepers: Asleep, stance: Stance) -> tuple[Interception, Interception]:
        """Return the interception for each town, as if the coach were bound there."""
        found = self._interceptions.get((sleepers, stance))
        if found is None:
            if len(self._interceptions) > _INTERCEPTIONS_CACHED:
                self._interceptions.clear()
            north, south = [Interception(self.route(sleepers, town), stance) for town in self.land.towns]
            found = self._interceptions[sleepers, stance] = north, south
        return found

    def north_probability(self, sleepers: Asleep, stance: Stance) -> float:
        """Return the probability that the coach is bound for the north, judging by the ways left to it."""
        north, south = self.interceptions(sleepers, stance)
        return squash((south.cost - north.cost) * DESTINATION_SHARPNESS)

    def steps_nearer(self, goal: Hex) -> StepsNearer:
        found = self._steps_nearer.get(goal)
        if found is None:
            far = self.distances.walks(goal)
            found = self._steps_nearer[goal] = [
                tuple([(STEPS[d], to) for d, to in ways if far[to] < far[h]])
                for h, ways in enumerate(self.land.ways)
            ]
        return found


@lru_cache(_PURSUITS_CACHED)
def pursuit(land: Land, sixths: bool) -> Pursuit:
    """Return the pursuit on a map; it is built once and shared."""
    return Pursuit(land, sixths)


def pursuit_at(t: Trail) -> Pursuit:
    return pursuit(t.land, t.rules.turning == "sixths")
