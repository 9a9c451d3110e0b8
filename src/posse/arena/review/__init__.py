"""Reviews: after a game, what luck did and what play did."""

from posse.arena.review.critic import Critic, Line
from posse.arena.review.review import Account, Moment, Review, critic, review, reviewed

__all__ = ["Account", "Critic", "Line", "Moment", "Review", "critic", "review", "reviewed"]
