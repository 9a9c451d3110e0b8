"""Riders with a temper.  They never change, whatever the others do."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from posse.games.pony_express.bots import styles
from posse.games.pony_express.bots.claim_equilibrium import Talk
from posse.games.pony_express.bots.duel import Gunslinger, laid
from posse.games.pony_express.bots.fitted_prospects import Seasoned, seasoned_talk
from posse.games.pony_express.bots.prospects import Prospects, public
from posse.games.pony_express.bots.rider import Rider
from posse.games.pony_express.bots.styles import Claims, Doubts, Moment, doubt
from posse.games.pony_express.rules import RaceView, turn
from posse.games.pony_express.rules.actions import BELIEVE, CLAIMS, DOUBT, PAY, ROLL, STAY
from posse.games.pony_express.rules.dice import HANDS, HIDDEN
from posse.kernel import Action


@dataclass(frozen=True)
class Temper:
    claims: Claims
    doubts: Doubts
    nuggets: float = 1.0
    """How dear gold is, against what it is worth."""
    brazen: bool = False
    """Whether it shoots whoever stands in the way, and pays whatever is asked."""


EQUILIBRIUM: Final = Temper(styles.tabled, styles.by_table)
HONEST: Final = Temper(styles.honest, styles.by_rule)
PARANOID: Final = Temper(styles.even, styles.from_three_up)
TALL_TALE: Final = Temper(styles.one_better, styles.by_rule)
ALL_IN: Final = Temper(styles.the_most, styles.by_rule, nuggets=0.0, brazen=True)
MISERLY: Final = Temper(styles.even, styles.evenly, nuggets=1e6)


class Character(Rider):
    def __init__(self, rng: random.Random, temper: Temper) -> None:
        super().__init__(rng)
        self.temper = temper
        self._gunslinger = Gunslinger(rng, scruples=not temper.brazen)

    def moment(self, view: RaceView) -> Moment:
        table = laid(view)
        choosy = view.gold[view.active] >= table.reroll_price(False)
        visible = tuple(sorted([f for i, f in enumerate(view.dice) if view.shown >> i & 1 and f != HIDDEN]))
        slyness = self._memory.slyness(view.active)
        return Moment(public(view), table.callers(), self._memory.last, visible, choosy, slyness)

    def _claim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return CLAIMS[drawn(self.temper.claims(self.moment(view), HANDS[view.dice]), self.rng) - 1]

    def _doubt(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        phase, me = view.phase, view.seat
        assert isinstance(phase, turn.Doubts)
        assert me is not None
        if HIDDEN not in view.dice:
            return DOUBT if HANDS[view.dice] != phase.claim else BELIEVE
        moment = self.moment(view)
        self._lying = 1.0 - moment.odds[phase.claim]
        share = doubt(self.temper.doubts, moment, phase.claim, moment.callers.index(me))
        return DOUBT if self.rng.random() < share else BELIEVE

    def _nugget(self, view: RaceView) -> float:
        return self.temper.nuggets * super()._nugget(view)

    def _train(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return STAY if self.temper.nuggets > 1 else super()._train(view, options)

    def _prison(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        chosen = super()._prison(view, options)
        if chosen is PAY and self.temper.nuggets > 1:
            return ROLL
        return PAY if self.temper.brazen and PAY in options else chosen


class Veteran(Character):
    """Somebody who has seen how games end."""

    def _prospects(self, view: RaceView) -> Prospects:
        return Seasoned(public(view))

    def _talk(self, view: RaceView) -> Talk:
        return seasoned_talk(public(view), laid(view).callers())


def drawn(shares: Sequence[float], rng: random.Random) -> int:
    """One of them, as often as it says."""
    at = rng.random() * sum(shares)
    for number, share in enumerate(shares):
        at -= share
        if at < 0:
            return number
    return max(range(len(shares)), key=shares.__getitem__)
