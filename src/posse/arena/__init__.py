"""The arena: matches between bots, many of them, and what they add up to."""

from posse.arena.match import Match, play
from posse.arena.report import Each, Mean, Report, Standing, by_bot, report
from posse.arena.simulation import Result, seatings, series

__all__ = [
    "Each",
    "Match",
    "Mean",
    "Report",
    "Result",
    "Standing",
    "by_bot",
    "play",
    "report",
    "seatings",
    "series",
]
