"""The laws that hold for every game, and what a game must say of itself to be judged by them."""

from posse.laws.subject import Subject

__all__ = ["Subject"]
