"""A view as a player reads it: who is awake where, which ways lead on, and how a fight would leave things."""

from __future__ import annotations

from typing import Final

from posse.bots.stage_coach.ground import FAR, SIDES, Ground, Route, Stance, survey
from posse.bots.stage_coach.judgement import prospect, share, squash
from posse.games.stage_coach import CoachView, Land
from posse.games.stage_coach.actions import Town, Warrior
from posse.games.stage_coach.combat import WARRIOR_POINTS, Losses
from posse.games.stage_coach.land import NOWHERE, Hex, find

TELLING: Final = 0.12
"""How much a point less to one town than to the other betrays the destination."""

DORMANT: Final = 0.5
"""What a sleeper counts, beside one that is awake and as near."""


class Outlook:
    """What can be read off a view without asking where the coach is bound."""

    def __init__(self, view: CoachView) -> None:
        self.view: Final = view
        self.land: Final[Land] = find(view.rules.map)
        self.ground: Final[Ground] = survey(self.land, view.rules.turning == "sixths")
        self.stance: Final[Stance] = view.coach * SIDES + view.facing
        self.awake: Final = [w for w in Warrior if view.awake >> w & 1]
        self.asleep: Final = [w for w in Warrior if view.at[w] != NOWHERE and not view.awake >> w & 1]
        self.delays: Final = self._delays()
        self.camped: Final = frozenset([view.at[w] for w in self.asleep])

    def route(self, *goals: Hex) -> Route:
        """The way through these goals around the sleepers; through them where there is no way around."""
        route = self.ground.route(goals, self.camped)
        return route if route.cost(self.stance) < FAR else self.ground.route(goals, frozenset())

    def to_town(self, town: Town) -> Route:
        return self.route(self.land.towns[town])

    def northward(self, stance: Stance) -> float:
        """How likely the coach is bound for the north, going by the ways that are left to it."""
        north, south = [self.to_town(town).cost(stance) for town in Town]
        return squash((south - north) * TELLING)

    def shares(self, route: Route, stance: Stance) -> list[float]:
        """How surely each warrior will meet the coach, sleepers too if somebody can wake them."""
        course = route.course(stance)
        view = self.view
        shares = [0.0] * len(Warrior)
        for w in self.awake:
            rides = not view.ridden >> w & 1
            shares[w] = share(course.here if rides else course.ahead, view.at[w])
        for w, delay in self.delays:
            shares[w] = DORMANT * share(course.here, view.at[w], delay)
        return shares

    def pressure(self, shares: list[float]) -> float:
        total = 0.0
        for w in Warrior:
            total += shares[w] * self.view.force[w]
        return total

    def _delays(self) -> list[tuple[Warrior, int]]:
        """When each sleeper can be up, if somebody rides for it."""
        if not self.awake:
            return []
        return [(w, self._delay(self.view.at[w])) for w in self.asleep]

    def _delay(self, camp: Hex) -> int:
        walks = self.ground.walks(camp)
        return min([walks[self.view.at[w]] for w in self.awake]) // WARRIOR_POINTS + 1


def after(
    faces: tuple[Losses, ...], coach_attacks: bool, strength: int, force: int, others: float, share: float
) -> float:
    """The coach's prospects after a fight, on the average of the die."""
    total = 0.0
    for attacker, defender in faces:
        coach, warrior = (attacker, defender) if coach_attacks else (defender, attacker)
        total += prospect(max(strength - coach, 0), others + max(force - warrior, 0) * share)
    return total / len(faces)
