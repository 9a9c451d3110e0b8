"""Who sits where at a table: made of its entries, one after another."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from posse.kernel import Illegal, Seat
from posse.table.fair import blend

Particulars = Mapping[str, Any]

PATIENCE: Final = 2
"""So many time-outs in a row, and the seat counts as abandoned."""


@dataclass
class Chair:
    """One seat: a person's, a bot's, or nobody's."""

    name: str = ""
    holders: frozenset[str] = frozenset()
    """The people who may play it: one person, perhaps with several devices."""
    bot: str = ""
    """The bot that sits here, or that stands in for the person."""
    epoch: int = 0
    """Which generation of links is good."""
    orders: tuple[str, ...] = ()
    missed: int = 0
    gone: bool = False
    offered: bool = False
    resigned: bool = False
    salt: str = ""

    @property
    def empty(self) -> bool:
        return not self.holders and not self.bot

    @property
    def abandoned(self) -> bool:
        return bool(self.holders) and (self.gone or self.missed >= PATIENCE)

    def apply(self, kind: str, told: Particulars) -> None:
        match kind:
            case "sat":
                self._begin(person=str(told["person"]), name=str(told["name"]))
                self.salt = str(told.get("salt", self.salt))
            case "bot":  # for good
                self._begin(bot=str(told["bot"]))
            case "left" if told["free"]:
                self._begin()
            case "left":
                self.gone = True
            case "freed":
                self.bot = ""
            case "claimed":
                self.holders |= {str(told["person"])}
            case "renewed":
                self.epoch += 1
                self.holders = frozenset([str(told["person"])])
            case "orders":
                self.orders = tuple(map(str, told["orders"]))
            case "stood_in":
                self.bot = str(told["bot"])
            case "returned":
                self.bot, self.missed = "", 0
                self.gone = self.offered = False
            case "offered":
                self.offered = True
            case "resigned":
                self.resigned, self.bot = True, str(told["bot"])

    def _begin(self, person: str = "", name: str = "", bot: str = "") -> None:
        """Somebody else, or nobody: old links end, and so do the last person's orders."""
        self.holders = frozenset([person] if person else [])
        self.name, self.bot = name, bot
        self.orders, self.missed = (), 0
        self.gone = self.offered = self.resigned = False
        self.epoch += 1

    def plain(self) -> dict[str, object]:
        """What everybody at the table may know."""
        who = "person" if self.holders else "bot" if self.bot else "empty"
        return {
            "who": who,
            "name": self.name,
            "bot": self.bot,
            "abandoned": self.abandoned,
            "offered": self.offered,
            "resigned": self.resigned,
            "salt": self.salt,
        }


class Roster:
    """The seats, the host, and what the table has agreed on since it was made."""

    def __init__(self, seats: int) -> None:
        self.chairs: Final = [Chair() for _ in range(seats)]
        self.host = ""
        self.host_epoch = 0
        """Which generation of the host's links is good: a table that is handed on has new ones."""
        self.rematch = ""

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Illegal("no-such-seat", seat=seat, seats=len(self.chairs))
        return self.chairs[seat]

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if person in chair.holders]

    @property
    def people(self) -> list[Seat]:
        """The seats that a person still plays, or may come back to."""
        return [s for s, chair in enumerate(self.chairs) if chair.holders and not chair.resigned]

    @property
    def free(self) -> int:
        """Seats on which a newcomer may sit down."""
        return sum([chair.empty or chair.offered for chair in self.chairs])

    def salt(self) -> str:
        """What all who sit here brought along against a host who picks the dice; see docs/fairness.md."""
        return blend([chair.salt.encode() for chair in self.chairs]).hex()

    def apply(self, kind: str, seat: Seat | None, told: Particulars) -> None:
        """An entry of this kind; what is not about the seats passes by."""
        if seat is not None:
            hosting = self.host in self.chairs[seat].holders
            self.chairs[seat].apply(kind, told)
            if kind == "left" and hosting:
                self._hand_on()
        elif kind == "made":
            self.host = str(told["host"])
        elif kind == "rematched":
            self.rematch = str(told["table"])

    def timed_out(self, seat: Seat) -> None:
        self.chairs[seat].missed += 1

    def played(self, seat: Seat) -> None:
        """The person is there."""
        self.chairs[seat].missed = 0
        self.chairs[seat].gone = False

    def _hand_on(self) -> None:
        """A host who leaves hands the table on to whoever sits first."""
        there = [chair for chair in self.chairs if chair.holders and not chair.gone]
        if there and not any(self.host in chair.holders for chair in there):
            self.host = sorted(there[0].holders)[0]
            self.host_epoch += 1
