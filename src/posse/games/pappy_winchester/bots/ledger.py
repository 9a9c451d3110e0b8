"""What a bot remembers of the money.

Purses are hidden, but every payment is made in the open (PW-R27): whoever counts knows them all, to the
note.  This bot counts, as a person may.  It keeps nothing else in its head.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from posse.games.pappy_winchester.rules import EstateView
from posse.games.pappy_winchester.rules.will import PURSE
from posse.kernel import Event, Seat

_PAID: Final = {"jackpot": "amount", "earned": "amount", "revealed": "value", "objective": "prize"}
"""What comes into a purse from elsewhere, and under which name it is told."""


class Ledger:
    """What each heir gained and spent since the start."""

    def __init__(self) -> None:
        self._gained: dict[Seat, int] = {}
        self._shared = 0
        """What everybody was paid of prices, the payers too: it is taken off theirs."""

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "bought":
                self._gain(event, -number(event, "price"))
            elif event.kind == "shared":
                each = number(event, "each")
                self._shared += each
                self._gain(event, -each)
            elif event.kind in _PAID:
                self._gain(event, number(event, _PAID[event.kind]))

    def _gain(self, event: Event, amount: int) -> None:
        seat = number(event, "seat")
        self._gained[seat] = self._gained.get(seat, 0) + amount

    def counted(self, seat: Seat) -> int:
        """What an heir must have, for who heard all from the start."""
        return PURSE + self._shared + self._gained.get(seat, 0)

    def purses(self, view: EstateView) -> list[int]:
        """As they lie open, or as remembered; for one who came late, an equal part of the rest."""
        shown = [purse for purse in view.purses if purse is not None]
        if len(shown) == len(view.purses):
            return shown
        counted = [self.counted(seat) for seat in range(len(view.purses))]
        agrees = all(own in (None, purse) for own, purse in zip(view.purses, counted, strict=True))
        if agrees and sum(counted) == view.purse_total():
            return counted
        each = (view.purse_total() - sum(shown)) // (len(view.purses) - len(shown))
        return [each if own is None else own for own in view.purses]


def number(event: Event, name: str) -> int:
    number = event.args[name]
    assert isinstance(number, int)
    return number
