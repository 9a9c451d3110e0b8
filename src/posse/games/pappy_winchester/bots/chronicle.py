"""What was heard of every auction: how far each heir went for which plot, and where he stopped.

How the land lay each time is worked out from what was told, for a bot may be seated anew at any moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from posse.games.pappy_winchester.bots.ledger import Ledger, number
from posse.games.pappy_winchester.rules.actions import HEIRS
from posse.games.pappy_winchester.rules.land import PLOTS
from posse.games.pappy_winchester.rules.table import NO_TOKEN, NOBODY, UNKNOWN
from posse.games.pappy_winchester.rules.will import KINDS, PILES, SALOON, Kind
from posse.kernel import Event, Seat


@dataclass
class Told:
    """An auction, and how everything lay when the plot was drawn; there may be fewer heirs than places."""

    plot: int
    hats: tuple[int, ...]
    held: tuple[int, ...]
    taken: tuple[Seat, ...]
    lying: tuple[Kind, ...]
    saloon: int
    bids: dict[Seat, int] = field(default_factory=dict)
    """Each heir's highest."""
    refused: dict[Seat, int] = field(default_factory=dict)
    """The price at which each passed, where he could have paid it."""


class Chronicle:
    def __init__(self) -> None:
        self.ledger = Ledger()
        self.auctions: list[Told] = []
        """Those that are over."""
        self._now: Told | None = None
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
                self._now = Told(
                    number(event, "plot"), tuple(self._hats), tuple(self._held), tuple(self._taken),
                    tuple(self._lying), self._saloon,
                )  # fmt: skip
            case "bid" | "passed" if self._now:
                self._spoken(self._now, event)
            case "bought" if self._now:
                self.auctions.append(self._now)
                self._hats[number(event, "seat")] |= 1 << self._now.plot
                self._lying[self._now.plot] = NO_TOKEN
                self._now = None
            case "shared":
                self._saloon += number(event, "tip")
            case "jackpot":
                self._saloon -= number(event, "amount")
            case "token":
                kind = KINDS.index(str(event.args["kind"]))
                self._held[number(event, "seat") * len(KINDS) + kind] += 1
            case "objective":
                self._taken[PILES.index(number(event, "prize"))] = number(event, "seat")

    def _spoken(self, now: Told, event: Event) -> None:
        seat = number(event, "seat")
        if event.kind == "bid":
            now.bids[seat] = number(event, "amount")
        else:
            price = max(now.bids.values(), default=0) + 1
            if price <= self.ledger.counted(seat):
                now.refused[seat] = price
