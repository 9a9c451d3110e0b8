"""Standing orders of an absent rider.

The roll, the claim, the aim, the corner and the choice between two cards cannot be left to the default: they
are the race itself, and an order carried out at once cannot be taken back.  Nor can the answer to a hit: in
the last duel it would lose the race with a barrel in hand.  See `Use`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from posse.games.pony_express.rules.actions import ADVANCE, BARREL, BELIEVE, COLT, DOUBT, FILE, WHISKY
from posse.games.pony_express.rules.dice import HANDS, HIDDEN, ROLLS, Faces, Hand, replace
from posse.games.pony_express.rules.table import Item
from posse.games.pony_express.rules.turn import Doubts
from posse.games.pony_express.rules.view import RaceView
from posse.kernel import Action, Order, Orders, TakeDefault, View

MOMENTS: Final = ("ready", "arrived", "shot_at", "missed")
"""The prompts whose default keeps the rider's cards and costs nothing."""


@dataclass(frozen=True)
class Trust(Order):
    """Believe claims up to this hand, unless the dice in the open prove them false."""

    hand: Hand

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        claim, possible = _heard(view)
        return BELIEVE if claim in possible and claim <= self.hand else None


@dataclass(frozen=True)
class Challenge(Order):
    """Doubt claims from this hand up, unless the dice in the open prove them true."""

    hand: Hand

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        claim, possible = _heard(view)
        return DOUBT if possible - {claim} and claim >= self.hand else None


def _heard(view: View) -> tuple[Hand, frozenset[Hand]]:
    """Return the claim that may be doubted, and the hands that the dice could be.  There are none for a seat
    that has looked under the cup: its player played a card for that, and wants to decide."""
    assert isinstance(view, RaceView)
    if not isinstance(view.phase, Doubts) or view.seat is None or view.peeked >> view.seat & 1:
        return Hand.NOTHING, frozenset()
    return view.phase.claim, _possible(view.dice)


@cache
def _possible(dice: Faces) -> frozenset[Hand]:
    hidden = [i for i, face in enumerate(dice) if face == HIDDEN]
    if not hidden:
        return frozenset([HANDS[dice]])
    mask = sum([1 << i for i in hidden])
    return frozenset([HANDS[replace(dice, mask, fresh)] for fresh in ROLLS[len(hidden)]])


@dataclass(frozen=True)
class Follow(Order):
    """After a doubt that was right, ride as far as was claimed."""

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        return ADVANCE if prompt == "chase" else None


@dataclass(frozen=True)
class Pocket(Order):
    """Keep all cards for later, wherever only a card could be played."""

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        return options[0] if prompt in MOMENTS else None


@dataclass(frozen=True)
class Use(Order):
    """Play this card as soon as possible.  Without the card the order answers with the default, so that the
    others cannot tell from the wait who holds it.  So it exists only for cards whose default does no harm."""

    item: Item

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        at, card = USES[self.item]
        if prompt != at:
            return None
        return card if card in options else options[0]


USES: Final[dict[Item, tuple[str, Action]]] = {
    "whisky": ("shot_at", WHISKY),
    "second_colt": ("missed", COLT),
    "barrel": ("hit", BARREL),
    "file": ("prison", FILE),
}

_HANDS: Final = tuple([hand for hand in Hand if hand])

ORDERS: Final = Orders(
    [Trust(hand) for hand in _HANDS],
    [Challenge(hand) for hand in _HANDS],
    [Follow(), Pocket()],
    [TakeDefault(prompt) for prompt in (*MOMENTS, "prison", "train")],
    [Use(item) for item in USES],
)
