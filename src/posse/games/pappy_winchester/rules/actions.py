"""Every action an heir can choose.  Each exists once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from posse.games.pappy_winchester.rules.land import MINES, MOST_SPACES, MOST_TOUCHED, PLOTS, Land, mine_id
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
class Stand(Action):
    """Call no duel: the bid stands, and the other answers it (PW-R16)."""


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
    mines = sum(sorted(CARDS["mine"])[-MINES:])
    earned = TOKENS["move"] * MOST_TOUCHED
    return HEIRS * PURSE + sum(PILES) + SALOON + mines + max(CARDS["ranch"]) + earned


_BURIED: Final = (*[mine_id(plot) for plot in range(1, PLOTS + 1)], "ranch")
_DEALT: Final = [heir_card(seat, which) for seat in range(HEIRS) for which in range(OBJECTIVES)]

RICHEST: Final = _richest()
PASS: Final = Pass()
BIDS: Final = tuple([Bid(amount) for amount in range(1, RICHEST + 1)])
DUEL: Final = Duel()
STAND: Final = Stand()
SAILS: Final = {f"w{n}": Sail(f"w{n}") for n in range(1, MOST_SPACES + 1)}
STEAMS: Final = {f"r{n}": Steam(f"r{n}") for n in range(1, MOST_SPACES + 1)}
LOOKS: Final = {card: Look(card) for card in (*_BURIED, *_DEALT)}

CATALOGUE: Final = Catalogue([PASS], BIDS, [DUEL, STAND], SAILS.values(), STEAMS.values(), LOOKS.values())


def ways(land: Land) -> tuple[Sail | Steam, ...]:
    """Where the vehicles can be on this land: all spaces of the river, then all of the rails."""
    return (*[SAILS[space.id] for space in land.river], *[STEAMS[space.id] for space in land.rails])
