"""What a game is to everybody else, and the list of the games there are."""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from posse.kernel.action import Action, Catalogue, Element, Range
from posse.kernel.ask import Decision, Over, Seat
from posse.kernel.codec import Codec
from posse.kernel.event import Value
from posse.kernel.illegal import Damaged, Illegal
from posse.kernel.options import Option, Setting, settle
from posse.kernel.order import Order, Orders
from posse.kernel.state import Phase, State, Table, flatten, flatten_table
from posse.kernel.view import Briefing, View

if TYPE_CHECKING:
    from posse.kernel.record import Record

T = TypeVar("T", bound=Table)
V = TypeVar("V", bound=View)


Note = Mapping[str, int | str]
"""Something to know before one chooses: an id under `note`, and its particulars."""


@dataclass(frozen=True)
class Statistic:
    """Something worth counting in a game: how often an event of this kind, with these particulars."""

    name: str
    event: str
    where: Mapping[str, int | str | tuple[int, ...]] = field(default_factory=dict)
    """What the event must tell; several numbers stand for any of them."""
    value: str = ""
    """The particular that is added up, where it is not the events that are counted."""
    seat: str = ""
    """The particular that tells whose it is."""
    by: str = ""
    """What it is broken down by: a particular, or as `kind.name` that of the last event of another kind."""
    among: str = ""
    """The statistic of which it is a part, so that its share can be given."""

    def counts(self, args: Mapping[str, Value]) -> bool:
        """Whether an event of its kind, told so, is one of those meant."""
        for name, wanted in self.where.items():
            told = args.get(name)
            if told not in wanted if isinstance(wanted, tuple) else told != wanted:
                return False
        return True

    def worth(self, args: Mapping[str, Value]) -> int:
        """What such an event adds to it."""
        worth = args[self.value] if self.value else 1
        assert isinstance(worth, int)
        return worth


class Game(ABC, Generic[T, V]):
    """The rules of one game, as the doors, bots and laws see them."""

    name: ClassVar[str]
    rules: int
    """Version of the rules and their data: a record names the one it was played by."""
    oldest_rules: ClassVar[int] = 1
    """The oldest version that can still be played; see `by_rules`."""
    fewest: ClassVar[int]
    most: ClassVar[int]
    catalogue: ClassVar[Catalogue]
    phases: ClassVar[tuple[type, ...]]
    prompts: ClassVar[tuple[str, ...]]
    """The ids of what seats are asked."""
    events: ClassVar[tuple[str, ...]] = ()
    """The ids of what is told."""
    reasons: ClassVar[tuple[str, ...]] = ()
    """The ids of refusals that only this game knows."""
    orders: ClassVar[Orders] = Orders()
    statistics: ClassVar[tuple[Statistic, ...]] = ()
    """What is worth counting; the first tells how long a game was."""
    table_type: type[T]
    """The class of its tables, where that is a dataclass that needs no `dump_table` and `load_table`."""
    noted: ClassVar[tuple[str, ...]] = ()
    """The ids of its notes."""
    takes_back: ClassVar[frozenset[str]] = frozenset()
    """The kinds of action that show nobody anything hidden, and so may be taken back for a while."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The table options, each with the rulebook's way as its default."""
        return ()

    def roles(self, seats: int) -> tuple[str, ...]:
        """What each seat plays, as an id."""
        return tuple([f"player-{number}" for number in range(1, seats + 1)])

    @abstractmethod
    def deal(self, seats: int, options: Mapping[str, Setting]) -> tuple[T, Phase[T]]:
        """The table at the start, and the first phase."""

    @abstractmethod
    def view(self, state: State[T], seat: Seat | None) -> V:
        """What the seat sees; None for a spectator."""

    @abstractmethod
    def imagine(self, view: V, rng: random.Random) -> State[T]:
        """A position that would give this view, made from the view alone."""

    def dump_table(self, table: T) -> dict[str, object]:
        """The table as plain data, without its options."""
        return flatten_table(table, without=[option.name for option in self.options])

    def load_table(self, data: Mapping[str, object], options: Mapping[str, Setting]) -> T:
        """The table that was dumped to this, with these options."""
        return Codec(self.phases, self.catalogue).table(self.table_type, data, options)

    def check(self, table: T, phase: Phase[T]) -> None:
        """Raise `Damaged` where a loaded table and phase do not fit together."""

    def settings(self, table: T) -> Mapping[str, Setting]:
        """The options the table was dealt with: its fields of the same names."""
        return {option.name: getattr(table, option.name) for option in self.options}

    def start_redacted(self, state: State[T]) -> None:
        """Make a new game ready to be replayed from a record that was told to others; see `told`."""
        raise Illegal("not-redacted", game=self.name)

    def redact(self, record: Record, seat: Seat | None) -> Record:
        """A finished game's record for another's eyes: what stayed secret is written `?`.

        Here, where everything is shown at the end, it is the record itself.
        """
        if not isinstance(record.final().ask(), Over):
            raise Illegal("not-over", game=self.name)
        return record

    def elements(self, state: State[T], action: Action) -> tuple[Element, ...]:
        """What one points at, here and now, to mean this option."""
        return action.elements

    def board(self, options: Mapping[str, Setting]) -> Mapping[str, object]:
        """What never changes on a table with these options, for whoever draws it."""
        return {}

    def provenance(self, options: Mapping[str, Setting]) -> str:
        """Where what is printed on the board comes from, as its data say; empty where they say nothing."""
        return " ".join(str(self.board(options).get("provenance", "")).split())

    def provenances(self) -> dict[str, str]:
        """The provenance of each board: by the choices of the option `map`, or under `""` without one."""
        settled = settle(self.options, {})
        maps = [option.choices for option in self.options if option.name == "map"]
        found = (
            {str(choice): self.provenance({**settled, "map": choice}) for choice in maps[0]} if maps else {}
        )
        return found or {"": self.provenance(settled)}

    def notes(self, view: V, prompt: str, options: tuple[Action, ...]) -> tuple[tuple[Note, ...], ...]:
        """For each option what it costs and brings, as far as it can be seen: from the view alone."""
        return ((),) * len(options)

    def reach(self, view: V, prompt: str) -> tuple[Element, ...]:
        """Where the piece that is being moved could still get to: from the view alone."""
        return ()

    def by_rules(self, number: int) -> Self:
        """The game as this version of its rules plays it, for records and tables that are older than us.

        A game reads `self.rules` where versions differ: in its options' defaults and in `deal`."""
        if number == self.rules:
            return self
        if not self.oldest_rules <= number < type(self).rules:
            raise Illegal("other-rules", game=self.name, rules=number)
        earlier = copy(self)
        earlier.rules = number
        return earlier

    def setup(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> State[T]:
        """A new game.  Options not given are the rulebook's."""
        count = self.fewest if seats is None else seats
        if type(count) is not int or not self.fewest <= count <= self.most:
            raise Illegal("bad-seats", seats=str(seats), fewest=self.fewest, most=self.most)
        return State(*self.deal(count, settle(self.options, options or {})))

    def brief(self, state: State[T], seat: Seat | None) -> Briefing:
        """All that the seat receives: what it sees, and what it is asked."""
        ask = state.ask()
        prompt: str | None = None
        options: tuple[Action, ...] = ()
        wide: Range | None = None
        if isinstance(ask, Decision) and seat is not None and seat in ask.options:
            prompt, options, wide = ask.prompt, ask.options[seat], ask.ranges.get(seat)
        return Briefing(
            self.view(state, seat),
            prompt,
            options,
            tuple([self.elements(state, action) for action in options]),
            wide,
            ask.ranks if isinstance(ask, Over) else None,
            self.awaited(state, seat),
        )

    def awaited(self, state: State[T], seat: Seat | None) -> tuple[Seat, ...]:
        """Whom the table waits for, as far as this seat knows: all who may not have spoken yet."""
        seen = state.phase.seen(state.table, seat)
        ask = state.ask() if seen is state.phase else seen.ask(state.table)
        return tuple(sorted(ask.options)) if isinstance(ask, Decision) else ()

    def obey(
        self, orders: Sequence[Order], view: View, prompt: str, options: tuple[Action, ...]
    ) -> Action | None:
        """What the first order that has an answer says to this; None where the seat must be asked."""
        for order in orders:
            if (action := order.obeyed(view, prompt, options)) is not None:
                return action
        return None

    def dump(self, state: State[T]) -> str:
        """The whole position as text, in any phase."""
        data = {
            "game": self.name,
            "rules": self.rules,
            "options": dict(self.settings(state.table)),
            "played": state.played,
            "table": self.dump_table(state.table),
            "phase": flatten(state.phase),
        }
        return json.dumps(data, separators=(",", ":"))

    def load(self, text: str) -> State[T]:
        """The position that was dumped to this text; `Damaged` if it cannot be."""
        try:
            data = json.loads(text)
        except (ValueError, TypeError, RecursionError) as error:
            raise Damaged("not-json", problem=str(error)[:80]) from None
        keys = {"game", "rules", "options", "played", "table", "phase"}
        if not isinstance(data, dict) or set(data) != keys:
            raise Damaged("bad-dump", known=tuple(sorted(keys)))
        if data["game"] != self.name or data["rules"] != self.rules:
            raise Damaged("other-rules", game=repr(data["game"])[:40], rules=repr(data["rules"])[:20])
        parts = (data["options"], data["table"])
        played = data["played"]
        if not all(isinstance(part, dict) for part in parts) or type(played) is not int or played < 0:
            raise Damaged("bad-dump", known=tuple(sorted(keys)))
        table = self.load_table(data["table"], settle(self.options, data["options"]))
        phase: Any = Codec(self.phases, self.catalogue).phase(data["phase"])
        self.check(table, phase)
        if not phase.is_consistent(table):
            raise Damaged("does-not-fit", phase=type(phase).__name__)
        return State(table, phase, played)


AnyGame = Game[Any, Any]
"""Some game, whichever: who holds one by this name never touches its table."""

_makers: dict[str, Callable[[], AnyGame]] = {}
_loaded: dict[str, AnyGame] = {}
_discoveries: list[Callable[[], None]] = []


def register(name: str, make: Callable[[], AnyGame]) -> None:
    """Make a game known.  It is made when it is first asked for."""
    _makers[name] = make
    _loaded.pop(name, None)


def discover_with(discover: Callable[[], None]) -> None:
    """Have `discover` register the installed games before the first one is looked up, and not earlier: a
    game's own package may be what imports us."""
    _discoveries.append(discover)


def games() -> tuple[str, ...]:
    """The names of all games."""
    while _discoveries:
        _discoveries.pop()()
    return tuple(_makers)


def load(name: str) -> AnyGame:
    """The game of this name."""
    if name not in _loaded:
        if name not in games():
            raise Illegal("unknown-game", game=str(name)[:40], known=games())
        _loaded[name] = _makers[name]()
    return _loaded[name]
