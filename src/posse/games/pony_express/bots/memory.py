"""What a bot remembers of what it was told: who lied, and how the dice on the table came to lie so."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum

from posse.games.pony_express.rules.dice import ALL
from posse.games.pony_express.rules.table import UNKNOWN
from posse.kernel import Event, Seat


class Last(IntEnum):
    """Where the last dice rolled, and so what the hidden ones are."""

    FIRST = 0  # all five, and no reroll since
    UNDER = 1  # under the cup: fresh, as nobody chose them
    OPEN = 2  # beside it: the hidden ones were kept for a reason
    ONLY = 3  # all five, by somebody who could not pay for another roll


class Memory:
    """Rivals caught or proved honest, and the rolls of the turn that is on."""

    def __init__(self) -> None:
        self.caught: dict[Seat, int] = {}
        self.honest: dict[Seat, int] = {}
        self.last = Last.FIRST
        self._visible: object = ()

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "began":
                self.last, self._visible = Last.FIRST, ()
            elif event.kind == "showed":
                self._visible = event.args["dice"]
            elif event.kind == "cup":
                self._rolled(event)
            elif event.kind == "doubted":
                liar = event.args["liar"]
                assert isinstance(liar, int)
                book = self.caught if event.args["lied"] else self.honest
                book[liar] = book.get(liar, 0) + 1

    def _rolled(self, event: Event) -> None:
        dice, rolled = event.args["dice"], event.args["rolled"]
        assert isinstance(dice, tuple)
        if rolled != ALL.bit_count():
            # A roll in the open changes what is seen, or else nobody could tell it from one under the cup.
            under = rolled == dice.count(UNKNOWN) and (dice == self._visible or not self._visible)
            self.last = Last.UNDER if under else Last.OPEN
        self._visible = dice

    def slyness(self, seat: Seat) -> float:
        """How much likelier than anybody this rival is to bluff: 1 for one we know nothing of."""
        caught, honest = self.caught.get(seat, 0), self.honest.get(seat, 0)
        return 4 * (caught + 1) / (caught + honest + 4)  # of the claims that are doubted a quarter are lies
