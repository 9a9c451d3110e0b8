"""How anybody sensible goes on, found in a few microseconds: for the games that a search imagines.

The coach drives on to its town, or to a relay hardly off the way, and halts where it has least to fear.
Warriors ride to where they can meet it, wake sleepers they pass, and come from behind if they can.
"""

from __future__ import annotations

import random
from typing import Final

from posse.bots.search import Plan
from posse.games.stage_coach.bots.chase import asleep, chase_at
from posse.games.stage_coach.bots.evaluation import Moment, hope, sides
from posse.games.stage_coach.bots.fights import hurt
from posse.games.stage_coach.bots.ground import FAR, SIDES
from posse.games.stage_coach.bots.hunting import hunting
from posse.games.stage_coach.bots.stops import halts
from posse.games.stage_coach.rules.actions import FIGHTS, HALT, HOLD, Fight, Warrior
from posse.games.stage_coach.rules.combat import MOST
from posse.games.stage_coach.rules.land import NOWHERE
from posse.games.stage_coach.rules.table import COACH, Trail
from posse.games.stage_coach.rules.turn import Contact, Journey, Riding
from posse.kernel import Action, Decision, Seat, State

ASTRAY: Final = 0.04
"""How often a piece does something else than expected."""

STAY: Final[Plan] = (HALT,)

PACE: Final = 0.3
"""What a point that is left to drive costs: sleepers wake, riders gather."""


def answer(
    state: State[Trail], seat: Seat, ask: Decision, rng: random.Random, astray: float = ASTRAY
) -> Plan:
    t, phase = state.table, state.phase
    if isinstance(phase, Riding):
        return _ride(t, phase.warrior, phase.points, ask.options[seat], rng, astray)
    if isinstance(phase, Journey):
        return _drive(t, phase.points, rng, astray)
    if isinstance(phase, Contact):
        return (_propose(t, seat, ask.options[seat]),)
    options = ask.options[seat]
    if ask.prompt == "muster":
        return (options[1],)  # whoever is first; each may stay where it is
    return (options[int(rng.random() * len(options))],)


# --- the coach ---


def _drive(t: Trail, points: int, rng: random.Random, astray: float) -> Plan:
    """To where it may hope for most, once halted there."""
    assert t.destination is not None
    ways, sleepers, town, at = chase_at(t), asleep(t), t.destination, t.at
    strength, boarded = t.strength, t.boarded
    waiting = ways.waiting(sleepers, boarded) if strength < MOST else 0
    found = halts(ways, sleepers, t.coach * SIDES + t.facing, points, town, waiting)
    wild = rng.random() < astray
    if wild:
        found = found[int(rng.random() * len(found)) :]
    riders, camp = sides(t, ways, sleepers)
    best, most = STAY, float(-FAR)
    for halt in found:
        if halt.over.isdisjoint(at):
            if wild or not halt.left:
                return halt.plan
            more = (halt.boards & waiting).bit_count()
            hoped = (
                hope(
                    Moment.HALTED,
                    ways,
                    sleepers,
                    halt.stance,
                    town,
                    min(strength + more, MOST),
                    boarded | halt.boards,
                ).total(riders, camp)
                - PACE * halt.left
            )
            if hoped > most:
                best, most = halt.plan, hoped
    return best


# --- the warriors ---


def _ride(
    t: Trail, warrior: Warrior, points: int, options: tuple[Action, ...], rng: random.Random, astray: float
) -> Plan:
    ways = chase_at(t)
    here, at = t.at[warrior], t.at
    may_halt = options[0] is HALT
    stance = t.coach * SIDES + t.facing
    net = hunting(ways).net(asleep(t), stance)
    target = here
    for end, over in net.ends(t.strength, t.force[warrior], here, points):
        if end == here and may_halt and over == NOWHERE:
            return STAY
        if end not in at or end == here:
            target = end if over == NOWHERE else over
            break
    if rng.random() < astray:
        return (options[int(rng.random() * len(options))],)
    across: Action | None = None
    for step, to in ways.downhill(target)[here]:
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
    sign = -1.0 if seat == COACH else 1.0
    chosen: Action = HOLD
    most = 0.0
    for action in options:
        if isinstance(action, Fight):
            gain = sign * hurt(t, action.warrior)
            if gain > most:
                chosen, most = FIGHTS[action.warrior], gain
    return chosen
