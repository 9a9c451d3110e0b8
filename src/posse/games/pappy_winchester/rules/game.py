"""Pappy Winchester: the game as the rest of Posse uses it."""

from __future__ import annotations

from collections.abc import Mapping

from posse.games.pappy_winchester.rules import auction, ending, opening, outlook, purchase
from posse.games.pappy_winchester.rules import view as sight
from posse.games.pappy_winchester.rules.actions import CATALOGUE
from posse.games.pappy_winchester.rules.flow import Phase
from posse.games.pappy_winchester.rules.land import (
    NUMBERINGS,
    PLOTS,
    SHIPPED,
    TERRAINS,
    Space,
    chosen,
    find,
)
from posse.games.pappy_winchester.rules.options import Rules, table_options
from posse.games.pappy_winchester.rules.orders import ORDERS
from posse.games.pappy_winchester.rules.saving import begun, dumped, is_consistent, loaded
from posse.games.pappy_winchester.rules.table import Estate
from posse.games.pappy_winchester.rules.will import COMMON
from posse.kernel import (
    Action,
    Damaged,
    Game,
    Note,
    Option,
    Setting,
    Statistic,
)


def _terrain(terrain: str) -> tuple[int, ...]:
    """Return the plots of a terrain on our land: they are the same in both numberings."""
    return tuple([plot.number for plot in find(SHIPPED[0], NUMBERINGS[0]).plots if plot.terrain == terrain])


_OPENING = (opening.FirstPlayer, opening.Placing, opening.Laying, opening.Posting, opening.Dealing)


class PappyWinchester(Game[Estate, sight.EstateView]):
    """An inheritance by auction: the price goes to those who did not pay it."""

    name = "pappy-winchester"
    rules = 2
    fewest, most = 3, 5
    catalogue = CATALOGUE
    orders = ORDERS
    phases = (
        *_OPENING,
        auction.Drawing,
        auction.Bidding,
        auction.Calling,
        auction.Duelling,
        auction.Called,
        purchase.Turning,
        purchase.Moving,
        purchase.Rumour,
        purchase.Peeking,
        purchase.Unearthing,
        ending.Will,
    )
    statistics = (
        Statistic("bids", "bid"),
        Statistic("forced", "forced"),
        Statistic("duels", "challenged"),
        Statistic("tips", "shared", value="tip"),
        Statistic("jackpots", "jackpot", value="amount"),
        Statistic("earned", "earned", value="amount"),
        Statistic("unearthed", "revealed", value="value"),
        Statistic("rumours", "looked"),
        Statistic("objectives", "objective"),
        *[Statistic(f"met_{objective}", "objective", {"id": objective}) for objective in COMMON],
        Statistic("personal", "counted", value="objectives"),
        Statistic("wealth", "counted", value="total"),
        Statistic("prices", "bought", value="price", seat="seat", by="plot"),
        *[Statistic(f"price_{it}", "bought", {"plot": _terrain(it)}, value="price") for it in TERRAINS],
        *[Statistic(f"price_{n}", "bought", {"plot": n}, value="price") for n in range(1, PLOTS + 1)],
    )
    prompts = ("place", "bid", "call", "move", "rumour")
    events = (
        "began",
        "placed",
        "laid",
        "posted",
        "dealt",
        "drawn",
        "bid",
        "passed",
        "forced",
        "challenged",
        "duelled",
        "unpaid",
        "bought",
        "shared",
        "token",
        "moved",
        "earned",
        "jackpot",
        "looked",
        "saw",
        "spied",
        "revealed",
        "objective",
        "counted",
        "ended",
    )
    reasons = (
        "bid-too-low",
        "beyond-purse",
        "bid-alone",
        "duel-needs-two",
        "duel-needs-bid",
        "duel-spent",
    )
    noted = ("shared", "left", "forced", "earned")

    @property
    def options(self) -> tuple[Option, ...]:
        return table_options(self.rules)

    def roles(self, seats: int) -> tuple[str, ...]:
        return ("ada", "boyd", "cleo", "dexter", "etta")[:seats]

    def deal(self, seats: int, options: Mapping[str, Setting]) -> tuple[Estate, Phase]:
        return Estate.laid_out(Rules.of(options, self.rules), seats), opening.FirstPlayer()

    def settings(self, table: Estate) -> Mapping[str, Setting]:
        return table.rules.settings

    view = staticmethod(sight.view)
    imagine = staticmethod(sight.imagine)

    def board(self, options: Mapping[str, Setting]) -> Mapping[str, object]:
        printed = chosen(options)
        return {
            "provenance": printed.provenance,
            "size": printed.size,
            "plots": [
                {
                    "plot": plot.number,
                    "terrain": plot.terrain,
                    "polygon": plot.polygon,
                    "label": plot.label,
                    "neighbours": plot.neighbours,
                    "mine": plot.card == "mine",
                    "ranch": plot.card == "ranch",
                }
                for plot in printed.plots
            ],
            "river": [_drawn(space) for space in printed.river],
            "rails": [_drawn(space) for space in printed.rails],
            "saloon": {
                "polygon": printed.saloon,
                "label": printed.saloon_label,
                "around": printed.around_saloon,
            },
            "ranch": printed.around_ranch,
        }

    def notes(
        self, view: sight.EstateView, prompt: str, options: tuple[Action, ...]
    ) -> tuple[tuple[Note, ...], ...]:
        return outlook.notes(view, options)

    # -- saving

    def dump_table(self, table: Estate) -> dict[str, object]:
        return dumped(table)

    def load_table(self, data: Mapping[str, object], options: Mapping[str, Setting]) -> Estate:
        return loaded(data, Rules.of(options, self.rules))

    def check(self, table: Estate, phase: Phase) -> None:
        if not is_consistent(table) or not (isinstance(phase, _OPENING) or begun(table)):
            raise Damaged("does-not-fit", phase=type(phase).__name__)


def _drawn(space: Space) -> dict[str, object]:
    return {
        "id": space.id,
        "touches": space.touches,
        "bridge": space.bridge,
        "polygons": space.polygons,
        "center": space.center,
    }
