"""How an heir errs and what moves him: what tells the levels and the characters apart, in one table.

Nobody chooses by chance.  The weak misjudge a plot, forget what the others have left, see only their own
gain, dare too little, and keep the duel token for a day that never comes; the characters want too much, or
too little.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Temper:
    noise: float = 0.0
    """By how many notes he misjudges what a plot brings him."""
    ardour: float = 1.0
    """What he gains, in his own eyes, for what he does gain."""
    envy: float = 1.0
    """How much what the others gain is his loss."""
    counts: bool = True
    """Whether he knows what the others have left."""
    duel: float = 1.0
    """What it is worth to him to keep the token, in notes."""
    drives: bool = True
    """Whether he ever bids more than he would pay."""
    bluff: float = 0.0
    """What it is worth to him to have made a rival pay, in notes."""


PLAIN: Final = Temper()
"""The greedy heir's: he neither errs nor wants too much."""

NEVER: Final = 99.0

LEVELS: Final = {
    "greenhorn": Temper(noise=5.0, ardour=0.75, envy=0.0, counts=False, duel=NEVER, drives=False),
    "cowhand": Temper(noise=4.5, ardour=0.9, envy=0.1, counts=False, duel=4.0),
    "deputy": Temper(noise=3.0, envy=0.4, duel=2.0),
    "sheriff": Temper(noise=1.8, envy=0.85),
}
"""Those that play by rule of thumb, the weakest first; the best one thinks ahead."""

CHARACTERS: Final = {
    "honest": Temper(drives=False),
    "paranoid": Temper(envy=2.5),
    "tall-tale": Temper(bluff=1.5),
    "all-in": Temper(ardour=1.6, duel=-2.0),
    "miserly": Temper(ardour=0.5, duel=2.0),
}
