"""The lab: series of games between bots, and their statistics."""

from posse.lab.journal import Journal
from posse.lab.match import Match, play
from posse.lab.pairings import Against, Pace, against, paces
from posse.lab.ratings import Rating, Ratings, rate
from posse.lab.sequential import Comparison
from posse.lab.simulation import Result, SeriesPlan, pairing, plan, run, seatings, series
from posse.lab.summary import Each, Mean, Standing, Summary, by_bot, summarise

__all__ = [
    "Against",
    "Comparison",
    "Each",
    "Journal",
    "Match",
    "Mean",
    "Pace",
    "Rating",
    "Ratings",
    "Result",
    "SeriesPlan",
    "Standing",
    "Summary",
    "against",
    "by_bot",
    "paces",
    "pairing",
    "plan",
    "play",
    "rate",
    "run",
    "seatings",
    "series",
    "summarise",
]
