"""A game as a Gymnasium environment: the learner has one seat, bots have the others.

Importing this module registers every game for `gymnasium.make` as `posse/<game>-v<rules version>`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from posse.games import packages
from posse.kernel import Illegal, load
from posse.learn.layout import Layout
from posse.learn.layout import layout as declared_layout
from posse.learn.sequential import GameWithBots, new_game, payoffs, rival_bots
from posse.learn.spaces import Observation, action_of, action_space, mask, observation, observation_space

LOST = -1.0


class GymnasiumEnv(gymnasium.Env[Observation, int]):
    """The reward comes at the end, by rank; see `posse.learn.payoffs`.

    `rivals` names one bot for all other seats, or one for each; without it they get the game's usual bot.
    An action that is not offered loses the game, as in PettingZoo's classics; `info["illegal"]` says why.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        seat: int = 0,
        rivals: str | Sequence[str] | None = None,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        layout: Layout | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._setup = (game, seats, options)
        self._rivals = rivals
        self.seat = seat
        self.layout = declared_layout(game, seats, options) if layout is None else layout
        self.with_bots = self._new(0)
        self.observation_space = observation_space(load(game), self.layout)  # type: ignore[assignment]
        self.action_space = action_space(load(game))  # type: ignore[assignment]
        self.render_mode = render_mode
        self._lost = False

    def _new(self, seed: int) -> GameWithBots:
        sequential = new_game(*self._setup)
        others = rival_bots(sequential.game, sequential.seats, self._rivals, self.seat, seed)
        return GameWithBots(sequential, random.Random(f"{seed}/chance"), others)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.with_bots = self._new(int(self.np_random.integers(2**62)))
        self.with_bots.advance()
        self._lost = False
        return self._observation(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        sequential = self.with_bots.sequential
        if self._lost or sequential.turn is None:
            raise Illegal("over")
        wanted = action_of(sequential.game.catalogue, action)
        try:
            if wanted is None:
                raise Illegal("not-an-action", seat=self.seat, action=repr(action)[:80])
            sequential.answer(wanted)
        except Illegal as refusal:
            self._lost = True
            return self._observation(), LOST, True, False, {"illegal": str(refusal)}
        self.with_bots.advance()
        ranks = sequential.ranks()
        reward = 0.0 if ranks is None else payoffs(ranks)[self.seat]
        return self._observation(), reward, ranks is not None, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask alone: libraries with action masking call this."""
        sequential = self.with_bots.sequential
        return mask(sequential.game.catalogue, sequential.options()).astype(np.bool_)

    def _observation(self) -> Observation:
        return observation(self.with_bots.sequential, self.layout, self.seat)

    def render(self) -> str | None:
        """Draw the board as the learner's seat sees it, in characters."""
        if self.render_mode != "ansi":
            return None
        from posse.learn.text_environment import draw_table
        from posse.words import words

        sequential = self.with_bots.sequential
        return draw_table(sequential.game, sequential.game.view(sequential.state, self.seat), words("en"))


for _package in packages():
    gymnasium.register(
        f"posse/{_package.name}-v{_package.loaded_game.rules}",
        entry_point="posse.learn.gymnasium_env:GymnasiumEnv",
        kwargs={"game": _package.name},
    )
