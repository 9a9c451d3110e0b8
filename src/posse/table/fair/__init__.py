"""Chance that can be proved after the game, without revealing what stayed hidden.  See docs/fairness.md."""

from posse.table.fair.dice_source import DiceSource, blend, commitment, later_books
from posse.table.fair.reveal import reveal
from posse.table.fair.verify import Mismatch, Report, Roll, verify

__all__ = [
    "DiceSource",
    "Mismatch",
    "Report",
    "Roll",
    "blend",
    "commitment",
    "later_books",
    "reveal",
    "verify",
]
