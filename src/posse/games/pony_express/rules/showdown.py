"""Five dice each, in the open; the best hand wins, and ties roll again (PE-R2, PE-R3, PE-R33)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Self

from posse.games.pony_express.rules.dice import DICE, OPEN, RANKS, faces
from posse.games.pony_express.rules.flow import Open, Phase
from posse.games.pony_express.rules.table import Race
from posse.kernel import Ask, Outcome, Seat
from posse.kernel.fields import Number, seat_field

_BEST: Final = max(RANKS.values())


@dataclass(frozen=True)
class Showdown(Open):
    """The seats `rolling` roll in turn; the `leaders` so far have the `best` rank."""

    players: tuple[Seat, ...]
    rolling: tuple[Seat, ...]
    turn: Annotated[int, seat_field] = 0
    """An index into `rolling`."""
    best: Annotated[int, Number(-1, _BEST)] = -1
    leaders: tuple[Seat, ...] = ()

    def ask(self, t: Race) -> Ask:
        return OPEN[DICE]

    def happened(self, t: Race, outcome: Outcome) -> Phase:
        rolled = faces(outcome)
        seat, rank = self.rolling[self.turn], RANKS[rolled]
        t.open_roll(seat, rolled)
        leaders = (*(self.leaders if rank == self.best else ()), seat) if rank >= self.best else self.leaders
        if self.turn + 1 < len(self.rolling):
            return self._with(self.rolling, self.turn + 1, max(rank, self.best), leaders)
        return self.won(t, leaders[0]) if len(leaders) == 1 else self._with(leaders, 0, -1, ())

    def _with(self, rolling: tuple[Seat, ...], turn: int, best: int, leaders: tuple[Seat, ...]) -> Self:
        return type(self)(self.players, rolling, turn, best, leaders)

    def won(self, t: Race, winner: Seat) -> Phase:
        raise NotImplementedError

    def is_consistent(self, t: Race) -> bool:
        seats = set(range(t.seats))
        lists = (self.players, self.rolling, self.leaders)
        fits = all(set(seats_) <= seats and len(set(seats_)) == len(seats_) for seats_ in lists)
        return fits and 0 <= self.turn < len(self.rolling) and bool(self.leaders) == (self.best >= 0)
