"""A view as a player reads it: who is awake where, which ways lead on, and how a fight would leave things.

What a place is worth to the coach: who can attack it there, and what lies ahead once they have."""

from __future__ import annotations

from typing import Final

from posse.games.stage_coach.bots.odds import Blow, fight_outcomes, meeting_chance, prospect, squash
from posse.games.stage_coach.bots.routes import FAR, SIDES, Distances, Route, Stance, distances
from posse.games.stage_coach.rules import CoachView, Land
from posse.games.stage_coach.rules.actions import Warrior
from posse.games.stage_coach.rules.combat import COACH_POINTS, MOST, SURPRISED, WARRIOR_POINTS
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import NOWHERE, Hex, find

WARRIORS: Final = tuple(Warrior)

DESTINATION_SHARPNESS: Final = 0.2
"""How much a point less to one town than to the other betrays the destination."""

SLEEPER_WEIGHT: Final = 0.5
"""What a sleeper counts, beside one that is awake and as near."""

LEEWAY: Final = 2
"""The turns a careful coach may lose; beyond that waiting wins nothing, and both sides grow bold."""

BOLDNESS: Final = 0.2
"""How fast that goes, for every turn."""


class ThreatAssessment:
    """What can be read off a view without asking where the coach is bound."""

    def __init__(self, view: CoachView, ignores_sleepers: bool = False) -> None:
        self.view: Final = view
        self._ignores_sleepers: Final = ignores_sleepers
        self.land: Final[Land] = find(view.rules.map)
        self.distances: Final[Distances] = distances(self.land, view.rules.turning == "sixths")
        self.stance: Final[Stance] = view.coach * SIDES + view.facing
        self.awake: Final = [w for w in WARRIORS if view.awake >> w & 1]
        self.asleep: Final = [w for w in WARRIORS if view.at[w] != NOWHERE and not view.awake >> w & 1]
        self.delays: Final = self._delays()
        self.camped: Final = frozenset([view.at[w] for w in self.asleep])
        self.to_town: Final = [self.route(town) for town in self.land.towns]

    def route(self, *goals: Hex) -> Route:
        """The way through these goals around the sleepers; through them where there is no way around."""
        route = self.distances.route(goals, self.camped)
        return route if route.cost(self.stance) < FAR else self.distances.route(goals, frozenset())

    def pressure_factor(self) -> float:
        """How far pressure still frightens, and comforts: less and less while nothing comes of it."""
        return 1 / (1 + BOLDNESS * self.turns_late())

    def turns_late(self) -> float:
        """The turns beyond what the shortest way to a town would have taken."""
        start = self.land.start * SIDES + Direction.E
        shortest = [self.distances.route((town,), frozenset()).cost(start) for town in self.land.towns]
        return max(self.view.played_turns - min(shortest) / COACH_POINTS - LEEWAY, 0.0)

    def northward(self, stance: Stance) -> float:
        """How likely the coach is bound for the north, going by the ways that are left to it."""
        north, south = self.to_town
        return squash((south.cost(stance) - north.cost(stance)) * DESTINATION_SHARPNESS)

    def shares(self, route: Route) -> list[float]:
        """How surely each warrior will meet the coach, sleepers too if somebody can wake them."""
        course = route.course(self.stance)
        view = self.view
        shares = [0.0] * len(view.at)
        for w in self.awake:
            rides = not view.ridden >> w & 1
            shares[w] = meeting_chance(course.here if rides else course.ahead, view.at[w])
        for w, delay in self.delays:
            shares[w] = SLEEPER_WEIGHT * meeting_chance(course.here, view.at[w], delay)
        return shares

    def dormant(self, route: Route) -> float:
        """The pressure of those who still sleep."""
        walks = route.course(self.stance).here
        total = 0.0
        for w, delay in self.delays:
            total += SLEEPER_WEIGHT * self.view.force[w] * meeting_chance(walks, self.view.at[w], delay)
        return total

    def pressure(self, shares: list[float]) -> float:
        total = 0.0
        for share_, force in zip(shares, self.view.force, strict=True):
            total += share_ * force
        return total

    def _delays(self) -> list[tuple[Warrior, int]]:
        """When each sleeper can be up, if somebody rides for it."""
        if not self.awake or self._ignores_sleepers:
            return []
        return [(w, self._delay(self.view.at[w])) for w in self.asleep]

    def _delay(self, camp: Hex) -> int:
        walks = self.distances.walks(camp)
        return min([walks[self.view.at[w]] for w in self.awake]) // WARRIOR_POINTS + 1


def prospect_after_fight(
    blows: tuple[Blow, ...], coach_attacks: bool, strength: int, force: int, others: float, share: float
) -> float:
    """The coach's prospects after a fight, on the average of the die."""
    total = 0.0
    for chance, attacker, defender in blows:
        coach, warrior = (attacker, defender) if coach_attacks else (defender, attacker)
        total += chance * prospect(max(strength - coach, 0), others + max(force - warrior, 0) * share)
    return total


ValuesByStrength = list[float]
"""The coach's prospects for each strength it may be left with, from none to the most."""

WARRIOR_POINT_VALUE: Final = 0.05
"""What a point of a warrior's strength is worth when it is shot away."""

BLOCKER_POINT_VALUE: Final = 0.25
"""What it is worth when that warrior stands in the coach's own town."""

BOARDING_CHANCE: Final = 0.5
"""How surely a passenger waits for who drives there."""


def values_by_strength(
    threats: ThreatAssessment,
    route: Route,
    stance: Stance,
    boards: bool,
    dormant: float,
    pressure_factor: float,
    sees_rear: bool = True,
) -> ValuesByStrength:
    """The prospects of a coach that ends its move here and means to go on by this route.

    Whoever is in reach attacks if that pays, one of them from behind if it can; the others, and
    afterwards the attackers, press on the way that is left.
    """
    view, distances = threats.view, threats.distances
    course = route.course(stance)
    h, facing = divmod(stance, SIDES)
    near = distances.walks(h)
    behind = threats.land.around[h][(facing + 3) % SIDES]
    rear = distances.walks(behind) if sees_rear and threats.land.passable(behind) else None
    chased = meeting_chance(course.ahead, h)
    attackers: list[tuple[int, bool]] = []
    pressure = dormant
    for w in threats.awake:
        at, force = view.at[w], view.force[w]
        if view.ridden >> w & 1:
            pressure += force * meeting_chance(course.ahead, at)
        elif near[at] > WARRIOR_POINTS + 1:
            pressure += force * meeting_chance(course.here, at)
        else:
            pressure += force * chased
            surprise = rear is not None and rear[at] <= WARRIOR_POINTS
            attackers.append((force, surprise))
            if surprise:
                rear = None  # there is room for one
    pressure *= pressure_factor
    values = [prospect(strength, pressure) for strength in range(MOST + 1)]
    if boards:
        more = [*values[2:], values[-1]]
        values = [0.0, *[v + BOARDING_CHANCE * (m - v) for v, m in zip(values[1:], more, strict=True)]]
    for force, surprise in attackers:
        values = [0.0, *[_attacked(values, s, force, surprise) for s in range(1, MOST + 1)]]
    return values


def _attacked(values: ValuesByStrength, strength: int, force: int, surprise: bool) -> float:
    """What is left when a warrior may attack; it does so only if that hurts."""
    blows = fight_outcomes(force, SURPRISED if surprise else strength)
    return min(value_after_fight(values, strength, force, blows, False), values[strength])


def value_after_fight(
    values: ValuesByStrength,
    strength: int,
    force: int,
    blows: tuple[Blow, ...],
    coach_attacks: bool,
    point_value: float = WARRIOR_POINT_VALUE,
) -> float:
    """The prospects after a fight, on the average of the die."""
    total = 0.0
    for chance, attacker, defender in blows:
        loss, won = (attacker, defender) if coach_attacks else (defender, attacker)
        if loss < strength:
            total += chance * (values[strength - loss] + point_value * (won if won < force else force))
    return total
