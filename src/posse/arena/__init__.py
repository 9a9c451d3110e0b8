"""The arena: matches between bots, many of them, and what they add up to."""

from posse.arena.match import Match, play

__all__ = ["Match", "play"]
