"""A game as text: a header, then one line for each input, in words, in the order they happened.

A file holds one game or many.  A line that opens with a brace is a header (game, rules, seats,
options) and begins a game; every other line is an input of the game above it.  A header may carry
its inputs inside, as a list, so that a whole game fits on one line of a data set.  Replaying
re-applies inputs; it never rolls again.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from posse.kernel import game as registry
from posse.kernel.ask import Chance, Outcome, Over, Seat
from posse.kernel.illegal import Damaged, Illegal
from posse.kernel.options import Setting
from posse.kernel.state import State

FORMAT = 1
CHANCE = "chance"
OVER = "over"
RESIGNED = "resigned"
TOGETHER = "+"


@dataclass
class Record:
    """The inputs of one game, from its start to its latest input."""

    game: str
    rules: int
    seats: int
    options: Mapping[str, Setting]
    inputs: list[str] = field(default_factory=list)
    line: int = 1  # the line of its header in the file that it was read from
    inline: bool = False  # whether its inputs were inside the header
    redacted: bool = False  # what its reader never saw is written `?`
    pieces: tuple[str, ...] = ()  # the role of each seat, where players chose others than those of the seats

    @classmethod
    def begin(cls, game: registry.AnyGame, state: State[Any], seats: int) -> Record:
        return cls(game.name, game.rules, seats, dict(game.settings(state.table)))

    def roles(self) -> tuple[str, ...]:
        """Return the role of each seat."""
        return self.pieces or registry.load(self.game).roles(self.seats)

    def cast(self, roles: tuple[str, ...]) -> None:
        """Note the role of each seat.  A record says it only where it is not that of the seat."""
        self.pieces = () if roles == registry.load(self.game).roles(self.seats) else roles

    def chose(self, seat: Seat, action: object) -> None:
        self.inputs.append(f"{seat} {action}")

    def happened(self, ask: Chance, outcome: Outcome) -> None:
        self.inputs.append(" ".join([CHANCE, ask.kind, ask.words(outcome)]))

    def ended(self, ranks: tuple[int, ...]) -> None:
        self.inputs.append(" ".join([OVER, *map(str, ranks)]))

    def resigned(self, ranks: tuple[int, ...]) -> None:
        """Close a game that was given up.  Without `ranks` nobody won it."""
        self.inputs.append(" ".join([RESIGNED, *map(str, ranks)]))

    @property
    def given_up(self) -> bool:
        return bool(self.inputs) and self.inputs[-1].partition(" ")[0] == RESIGNED

    @property
    def finished(self) -> bool:
        """Whether the game is over, by its rules or because it was given up."""
        return self.given_up or isinstance(self.final().ask(), Over)

    # -- text

    def header(self) -> dict[str, object]:
        head = {"posse": FORMAT, "game": self.game, "rules": self.rules, "seats": self.seats}
        chosen = {"pieces": list(self.pieces)} if self.pieces else {}
        told = {"told": True} if self.redacted else {}
        return {**head, "options": dict(self.options), **chosen, **told}

    def __str__(self) -> str:
        return "\n".join([json.dumps(self.header()), *self.inputs, ""])

    def on_one_line(self) -> str:
        """Return the whole record as one line of JSON, for data sets."""
        return json.dumps({**self.header(), "inputs": self.inputs})

    def write(self, path: str | Path) -> None:
        Path(path).write_text(str(self), encoding="utf-8")

    @classmethod
    def read(cls, path: str | Path) -> Record:
        """Read a file that holds exactly one game."""
        records = list(cls.read_all(path))
        if len(records) != 1:
            raise Damaged("not-one-record", line=records[1].line if records else 1, found=len(records))
        return records[0]

    @classmethod
    def read_all(cls, path: str | Path) -> Iterator[Record]:
        """Read every game of a file."""
        try:
            with Path(path).open(encoding="utf-8") as lines:
                yield from cls.parse(lines)
        except UnicodeDecodeError:
            raise Damaged("not-text", line=1) from None

    @classmethod
    def parse(cls, lines: Iterable[str]) -> Iterator[Record]:
        current: Record | None = None
        for number, raw in enumerate(lines, start=1):
            line = raw.strip()
            if line.startswith("{"):
                if current is not None:
                    yield current
                current = _head(line, number)
            elif line and current is None:
                raise Damaged("no-header", number, found=line[:80])
            elif line and current is not None:
                # A gap would mean that a line was lost.
                if current.inline or number != current.line + 1 + len(current.inputs):
                    raise Damaged("stray-input", number, found=line[:80])
                current.inputs.append(line)
        if current is not None:
            yield current

    # -- replay

    def replay(self) -> Iterator[State[Any]]:
        """Yield the position before the first input and after each input.

        It is always the same state object, changed in place: clone what you keep.  `Damaged` names the line
        that does not fit.
        """
        try:
            game = registry.load(self.game).by_rules(self.rules)
            state = game.setup(self.seats, self.options)
            self._check_pieces(game)
            if self.redacted:
                game.start_redacted(state)
        except Illegal as error:
            raise Damaged(error.reason, self.line, **error.details) from None
        yield state
        for number, words in enumerate(self.inputs):
            try:
                moved = _apply(game, state, words)
            except Illegal as error:
                raise Damaged(error.reason, self._line(number), **error.details) from None
            if moved:
                yield state
            elif number + 1 < len(self.inputs):
                raise Damaged("after-the-end", self._line(number + 1))

    def final(self) -> State[Any]:
        """Return the position after the last input."""
        state = None
        for state in self.replay():  # noqa: B007 - only the last one is wanted
            pass
        assert state is not None
        return state

    def _check_pieces(self, game: registry.AnyGame) -> None:
        if self.pieces and ("" in self.pieces or len(self.pieces) != self.seats):
            raise Illegal("bad-pieces", seats=self.seats)
        game.check_pieces(self.pieces)

    def _line(self, number: int) -> int:
        return self.line if self.inline else self.line + 1 + number


def _head(line: str, number: int) -> Record:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Damaged("not-json", number, problem=str(error)[:80]) from None
    required = {"posse", "game", "rules", "seats", "options"}
    if not required <= set(data) <= required | {"inputs", "told", "pieces"}:
        raise Damaged("bad-header", number, known=tuple(sorted(required)))
    if data["posse"] != FORMAT:
        raise Damaged("other-format", number, format=repr(data["posse"])[:20])
    typed = isinstance(data["game"], str) and type(data["rules"]) is int and type(data["seats"]) is int
    inputs, pieces = data.get("inputs", []), data.get("pieces", [])
    lists = isinstance(inputs, list) and isinstance(pieces, list)
    if not typed or not isinstance(data["options"], dict) or not lists:
        raise Damaged("bad-header", number, known=tuple(sorted(required)))
    if not all(isinstance(words, str) for words in (*inputs, *pieces)):
        raise Damaged("bad-header", number, known=tuple(sorted(required)))
    head = (data["game"], data["rules"], data["seats"], data["options"])
    redacted = data.get("told") is True  # `told` is the key in stored records
    return Record(*head, list(inputs), number, "inputs" in data, redacted, tuple(pieces))


def _apply(game: registry.AnyGame, state: State[Any], words: str) -> bool:
    """Apply one line.  Return False for the closing line, which is only compared with the result."""
    who, _, what = words.partition(" ")
    if who == OVER:
        ask = state.ask()
        if not isinstance(ask, Over) or what.split() != [str(rank) for rank in ask.ranks]:
            raise Illegal("other-ending", found=what[:40])
        return False
    if who == RESIGNED:
        if isinstance(state.ask(), Over) or not all(rank.isdecimal() for rank in what.split()):
            raise Illegal("other-ending", found=what[:40])
        return False
    if who == CHANCE:
        kind, _, outcome = what.partition(" ")
        ask = state.ask()
        if not isinstance(ask, Chance) or kind != ask.kind:
            raise Illegal("no-chance", outcome=what[:80])
        state.happen(ask.parse(outcome))
    else:
        apply_choice(game, state, words)
    return True


def apply_choice(game: registry.AnyGame, state: State[Any], words: str) -> None:
    """Apply the choice of a seat, or of several at the same moment, as a record writes it."""
    who, _, what = words.partition(" ")
    seats = seats_of(who)
    action = game.catalogue.parse(what)
    if len(seats) == 1:
        state.choose(seats[0], action)
    else:
        state.choose_together(seats, action)


def seats_of(who: str) -> tuple[int, ...]:
    """Return the seats of an input: `1` is one seat, `1+2` are two that chose at the same moment."""
    parts = who.split(TOGETHER)
    if not all(part.isascii() and part.isdecimal() and len(part) < 4 for part in parts):
        raise Illegal("unknown-input", found=who[:80])
    seats = tuple(map(int, parts))
    if list(seats) != sorted(set(seats)):
        raise Illegal("unknown-input", found=who[:80])
    return seats
