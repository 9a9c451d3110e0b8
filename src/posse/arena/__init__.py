"""The arena: matches between bots, many of them, and what they add up to."""

from posse.arena.journal import Journal
from posse.arena.match import Match, play
from posse.arena.pairings import Against, Pace, against, paces
from posse.arena.ratings import Rating, Ratings, rate
from posse.arena.report import Each, Mean, Report, Standing, by_bot, report
from posse.arena.sequential import Comparison
from posse.arena.simulation import Plan, Result, pairing, plan, run, seatings, series

__all__ = [
    "Against",
    "Comparison",
    "Each",
    "Journal",
    "Match",
    "Mean",
    "Pace",
    "Plan",
    "Rating",
    "Ratings",
    "Report",
    "Result",
    "Standing",
    "against",
    "by_bot",
    "paces",
    "pairing",
    "plan",
    "play",
    "rate",
    "report",
    "run",
    "seatings",
    "series",
]
