"""The bot that searches: it tries candidates in imagined positions, and follows the plan that did best."""

from __future__ import annotations

import random
import time
from dataclasses import replace
from typing import Any, Generic, TypeVar

from posse.bots.bot import Bot
from posse.bots.search.halving import Budget, sequential_halving
from posse.bots.search.knowledge import Candidate, Knowledge, Plan
from posse.kernel import Action, Chance, Decision, Over, Seat, State, View

V = TypeVar("V", bound=View)

PlannedAction = tuple[str, Action]
"""A moment of the game, as `Knowledge.moment` names it, and the planned action."""


class Searcher(Bot[V], Generic[V]):
    """Chooses by sequential halving over a game's candidates, and follows a plan of several actions."""

    def __init__(self, rng: random.Random, knowledge: Knowledge[V], budget: Budget) -> None:
        super().__init__(rng)
        self.knowledge = knowledge
        self.budget = budget
        self._steps: list[PlannedAction] = []

    def choose(self, view: V, prompt: str, options: tuple[Action, ...]) -> Action:
        if len(options) == 1:
            return options[0]
        if self._steps:
            # Looked up by moment, not counted: a decision may be asked again, or may have been skipped.
            planned = dict(self._steps).get(self.knowledge.moment(view))
            if planned in options:
                return planned
            self._steps = []
        best = self._best(view, prompt, options)
        self.reason = best.reason
        if len(best.plan) > 1:
            self._steps = self._followed(view, best.plan)
        return best.plan[0]

    # -- choosing a candidate

    def _best(self, view: V, prompt: str, options: tuple[Action, ...]) -> Candidate:
        candidates = self.knowledge.candidates(view, prompt, options, self.rng)
        if len(candidates) == 1:
            return candidates[0]
        assert view.seat is not None
        positions = _ImaginedPositions(self.knowledge, view, view.seat, self.rng)
        share = self.knowledge.share(view, prompt)
        budget = replace(self.budget, playouts=max(2, int(self.budget.playouts * share)))
        deadline = time.perf_counter() + budget.seconds * share if self.hurried else None
        return sequential_halving(candidates, positions.playout, budget, deadline)[0].candidate

    # -- following the plan

    def _followed(self, view: V, plan: Plan) -> list[PlannedAction]:
        """Return the rest of the plan with the moment of each action, up to the first chance event."""
        seat, state = view.seat, self.knowledge.imagine(view, self.rng)
        assert seat is not None
        steps: list[PlannedAction] = []
        state.choose(seat, plan[0])
        for action in plan[1:]:
            ask = state.ask()
            if not isinstance(ask, Decision) or not ask.offers(seat, action):
                break
            steps.append((self.knowledge.moment(self.knowledge.game.view(state, seat)), action))
            state.choose(seat, action)
        return steps


class _ImaginedPositions(Generic[V]):
    """Positions that would give the seat the same view. Each is imagined once and used by every candidate."""

    def __init__(self, knowledge: Knowledge[V], view: V, seat: Seat, rng: random.Random) -> None:
        self._knowledge, self._view, self._seat, self._rng = knowledge, view, seat, rng
        self._positions: list[tuple[State[Any], float]] = []

    def playout(self, candidate: Candidate, number: int) -> float:
        """Return the seat's chance of winning with this plan in the imagined position of this number."""
        if number == len(self._positions):
            imagined = self._knowledge.imagine(self._view, self._rng)
            self._positions.append((imagined, self._rng.random()))
        start, luck = self._positions[number]
        return playout_value(self._knowledge, start, self._seat, candidate.plan, random.Random(luck))


def playout_value(
    knowledge: Knowledge[Any], start: State[Any], seat: Seat, plan: Plan, rng: random.Random
) -> float:
    """Play on from an imagined position, first by the plan as long as it fits, then by the base policy, and
    return the seat's chance of winning.
    """
    state, at = start.clone(), 0
    usual: Plan = ()
    step, whose = 0, seat
    while True:
        ask = state.ask()
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        elif isinstance(ask, Decision):
            asked = next(iter(ask.options))
            if at < len(plan) and seat in ask.options:
                if ask.offers(seat, plan[at]):
                    state.choose(seat, plan[at])
                    at += 1
                    continue
                at = len(plan)
            if at == len(plan) and knowledge.settled(state, start):
                return knowledge.chances(state)[seat]
            if step == len(usual) or whose != asked or not ask.offers(asked, usual[step]):
                usual, step, whose = knowledge.base(state, asked, ask, rng), 0, asked
            state.choose(asked, usual[step])
            step += 1
        else:
            assert isinstance(ask, Over)
            best = ask.ranks.count(1)
            return 1 / best if ask.ranks[seat] == 1 else 0.0
