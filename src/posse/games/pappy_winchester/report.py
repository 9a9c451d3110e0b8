"""Pappy Winchester: what was paid beside what it was worth, and the money that came in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from posse.games.pappy_winchester.rules.auction import Bidding
from posse.games.pappy_winchester.rules.opening import Dealing, FirstPlayer, Laying, Placing, Posting
from posse.games.pappy_winchester.winning_chances import WealthForecast
from posse.kernel import Event, State
from posse.report.critic import Cause, Chances, Critic, Line, Step, even

_OPENING: Final = (FirstPlayer, Placing, Laying, Posting, Dealing)


@dataclass
class HeirTotals:
    """What is counted for an heir."""

    plots: int = 0
    paid: int = 0
    worth: float = 0.0
    objectives: int = 0
    prizes: int = 0
    duels: int = 0
    duels_won: int = 0
    jackpots: int = 0
    fares: int = 0
    cards: int = 0


class PappyWinchesterCritic(Critic):
    lines = ("prices", "objectives", "duels", "income")
    telling = (
        "ended", "objective", "duelled", "forced", "revealed", "jackpot", "bought", "challenged", "earned",
        "moved", "looked", "drawn", "token",
    )  # fmt: skip

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._totals = [HeirTotals() for _ in range(seats)]

    # -- chances

    def judged(self, state: State[Any]) -> Chances | None:
        """An auction is judged as a whole: when the plot comes up, and when it is sold."""
        phase, forecast = state.phase, WealthForecast(state.table)
        if isinstance(phase, _OPENING):
            return even(self.seats)
        if isinstance(phase, Bidding):
            fresh = not phase.bid and phase.within == (1 << self.seats) - 1
            return forecast.chances_at_auction() if fresh else None
        return forecast.winning_chances()

    def cause(self, step: Step) -> Cause:
        """Whoever buys has made the price, whoever was the last to speak."""
        if isinstance(step.before.phase, Bidding):
            for event in step.events:
                if event.kind in ("bought", "challenged"):
                    return _number(event, "seat")
        return super().cause(step)

    # -- lines

    def watch(self, step: Step) -> None:
        for event in step.events:
            if "seat" in event.args:
                self._count(step, event, self._totals[_number(event, "seat")])
            elif event.kind == "duelled":
                self._totals[_number(event, "winner")].duels_won += 1
                for role in ("winner", "loser"):
                    self._totals[_number(event, role)].duels += 1

    def _count(self, step: Step, event: Event, own: HeirTotals) -> None:
        if event.kind == "bought":
            own.plots += 1
            own.paid += _number(event, "price")
            own.worth += WealthForecast(step.before.table).fair_price(_number(event, "seat"))
        elif event.kind == "objective":
            own.objectives += 1
            own.prizes += _number(event, "prize")
        elif event.kind == "jackpot":
            own.jackpots += _number(event, "amount")
        elif event.kind == "earned":
            own.fares += _number(event, "amount")
        elif event.kind == "revealed":
            own.cards += _number(event, "value")

    def written(self) -> Iterable[Line]:
        for seat, own in enumerate(self._totals):
            if own.plots:
                args = {"plots": own.plots, "paid": own.paid, "worth": round(own.worth)}
                yield Line("prices", seat, args)
            if own.objectives:
                yield Line("objectives", seat, {"count": own.objectives, "prizes": own.prizes})
            if own.duels:
                yield Line("duels", seat, {"duels": own.duels, "won": own.duels_won})
            income = {"fares": own.fares, "jackpots": own.jackpots, "cards": own.cards}
            if any(income.values()):
                yield Line("income", seat, income)


def _number(event: Event, name: str) -> int:
    number = event.args[name]
    assert isinstance(number, int)
    return number


CRITIC: Final = PappyWinchesterCritic
