"""The laws that hold for every game, and what a game says of itself to be judged by them."""

from posse.laws.broken import Broken
from posse.laws.position_laws import POSITION_LAWS
from posse.laws.random_play import any_input, same_input, setups, whole_game
from posse.laws.subject import Sentences, Subject

__all__ = [
    "POSITION_LAWS",
    "Broken",
    "Sentences",
    "Subject",
    "any_input",
    "same_input",
    "setups",
    "whole_game",
]
