"""Chance that can be proved afterwards, and no more of it than was shown.  See docs/fairness.md."""

from posse.server.fair.fate import Fate, blend, commitment, later_books
from posse.server.fair.reveal import reveal
from posse.server.fair.verify import Mismatch, Report, Roll, verify

__all__ = ["Fate", "Mismatch", "Report", "Roll", "blend", "commitment", "later_books", "reveal", "verify"]
