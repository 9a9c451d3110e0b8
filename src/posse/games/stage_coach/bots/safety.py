"""What a place is worth to the coach: who can attack it there, and what lies ahead once they have."""

from __future__ import annotations

from typing import Final

from posse.games.stage_coach.bots.ground import SIDES, Route, Stance
from posse.games.stage_coach.bots.judgement import Blow, duel, prospect, share
from posse.games.stage_coach.bots.outlook import Outlook
from posse.games.stage_coach.rules.combat import MOST, SURPRISED, WARRIOR_POINTS

Worth = list[float]
"""The coach's prospects for each strength it may be left with, from none to the most."""

GRIT: Final = 0.05
"""What a point of a warrior's strength is worth when it is shot away."""

BAR: Final = 0.25
"""What it is worth when that warrior stands in the coach's own town."""

BOARDING: Final = 0.5
"""How surely a passenger waits for who drives there."""


def worth(
    outlook: Outlook,
    route: Route,
    stance: Stance,
    boards: bool,
    dormant: float,
    calm: float,
    looks_back: bool = True,
) -> Worth:
    """The prospects of a coach that ends its move here and means to go on by this route.

    Whoever is in reach attacks if that pays, one of them from behind if it can; the others, and
    afterwards the attackers, press on the way that is left.
    """
    view, ground = outlook.view, outlook.ground
    course = route.course(stance)
    h, facing = divmod(stance, SIDES)
    near = ground.walks(h)
    behind = outlook.land.around[h][(facing + 3) % SIDES]
    rear = ground.walks(behind) if looks_back and outlook.land.passable(behind) else None
    chased = share(course.ahead, h)
    attackers: list[tuple[int, bool]] = []
    pressure = dormant
    for w in outlook.awake:
        at, force = view.at[w], view.force[w]
        if view.ridden >> w & 1:
            pressure += force * share(course.ahead, at)
        elif near[at] > WARRIOR_POINTS + 1:
            pressure += force * share(course.here, at)
        else:
            pressure += force * chased
            surprise = rear is not None and rear[at] <= WARRIOR_POINTS
            attackers.append((force, surprise))
            if surprise:
                rear = None  # there is room for one
    pressure *= calm
    values = [prospect(strength, pressure) for strength in range(MOST + 1)]
    if boards:
        more = [*values[2:], values[-1]]
        values = [0.0, *[v + BOARDING * (m - v) for v, m in zip(values[1:], more, strict=True)]]
    for force, surprise in attackers:
        values = [0.0, *[_attacked(values, s, force, surprise) for s in range(1, MOST + 1)]]
    return values


def _attacked(values: Worth, strength: int, force: int, surprise: bool) -> float:
    """What is left when a warrior may attack; it does so only if that hurts."""
    blows = duel(force, SURPRISED if surprise else strength)
    return min(fought(values, strength, force, blows, False), values[strength])


def fought(
    values: Worth, strength: int, force: int, blows: tuple[Blow, ...], coach_attacks: bool, grit: float = GRIT
) -> float:
    """The prospects after a fight, on the average of the die."""
    total = 0.0
    for chance, attacker, defender in blows:
        loss, won = (attacker, defender) if coach_attacks else (defender, attacker)
        if loss < strength:
            total += chance * (values[strength - loss] + grit * (won if won < force else force))
    return total
