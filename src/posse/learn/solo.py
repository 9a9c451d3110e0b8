"""A game as a Gymnasium environment: one seat is the learner's, bots have the others.

Importing this module makes the games known to `gymnasium.make` as `posse/stage-coach-v1` and so on.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from posse.kernel import Illegal, games, load
from posse.learn.layout import Layout
from posse.learn.sequential import Company, begin, payoffs, rivals
from posse.learn.spaces import Observation, action_space, chosen, mask, observation, observation_space
from posse.learn.survey import layout as surveyed

LOST = -1.0


class Solo(gymnasium.Env[Observation, int]):
    """The reward comes at the end, by the place; see `posse.learn.payoffs`.

    An action that is not offered loses the game, as in PettingZoo's classics; `info["illegal"]` says why.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        seat: int = 0,
        rivals: str | Sequence[str] = "greedy",
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        layout: Layout | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._begun = (game, seats, options)
        self._rivals = rivals
        self.seat = seat
        self.layout = surveyed(game, seats, options) if layout is None else layout
        self.company = self._company(0)
        self.observation_space = observation_space(load(game), self.layout)  # type: ignore[assignment]
        self.action_space = action_space(load(game))  # type: ignore[assignment]
        self.render_mode = render_mode
        self._lost = False

    def _company(self, seed: int) -> Company:
        course = begin(*self._begun)
        others = rivals(course.game, course.seats, self._rivals, self.seat, seed)
        return Company(course, random.Random(f"{seed}/chance"), others)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.company = self._company(int(self.np_random.integers(2**62)))
        self.company.advance()
        self._lost = False
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        course = self.company.course
        if self._lost or course.turn is None:
            raise Illegal("over")
        wanted = chosen(course.game.catalogue, action)
        try:
            if wanted is None:
                raise Illegal("not-an-action", seat=self.seat, action=repr(action)[:80])
            course.answer(wanted)
        except Illegal as refusal:
            self._lost = True
            return self._observation(), LOST, True, False, {"illegal": str(refusal)}
        self.company.advance()
        ranks = course.ranks()
        reward = 0.0 if ranks is None else payoffs(ranks)[self.seat]
        return self._observation(), reward, ranks is not None, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, as libraries of masked learners ask for it."""
        course = self.company.course
        return mask(course.game.catalogue, course.options()).astype(np.bool_)

    def _observation(self) -> Observation:
        return observation(self.company.course, self.layout, self.seat)

    def render(self) -> str | None:
        """The table as the learner's seat sees it, in characters."""
        if self.render_mode != "ansi":
            return None
        from posse.learn.text_environment import picture
        from posse.words import words

        course = self.company.course
        return picture(course.game, course.game.view(course.state, self.seat), words("en"))


for _name in games():
    gymnasium.register(
        f"posse/{_name}-v{load(_name).rules}",
        entry_point="posse.learn.solo:Solo",
        kwargs={"game": _name},
    )
