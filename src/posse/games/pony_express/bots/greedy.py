"""The greedy bot: at every decision the option with the best immediate chances of winning."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from posse.bots.bot import Bot
from posse.games.pony_express.bots.belief import Memory, hand_odds, open_dice
from posse.games.pony_express.bots.claim_equilibrium import ClaimGame, claim_game
from posse.games.pony_express.bots.duel import Shooter
from posse.games.pony_express.bots.odds import Odds, Values, draw
from posse.games.pony_express.bots.prospects import Prospects, public_state, space_value, table_of
from posse.games.pony_express.bots.reasons import reason_for
from posse.games.pony_express.bots.rerolls import RerollChooser
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
)
from posse.games.pony_express.rules.cards import Keeping
from posse.games.pony_express.rules.dice import HANDS, HIDDEN
from posse.games.pony_express.rules.gunfight import Drawing, Missed, Struck
from posse.games.pony_express.rules.items import CastLasso
from posse.games.pony_express.rules.road import Arrived
from posse.games.pony_express.rules.track import track
from posse.games.pony_express.rules.turn import Chase, Doubts
from posse.kernel import Action, Event, Seat

BEST_CARDS: Final = (
    "loaded_die",
    "horseshoe",
    "peace_pipe",
    "file",
    "spurs",
    "lasso",
    "barrel",
    "spyglass",
    "second_colt",
    "whisky",
)
"""The cards, the most valuable first."""

CARD_GAIN: Final = 0.8
"""What a card must bring to be played, in spaces, unless something else is said."""

RARE: Final = 0.04
"""Claims less frequent than this are never made."""

RACE_ON: Final = 7
"""When any rider is within this many spaces of Sacramento, turns count for more than gold."""

RICH: Final = 5
"""A rider with this much gold always pays the bail."""


class Greedy(Bot[RaceView]):
    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng)
        self._memory = Memory()
        self._shooter = Shooter(rng)
        self._bluff_chance = 0.0  # of the last claim that was judged
        self._choosers: dict[str, Callable[[RaceView, tuple[Action, ...]], Action]] = {
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
        action = self._choosers[prompt](view, options)
        self.reason = reason_for(view, options, action, self._bluff_chance)
        return action

    # -- cards, prison, the start of a turn

    def _keep(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        pair = view.phase.drawn if isinstance(view.phase, Keeping) else view.hand
        return KEEPS[0 if BEST_CARDS.index(pair[0]) <= BEST_CARDS.index(pair[1]) else 1]

    def _prison(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        if FILE in options:
            return FILE
        gold, bail = view.gold[view.active], track().bail
        # A rider who pays the bail with the last three gets one back (PE-R42).
        cheap = gold == bail or gold >= RICH
        return PAY if PAY in options and (cheap or self._race_on(view)) else ROLL

    def _race_on(self, view: RaceView) -> bool:
        return max(view.pos) >= track().sacramento - RACE_ON

    def _ready(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        lassos = [action for action in options if isinstance(action, Lasso)]
        if not lassos:
            return ROLL
        gains = [(self._lasso_gain(view, action.rider), -action.rider, action) for action in lassos]
        gain, _, best = max(gains, key=lambda found: found[:2])
        return best if gain > CARD_GAIN * self._space(view) else ROLL

    def _lasso_gain(self, view: RaceView, rival: Seat) -> float:
        back = max(view.pos[rival] - CastLasso.pull, track().start)
        return self._gain(view, rival, back, view.gold)

    # -- the cup and the claim

    def _reroll(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        # Without gold and without a card there is nothing to decide.
        if not isinstance(options[-1], Reroll | Horseshoe | Load):
            return options[0]
        return self._reroll_chooser(view).choose(self.rng)

    def _face(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return self._reroll_chooser(view).choose_face()

    def _reroll_chooser(self, view: RaceView) -> RerollChooser:
        return RerollChooser(view, self._hand_values(view), self._space(view), self._nugget(view))

    def _hand_values(self, view: RaceView) -> Values:
        return self._claim_game(view).hand_values

    def _claim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        """Draw a claim from the equilibrium; never one that the open dice disprove."""
        shares = self._claim_game(view).equilibrium(self._odds(view)).claims(HANDS[view.dice])
        return CLAIMS[draw([share if share > RARE else 0.0 for share in shares], self.rng) - 1]

    def _odds(self, view: RaceView) -> Odds:
        """Return the odds of the hand for riders who see only the open dice."""
        can_reroll = view.gold[view.active] >= table_of(view).reroll_price(False)
        return hand_odds(open_dice(view.dice, view.shown), self._memory.last_roll, can_reroll)

    # -- doubts

    def _doubt(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        phase, me = view.phase, view.seat
        assert isinstance(phase, Doubts)
        assert me is not None
        game, claim = self._claim_game(view), phase.claim
        payoffs, k = game.payoffs(claim), game.callers.index(me)
        loss, gain = payoffs.loss_if_true[k], payoffs.gain_if_bluff[k]
        if HIDDEN not in view.dice:
            return DOUBT if HANDS[view.dice] != claim and gain > 0 else BELIEVE
        equilibrium = game.equilibrium(self._odds(view))
        bluff = equilibrium.bluff_chance(claim, self._memory.bluff_ratio(view.active))
        self._bluff_chance = bluff
        if SPYGLASS in options:
            blind = bluff * gain + (1 - bluff) * loss
            if bluff * gain - max(blind, 0.0) > CARD_GAIN * self._space(view):
                return SPYGLASS
        return DOUBT if self.rng.random() < game.doubts(claim, bluff)[k] else BELIEVE

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
        gain = self._chance_after_landing(view, here + 1) - self._chance_after_landing(view, here)
        return SPURS if gain > (1 + CARD_GAIN / 2) * self._space(view) else STAY

    def _chance_after_landing(self, view: RaceView, at: int) -> float:
        me, pos, extra = view.active, list(view.pos), [0.0] * len(view.pos)
        pos[me], extra[me] = at, space_value(public_state(view), me, at)
        return self._prospects(view).chances(pos, view.gold, view.jailed, extra)[me]

    def _train(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        me = view.active
        here, gold = track().space(view.pos[me]), list(view.gold)
        gold[me] -= here.price
        return TRAIN if self._gain(view, me, here.to, gold) > 0 else STAY

    def _ambush(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return PIPE if PIPE in options else self._shooter.aim_at_indians(view)

    # -- gunfights

    def _corner(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return self._shooter.choose_corner(view)

    def _aim(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        return self._shooter.aim_at_rival(view)

    def _shot_at(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        assert isinstance(view.phase, Drawing)
        return WHISKY if WHISKY in options and self._worth_a_card(view, view.phase.bout.final) else STAY

    def _hit(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        assert isinstance(view.phase, Struck)
        return BARREL if BARREL in options and self._worth_a_card(view, view.phase.bout.final) else STAY

    def _missed(self, view: RaceView, options: tuple[Action, ...]) -> Action:
        assert isinstance(view.phase, Missed)
        bout = view.phase.bout
        rich = view.gold[bout.target] != 1
        return COLT if COLT in options and (bout.final or rich) else STAY

    def _worth_a_card(self, view: RaceView, final: bool) -> bool:
        """Return whether losing is worth a card: not if it costs one nugget; with none it means prison."""
        assert view.seat is not None
        return final or view.gold[view.seat] != 1

    # -- values in chances of winning

    def _claim_game(self, view: RaceView) -> ClaimGame:
        return claim_game(public_state(view), table_of(view).callers())

    def _prospects(self, view: RaceView) -> Prospects:
        return Prospects(public_state(view))

    def _gain(self, view: RaceView, seat: Seat, to: int, gold: Sequence[int]) -> float:
        """Return the change of our own chances if `seat` stood on space `to` and the riders had `gold`."""
        assert view.seat is not None
        prospects, pos = self._prospects(view), list(view.pos)
        pos[seat] = to
        nothing = (0.0,) * len(pos)
        return prospects.chances(pos, gold, view.jailed, nothing)[view.seat] - prospects.current()[view.seat]

    def _space(self, view: RaceView) -> float:
        """Return the value of one more space."""
        assert view.seat is not None
        ahead = min(view.pos[view.seat] + 1, track().sacramento - 1)
        return max(self._gain(view, view.seat, ahead, view.gold), 0.0)

    def _nugget(self, view: RaceView) -> float:
        """Return the value of one nugget: the fewer there are, the higher."""
        assert view.seat is not None
        gold = list(view.gold)
        if gold[view.seat] == 0:
            return 0.0
        gold[view.seat] -= 1
        return max(-self._gain(view, view.seat, view.pos[view.seat], gold), 0.0)
