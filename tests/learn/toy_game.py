"""A game that is nobody's: two seats, no options, twenty decisions, and a view that only has type hints."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, ClassVar, Literal

from posse import kernel
from posse.games import Package, _packages, register
from posse.kernel import Action, Ask, Catalogue, Decision, Game, Option, Orders, Over, Seat, Setting, State
from posse.kernel.fields import EachSeat, Length, Number, OneOf, Real, Unbounded
from posse.kernel.game import _loaded, _makers

ROUNDS = 10


class Mood(Enum):
    CALM = "calm"
    WILD = "wild"


@dataclass(frozen=True)
class Take(Action):
    stones: int


TAKES = tuple([Take(stones) for stones in (1, 2, 3)])


class Heap(kernel.Table):
    __slots__ = ("last", "taken")

    def __init__(self, taken: list[int], last: Take | None) -> None:
        self.taken, self.last, self.emitted = taken, last, None

    def copy(self) -> Heap:
        return Heap(self.taken[:], self.last)


@dataclass(frozen=True)
class Taking(kernel.Open[Heap]):
    turn: Seat
    left: Annotated[int, Number(0, 2 * ROUNDS)]

    def ask(self, t: Heap) -> Ask:
        return Decision("take", {self.turn: TAKES})

    def chosen(self, t: Heap, seat: Seat, action: Action) -> kernel.Phase[Heap]:
        assert isinstance(action, Take)
        t.taken[seat] += action.stones
        t.last = action
        return Taking(1 - self.turn, self.left - 1) if self.left > 1 else Done()

    def is_consistent(self, t: Heap) -> bool:
        return self.left > 0


@dataclass(frozen=True)
class Done(kernel.Open[Heap]):
    def ask(self, t: Heap) -> Ask:
        first, second = t.taken
        return Over((1 if first >= second else 2, 1 if second >= first else 2))

    def is_consistent(self, t: Heap) -> bool:
        return True


@dataclass(frozen=True)
class Mark:
    place: Annotated[int, Number(0, 3)]
    big: bool


@dataclass(frozen=True)
class HeapView(kernel.View):
    """Every kind of hint."""

    seat: Seat | None
    taken: Annotated[tuple[int, ...], EachSeat(Number(0, 3 * ROUNDS))]
    last: Take | None
    mood: Mood
    side: Literal["left", "right"]
    total: Annotated[int, Unbounded(20)]
    share: Annotated[float, Real(0, 1)]
    marks: Annotated[tuple[Mark, ...], Length(2)]
    pair: tuple[bool, bool]
    kind: Annotated[str, OneOf(("even", "odd"))]
    leaders: tuple[Seat, ...]
    phase: kernel.Phase[Heap]


@dataclass(frozen=True)
class VagueView(kernel.View):
    """Nothing is said of three of these."""

    seat: Seat | None
    total: int
    words: tuple[str, ...]
    marks: tuple[Mark, Mark]
    name: str


class Heaps(Game[Heap, kernel.View]):
    name: ClassVar[str] = "heaps"
    rules = 1
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 2
    catalogue: ClassVar[Catalogue] = Catalogue(TAKES)
    orders: ClassVar[Orders] = Orders()
    phases: ClassVar[tuple[type, ...]] = (Taking, Done)
    figures = ()
    prompts = ("take",)
    events = ()
    reasons = ()

    def __init__(self, vague: bool = False) -> None:
        self.vague = vague

    @property
    def options(self) -> tuple[Option, ...]:
        return ()

    def roles(self, seats: int) -> tuple[str, ...]:
        return ("first", "second")

    def deal(self, seats: int, options: Mapping[str, Setting]) -> tuple[Heap, kernel.Phase[Heap]]:
        return Heap([0, 0], None), Taking(0, 2 * ROUNDS)

    def view(self, state: State[Heap], seat: Seat | None) -> kernel.View:
        t = state.table
        total = sum(t.taken)
        marks = (Mark(total % 4, total > 9), Mark(0, False))
        if self.vague:
            return VagueView(seat, total, (), marks, "")
        best = max(t.taken)
        return HeapView(
            seat,
            tuple(t.taken),
            t.last,
            Mood.WILD if total > 9 else Mood.CALM,
            "left" if t.taken[0] > t.taken[1] else "right",
            total,
            t.taken[0] / (total or 1),
            marks[: total % 3],
            (total > 3, total > 6),
            "odd" if total % 2 else "even",
            tuple([at for at, own in enumerate(t.taken) if own == best]),
            state.phase,
        )

    def imagine(self, view: kernel.View, rng: random.Random) -> State[Heap]:
        assert isinstance(view, HeapView)
        phase: Any = view.phase
        return State(Heap(list(view.taken), view.last), phase)

    def dump_table(self, table: Heap) -> dict[str, object]:
        return {"taken": table.taken[:], "last": table.last and table.last.stones}

    def load_table(self, data: Mapping[str, object], options: Mapping[str, Setting]) -> Heap:
        taken: Any = data["taken"]
        return Heap(list(taken), None if data["last"] is None else Take(int(str(data["last"]))))

    def check(self, table: Heap, phase: kernel.Phase[Heap]) -> None:
        """Everything fits."""

    def settings(self, table: Heap) -> Mapping[str, Setting]:
        return {}

    def elements(self, state: State[Heap], action: Action) -> tuple[str, ...]:
        return action.elements


@contextmanager
def registered() -> Iterator[None]:
    """The game is known meanwhile, with nothing but its rules."""
    register(Package(Heaps.name, Heaps))
    try:
        yield
    finally:
        del _packages[Heaps.name]
        del _makers[Heaps.name]
        _loaded.pop(Heaps.name, None)
