"""Why a rider chose as it did, in a handful of ids; the locale files have the words."""

from __future__ import annotations

from typing import Final

from posse.bots.bot import Reason
from posse.games.pony_express.bots.belief import seen
from posse.games.pony_express.bots.patterns import possible
from posse.games.pony_express.rules import RaceView
from posse.games.pony_express.rules.actions import (
    BELIEVE,
    DOUBT,
    PAY,
    ROLL,
    STAY,
    TRAIN,
    Aim,
    Claim,
    Reroll,
    Stand,
)  # fmt: skip
from posse.games.pony_express.rules.dice import HANDS, HIDDEN
from posse.games.pony_express.rules.items import is_card
from posse.games.pony_express.rules.turn import Doubts, Prison
from posse.kernel import Action

REASONS: Final = (
    "truth", "bluff", "roll-again", "stand", "belied", "doubt", "believe", "looked", "bail", "luck", "train",
    "shot", "card", "spare",
)  # fmt: skip

_PLAIN: Final = {PAY: "bail", TRAIN: "train"}


def why(view: RaceView, options: tuple[Action, ...], action: Action, lying: float) -> Reason | None:
    """The reason for a choice; None where there was hardly any.  `lying` is how likely a lie seemed."""
    if is_card(action):
        return Reason("card")
    if isinstance(action, Claim):
        name = "truth" if HANDS[view.dice] == action.hand else "bluff"
        return Reason(name, {"hand": action.hand.name.lower()})
    if isinstance(action, Reroll):
        return Reason("roll-again")
    if isinstance(action, Stand):
        return Reason("stand", {"hand": HANDS[view.dice].name.lower()})
    if isinstance(action, Aim):
        return Reason("shot")
    if action in (BELIEVE, DOUBT):
        return _doubted(view, action, lying)
    if action is STAY:
        return Reason("spare") if len(options) > 1 else None
    if action is ROLL:
        return Reason("luck") if isinstance(view.phase, Prison) else None
    return Reason(_PLAIN[action]) if action in _PLAIN else None


def _doubted(view: RaceView, action: Action, lying: float) -> Reason:
    assert isinstance(view.phase, Doubts)
    claim = view.phase.claim
    told = {"hand": claim.name.lower()}
    if claim not in possible(seen(view.dice, view.shown)):
        return Reason("belied", told)
    if HIDDEN not in view.dice:
        return Reason("looked", told)
    return Reason("doubt" if action is DOUBT else "believe", {**told, "chance": round(100 * lying)})
