"""The coach's chance of winning, as a weighted sum of features.

A position is evaluated at one of two points: the coach is about to drive, or it has just stopped and the
warriors are about to ride. `scripts/fit_stage_coach_evaluation.py` fitted the weights to games of our own
bots, for each point and for each strength of the coach.
"""

from __future__ import annotations

import json
from enum import IntEnum
from functools import lru_cache
from typing import Final

from posse.games.stage_coach.bots.odds import known_strength, squash
from posse.games.stage_coach.bots.pursuit import Asleep, Interception, Pursuit, asleep, pursuit_at
from posse.games.stage_coach.bots.routes import SIDES, Stance
from posse.games.stage_coach.rules.actions import Town
from posse.games.stage_coach.rules.combat import MOST, WARRIOR_POINTS
from posse.games.stage_coach.rules.land import NOWHERE, Hex
from posse.games.stage_coach.rules.table import Trail
from posse.kernel.data import data_file

LATEST_DELAY: Final = 3  # turns until a sleeper can be awake; a later one counts the same
FARTHEST: Final = 100  # points to drive; a longer way counts the same
DETOURS: Final = (1, 3, 6)  # points a relay may lie off the way

# Index of each feature in the weights
WAY: Final = 1
KNOWN: Final = 2
RELAYS: Final = 3
ALONE: Final = RELAYS + len(DETOURS)
AWAKE: Final = ALONE + 1
ASLEEP: Final = AWAKE + 5
SIZE: Final = ASLEEP + 3

_CACHE_SIZE: Final = 15_000

Features = list[tuple[int, float]]
"""The index of each feature, and its amount."""

Riders = tuple[tuple[Hex, int], ...]
"""Awake warriors: where each stands, and its strength."""

Sleepers = tuple[tuple[Hex, int, int], ...]
"""Sleeping warriors: where each lies, its strength, and in how many turns it can be awake."""


class EvaluationPoint(IntEnum):
    """When a position is evaluated: the coach is about to drive, or it has just stopped."""

    DRIVING = 0
    HALTED = 1


def _read() -> list[list[list[float]]]:
    found = json.loads(data_file(__package__, "evaluation.json"))
    return [found["driving"], found["halted"]]


_WEIGHTS: list[list[list[float]]] = _read()


def weights(when: EvaluationPoint, strength: int) -> list[float]:
    """Return the weight of each feature for a coach of this strength."""
    return _WEIGHTS[when][strength - 1]


class Evaluation:
    """A coach at one stance, bound for one town, while some warriors sleep; `total` adds the warriors."""

    __slots__ = (
        "_interception",
        "_pursuit",
        "_riders",
        "_sleepers",
        "_stance",
        "_weights",
        "_when",
        "alone",
        "nobody_awake",
    )

    def __init__(
        self,
        when: EvaluationPoint,
        pursuit: Pursuit,
        sleepers: Asleep,
        stance: Stance,
        town: Town,
        strength: int,
        boarded: int,
    ) -> None:
        self._when, self._pursuit, self._stance = when, pursuit, stance
        self._interception: Interception = pursuit.interceptions(sleepers, stance)[town]
        self._weights = weights(when, strength)
        self._riders: dict[Hex, float] = {}
        self._sleepers: dict[tuple[Hex, int], float] = {}
        self.alone = self._weighted_sum(coach_features(pursuit, sleepers, stance, town, strength, boarded))
        self.nobody_awake = self.alone + self._weights[ALONE]

    def _weighted_sum(self, features: Features) -> float:
        total = 0.0
        for feature, amount in features:
            total += self._weights[feature] * amount
        return total

    def total(self, riders: Riders, sleepers: Sleepers) -> float:
        """Return the weighted sum, before `squash` turns it into a chance."""
        if not riders:
            return self.nobody_awake
        total = self.alone
        for h, force in riders:
            found = self._riders.get(h)
            if found is None:
                found = self._riders[h] = self._weighted_sum(
                    rider_features(self._when, self._pursuit, self._interception, self._stance, h)
                )
            total += force * found
        for h, force, delay in sleepers:
            found = self._sleepers.get((h, delay))
            if found is None:
                features = sleeper_features(
                    self._when, self._pursuit, self._interception, self._stance, h, delay
                )
                found = self._sleepers[h, delay] = self._weighted_sum(features)
            total += force * found
        return total


# --- the features ---


def coach_features(
    pursuit: Pursuit, sleepers: Asleep, stance: Stance, town: Town, strength: int, boarded: int
) -> Features:
    """List the features that do not depend on awake warriors."""
    cost = pursuit.interceptions(sleepers, stance)[town].cost
    north = pursuit.north_probability(sleepers, stance)
    found = [(0, 1.0), (WAY, min(cost, FARTHEST) / 50), (KNOWN, north if town == Town.NORTH else 1 - north)]
    if strength < MOST:
        land = pursuit.land
        to_town = pursuit.costs(sleepers, land.towns[town])
        waiting = pursuit.waiting(sleepers, boarded)
        for i, relay in enumerate(land.relays):
            if waiting >> i & 1:
                there = pursuit.costs(sleepers, relay)[stance] + to_town[relay * SIDES + stance % SIDES]
                for at, detour in enumerate(DETOURS):
                    if there <= cost + detour:
                        found.append((RELAYS + at, 1.0))
                        break
    return found


def rider_features(
    when: EvaluationPoint, pursuit: Pursuit, interception: Interception, stance: Stance, h: Hex
) -> Features:
    """List the features of one strength point of an awake warrior on hex `h`."""
    way, near, town = interception.meeting_chances(h, 0, when)
    touches = float(h in pursuit.land.near[stance // SIDES])
    rear = 0.0
    if when == EvaluationPoint.HALTED:
        behind = pursuit.land.around[stance // SIDES][(stance + 3) % SIDES]
        rear = float(behind != NOWHERE and pursuit.distances.walks(h)[behind] <= WARRIOR_POINTS)
    return [(AWAKE, way), (AWAKE + 1, near), (AWAKE + 2, town), (AWAKE + 3, rear), (AWAKE + 4, touches)]


def sleeper_features(
    when: EvaluationPoint, pursuit: Pursuit, interception: Interception, stance: Stance, h: Hex, delay: int
) -> Features:
    """List the features of one strength point of a sleeper that can be awake in `delay` turns."""
    way, _, town = interception.meeting_chances(h, delay, when)
    return [(ASLEEP, way), (ASLEEP + 1, town), (ASLEEP + 2, float(h in pursuit.land.near[stance // SIDES]))]


# --- the warriors ---


def warriors_by_state(t: Trail, pursuit: Pursuit, sleepers: Asleep) -> tuple[Riders, Sleepers]:
    """Return the awake warriors, and the sleepers with the turns until each can be awake."""
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
        walks = pursuit.distances.walks(h)
        delay = min([walks[r] for r, _ in riders]) // WARRIOR_POINTS + 1
        camp.append((h, force[w], delay if delay < LATEST_DELAY else LATEST_DELAY))
    return tuple(riders), tuple(camp)


def evaluate(
    when: EvaluationPoint,
    pursuit: Pursuit,
    sleepers: Asleep,
    stance: Stance,
    town: Town,
    strength: int,
    boarded: int,
) -> Evaluation:
    known = known_strength(strength)
    return _evaluate(when, pursuit, sleepers, stance, town, known, boarded if known < MOST else 0)


_evaluate = lru_cache(_CACHE_SIZE)(Evaluation)


def winning_chance(t: Trail) -> float:
    """Return the coach's chance of winning when it is about to drive to a known destination."""
    assert t.destination is not None
    pursuit, sleepers = pursuit_at(t), asleep(t)
    found = evaluate(
        EvaluationPoint.DRIVING,
        pursuit,
        sleepers,
        t.coach * SIDES + t.facing,
        t.destination,
        t.strength,
        t.boarded,
    )
    return squash(found.total(*warriors_by_state(t, pursuit, sleepers)))


def features(t: Trail, when: EvaluationPoint) -> Features:
    """List all features of a position, for fitting the weights."""
    assert t.destination is not None
    pursuit, sleepers = pursuit_at(t), asleep(t)
    stance = t.coach * SIDES + t.facing
    interception = pursuit.interceptions(sleepers, stance)[t.destination]
    found = coach_features(pursuit, sleepers, stance, t.destination, t.strength, t.boarded)
    riders, camp = warriors_by_state(t, pursuit, sleepers)
    if not riders:
        return [*found, (ALONE, 1.0)]
    for h, force in riders:
        found += [
            (feature, force * amount)
            for feature, amount in rider_features(when, pursuit, interception, stance, h)
        ]
    for h, force, delay in camp:
        found += [
            (feature, force * amount)
            for feature, amount in sleeper_features(when, pursuit, interception, stance, h, delay)
        ]
    return found
