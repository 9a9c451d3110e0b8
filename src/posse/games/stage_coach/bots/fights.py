"""What a fight does to the coach's hopes, at a glance."""

from __future__ import annotations

from typing import Final

from posse.games.stage_coach.bots.judgement import SPIRIT, WEIGHT, duel
from posse.games.stage_coach.rules.actions import Warrior
from posse.games.stage_coach.rules.combat import MOST, STRENGTH, SURPRISED
from posse.games.stage_coach.rules.table import COACH, Trail

DEATH: Final = -1.2
"""What a coach that is out is worth, on the scale of its spirits."""


def _hurt(coach_attacks: bool, strength: int, force: int, surprised: bool) -> float:
    if coach_attacks:
        blows = duel(strength, SURPRISED if surprised else force)
    else:
        blows = duel(force, SURPRISED if surprised else strength)
    total = 0.0
    for chance, attacker, defender in blows:
        loss, won = (attacker, defender) if coach_attacks else (defender, attacker)
        left = SPIRIT[strength - loss] if loss < strength else DEATH
        total += chance * (SPIRIT[strength] - left - WEIGHT * min(won, force))
    return total


HURTS: Final = {
    (attacks, strength, force, surprised): _hurt(attacks, strength, force, surprised)
    for attacks in (False, True)
    for strength in range(1, MOST + 1)
    for force in range(1, STRENGTH + 1)
    for surprised in (False, True)
}
"""What a fight takes from the coach, more than from the warriors: by who attacks, the coach's strength, the
warrior's, and whether who is attacked is taken by surprise."""


def hurt(t: Trail, warrior: Warrior) -> float:
    """What a fight with this warrior would do now."""
    attacks = t.active == COACH
    surprised = not t.is_awake(warrior) if attacks else t.at[warrior] == t.behind()
    return HURTS[attacks, t.strength, t.force[warrior], surprised]
