"""Step 1, the auction: a plot is drawn, and the heirs bid in turn until one is left, or two in a duel."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Annotated, Final

from posse.games.pappy_winchester.rules import events
from posse.games.pappy_winchester.rules.actions import BIDS, DUEL, HEIRS, PASS, STAND, Bid, Duel
from posse.games.pappy_winchester.rules.ending import read_the_will
from posse.games.pappy_winchester.rules.flow import Open, Phase
from posse.games.pappy_winchester.rules.land import PLOTS, Plots, plots
from posse.games.pappy_winchester.rules.options import EITHER
from posse.games.pappy_winchester.rules.purchase import buy
from posse.games.pappy_winchester.rules.table import NO_PLOT, NOBODY, Estate
from posse.games.pappy_winchester.rules.will import MONEY
from posse.kernel import Action, Ask, Chance, Decision, Illegal, Outcome, Seat
from posse.kernel.fields import seat_mask, seat_or_nobody


def next_plot(t: Estate) -> Phase:
    """Draw another plot, or read the will when all nineteen are sold."""
    return read_the_will(t) if t.owned.bit_count() == PLOTS else _DRAWING


@dataclass(frozen=True)
class Drawing(Open):
    """A plot token is turned over."""

    def ask(self, t: Estate) -> Ask:
        return _unsold(t.owned)

    def happened(self, t: Estate, outcome: Outcome) -> Phase:
        t.draw(int(outcome[0]))
        return _opened(t.seats, t.first)

    def is_consistent(self, t: Estate) -> bool:
        return t.plot == NO_PLOT and bool(t.objectives[-1]) and t.owned.bit_count() < PLOTS


_DRAWING: Final = Drawing()
_LOWER: Final = plots(range(1, PLOTS // 2 + 1))
_UPPER: Final = plots(range(PLOTS // 2 + 1, PLOTS + 1))


def _unsold(owned: Plots) -> Chance:
    """The plots for sale, in two halves: there are half a million sets of plots, but few of each half."""
    return Chance("plot", _drawn(_LOWER & ~owned) + _drawn(_UPPER & ~owned))


@cache
def _drawn(among: Plots) -> tuple[Outcome, ...]:
    return tuple([(plot,) for plot in range(1, PLOTS + 1) if among >> plot & 1])


@lru_cache(16384)
def _offers(seat: Seat, bid: int, most: int, duel: bool) -> Decision:
    """List the options.  `pass` comes first: it is what an absent heir does (PW-R28)."""
    return Decision("bid", {seat: _bids(bid, most, duel)})


@lru_cache(8192)
def _bids(bid: int, most: int, duel: bool) -> tuple[Action, ...]:
    return (PASS, *BIDS[bid:most], *((DUEL,) if duel else ()))


@dataclass(frozen=True)
class Bidding(Open):
    """The heirs still in raise or pass for good; the last one left buys (PW-R6, PW-R7, PW-R19)."""

    bid: Annotated[int, MONEY]
    bidder: Annotated[int, seat_or_nobody]
    within: Annotated[int, seat_mask]
    """A bit for each heir still in."""
    turn: Seat

    def ask(self, t: Estate) -> Ask:
        seat, purse = self.turn, t.purses[self.turn]
        if self.alone:
            # By the first version of the rules one note was all the last one left might bid (PW-R7).
            most = purse if t.rules.version > 1 else min(purse, 1)
            return _offers(seat, 0, most, False)
        duel = self.two and self.bidder != NOBODY and purse >= self.bid and t.duels >> seat & 1 == 1
        return _offers(seat, self.bid, purse, duel)

    @cached_property
    def two(self) -> bool:
        return self.within.bit_count() == 2

    @cached_property
    def alone(self) -> bool:
        """Whether all others passed and nobody has bid (PW-R7)."""
        return self.within == 1 << self.turn

    def chosen(self, t: Estate, seat: Seat, action: Action) -> Phase:
        bid, bidder, within = self.bid, self.bidder, self.within
        if isinstance(action, Bid):
            bid, bidder = action.amount, seat
            if t.emitted is not None:
                t.emitted.append(events.bid(seat, bid))
        elif action is DUEL:
            t.challenge(seat, bidder)
            return _duelling(bid, seat, bidder)
        else:
            within ^= 1 << seat
            if t.emitted is not None:
                t.emitted.append(events.passed(seat))
        if bidder != NOBODY and within == 1 << bidder:
            return buy(t, bidder, bid)
        if not within:
            return forced(t)
        answer = _next(bid, bidder, within, seat)
        if t.rules.duel_by == EITHER and bidder != NOBODY and answer.two and t.duels >> bidder & 1:
            return Calling(bid, bidder, within, answer.turn)
        return answer

    def why(self, t: Estate, seat: Seat, action: Action) -> Illegal:
        if isinstance(action, Bid):
            if action.amount <= self.bid:
                return Illegal("bid-too-low", seat=seat, amount=action.amount, bid=self.bid)
            if action.amount > t.purses[seat]:
                return Illegal("beyond-purse", seat=seat, amount=action.amount, purse=t.purses[seat])
            return Illegal("bid-alone", seat=seat, amount=action.amount)
        if isinstance(action, Duel):
            if not self.two:
                return Illegal("duel-needs-two", seat=seat)
            if self.bidder == NOBODY:
                return Illegal("duel-needs-bid", seat=seat)
            if not t.duels >> seat & 1:
                return Illegal("duel-spent", seat=seat)
            return Illegal("beyond-purse", seat=seat, amount=self.bid, purse=t.purses[seat])
        return super().why(t, seat, action)

    def is_consistent(self, t: Estate) -> bool:
        fits = 0 <= self.turn < t.seats and 0 < self.within < 1 << t.seats and self.within >> self.turn & 1
        if not fits or t.plot == NO_PLOT or t.owned >> t.plot & 1:
            return False
        if self.bidder == NOBODY:
            return self.bid == 0
        standing = 0 <= self.bidder < t.seats and self.bidder != self.turn and self.within >> self.bidder & 1
        return bool(standing) and 0 < self.bid <= t.purses[self.bidder]


@cache
def _opened(seats: int, first: Seat) -> Bidding:
    """Nobody has bid, everybody is in, and the first player speaks first."""
    return Bidding(0, NOBODY, (1 << seats) - 1, first)


@lru_cache(8192)
def _next(bid: int, bidder: Seat, within: int, turn: Seat) -> Bidding:
    """Pass the turn to the next heir still in."""
    turn = (turn + 1) % HEIRS
    while not within >> turn & 1:
        turn = (turn + 1) % HEIRS
    return Bidding(bid, bidder, within, turn)


@dataclass(frozen=True)
class Calling(Open):
    """With `duel_by` = `either`: the highest bidder may call the duel before the other answers (PW-R16)."""

    bid: Annotated[int, MONEY]
    bidder: Seat
    within: Annotated[int, seat_mask]
    turn: Seat
    """Who answers the bid if it stands."""

    def ask(self, t: Estate) -> Ask:
        # The same two options whatever the other has: a purse is secret.
        return Decision("call", {self.bidder: (STAND, DUEL)})

    def chosen(self, t: Estate, seat: Seat, action: Action) -> Phase:
        if action is DUEL:
            t.challenge(seat, self.turn)
            return Called(self.bid, seat, self.turn)
        return self.answer

    @property
    def answer(self) -> Bidding:
        return Bidding(self.bid, self.bidder, self.within, self.turn)

    def is_consistent(self, t: Estate) -> bool:
        called = t.rules.duel_by == EITHER and 0 <= self.bidder < t.seats and t.duels >> self.bidder & 1
        return bool(called) and self.answer.two and self.answer.is_consistent(t)


def forced(t: Estate) -> Phase:
    """Nobody bid: the first player must take the plot for $1,000, or free with an empty purse (PW-R8)."""
    price = min(1, t.purses[t.first])
    if t.emitted is not None:
        t.emit("forced", seat=t.first, plot=t.plot, price=price)
    return buy(t, t.first, price, forced=True)


@dataclass(frozen=True)
class Duelling(Open):
    """One of the two pistols is loaded; whoever holds it buys at the last bid (PW-R17, PW-R18)."""

    bid: Annotated[int, MONEY]
    challenger: Seat
    rival: Seat

    def ask(self, t: Estate) -> Ask:
        return Chance("duel", ((self.challenger,), (self.rival,)))

    def happened(self, t: Estate, outcome: Outcome) -> Phase:
        winner = int(outcome[0])
        if t.emitted is not None:
            t.emit("duelled", winner=winner, loser=self.challenger + self.rival - winner)
        return buy(t, winner, self.bid)

    def is_consistent(self, t: Estate) -> bool:
        both = self.challenger, self.rival
        fits = all(0 <= seat < t.seats and t.purses[seat] >= self.bid for seat in both)
        fits = fits and self.challenger != self.rival and self.bid > 0
        return fits and t.plot != NO_PLOT and not t.owned >> t.plot & 1 and not t.duels >> self.challenger & 1


@lru_cache(4096)
def _duelling(bid: int, challenger: Seat, rival: Seat) -> Duelling:
    return Duelling(bid, challenger, rival)


@dataclass(frozen=True)
class Called(Open):
    """A duel that the highest bidder called.  The rival may be unable to pay: then the bidder buys, whoever
    fired, for nobody may have to pay what they do not have (PW-R17)."""

    bid: Annotated[int, MONEY]
    bidder: Seat
    rival: Seat

    def ask(self, t: Estate) -> Ask:
        return Chance("duel", ((self.bidder,), (self.rival,)))

    def happened(self, t: Estate, outcome: Outcome) -> Phase:
        winner = int(outcome[0])
        poor = t.purses[winner] < self.bid
        if t.emitted is not None:
            t.emit("duelled", winner=winner, loser=self.bidder + self.rival - winner)
            if poor:
                t.emit("unpaid", seat=winner, bid=self.bid)
        return buy(t, self.bidder if poor else winner, self.bid)

    def is_consistent(self, t: Estate) -> bool:
        fits = all(0 <= seat < t.seats for seat in (self.bidder, self.rival)) and self.bidder != self.rival
        fits = fits and 0 < self.bid <= t.purses[self.bidder] and not t.duels >> self.bidder & 1
        return fits and t.plot != NO_PLOT and not t.owned >> t.plot & 1
