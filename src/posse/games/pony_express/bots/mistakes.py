"""How people err: they misjudge what a hand or a doubt is worth, claim by feel, call too often, forget who
lied, keep the wrong dice and shoot wide.  The weaker the player, the more of it."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Final

from posse.games.pony_express.bots import styles
from posse.games.pony_express.bots.character import Temper, Veteran, drawn
from posse.games.pony_express.bots.odds import Values
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import AIM_BOUNDS, BELIEVE, CLAIMS, DOUBT, Aim
from posse.games.pony_express.rules.dice import HANDS, HIDDEN
from posse.games.pony_express.rules.shots import bell
from posse.games.pony_express.rules.turn import Doubts
from posse.kernel import Action


@dataclass(frozen=True)
class Lapses:
    misjudges: float
    """One standard deviation of what a thing seems to be worth, in spaces."""
    feels: float
    """How often a claim is made by feel."""
    suspects: float
    """How much likelier a lie seems than it is."""
    wavers: float
    """One standard deviation of that."""
    sways: float
    """One standard deviation of the aim, in quarter degrees."""
    forgets: bool = False
    """Whether nobody is held to be a liar for having lied."""


LAPSES: Final = {
    "greenhorn": Lapses(misjudges=4.0, feels=1.0, suspects=0.22, wavers=0.35, sways=16.0, forgets=True),
    "cowhand": Lapses(misjudges=1.6, feels=0.55, suspects=0.09, wavers=0.18, sways=9.0, forgets=True),
    "deputy": Lapses(misjudges=0.2, feels=0.05, suspects=0.01, wavers=0.03, sways=1.5),
}


class Learner(Veteran):
    """Somebody who rides by the balance of the table, but for these lapses."""

    def __init__(self, rng: random.Random, lapses: Lapses) -> None:
        super().__init__(rng, Temper(styles.even, styles.evenly))
        self.lapses = lapses

    def moment(self, view: RaceView) -> styles.Moment:
        moment = super().moment(view)
        return replace(moment, slyness=1.0) if self.lapses.forgets else moment

    def _claim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        if self.rng.random() >= self.lapses.feels:
            return super()._claim(view, options)
        return CLAIMS[drawn(styles.loose(self.moment(view), HANDS[view.dice]), self.rng) - 1]

    def _doubt(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        phase, me = view.phase, view.seat
        assert isinstance(phase, Doubts)
        assert me is not None
        if HIDDEN not in view.dice:
            return DOUBT if HANDS[view.dice] != phase.claim else BELIEVE
        moment, claim = self.moment(view), phase.claim
        if moment.odds[claim] in (0, 1):
            return BELIEVE if moment.odds[claim] else DOUBT
        lying = moment.told.lying(claim, moment.slyness)
        lying += self.lapses.suspects + self.lapses.wavers * bell(self.rng)
        self._lying = lying = min(max(lying, 0.0), 1.0)
        share = self._talk(view).doubts(claim, lying)[moment.callers.index(me)]
        return DOUBT if self.rng.random() < share else BELIEVE

    def _values(self, view: RaceView) -> Values:
        """What each hand seems to be worth: not always in order."""
        error = self.lapses.misjudges * self._space(view)
        return tuple([worth + error * bell(self.rng) for worth in super()._values(view)])

    def _aim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        sway = self._sway()  # first: an aim that is remembered draws nothing
        return _swayed(super()._aim(view, options), sway)

    def _ambush(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        sway = self._sway()
        return _swayed(super()._ambush(view, options), sway)

    def _sway(self) -> int:
        return round(self.lapses.sways * bell(self.rng))


def _swayed(action: Action, sway: int) -> Action:
    if not isinstance(action, Aim):
        return action
    low, high = AIM_BOUNDS["angle"]
    return replace(action, angle=min(max(action.angle + sway, low), high))
