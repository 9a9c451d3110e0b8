"""Reports on finished games: the effect of luck and of play on each seat's chances."""

from posse.report.critic import Critic, Line
from posse.report.review import Account, Moment, Review, review

__all__ = ["Account", "Critic", "Line", "Moment", "Review", "review"]
