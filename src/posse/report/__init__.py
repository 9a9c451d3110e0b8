"""Reviews: after a game, what luck did and what play did."""

from posse.report.critic import Critic, Line
from posse.report.review import Account, Moment, Review, review

__all__ = ["Account", "Critic", "Line", "Moment", "Review", "review"]
