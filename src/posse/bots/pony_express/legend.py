"""The legend: reads every rival, answers what they are and not what they should be, and shows what suits."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from math import exp
from typing import Final

from posse.bots.pony_express.character import EQUILIBRIUM, Veteran, drawn
from posse.bots.pony_express.chronicle import Chronicle
from posse.bots.pony_express.cup import REROLLED
from posse.bots.pony_express.gunslinger import laid
from posse.bots.pony_express.memory import Last
from posse.bots.pony_express.odds import Values, throws
from posse.bots.pony_express.patterns import pattern
from posse.bots.pony_express.reckoning import WHIM, promise, wise
from posse.bots.pony_express.rider import SPARED
from posse.bots.pony_express.rivals import Rivals
from posse.bots.pony_express.styles import Moment
from posse.bots.pony_express.talk import Talk
from posse.games.pony_express import RaceView
from posse.games.pony_express.actions import BELIEVE, CLAIMS, DOUBT, SPYGLASS, STANDS, Reroll, Some, Stand
from posse.games.pony_express.dice import ALL, HANDS, HIDDEN, Faces, Hand
from posse.games.pony_express.turn import Doubts, Rerolls
from posse.kernel import Action, Event

PRUDENCE: Final = 0.6
"""What a doubt must promise, in spaces.  Against who keeps the balance it promises nothing, and who lies too
much is soon known; but the honest are long taken for others."""

NICETY: Final = 0.03
"""What a change of the dice in the open must bring, in spaces."""


class Legend(Veteran):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng, EQUILIBRIUM)
        self._chronicle = Chronicle()
        self._rivals: Rivals | None = None
        self._read = 0

    def hear(self, events: Sequence[Event]) -> None:
        super().hear(events)
        self._chronicle.hear(events)

    def rivals(self, view: RaceView) -> Rivals:
        """As far as they have shown themselves."""
        if self._rivals is None:
            assert view.seat is not None
            self._rivals = Rivals(len(view.pos), view.seat)
        self._chronicle.read(view.rules, len(view.pos))
        for said in self._chronicle.said[self._read :]:
            self._rivals.learn(said)
        self._read = len(self._chronicle.said)
        return self._rivals

    # -- claims and doubts

    def _claim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        moment, talk, hand = self.moment(view), self._talk(view), HANDS[view.dice]
        rivals = self.rivals(view)
        worths = {c: talk.expected(c, c == hand, rivals.doubts(moment, c)) for c in moment.claims}
        return CLAIMS[drawn(wise(worths, talk.space), self.rng) - 1]

    def _doubt(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        phase, me = view.phase, view.seat
        assert isinstance(phase, Doubts)
        assert me is not None
        talk, claim = self._talk(view), phase.claim
        caller = talk.callers.index(me)
        if HIDDEN not in view.dice:
            return DOUBT if HANDS[view.dice] != claim and talk.stakes(claim).gain[caller] > 0 else BELIEVE
        self._lying = lying = self.rivals(view).lying(self.moment(view), claim)
        blind, certain = promise(talk, claim, caller, lying), lying * promise(talk, claim, caller, 1.0)
        if SPYGLASS in options and certain - max(blind, 0.0) > SPARED:
            return SPYGLASS
        return DOUBT if blind > PRUDENCE else BELIEVE

    def _values(self, view: RaceView) -> Values:
        return self.worths(self.rivals(view), self.moment(view), self._talk(view))

    def worths(self, rivals: Rivals, moment: Moment, talk: Talk) -> Values:
        """What each hand is worth with such dice in the open: its best claim."""
        doubts = {claim: rivals.doubts(moment, claim) for claim in moment.claims}
        return tuple([max([talk.expected(c, c == hand, doubts[c]) for c in doubts]) for hand in Hand])

    # -- what to show

    def _reroll(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        action = super()._reroll(view, options)
        if isinstance(action, Stand):
            return self._shown(view)
        return self._rolled(view, action) if isinstance(action, Reroll) else action

    def _shown(self, view: RaceView) -> Action:
        """Stand; what is shown is what makes the best claim go down best."""
        talk, faces = self._talk(view), view.dice
        best, chosen = -1.0, view.shown
        worths: dict[Faces, Values] = {}
        for show in (view.shown, *range(ALL + 1)):
            some = pattern(_some(faces, show))
            if some not in worths:
                worths[some] = self.worths(self.rivals(view), replace(self.moment(view), visible=some), talk)
            worth = worths[some][HANDS[faces]]
            if worth > best + NICETY * talk.space:
                best, chosen = worth, show
        return STANDS[chosen]

    def _rolled(self, view: RaceView, action: Reroll) -> Action:
        """Roll under the cup beside what is kept, or in the open beside what is hidden."""
        rivals, talk, kept = self.rivals(view), self._talk(view), Some(ALL ^ action.roll)
        now, keep = self._after(view), _some(view.dice, kept)
        under = self.worths(rivals, replace(now, last=Last.UNDER, visible=keep), talk)
        hidden, opened = 0.0, 0.0
        worths: dict[Faces, Values] = {}
        for fresh, chance in throws(action.roll.bit_count()):
            hand, some = HANDS[tuple(sorted(keep + fresh))], pattern(fresh)
            if some not in worths:
                worths[some] = self.worths(rivals, replace(now, last=Last.OPEN, visible=some), talk)
            hidden += chance * under[hand]
            opened += chance * worths[some][hand]
        keener = (opened - hidden) / (WHIM * talk.space)
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
