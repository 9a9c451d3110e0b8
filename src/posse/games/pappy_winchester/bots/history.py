"""What a bot remembers of a game: the cash that went around, and who bid how far for which plot.

Purses are hidden, but every payment is public (PW-R27), so anybody who counts knows them exactly. The land at
each auction is rebuilt from the events, because a bot may be seated at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from posse.games.pappy_winchester.rules import EstateView
from posse.games.pappy_winchester.rules.actions import HEIRS
from posse.games.pappy_winchester.rules.land import PLOTS
from posse.games.pappy_winchester.rules.table import NO_TOKEN, NOBODY, UNKNOWN
from posse.games.pappy_winchester.rules.will import KINDS, PILES, PURSE, SALOON, Kind
from posse.kernel import Event, Seat

_PAID: Final = {"jackpot": "amount", "earned": "amount", "revealed": "value", "objective": "prize"}
"""Events that pay cash to one heir, and the argument that holds the amount."""


class CashLedger:
    """What each heir has gained and spent since the start."""

    def __init__(self) -> None:
        self._gained: dict[Seat, int] = {}
        self._shared = 0
        """What everybody was paid out of prices. It includes the buyers, so each buyer's own part is
        subtracted.
        """

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == "bought":
                self._gain(event, -int_argument(event, "price"))
            elif event.kind == "shared":
                each = int_argument(event, "each")
                self._shared += each
                self._gain(event, -each)
            elif event.kind in _PAID:
                self._gain(event, int_argument(event, _PAID[event.kind]))

    def _gain(self, event: Event, amount: int) -> None:
        seat = int_argument(event, "seat")
        self._gained[seat] = self._gained.get(seat, 0) + amount

    def counted_cash(self, seat: Seat) -> int:
        """Return this heir's cash, provided that all events since the start were heard."""
        return PURSE + self._shared + self._gained.get(seat, 0)

    def purses(self, view: EstateView) -> list[int]:
        """Return every heir's cash: from the view if it is shown, else as counted. If the count is
        incomplete, split the hidden cash equally.
        """
        shown = [purse for purse in view.purses if purse is not None]
        if len(shown) == len(view.purses):
            return shown
        counted = [self.counted_cash(seat) for seat in range(len(view.purses))]
        agrees = all(own in (None, purse) for own, purse in zip(view.purses, counted, strict=True))
        if agrees and sum(counted) == view.purse_total():
            return counted
        each = (view.purse_total() - sum(shown)) // (len(view.purses) - len(shown))
        return [each if own is None else own for own in view.purses]


def int_argument(event: Event, name: str) -> int:
    number = event.args[name]
    assert isinstance(number, int)
    return number


@dataclass
class AuctionRecord:
    """One auction, and the land when its plot was drawn. There may be fewer heirs than entries."""

    plot: int
    hats: tuple[int, ...]
    held: tuple[int, ...]
    taken: tuple[Seat, ...]
    lying: tuple[Kind, ...]
    saloon: int
    bids: dict[Seat, int] = field(default_factory=dict)
    """Each heir's highest bid."""
    refused: dict[Seat, int] = field(default_factory=dict)
    """The price at which each heir passed although they could have paid it."""


class AuctionHistory:
    """Every auction of a game, rebuilt from its events."""

    def __init__(self) -> None:
        self.ledger = CashLedger()
        self.auctions: list[AuctionRecord] = []
        """The auctions that are over."""
        self._now: AuctionRecord | None = None
        self._hats = [0] * HEIRS
        self._held = [0] * HEIRS * len(KINDS)
        self._taken = [NOBODY] * len(PILES)
        self._lying = [NO_TOKEN, *[UNKNOWN] * PLOTS]
        self._saloon = SALOON

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            self._hear(event)
            self.ledger.hear([event])

    def _hear(self, event: Event) -> None:
        match event.kind:
            case "laid":
                tokens = event.args["tokens"]
                assert isinstance(tokens, tuple)
                self._lying = [NO_TOKEN, *map(str, tokens)]
            case "drawn":
                self._now = AuctionRecord(
                    int_argument(event, "plot"),
                    tuple(self._hats),
                    tuple(self._held),
                    tuple(self._taken),
                    tuple(self._lying),
                    self._saloon,
                )
            case "bid" | "passed" if self._now:
                self._record_bid(self._now, event)
            case "bought" if self._now:
                self.auctions.append(self._now)
                self._hats[int_argument(event, "seat")] |= 1 << self._now.plot
                self._lying[self._now.plot] = NO_TOKEN
                self._now = None
            case "shared":
                self._saloon += int_argument(event, "tip")
            case "jackpot":
                self._saloon -= int_argument(event, "amount")
            case "token":
                kind = KINDS.index(str(event.args["kind"]))
                self._held[int_argument(event, "seat") * len(KINDS) + kind] += 1
            case "objective":
                self._taken[PILES.index(int_argument(event, "prize"))] = int_argument(event, "seat")

    def _record_bid(self, now: AuctionRecord, event: Event) -> None:
        seat = int_argument(event, "seat")
        if event.kind == "bid":
            now.bids[seat] = int_argument(event, "amount")
        else:
            price = max(now.bids.values(), default=0) + 1
            if price <= self.ledger.counted_cash(seat):
                now.refused[seat] = price
