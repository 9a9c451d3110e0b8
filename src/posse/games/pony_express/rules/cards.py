"""Draw cards: one in prison; at a relay two, of which one is kept (PE-R40, PE-R43)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

from posse import kernel
from posse.games.pony_express.rules.actions import KEEPS, Keep
from posse.games.pony_express.rules.flow import Next, Open, Phase, go
from posse.games.pony_express.rules.table import DECK, ITEM, UNKNOWN, Item, Race
from posse.kernel import Action, Ask, Chance, Decision, Outcome, Seat
from posse.kernel.fields import Row


class Draw(Chance):
    """The top card of a face-down pile: any of the cards left in it."""

    __slots__ = ("redacted",)
    sealed = True  # the cards left in the pile would show what the others hold

    def __init__(self, rest: tuple[Item, ...], redacted: bool) -> None:
        counts: dict[Item, int] = {}
        for item in rest:
            counts[item] = counts.get(item, 0) + 1
        super().__init__("card", tuple([(kind,) for kind in counts]), tuple(counts.values()))
        self.redacted = redacted

    def accepts(self, outcome: Outcome) -> bool:
        if self.redacted:  # cards drawn before may be unknown, so any card may be left
            return len(outcome) == 1 and (outcome[0] == UNKNOWN or outcome[0] in DECK)
        return outcome in self.outcomes


@lru_cache(1024)
def drawing(rest: tuple[Item, ...], redacted: bool) -> Draw:
    return Draw(rest, redacted)


def draw(t: Race, then: Next) -> Phase:
    """Draw one card for the active seat, if there is any left."""
    if t.rest:
        return _ONE_CARD[then]
    if t.under:
        item = t.under[0]
        t.draw(item)
        t.take(t.active, item)
    return go(t, then)


@dataclass(frozen=True)
class OneCard(Open):
    then: Next

    def ask(self, t: Race) -> Ask:
        return drawing(t.rest, t.redacted)

    def happened(self, t: Race, outcome: Outcome) -> Phase:
        item = str(outcome[0])
        t.draw(item)
        t.take(t.active, item)
        return go(t, self.then)

    def is_consistent(self, t: Race) -> bool:
        return bool(t.rest)


_ONE_CARD: Final = {then: OneCard(then) for then in Next}


def relay(t: Race, drawn: tuple[Item, ...] = ()) -> Phase:
    """Draw two cards and keep one; a single card left is kept, and with none nothing happens."""
    while len(drawn) < 2 and not t.rest and t.under:
        drawn += (t.under[0],)
        t.draw(t.under[0])
    if len(drawn) < 2 and t.rest:
        return Relay(drawn)
    if len(drawn) == 2:
        return Keeping(drawn)
    for item in drawn:
        t.take(t.active, item)
    return go(t, Next.END_TURN)


def hidden_cards(t: Race, drawn: tuple[Item, ...], seat: Seat | None) -> tuple[Item, ...]:
    """Return the cards just drawn by the active seat, as `seat` sees them."""
    return drawn if seat == t.active else (UNKNOWN,) * len(drawn)


@dataclass(frozen=True)
class Relay(kernel.Phase[Race]):
    drawn: Annotated[tuple[str, ...], Row(ITEM, 2, 0)]

    def ask(self, t: Race) -> Ask:
        return drawing(t.rest, t.redacted)

    def happened(self, t: Race, outcome: Outcome) -> Phase:
        item = str(outcome[0])
        t.draw(item)
        return relay(t, (*self.drawn, item))

    def seen(self, t: Race, seat: Seat | None) -> Phase:
        return Relay(hidden_cards(t, self.drawn, seat))

    def is_consistent(self, t: Race) -> bool:
        return bool(t.rest) and len(self.drawn) < 2


@dataclass(frozen=True)
class Keeping(kernel.Phase[Race]):
    """The rider keeps one of the two cards; the other goes face down under the pile."""

    drawn: Annotated[tuple[str, ...], Row(ITEM, 2, 0)]

    def ask(self, t: Race) -> Ask:
        return Decision("keep", {t.active: KEEPS})

    def chosen(self, t: Race, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Keep)
        t.bury(self.drawn[1 - action.card])
        t.take(seat, self.drawn[action.card])
        return go(t, Next.END_TURN)

    def seen(self, t: Race, seat: Seat | None) -> Phase:
        return Keeping(hidden_cards(t, self.drawn, seat))

    def is_consistent(self, t: Race) -> bool:
        return len(self.drawn) == 2
