"""What tells the levels and the characters apart: how a bidder errs, and what it wants more or less than
others.

No bidder chooses at random. Weak ones misjudge a plot, forget how much cash the others have, see only their
own gain, bid too carefully, and never use the duel token. The characters want too much or too little.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Personality:
    noise: float = 0.0
    """How far the bidder misjudges what a plot brings it, in $1,000."""
    eagerness: float = 1.0
    """Factor on the gain that the bidder expects for itself."""
    envy: float = 1.0
    """How much a gain of the others counts as the bidder's loss."""
    counts_cash: bool = True
    """Whether the bidder counts how much cash the others have."""
    duel_token: float = 1.0
    """What keeping the duel token is worth to the bidder, in $1,000."""
    bids_up: bool = True
    """Whether the bidder ever bids more than it wants to pay, to raise the price."""
    bluff: float = 0.0
    """What it is worth to the bidder to have made a rival pay, in $1,000."""


PLAIN: Final = Personality()
"""The greedy bidder's: no errors, no exaggerated wants."""

NEVER_DUELS: Final = 99.0

LEVELS: Final = {
    "greenhorn": Personality(
        noise=5.0, eagerness=0.75, envy=0.0, counts_cash=False, duel_token=NEVER_DUELS, bids_up=False
    ),
    "cowhand": Personality(noise=4.5, eagerness=0.9, envy=0.1, counts_cash=False, duel_token=4.0),
    "deputy": Personality(noise=3.0, envy=0.4, duel_token=2.0),
    "sheriff": Personality(noise=1.8, envy=0.85),
}
"""The levels that use estimates, the weakest first; the best level, `legend`, searches."""

CHARACTERS: Final = {
    "honest": Personality(bids_up=False),
    "paranoid": Personality(envy=2.5),
    "tall-tale": Personality(bluff=1.5),
    "all-in": Personality(eagerness=1.6, duel_token=-2.0),
    "miserly": Personality(eagerness=0.5, duel_token=2.0),
}
