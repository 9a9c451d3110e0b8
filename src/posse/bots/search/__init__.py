"""One search for all games.  It knows positions only as a view lets it imagine them."""

from posse.bots.search.halving import Budget, TriedCandidate, sequential_halving
from posse.bots.search.knowledge import Candidate, Knowledge, Plan
from posse.bots.search.searcher import Searcher

__all__ = ["Budget", "Candidate", "Knowledge", "Plan", "Searcher", "TriedCandidate", "sequential_halving"]
