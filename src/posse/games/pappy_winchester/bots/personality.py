"""How an heir errs and what moves him: what tells the levels and the characters apart, in one table.

Nobody chooses by chance.  The weak misjudge a plot, forget what the others have left, see only their own
gain, dare too little, and keep the duel token for a day that never comes; the characters want too much, or
too little.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Personality:
    noise: float = 0.0
    """By how many notes he misjudges what a plot brings him."""
    eagerness: float = 1.0
    """What he gains, in his own eyes, for what he does gain."""
    envy: float = 1.0
    """How much what the others gain is his loss."""
    counts_cash: bool = True
    """Whether he knows what the others have left."""
    duel_token: float = 1.0
    """What it is worth to him to keep the token, in notes."""
    bids_up: bool = True
    """Whether he ever bids more than he would pay."""
    bluff: float = 0.0
    """What it is worth to him to have made a rival pay, in notes."""


PLAIN: Final = Personality()
"""The greedy heir's: he neither errs nor wants too much."""

NEVER_DUELS: Final = 99.0

LEVELS: Final = {
    "greenhorn": Personality(
        noise=5.0, eagerness=0.75, envy=0.0, counts_cash=False, duel_token=NEVER_DUELS, bids_up=False
    ),
    "cowhand": Personality(noise=4.5, eagerness=0.9, envy=0.1, counts_cash=False, duel_token=4.0),
    "deputy": Personality(noise=3.0, envy=0.4, duel_token=2.0),
    "sheriff": Personality(noise=1.8, envy=0.85),
}
"""Those that play by rule of thumb, the weakest first; the best one thinks ahead."""

CHARACTERS: Final = {
    "honest": Personality(bids_up=False),
    "paranoid": Personality(envy=2.5),
    "tall-tale": Personality(bluff=1.5),
    "all-in": Personality(eagerness=1.6, duel_token=-2.0),
    "miserly": Personality(eagerness=0.5, duel_token=2.0),
}
