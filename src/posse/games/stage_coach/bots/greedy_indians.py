"""The greedy Indians: each ride is valued by how all warriors together then press the coach."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from posse.bots.bot import Bot
from posse.games.stage_coach.bots.odds import FightOutcome, fight_outcomes, meeting_chance, prospect
from posse.games.stage_coach.bots.personality import PLAIN, Personality
from posse.games.stage_coach.bots.reasons import plan_reason
from posse.games.stage_coach.bots.threats import ThreatAssessment, prospect_after_fight
from posse.games.stage_coach.rules import COACH, CoachView
from posse.games.stage_coach.rules.actions import (
    HALT,
    HOLD,
    REST,
    RIDES,
    STEPS,
    Designate,
    Fight,
    Wake,
    Warrior,
)
from posse.games.stage_coach.rules.combat import SURPRISED, WARRIOR_POINTS
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import Hex, find
from posse.games.stage_coach.rules.turn import Riding
from posse.kernel import Action

WAKING_DECAY: Final = 0.7
"""Factor on the value of waking a sleeper, for every turn of riding to get there."""

_DECAY: Final = (WAKING_DECAY, WAKING_DECAY * WAKING_DECAY, WAKING_DECAY * WAKING_DECAY * WAKING_DECAY, 0.0)

LATENESS_HUNT: Final = 0.004
"""What one hex nearer to a late coach is worth, for every turn that it is late."""

LATEST_TURNS: Final = 10
"""After this many turns the value of hunting a late coach grows no more."""

HALF: Final = 0.5

TIE_NOISE: Final = 0.02
"""Random noise on the value of a ride."""

Path = tuple[Direction, ...]

Woken = int
"""A bit for each sleeper ridden over."""

RideKey = tuple[int, Warrior, int, Hex]
"""The turn, the warrior, its points left, and its hex."""


class GreedyIndians(Bot[CoachView]):
    """Plans a ride when it picks a warrior and follows the plan; in an unexpected position it plans again."""

    def __init__(self, rng: random.Random, personality: Personality = PLAIN) -> None:
        super().__init__(rng)
        self.personality: Final = personality
        self._plan: dict[RideKey, Action] = {}

    def choose(self, view: CoachView, prompt: str, options: tuple[Action, ...]) -> Action:
        if prompt in ("contact", "designate", "reinforce"):
            turn = IndiansTurn(view, self.rng, self.personality)
            chosen = turn.proposal(options) if prompt == "contact" else turn.waking(options)
            self.reason = plan_reason(view, prompt, (chosen,))
            return chosen
        if not isinstance(view.phase, Riding):
            return self._muster(view)
        warrior, points = view.phase.warrior, view.phase.points
        now = (view.played_turns, warrior, points, view.at[warrior])
        if now not in self._plan:
            self._take(view, prompt, IndiansTurn(view, self.rng, self.personality).best(warrior, points))
        return self._plan[now]

    def _muster(self, view: CoachView) -> Action:
        """Move the warrior whose best ride gains most; if no ride gains anything, rest."""
        turn = IndiansTurn(view, self.rng, self.personality)
        ready = [w for w in turn.threats.awake if not view.ridden >> w & 1]
        rides = [turn.best(w, WARRIOR_POINTS) for w in ready]
        ride = max(rides, key=lambda ride: ride.gain)
        if not ride.path:
            self.reason = plan_reason(view, "muster", (REST,))
            return REST
        self._take(view, "muster", ride)
        return RIDES[ride.warrior]

    def _take(self, view: CoachView, prompt: str, ride: RidePlan) -> None:
        self._plan = ride.plan(view)
        self.reason = plan_reason(view, prompt, (RIDES[ride.warrior], *[STEPS[side] for side in ride.path]))


class RidePlan(NamedTuple):
    """The ride of one warrior this turn, and what the Indians gain by it."""

    warrior: Warrior
    points: int
    path: Path
    gain: float

    def plan(self, view: CoachView) -> dict[RideKey, Action]:
        """Return the action to take at each position of the ride."""
        around = find(view.rules.map).around
        here, left = view.at[self.warrior], self.points
        plan: dict[RideKey, Action] = {}
        for direction in self.path:
            plan[view.played_turns, self.warrior, left, here] = STEPS[direction]
            here, left = around[here][direction], left - 1
        plan[view.played_turns, self.warrior, left, here] = HALT
        return plan


class IndiansTurn:
    """One turn of the Indians: how hard the warriors press the coach on the way to each town."""

    def __init__(self, view: CoachView, rng: random.Random, personality: Personality = PLAIN) -> None:
        self.view: Final = view
        self.rng: Final = rng
        self.personality: Final = personality
        self.noise: Final = TIE_NOISE * personality.noise
        threats = self.threats = ThreatAssessment(view, personality.ignores_sleepers)
        self.land: Final = threats.land
        seems_north = threats.north_probability(threats.stance) - HALF
        north = min(max(HALF + personality.credulity * seems_north, 0.0), 1.0)
        self.beliefs: Final = (north, 1 - north)
        routes = threats.to_town
        self.courses: Final = [route.course(threats.stance) for route in routes]
        pressure_factor = self.pressure_factor = threats.pressure_factor() * personality.fear
        self.shares: Final = [[pressure_factor * each for each in threats.shares(route)] for route in routes]
        self.pressures: Final = [threats.pressure(shares) for shares in self.shares]
        self.hunters: Final = self._hunters()
        self.late_hunt: Final = LATENESS_HUNT * min(threats.turns_late(), LATEST_TURNS)
        self._ahead: Final[dict[Hex, tuple[float, float]]] = {}
        self.sleepers_to_wake: Final = [
            (w, view.at[w], self._worth(view.at[w], view.force[w]), self._nearest(view.at[w]))
            for w in threats.asleep
        ]

    def _hunters(self) -> set[Warrior]:
        """Return all awake warriors except a guard for each town, if there are enough."""
        awake = self.threats.awake
        if len(awake) <= len(self.land.towns):
            return set(awake)
        walks = [self.threats.distances.walks(town) for town in self.land.towns]
        return set(awake) - {min(awake, key=lambda w: far[self.view.at[w]]) for far in walks}

    def ahead(self, h: Hex) -> tuple[float, float]:
        """Return for each town how likely a warrior that ends its ride on `h` is to meet the coach."""
        found = self._ahead.get(h)
        if found is None:
            north, south = self.courses
            found = self._ahead[h] = (
                self.pressure_factor * meeting_chance(north.ahead, h),
                self.pressure_factor * meeting_chance(south.ahead, h),
            )
        return found

    def _nearest(self, camp: Hex) -> Warrior | None:
        """Return the awake warrior nearest to `camp`, which is the one to wake the sleeper there."""
        walks = self.threats.distances.walks(camp)
        return min(self.threats.awake, key=lambda w: walks[self.view.at[w]], default=None)

    def coach_prospect(self, strength: int, north: float, south: float) -> float:
        """Return the coach's prospect, as the Indians see it, under this pressure on each way."""
        believed = self.beliefs
        return believed[0] * prospect(strength, north) + believed[1] * prospect(strength, south)

    def _worth(self, h: Hex, force: int) -> float:
        """Return what one more warrior on `h` would gain."""
        north, south = self.pressures
        more = self.ahead(h)
        strength = self.view.strength
        return self.coach_prospect(strength, north, south) - self.coach_prospect(
            strength, north + force * more[0], south + force * more[1]
        )

    # -- the choices

    def waking(self, options: tuple[Action, ...]) -> Action:
        """Wake the sleeper that would gain most where it lies."""

        def merit(action: Action) -> float:
            assert isinstance(action, Designate | Wake)
            w = action.warrior
            return self._worth(self.view.at[w], self.view.force[w]) + self.noise * self.rng.random()

        return max(options, key=merit)

    def proposal(self, options: tuple[Action, ...]) -> Action:
        """Return the proposed fight that harms the coach's prospects most, or hold."""
        best: Action = HOLD
        gain = 0.0
        outcomes = {odds.warrior: fight_outcomes(odds.attacker, odds.defender) for odds in self.view.fights}
        now = self.coach_prospect(self.view.strength, *self.pressures)
        for action in options:
            if isinstance(action, Fight):
                w = action.warrior
                shares = (self.shares[0][w], self.shares[1][w])
                fought = self._prospect_after_fight(w, outcomes[w], *self._without(w), shares)
                better = now - fought + self.personality.fight_bonus
                if self.personality.noise > 1:
                    better += self.noise * (self.rng.random() - HALF)
                if better > gain:
                    best, gain = action, better
        return best

    def best(self, warrior: Warrior, points: int) -> RidePlan:
        """Return the ride that gains most. Staying is one of them, unless the warrior stands on another."""
        merits = self.merits(warrior, points)
        path = max(merits, key=merits.__getitem__)
        return RidePlan(warrior, points, path, merits[path] - merits.get((), 0.0))

    def merits(self, warrior: Warrior, points: int) -> dict[Path, float]:
        """Return the value of each path of this warrior."""
        others = self._without(warrior)
        return {
            path: self._merit(warrior, end, woken, *others) + self.noise * self.rng.random()
            for (end, woken), path in self._rides(warrior, points).items()
        }

    # -- where a warrior can ride

    def _rides(self, warrior: Warrior, points: int) -> dict[tuple[Hex, Woken], Path]:
        """Return every hex a warrior can end on with the sleepers it wakes on the way, and the path there."""
        view = self.view
        barred = {view.coach, *(self.land.towns if view.rules.towns_closed else ())}
        others = {view.at[w]: w for w in Warrior if w != warrior}
        sleepers = {view.at[w]: 1 << w for w in self.threats.asleep}
        start = (view.at[warrior], 0)
        rides: dict[tuple[Hex, Woken], Path] = {start: ()}
        edge = [start]
        for _ in range(points):
            reached = []
            for place in edge:
                for direction, to in self.land.ways[place[0]]:
                    end = (to, place[1] | sleepers.get(to, 0))
                    if to not in barred and end not in rides:
                        rides[end] = (*rides[place], direction)
                        reached.append(end)
            edge = reached
        return {end: path for end, path in rides.items() if end[0] not in others}

    # -- the value of a ride

    def _without(self, warrior: Warrior) -> tuple[float, float]:
        """Return the pressure of all other warriors."""
        force = self.view.force[warrior]
        north, south = self.pressures
        return north - force * self.shares[0][warrior], south - force * self.shares[1][warrior]

    def _merit(self, warrior: Warrior, end: Hex, woken: Woken, north: float, south: float) -> float:
        view = self.view
        shares = self.ahead(end)
        if woken:
            for w in self.threats.asleep:
                if woken >> w & 1:
                    more = self.ahead(view.at[w])
                    north += view.force[w] * more[0]
                    south += view.force[w] * more[1]
        around = self.land.around[view.coach]
        force = view.force[warrior]
        prospect = self.coach_prospect(view.strength, north + force * shares[0], south + force * shares[1])
        if end in around:
            behind = end == around[view.facing.back]
            outcomes = fight_outcomes(force, SURPRISED if behind else view.strength)
            fought = self._prospect_after_fight(warrior, outcomes, north, south, shares)
            # the coach may propose a fight that the Indians do not want
            prospect = fought if view.rules.proposals == "either" else min(prospect, fought)
        merit = self._waking_value(warrior, end, woken) - prospect
        hunt = self.personality.chase + (self.late_hunt if warrior in self.hunters else 0.0)
        if hunt:
            merit -= hunt * self.threats.distances.walks(view.coach)[end]
        if self.personality.guard:
            far = min([self.threats.distances.walks(town)[end] for town in self.land.towns])
            merit -= self.personality.guard * far
        return merit

    def _waking_value(self, warrior: Warrior, end: Hex, woken: Woken) -> float:
        """Return what riding on from `end` to wake a sleeper may be worth."""
        best = 0.0
        for w, camp, worth, nearest in self.sleepers_to_wake:
            if woken >> w & 1 or nearest not in (warrior, None):
                continue
            turns = (
                self.threats.distances.walks(camp)[end] // WARRIOR_POINTS
            )  # the warrior may not end its ride on the camp
            merit = worth * _DECAY[min(turns, len(_DECAY) - 1)]
            if merit > best:
                best = merit
        return best

    def _prospect_after_fight(
        self,
        w: Warrior,
        outcomes: tuple[FightOutcome, ...],
        north: float,
        south: float,
        shares: tuple[float, float],
    ) -> float:
        """Return the coach's prospect after a fight with warrior `w`, given the pressure of the others."""
        view = self.view
        attacked, strength, force = view.active == COACH, view.strength, view.force[w]
        prospect = 0.0
        for belief, others, share_ in zip(self.beliefs, (north, south), shares, strict=True):
            prospect += belief * prospect_after_fight(outcomes, attacked, strength, force, others, share_)
        return prospect
