"""The coach's chances when it is about to drive: a sum over what stands for it and against it.

The weights were fitted to games of our own bots by `scripts/hopes.py`, for each strength of the coach.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import resources
from typing import Final

from posse.bots.stage_coach.chase import asleep, chase_at
from posse.bots.stage_coach.ground import SIDES
from posse.bots.stage_coach.judgement import squash
from posse.games.stage_coach.actions import Town
from posse.games.stage_coach.combat import MOST, WARRIOR_POINTS
from posse.games.stage_coach.table import Trail

LATEST: Final = 3  # turns until a sleeper can be up; later is too late
FARTHEST: Final = 20  # turns to go; further is all the same
DETOURS: Final = (1, 3, 6)  # points a relay may lie off the way

# Where each part of the sum has its weights
WAY: Final = 1
KNOWN: Final = 2
RELAYS: Final = 3
AWAKE: Final = RELAYS + len(DETOURS)
ASLEEP: Final = AWAKE + 3
ALONE: Final = ASLEEP + 2
SIZE: Final = ALONE + 1


def traits(t: Trail) -> Iterator[tuple[int, float]]:
    """What stands for and against the coach: the number of each trait, and how much of it there is."""
    assert t.destination is not None
    ways, sleepers = chase_at(t), asleep(t)
    stance = t.coach * SIDES + t.facing
    hunts = ways.hunts(sleepers, stance)
    hunt = hunts[t.destination]
    north = ways.northward(sleepers, stance)
    yield 0, 1.0
    yield WAY, min(hunt.turns, FARTHEST) / 10
    yield KNOWN, north if t.destination == Town.NORTH else 1 - north
    if t.strength < MOST:
        for i, relay in enumerate(t.land.relays):
            if not t.boarded >> i & 1 and relay not in t.at:
                there = ways.costs(sleepers, relay)[stance]
                beyond = ways.costs(sleepers, t.land.towns[t.destination])[relay * SIDES + t.facing]
                for at, detour in enumerate(DETOURS):
                    if there + beyond <= hunt.cost + detour:
                        yield RELAYS + at, 1.0
                        break
    awake, at_ = t.awake, t.at
    if not awake:
        yield ALONE, 1.0
        return
    riders = []
    way = near = town = 0.0
    for w, h in enumerate(at_):
        if awake >> w & 1:
            riders.append(h)
            force = t.force[w]
            menace = hunt.menace(h)
            way += force * menace[0]
            near += force * menace[1]
            town += force * menace[2]
    yield AWAKE, way
    yield AWAKE + 1, near
    yield AWAKE + 2, town
    way = town = 0.0
    for w, h in enumerate(at_):
        if sleepers >> w & 1:
            walks = ways.ground.walks(h)
            delay = min(min([walks[r] for r in riders]) // WARRIOR_POINTS + 1, LATEST)
            menace = hunt.menace(h, delay)
            way += t.force[w] * menace[0]
            town += t.force[w] * menace[2]
    yield ASLEEP, way
    yield ASLEEP + 1, town


def _read() -> list[list[float]]:
    data = resources.files(__package__).joinpath("data", "hopes.json")
    weights: list[list[float]] = json.loads(data.read_text("utf-8"))["weights"]
    return weights


_WEIGHTS: list[list[float]] = _read()


def weights(strength: int) -> list[float]:
    """What each trait counts for a coach of this strength."""
    return _WEIGHTS[strength - 1]


def hopes(t: Trail) -> float:
    """The coach's chance of winning, its town being known to who asks."""
    weight = weights(t.strength)
    total = 0.0
    for trait, much in traits(t):
        total += weight[trait] * much
    return squash(total)
