"""The base policy as a bot: quick and sensible, and what the playouts of the search play."""

from __future__ import annotations

import random
from typing import Final

from posse.bots.bot import Bot, Reason
from posse.games.stage_coach.bots import base_policy
from posse.games.stage_coach.bots.knowledge import StageCoachKnowledge, base_plan
from posse.games.stage_coach.bots.reasons import plan_reason
from posse.games.stage_coach.rules import CoachView, StageCoach, Trail
from posse.kernel import Action, Decision, State

_KNOWLEDGE: Final = StageCoachKnowledge(StageCoach())

Chosen = tuple[CoachView, str, Action, State[Trail]]


class BasePolicyBot(Bot[CoachView]):
    """Answers every decision by the base policy, in a position imagined from the view."""

    _chosen: Chosen | None = None

    def choose(self, view: CoachView, prompt: str, options: tuple[Action, ...]) -> Action:
        assert view.seat is not None
        state = _KNOWLEDGE.imagine(view, self.rng)
        action = base_policy.answer(state, view.seat, Decision(prompt, {view.seat: options}), self.rng)[0]
        if prompt != "riding" or self._chosen is None:
            self._chosen = view, prompt, action, state
        return action

    @property
    def reason(self) -> Reason | None:
        """Work the reason out on request: in thousands of simulated games nobody asks."""
        if self._chosen is None:
            return None
        view, prompt, action, state = self._chosen
        moves = prompt in ("journey", "muster", "riding")
        plan = base_plan(state.clone(), (action,), random.Random(0)) if moves else (action,)
        return plan_reason(view, prompt, plan)

    @reason.setter
    def reason(self, told: Reason | None) -> None:
        """Forget the last choice. This bot works out its own reasons and takes none from outside."""
        self._chosen = None
