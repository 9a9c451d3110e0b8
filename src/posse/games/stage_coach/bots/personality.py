"""Tempers: what a character makes more or less of than others, and what a beginner does not see.

Who errs here errs as people do: a beginner values places by noise, does not think of what may come from
behind, nor of those who still sleep.  Nobody moves at random.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Personality:
    """Factors of what the greedy bots take into account; the plain one changes nothing."""

    noise: float = 1.0
    """How far places that differ are taken for alike."""
    haste: float = 1.0
    """What a turn on the road costs the coach."""
    fear: float = 1.0
    """How hard the warriors around weigh."""
    secrecy: float = 1.0
    """What it is worth to the coach not to show where it is bound."""
    fight_bonus: float = 0.0
    """What a fight is worth for its own sake; less than nothing to who avoids them."""
    credulity: float = 1.0
    """How far the Indians go by where the coach seems to be bound; below 0 they believe the opposite."""
    guard: float = 0.0
    """What a hex nearer to a town is worth to a warrior."""
    chase: float = 0.0
    """What a hex nearer to the coach is worth to a warrior."""
    sees_rear: bool = True
    """Whether it sees that somebody may come from behind."""
    ignores_sleepers: bool = False
    """Whether it forgets those who still sleep."""


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
