"""The cup: which dice to roll again, at what price, and which of them the others may see."""

from __future__ import annotations

import random
from typing import Final

from posse.games.pony_express.bots.duel import laid
from posse.games.pony_express.bots.odds import Plan, Values
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import (
    HORSESHOES,
    LOADS,
    REROLLS,
    SETS,
    STANDS,
    Reroll,
    Some,
)  # fmt: skip
from posse.games.pony_express.rules.dice import ALL, DICE, HANDS, SIDES, Faces
from posse.games.pony_express.rules.turn import Loading, Rerolls
from posse.kernel import Action

SHOWN: Final = {1: 1.0, 2: 0.9}
"""How often the kept dice are shown and the others rolled under the cup, by the largest group kept: a
pair is shown, more is hidden, so that the open dice tell nothing."""

TWO_PAIRS_SHOWN: Final = 0.6

HORSESHOE: Final = 1.0
LOADED: Final = 1.3
"""What these cards must bring to be played, in spaces."""

REROLLED: Final = {(action.show, action.roll): action for action in REROLLS}


class Cup:
    """One's own dice after a roll."""

    def __init__(self, view: RaceView, values: Values, space: float, nugget: float) -> None:
        assert isinstance(view.phase, Rerolls | Loading)
        self.view: Final = view
        self.values: Final = values
        self.space: Final = space
        table, gold = laid(view), view.gold[view.active]
        prices, left = [], gold
        for first in (view.phase.first, False):
            price = table.reroll_price(first)
            if left < price:
                break
            prices.append(price * nugget)
            left -= price
        self.plan: Final = Plan(values, tuple(prices) or (0.0,))
        self.affordable: Final = bool(prices)

    def choose(self, rng: random.Random) -> Action:
        faces = self.view.dice
        stand = self.values[HANDS[faces]]
        worth, keep = self.plan.best(faces) if self.affordable else (stand, faces)
        best = max(stand, worth)
        if "horseshoe" in self.view.hand:
            lucky, left = self.plan.any(faces)
            if lucky > best + HORSESHOE * self.space:
                return HORSESHOES[(ALL ^ held(faces, left)) - 1]
        if "loaded_die" in self.view.hand:
            turned, die, _ = max([self._turned(faces, die) for die in range(DICE)])
            if turned > best + LOADED * self.space:
                return LOADS[die]
        if worth > stand + 1e-9:
            return arranged(faces, keep, rng)
        return STANDS[self.view.shown]

    def face(self) -> Action:
        assert isinstance(self.view.phase, Loading)
        return SETS[self._turned(self.view.dice, self.view.phase.die)[2]]

    def _turned(self, faces: Faces, die: int) -> tuple[float, int, int]:
        """The best face for this die."""
        worths = [self.values[HANDS[(*faces[:die], f, *faces[die + 1 :])]] for f in range(SIDES)]
        best = max(worths)
        return best, die, worths.index(best)


def held(faces: Faces, keep: Faces) -> int:
    """Dice that show what is to be kept."""
    mask, wanted = 0, list(keep)
    for i, face in enumerate(faces):
        if face in wanted:
            wanted.remove(face)
            mask |= 1 << i
    return mask


def arranged(faces: Faces, keep: Faces, rng: random.Random) -> Reroll:
    """The kept dice in the open and the others under the cup, or the other way round."""
    largest = max([keep.count(face) for face in keep])
    pairs = len(keep) == 4 and largest == 2 and len(set(keep)) == 2
    share = TWO_PAIRS_SHOWN if pairs else SHOWN.get(largest, 0.0)
    kept = held(faces, keep)
    rolled = Some(ALL ^ kept)
    return REROLLED[Some(kept) if rng.random() < share else rolled, rolled]
