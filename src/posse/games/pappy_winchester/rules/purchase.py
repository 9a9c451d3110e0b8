"""Step 2, the purchase: hat, bonus token, mine or ranch; then step 3, the common objectives (PW-R12)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Final

from posse.games.pappy_winchester.rules.actions import (
    HEIRS,
    LOOKS,
    SAILS,
    STEAMS,
    Look,
    Sail,
    Steam,
    heir_card,
    ways,
)
from posse.games.pappy_winchester.rules.flow import Open, Phase, next_turn
from posse.games.pappy_winchester.rules.land import Land, chosen
from posse.games.pappy_winchester.rules.objectives import met
from posse.games.pappy_winchester.rules.table import NO_PLOT, NOBODY, UNKNOWN, UNSEEN, Estate
from posse.games.pappy_winchester.rules.will import KINDS, MONEY, OBJECTIVES, TOKENS, Kind
from posse.kernel import Action, Ask, Chance, Decision, OptionList, Outcome, Seat
from posse.kernel.fields import Field, OneOf, Setup


def buy(t: Estate, seat: Seat, price: int, forced: bool = False) -> Phase:
    tip = t.sell(seat, price, forced)
    kind = t.lying[t.plot]
    return Turning(seat, tip) if kind == UNKNOWN else bonus(t, seat, kind, tip)


def _sold(t: Estate, seat: Seat) -> bool:
    """Return whether this seat has just bought the plot under the hammer."""
    return 0 <= seat < t.seats and t.plot != NO_PLOT and bool(t.hats[seat] >> t.plot & 1)


# --- the bonus token ---


@dataclass(frozen=True)
class Turning(Open):
    """A token that lay face down is turned over: it may be any of those left (PW-R4)."""

    seat: Seat
    tip: Annotated[int, MONEY]

    def ask(self, t: Estate) -> Ask:
        left = [TOKENS[kind] - sum(t.held[at :: len(KINDS)]) for at, kind in enumerate(KINDS)]
        there = [(kind, count) for kind, count in zip(KINDS, left, strict=True) if count]
        return Chance("token", tuple([(kind,) for kind, _ in there]), tuple([count for _, count in there]))

    def happened(self, t: Estate, outcome: Outcome) -> Phase:
        return bonus(t, self.seat, str(outcome[0]), self.tip)

    def is_consistent(self, t: Estate) -> bool:
        return _sold(t, self.seat) and t.lying[t.plot] == UNKNOWN and 0 <= self.tip <= t.saloon


def bonus(t: Estate, seat: Seat, kind: Kind, tip: int) -> Phase:
    t.take_token(seat, kind)
    if kind == "move":
        return _MOVINGS[seat]
    if kind == "rumour":
        return _RUMOURS[seat]
    # This purchase's own tip stays (PW-R10), and does not count for an empty saloon (PW-R11).
    found = t.saloon - tip
    t.empty_saloon(seat, found)
    return dig(t, seat, dry=not found)


@dataclass(frozen=True)
class Moving(Open):
    """The buyer sends boat or locomotive to any space, or leaves both where they are (PW-R14, PW-R15)."""

    seat: Seat

    def ask(self, t: Estate) -> Ask:
        own = t.hats[self.seat]
        afloat = (own & t.land.along[t.boat]).bit_count()
        ashore = (own & t.land.along[t.train]).bit_count()
        return _ways(t.land, self.seat, t.boat, t.train, afloat >= ashore)

    def chosen(self, t: Estate, seat: Seat, action: Action) -> Phase:
        if isinstance(action, Sail):
            t.travel(seat, "boat", action.space)
        else:
            assert isinstance(action, Steam)
            t.travel(seat, "train", action.space)
        return dig(t, seat)

    def is_consistent(self, t: Estate) -> bool:
        return _sold(t, self.seat)


_MOVINGS: Final = tuple([Moving(seat) for seat in range(HEIRS)])


@lru_cache(4096)
def _ways(land: Land, seat: Seat, boat: str, train: str, afloat: bool) -> Decision:
    """List the moves.  An absent heir's choice comes first: nothing moves, and the vehicle that pays most is
    active (PW-R28)."""
    first: Action = SAILS[boat] if afloat else STEAMS[train]
    return Decision("move", {seat: OptionList((first, *[way for way in ways(land) if way is not first]))})


@dataclass(frozen=True)
class Rumour(Open):
    """The buyer looks at any hidden card: there is always one (PW-R13)."""

    seat: Seat

    def ask(self, t: Estate) -> Ask:
        seen = 0
        for card, seats in enumerate(t.seen):
            seen |= (seats >> self.seat & 1) << card
        return _looks(t.land, self.seat, t.seats, t.buried, seen, t.plot % max(t.buried.bit_count(), 1))

    def chosen(self, t: Estate, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Look)
        if t.emitted is not None:
            t.emit("looked", seat=seat, card=action.card)
        if action.card in t.land.card_ids:
            card = t.land.card_ids.index(action.card)
            if t.values[card] == UNSEEN:
                return _peeking(seat, card)
            t.look(seat, card)
        else:
            rival, which = _OBJECTIVES[action.card]
            t.spy(seat, rival, which, action.card)
        return dig(t, seat)

    def is_consistent(self, t: Estate) -> bool:
        return _sold(t, self.seat)


_RUMOURS: Final = tuple([Rumour(seat) for seat in range(HEIRS)])


@lru_cache(4096)
def _looks(land: Land, seat: Seat, seats: int, buried: int, seen: int, start: int) -> Decision:
    """List the hidden cards.  An absent heir looks at a card of the land that is new (PW-R28): the plot,
    drawn by chance, decides at which one the list starts."""
    lying = [card for card in range(len(land.cards)) if buried >> card & 1]
    turned = lying[start:] + lying[:start]
    new = [card for card in turned if not seen >> card & 1]
    known = [card for card in turned if seen >> card & 1]
    rivals = [heir_card(other, k) for other in range(seats) if other != seat for k in range(OBJECTIVES)]
    ids = [*[land.card_ids[card] for card in (*new, *known)], *rivals]
    return Decision("rumour", {seat: OptionList([LOOKS[card] for card in ids])})


_OBJECTIVES: Final = {heir_card(s, which): (s, which) for s in range(HEIRS) for which in range(OBJECTIVES)}


def _draw(t: Estate, card: int) -> Chance:
    """Draw the value of a card that nobody has seen.  It is not sealed: all are shown at the end."""
    kind = t.land.cards[card][1]
    return Chance(kind, tuple([(value,) for value in t.left(kind)]))


def card_number(setup: Setup) -> Field:
    return OneOf(tuple(range(len(chosen(setup.options).cards))))


@dataclass(frozen=True)
class Peeking(Open):
    """Nobody has seen this card before: its value is drawn, and only the heir who looks learns it."""

    seat: Seat
    card: Annotated[int, card_number]

    def ask(self, t: Estate) -> Ask:
        return _draw(t, self.card)

    def happened(self, t: Estate, outcome: Outcome) -> Phase:
        t.value(self.card, int(outcome[0]))
        t.look(self.seat, self.card)
        return dig(t, self.seat)

    def is_consistent(self, t: Estate) -> bool:
        fits = _sold(t, self.seat) and 0 <= self.card < len(t.values)
        return fits and bool(t.buried >> self.card & 1) and t.values[self.card] == UNSEEN


@cache
def _peeking(seat: Seat, card: int) -> Peeking:
    return Peeking(seat, card)


# --- mine and ranch ---


def dig(t: Estate, seat: Seat, dry: bool = False) -> Phase:
    """Turn over the card on the plot (mine or ranch), if any.  `dry`: the saloon token found nothing."""
    card = t.land.card_on.get(t.plot)
    if card is not None:
        if t.values[card] == UNSEEN:
            return _unearthing(seat, card, dry)
        t.unearth(seat, card)
    return settle(t, seat, dry)


@dataclass(frozen=True)
class Unearthing(Open):
    """Nobody has seen the card of the plot just bought: its value is drawn now."""

    seat: Seat
    card: Annotated[int, card_number]
    dry: bool

    def ask(self, t: Estate) -> Ask:
        return _draw(t, self.card)

    def happened(self, t: Estate, outcome: Outcome) -> Phase:
        t.value(self.card, int(outcome[0]))
        t.unearth(self.seat, self.card)
        return settle(t, self.seat, self.dry)

    def is_consistent(self, t: Estate) -> bool:
        fits = _sold(t, self.seat) and 0 <= self.card < len(t.values) and t.values[self.card] == UNSEEN
        return fits and t.land.cards[self.card][0] == t.plot and bool(t.buried >> self.card & 1)


@cache
def _unearthing(seat: Seat, card: int, dry: bool) -> Unearthing:
    return Unearthing(seat, card, dry)


# --- the first player token, and the common objectives ---


def settle(t: Estate, seat: Seat, dry: bool) -> Phase:
    """Pay the common objectives: only the buyer can have completed any, and takes them all (PW-R20)."""
    t.hand_on(seat)
    if NOBODY in t.taken:
        own, tokens = t.hats[seat], t.tokens_of(seat)
        for pile, objective in enumerate(t.common):
            if t.taken[pile] == NOBODY and met(t, objective, own, tokens, dry):
                t.take_pile(seat, pile)
    return next_turn(t)
