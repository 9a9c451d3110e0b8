"""The greedy Indians: every ride is judged by how the whole net then lies around the coach."""

from __future__ import annotations

import random
from typing import Final

from posse.bots.bot import Bot
from posse.games.stage_coach.bots.odds import Blow, fight_outcomes, meeting_chance, prospect
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
)  # fmt: skip
from posse.games.stage_coach.rules.combat import SURPRISED, WARRIOR_POINTS
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import Hex, find
from posse.games.stage_coach.rules.turn import Riding
from posse.kernel import Action

WAKING_DECAY: Final = 0.7
"""What waking a sleeper is worth for every turn one still has to ride there."""

_FADED: Final = (WAKING_DECAY, WAKING_DECAY * WAKING_DECAY, WAKING_DECAY * WAKING_DECAY * WAKING_DECAY, 0.0)

LATENESS_HUNT: Final = 0.004
"""What a hex nearer to a coach that is late is worth, for every turn that it is late."""

LATEST_TURNS: Final = 10
"""The turns after which the hunt grows no hotter."""

HALF: Final = 0.5

TIE_NOISE: Final = 0.02
"""Rides that differ by less are alike."""

Path = tuple[Direction, ...]

Woken = int
"""A bit for each sleeper ridden over."""

RideMoment = tuple[int, Warrior, int, Hex]
"""Turn, rider, points left, and where it is."""


class GreedyIndians(Bot[CoachView]):
    """Plans a ride when it takes a warrior up, and keeps to it; a view it did not expect is planned anew."""

    def __init__(self, rng: random.Random, personality: Personality = PLAIN) -> None:
        super().__init__(rng)
        self.personality: Final = personality
        self._plan: dict[RideMoment, Action] = {}

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
        """Who can better the net most rides first; when nobody can, the rest stay."""
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


class RidePlan:
    """One warrior's way this turn, and what the Indians gain by it."""

    __slots__ = ("gain", "path", "points", "warrior")

    def __init__(self, warrior: Warrior, points: int, path: Path, gain: float) -> None:
        self.warrior = warrior
        self.points = points
        self.path = path
        self.gain = gain

    def plan(self, view: CoachView) -> dict[RideMoment, Action]:
        around = find(view.rules.map).around
        here, left = view.at[self.warrior], self.points
        plan: dict[RideMoment, Action] = {}
        for direction in self.path:
            plan[view.played_turns, self.warrior, left, here] = STEPS[direction]
            here, left = around[here][direction], left - 1
        plan[view.played_turns, self.warrior, left, here] = HALT
        return plan


class IndiansTurn:
    """The warriors around the coach, as the Indians see it: two towns, and some belief in either."""

    def __init__(self, view: CoachView, rng: random.Random, personality: Personality = PLAIN) -> None:
        self.view: Final = view
        self.rng: Final = rng
        self.personality: Final = personality
        self.noise: Final = TIE_NOISE * personality.noise
        threats = self.threats = ThreatAssessment(view, personality.ignores_sleepers)
        self.land: Final = threats.land
        north = min(max(HALF + personality.credulity * (threats.northward(threats.stance) - HALF), 0.0), 1.0)
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
        """Everybody awake, but for a guard at each town while there are enough for both."""
        awake = self.threats.awake
        if len(awake) <= len(self.land.towns):
            return set(awake)
        walks = [self.threats.distances.walks(town) for town in self.land.towns]
        return set(awake) - {min(awake, key=lambda w: far[self.view.at[w]]) for far in walks}

    def ahead(self, h: Hex) -> tuple[float, float]:
        """For each town: how surely a warrior that ends its ride here will meet the coach."""
        found = self._ahead.get(h)
        if found is None:
            north, south = self.courses
            found = self._ahead[h] = (
                self.pressure_factor * meeting_chance(north.ahead, h),
                self.pressure_factor * meeting_chance(south.ahead, h),
            )
        return found

    def _nearest(self, camp: Hex) -> Warrior | None:
        """Who is to wake the sleeper here."""
        walks = self.threats.distances.walks(camp)
        return min(self.threats.awake, key=lambda w: walks[self.view.at[w]], default=None)

    def coach_prospect(self, strength: int, north: float, south: float) -> float:
        """The coach's prospects as far as the Indians can tell."""
        believed = self.beliefs
        return believed[0] * prospect(strength, north) + believed[1] * prospect(strength, south)

    def _worth(self, h: Hex, force: int) -> float:
        """What one more warrior here would gain."""
        north, south = self.pressures
        more = self.ahead(h)
        strength = self.view.strength
        return self.coach_prospect(strength, north, south) - self.coach_prospect(
            strength, north + force * more[0], south + force * more[1]
        )

    # -- the choices

    def waking(self, options: tuple[Action, ...]) -> Action:
        """The sleeper that matters most where it lies."""

        def merit(action: Action) -> float:
            assert isinstance(action, Designate | Wake)
            w = action.warrior
            return self._worth(self.view.at[w], self.view.force[w]) + self.noise * self.rng.random()

        return max(options, key=merit)

    def proposal(self, options: tuple[Action, ...]) -> Action:
        """The fight that hurts the coach's prospects most, if any does."""
        best: Action = HOLD
        gain = 0.0
        blows = {odds.warrior: fight_outcomes(odds.attacker, odds.defender) for odds in self.view.fights}
        now = self.coach_prospect(self.view.strength, *self.pressures)
        for action in options:
            if isinstance(action, Fight):
                w = action.warrior
                shares = (self.shares[0][w], self.shares[1][w])
                better = (
                    now
                    - self._prospect_after_fight(w, blows[w], *self._without(w), shares)
                    + self.personality.fight_bonus
                )
                if self.personality.noise > 1:
                    better += self.noise * (self.rng.random() - HALF)
                if better > gain:
                    best, gain = action, better
        return best

    def best(self, warrior: Warrior, points: int) -> RidePlan:
        """The ride that leaves the net tightest; staying is one of them, unless it stands on another."""
        merits = self.merits(warrior, points)
        path = max(merits, key=merits.__getitem__)
        return RidePlan(warrior, points, path, merits[path] - merits.get((), 0.0))

    def merits(self, warrior: Warrior, points: int) -> dict[Path, float]:
        """What each way of this warrior would be worth."""
        others = self._without(warrior)
        return {
            path: self._merit(warrior, end, woken, *others) + self.noise * self.rng.random()
            for (end, woken), path in self._rides(warrior, points).items()
        }

    # -- where a warrior can get

    def _rides(self, warrior: Warrior, points: int) -> dict[tuple[Hex, Woken], Path]:
        """Every hex it can end on, with whom it wakes on the way, and how it gets there."""
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

    # -- what it is worth there

    def _without(self, warrior: Warrior) -> tuple[float, float]:
        """The pressure of everybody else."""
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
            blows = fight_outcomes(force, SURPRISED if behind else view.strength)
            fought = self._prospect_after_fight(warrior, blows, north, south, shares)
            # the coach may want the fight that the Indians do not
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
        """What riding on to wake somebody may bring."""
        best = 0.0
        for w, camp, worth, nearest in self.sleepers_to_wake:
            if woken >> w & 1 or nearest not in (warrior, None):
                continue
            turns = (
                self.threats.distances.walks(camp)[end] // WARRIOR_POINTS
            )  # one must get off the camp again
            merit = worth * _FADED[min(turns, len(_FADED) - 1)]
            if merit > best:
                best = merit
        return best

    def _prospect_after_fight(
        self, w: Warrior, blows: tuple[Blow, ...], north: float, south: float, shares: tuple[float, float]
    ) -> float:
        """The coach's prospects after a fight with this warrior, the others pressing as given."""
        view = self.view
        attacked, strength, force = view.active == COACH, view.strength, view.force[w]
        prospect = 0.0
        for belief, others, share_ in zip(self.beliefs, (north, south), shares, strict=True):
            prospect += belief * prospect_after_fight(blows, attacked, strength, force, others, share_)
        return prospect
