"""The report of Pappy Winchester: prices paid compared with what the plots were worth, and income."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from posse.games.pappy_winchester.bots.history import int_argument
from posse.games.pappy_winchester.rules.auction import Bidding, Calling
from posse.games.pappy_winchester.rules.opening import Dealing, FirstPlayer, Laying, Placing, Posting
from posse.games.pappy_winchester.winning_chances import WealthForecast
from posse.kernel import Event, State
from posse.report.critic import Cause, Chances, Critic, Line, Step, even

_OPENING: Final = (FirstPlayer, Placing, Laying, Posting, Dealing)


@dataclass
class HeirTotals:
    """The totals of one heir."""

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
    """Follows a game for its report: the chances, and the totals of every heir."""

    lines = ("prices", "objectives", "duels", "income")
    telling = (
        "ended",
        "objective",
        "duelled",
        "forced",
        "revealed",
        "jackpot",
        "bought",
        "challenged",
        "earned",
        "moved",
        "looked",
        "drawn",
        "token",
    )

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._totals = [HeirTotals() for _ in range(seats)]

    # -- chances

    def judged(self, state: State[Any]) -> Chances | None:
        """Return the chances when a plot comes up and after it is sold; an auction is judged as a whole."""
        phase, forecast = state.phase, WealthForecast(state.table)
        if isinstance(phase, _OPENING):
            return even(self.seats)
        if isinstance(phase, Calling):
            return None
        if isinstance(phase, Bidding):
            fresh = not phase.bid and phase.within == (1 << self.seats) - 1
            return forecast.chances_at_auction() if fresh else None
        return forecast.winning_chances()

    def cause(self, step: Step) -> Cause:
        """Credit the sale to the buyer, whoever made the last choice of the auction."""
        if isinstance(step.before.phase, Bidding | Calling):
            for event in step.events:
                if event.kind in ("bought", "challenged"):
                    return int_argument(event, "seat")
        return super().cause(step)

    # -- lines

    def watch(self, step: Step) -> None:
        for event in step.events:
            if "seat" in event.args:
                self._count(step, event, self._totals[int_argument(event, "seat")])
            elif event.kind == "duelled":
                self._totals[int_argument(event, "winner")].duels_won += 1
                for role in ("winner", "loser"):
                    self._totals[int_argument(event, role)].duels += 1

    def _count(self, step: Step, event: Event, own: HeirTotals) -> None:
        if event.kind == "bought":
            own.plots += 1
            own.paid += int_argument(event, "price")
            own.worth += WealthForecast(step.before.table).fair_price(int_argument(event, "seat"))
        elif event.kind == "objective":
            own.objectives += 1
            own.prizes += int_argument(event, "prize")
        elif event.kind == "jackpot":
            own.jackpots += int_argument(event, "amount")
        elif event.kind == "earned":
            own.fares += int_argument(event, "amount")
        elif event.kind == "revealed":
            own.cards += int_argument(event, "value")

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


CRITIC: Final = PappyWinchesterCritic
