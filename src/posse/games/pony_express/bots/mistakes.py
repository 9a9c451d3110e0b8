"""Bots that make human mistakes: the lower the level, the more.

They misjudge the value of hands, claim by intuition, doubt too often, forget who bluffed and shoot wide.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from posse.games.pony_express.bots.odds import Values, draw
from posse.games.pony_express.bots.personality import (
    ClaimContext,
    FittedCharacter,
    Personality,
    equilibrium_claims,
    equilibrium_doubts,
    intuitive_claims,
)
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import AIM_BOUNDS, BELIEVE, CLAIMS, DOUBT, Aim
from posse.games.pony_express.rules.bells import bell
from posse.games.pony_express.rules.dice import HANDS, HIDDEN
from posse.games.pony_express.rules.turn import Doubts
from posse.kernel import Action


@dataclass(frozen=True)
class Mistakes:
    """How large a bot's mistakes are.  Noise is given as one standard deviation."""

    value_noise: float
    """In the value of a hand, in spaces."""
    intuition_rate: float
    """How often a claim is made by intuition."""
    suspicion: float
    """By how much the probability of a bluff is overestimated."""
    suspicion_noise: float
    """In that probability."""
    aim_noise: float
    """In the angle of a shot, in quarter degrees."""
    forgetful: bool = False
    """Whether a rival caught bluffing is trusted as before."""


MISTAKES: Final = {
    "greenhorn": Mistakes(4.0, 1.0, 0.22, 0.35, 16.0, forgetful=True),
    "cowhand": Mistakes(1.6, 0.55, 0.09, 0.18, 9.0, forgetful=True),
    "deputy": Mistakes(0.2, 0.05, 0.01, 0.03, 1.5),
}


class FallibleBot(FittedCharacter):
    """Plays the equilibrium of each position, apart from its mistakes."""

    def __init__(self, rng: random.Random, mistakes: Mistakes) -> None:
        super().__init__(rng, Personality(equilibrium_claims, equilibrium_doubts))
        self.mistakes = mistakes

    def context(self, view: RaceView) -> ClaimContext:
        context = super().context(view)
        return replace(context, bluff_ratio=1.0) if self.mistakes.forgetful else context

    def _claim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        if self.rng.random() >= self.mistakes.intuition_rate:
            return super()._claim(view, options)
        return CLAIMS[draw(intuitive_claims(self.context(view), HANDS[view.dice]), self.rng) - 1]

    def _doubt(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        phase, me = view.phase, view.seat
        assert isinstance(phase, Doubts)
        assert me is not None
        if HIDDEN not in view.dice:
            return DOUBT if HANDS[view.dice] != phase.claim else BELIEVE
        context, claim = self.context(view), phase.claim
        if context.odds[claim] in (0, 1):
            return BELIEVE if context.odds[claim] else DOUBT
        bluff = context.equilibrium.bluff_chance(claim, context.bluff_ratio)
        bluff += self.mistakes.suspicion + self.mistakes.suspicion_noise * bell(self.rng)
        self._bluff_chance = bluff = min(max(bluff, 0.0), 1.0)
        rate = self._claim_game(view).doubts(claim, bluff)[context.callers.index(me)]
        return DOUBT if self.rng.random() < rate else BELIEVE

    def _hand_values(self, view: RaceView) -> Values:
        error = self.mistakes.value_noise * self._space(view)
        return tuple([value + error * bell(self.rng) for value in super()._hand_values(view)])

    def _aim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        error = self._aim_error()  # drawn first, because a remembered aim draws no random numbers
        return _turned(super()._aim(view, options), error)

    def _ambush(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        error = self._aim_error()
        return _turned(super()._ambush(view, options), error)

    def _aim_error(self) -> int:
        return round(self.mistakes.aim_noise * bell(self.rng))


def _turned(action: Action, error: int) -> Action:
    if not isinstance(action, Aim):
        return action
    low, high = AIM_BOUNDS["angle"]
    return replace(action, angle=min(max(action.angle + error, low), high))
