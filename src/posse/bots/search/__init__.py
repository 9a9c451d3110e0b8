"""The search that all games share. It sees only positions imagined from a seat's view."""

from posse.bots.search.halving import Budget, TriedCandidate, sequential_halving
from posse.bots.search.knowledge import Candidate, Knowledge, Plan
from posse.bots.search.searcher import Searcher

__all__ = ["Budget", "Candidate", "Knowledge", "Plan", "Searcher", "TriedCandidate", "sequential_halving"]
