"""The road: a rider arrives, meets others, or reaches Sacramento."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from posse.games.pony_express.rules.actions import STAY
from posse.games.pony_express.rules.ending import ended
from posse.games.pony_express.rules.flow import Next, Open, Phase, go
from posse.games.pony_express.rules.gunfight import Corners
from posse.games.pony_express.rules.items import Moment, Question, is_card, play
from posse.games.pony_express.rules.showdown import Showdown
from posse.games.pony_express.rules.spaces import space
from posse.games.pony_express.rules.table import BANK, Race
from posse.kernel import Action, Ask, Seat

STAKE = 2  # what each loser pays the winner of a poker game


def ride(t: Race, spaces: int) -> Phase:
    """Make the active rider's normal move (PE-R23).  Sacramento need not be reached exactly (PE-R46)."""
    seat = t.active
    t.move(seat, min(t.pos[seat] + spaces, t.track.sacramento))
    if t.cards[seat] and t.pos[seat] < t.track.sacramento:
        return _ARRIVED
    return settle(t)


@dataclass(frozen=True)
class Arrived(Open):
    """The rider may play a card after the move, before any meeting."""

    def ask(self, t: Race) -> Ask:
        return _PLAY_OR_STAY.ask(t, t.active)

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        return play(t, seat, action, self) if is_card(action) else settle(t)

    def on(self, t: Race, action: Action) -> Phase:
        more = t.cards[t.active] and t.pos[t.active] < t.track.sacramento
        return self if more else settle(t)

    def is_consistent(self, t: Race) -> bool:
        return bool(t.cards[t.active]) and t.pos[t.active] < t.track.sacramento


_ARRIVED: Final = Arrived()
_PLAY_OR_STAY: Final = Question("arrived", (STAY,), Moment.ARRIVED)


def settle(t: Race) -> Phase:
    """Go on after the move: Sacramento, a meeting, or the effect of the space (PE-R26, PE-R35)."""
    if t.pos[t.active] >= t.track.sacramento:
        return reach_sacramento(t, t.active)
    company = t.company()
    if not company:
        return space(t)
    if len(company) == 1:
        return Corners(t.active, company[0], t.active, False, 0)
    players = (t.active, *company)
    if t.emitted is not None:
        t.emit("poker", seats=players)
    return PokerGame(players, players)


@dataclass(frozen=True)
class PokerGame(Showdown):
    """The best hand takes 2 from each of the others (PE-R33, PE-R34)."""

    def won(self, t: Race, winner: Seat) -> Phase:
        for loser in self.players:
            if loser != winner:
                self._settle(t, winner, loser)
        if t.emitted is not None:
            t.emit("poker_won", seat=winner)
        return space(t)

    def _settle(self, t: Race, winner: Seat, loser: Seat) -> None:
        """A loser who cannot pay goes to prison, and the bank pays what is missing."""
        purse = t.gold[loser]
        t.pay(loser, winner, min(STAKE, purse))
        if purse == 0 or (purse < STAKE and t.rules.poker_debt == "short"):
            t.pay(BANK, winner, STAKE - purse)
            t.jail(loser)


# --- Sacramento ---


def deliver(t: Race) -> Phase:
    """Move to the next mailbox; the third one wins (PE-R46)."""
    seat = t.active
    t.move(seat, t.pos[seat] + 1)
    return ended(t, "jackrabbit", seat) if t.pos[seat] == t.track.last else go(t, Next.END_TURN)


def reach_sacramento(t: Race, seat: Seat) -> Phase:
    """The first rider to arrive delivers mail; the second must fight the last duel (PE-R21, PE-R48)."""
    rivals = [other for other in t.others(seat) if t.pos[other] >= t.track.sacramento]
    if not rivals:
        return go(t, Next.END_TURN)
    [rival] = rivals
    if t.is_jailed(rival):
        t.free(rival)
    return Corners(seat, rival, rival, True, t.pos[rival] - t.track.sacramento)
