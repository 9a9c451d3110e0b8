"""What to show: the dice in the open that make one's claim go down best."""

from __future__ import annotations

from dataclasses import replace
from math import exp
from typing import Final

from posse.games.pony_express.bots.best_response import WHIM, usual_worths
from posse.games.pony_express.bots.character import Veteran
from posse.games.pony_express.bots.cup import REROLLED
from posse.games.pony_express.bots.duel import laid
from posse.games.pony_express.bots.memory import Last
from posse.games.pony_express.bots.odds import Values, throws
from posse.games.pony_express.bots.patterns import pattern
from posse.games.pony_express.bots.styles import Moment
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import STANDS, Reroll, Some, Stand
from posse.games.pony_express.rules.dice import ALL, HANDS, Faces
from posse.games.pony_express.rules.turn import Rerolls
from posse.kernel import Action

NICETY: Final = 0.03
"""What a change of the dice in the open must bring, in spaces."""


class Shower(Veteran):
    """Somebody who asks what each hand would be worth if these dice or those lay in the open."""

    def worths(self, view: RaceView, moment: Moment) -> Values:
        """What each hand is worth at such a moment; here, against people as they mostly are."""
        return usual_worths(moment)

    def _values(self, view: RaceView) -> Values:
        return self.worths(view, self.moment(view))

    def _reroll(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        action = super()._reroll(view, options)
        if isinstance(action, Stand):
            return self._shown(view)
        return self._rolled(view, action) if isinstance(action, Reroll) else action

    def _shown(self, view: RaceView) -> Action:
        """Stand; what is shown is what makes the best claim go down best."""
        now, faces, nicety = self.moment(view), view.dice, NICETY * self._talk(view).space
        best, chosen = -1.0, view.shown
        worths: dict[Faces, Values] = {}
        for show in (view.shown, *range(ALL + 1)):
            some = pattern(_some(faces, show))
            if some not in worths:
                worths[some] = self.worths(view, replace(now, visible=some))
            worth = worths[some][HANDS[faces]]
            if worth > best + nicety:
                best, chosen = worth, show
        return STANDS[chosen]

    def _rolled(self, view: RaceView, action: Reroll) -> Action:
        """Roll under the cup beside what is kept, or in the open beside what is hidden."""
        kept, now = Some(ALL ^ action.roll), self._after(view)
        keep = _some(view.dice, kept)
        under = self.worths(view, replace(now, last=Last.UNDER, visible=keep))
        hidden, opened = 0.0, 0.0
        worths: dict[Faces, Values] = {}
        for fresh, chance in throws(action.roll.bit_count()):
            hand, some = HANDS[tuple(sorted(keep + fresh))], pattern(fresh)
            if some not in worths:
                worths[some] = self.worths(view, replace(now, last=Last.OPEN, visible=some))
            hidden += chance * under[hand]
            opened += chance * worths[some][hand]
        keener = (opened - hidden) / (WHIM * self._talk(view).space)
        share = 1 / (1 + exp(max(min(keener, 30.0), -30.0)))
        return REROLLED[kept if self.rng.random() < share else action.roll, action.roll]

    def _after(self, view: RaceView) -> Moment:
        """How the others will see it once this reroll is paid for."""
        assert isinstance(view.phase, Rerolls)
        table = laid(view)
        left = view.gold[view.active] - table.reroll_price(view.phase.first)
        return replace(self.moment(view), choosy=left >= table.reroll_price(False))


def _some(faces: Faces, mask: int) -> Faces:
    return tuple(sorted([face for i, face in enumerate(faces) if mask >> i & 1]))
