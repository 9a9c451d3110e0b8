"""Positions that would all look like this to an heir, each with the limit that everybody has set himself."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from posse.games.pappy_winchester.bots.auction_outcome import Hammer
from posse.games.pappy_winchester.bots.belief import Belief
from posse.games.pappy_winchester.bots.plot_values import Lot
from posse.games.pappy_winchester.rules import Estate, EstateView, PappyWinchester

GAME: Final = PappyWinchester()

SPREAD: Final = 3.0
"""How far, in notes, a rival's highest bid may be from what we think."""


class Worlds:
    """Imagined one after another, as they are asked for.

    The same for every bid of an auction, also for a bot that is seated anew: who weighs a plot anew each time
    wavers.
    """

    def __init__(self, view: EstateView, belief: Belief) -> None:
        self._view, self._belief = view, belief
        self._rng = random.Random(f"{view.plot} {view.hats} {view.purses}")
        self._leans = [belief.lean(view, seat) for seat in range(len(view.hats))]
        self._lots: dict[object, Lot] = {}
        self._found: list[Hammer] = []

    def __getitem__(self, number: int) -> Hammer:
        while number >= len(self._found):
            self._found.append(self._imagined())
        return self._found[number]

    def _imagined(self) -> Hammer:
        view, rng = self._view, self._rng
        dealt = replace(view, objectives=self._belief.dealt(view, rng))
        table = GAME.imagine(dealt, rng).table
        noise = [SPREAD * (rng.random() + rng.random() - 1) for _ in view.hats]
        leans = [0.0 if seat == view.seat else lean + noise[seat] for seat, lean in enumerate(self._leans)]
        return Hammer(self._lot(table), table, leans)

    def _lot(self, t: Estate) -> Lot:
        about = *t.objectives, *t.values
        found = self._lots.get(about)
        if found is None:
            found = self._lots[about] = Lot(t)
        return found
