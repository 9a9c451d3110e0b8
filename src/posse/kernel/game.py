"""The interface of a game, and the registry of all games."""

from __future__ import annotations

import json
import random
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from posse.kernel.action import Action, Catalogue, Element, OptionList, Range
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
"""A hint on an option: an id under `note`, and its arguments."""


@dataclass(frozen=True)
class Statistic:
    """Something to count in a game: the events of one kind, with these arguments."""

    name: str
    event: str
    where: Mapping[str, int | str | tuple[int, ...]] = field(default_factory=dict)
    """The arguments that an event must have to be counted; a tuple means any of its values."""
    value: str = ""
    """The argument to add up; empty to count the events."""
    seat: str = ""
    """The argument that names the seat."""
    by: str = ""
    """The argument to break it down by; `kind.name` means that of the last event of another kind."""
    among: str = ""
    """The statistic that this is a part of, so that its share can be given."""

    def counts(self, args: Mapping[str, Value]) -> bool:
        """Return whether an event of this kind with these arguments is counted."""
        for name, wanted in self.where.items():
            value = args.get(name)
            if value not in wanted if isinstance(wanted, tuple) else value != wanted:
                return False
        return True

    def worth(self, args: Mapping[str, Value]) -> int:
        """Return what a counted event with these arguments adds."""
        worth = args[self.value] if self.value else 1
        assert isinstance(worth, int)
        return worth


class Game(ABC, Generic[T, V]):
    """The rules of one game: the interface for the server, the terminal, bots, learners and laws."""

    name: ClassVar[str]
    rules: int
    """Version of the rules and their data.  A record names the version it was played with."""
    oldest_rules: ClassVar[int] = 1
    """The oldest version that can still be played; see `by_rules`."""
    fewest: ClassVar[int]
    most: ClassVar[int]
    catalogue: ClassVar[Catalogue]
    phases: ClassVar[tuple[type, ...]]
    prompts: ClassVar[tuple[str, ...]]
    """The ids of the decisions of seats."""
    events: ClassVar[tuple[str, ...]] = ()
    """The ids of the events."""
    reasons: ClassVar[tuple[str, ...]] = ()
    """The ids of the refusals that only this game has."""
    orders: ClassVar[Orders] = Orders()
    statistics: ClassVar[tuple[Statistic, ...]] = ()
    """What to count; the first one measures the length of a game."""
    table_type: type[T]
    """The class of its tables, if it is a dataclass that `dump_table` and `load_table` can handle."""
    noted: ClassVar[tuple[str, ...]] = ()
    """The ids of its notes."""
    takes_back: ClassVar[frozenset[str]] = frozenset()
    """The kinds of action that show nobody anything hidden, and so may be taken back for a while."""
    pieces: ClassVar[tuple[str, ...]] = ()
    """The roles among which players choose, those of the seats among them; empty where the seat decides.
    No rule knows who chose which."""
    seat_arguments: ClassVar[Mapping[str, str]] = {}
    """With pieces: the arguments of its sentences that mean a seat, and what is written before the number."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The table options.  The default of each is what the rulebook says."""
        return ()

    def usual_options(self, people: int) -> Mapping[str, Setting]:
        """The options that differ from their defaults, unless somebody chose them, at a table where `people`
        people have a screen of their own.  At 1 all share it, or the others are bots; at 0 programs play."""
        return {}

    def roles(self, seats: int) -> tuple[str, ...]:
        """Return the id of the role of each seat."""
        return tuple([f"player-{number}" for number in range(1, seats + 1)])

    def roles_with(self, chosen: Sequence[str]) -> tuple[str, ...]:
        """Return the role of each seat, given the piece that it chose (empty: none).

        A seat without a choice has its own role if nobody chose that, else the first piece that is left.
        """
        roles = self.roles(len(chosen))
        kept = [
            piece or (role if role not in chosen else "") for piece, role in zip(chosen, roles, strict=True)
        ]
        left = iter([piece for piece in self.pieces if piece not in kept])
        return tuple([piece or next(left) for piece in kept])

    def check_pieces(self, chosen: Sequence[str]) -> None:
        """Refuse a piece that the game does not have, or that two seats chose."""
        for seat, piece in enumerate(chosen):
            if piece and piece not in self.pieces:
                raise Illegal("unknown-piece", piece=piece[:40], known=self.pieces)
            if piece and piece in chosen[:seat]:
                raise Illegal("piece-taken", piece=piece, seat=chosen.index(piece))

    @abstractmethod
    def deal(self, seats: int, options: Mapping[str, Setting]) -> tuple[T, Phase[T]]:
        """Return the table at the start, and the first phase."""

    @abstractmethod
    def view(self, state: State[T], seat: Seat | None) -> V:
        """Return what the seat sees; seat None is a spectator."""

    @abstractmethod
    def imagine(self, view: V, rng: random.Random) -> State[T]:
        """Return a random position consistent with this view, made from the view alone."""

    def dump_table(self, table: T) -> dict[str, object]:
        """Return the table as plain data, without its options."""
        return flatten_table(table, without=[option.name for option in self.options])

    def load_table(self, data: Mapping[str, object], options: Mapping[str, Setting]) -> T:
        """Return the table that `dump_table` wrote, with these options."""
        return Codec(self.phases, self.catalogue).table(self.table_type, data, options)

    def check(self, table: T, phase: Phase[T]) -> None:
        """Raise `Damaged` where a loaded table and phase do not fit together."""

    def settings(self, table: T) -> Mapping[str, Setting]:
        """Return the options of this table: its fields of the same names."""
        return {option.name: getattr(table, option.name) for option in self.options}

    def start_redacted(self, state: State[T]) -> None:
        """Prepare a new game for the replay of a redacted record; see `redact`."""
        raise Illegal("not-redacted", game=self.name)

    def redact(self, record: Record, seat: Seat | None) -> Record:
        """Return the record of a finished game for this seat: what the seat never saw is written `?`.

        The default is for games without lasting secrets: it returns the record itself.
        """
        if not record.finished:
            raise Illegal("not-over", game=self.name)
        return record

    def elements(self, state: State[T], action: Action) -> tuple[Element, ...]:
        """Return the elements that a player points at to choose this option in this position."""
        return action.elements

    def board(self, options: Mapping[str, Setting]) -> Mapping[str, object]:
        """Return what never changes at a table with these options, for drawing the board."""
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
        """Return the notes on each option: what it costs and brings, as far as the view shows it."""
        return ((),) * len(options)

    def offered(self, view: V, prompt: str, options: tuple[Action, ...]) -> Action:
        """Return what a person who chooses out of a range begins with; it need not be among the options."""
        return options[0]

    def reach(self, view: V, prompt: str) -> tuple[Element, ...]:
        """Return the places that the piece being moved can still reach, as far as the view shows it."""
        return ()

    def by_rules(self, number: int) -> Self:
        """Return the game with this version of its rules, for older records and tables.

        A game reads `self.rules` where versions differ: in the defaults of its options and in `deal`.
        """
        if number == self.rules:
            return self
        if not self.oldest_rules <= number < type(self).rules:
            raise Illegal("other-rules", game=self.name, rules=number)
        earlier = copy(self)
        earlier.rules = number
        return earlier

    def setup(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> State[T]:
        """Start a new game.  Options that are not given have their defaults."""
        count = self.fewest if seats is None else seats
        if type(count) is not int or not self.fewest <= count <= self.most:
            raise Illegal("bad-seats", seats=str(seats), fewest=self.fewest, most=self.most)
        return State(*self.deal(count, settle(self.options, options or {})))

    def brief(self, state: State[T], seat: Seat | None) -> Briefing:
        """Return everything that the seat receives: what it sees, and what it is asked."""
        ask = state.ask()
        prompt: str | None = None
        options: tuple[Action, ...] = ()
        wide: Range | None = None
        if isinstance(ask, Decision) and seat is not None and seat in ask.options:
            prompt, options, wide = ask.prompt, ask.options[seat], ask.ranges.get(seat)
        if type(options) is OptionList and type(self).elements is Game.elements:
            elements = options.elements  # the list knows them, since no position changes them
        else:
            elements = tuple([self.elements(state, action) for action in options])
        return Briefing(
            self.view(state, seat),
            prompt,
            options,
            elements,
            wide,
            ask.ranks if isinstance(ask, Over) else None,
            self.awaited(state, seat),
        )

    def awaited(self, state: State[T], seat: Seat | None) -> tuple[Seat, ...]:
        """Return the seats that the table waits for, as far as this seat knows.  A seat that has answered in
        secret is still among them.
        """
        seen = state.phase.seen(state.table, seat)
        ask = state.ask() if seen is state.phase else seen.ask(state.table)
        if not isinstance(ask, Decision):
            return ()
        return ask.seats if len(ask.seats) == 1 else tuple(sorted(ask.seats))

    def obey(
        self, orders: Sequence[Order], view: View, prompt: str, options: tuple[Action, ...]
    ) -> Action | None:
        """Return the answer of the first order that has one; None if the player must be asked."""
        for order in orders:
            if (action := order.obeyed(view, prompt, options)) is not None:
                return action
        return None

    def dump(self, state: State[T]) -> str:
        """Return the whole position as text."""
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
        """Return the position that `dump` wrote; raise `Damaged` for any other text."""
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
"""Any game, for code that never looks into its table."""

_makers: dict[str, Callable[[], AnyGame]] = {}
_loaded: dict[str, AnyGame] = {}
_discoveries: list[Callable[[], None]] = []
_lock = threading.RLock()
"""Held while games are found and made: several threads may load tables as soon as a server has started."""


def register(name: str, make: Callable[[], AnyGame]) -> None:
    """Add a game to the registry.  `make` is called when the game is first loaded."""
    _makers[name] = make
    _loaded.pop(name, None)


def discover_with(discover: Callable[[], None]) -> None:
    """Have `discover` register the installed games before the first one is looked up, and not earlier: a
    game's own package may be what imports us."""
    _discoveries.append(discover)


def games() -> tuple[str, ...]:
    """Return the names of all games."""
    with _lock:
        while _discoveries:
            _discoveries.pop()()
        return tuple(_makers)


def load(name: str) -> AnyGame:
    """Return the game of this name."""
    if name not in _loaded:
        with _lock:
            if name not in games():
                raise Illegal("unknown-game", game=str(name)[:40], known=games())
            if name not in _loaded:
                _loaded[name] = _makers[name]()
    return _loaded[name]
