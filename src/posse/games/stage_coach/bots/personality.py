"""Personalities: what a character weighs more or less than others, and what a beginner overlooks.

Errors are those that people make: a beginner misjudges places, and overlooks attacks from behind and sleeping
warriors. Nobody moves at random.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Personality:
    """Factors on what the greedy bots take into account; the default changes nothing."""

    noise: float = 1.0
    """Factor on the random noise in the value of a place or a ride."""
    haste: float = 1.0
    """Factor on what a turn on the road costs the coach."""
    fear: float = 1.0
    """Factor on the pressure of the warriors."""
    secrecy: float = 1.0
    """Factor on what hiding the destination is worth to the coach."""
    fight_bonus: float = 0.0
    """What a fight is worth for its own sake; negative for a player who avoids fights."""
    credulity: float = 1.0
    """How far the Indians trust where the coach seems to be bound; below 0 they believe the opposite."""
    guard: float = 0.0
    """What one hex nearer to a town is worth to a warrior."""
    chase: float = 0.0
    """What one hex nearer to the coach is worth to a warrior."""
    sees_rear: bool = True
    """Whether the coach considers attacks from behind."""
    ignores_sleepers: bool = False
    """Whether sleeping warriors are overlooked."""


PLAIN: Final = Personality()

LEARNERS: Final = {
    "greenhorn": Personality(noise=70.0, sees_rear=False, ignores_sleepers=True),
    "cowhand": Personality(noise=22.0, sees_rear=False),
}

CHARACTERS: Final = {
    "honest": Personality(haste=2.0, secrecy=-4.0, credulity=2.0),
    "paranoid": Personality(haste=0.5, fear=1.8, guard=0.02),
    "tall-tale": Personality(secrecy=30.0, credulity=-1.0),
    "all-in": Personality(haste=3.0, fear=0.4, fight_bonus=1.0, chase=0.03),
    "miserly": Personality(fear=1.2, fight_bonus=-0.12),
}
