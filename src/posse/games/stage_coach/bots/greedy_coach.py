"""The greedy coach: looks at every stance it can reach this turn and takes the most promising."""

from __future__ import annotations

import random
from typing import Final

from posse.bots.bot import Bot
from posse.bots.search import Plan
from posse.games.stage_coach.bots.odds import fight_outcomes
from posse.games.stage_coach.bots.personality import PLAIN, Personality
from posse.games.stage_coach.bots.reasons import plan_reason
from posse.games.stage_coach.bots.routes import SIDES, Route, Stance
from posse.games.stage_coach.bots.threats import (
    BLOCKER_POINT_VALUE,
    WARRIOR_POINT_VALUE,
    ThreatAssessment,
    value_after_fight,
    values_by_strength,
)
from posse.games.stage_coach.rules import COACH, CoachView
from posse.games.stage_coach.rules.actions import (
    AHEAD,
    DESTINATIONS,
    FIGHTS,
    HALT,
    HOLD,
    TURNS,
    Town,
)
from posse.games.stage_coach.rules.combat import COACH_POINTS, MOST, SURPRISED
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import NOWHERE
from posse.games.stage_coach.rules.turn import Journey
from posse.kernel import Action

TURN_COST: Final = 0.2
"""What a turn still to drive costs: sleepers wake, riders gather."""

DRAW_THRESHOLD: Final = 0.15
"""The prospects below which the wrong town, a draw, is welcome; a coach with hopes drives on."""

LONGEST_DETOUR: Final = 8
"""The points a passenger may cost."""

LONGEST_RETREAT: Final = 3
"""The points a coach may fall back in a turn."""

SECRECY_VALUE: Final = 0.01
"""What it is worth to keep the destination to oneself."""

TIE_NOISE: Final = 0.015
"""Places that differ by less are alike: nobody likes a coach that always drives the same way."""

HALF: Final = 0.5

ARRIVAL_VALUE: Final = 10.0
"""More than any prospect."""

Place = tuple[Stance, int]
"""A stance and the passengers aboard."""

Reach = dict[Place, tuple[Place | None, Action, int]]
"""Places: from where one gets there, by which action, and with how many points left."""


class GreedyCoach(Bot[CoachView]):
    """Plans a turn when it begins, and keeps to it; a view it did not expect is planned anew."""

    def __init__(self, rng: random.Random, personality: Personality = PLAIN) -> None:
        super().__init__(rng)
        self.personality: Final = personality
        self._plan: dict[tuple[object, ...], Action] = {}

    def choose(self, view: CoachView, prompt: str, options: tuple[Action, ...]) -> Action:
        if prompt == "destination":
            return self._with_reason(view, prompt, DESTINATIONS[int(self.rng.random() * len(DESTINATIONS))])
        assert view.destination is not None
        if not isinstance(view.phase, Journey):
            drive = CoachTurn(view, view.destination, self.personality)
            chosen = drive.facing(self.rng) if prompt == "facing" else drive.proposal(options, self.rng)
            return self._with_reason(view, prompt, chosen)
        now = moment(view, view.coach * SIDES + view.facing, view.phase.points)
        if now not in self._plan:
            drive = CoachTurn(view, view.destination, self.personality)
            came, best = drive.best(view.phase.points, self.rng)
            self._plan = drive.plan(came, best)
            self.reason = plan_reason(view, prompt, drive.way(came, best))
        return self._plan[now]

    def _with_reason(self, view: CoachView, prompt: str, action: Action) -> Action:
        self.reason = plan_reason(view, prompt, (action,))
        return action


def moment(view: CoachView, stance: Stance, points: int) -> tuple[object, ...]:
    """What a plan made for it must find unchanged."""
    return view.played_turns, stance, points, view.at, view.force, view.awake


class CoachTurn:
    """One turn of the coach, thought through."""

    def __init__(self, view: CoachView, bound: Town, personality: Personality = PLAIN) -> None:
        self.view: Final = view
        self.personality: Final = personality
        self.threats: Final = ThreatAssessment(view, personality.ignores_sleepers)
        self.land: Final = self.threats.land
        self.bound: Final = bound
        self.town: Final = self.land.towns[bound]
        self.routes: Final = self._routes()
        self.pressure_factor: Final = self.threats.pressure_factor()
        self.fear: Final = self.pressure_factor * personality.fear

    def _routes(self) -> list[tuple[Route, int, float]]:
        """To the town at once, or by a relay that has a passenger, if that is no great detour."""
        threats, view = self.threats, self.view
        direct = threats.to_town[self.bound]
        routes = [(direct, 0, threats.dormant(direct))]
        limit = direct.course(threats.stance).cost + LONGEST_DETOUR
        for i, relay in enumerate(self.land.relays):
            if view.strength < MOST and not view.boarded >> i & 1 and relay not in view.at:
                route = threats.route(relay, self.town)
                if route.course(threats.stance).cost <= limit:
                    routes.append((route, 1 << i, threats.dormant(route)))
        return routes

    # -- the choices

    def facing(self, rng: random.Random) -> Action:
        """The first facing is free: the cheapest, and of those the one that tells least."""
        route = self.routes[0][0]

        def merit(facing: Direction) -> tuple[float, float, float]:
            stance = self.view.coach * SIDES + facing
            return route.cost(stance), self._destination_shown(stance), rng.random()

        return TURNS[min(Direction, key=merit)]

    def proposal(self, options: tuple[Action, ...], rng: random.Random) -> Action:
        """The fight that betters the prospects most, if any does."""
        stance, strength = self.threats.stance, self.view.strength
        route, _, dormant = self.routes[0]
        values = values_by_strength(
            self.threats, route, stance, False, dormant, self.fear, self.personality.sees_rear
        )
        best: Action = HOLD
        most = values[strength] - self.personality.fight_bonus - self._noise(rng)
        for odds in self.view.fights:
            action = FIGHTS[odds.warrior]
            if action in options:
                blows = fight_outcomes(odds.attacker, odds.defender)
                force = self.view.force[odds.warrior]
                merit = value_after_fight(
                    values,
                    strength,
                    force,
                    blows,
                    self.view.active == COACH,
                    self._warrior_point_value(odds.warrior),
                )
                if merit > most:
                    best, most = action, merit
        return best

    def _noise(self, rng: random.Random) -> float:
        """How far who sees little takes a fight for better or worse than it is."""
        return (
            (self.personality.noise - 1) * TIE_NOISE * (rng.random() - HALF)
            if self.personality.noise > 1
            else 0.0
        )

    def best(self, points: int, rng: random.Random) -> tuple[Reach, Place]:
        """The best place within reach, among all of them."""
        came = self.reach(points)
        direct = self.routes[0][0]
        limit = direct.cost(self.threats.stance) + LONGEST_RETREAT
        wrong = [place for place in came if place[0] // SIDES in self.land.towns and not self._home(place)]
        sane = [place for place in came if direct.cost(place[0]) <= limit and place not in wrong]
        noise = TIE_NOISE * self.personality.noise
        best = max(sane, key=lambda place: self.merit(place, TURN_COST) + noise * rng.random())
        if wrong and self.merit(best, 0.0) < DRAW_THRESHOLD:
            best = wrong[0]
        return came, best

    def plan(self, came: Reach, best: Place) -> dict[tuple[object, ...], Action]:
        """What to do at each moment on the way to a place."""
        plan: dict[tuple[object, ...], Action] = {}
        action: Action = HALT
        place: Place | None = best
        while place is not None:
            before, by, left = came[place]
            plan[moment(self.view, place[0], left)] = action
            place, action = before, by
        return plan

    def way(self, came: Reach, end: Place) -> Plan:
        """The actions that lead to a place, with the halt there if points are left."""
        before, by, left = came[end]
        steps: list[Action] = [HALT] if left and end[0] // SIDES not in self.land.towns else []
        while before is not None:
            steps.append(by)
            before, by, left = came[before]
        return tuple(reversed(steps))

    # -- where it can get

    def reach(self, points: int) -> Reach:
        """Every place within the points: from where, by which action, with how many points left."""
        around, passable, towns = self.land.around, self.land.passable, self.land.towns
        turns, at, relays = self.threats.distances.turns, self.view.at, self.land.relays
        start = (self.threats.stance, self.view.boarded)
        came: Reach = {start: (None, HALT, points)}
        edge = [start]
        for left in range(points - 1, -1, -1):
            reached = []
            for place in edge:
                stance, boarded = place
                h, facing = divmod(stance, SIDES)
                if h in towns:
                    continue
                ahead = around[h][facing]
                if passable(ahead) and ahead not in at:
                    aboard = boarded | 1 << relays.index(ahead) if ahead in relays else boarded
                    to = (ahead * SIDES + facing, aboard)
                    if to not in came:
                        came[to] = (place, AHEAD, left)
                        reached.append(to)
                for other in turns[facing]:
                    to = (h * SIDES + other, boarded)
                    if to not in came:
                        came[to] = (place, TURNS[other], left)
                        reached.append(to)
            edge = reached
        return came

    # -- what it is worth there

    def _home(self, place: Place) -> bool:
        return place[0] // SIDES == self.town

    def merit(self, place: Place, turn_cost: float) -> float:
        """How good a place is, each turn that is left from there costing a toll."""
        if self._home(place):
            return ARRIVAL_VALUE
        stance, boarded = place
        strength = min(self.view.strength + (boarded & ~self.view.boarded).bit_count(), MOST)
        best = -ARRIVAL_VALUE
        for route, relay, dormant in self.routes:
            if relay & boarded:
                continue
            merit = self._on_route(route, stance, strength, bool(relay), dormant)
            merit -= (
                turn_cost
                * self.personality.haste
                / self.pressure_factor
                * route.course(stance).cost
                / COACH_POINTS
            )
            if merit > best:
                best = merit
        return best - SECRECY_VALUE * self.personality.secrecy * self._destination_shown(stance)

    def _on_route(self, route: Route, stance: Stance, strength: int, boards: bool, dormant: float) -> float:
        view = self.view
        values = values_by_strength(
            self.threats, route, stance, boards, dormant, self.fear, self.personality.sees_rear
        )
        merit = values[strength]
        around = self.land.around[stance // SIDES]
        for w, at in enumerate(view.at):
            if at in around and at != NOWHERE:
                awake = view.awake >> w & 1
                blows = fight_outcomes(strength, view.force[w] if awake else SURPRISED)
                gain = (
                    value_after_fight(
                        values, strength, view.force[w], blows, True, self._warrior_point_value(w)
                    )
                    - values[strength]
                )
                # an awake warrior may want the fight that the coach does not
                if gain + self.personality.fight_bonus > 0 or (awake and view.rules.proposals == "either"):
                    merit += gain
        return merit

    def _warrior_point_value(self, w: int) -> float:
        return BLOCKER_POINT_VALUE if self.view.at[w] == self.town else WARRIOR_POINT_VALUE

    def _destination_shown(self, stance: Stance) -> float:
        """How far the ways that are left give the destination away."""
        north = self.threats.northward(stance)
        return north if self.bound == Town.NORTH else 1 - north
