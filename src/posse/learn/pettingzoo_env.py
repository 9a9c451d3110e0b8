"""A game as a PettingZoo environment (AEC): one agent for each seat."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from posse.kernel import Illegal
from posse.learn.layout import Layout
from posse.learn.layout import layout as declared_layout
from posse.learn.sequential import new_game, payoffs
from posse.learn.spaces import Observation, action_of, action_space, observation, observation_space


class PettingZooEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Rewards come at the end, by rank; see `posse.learn.payoffs`.

    An action that is not offered is refused with `posse.Illegal`, and nothing changes: PettingZoo's
    `TerminateIllegalWrapper` turns it into a lost game, for learners without masks.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        chance: int | str | None = None,
        layout: Layout | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._setup = (game, seats, options)
        self.sequential = new_game(game, seats, options)
        self.layout = declared_layout(game, seats, options) if layout is None else layout
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{self.sequential.game.rules}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.sequential.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        rules = self.sequential.game
        self.observation_spaces = {a: observation_space(rules, self.layout) for a in self.possible_agents}
        self.action_spaces = {a: action_space(rules) for a in self.possible_agents}
        self.chance = random.Random(chance)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game; the same seed brings the same chance outcomes."""
        if seed is not None:
            self.chance = random.Random(seed)
        self.sequential = new_game(*self._setup)
        self.sequential.roll(self.chance)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        return observation(self.sequential, self.layout, self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        sequential = self.sequential
        wanted = action_of(sequential.game.catalogue, action)
        if wanted is None:
            raise Illegal("not-an-action", seat=self._seats[agent], action=repr(action)[:80])
        sequential.answer(wanted)
        sequential.roll(self.chance)
        self._cumulative_rewards[agent] = 0.0
        ranks = sequential.ranks()
        if ranks is not None:
            self.rewards = dict(zip(self.agents, payoffs(ranks), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        turn = self.sequential.turn
        self.agent_selection = self.possible_agents[turn or 0]

    def render(self) -> str | None:
        """Draw the table as spectators see it, in characters."""
        if self.render_mode != "ansi":
            return None
        from posse.learn.text_environment import draw_table
        from posse.words import words

        return draw_table(
            self.sequential.game, self.sequential.game.view(self.sequential.state, None), words("en")
        )

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
