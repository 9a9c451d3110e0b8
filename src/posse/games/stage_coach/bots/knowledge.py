"""What Stage Coach teaches the shared search: the drives and rides worth trying, and the evaluation."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from posse.bots.search import Candidate, Knowledge, Plan
from posse.games.stage_coach.bots import base_policy
from posse.games.stage_coach.bots.evaluation import winning_chance
from posse.games.stage_coach.bots.greedy_coach import TIE_NOISE, TURN_COST, CoachTurn
from posse.games.stage_coach.bots.greedy_indians import IndiansTurn
from posse.games.stage_coach.bots.pursuit import asleep, pursuit_at
from posse.games.stage_coach.bots.reasons import plan_reason
from posse.games.stage_coach.bots.routes import SIDES
from posse.games.stage_coach.rules import COACH, INDIANS, CoachView, Trail
from posse.games.stage_coach.rules.actions import DESTINATIONS, HALT, RIDES, STEPS, Town, Warrior
from posse.games.stage_coach.rules.combat import WARRIOR_POINTS
from posse.games.stage_coach.rules.turn import Journey, Riding
from posse.kernel import Action, Decision, Seat, State

TURNS_AHEAD: Final = 3
"""How many turns a playout lasts."""

DRIVES: Final = 32
RIDES_EACH: Final = 10
"""How many plans of the coach, and of one warrior, are tried."""

BASE_PLAN_BONUS: Final = 0.02
"""How much better than the best estimate the base policy's own plan is taken to be."""


def drive_candidates(view: CoachView, usual: Plan, rng: random.Random, most: int) -> list[Candidate]:
    """List the places the coach can reach this turn, the most promising first."""
    assert view.destination is not None
    assert isinstance(view.phase, Journey)
    drive = CoachTurn(view, view.destination)
    came = drive.reach(view.phase.points)
    merits = {place: drive.merit(place, TURN_COST) + TIE_NOISE * rng.random() for place in came}
    ranked = sorted(came, key=lambda place: -merits[place])
    best = merits[ranked[0]]
    prospect = _chance(drive.merit(ranked[0], 0.0))
    plans: dict[Plan, float] = {usual: _chance(prospect + BASE_PLAN_BONUS)}
    for place in ranked[:most]:
        plans.setdefault(drive.way(came, place), _chance(prospect + merits[place] - best))
    for place in ranked[most:]:
        if place[0] // SIDES in drive.land.towns:  # the wrong town, hence a draw, is always tried
            plans.setdefault(drive.way(came, place), 0.5)
    return [Candidate(plan, merit) for plan, merit in plans.items()]


def ride_candidates(view: CoachView, usual: State[Trail], rng: random.Random, most: int) -> list[Candidate]:
    """List the rides of the warrior whose best ride gains most, or of the one that is riding already."""
    turn = IndiansTurn(view, rng)
    if isinstance(view.phase, Riding):
        return _ride_candidates(turn, view.phase.warrior, view.phase.points, (), usual, rng, most)
    ready = [w for w in turn.threats.awake if not view.ridden >> w & 1]
    first = max(ready, key=lambda w: turn.best(w, WARRIOR_POINTS).gain)
    return _ride_candidates(turn, first, WARRIOR_POINTS, (RIDES[first],), usual, rng, most)


def _ride_candidates(
    turn: IndiansTurn,
    warrior: Warrior,
    points: int,
    taken: Plan,
    usual: State[Trail],
    rng: random.Random,
    most: int,
) -> list[Candidate]:
    merits = turn.merits(warrior, points)
    ranked = sorted(merits, key=lambda path: -merits[path])
    best = merits[ranked[0]]
    prospect = _chance(1 - turn.coach_prospect(turn.view.strength, *turn.pressures))
    plans: dict[Plan, float] = {base_plan(usual, taken, rng): _chance(prospect + BASE_PLAN_BONUS)}
    kept = ranked[:most] + [path for path in ranked[most:] if not path]  # staying is always tried
    for path in kept:
        steps = tuple([STEPS[direction] for direction in path])
        end = (HALT,) if len(path) < points else ()
        plans.setdefault((*taken, *steps, *end), _chance(prospect + merits[path] - best))
    return [Candidate(plan, merit) for plan, merit in plans.items()]


def base_plan(state: State[Trail], taken: Plan, rng: random.Random) -> Plan:
    """Return the base policy's plan for this piece to the end of its move, after the actions `taken`."""
    seat, turn = state.table.active, state.table.turn
    for action in taken:
        state.choose(seat, action)
    plan: list[Action] = [*taken]
    while isinstance(state.phase, Journey | Riding) and (state.table.active, state.table.turn) == (
        seat,
        turn,
    ):
        ask = state.ask()
        assert isinstance(ask, Decision)
        for action in base_policy.answer(state, seat, ask, rng, random_rate=0.0):
            plan.append(action)
            state.choose(seat, action)
    return tuple(plan)


def _chance(x: float) -> float:
    return min(max(x, 0.0), 1.0)


class StageCoachKnowledge(Knowledge[CoachView]):
    """Candidates, base policy and evaluation of Stage Coach, with a belief about the destination."""

    def imagine(self, view: CoachView, rng: random.Random) -> State[Trail]:
        state: State[Trail] = self.game.imagine(view, rng)
        t = state.table
        if view.destination is None and t.destination is not None:
            north = pursuit_at(t).north_probability(asleep(t), t.coach * SIDES + t.facing)
            t.destination = Town.NORTH if rng.random() < north else Town.SOUTH
        return state

    def base(self, state: State[Trail], seat: Seat, ask: Decision, rng: random.Random) -> Plan:
        return base_policy.answer(state, seat, ask, rng)

    def settled(self, state: State[Trail], begun: State[Trail]) -> bool:
        return state.table.turn - begun.table.turn >= TURNS_AHEAD

    def chances(self, state: State[Trail]) -> Sequence[float]:
        won = winning_chance(state.table)
        return won, 1 - won

    def candidates(
        self, view: CoachView, prompt: str, options: tuple[Action, ...], rng: random.Random
    ) -> Sequence[Candidate]:
        found = self._candidates(view, prompt, options, rng)
        return [Candidate(one.plan, one.merit, plan_reason(view, prompt, one.plan)) for one in found]

    def _candidates(
        self, view: CoachView, prompt: str, options: tuple[Action, ...], rng: random.Random
    ) -> Sequence[Candidate]:
        if prompt == "destination":
            return [Candidate((DESTINATIONS[int(rng.random() * len(DESTINATIONS))],), 0.5)]
        if prompt == "journey":
            return drive_candidates(view, base_plan(self.imagine(view, rng), (), rng), rng, DRIVES)
        if prompt in ("muster", "riding"):
            return ride_candidates(view, self.imagine(view, rng), rng, RIDES_EACH)
        if prompt == "contact" and view.seat == COACH:
            assert view.destination is not None
            return _first(CoachTurn(view, view.destination).proposal(options, rng), options)
        if prompt == "facing":
            assert view.destination is not None
            return [Candidate((CoachTurn(view, view.destination).facing(rng),), 0.5)]
        turn = IndiansTurn(view, rng)
        return _first(turn.proposal(options) if prompt == "contact" else turn.waking(options), options)

    def moment(self, view: CoachView) -> str:
        phase = view.phase
        if isinstance(phase, Journey):
            return f"{view.played_turns} {phase.points} {view.coach} {view.facing}"
        if isinstance(phase, Riding):
            return f"{view.played_turns} {phase.warrior} {phase.points} {view.at[phase.warrior]}"
        return ""

    def share(self, view: CoachView, prompt: str) -> float:
        if prompt == "contact":
            return 0.1
        if view.active == INDIANS:
            return 1 / max(1, view.awake.bit_count())
        return 0.9


def _first(best: Action, options: tuple[Action, ...]) -> list[Candidate]:
    rest = [option for option in options if option != best]
    return [Candidate((best,), 0.55), *[Candidate((option,), 0.5) for option in rest]]
