"""A view as a player reads it: who is awake where, which ways lead on, and how a fight would leave things."""

from __future__ import annotations

from typing import Final

from posse.games.stage_coach.bots.ground import FAR, SIDES, Ground, Route, Stance, survey
from posse.games.stage_coach.bots.judgement import Blow, prospect, share, squash
from posse.games.stage_coach.rules import CoachView, Land
from posse.games.stage_coach.rules.actions import Warrior
from posse.games.stage_coach.rules.combat import COACH_POINTS, WARRIOR_POINTS
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import NOWHERE, Hex, find

WARRIORS: Final = tuple(Warrior)

TELLING: Final = 0.2
"""How much a point less to one town than to the other betrays the destination."""

DORMANT: Final = 0.5
"""What a sleeper counts, beside one that is awake and as near."""

LEEWAY: Final = 2
"""The turns a careful coach may lose; beyond that waiting wins nothing, and both sides grow bold."""

BOLDNESS: Final = 0.2
"""How fast that goes, for every turn."""


class Outlook:
    """What can be read off a view without asking where the coach is bound."""

    def __init__(self, view: CoachView, lets_lie: bool = False) -> None:
        self.view: Final = view
        self._lets_lie: Final = lets_lie
        self.land: Final[Land] = find(view.rules.map)
        self.ground: Final[Ground] = survey(self.land, view.rules.turning == "sixths")
        self.stance: Final[Stance] = view.coach * SIDES + view.facing
        self.awake: Final = [w for w in WARRIORS if view.awake >> w & 1]
        self.asleep: Final = [w for w in WARRIORS if view.at[w] != NOWHERE and not view.awake >> w & 1]
        self.delays: Final = self._delays()
        self.camped: Final = frozenset([view.at[w] for w in self.asleep])
        self.to_town: Final = [self.route(town) for town in self.land.towns]

    def route(self, *goals: Hex) -> Route:
        """The way through these goals around the sleepers; through them where there is no way around."""
        route = self.ground.route(goals, self.camped)
        return route if route.cost(self.stance) < FAR else self.ground.route(goals, frozenset())

    def calm(self) -> float:
        """How far pressure still frightens, and comforts: less and less while nothing comes of it."""
        return 1 / (1 + BOLDNESS * self.late())

    def late(self) -> float:
        """The turns beyond what the shortest way to a town would have taken."""
        start = self.land.start * SIDES + Direction.E
        shortest = [self.ground.route((town,), frozenset()).cost(start) for town in self.land.towns]
        return max(self.view.played_turns - min(shortest) / COACH_POINTS - LEEWAY, 0.0)

    def northward(self, stance: Stance) -> float:
        """How likely the coach is bound for the north, going by the ways that are left to it."""
        north, south = self.to_town
        return squash((south.cost(stance) - north.cost(stance)) * TELLING)

    def shares(self, route: Route) -> list[float]:
        """How surely each warrior will meet the coach, sleepers too if somebody can wake them."""
        course = route.course(self.stance)
        view = self.view
        shares = [0.0] * len(view.at)
        for w in self.awake:
            rides = not view.ridden >> w & 1
            shares[w] = share(course.here if rides else course.ahead, view.at[w])
        for w, delay in self.delays:
            shares[w] = DORMANT * share(course.here, view.at[w], delay)
        return shares

    def dormant(self, route: Route) -> float:
        """The pressure of those who still sleep."""
        walks = route.course(self.stance).here
        total = 0.0
        for w, delay in self.delays:
            total += DORMANT * self.view.force[w] * share(walks, self.view.at[w], delay)
        return total

    def pressure(self, shares: list[float]) -> float:
        total = 0.0
        for share_, force in zip(shares, self.view.force, strict=True):
            total += share_ * force
        return total

    def _delays(self) -> list[tuple[Warrior, int]]:
        """When each sleeper can be up, if somebody rides for it."""
        if not self.awake or self._lets_lie:
            return []
        return [(w, self._delay(self.view.at[w])) for w in self.asleep]

    def _delay(self, camp: Hex) -> int:
        walks = self.ground.walks(camp)
        return min([walks[self.view.at[w]] for w in self.awake]) // WARRIOR_POINTS + 1


def after(
    blows: tuple[Blow, ...], coach_attacks: bool, strength: int, force: int, others: float, share: float
) -> float:
    """The coach's prospects after a fight, on the average of the die."""
    total = 0.0
    for chance, attacker, defender in blows:
        coach, warrior = (attacker, defender) if coach_attacks else (defender, attacker)
        total += chance * prospect(max(strength - coach, 0), others + max(force - warrior, 0) * share)
    return total
