"""How a position looks to either side: how hard the coach is pressed, and what its prospects are.

Only sums, products and square roots are used: they come out alike on every machine, and so do the games.


What a fight does to the coach's hopes, at a glance."""

from __future__ import annotations

from math import sqrt
from typing import Final

from posse.games.stage_coach.rules.actions import Warrior
from posse.games.stage_coach.rules.combat import (
    COLUMNS,
    MOST,
    STRENGTH,
    SURPRISED,
    TABLE,
    WARRIOR_POINTS,
    column,
)
from posse.games.stage_coach.rules.land import Hex
from posse.games.stage_coach.rules.table import COACH, Trail

STRENGTH_VALUE: Final = (0.0, 0.3, 1.1, 2.0, 2.7)
"""What each strength of the coach is worth against pressure."""

PRESSURE_WEIGHT: Final = 0.6
"""What a point of a warrior's strength weighs when it is sure to meet the coach."""

_EVEN: Final = 0.5
_SHARPNESS: Final = 0.44  # how fast a point to spare, or wanting, settles whether one is in time
_BARRED: Final = 2  # standing in the goal itself is as good as that many points to spare
_FADING: Final = 0.94  # a meeting a turn later is that much less sure: the coach may dodge
_HORIZON: Final = 60  # further than that, in points or in turns, nobody looks


def squash(x: float) -> float:
    """Any number to between 0 and 1, evenly about 0."""
    return _EVEN + _EVEN * x / sqrt(1.0 + x * x)


def _fading() -> tuple[float, ...]:
    factors = [1.0]
    for _ in range(_HORIZON):
        factors.append(factors[-1] * _FADING)
    return tuple(factors)


_FADED: Final = _fading()
_TIMELY: Final = {spare: squash(spare * _SHARPNESS) for spare in range(-_HORIZON, _HORIZON + 1)}


def timely(spare: int, turn: int) -> float:
    """How surely somebody with so many points to spare is in time for a meeting in some turns."""
    return _TIMELY.get(spare, 0.0 if spare < 0 else 1.0) * _FADED[min(turn, _HORIZON)]


def meeting_chance(walks: tuple[list[int], ...], at: Hex, delay: int = 0) -> float:
    """How surely a warrior that stands here and rides next, or some turns later, will meet the coach.

    It must touch a place where the coach halts in time, or stand in the goal before the coach does.
    """
    best = 0.0
    reach = 1 - delay * WARRIOR_POINTS
    for turn in range(min(len(walks) - 1, _HORIZON)):
        reach += WARRIOR_POINTS
        chance = _TIMELY.get(reach - walks[turn][at], 0.0) * _FADED[turn]
        if chance > best:
            best = chance
    turns = min(len(walks) - 1, _HORIZON)
    return max(best, _TIMELY.get(reach - 1 - walks[-1][at] + _BARRED, 0.0) * _FADED[turns])


def prospect(strength: int, pressure: float) -> float:
    """The coach's chances as it stands: between 0, stopped, and 1."""
    return squash(STRENGTH_VALUE[strength] - pressure * PRESSURE_WEIGHT) if strength else 0.0


Blow = tuple[float, int, int]
"""How likely it is, what the attacker loses, what the defender loses."""


def _blows(odds: int) -> tuple[Blow, ...]:
    faces = [row[odds] for row in TABLE]
    return tuple([(faces.count(f) / len(faces), *f) for f in dict.fromkeys(faces)])


_DUELS: Final = tuple([_blows(odds) for odds in range(len(COLUMNS))])


def fight_outcomes(attacker: int, defender: int) -> tuple[Blow, ...]:
    """What a fight of these forces can bring."""
    return _DUELS[column(attacker, defender)]


LOST_COACH_VALUE: Final = -1.2
"""What a coach that is out is worth, on the scale of its spirits."""


def _coach_harm(coach_attacks: bool, strength: int, force: int, surprised: bool) -> float:
    if coach_attacks:
        blows = fight_outcomes(strength, SURPRISED if surprised else force)
    else:
        blows = fight_outcomes(force, SURPRISED if surprised else strength)
    total = 0.0
    for chance, attacker, defender in blows:
        loss, won = (attacker, defender) if coach_attacks else (defender, attacker)
        left = STRENGTH_VALUE[strength - loss] if loss < strength else LOST_COACH_VALUE
        total += chance * (STRENGTH_VALUE[strength] - left - PRESSURE_WEIGHT * min(won, force))
    return total


COACH_HARM: Final = {
    (attacks, strength, force, surprised): _coach_harm(attacks, strength, force, surprised)
    for attacks in (False, True)
    for strength in range(1, MOST + 1)
    for force in range(1, STRENGTH + 1)
    for surprised in (False, True)
}
"""What a fight takes from the coach, more than from the warriors: by who attacks, the coach's strength, the
warrior's, and whether who is attacked is taken by surprise."""


def coach_harm(t: Trail, warrior: Warrior) -> float:
    """What a fight with this warrior would do now."""
    attacks = t.active == COACH
    surprised = not t.is_awake(warrior) if attacks else t.at[warrior] == t.behind()
    return COACH_HARM[attacks, t.strength, t.force[warrior], surprised]
