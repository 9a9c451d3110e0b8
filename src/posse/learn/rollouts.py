"""Rollouts of ours for OpenSpiel's searches: the game played out by bots, without OpenSpiel in between."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from posse.games import load_package
from posse.learn.sequential import Company, payoffs

if TYPE_CHECKING:
    from posse.learn.spiel import SpielState


class Rollouts:
    """An evaluator for `MCTSBot` and `ISMCTSBot`: what the places are worth on average after so many games
    that bots play to the end; every legal action is as good as another to begin with."""

    def __init__(self, bot: str = "random", games: int = 1, seed: int | str = 0) -> None:
        self.bot = bot
        self.games = games
        self.rng = random.Random(seed)

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        played = np.array([self._played(state) for _ in range(self.games)], np.float64)
        worth: NDArray[np.float64] = played.mean(axis=0)
        return worth

    def prior(self, state: SpielState) -> Sequence[tuple[int, float]]:
        """Uniform, also over what chance may do."""
        if state.is_chance_node():
            outcomes: Sequence[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def _played(self, state: SpielState) -> tuple[float, ...]:
        course = state.trip.course.clone()
        name = course.game.name
        seated = {seat: load_package(name).make_bot(self.bot, seat, self.rng) for seat in range(course.seats)}
        Company(course, self.rng, seated).advance()
        ranks = course.ranks()
        assert ranks is not None
        return payoffs(ranks)
