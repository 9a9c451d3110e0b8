"""Tempers: what a character makes more or less of than others, and what a beginner does not see.

Who errs here errs as people do: a beginner values places by guess, does not think of what may come from
behind, nor of those who still sleep.  Nobody moves at random.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Temper:
    """Factors of what the greedy bots take into account; the plain one changes nothing."""

    guess: float = 1.0
    """How far places that differ are taken for alike."""
    haste: float = 1.0
    """What a turn on the road costs the coach."""
    fear: float = 1.0
    """How hard the warriors around weigh."""
    secrecy: float = 1.0
    """What it is worth to the coach not to show where it is bound."""
    pluck: float = 0.0
    """What a fight is worth for its own sake; less than nothing to who avoids them."""
    credulity: float = 1.0
    """How far the Indians go by where the coach seems to be bound; below 0 they believe the opposite."""
    guard: float = 0.0
    """What a hex nearer to a town is worth to a warrior."""
    chase: float = 0.0
    """What a hex nearer to the coach is worth to a warrior."""
    looks_back: bool = True
    """Whether it sees that somebody may come from behind."""
    lets_lie: bool = False
    """Whether it forgets those who still sleep."""


PLAIN: Final = Temper()

LEARNERS: Final = {
    "greenhorn": Temper(guess=70.0, looks_back=False, lets_lie=True),
    "cowhand": Temper(guess=22.0, looks_back=False),
}

CHARACTERS: Final = {
    "honest": Temper(haste=2.0, secrecy=-4.0, credulity=2.0),
    "paranoid": Temper(haste=0.5, fear=1.8, guard=0.02),
    "tall-tale": Temper(secrecy=30.0, credulity=-1.0),
    "all-in": Temper(haste=3.0, fear=0.4, pluck=1.0, chase=0.03),
    "miserly": Temper(fear=1.2, pluck=-0.12),
}
