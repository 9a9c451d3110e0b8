"""Odds that all bots of Stage Coach use: of a fight, of a warrior meeting the coach, and of the coach's
success.

Only sums, products and square roots are used, so results, and therefore games, are the same on every machine.
"""

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
"""What each strength of the coach is worth against pressure; see `known_strength`."""

PRESSURE_WEIGHT: Final = 0.6
"""What one strength point of a warrior that is sure to meet the coach weighs."""

_EVEN: Final = 0.5
_SHARPNESS: Final = 0.44  # how fast one point to spare, or one missing, settles whether a warrior is in time
_BLOCKING_POINTS: Final = 2  # standing in the goal itself counts as this many points to spare
_TURN_DECAY: Final = 0.94  # a meeting one turn later is this much less likely: the coach may dodge
_HORIZON: Final = 60  # beyond this many points or turns nothing changes


def squash(x: float) -> float:
    """Map any number to between 0 and 1, symmetrically about 0."""
    return _EVEN + _EVEN * x / sqrt(1.0 + x * x)


def _decay_factors() -> tuple[float, ...]:
    factors = [1.0]
    for _ in range(_HORIZON):
        factors.append(factors[-1] * _TURN_DECAY)
    return tuple(factors)


_DECAY: Final = _decay_factors()
_ARRIVAL_CHANCES: Final = {spare: squash(spare * _SHARPNESS) for spare in range(-_HORIZON, _HORIZON + 1)}


def arrival_chance(spare: int, turn: int) -> float:
    """Return the chance of being in time for a meeting in `turn` turns with `spare` points to spare."""
    return _ARRIVAL_CHANCES.get(spare, 0.0 if spare < 0 else 1.0) * _DECAY[min(turn, _HORIZON)]


def meeting_chance(walks: tuple[list[int], ...], at: Hex, delay: int = 0) -> float:
    """Return the chance that a warrior on `at` meets the coach if it rides next, or `delay` turns later.

    It must touch a hex where the coach stops in time, or stand in the goal before the coach does.
    """
    best = 0.0
    reach = 1 - delay * WARRIOR_POINTS
    for turn in range(min(len(walks) - 1, _HORIZON)):
        reach += WARRIOR_POINTS
        chance = _ARRIVAL_CHANCES.get(reach - walks[turn][at], 0.0) * _DECAY[turn]
        if chance > best:
            best = chance
    turns = min(len(walks) - 1, _HORIZON)
    return max(best, _ARRIVAL_CHANCES.get(reach - 1 - walks[-1][at] + _BLOCKING_POINTS, 0.0) * _DECAY[turns])


def known_strength(strength: int) -> int:
    """Return the strength that the bots' tables know: maps with more relays make a coach stronger still."""
    return strength if strength < MOST else MOST


def prospect(strength: int, pressure: float) -> float:
    """Return the coach's prospect, from 0 (stopped) to 1."""
    return squash(STRENGTH_VALUE[known_strength(strength)] - pressure * PRESSURE_WEIGHT) if strength else 0.0


FightOutcome = tuple[float, int, int]
"""The probability of a result of the die, the attacker's loss and the defender's loss."""


def _outcomes(odds: int) -> tuple[FightOutcome, ...]:
    faces = [row[odds] for row in TABLE]
    return tuple([(faces.count(f) / len(faces), *f) for f in dict.fromkeys(faces)])


_OUTCOMES: Final = tuple([_outcomes(odds) for odds in range(len(COLUMNS))])


def fight_outcomes(attacker: int, defender: int) -> tuple[FightOutcome, ...]:
    """List the possible results of a fight between these strengths."""
    return _OUTCOMES[column(attacker, defender)]


LOST_COACH_VALUE: Final = -1.2
"""What a destroyed coach is worth, on the scale of `STRENGTH_VALUE`."""


def _coach_harm(coach_attacks: bool, strength: int, force: int, surprised: bool) -> float:
    if coach_attacks:
        outcomes = fight_outcomes(strength, SURPRISED if surprised else force)
    else:
        outcomes = fight_outcomes(force, SURPRISED if surprised else strength)
    total = 0.0
    for chance, attacker, defender in outcomes:
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
"""What a fight costs the coach, minus what it costs the warriors. The key is whether the coach attacks, the
coach's strength, the warrior's strength, and whether the defender is surprised.
"""


def coach_harm(t: Trail, warrior: Warrior) -> float:
    """Return what a fight with this warrior would cost the coach now, minus what it costs the warriors."""
    attacks = t.active == COACH
    surprised = not t.is_awake(warrior) if attacks else t.at[warrior] == t.behind()
    return COACH_HARM[attacks, known_strength(t.strength), t.force[warrior], surprised]
