"""The end: a rider reaches the third mailbox or wins the last duel."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from posse.games.pony_express.rules.flow import Open, Phase
from posse.games.pony_express.rules.table import Race
from posse.kernel import Ask, Over, Seat
from posse.kernel.fields import OneOf

ENDINGS: Final = ("jackrabbit", "duel")


def ended(t: Race, ending: str, winner: Seat) -> Phase:
    if t.emitted is not None:
        t.emit("ended", ending=ending, seat=winner, round=t.rounds)
    return End(ending, winner)


@dataclass(frozen=True)
class End(Open):
    """One winner; the others share second place."""

    ending: Annotated[str, OneOf(ENDINGS)]
    winner: Seat

    def ask(self, t: Race) -> Ask:
        return Over(tuple([1 if seat == self.winner else 2 for seat in range(t.seats)]))

    def is_consistent(self, t: Race) -> bool:
        return self.ending in ENDINGS and 0 <= self.winner < t.seats
