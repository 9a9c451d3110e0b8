"""How anybody sensible goes on, found in a few microseconds: for the games that a search imagines.

The coach drives the cheapest way to its town, by a relay that is hardly off it, and around whoever stands in
its way.  Warriors ride to where they can meet it, wake sleepers they pass, and come from behind if they can.
"""

from __future__ import annotations

import random
from typing import Final

from posse.bots.stage_coach.chase import Chase, asleep, chase_at
from posse.bots.stage_coach.fights import hurt
from posse.bots.stage_coach.ground import FAR, SIDES, Stance
from posse.bots.stage_coach.hunting import hunting
from posse.games.stage_coach.actions import AHEAD, FIGHTS, HALT, HOLD, TURNS, Fight, Warrior
from posse.games.stage_coach.combat import MOST
from posse.games.stage_coach.land import NOWHERE
from posse.games.stage_coach.table import COACH, Trail
from posse.games.stage_coach.turn import Contact, Journey, Riding
from posse.kernel import Action, Decision, Seat, State

ASTRAY: Final = 0.04
"""How often a piece does something else than expected."""

BYWAY: Final = 3
"""The points a passenger is worth to a coach that asks no further."""


def answer(
    state: State[Trail], seat: Seat, ask: Decision, rng: random.Random, astray: float = ASTRAY
) -> Action:
    t, phase = state.table, state.phase
    if isinstance(phase, Riding):
        return _ride(t, phase.warrior, phase.points, ask.options[seat], rng, astray)
    if isinstance(phase, Journey):
        return _drive(t, ask.options[seat], rng, astray)
    if isinstance(phase, Contact):
        return _propose(t, seat, ask.options[seat])
    options = ask.options[seat]
    if ask.prompt == "muster":
        return options[1]  # whoever is first; each may stay where it is
    return options[int(rng.random() * len(options))]


# --- the coach ---


def _drive(t: Trail, options: tuple[Action, ...], rng: random.Random, astray: float) -> Action:
    ways, sleepers = chase_at(t), asleep(t)
    stance = t.coach * SIDES + t.facing
    costs = _goal(t, ways, sleepers, stance)
    around, at = t.land.around[t.coach], t.at
    ahead = around[t.facing]
    free = options[1] is AHEAD
    if free and costs[ahead * SIDES + t.facing] < costs[stance]:
        return AHEAD
    if rng.random() < astray:
        return options[int(rng.random() * len(options))]
    least, best = FAR, None
    here = t.coach * SIDES
    for to in ways.ground.turns[t.facing]:
        beyond = around[to]
        if beyond != NOWHERE and beyond not in at:
            cost = min(costs[beyond * SIDES + to] + 1, costs[here + to])
            if cost < least:
                least, best = cost, to
    if free and costs[ahead * SIDES + t.facing] < least:
        return AHEAD
    return HALT if best is None else TURNS[best]


def _goal(t: Trail, ways: Chase, sleepers: int, stance: Stance) -> list[int]:
    """The costs to the town, or to a relay that is hardly off the way to it."""
    assert t.destination is not None
    town = t.land.towns[t.destination]
    costs = ways.costs(sleepers, town)
    if t.strength < MOST:
        limit = costs[stance] + BYWAY
        for i, relay in enumerate(t.land.relays):
            if not t.boarded >> i & 1 and relay not in t.at:
                there = ways.costs(sleepers, relay)
                if there[stance] + costs[relay * SIDES + t.facing] <= limit:
                    return there
    return costs


# --- the warriors ---


def _ride(
    t: Trail, warrior: Warrior, points: int, options: tuple[Action, ...], rng: random.Random, astray: float
) -> Action:
    ways = chase_at(t)
    here, at = t.at[warrior], t.at
    may_halt = options[0] is HALT
    stance = t.coach * SIDES + t.facing
    net = hunting(ways).net(asleep(t), stance)
    target = here
    for end, over in net.ends(t.strength, t.force[warrior], here, points):
        if end == here and may_halt and over == NOWHERE:
            return HALT
        if end not in at or end == here:
            target = end if over == NOWHERE else over
            break
    if rng.random() < astray:
        return options[int(rng.random() * len(options))]
    across: Action | None = None
    for step, to in ways.downhill(target)[here]:
        if to not in at:
            if to != t.coach and step in options:
                return step
        elif points > 1 and step in options:
            across = step
    if across is not None:
        return across
    return options[0] if may_halt else options[int(rng.random() * len(options))]


# --- fights ---


def _propose(t: Trail, seat: Seat, options: tuple[Action, ...]) -> Action:
    sign = -1.0 if seat == COACH else 1.0
    chosen: Action = HOLD
    most = 0.0
    for action in options:
        if isinstance(action, Fight):
            gain = sign * hurt(t, action.warrior)
            if gain > most:
                chosen, most = FIGHTS[action.warrior], gain
    return chosen
