"""A turn: prison, charity, the cup, the claim and the doubts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Annotated, Final

from posse import kernel
from posse.games.pony_express.rules import events
from posse.games.pony_express.rules.actions import (
    ADVANCE,
    BELIEVE,
    CLAIMS,
    DOUBT,
    PAY,
    REROLLS,
    ROLL,
    SETS,
    STANDS,
    STAY,
    Claim,
    Face,
    Horseshoe,
    Load,
    Reroll,
    Set,
    Stand,
)
from posse.games.pony_express.rules.cards import draw
from posse.games.pony_express.rules.dice import (
    ALL,
    DICE,
    HANDS,
    HIDDEN,
    OPEN,
    REDACTED,
    SIDES,
    Hand,
    faces,
)
from posse.games.pony_express.rules.flow import Next, Open, Phase, go
from posse.games.pony_express.rules.items import (
    Moment,
    Question,
    actions,
    is_card,
    offers,
    play,
    playable,
)
from posse.games.pony_express.rules.options import RIDERS
from posse.games.pony_express.rules.road import deliver, reach_sacramento, ride
from posse.games.pony_express.rules.table import BANK, Item, Race
from posse.kernel import Action, Ask, Chance, Decision, Illegal, OptionList, Outcome, Seat
from posse.kernel.fields import Bits, Number


def end_turn(t: Race) -> Phase:
    return begin_turn(t, (t.active + 1) % t.seats)


def begin_turn(t: Race, seat: Seat) -> Phase:
    t.begin(seat)
    return _PRISON if t.jailed >> seat & 1 else free_turn(t)


def free_turn(t: Race) -> Phase:
    """Begin a turn outside prison: charity for a rider without gold (PE-R11, PE-R42), then the next mailbox
    or the cup."""
    seat = t.active
    if t.gold[seat] == 0:
        t.pay(BANK, seat, 1)
    if t.pos[seat] >= t.track.sacramento:
        return deliver(t)
    return _READY if t.cards[seat] else _FIRST_ROLL


# --- prison (PE-R41 to PE-R45, PE-R47) ---


@dataclass(frozen=True)
class Prison(Open):
    """A rider in prison pays the bail, or rolls."""

    def ask(self, t: Race) -> Ask:
        seat = t.active
        return (_BAIL if t.gold[seat] >= t.track.bail else _NO_BAIL).ask(t, seat)

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        if is_card(action):
            return play(t, seat, action, self)
        if action is ROLL:
            return _ESCAPE
        t.pay(seat, BANK, t.track.bail)
        t.free(seat)
        return free_turn(t)

    def on(self, t: Race, action: Action) -> Phase:
        return free_turn(t)

    def is_consistent(self, t: Race) -> bool:
        return t.is_jailed(t.active)


_PRISON: Final = Prison()
_BAIL: Final = Question("prison", (ROLL, PAY), Moment.PRISON)
_NO_BAIL: Final = Question("prison", (ROLL,), Moment.PRISON)


@dataclass(frozen=True)
class Escape(Open):
    """One roll in prison: gold, a card, freedom, or nothing.  The rider stands up again anyway (PE-R44)."""

    def ask(self, t: Race) -> Ask:
        return OPEN[DICE]

    def happened(self, t: Race, outcome: Outcome) -> Phase:
        seat = t.active
        hand = t.open_roll(seat, faces(outcome))
        then = Next.PLAY if hand >= Hand.STRAIGHT else Next.END_TURN
        if hand in (Hand.TWO_PAIRS, Hand.FULL_HOUSE, Hand.FIVE_OF_A_KIND):
            t.pay(BANK, seat, 1)
        t.free(seat)
        if hand in (Hand.THREE_OF_A_KIND, Hand.FOUR_OF_A_KIND, Hand.FIVE_OF_A_KIND):
            return draw(t, then)
        return go(t, then)

    def is_consistent(self, t: Race) -> bool:
        return t.is_jailed(t.active)


_ESCAPE: Final = Escape()


# --- the cup ---


@dataclass(frozen=True)
class Ready(Open):
    """The rider may play a card at the start of the turn."""

    def ask(self, t: Race) -> Ask:
        seat = t.active
        if not playable(t.cards[seat], Moment.TURN):
            return _ROLL_ONLY[seat]
        return Decision("ready", {seat: (ROLL, *offers(t, seat, Moment.TURN))})

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        return play(t, seat, action, self) if is_card(action) else _FIRST_ROLL

    def on(self, t: Race, action: Action) -> Phase:
        return self if t.cards[t.active] else _FIRST_ROLL

    def is_consistent(self, t: Race) -> bool:
        return bool(t.cards[t.active]) and not t.is_jailed(t.active)


_READY: Final = Ready()
_ROLL_ONLY: Final = tuple([Decision("ready", {seat: OptionList((ROLL,))}) for seat in range(RIDERS)])


@dataclass(frozen=True)
class Rolling(Open):
    """Dice are rolled where they lie, under the cup or in the open; `first` until a reroll is bought."""

    mask: Annotated[int, Bits(DICE)]
    first: bool

    def ask(self, t: Race) -> Ask:
        return (REDACTED if t.redacted else OPEN)[self.mask.bit_count()]

    def happened(self, t: Race, outcome: Outcome) -> Phase:
        t.roll(self.mask, faces(outcome))
        return _REROLLS[self.first]

    def is_consistent(self, t: Race) -> bool:
        return 0 < self.mask <= ALL and (self.mask == ALL or len(t.faces) == DICE)


_ROLLS: Final = tuple([tuple([Rolling(mask, first) for mask in range(ALL + 1)]) for first in (False, True)])
_AGAIN, (*_, _FIRST_ROLL) = _ROLLS


@cache
def _rerolls(seat: Seat, shown: int, affordable: bool, cards: tuple[Item, ...]) -> Decision:
    """List the options.  Keeping all dice as they lie comes first: an absent rider does that (PE-R53)."""
    stands = (STANDS[shown], *[stand for stand in STANDS if stand.show != shown])
    options = OptionList((*stands, *(REROLLS if affordable else ()), *actions(cards)))
    return Decision("reroll", {seat: options})


@dataclass(frozen=True)
class Rerolls(Open):
    """The rider arranges the dice freely (PE-R7), and may pay to reroll some (PE-R6, PE-R10)."""

    first: bool

    def ask(self, t: Race) -> Ask:
        seat = t.active
        gold, held = t.gold[seat], t.cards[seat]
        affordable = gold > 1 or gold >= t.reroll_price(self.first)  # no price is above 2
        return _rerolls(seat, t.shown, affordable, playable(held, Moment.ROLLED) if held else ())

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        if isinstance(action, Reroll):
            t.pay(seat, BANK, t.reroll_price(self.first))
            t.show(action.show)
            return _AGAIN[action.roll]
        if not isinstance(action, Stand):
            return play(t, seat, action, self)
        t.show(action.show)
        return _CLAIMING

    def on(self, t: Race, action: Action) -> Phase:
        if isinstance(action, Load):
            return Loading(action.die - 1, self.first)
        assert isinstance(action, Horseshoe)
        return _ROLLS[self.first][action.roll]

    def is_consistent(self, t: Race) -> bool:
        return len(t.faces) == DICE


_REROLLS: Final = (Rerolls(False), Rerolls(True))


@dataclass(frozen=True)
class Loading(Open):
    """The rider chooses the loaded die's face; everybody sees it if the die lies in the open."""

    die: Annotated[int, Number(0, DICE - 1)]
    first: bool

    def ask(self, t: Race) -> Ask:
        faces = SETS if t.redacted and not t.shown >> self.die & 1 else SETS[:SIDES]
        return Decision("face", {t.active: faces})

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Set)
        t.turn_die(self.die, Face(action.face))
        return _REROLLS[self.first]

    def is_consistent(self, t: Race) -> bool:
        return len(t.faces) == DICE and 0 <= self.die < DICE


# --- the claim and the doubts ---


@cache
def _claims(seat: Seat, hand: Hand | None) -> Decision:
    truth = CLAIMS[max(hand or Hand.PAIR, Hand.PAIR) - 1]
    return Decision("claim", {seat: OptionList((truth, *[claim for claim in CLAIMS if claim is not truth]))})


@dataclass(frozen=True)
class Claiming(Open):
    """The rider claims at least a pair (PE-R12).  An absent rider makes the true claim (PE-R53)."""

    def ask(self, t: Race) -> Ask:
        return _claims(t.active, HANDS.get(t.faces))  # no hand while a die is unknown

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Claim)
        if t.emitted is not None:
            t.emitted.append(events.claimed(seat, action.hand))
            if HIDDEN not in t.faces and HANDS[t.faces] != action.hand:
                t.emitted.append(events.bluffed(seat))
        callers = t.callers()
        if not callers:
            return ride(t, action.hand)
        if t.rules.all_answer:
            return AllAnswer(action.hand, callers, callers)
        return _doubts(action.hand, callers, callers)

    def is_consistent(self, t: Race) -> bool:
        return len(t.faces) == DICE


_CLAIMING: Final = Claiming()
_DOUBT: Final = Question("doubt", (BELIEVE, DOUBT), Moment.DOUBT)


@dataclass(frozen=True)
class Doubts(kernel.Phase[Race]):
    """The nearest riders believe or doubt; the first doubt counts, and the others are not asked (PE-R16)."""

    claim: Hand
    callers: tuple[Seat, ...]
    waiting: tuple[Seat, ...]

    def ask(self, t: Race) -> Ask:
        if len(self.waiting) == 1:
            return _DOUBT.ask(t, self.waiting[0])
        return Decision("doubt", {seat: _DOUBT.ask(t, seat).options[seat] for seat in self.waiting})

    def contested(self) -> tuple[Action, ...]:
        return (DOUBT,)

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        if is_card(action):
            return play(t, seat, action, self)
        if action is DOUBT:
            return unmask(t, self.claim, seat)
        if len(self.waiting) == 1:
            return believed(t, self.claim)
        left = tuple([other for other in self.waiting if other != seat])
        return _doubts(self.claim, self.callers, left)

    def chosen_together(self, t: Race, seats: tuple[Seat, ...], action: Action) -> Phase:
        """Nobody was first, so chance says who is heard."""
        return Heard(self.claim, seats)

    def on(self, t: Race, action: Action) -> Phase:
        return self

    def seen(self, t: Race, seat: Seat | None) -> Phase:
        """A seat knows whether it has answered itself, and nothing about the others."""
        return _doubts(self.claim, self.callers, self.silent(seat))

    def silent(self, seat: Seat | None) -> tuple[Seat, ...]:
        """Return who has not answered yet, as far as this seat knows."""
        if seat in self.waiting:
            return self.callers
        return tuple([other for other in self.callers if other != seat])

    def is_consistent(self, t: Race) -> bool:
        fits = bool(self.waiting) and set(self.waiting) <= set(self.callers) == set(t.callers())
        return fits and self.claim > Hand.NOTHING and len(t.faces) == DICE


@lru_cache(4096)
def _doubts(claim: Hand, callers: tuple[Seat, ...], waiting: tuple[Seat, ...]) -> Doubts:
    return Doubts(claim, callers, waiting)


@dataclass(frozen=True)
class AllAnswer(Doubts):
    """The same where nobody can be first: all answer, and one of those who doubt is drawn (PE-R16)."""

    doubters: tuple[Seat, ...] = ()

    def contested(self) -> tuple[Action, ...]:
        return ()

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        if is_card(action):
            return play(t, seat, action, self)
        doubters = tuple(sorted([*self.doubters, seat])) if action is DOUBT else self.doubters
        left = tuple([other for other in self.waiting if other != seat])
        if left:
            return AllAnswer(self.claim, self.callers, left, doubters)
        if len(doubters) > 1:
            return Heard(self.claim, doubters)
        return unmask(t, self.claim, doubters[0]) if doubters else believed(t, self.claim)

    def seen(self, t: Race, seat: Seat | None) -> Phase:
        """One's own answer, and nobody else's."""
        own = tuple([doubter for doubter in self.doubters if doubter == seat])
        return AllAnswer(self.claim, self.callers, self.silent(seat), own)

    def is_consistent(self, t: Race) -> bool:
        spoken = set(self.callers) - set(self.waiting)
        ordered = tuple(sorted(set(self.doubters))) == self.doubters
        return super().is_consistent(t) and ordered and set(self.doubters) <= spoken


@dataclass(frozen=True)
class Heard(Open):
    """Several doubt, and chance says whose doubt counts.  Nobody is asked any more, so all may know who they
    are.
    """

    claim: Hand
    doubters: tuple[Seat, ...]

    def ask(self, t: Race) -> Ask:
        return Chance("doubter", tuple([(seat,) for seat in self.doubters]))

    def happened(self, t: Race, outcome: Outcome) -> Phase:
        seat = int(outcome[0])
        if t.emitted is not None:
            t.emit("heard", seat=seat, doubters=len(self.doubters))
        return unmask(t, self.claim, seat)

    def is_consistent(self, t: Race) -> bool:
        several = len(self.doubters) > 1 and tuple(sorted(set(self.doubters))) == self.doubters
        return several and set(self.doubters) <= set(t.callers()) and self.claim > Hand.NOTHING


def believed(t: Race, claim: Hand) -> Phase:
    if t.emitted is not None:
        t.emitted.append(events.believed(t.active))
    return ride(t, claim)


def unmask(t: Race, claim: Hand, caller: Seat) -> Phase:
    """Lift the cup after a doubt.  A claim that is too low is a bluff too (PE-R13, PE-R14)."""
    if HIDDEN in t.faces:  # a redacted record must show what everybody saw here
        raise Illegal("does-not-fit", phase="Doubts")
    t.lift()
    lied = t.hand() != claim
    if t.emitted is not None:
        t.emitted.append(events.doubted(caller, t.active, int(lied)))
    if not lied:
        t.jail(caller)  # before the move, so that the doubter is not met on it (PE-R19)
        return ride(t, claim)
    if t.rules.liars_go_to_jail:
        t.jail(t.active)
    return _chasing(claim, caller) if t.pos[caller] < t.track.sacramento else end_turn(t)


@cache
def _chasing(claim: Hand, caller: Seat) -> Chase:
    return Chase(claim, caller)


@cache
def _chase(seat: Seat, to_ride: bool) -> Decision:
    return Decision("chase", {seat: OptionList((ADVANCE, STAY) if to_ride else (STAY, ADVANCE))})


@dataclass(frozen=True)
class Chase(Open):
    """Who was right may ride as far as the liar claimed, meeting nobody (PE-R17, PE-R18, PE-R20).  To ride is
    the default: it is never worse, and silence must not lose it (PE-R55)."""

    claim: Hand
    caller: Seat

    def ask(self, t: Race) -> Ask:
        return _chase(self.caller, t.rules.version >= 2)

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        if action is STAY:
            return end_turn(t)
        t.move(seat, min(t.pos[seat] + self.claim, t.track.sacramento))
        return reach_sacramento(t, seat) if t.pos[seat] == t.track.sacramento else end_turn(t)

    def is_consistent(self, t: Race) -> bool:
        return 0 <= self.caller < t.seats and self.caller != t.active and self.claim > Hand.NOTHING
