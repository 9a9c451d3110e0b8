"""The item cards: when each may be played, and what it does.

They are a reconstruction: the published cards could not be found.  A card is one entry in
data/items.toml and one class here.  It names its moment; the phases of that moment ask a `Question` and call
`played` for the effect.  A phase asks every rider who holds any card: being asked says nothing
about which card it is.
"""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import ClassVar, Final, Protocol

from posse.games.pony_express.rules.actions import (
    BARREL,
    COLT,
    FILE,
    HORSESHOES,
    LASSOS,
    LOADS,
    PIPE,
    SPURS,
    SPYGLASS,
    WHISKY,
    Lasso,
)
from posse.games.pony_express.rules.flow import Phase
from posse.games.pony_express.rules.options import RIDERS
from posse.games.pony_express.rules.table import UNKNOWN, Item, Race
from posse.kernel import Action, Decision, OptionList, Range, Seat


class Moment(IntEnum):
    """When a card may be played."""

    TURN = 0  # the start of the holder's turn, not in prison
    PRISON = 1  # the start of the holder's turn, in prison
    ROLLED = 2  # after the holder's roll, before the claim
    DOUBT = 3  # when the holder may doubt a claim
    ARRIVED = 4  # after the holder's normal move, before any meeting
    INDIANS = 5  # when the holder is on an Indian space
    SHOT_AT = 6  # before a rival's shot at the holder
    MISSED = 7  # after the holder's miss
    HIT = 8  # when the holder is hit


class Holding(Protocol):
    """A phase in which cards may be played."""

    def on(self, t: Race, action: Action) -> Phase:
        """Return the phase that follows when the card has been played."""
        ...


class Card:
    """One kind of card.  Its objects have no state: there is one of each class."""

    id: ClassVar[Item]
    moment: ClassVar[Moment]
    actions: ClassVar[tuple[Action, ...]]
    """The ways to play it."""

    def offers(self, t: Race, seat: Seat) -> tuple[Action, ...]:
        return self.actions

    def played(self, t: Race, seat: Seat, action: Action, now: Holding) -> Phase:
        """Apply the effect and return the next phase.  The card has already left the hand."""
        return now.on(t, action)


class LoadedDie(Card):
    """Turn one die; the face is chosen next, in secret if the die is hidden."""

    id = "loaded_die"
    moment = Moment.ROLLED
    actions = LOADS


class LuckyHorseshoe(Card):
    """A free reroll of any dice, even all five."""

    id = "horseshoe"
    moment = Moment.ROLLED
    actions = HORSESHOES


class SpyGlass(Card):
    """Look under the cup, then decide."""

    id = "spyglass"
    moment = Moment.DOUBT
    actions = (SPYGLASS,)

    def played(self, t: Race, seat: Seat, action: Action, now: Holding) -> Phase:
        t.peek(seat)
        return now.on(t, action)


class PairOfSpurs(Card):
    """Ride one space further; meetings and effects are those of the new space (PE-R52)."""

    id = "spurs"
    moment = Moment.ARRIVED
    actions = (SPURS,)

    def played(self, t: Race, seat: Seat, action: Action, now: Holding) -> Phase:
        t.move(seat, t.pos[seat] + 1)
        return now.on(t, action)


class CastLasso(Card):
    """Pull back a rider who is not far ahead; nothing else happens."""

    id = "lasso"
    moment = Moment.TURN
    actions = LASSOS
    reach: Final = 7
    pull: Final = 2

    def offers(self, t: Race, seat: Seat) -> tuple[Action, ...]:
        here, end = t.pos[seat], t.track.sacramento
        ahead = [o for o in range(t.seats) if 1 <= t.pos[o] - here <= self.reach and t.pos[o] < end]
        return tuple([LASSOS[other] for other in ahead])

    def played(self, t: Race, seat: Seat, action: Action, now: Holding) -> Phase:
        assert isinstance(action, Lasso)
        t.move(action.rider, max(t.pos[action.rider] - self.pull, t.track.start))
        return now.on(t, action)


class BottleOfWhisky(Card):
    """The shooter's hand is shakier for this one shot."""

    id = "whisky"
    moment = Moment.SHOT_AT
    actions = (WHISKY,)


class SecondColt(Card):
    """One more shot, at once."""

    id = "second_colt"
    moment = Moment.MISSED
    actions = (COLT,)


class EmptyBarrel(Card):
    """The hit does not count."""

    id = "barrel"
    moment = Moment.HIT
    actions = (BARREL,)


class SteelFile(Card):
    """Leave prison and take a normal turn."""

    id = "file"
    moment = Moment.PRISON
    actions = (FILE,)

    def played(self, t: Race, seat: Seat, action: Action, now: Holding) -> Phase:
        t.free(seat)
        return now.on(t, action)


class PeacePipe(Card):
    """Make peace with the Indians: no shot, no gold, no step back."""

    id = "peace_pipe"
    moment = Moment.INDIANS
    actions = (PIPE,)


CARDS: Final[dict[Item, Card]] = {
    card.id: card
    for card in (
        LoadedDie(),
        LuckyHorseshoe(),
        SpyGlass(),
        PairOfSpurs(),
        CastLasso(),
        BottleOfWhisky(),
        SecondColt(),
        EmptyBarrel(),
        SteelFile(),
        PeacePipe(),
    )
}


_BY_MOMENT: Final[dict[Moment, tuple[Card, ...]]] = {
    moment: tuple([card for card in CARDS.values() if card.moment == moment]) for moment in Moment
}
_BY_ACTION: Final[dict[type[Action], Card]] = {type(card.actions[0]): card for card in CARDS.values()}


@lru_cache(4096)
def playable(held: tuple[Item, ...], moment: Moment) -> tuple[Item, ...]:
    """Return the cards that a rider with this hand may play at this moment; an unknown card may be any."""
    return tuple([card.id for card in _BY_MOMENT[moment] if card.id in held or UNKNOWN in held])


def actions(cards: tuple[Item, ...]) -> tuple[Action, ...]:
    """Return all ways to play these cards."""
    return tuple([action for card in cards for action in CARDS[card].actions])


def offers(t: Race, seat: Seat, moment: Moment) -> tuple[Action, ...]:
    """Return the ways in which the seat may play its cards at this moment, in this position."""
    cards = playable(t.cards[seat], moment)
    return tuple([action for card in cards for action in CARDS[card].offers(t, seat)])


HANDS: Final = 1024  # as many as a question remembers for a seat


class Question:
    """A decision at a moment of cards that can be played in any position: the answers without a card come
    first.  The hand alone decides what else there is, so every such decision is made once and shared.
    """

    def __init__(
        self, prompt: str, answers: tuple[Action, ...], moment: Moment, wide: Range | None = None
    ) -> None:
        self.prompt = prompt
        self.answers = answers
        self.moment = moment
        self.wide = wide
        self._asked: tuple[dict[tuple[Item, ...], Decision], ...] = tuple([{} for _ in range(RIDERS)])
        """For each seat, by its hand."""

    def ask(self, t: Race, seat: Seat) -> Decision:
        held = t.cards[seat]
        return self._asked[seat].get(held) or self._made(seat, held)

    def _made(self, seat: Seat, held: tuple[Item, ...]) -> Decision:
        known, cards = self._asked[seat], playable(held, self.moment)
        if cards != held:  # of all hands with the same cards for this moment, one keeps the decision
            found = known.get(cards) or self._made(seat, cards)
        else:
            options = OptionList((*self.answers, *actions(cards)))
            ranges = {} if self.wide is None else {seat: self.wide}
            found = Decision(self.prompt, {seat: options}, ranges)
        if cards == held or len(known) < HANDS:
            known[held] = found
        return found


def play(t: Race, seat: Seat, action: Action, now: Holding) -> Phase:
    """Play a card: it leaves the hand and has its effect."""
    card = _BY_ACTION[type(action)]
    t.discard(seat, card.id)
    return card.played(t, seat, action, now)


def is_card(action: Action) -> bool:
    return type(action) in _BY_ACTION
