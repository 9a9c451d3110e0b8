"""A table that is a dataclass is copied, saved and loaded without a line of its own."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import pytest

from posse.kernel import (
    Action,
    Ask,
    Catalogue,
    Damaged,
    Game,
    Open,
    Option,
    Over,
    Seat,
    Setting,
    State,
    Table,
    View,
    switch,
)


class Suit(IntEnum):
    HEARTS = 0
    SPADES = 1


@dataclass(frozen=True)
class Pass(Action):
    """Nothing."""


@dataclass(slots=True)
class Box(Table):
    rows: list[list[int]]
    pair: tuple[int, str]
    suit: Suit
    owner: Seat | None
    last: Pass | None
    size: int
    open: bool


@dataclass(frozen=True, slots=True)
class Shut(Open[Box]):
    def ask(self, t: Box) -> Ask:
        return Over((1,))


class Boxes(Game[Box, View]):
    name = "boxes"
    rules = 1
    fewest = most = 1
    catalogue = Catalogue([Pass()])
    phases = (Shut,)
    prompts = ()
    table_type = Box

    @property
    def options(self) -> tuple[Option, ...]:
        return (Option("size", 3, bounds=(1, 9)), switch("open"))

    def deal(self, seats: int, options: Mapping[str, Setting]) -> tuple[Box, Shut]:
        size = int(options["size"])
        rows = [[0] * size for _ in range(size)]
        return Box(rows, (1, "a"), Suit.SPADES, None, Pass(), size, bool(options["open"])), Shut()

    def view(self, state: State[Box], seat: Seat | None) -> View:
        raise NotImplementedError

    def imagine(self, view: View, rng: random.Random) -> State[Box]:
        raise NotImplementedError


GAME = Boxes()


def test_a_copy_shares_nothing_that_can_change() -> None:
    state = GAME.setup(options={"size": 2})
    state.listen()
    clone = state.clone()
    clone.table.rows[0][0] = 7
    assert state.table.rows == [[0, 0], [0, 0]]
    assert clone.table.emitted is None, "nobody listens to a clone"
    assert clone.table.pair is state.table.pair


def test_what_is_dumped_is_loaded() -> None:
    state = GAME.setup(options={"size": 2, "open": True})
    state.table.owner = 0
    text = GAME.dump(state)
    loaded = GAME.load(text)
    assert loaded.table == state.table
    assert isinstance(loaded.table.suit, Suit)
    assert GAME.dump(loaded) == text


def test_options_are_fields_and_not_saved_twice() -> None:
    state = GAME.setup(options={"size": 2})
    assert GAME.settings(state.table) == {"size": 2, "open": False}
    data = json.loads(GAME.dump(state))
    assert data["options"] == {"size": 2, "open": False}
    assert set(data["table"]) == {"rows", "pair", "suit", "owner", "last"}


@pytest.mark.parametrize(
    "wrong",
    [
        {"rows": [[0, "x"]]},
        {"rows": None},
        {"pair": [1]},
        {"suit": 5},
        {"owner": "0"},
        {"last": "pass 3"},
        {"more": 1},
    ],
)
def test_nonsense_is_refused(wrong: dict[str, Any]) -> None:
    data = json.loads(GAME.dump(GAME.setup()))
    data["table"] |= wrong
    with pytest.raises(Damaged):
        GAME.load(json.dumps(data))


def test_seats_without_roles_are_numbered() -> None:
    assert GAME.roles(2) == ("player-1", "player-2")


def test_a_table_that_is_no_dataclass_needs_its_own_code() -> None:
    class Bare(Table):
        __slots__ = ()

    with pytest.raises(TypeError, match="Bare is no dataclass"):
        Bare().copy()
