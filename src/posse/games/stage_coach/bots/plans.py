"""The plans worth trying: where the coach may drive this turn, and where a warrior may ride."""

from __future__ import annotations

import random
from typing import Final

from posse.bots.search import Candidate, Plan
from posse.games.stage_coach.bots import base
from posse.games.stage_coach.bots.driver import TOLL, WHIM, Drive
from posse.games.stage_coach.bots.ground import SIDES
from posse.games.stage_coach.bots.riders import Net
from posse.games.stage_coach.rules import CoachView, Trail
from posse.games.stage_coach.rules.actions import HALT, RIDES, STEPS, Warrior
from posse.games.stage_coach.rules.combat import WARRIOR_POINTS
from posse.games.stage_coach.rules.turn import Journey, Riding
from posse.kernel import Action, Decision, State

USUAL: Final = 0.02
"""What the base policy's own plan is worth more than the best at a glance: it has been thought through."""


def drives(view: CoachView, usual: Plan, rng: random.Random, most: int) -> list[Candidate]:
    """The places the coach can get to this turn, the most promising first."""
    assert view.destination is not None
    assert isinstance(view.phase, Journey)
    drive = Drive(view, view.destination)
    came = drive.reach(view.phase.points)
    merits = {place: drive.merit(place, TOLL) + WHIM * rng.random() for place in came}
    ranked = sorted(came, key=lambda place: -merits[place])
    best = merits[ranked[0]]
    hope = _chance(drive.merit(ranked[0], 0.0))
    plans: dict[Plan, float] = {usual: _chance(hope + USUAL)}
    for place in ranked[:most]:
        plans.setdefault(drive.way(came, place), _chance(hope + merits[place] - best))
    for place in ranked[most:]:
        if place[0] // SIDES in drive.land.towns:  # the wrong town, hence a draw, is always worth a thought
            plans.setdefault(drive.way(came, place), 0.5)
    return [Candidate(plan, merit) for plan, merit in plans.items()]


def rides(view: CoachView, usual: State[Trail], rng: random.Random, most: int) -> list[Candidate]:
    """The ways of the warrior that can better the net most, or that is riding already."""
    net = Net(view, rng)
    if isinstance(view.phase, Riding):
        return _of_one(net, view.phase.warrior, view.phase.points, (), usual, rng, most)
    ready = [w for w in net.outlook.awake if not view.ridden >> w & 1]
    first = max(ready, key=lambda w: net.best(w, WARRIOR_POINTS).gain)
    return _of_one(net, first, WARRIOR_POINTS, (RIDES[first],), usual, rng, most)


def _of_one(
    net: Net, warrior: Warrior, points: int, taken: Plan, usual: State[Trail], rng: random.Random, most: int
) -> list[Candidate]:
    merits = net.merits(warrior, points)
    ranked = sorted(merits, key=lambda path: -merits[path])
    best = merits[ranked[0]]
    hope = _chance(1 - net.hopes(net.view.strength, *net.pressures))
    plans: dict[Plan, float] = {usual_plan(usual, taken, rng): _chance(hope + USUAL)}
    kept = ranked[:most] + [path for path in ranked[most:] if not path]  # staying is always worth a thought
    for path in kept:
        steps = tuple([STEPS[direction] for direction in path])
        end = (HALT,) if len(path) < points else ()
        plans.setdefault((*taken, *steps, *end), _chance(hope + merits[path] - best))
    return [Candidate(plan, merit) for plan, merit in plans.items()]


def usual_plan(state: State[Trail], taken: Plan, rng: random.Random) -> Plan:
    """What the base policy would do with this piece, to the end of its move."""
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
        for action in base.answer(state, seat, ask, rng, astray=0.0):
            plan.append(action)
            state.choose(seat, action)
    return tuple(plan)


def _chance(x: float) -> float:
    return min(max(x, 0.0), 1.0)
