"""The start: who begins, and one card out of two for every rider (PE-R1 to PE-R5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from posse import kernel
from posse.games.pony_express.rules.actions import KEEPS, Keep
from posse.games.pony_express.rules.cards import drawing
from posse.games.pony_express.rules.flow import Open, Phase
from posse.games.pony_express.rules.options import RIDERS
from posse.games.pony_express.rules.showdown import Showdown
from posse.games.pony_express.rules.table import Race
from posse.games.pony_express.rules.turn import begin_turn
from posse.kernel import Action, Ask, Decision, Outcome, Seat, replaced
from posse.kernel.fields import EachSeat, Field, Number, Setup

DEALT = 2
WAITING = -1


def opening(t: Race) -> Phase:
    everybody = tuple(range(t.seats))
    return FirstRoll(everybody, everybody)


@dataclass(frozen=True)
class FirstRoll(Showdown):
    """The best hand begins; only riders in an exact tie for it roll again (PE-R2)."""

    def won(self, t: Race, winner: Seat) -> Phase:
        t.first = winner
        if t.emitted is not None:
            t.emit("starts", seat=winner)
        return _DEALS[0] if t.rest else begin_turn(t, winner)


def _deal(setup: Setup) -> Field:
    return Number(0, DEALT * setup.seats - 1)


@dataclass(frozen=True)
class Deal(Open):
    """Each rider is dealt two cards, face down, one after another."""

    dealt: Annotated[int, _deal]

    def ask(self, t: Race) -> Ask:
        return drawing(t.rest, t.redacted)

    def happened(self, t: Race, outcome: Outcome) -> Phase:
        item = str(outcome[0])
        t.draw(item)
        t.take(self.dealt // DEALT, item)
        if self.dealt + 1 < DEALT * t.seats:
            return _DEALS[self.dealt + 1]
        return Choice((WAITING,) * t.seats)

    def is_consistent(self, t: Race) -> bool:
        return 0 <= self.dealt < DEALT * t.seats and bool(t.rest)


_DEALS: Final = tuple([Deal(dealt) for dealt in range(DEALT * RIDERS)])


@dataclass(frozen=True)
class Choice(kernel.Phase[Race]):
    """All riders keep one card at the same time; the others go back when all have chosen (PE-R4)."""

    kept: Annotated[tuple[int, ...], EachSeat(Number(WAITING, DEALT - 1))]

    def ask(self, t: Race) -> Ask:
        return Decision("keep", {seat: KEEPS for seat, card in enumerate(self.kept) if card == WAITING})

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Keep)
        kept = (*self.kept[:seat], action.card, *self.kept[seat + 1 :])
        if WAITING in kept:
            return Choice(kept)
        for owner, card in enumerate(kept):
            pair = t.cards[owner]
            t.cards = replaced(t.cards, owner, (pair[card],))
            t.rest += (pair[1 - card],)
            if t.emitted is not None:
                t.emit("chose", audience=(owner,), seat=owner, item=pair[card])
        t.rest = tuple(sorted(t.rest))
        return begin_turn(t, t.first)

    def seen(self, t: Race, seat: Seat | None) -> Phase:
        """A seat sees its own choice and nobody else's."""
        return Choice(tuple([card if owner == seat else WAITING for owner, card in enumerate(self.kept)]))

    def is_consistent(self, t: Race) -> bool:
        fits = len(self.kept) == t.seats and all(len(cards) == DEALT for cards in t.cards)
        return fits and WAITING in self.kept and set(self.kept) <= {WAITING, 0, 1}
