"""Who sits where at a table, built from its entries."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from posse.kernel import Illegal, Seat
from posse.table.fair import blend
from posse.table.fair.links import contribution

Details = Mapping[str, Any]
"""The JSON object of an entry that is not an input."""

PATIENCE: Final = 2
"""The number of time-outs in a row after which a seat counts as abandoned."""


@dataclass
class Chair:
    """A seat: taken by a person, taken by a bot, or empty."""

    name: str = ""
    holders: frozenset[str] = frozenset()
    """The browsers that may play it: those of one person, perhaps on several devices."""
    bot: str = ""
    """The bot that has this seat, or that stands in for its player."""
    epoch: int = 0
    """The generation of the seat's links: those of earlier generations are invalid."""
    orders: tuple[str, ...] = ()
    missed: int = 0
    gone: bool = False
    offered: bool = False
    resigned: bool = False
    salt: str = ""
    chain: str = ""
    """The end of the chain of secrets that its player brought; see docs/fairness.md."""
    piece: str = ""
    """The piece that its player chose; empty without a choice.  From the start on `Play.roles` counts."""

    @property
    def empty(self) -> bool:
        return not self.holders and not self.bot

    @property
    def abandoned(self) -> bool:
        return bool(self.holders) and (self.gone or self.missed >= PATIENCE)

    def apply(self, kind: str, details: Details) -> None:
        match kind:
            case "sat":
                self._begin(person=str(details["person"]), name=str(details["name"]))
                self.salt = str(details.get("salt", self.salt))
                self.chain = str(details.get("chain", ""))
                self.piece = str(details.get("piece", ""))
            case "bot":  # it stays, unlike a stand-in
                self._begin(bot=str(details["bot"]))
                self.piece = str(details.get("piece", ""))
            case "chained":
                self.chain = str(details["chain"])
            case "piece":
                self.piece = str(details["piece"])
            case "left" if details["free"]:
                self._begin()
            case "left":
                self.gone = True
            case "freed":
                self.bot = ""
            case "claimed":
                self.holders |= {str(details["person"])}
            case "renewed":
                self.epoch += 1
                self.holders = frozenset([str(details["person"])])
            case "orders":
                self.orders = tuple(map(str, details["orders"]))
            case "stood_in":
                self.bot = str(details["bot"])
            case "returned":
                self.bot, self.missed = "", 0
                self.gone = self.offered = False
            case "offered":
                self.offered = True
            case "resigned":
                self.resigned, self.bot = True, str(details["bot"])

    def _begin(self, person: str = "", name: str = "", bot: str = "") -> None:
        """Give the seat to a person, a bot or nobody.  Old links and the last player's orders end."""
        self.holders = frozenset([person] if person else [])
        self.name, self.bot = name, bot
        self.orders, self.missed, self.piece, self.chain = (), 0, "", ""
        self.gone = self.offered = self.resigned = False
        self.epoch += 1

    def plain(self) -> dict[str, object]:
        """Return what everybody at the table may know of the seat."""
        who = "person" if self.holders else "bot" if self.bot else "empty"
        return {
            "who": who,
            "name": self.name,
            "bot": self.bot,
            "abandoned": self.abandoned,
            "offered": self.offered,
            "resigned": self.resigned,
            "salt": self.salt,
            "chain": self.chain,
            "piece": self.piece,
        }


class Roster:
    """The seats, the host, and the rematch of a table."""

    def __init__(self, seats: int) -> None:
        self.chairs: Final = [Chair() for _ in range(seats)]
        self.host = ""
        self.host_epoch = 0
        """The generation of the host's links: it grows when another player becomes host."""
        self.rematch = ""

    def chair(self, seat: Seat) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Illegal("no-such-seat", seat=seat, seats=len(self.chairs))
        return self.chairs[seat]

    def seats_of(self, person: str) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.chairs) if person in chair.holders]

    @property
    def chosen(self) -> list[str]:
        """The piece that each seat chose; empty without a choice."""
        return [chair.piece for chair in self.chairs]

    @property
    def people(self) -> list[Seat]:
        """The seats whose player plays or may come back: everybody who has not resigned."""
        return [s for s, chair in enumerate(self.chairs) if chair.holders and not chair.resigned]

    @property
    def free(self) -> int:
        """The number of seats that a newcomer may take."""
        return sum([chair.empty or chair.offered for chair in self.chairs])

    def salt(self) -> str:
        """Return the salts of all seats combined: they prevent a host from choosing the dice; see
        docs/fairness.md.
        """
        return blend([contribution(chair.salt, chair.chain) for chair in self.chairs]).hex()

    def apply(self, kind: str, seat: Seat | None, details: Details) -> None:
        """Apply an entry of this kind; entries that do not concern the seats change nothing."""
        if seat is not None:
            hosting = self.host in self.chairs[seat].holders
            self.chairs[seat].apply(kind, details)
            if kind == "left" and hosting:
                self._hand_on()
        elif kind == "made":
            self.host = str(details["host"])
        elif kind == "rematched":
            self.rematch = str(details["table"])

    def timed_out(self, seat: Seat) -> None:
        self.chairs[seat].missed += 1

    def played(self, seat: Seat) -> None:
        """Note that the seat's player is present."""
        self.chairs[seat].missed = 0
        self.chairs[seat].gone = False

    def _hand_on(self) -> None:
        """Make the player in the first seat the host, if the host has no seat left."""
        there = [chair for chair in self.chairs if chair.holders and not chair.gone]
        if there and not any(self.host in chair.holders for chair in there):
            self.host = sorted(there[0].holders)[0]
            self.host_epoch += 1
