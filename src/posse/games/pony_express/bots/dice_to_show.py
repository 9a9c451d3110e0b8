"""Which dice to show: those with which the rider's claim has the highest value."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import Final

from posse.games.pony_express.bots.belief import LastRoll
from posse.games.pony_express.bots.odds import Values, pattern, rolls
from posse.games.pony_express.bots.personality import ClaimContext, FittedCharacter
from posse.games.pony_express.bots.prospects import table_of
from posse.games.pony_express.bots.rerolls import REROLLS_BY_MASKS
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import STANDS, Reroll, Some, Stand
from posse.games.pony_express.rules.dice import ALL, HANDS, Faces
from posse.games.pony_express.rules.turn import Rerolls
from posse.kernel import Action

LEAST_GAIN: Final = 0.03
"""What another choice of dice to show must bring, in spaces."""

NOISE: Final = 0.12
"""Choices whose values differ by less than this, in spaces, are mixed."""


class DiceRevealer(FittedCharacter):
    """Chooses the dice to show by the values that the hands would then have."""

    def context_values(self, view: RaceView, context: ClaimContext) -> Values:
        """Return the value of each hand if a claim is made in `context`."""
        raise NotImplementedError

    def _hand_values(self, view: RaceView) -> Values:
        return self.context_values(view, self.context(view))

    def _reroll(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        action = super()._reroll(view, options)
        if isinstance(action, Stand):
            return self._stand(view)
        return self._roll(view, action) if isinstance(action, Reroll) else action

    def _stand(self, view: RaceView) -> Action:
        """Stand, and show the dice with which the hand has the highest value."""
        context, faces = self.context(view), view.dice
        least_gain = LEAST_GAIN * self._claim_game(view).space
        best, chosen = -1.0, view.shown
        values: dict[Faces, Values] = {}
        for show in (view.shown, *range(ALL + 1)):
            visible = pattern(_masked(faces, show))
            if visible not in values:
                values[visible] = self.context_values(view, replace(context, visible=visible))
            value = values[visible][HANDS[faces]]
            if value > best + least_gain:
                best, chosen = value, show
        return STANDS[chosen]

    def _roll(self, view: RaceView, action: Reroll) -> Action:
        """Show the kept dice and roll under the cup, or hide them and roll in the open."""
        kept, context = Some(ALL ^ action.roll), self._context_after_reroll(view)
        keep = _masked(view.dice, kept)
        under = self.context_values(view, replace(context, last_roll=LastRoll.UNDER, visible=keep))
        hidden, opened = 0.0, 0.0
        values: dict[Faces, Values] = {}
        for fresh, chance in rolls(action.roll.bit_count()):
            hand, visible = HANDS[tuple(sorted(keep + fresh))], pattern(fresh)
            if visible not in values:
                in_the_open = replace(context, last_roll=LastRoll.OPEN, visible=visible)
                values[visible] = self.context_values(view, in_the_open)
            hidden += chance * under[hand]
            opened += chance * values[visible][hand]
        difference = (opened - hidden) / (NOISE * self._claim_game(view).space)
        show_rate = 1 / (1 + exp(max(min(difference, 30.0), -30.0)))
        return REROLLS_BY_MASKS[kept if self.rng.random() < show_rate else action.roll, action.roll]

    def _context_after_reroll(self, view: RaceView) -> ClaimContext:
        """Return what the others will see once this reroll is paid for."""
        assert isinstance(view.phase, Rerolls)
        table = table_of(view)
        left = view.gold[view.active] - table.reroll_price(view.phase.first)
        return replace(self.context(view), can_reroll=left >= table.reroll_price(False))


def _masked(faces: Faces, mask: int) -> Faces:
    return tuple(sorted([face for i, face in enumerate(faces) if mask >> i & 1]))
