"""The legend: models every rival, plays the best response to the models, and searches where it helps."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from posse.bots.search import Budget, Searcher
from posse.games.pony_express.bots.best_response import claim_frequencies, doubt_value
from posse.games.pony_express.bots.dice_to_show import DiceRevealer
from posse.games.pony_express.bots.greedy import CARD_GAIN
from posse.games.pony_express.bots.odds import Values, draw
from posse.games.pony_express.bots.opponent_model import ClaimHistory, OpponentModel
from posse.games.pony_express.bots.personality import EQUILIBRIUM, ClaimContext
from posse.games.pony_express.bots.reasons import reason_for
from posse.games.pony_express.bots.search_knowledge import SEARCHED, PonyExpressKnowledge
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import BELIEVE, CLAIMS, DOUBT, SPYGLASS
from posse.games.pony_express.rules.dice import HANDS, HIDDEN, Hand
from posse.games.pony_express.rules.turn import Doubts
from posse.kernel import Action, Event

LEAST_DOUBT_VALUE: Final = 0.6
"""What a doubt must be worth to be raised, in spaces.  Against an equilibrium player doubts gain nothing, and
a rider who bluffs too much is soon known; but it takes long to recognize an honest one."""

BUDGET: Final = Budget(playouts=80, seconds=0.3, trust=20.0)


class Legend(DiceRevealer):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng, EQUILIBRIUM)
        self._history = ClaimHistory()
        self._model: OpponentModel | None = None
        self._learned = 0
        self._searcher = Searcher(rng, PonyExpressKnowledge(rng), BUDGET)

    def choose(self, view: RaceView, prompt: str, options: tuple[Action, ...]) -> Action:
        if prompt not in SEARCHED or len(options) == 1:
            return super().choose(view, prompt, options)
        self._searcher.hurried = self.hurried
        action = self._searcher.choose(view, prompt, options)
        self.reason = reason_for(view, options, action, self._bluff_chance)
        return action

    def hear(self, events: Sequence[Event]) -> None:
        super().hear(events)
        self._history.hear(events)

    def model(self, view: RaceView) -> OpponentModel:
        """Return the model of the rivals, brought up to date."""
        if self._model is None:
            assert view.seat is not None
            self._model = OpponentModel(len(view.pos), view.seat)
        self._history.read(view.rules, len(view.pos))
        for past in self._history.claims[self._learned :]:
            self._model.learn(past)
        self._learned = len(self._history.claims)
        return self._model

    # -- claims and doubts

    def _claim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        context, game, hand = self.context(view), self._claim_game(view), HANDS[view.dice]
        model = self.model(view)
        values = {c: game.claim_value(c, c == hand, model.doubt_rates(context, c)) for c in context.claims}
        return CLAIMS[draw(claim_frequencies(values, game.space), self.rng) - 1]

    def _doubt(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        phase, me = view.phase, view.seat
        assert isinstance(phase, Doubts)
        assert me is not None
        game, claim = self._claim_game(view), phase.claim
        caller = game.callers.index(me)
        if HIDDEN not in view.dice:
            gain = game.payoffs(claim).gain_if_bluff[caller]
            return DOUBT if HANDS[view.dice] != claim and gain > 0 else BELIEVE
        self._bluff_chance = bluff = self.model(view).bluff_chance(self.context(view), claim)
        blind = doubt_value(game, claim, caller, bluff)
        informed = bluff * doubt_value(game, claim, caller, 1.0)
        if SPYGLASS in options and informed - max(blind, 0.0) > CARD_GAIN:
            return SPYGLASS
        return DOUBT if blind > LEAST_DOUBT_VALUE else BELIEVE

    def context_values(self, view: RaceView, context: ClaimContext) -> Values:
        """Return the value of each hand by its best claim against these rivals."""
        model, game = self.model(view), self._claim_game(view)
        rates = {claim: model.doubt_rates(context, claim) for claim in context.claims}
        return tuple([max([game.claim_value(c, c == hand, rates[c]) for c in rates]) for hand in Hand])
