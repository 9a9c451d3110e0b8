"""The legend: reads every rival, answers what they are and not what they should be, and shows what suits."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from posse.bots.search import Budget, Searcher
from posse.games.pony_express.bots.best_response import promise, wise
from posse.games.pony_express.bots.character import EQUILIBRIUM, drawn
from posse.games.pony_express.bots.chronicle import Chronicle
from posse.games.pony_express.bots.dice_to_show import Shower
from posse.games.pony_express.bots.knowledge import WEIGHED, Lore
from posse.games.pony_express.bots.odds import Values
from posse.games.pony_express.bots.reasons import why
from posse.games.pony_express.bots.rider import SPARED
from posse.games.pony_express.bots.rivals import Rivals
from posse.games.pony_express.bots.styles import Moment
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import BELIEVE, CLAIMS, DOUBT, SPYGLASS
from posse.games.pony_express.rules.dice import HANDS, HIDDEN, Hand
from posse.games.pony_express.rules.turn import Doubts
from posse.kernel import Action, Event

PRUDENCE: Final = 0.6
"""What a doubt must promise, in spaces.  Against who keeps the balance it promises nothing, and who lies too
much is soon known; but the honest are long taken for others."""

BUDGET: Final = Budget(playouts=80, seconds=0.3, trust=20.0)


class Legend(Shower):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng, EQUILIBRIUM)
        self._chronicle = Chronicle()
        self._rivals: Rivals | None = None
        self._read = 0
        self._searcher = Searcher(rng, Lore(rng), BUDGET)

    def choose(self, view: RaceView, prompt: str, options: tuple[Action, ...]) -> Action:
        if prompt not in WEIGHED or len(options) == 1:
            return super().choose(view, prompt, options)
        self._searcher.hurried = self.hurried
        action = self._searcher.choose(view, prompt, options)
        self.reason = why(view, options, action, self._lying)
        return action

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

    def worths(self, view: RaceView, moment: Moment) -> Values:
        """With such rivals: by its best claim."""
        rivals, talk = self.rivals(view), self._talk(view)
        doubts = {claim: rivals.doubts(moment, claim) for claim in moment.claims}
        return tuple([max([talk.expected(c, c == hand, doubts[c]) for c in doubts]) for hand in Hand])
