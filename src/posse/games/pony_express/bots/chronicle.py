"""Every claim of the game so far as all at the table heard it, with the table as it was then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from posse.games.pony_express.bots.memory import Last, Memory
from posse.games.pony_express.bots.prospects import Public
from posse.games.pony_express.rules import Race, Rules
from posse.games.pony_express.rules.dice import NAMES, Faces, Hand
from posse.games.pony_express.rules.table import UNKNOWN
from posse.kernel import Event, Seat


@dataclass(frozen=True)
class Said:
    """A claim, and what came of it."""

    now: Public
    callers: tuple[Seat, ...]
    last: Last
    visible: Faces
    choosy: bool
    """Whether the claimer could have paid for another roll."""
    slyness: float
    """What the claimer was known for."""
    claim: Hand
    hand: Hand | None = None
    """What lay under the cup, if it was lifted."""
    doubter: Seat | None = None
    peeked: int = 0
    """A bit for each rival who looked before speaking."""


class Chronicle:
    """Made of public events alone; the rules come with the first look."""

    def __init__(self) -> None:
        self.said: list[Said] = []
        self.memory = Memory()
        self._unread: list[Event] = []
        self._table: Race | None = None
        self._visible: Faces = ()
        self._open: Said | None = None

    def hear(self, events: Sequence[Event]) -> None:
        self._unread += events

    def read(self, rules: Rules, seats: int) -> None:
        """Catch up with what was heard."""
        table = self._table or Race.laid_out(rules, seats)
        self._table = table
        for event in self._unread:
            self._follow(table, event)
            self._talk(table, event)
        self._unread = []

    def _follow(self, table: Race, event: Event) -> None:
        """What the event did to the table."""
        kind, args = event.kind, event.args
        if kind == "moved":
            table.move(_number(args["seat"]), _number(args["to"]))
        elif kind == "paid":
            table.pay(_number(args["payer"]), _number(args["payee"]), _number(args["amount"]))
        elif kind == "jailed":
            table.jail(_number(args["seat"]))
        elif kind == "freed":
            table.free(_number(args["seat"]))
        elif kind == "began":
            table.active, self._visible = _number(args["seat"]), ()
        elif kind in ("cup", "showed"):
            words = args["dice"]
            assert isinstance(words, tuple)
            self._visible = tuple(sorted([NAMES.index(str(word)) for word in words if word != UNKNOWN]))

    def _talk(self, table: Race, event: Event) -> None:
        kind, args = event.kind, event.args
        if kind == "claimed":
            self._open = self._claimed(table, Hand[str(args["hand"]).upper()])
        elif self._open is not None:
            if kind == "played":
                looked = self._open.peeked | (args["item"] == "spyglass") << _number(args["seat"])
                self._open = replace(self._open, peeked=looked)
            elif kind == "lifted":
                self._open = replace(self._open, hand=Hand[str(args["hand"]).upper()])
            elif kind == "doubted":
                self._close(replace(self._open, doubter=_number(args["seat"])))
            elif kind in ("believed", "began"):
                self._close(self._open)
        self.memory.hear([event])

    def _claimed(self, table: Race, claim: Hand) -> Said:
        active = table.active
        count = len(table.pos)
        now = Public(
            table.rules, active, tuple(table.pos), tuple(table.gold), table.jailed, (0,) * count, stock=True
        )
        choosy = table.gold[active] >= table.reroll_price(False)
        slyness = self.memory.slyness(active)
        return Said(now, table.callers(), self.memory.last, self._visible, choosy, slyness, claim)

    def _close(self, said: Said) -> None:
        self.said.append(said)
        self._open = None


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
