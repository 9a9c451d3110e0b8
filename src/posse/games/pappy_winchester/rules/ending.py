"""The end: the will is read, item by item, and the richest heir heads the family (PW-R24 to PW-R26)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from posse.games.pappy_winchester.rules.flow import Open, Phase
from posse.games.pappy_winchester.rules.land import PLOTS, Land, Plots
from posse.games.pappy_winchester.rules.objectives import Tokens, fulfilled
from posse.games.pappy_winchester.rules.table import Estate
from posse.games.pappy_winchester.rules.will import MAJORITY, PERSONAL, Objective
from posse.kernel import Ask, Over, Seat


@dataclass(frozen=True)
class Share:
    """An heir's fortune at the end.  The bank's payments are only counted, never handed out (PW-R24)."""

    seat: Seat
    cash: int
    majority: int
    objectives: tuple[tuple[Objective, int], ...]
    """Each personal objective, and how many plots or tokens it pays for."""
    plots: int
    largest: int
    duel: bool

    @property
    def earned(self) -> int:
        """The sum that the personal objectives bring."""
        return sum([PERSONAL[objective] * count for objective, count in self.objectives])

    @property
    def total(self) -> int:
        return self.cash + self.majority + self.earned

    @property
    def order(self) -> tuple[int, int, bool]:
        """The key to sort by: fortune, then cash with the majority, then the duel token kept (PW-R26)."""
        return self.total, self.cash + self.majority, self.duel

    def plain(self) -> dict[str, object]:
        each = [
            {"id": o, "each": PERSONAL[o], "count": n, "sum": PERSONAL[o] * n} for o, n in self.objectives
        ]
        return {
            "seat": self.seat,
            "cash": self.cash,
            "majority": self.majority,
            "objectives": each,
            "total": self.total,
            "plots": self.plots,
            "largest": self.largest,
            "duel": self.duel,
        }


def count(
    land: Land,
    hats: Sequence[Plots],
    tokens: Sequence[Tokens],
    purses: Sequence[int],
    objectives: Sequence[tuple[Objective, ...]],
    duels: int,
) -> tuple[Share, ...]:
    """Return the final count.  The majority goes to the most plots, then to the largest group; heirs still
    tied all take it (PW-R25)."""
    holdings = [(own.bit_count(), land.largest(own)) for own in hats]
    most = max(holdings)
    shares = []
    for seat, (own, held, cash) in enumerate(zip(hats, tokens, purses, strict=True)):
        counts = tuple([(o, fulfilled(land, o, own, held)) for o in objectives[seat]])
        majority = MAJORITY if holdings[seat] == most else 0
        shares.append(Share(seat, cash, majority, counts, *holdings[seat], bool(duels >> seat & 1)))
    return tuple(shares)


def _count(t: Estate) -> tuple[Share, ...]:
    tokens = [t.tokens_of(seat) for seat in range(t.seats)]
    return count(t.land, t.hats, tokens, t.purses, t.objectives, t.duels)


def read_the_will(t: Estate) -> Phase:
    if t.emitted is not None:
        shares = _count(t)
        for share in shares:
            t.emit(
                "counted",
                seat=share.seat,
                cash=share.cash,
                majority=share.majority,
                objectives=share.earned,
                total=share.total,
            )
        best = max([share.order for share in shares])
        winners = tuple([share.seat for share in shares if share.order == best])
        t.emit("ended", winners=winners, seat=winners[0], count=len(winners))
    return Will()


@dataclass(frozen=True)
class Will(Open):
    """The game is over: all plots are sold and counted.  Tied heirs share a place."""

    def ask(self, t: Estate) -> Ask:
        orders = [share.order for share in _count(t)]
        return Over(tuple([1 + len([o for o in orders if o > own]) for own in orders]))

    def is_consistent(self, t: Estate) -> bool:
        return t.owned.bit_count() == PLOTS and all(t.objectives)
