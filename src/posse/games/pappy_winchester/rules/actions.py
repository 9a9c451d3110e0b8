"""Every action an heir can choose.  Each exists once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from posse.games.pappy_winchester.rules.land import MINES, NUMBERINGS, land
from posse.games.pappy_winchester.rules.will import CARDS, OBJECTIVES, PILES, PURSE, SALOON, TOKENS
from posse.kernel import Action, Catalogue, Element

HEIRS: Final = 5


@dataclass(frozen=True)
class Pass(Action):
    """Leave this auction for good (PW-R7)."""


@dataclass(frozen=True)
class Bid(Action):
    """Offer this number of notes."""

    amount: int

    @cached_property
    def elements(self) -> tuple[Element, ...]:
        return (f"bid:{self.amount}",)


@dataclass(frozen=True)
class Duel(Action):
    """Let the pistols decide who buys at the last bid (PW-R16)."""


@dataclass(frozen=True)
class Sail(Action):
    """Send the boat to this space, or leave it there; at the start, place it there."""

    space: str

    @cached_property
    def elements(self) -> tuple[Element, ...]:
        return (f"river:{self.space}",)


@dataclass(frozen=True)
class Steam(Action):
    """Send the locomotive to this space, or leave it there; at the start, place it there."""

    space: str

    @cached_property
    def elements(self) -> tuple[Element, ...]:
        return (f"rails:{self.space}",)


@dataclass(frozen=True)
class Look(Action):
    """Look at a hidden card: a mine's, the ranch's, or one of a rival's two objectives."""

    card: str


def heir_card(seat: int, which: int) -> str:
    """Return the name of an objective's card: `heir2a` is seat 2's first."""
    return f"heir{seat}{'ab'[which]}"


def _richest() -> int:
    """Return more notes than an heir can ever hold: all that five heirs begin with, and all that piles,
    saloon, mines, ranch and vehicles can pay."""
    along = land(NUMBERINGS[0]).along.values()
    mines = sum(sorted(CARDS["mine"])[-MINES:])
    earned = TOKENS["move"] * max([plots.bit_count() for plots in along])
    return HEIRS * PURSE + sum(PILES) + SALOON + mines + max(CARDS["ranch"]) + earned


_LANDS: Final = [land(numbering) for numbering in NUMBERINGS]
_BURIED: Final = sorted({card for known in _LANDS for card in known.card_ids})
_DEALT: Final = [heir_card(seat, which) for seat in range(HEIRS) for which in range(OBJECTIVES)]

RICHEST: Final = _richest()
PASS: Final = Pass()
BIDS: Final = tuple([Bid(amount) for amount in range(1, RICHEST + 1)])
DUEL: Final = Duel()
SAILS: Final = {space.id: Sail(space.id) for space in _LANDS[0].river}
STEAMS: Final = {space.id: Steam(space.id) for space in _LANDS[0].rails}
LOOKS: Final = {card: Look(card) for card in (*_BURIED, *_DEALT)}

CATALOGUE: Final = Catalogue([PASS], BIDS, [DUEL], SAILS.values(), STEAMS.values(), LOOKS.values())
