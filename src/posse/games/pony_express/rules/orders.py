"""What a rider can leave to be done in his absence.

Not offered: to leave the roll, the claim, the aim, the corner or the choice between two cards to the
default.  They are the race itself, and done at once they cannot be taken back.  Nor to leave a hit
alone, for in the last duel that would lose the race with a barrel in hand: see `Use`.
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
"""Where the default keeps one's cards, and costs nothing else."""


@dataclass(frozen=True)
class Trust(Order):
    """Believe claims up to this hand, unless the dice in the open give them the lie."""

    hand: Hand

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        claim, possible = _heard(view)
        return BELIEVE if claim in possible and claim <= self.hand else None


@dataclass(frozen=True)
class Challenge(Order):
    """Doubt claims from this hand up, unless the dice in the open bear them out."""

    hand: Hand

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        claim, possible = _heard(view)
        return DOUBT if possible - {claim} and claim >= self.hand else None


def _heard(view: View) -> tuple[Hand, frozenset[Hand]]:
    """The claim that may be doubted, and what the dice might be; none for who has looked under the cup,
    since whoever takes that trouble wants to decide."""
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
    """After a bluff called rightly, ride as far as was claimed."""

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        return ADVANCE if prompt == "chase" else None


@dataclass(frozen=True)
class Pocket(Order):
    """Keep all cards for later, wherever only a card could be played."""

    def obeyed(self, view: View, prompt: str, options: tuple[Action, ...]) -> Action | None:
        return options[0] if prompt in MOMENTS else None


@dataclass(frozen=True)
class Use(Order):
    """Play this card at its first chance.  It answers without the card too, by the default, so that the
    others cannot tell from the wait who holds it; hence only cards whose default is never rash."""

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
