"""The coach's chances, as a sum over what stands for it and against it.

There are two moments to judge: the coach is about to drive, or it has just halted and the warriors are about
to ride.  The weights were fitted to games of our own bots by `scripts/hopes.py`, for each moment and for each
strength of the coach.
"""

from __future__ import annotations

import json
from enum import IntEnum
from functools import lru_cache
from typing import Final

from posse.games.stage_coach.bots.chase import Asleep, Chase, Hunt, asleep, chase_at
from posse.games.stage_coach.bots.ground import SIDES, Stance
from posse.games.stage_coach.bots.judgement import squash
from posse.games.stage_coach.rules.actions import Town
from posse.games.stage_coach.rules.combat import MOST, WARRIOR_POINTS
from posse.games.stage_coach.rules.land import NOWHERE, Hex
from posse.games.stage_coach.rules.table import Trail
from posse.kernel.data import data_file

LATEST: Final = 3  # turns until a sleeper can be up; later is too late
FARTHEST: Final = 100  # points to go; further is all the same
DETOURS: Final = (1, 3, 6)  # points a relay may lie off the way

# Where each part of the sum has its weights
WAY: Final = 1
KNOWN: Final = 2
RELAYS: Final = 3
ALONE: Final = RELAYS + len(DETOURS)
AWAKE: Final = ALONE + 1
ASLEEP: Final = AWAKE + 5
SIZE: Final = ASLEEP + 3

_KEPT: Final = 15_000

Traits = list[tuple[int, float]]
"""The number of each trait, and how much of it there is."""

Guard = tuple[tuple[Hex, int], ...]
"""Riders: where each stands, and its strength."""

Camp = tuple[tuple[Hex, int, int], ...]
"""Sleepers: where each lies, its strength, and in how many turns it can be up."""


class Moment(IntEnum):
    DRIVING = 0
    HALTED = 1


def _read() -> list[list[list[float]]]:
    found = json.loads(data_file(__package__, "hopes.json"))
    return [found["driving"], found["halted"]]


_WEIGHTS: list[list[list[float]]] = _read()


def weights(moment: Moment, strength: int) -> list[float]:
    """What each trait counts for a coach of this strength."""
    return _WEIGHTS[moment][strength - 1]


class Hope:
    """What a coach of this strength may hope for at one stance, bound for one town, while these sleep."""

    __slots__ = ("_hunt", "_moment", "_riders", "_sleepers", "_stance", "_ways", "_weights", "alone", "calm")

    def __init__(
        self,
        moment: Moment,
        ways: Chase,
        sleepers: Asleep,
        stance: Stance,
        town: Town,
        strength: int,
        boarded: int,
    ) -> None:
        self._moment, self._ways, self._stance = moment, ways, stance
        self._hunt: Hunt = ways.hunts(sleepers, stance)[town]
        self._weights = weights(moment, strength)
        self._riders: dict[Hex, float] = {}
        self._sleepers: dict[tuple[Hex, int], float] = {}
        self.alone = self._weighed(standing(ways, sleepers, stance, town, strength, boarded))
        self.calm = self.alone + self._weights[ALONE]

    def _weighed(self, traits: Traits) -> float:
        total = 0.0
        for trait, much in traits:
            total += self._weights[trait] * much
        return total

    def total(self, riders: Guard, sleepers: Camp) -> float:
        """The sum, before it is made a chance."""
        if not riders:
            return self.calm
        total = self.alone
        for h, force in riders:
            found = self._riders.get(h)
            if found is None:
                found = self._riders[h] = self._weighed(
                    rider(self._moment, self._ways, self._hunt, self._stance, h)
                )
            total += force * found
        for h, force, delay in sleepers:
            found = self._sleepers.get((h, delay))
            if found is None:
                traits = sleeper(self._moment, self._ways, self._hunt, self._stance, h, delay)
                found = self._sleepers[h, delay] = self._weighed(traits)
            total += force * found
        return total


# --- the traits ---


def standing(
    ways: Chase, sleepers: Asleep, stance: Stance, town: Town, strength: int, boarded: int
) -> Traits:
    """What counts whoever is awake."""
    cost = ways.hunts(sleepers, stance)[town].cost
    north = ways.northward(sleepers, stance)
    found = [(0, 1.0), (WAY, min(cost, FARTHEST) / 50), (KNOWN, north if town == Town.NORTH else 1 - north)]
    if strength < MOST:
        land = ways.land
        to_town = ways.costs(sleepers, land.towns[town])
        waiting = ways.waiting(sleepers, boarded)
        for i, relay in enumerate(land.relays):
            if waiting >> i & 1:
                there = ways.costs(sleepers, relay)[stance] + to_town[relay * SIDES + stance % SIDES]
                for at, detour in enumerate(DETOURS):
                    if there <= cost + detour:
                        found.append((RELAYS + at, 1.0))
                        break
    return found


def rider(moment: Moment, ways: Chase, hunt: Hunt, stance: Stance, h: Hex) -> Traits:
    """What a point of a rider's strength counts."""
    way, near, town = hunt.menace(h, 0, moment)
    touches = float(h in ways.land.near[stance // SIDES])
    rear = 0.0
    if moment == Moment.HALTED:
        behind = ways.land.around[stance // SIDES][(stance + 3) % SIDES]
        rear = float(behind != NOWHERE and ways.ground.walks(h)[behind] <= WARRIOR_POINTS)
    return [(AWAKE, way), (AWAKE + 1, near), (AWAKE + 2, town), (AWAKE + 3, rear), (AWAKE + 4, touches)]


def sleeper(moment: Moment, ways: Chase, hunt: Hunt, stance: Stance, h: Hex, delay: int) -> Traits:
    """What a point of a sleeper's strength counts, if it can be up in so many turns."""
    way, _, town = hunt.menace(h, delay, moment)
    return [(ASLEEP, way), (ASLEEP + 1, town), (ASLEEP + 2, float(h in ways.land.near[stance // SIDES]))]


# --- the sides ---


def sides(t: Trail, ways: Chase, sleepers: Asleep) -> tuple[Guard, Camp]:
    """Who is awake where, and who sleeps where and can be up when."""
    awake, force = t.awake, t.force
    riders: list[tuple[Hex, int]] = []
    lie: list[int] = []
    for w, h in enumerate(t.at):
        if awake >> w & 1:
            riders.append((h, force[w]))
        elif sleepers >> w & 1:
            lie.append(w)
    if not riders:
        return (), ()
    camp = []
    for w in lie:
        h = t.at[w]
        walks = ways.ground.walks(h)
        delay = min([walks[r] for r, _ in riders]) // WARRIOR_POINTS + 1
        camp.append((h, force[w], delay if delay < LATEST else LATEST))
    return tuple(riders), tuple(camp)


def hope(
    moment: Moment, ways: Chase, sleepers: Asleep, stance: Stance, town: Town, strength: int, boarded: int
) -> Hope:
    return _hope(moment, ways, sleepers, stance, town, strength, boarded if strength < MOST else 0)


_hope = lru_cache(_KEPT)(Hope)


def hopes(t: Trail) -> float:
    """The coach's chance of winning when it is about to drive, its town being known to who asks."""
    assert t.destination is not None
    ways, sleepers = chase_at(t), asleep(t)
    found = hope(
        Moment.DRIVING, ways, sleepers, t.coach * SIDES + t.facing, t.destination, t.strength, t.boarded
    )
    return squash(found.total(*sides(t, ways, sleepers)))


def traits(t: Trail, moment: Moment) -> Traits:
    """All of it, for who fits the weights."""
    assert t.destination is not None
    ways, sleepers = chase_at(t), asleep(t)
    stance = t.coach * SIDES + t.facing
    hunt = ways.hunts(sleepers, stance)[t.destination]
    found = standing(ways, sleepers, stance, t.destination, t.strength, t.boarded)
    riders, camp = sides(t, ways, sleepers)
    if not riders:
        return [*found, (ALONE, 1.0)]
    for h, force in riders:
        found += [(trait, force * much) for trait, much in rider(moment, ways, hunt, stance, h)]
    for h, force, delay in camp:
        found += [(trait, force * much) for trait, much in sleeper(moment, ways, hunt, stance, h, delay)]
    return found
