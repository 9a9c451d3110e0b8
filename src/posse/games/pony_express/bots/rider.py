"""The greedy rider: at every question the answer with the best prospects, as far as a glance tells."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from posse.bots.bot import Bot
from posse.games.pony_express.bots.belief import seen, under
from posse.games.pony_express.bots.claim_equilibrium import Talk, talk
from posse.games.pony_express.bots.cup import Cup
from posse.games.pony_express.bots.duel import Gunslinger, laid
from posse.games.pony_express.bots.memory import Memory
from posse.games.pony_express.bots.odds import Odds, Values
from posse.games.pony_express.bots.prospects import Prospects, public
from posse.games.pony_express.bots.reasons import why
from posse.games.pony_express.bots.space_value import landing
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import (
    ADVANCE,
    BARREL,
    BELIEVE,
    CLAIMS,
    COLT,
    DOUBT,
    FILE,
    KEEPS,
    PAY,
    PIPE,
    ROLL,
    SPURS,
    SPYGLASS,
    STAY,
    TRAIN,
    WHISKY,
    Horseshoe,
    Lasso,
    Load,
    Reroll,
)  # fmt: skip
from posse.games.pony_express.rules.cards import Keeping
from posse.games.pony_express.rules.dice import HANDS, HIDDEN
from posse.games.pony_express.rules.gunfight import Drawing, Missed, Struck
from posse.games.pony_express.rules.items import CastLasso
from posse.games.pony_express.rules.road import Arrived
from posse.games.pony_express.rules.track import track
from posse.games.pony_express.rules.turn import Chase, Doubts
from posse.kernel import Action, Event, Seat

WORTH: Final = (
    "loaded_die", "horseshoe", "peace_pipe", "file", "spurs", "lasso", "barrel", "spyglass", "second_colt",
    "whisky",
)  # fmt: skip
"""The cards, the dearest first."""

SPARED: Final = 0.8
"""What a card must bring to be played, in spaces, where nothing else is said."""

RARE: Final = 0.04
"""Claims rarer than this are slips of the tongue."""

RACE_ON: Final = 7
"""So near to Sacramento a rider counts every turn and no nuggets."""

EASY: Final = 5
"""Who has so much gold need not count it."""


class Rider(Bot[RaceView]):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self._memory = Memory()
        self._gunslinger = Gunslinger(rng)
        self._lying = 0.0  # how likely the last claim seemed to be a lie
        self._answers: dict[str, Callable[[RaceView, tuple[Action, ...]], Action]] = {
            "keep": self._keep,
            "prison": self._prison,
            "ready": self._ready,
            "reroll": self._reroll,
            "face": self._face,
            "claim": self._claim,
            "doubt": self._doubt,
            "chase": self._chase,
            "arrived": self._arrived,
            "corner": self._corner,
            "shot_at": self._shot_at,
            "aim": self._aim,
            "hit": self._hit,
            "missed": self._missed,
            "train": self._train,
            "ambush": self._ambush,
        }

    def hear(self, events: Sequence[Event]) -> None:
        self._memory.hear(events)

    def choose(self, view: RaceView, prompt: str, options: tuple[Action, ...]) -> Action:
        action = self._answers[prompt](view, options)
        self.reason = why(view, options, action, self._lying)
        return action

    # -- cards, prison, the start of a turn

    def _keep(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        pair = view.phase.drawn if isinstance(view.phase, Keeping) else view.hand
        return KEEPS[0 if WORTH.index(pair[0]) <= WORTH.index(pair[1]) else 1]

    def _prison(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        if FILE in options:
            return FILE
        gold, bail = view.gold[view.active], track().bail
        # Whose last three go for the bail gets one back (PE-R42).
        cheap = gold == bail or gold >= EASY
        return PAY if PAY in options and (cheap or self._race_on(view)) else ROLL

    def _race_on(self, view: RaceView) -> bool:
        return max(view.pos) >= track().sacramento - RACE_ON

    def _ready(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        lassos = [action for action in options if isinstance(action, Lasso)]
        if not lassos:
            return ROLL
        gains = [(self._pulled(view, action.rider), -action.rider, action) for action in lassos]
        gain, _, best = max(gains, key=lambda found: found[:2])
        return best if gain > SPARED * self._space(view) else ROLL

    def _pulled(self, view: RaceView, rival: Seat) -> float:
        back = max(view.pos[rival] - CastLasso.pull, track().start)
        return self._gain(view, rival, back, view.gold)

    # -- the cup and the claim

    def _reroll(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        # Nothing to pay with and no card for it: no need to think.
        if not isinstance(options[-1], Reroll | Horseshoe | Load):
            return options[0]
        return self._cup(view).choose(self.rng)

    def _face(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return self._cup(view).face()

    def _cup(self, view: RaceView) -> Cup:
        return Cup(view, self._values(view), self._space(view), self._nugget(view))

    def _values(self, view: RaceView) -> Values:
        return self._talk(view).values

    def _claim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        """By chance, as often as it is wise; never what the open dice belie."""
        shares = self._talk(view).told(self._odds(view)).claims(HANDS[view.dice])
        shares = [share if share > RARE else 0.0 for share in shares]
        at = self.rng.random() * sum(shares)
        for claim, share in enumerate(shares):
            at -= share
            if at < 0:
                return CLAIMS[claim - 1]
        return CLAIMS[shares.index(max(shares)) - 1]

    def _odds(self, view: RaceView) -> Odds:
        """What those who only see the open dice must think."""
        choosy = view.gold[view.active] >= laid(view).reroll_price(False)
        return under(seen(view.dice, view.shown), self._memory.last, choosy)

    # -- doubts

    def _doubt(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        phase, me = view.phase, view.seat
        assert isinstance(phase, Doubts)
        assert me is not None
        table_talk, claim = self._talk(view), phase.claim
        stakes, k = table_talk.stakes(claim), table_talk.callers.index(me)
        loss, gain = stakes.loss[k], stakes.gain[k]
        if HIDDEN not in view.dice:
            return DOUBT if HANDS[view.dice] != claim and gain > 0 else BELIEVE
        lying = table_talk.told(self._odds(view)).lying(claim, self._memory.slyness(view.active))
        self._lying = lying
        if SPYGLASS in options:
            blind = lying * gain + (1 - lying) * loss
            if lying * gain - max(blind, 0.0) > SPARED * self._space(view):
                return SPYGLASS
        return DOUBT if self.rng.random() < table_talk.doubts(claim, lying)[k] else BELIEVE

    def _chase(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        phase = view.phase
        assert isinstance(phase, Chase)
        to = min(view.pos[phase.caller] + phase.claim, track().sacramento)
        return ADVANCE if self._gain(view, phase.caller, to, view.gold) >= 0 else STAY

    # -- on the road

    def _arrived(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        assert isinstance(view.phase, Arrived)
        here = view.pos[view.active]
        if SPURS not in options:
            return STAY
        gain = self._landed(view, here + 1) - self._landed(view, here)
        return SPURS if gain > (1 + SPARED / 2) * self._space(view) else STAY

    def _landed(self, view: RaceView, at: int) -> float:
        me, pos, extra = view.active, list(view.pos), [0.0] * len(view.pos)
        pos[me], extra[me] = at, landing(public(view), me, at)
        return self._prospects(view).chances(pos, view.gold, view.jailed, extra)[me]

    def _train(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        me = view.active
        here, gold = track().space(view.pos[me]), list(view.gold)
        gold[me] -= here.price
        return TRAIN if self._gain(view, me, here.to, gold) > 0 else STAY

    def _ambush(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return PIPE if PIPE in options else self._gunslinger.ambush(view)

    # -- gunfights

    def _corner(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return self._gunslinger.corner(view)

    def _aim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return self._gunslinger.duel(view)

    def _shot_at(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        assert isinstance(view.phase, Drawing)
        return WHISKY if WHISKY in options and self._matters(view, view.phase.bout.final) else STAY

    def _hit(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        assert isinstance(view.phase, Struck)
        return BARREL if BARREL in options and self._matters(view, view.phase.bout.final) else STAY

    def _missed(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        assert isinstance(view.phase, Missed)
        bout = view.phase.bout
        rich = view.gold[bout.target] != 1
        return COLT if COLT in options and (bout.final or rich) else STAY

    def _matters(self, view: RaceView, final: bool) -> bool:
        """One nugget is cheap; more is not, and none means prison."""
        assert view.seat is not None
        return final or view.gold[view.seat] != 1

    # -- rates of exchange

    def _talk(self, view: RaceView) -> Talk:
        return talk(public(view), laid(view).callers())

    def _prospects(self, view: RaceView) -> Prospects:
        return Prospects(public(view))

    def _gain(self, view: RaceView, seat: Seat, to: int, gold: Sequence[int]) -> float:
        """What it would do for our chances if this rider stood there, with such purses."""
        assert view.seat is not None
        prospects, pos = self._prospects(view), list(view.pos)
        pos[seat] = to
        nothing = (0.0,) * len(pos)
        return prospects.chances(pos, gold, view.jailed, nothing)[view.seat] - prospects.now()[view.seat]

    def _space(self, view: RaceView) -> float:
        """One space more, in chances of winning."""
        assert view.seat is not None
        ahead = min(view.pos[view.seat] + 1, track().sacramento - 1)
        return max(self._gain(view, view.seat, ahead, view.gold), 0.0)

    def _nugget(self, view: RaceView) -> float:
        """One nugget, in chances of winning; the poorer, the more."""
        assert view.seat is not None
        gold = list(view.gold)
        if gold[view.seat] == 0:
            return 0.0
        gold[view.seat] -= 1
        return max(-self._gain(view, view.seat, view.pos[view.seat], gold), 0.0)
