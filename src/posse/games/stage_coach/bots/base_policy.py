"""The base policy: a sensible move in a few microseconds, for the playouts of the search.

The coach drives towards its town, or to a relay close to the way, and stops where its evaluation is best.
Warriors ride to where they can meet it, wake sleepers on the way, and attack from behind if they can.
"""

from __future__ import annotations

import random
from typing import Final

from posse.bots.search import Plan
from posse.games.stage_coach.bots.evaluation import EvaluationPoint, evaluate, warriors_by_state
from posse.games.stage_coach.bots.odds import coach_harm, known_strength
from posse.games.stage_coach.bots.pursuit import asleep, pursuit_at
from posse.games.stage_coach.bots.routes import FAR, SIDES
from posse.games.stage_coach.bots.stops import possible_stops
from posse.games.stage_coach.bots.warrior_targets import target_rankings
from posse.games.stage_coach.rules.actions import FIGHTS, HALT, HOLD, Fight, Warrior
from posse.games.stage_coach.rules.combat import MOST
from posse.games.stage_coach.rules.land import NOWHERE
from posse.games.stage_coach.rules.table import COACH, Trail
from posse.games.stage_coach.rules.turn import Contact, Journey, Riding
from posse.kernel import Action, Decision, Seat, State

RANDOM_MOVE_RATE: Final = 0.04
"""How often a piece makes a random move instead."""

STAY: Final[Plan] = (HALT,)

POINT_COST: Final = 0.3
"""What each point still to drive costs the coach: sleepers wake and riders gather meanwhile."""


def answer(
    state: State[Trail], seat: Seat, ask: Decision, rng: random.Random, random_rate: float = RANDOM_MOVE_RATE
) -> Plan:
    """Return the plan for a decision; `random_rate` is how often a random move is made instead."""
    t, phase = state.table, state.phase
    if isinstance(phase, Riding):
        return _ride(t, phase.warrior, phase.points, ask.options[seat], rng, random_rate)
    if isinstance(phase, Journey):
        return _drive(t, phase.points, rng, random_rate)
    if isinstance(phase, Contact):
        return (_propose(t, seat, ask.options[seat]),)
    options = ask.options[seat]
    if ask.prompt == "muster":
        return (options[1],)  # the first warrior; it may stay where it is
    return (options[int(rng.random() * len(options))],)


# --- the coach ---


def _drive(t: Trail, points: int, rng: random.Random, random_rate: float) -> Plan:
    """Return the drive to the stop with the best evaluation."""
    assert t.destination is not None
    pursuit, sleepers, town, at = pursuit_at(t), asleep(t), t.destination, t.at
    strength, boarded = t.strength, t.boarded
    waiting = pursuit.waiting(sleepers, boarded) if strength < MOST else 0
    found = possible_stops(pursuit, sleepers, t.coach * SIDES + t.facing, points, town, waiting)
    wild = rng.random() < random_rate
    if wild:
        found = found[int(rng.random() * len(found)) :]
    riders, camp = warriors_by_state(t, pursuit, sleepers)
    best, most = STAY, float(-FAR)
    for stop in found:
        if stop.over.isdisjoint(at):
            if wild or not stop.left:
                return stop.plan
            more = (stop.boards & waiting).bit_count()
            value = (
                evaluate(
                    EvaluationPoint.HALTED,
                    pursuit,
                    sleepers,
                    stop.stance,
                    town,
                    strength + more,
                    boarded | stop.boards,
                ).total(riders, camp)
                - POINT_COST * stop.left
            )
            if value > most:
                best, most = stop.plan, value
    return best


# --- the warriors ---


def _ride(
    t: Trail,
    warrior: Warrior,
    points: int,
    options: tuple[Action, ...],
    rng: random.Random,
    random_rate: float,
) -> Plan:
    """Return the next step of a warrior towards its best end, or the halt there."""
    pursuit = pursuit_at(t)
    here, at = t.at[warrior], t.at
    may_halt = options[0] is HALT
    stance = t.coach * SIDES + t.facing
    ranking = target_rankings(pursuit).ranking(asleep(t), stance)
    target = here
    for end, over in ranking.best_ends(known_strength(t.strength), t.force[warrior], here, points):
        if end == here and may_halt and over == NOWHERE:
            return STAY
        if end not in at or end == here:
            target = end if over == NOWHERE else over
            break
    if rng.random() < random_rate:
        return (options[int(rng.random() * len(options))],)
    across: Action | None = None
    for step, to in pursuit.steps_nearer(target)[here]:
        if to not in at:
            if to != t.coach and step in options:
                return (step,)
        elif points > 1 and step in options:
            across = step
    if across is not None:
        return (across,)
    return STAY if may_halt else (options[int(rng.random() * len(options))],)


# --- fights ---


def _propose(t: Trail, seat: Seat, options: tuple[Action, ...]) -> Action:
    """Return the fight that gains this side most, or hold."""
    sign = -1.0 if seat == COACH else 1.0
    chosen: Action = HOLD
    most = 0.0
    for action in options:
        if isinstance(action, Fight):
            gain = sign * coach_harm(t, action.warrior)
            if gain > most:
                chosen, most = FIGHTS[action.warrior], gain
    return chosen
