"""What the greedy bots read off a view: the pressure on the coach, and what a stop is worth to it."""

from __future__ import annotations

from typing import Final

from posse.games.stage_coach.bots.odds import FightOutcome, fight_outcomes, meeting_chance, prospect, squash
from posse.games.stage_coach.bots.routes import FAR, SIDES, Distances, Route, Stance, distances
from posse.games.stage_coach.rules import CoachView, Land
from posse.games.stage_coach.rules.actions import Warrior
from posse.games.stage_coach.rules.combat import COACH_POINTS, MOST, SURPRISED, WARRIOR_POINTS
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import NOWHERE, Hex, find

WARRIORS: Final = tuple(Warrior)

DESTINATION_SHARPNESS: Final = 0.2
"""How much one point less to one town than to the other reveals the destination."""

SLEEPER_WEIGHT: Final = 0.5
"""What a sleeper counts, compared with an awake warrior as near."""

LEEWAY: Final = 2
"""How many turns a careful coach may lose. Later, waiting wins nothing and both sides take more risks."""

BOLDNESS: Final = 0.2
"""How fast pressure loses weight, for every turn beyond `LEEWAY`."""

ValuesByStrength = list[float]
"""The coach's prospect for each strength it may be left with, from 0 to the most."""

WARRIOR_POINT_VALUE: Final = 0.05
"""What one strength point taken from a warrior is worth."""

BLOCKER_POINT_VALUE: Final = 0.25
"""The same for a warrior that stands in the coach's own town."""

BOARDING_CHANCE: Final = 0.5
"""The chance that a passenger still waits when the coach gets there."""


class ThreatAssessment:
    """The threats to the coach that can be read off a view without knowing the destination."""

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
        """Return the route through `goals` around the sleepers, or through them if there is no way around."""
        route = self.distances.route(goals, self.camped)
        return route if route.cost(self.stance) < FAR else self.distances.route(goals, frozenset())

    def pressure_factor(self) -> float:
        """Return the weight of pressure: it shrinks in long games, so that both sides take more risks."""
        return 1 / (1 + BOLDNESS * self.turns_late())

    def turns_late(self) -> float:
        """Return the turns beyond the shortest way to a town."""
        start = self.land.start * SIDES + Direction.E
        shortest = [self.distances.route((town,), frozenset()).cost(start) for town in self.land.towns]
        return max(self.view.played_turns - min(shortest) / COACH_POINTS - LEEWAY, 0.0)

    def north_probability(self, stance: Stance) -> float:
        """Return the probability that the coach is bound for the north, judging by the ways left to it."""
        north, south = self.to_town
        return squash((south.cost(stance) - north.cost(stance)) * DESTINATION_SHARPNESS)

    def shares(self, route: Route) -> list[float]:
        """Return each warrior's chance to meet the coach, with sleepers if an awake warrior can wake them."""
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
        """Return the pressure of the sleepers."""
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
        """List the sleepers with the turns until each can be awake, if a warrior rides to wake it."""
        if not self.awake or self._ignores_sleepers:
            return []
        return [(w, self._delay(self.view.at[w])) for w in self.asleep]

    def _delay(self, camp: Hex) -> int:
        walks = self.distances.walks(camp)
        return min([walks[self.view.at[w]] for w in self.awake]) // WARRIOR_POINTS + 1


def prospect_after_fight(
    outcomes: tuple[FightOutcome, ...],
    coach_attacks: bool,
    strength: int,
    force: int,
    others: float,
    share: float,
) -> float:
    """Return the coach's prospect after a fight, averaged over the die."""
    total = 0.0
    for chance, attacker, defender in outcomes:
        coach, warrior = (attacker, defender) if coach_attacks else (defender, attacker)
        total += chance * prospect(max(strength - coach, 0), others + max(force - warrior, 0) * share)
    return total


def values_by_strength(
    threats: ThreatAssessment,
    route: Route,
    stance: Stance,
    boards: bool,
    dormant: float,
    pressure_factor: float,
    sees_rear: bool = True,
) -> ValuesByStrength:
    """Return the prospects of a coach that ends its move at `stance` and means to follow `route`.

    Warriors in reach attack if that pays, one of them from behind if it can. All others, and the attackers
    afterwards, press the coach on the rest of its way.
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
                rear = None  # only one warrior fits behind the coach
    pressure *= pressure_factor
    values = [prospect(strength, pressure) for strength in range(MOST + 1)]
    if boards:
        more = [*values[2:], values[-1]]
        values = [0.0, *[v + BOARDING_CHANCE * (m - v) for v, m in zip(values[1:], more, strict=True)]]
    for force, surprise in attackers:
        values = [0.0, *[_attacked(values, s, force, surprise) for s in range(1, MOST + 1)]]
    return values


def _attacked(values: ValuesByStrength, strength: int, force: int, surprise: bool) -> float:
    """Return the prospect if a warrior may attack; it does so only if that harms the coach."""
    outcomes = fight_outcomes(force, SURPRISED if surprise else strength)
    return min(value_after_fight(values, strength, force, outcomes, False), values[strength])


def value_after_fight(
    values: ValuesByStrength,
    strength: int,
    force: int,
    outcomes: tuple[FightOutcome, ...],
    coach_attacks: bool,
    point_value: float = WARRIOR_POINT_VALUE,
) -> float:
    """Return the prospect after a fight, averaged over the die, plus the value of the warrior's losses."""
    total = 0.0
    for chance, attacker, defender in outcomes:
        loss, won = (attacker, defender) if coach_attacks else (defender, attacker)
        if loss < strength:
            total += chance * (values[strength - loss] + point_value * (won if won < force else force))
    return total
