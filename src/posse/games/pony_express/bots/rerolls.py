"""The rider's own dice: which to roll again, at what price, and which of them the others may see."""

from __future__ import annotations

import random
from typing import Final

from posse.games.pony_express.bots.odds import RerollPlanner, Values
from posse.games.pony_express.bots.prospects import table_of
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import HORSESHOES, LOADS, REROLLS, SETS, STANDS, Reroll, Some
from posse.games.pony_express.rules.dice import ALL, DICE, HANDS, SIDES, Faces
from posse.games.pony_express.rules.turn import Loading, Rerolls
from posse.kernel import Action

SHOW_RATES: Final = {1: 1.0, 2: 0.9}
"""How often the kept dice are shown and the others rolled under the cup, by the largest group among them: a
pair is shown and more is hidden, so that the open dice tell little."""

TWO_PAIRS_SHOW_RATE: Final = 0.6

HORSESHOE_GAIN: Final = 1.0
LOADED_DIE_GAIN: Final = 1.3
"""What these cards must bring to be played, in spaces."""

REROLLS_BY_MASKS: Final = {(action.show, action.roll): action for action in REROLLS}


class RerollChooser:
    """Chooses what to do with the dice after a roll.

    `values` are the values of the hands, `space` and `nugget` those of a space and a nugget, in one unit.
    """

    def __init__(self, view: RaceView, values: Values, space: float, nugget: float) -> None:
        assert isinstance(view.phase, Rerolls | Loading)
        self.view: Final = view
        self.values: Final = values
        self.space: Final = space
        table, left = table_of(view), view.gold[view.active]
        prices = []
        for first in (view.phase.first, False):
            price = table.reroll_price(first)
            if left < price:
                break
            prices.append(price * nugget)
            left -= price
        self.planner: Final = RerollPlanner(values, tuple(prices) or (0.0,))
        self.affordable: Final = bool(prices)

    def choose(self, rng: random.Random) -> Action:
        faces = self.view.dice
        stand = self.values[HANDS[faces]]
        reroll, keep = self.planner.best(faces) if self.affordable else (stand, faces)
        best = max(stand, reroll)
        if "horseshoe" in self.view.hand:
            free_roll, left = self.planner.best_with_horseshoe(faces)
            if free_roll > best + HORSESHOE_GAIN * self.space:
                return HORSESHOES[(ALL ^ kept_mask(faces, left)) - 1]
        if "loaded_die" in self.view.hand:
            turned, die, _ = max([self._best_face(faces, die) for die in range(DICE)])
            if turned > best + LOADED_DIE_GAIN * self.space:
                return LOADS[die]
        if reroll > stand + 1e-9:
            return arrange(faces, keep, rng)
        return STANDS[self.view.shown]

    def choose_face(self) -> Action:
        """Return the face for the loaded die."""
        assert isinstance(self.view.phase, Loading)
        return SETS[self._best_face(self.view.dice, self.view.phase.die)[2]]

    def _best_face(self, faces: Faces, die: int) -> tuple[float, int, int]:
        """Return the best value that turning `die` can give, the die, and its face."""
        values = [self.values[HANDS[(*faces[:die], f, *faces[die + 1 :])]] for f in range(SIDES)]
        best = max(values)
        return best, die, values.index(best)


def kept_mask(faces: Faces, keep: Faces) -> int:
    """Return a bit for each of the dice that show the faces of `keep`."""
    mask, wanted = 0, list(keep)
    for i, face in enumerate(faces):
        if face in wanted:
            wanted.remove(face)
            mask |= 1 << i
    return mask


def arrange(faces: Faces, keep: Faces, rng: random.Random) -> Reroll:
    """Show the kept dice and roll the others under the cup, or the other way round."""
    largest = max([keep.count(face) for face in keep])
    pairs = len(keep) == 4 and largest == 2 and len(set(keep)) == 2
    rate = TWO_PAIRS_SHOW_RATE if pairs else SHOW_RATES.get(largest, 0.0)
    kept = kept_mask(faces, keep)
    rolled = Some(ALL ^ kept)
    return REROLLS_BY_MASKS[Some(kept) if rng.random() < rate else rolled, rolled]
