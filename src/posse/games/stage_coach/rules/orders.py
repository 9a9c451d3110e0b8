"""Standing orders of an absent side.

Moves cannot be ordered: by default a piece stays where it is, and that wastes a turn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from posse.games.stage_coach.rules.actions import FIGHTS
from posse.games.stage_coach.rules.combat import COLUMNS, EVEN
from posse.games.stage_coach.rules.view import CoachView
from posse.kernel import Action, Order, Orders, TakeDefault, View


@dataclass(frozen=True)
class Propose(Order):
    """In contact, propose the best fight whose odds for this seat's side are at least these."""

    odds: str

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        assert isinstance(view, CoachView)
        sign = 1 if view.seat == view.active else -1  # the side whose turn it is attacks (SC-R14)
        fights = {
            FIGHTS[fight.warrior]: sign * (COLUMNS.index(fight.column) - EVEN)
            for fight in view.fights
            if FIGHTS[fight.warrior] in options  # a sleeper proposes nothing (SC-R19)
        }
        best = max(fights, key=lambda action: fights[action], default=None)
        return best if best is not None and fights[best] >= COLUMNS.index(self.odds) - EVEN else None


ORDERS: Final = Orders([TakeDefault("contact")], [Propose(odds) for odds in COLUMNS[EVEN:]])
