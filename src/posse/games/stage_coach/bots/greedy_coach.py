"""The greedy coach: it values every stance it can reach this turn and drives to the best."""

from __future__ import annotations

import random
from typing import Final

from posse.bots.bot import Bot
from posse.bots.search import Plan
from posse.games.stage_coach.bots.odds import fight_outcomes, known_strength
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
"""What each turn still to drive costs: sleepers wake and riders gather meanwhile."""

DRAW_THRESHOLD: Final = 0.15
"""Below this prospect the coach takes the draw of the wrong town; above it, it drives on."""

LONGEST_DETOUR: Final = 8
"""How many points a passenger may cost."""

LONGEST_RETREAT: Final = 3
"""How many points a coach may fall back in a turn."""

SECRECY_VALUE: Final = 0.01
"""What it is worth to hide the destination."""

TIE_NOISE: Final = 0.015
"""Random noise on the value of a place, so that the coach does not always drive the same way."""

HALF: Final = 0.5

ARRIVAL_VALUE: Final = 10.0
"""More than any other value."""

Place = tuple[Stance, int]
"""A stance and the passengers aboard."""

Reach = dict[Place, tuple[Place | None, Action, int]]
"""For each place: the place before it, the action that leads here, and the points left."""


class GreedyCoach(Bot[CoachView]):
    """Plans a turn when it begins and follows the plan; in an unexpected position it plans again."""

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
        now = plan_key(view, view.coach * SIDES + view.facing, view.phase.points)
        if now not in self._plan:
            drive = CoachTurn(view, view.destination, self.personality)
            came, best = drive.best(view.phase.points, self.rng)
            self._plan = drive.plan(came, best)
            self.reason = plan_reason(view, prompt, drive.way(came, best))
        return self._plan[now]

    def _with_reason(self, view: CoachView, prompt: str, action: Action) -> Action:
        self.reason = plan_reason(view, prompt, (action,))
        return action


def plan_key(view: CoachView, stance: Stance, points: int) -> tuple[object, ...]:
    """Return what must be unchanged for a planned action to be followed."""
    return view.played_turns, stance, points, view.at, view.force, view.awake


class CoachTurn:
    """One turn of the coach: its routes, the places in reach and their values."""

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
        """List the direct route to the town, and those by a relay with a passenger if the detour is short."""
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
        """Return the first facing, which is free: the cheapest, and of those the one that reveals least."""
        route = self.routes[0][0]

        def merit(facing: Direction) -> tuple[float, float, float]:
            stance = self.view.coach * SIDES + facing
            return route.cost(stance), self._destination_shown(stance), rng.random()

        return TURNS[min(Direction, key=merit)]

    def proposal(self, options: tuple[Action, ...], rng: random.Random) -> Action:
        """Return the proposed fight that improves the coach's prospects most, or hold."""
        stance, strength = self.threats.stance, known_strength(self.view.strength)
        route, _, dormant = self.routes[0]
        values = values_by_strength(
            self.threats, route, stance, False, dormant, self.fear, self.personality.sees_rear
        )
        best: Action = HOLD
        most = values[strength] - self.personality.fight_bonus - self._noise(rng)
        for odds in self.view.fights:
            action = FIGHTS[odds.warrior]
            if action in options:
                outcomes = fight_outcomes(odds.attacker, odds.defender)
                force = self.view.force[odds.warrior]
                merit = value_after_fight(
                    values,
                    strength,
                    force,
                    outcomes,
                    self.view.active == COACH,
                    self._warrior_point_value(odds.warrior),
                )
                if merit > most:
                    best, most = action, merit
        return best

    def _noise(self, rng: random.Random) -> float:
        """Return how far a weak player misjudges a fight."""
        return (
            (self.personality.noise - 1) * TIE_NOISE * (rng.random() - HALF)
            if self.personality.noise > 1
            else 0.0
        )

    def best(self, points: int, rng: random.Random) -> tuple[Reach, Place]:
        """Return all places in reach and the best of them."""
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
        """Return the action to take at each position on the way to `best`."""
        plan: dict[tuple[object, ...], Action] = {}
        action: Action = HALT
        place: Place | None = best
        while place is not None:
            before, by, left = came[place]
            plan[plan_key(self.view, place[0], left)] = action
            place, action = before, by
        return plan

    def way(self, came: Reach, end: Place) -> Plan:
        """Return the actions that lead to `end`, with a halt there if points are left."""
        before, by, left = came[end]
        steps: list[Action] = [HALT] if left and end[0] // SIDES not in self.land.towns else []
        while before is not None:
            steps.append(by)
            before, by, left = came[before]
        return tuple(reversed(steps))

    # -- places in reach

    def reach(self, points: int) -> Reach:
        """Return every place within `points`."""
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

    # -- the value of a place

    def _home(self, place: Place) -> bool:
        return place[0] // SIDES == self.town

    def merit(self, place: Place, turn_cost: float) -> float:
        """Return the value of a place; each turn still to drive from there costs `turn_cost`."""
        if self._home(place):
            return ARRIVAL_VALUE
        stance, boarded = place
        strength = known_strength(self.view.strength + (boarded & ~self.view.boarded).bit_count())
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
                outcomes = fight_outcomes(strength, view.force[w] if awake else SURPRISED)
                gain = (
                    value_after_fight(
                        values, strength, view.force[w], outcomes, True, self._warrior_point_value(w)
                    )
                    - values[strength]
                )
                # an awake warrior may propose a fight that the coach does not want
                if gain + self.personality.fight_bonus > 0 or (awake and view.rules.proposals == "either"):
                    merit += gain
        return merit

    def _warrior_point_value(self, w: int) -> float:
        return BLOCKER_POINT_VALUE if self.view.at[w] == self.town else WARRIOR_POINT_VALUE

    def _destination_shown(self, stance: Stance) -> float:
        """Return how far the remaining ways give the destination away."""
        north = self.threats.north_probability(stance)
        return north if self.bound == Town.NORTH else 1 - north
