"""Why a bot chose as it did: a handful of ids, which the locale files put into words."""

from __future__ import annotations

from typing import Final

from posse.bots.bot import Reason
from posse.games.pony_express.bots.belief import open_dice
from posse.games.pony_express.bots.odds import possible_hands
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
)
from posse.games.pony_express.rules.dice import HANDS, HIDDEN
from posse.games.pony_express.rules.items import is_card
from posse.games.pony_express.rules.turn import Doubts, Prison
from posse.kernel import Action

REASONS: Final = (
    "truth",
    "bluff",
    "roll-again",
    "stand",
    "belied",
    "doubt",
    "believe",
    "looked",
    "bail",
    "luck",
    "train",
    "shot",
    "card",
    "spare",
)

_SIMPLE: Final = {PAY: "bail", TRAIN: "train"}


def reason_for(
    view: RaceView, options: tuple[Action, ...], action: Action, bluff_chance: float
) -> Reason | None:
    """Return the reason for `action`, or None where there was hardly a choice.

    `bluff_chance` is how likely the claim seemed to be a bluff.
    """
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
        return _reason_for_doubt(view, action, bluff_chance)
    if action is STAY:
        return Reason("spare") if len(options) > 1 else None
    if action is ROLL:
        return Reason("luck") if isinstance(view.phase, Prison) else None
    return Reason(_SIMPLE[action]) if action in _SIMPLE else None


def _reason_for_doubt(view: RaceView, action: Action, bluff_chance: float) -> Reason:
    assert isinstance(view.phase, Doubts)
    claim = view.phase.claim
    args = {"hand": claim.name.lower()}
    if claim not in possible_hands(open_dice(view.dice, view.shown)):
        return Reason("belied", args)
    if HIDDEN not in view.dice:
        return Reason("looked", args)
    return Reason("doubt" if action is DOUBT else "believe", {**args, "chance": round(100 * bluff_chance)})
