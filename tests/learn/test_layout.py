"""Observations are made from what a view declares: of fixed size, the same every time, and readable back."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import posse
from learn.toy_game import Heaps, registered
from posse.games import load_package
from posse.kernel import fields, load
from posse.kernel.declared import from_hint
from posse.kernel.fields import Field
from posse.kernel.options import settle
from posse.learn import Layout, layout, undeclared
from posse.learn.layout import LIMIT, UndeclaredFieldsError

games = pytest.mark.parametrize("game", posse.games())


def views(game: str, seed: object, options: dict[str, object] | None = None) -> list[dict[str, object]]:
    """What every seat and a spectator saw in a game between bots."""
    rules = load(game)
    bots = load_package(game).bot_names[:2]
    seats = random.Random(str(seed)).randint(rules.fewest, rules.most)
    match = posse.play(game, [bots[-1]] * seats, seed=f"layout {seed}", options=options or {})
    return [
        rules.view(state, seat).plain() for state in match.record.replay() for seat in (*range(seats), None)
    ]


def layout_of(game: str, view: dict[str, Any]) -> Layout:
    """The layout of the table that this view is of."""
    listed = [value for name, value in view.items() if name in ("riders", "heirs")]
    return layout(game, len(listed[0]) if listed else None, view["options"])


def same(read: object, view: object) -> bool:
    """Equal, but for derived fields, which are not read back."""
    if isinstance(read, dict) and isinstance(view, dict):
        return read.keys() <= view.keys() and all(same(read[name], view[name]) for name in read)
    if isinstance(read, list) and isinstance(view, list):
        return len(read) == len(view) and all(map(same, read, view))
    return read == view and type(read) is type(view)


@pytest.mark.sampled
@games
def test_a_view_can_be_read_back(game: str) -> None:
    for seed in range(3):
        seen = views(game, seed)
        where = layout_of(game, seen[0])
        for view in seen:
            vector = where.encode(view)
            assert len(vector) == where.size
            assert max(map(abs, vector)) <= LIMIT
            assert same(where.decode(vector), view)


@games
def test_equal_numbers_mean_equal_views(game: str) -> None:
    """Derived fields included: they really follow from the others."""
    seen = views(game, 1)
    where = layout_of(game, seen[0])
    told: dict[bytes, dict[str, object]] = {}
    for view in seen:
        assert told.setdefault(where.encode(view).tobytes(), view) == view
    assert len(told) > 50


def kinds_of_table(game: str) -> Iterator[dict[str, object]]:
    """Every choice of every option, the others as they usually are."""
    for option in load(game).options:
        for choice in option.choices or (option.bounds or ())[:1]:
            yield {option.name: choice}


@games
@pytest.mark.long
def test_every_table_option_stays_within_what_is_declared(game: str) -> None:
    for number, options in enumerate(kinds_of_table(game)):
        seen = views(game, number, options)
        where = layout_of(game, seen[0])
        for view in seen:
            assert same(where.decode(where.encode(view)), view)


@pytest.mark.sampled
@games
def test_the_names_say_what_the_slots_hold(game: str) -> None:
    view = views(game, 0)[0]
    where = layout_of(game, view)
    assert len(set(where.names)) == len(where.names) == where.size
    shown = {name.partition(".")[0].partition("[")[0].rstrip("?#").partition("=")[0] for name in where.names}
    derived = {name for name in view if name not in where.decode(where.encode(view))}
    assert shown | derived | set(where.fixed) == set(view)
    for name, value in where.fixed.items():
        assert view[name] == value


def test_what_is_seen_lies_where_the_names_say() -> None:
    rules = load("stage-coach")
    where = layout("stage-coach")
    view: Any = rules.view(rules.setup(), 0).plain()
    vector = dict(zip(where.names, where.encode(view), strict=True))
    assert vector[f"coach.hex={view['coach']['hex']}"] == 1
    assert sum([value for name, value in vector.items() if name.startswith("coach.hex=")]) == 1
    assert vector["coach.destination?"] == 0, "nothing is written on the slip yet"
    assert vector["warriors[2].strength"] > 0
    assert vector["warriors[2].awake"] == 0
    assert vector["phase=Slip"] == 1


@pytest.mark.sampled
@games
def test_a_layout_is_kept_as_text(game: str) -> None:
    view = views(game, 2)[-1]
    where = layout_of(game, view)
    kept = Layout.load(where.dump())
    assert kept.names == where.names
    assert kept.fixed == where.fixed
    assert kept.encode(view) == where.encode(view)
    assert kept.decode(kept.encode(view)) == where.decode(where.encode(view))
    assert kept.dump() == where.dump()


def test_it_is_the_same_in_every_process_and_needs_no_numpy() -> None:
    """Whatever hash seed that process has."""
    script = (
        "import sys; sys.modules['numpy'] = None; from posse.learn.layout import layout; "
        "print(hash(''), layout('stage-coach').dump())"
    )
    command = [sys.executable, "-c", script]
    done = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert done[0].split(maxsplit=1)[1] == done[1].split(maxsplit=1)[1]


def test_every_kind_of_table_has_its_own() -> None:
    three, five = layout("pony-express", 3), layout("pony-express", 5)
    assert three.size < five.size
    assert layout("pony-express") is three
    plain = layout("pony-express", 3, {"items": False})
    assert plain.fixed != three.fixed
    assert plain.size < three.size, "without items there are no cards to hold"
    with pytest.raises(posse.Illegal):
        layout("pony-express", 9)


def test_the_document_gives_the_true_sizes() -> None:
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([a-z-]+)` \| (\d) \| (\d+) \| (\d+) \|", page, flags=re.M)
    expected = [
        (game, str(seats), str(len(load(game).catalogue)), str(layout(game, seats).size))
        for game in sorted(posse.games())
        for seats in range(load(game).fewest, load(game).most + 1)
    ]
    assert rows == expected


# --- a game that has nothing but type hints ---


def test_a_game_without_options_is_laid_out_by_its_hints() -> None:
    with registered():
        where, rules, rng = layout(Heaps.name), load(Heaps.name), random.Random(0)
        assert not undeclared(rules)
        assert where.names[:5] == ("seat?", "seat=0", "seat=1", "taken[0]", "taken[1]")
        assert {"last?", "last=take", "last.take[0]", "mood=calm", "side=left", "total", "share"} <= {
            *where.names
        }
        assert {"marks#", "marks[1].big", "pair[1]", "kind=odd", "leaders#", "phase=Done", "phase.left"} <= {
            *where.names
        }
        state = rules.setup()
        decisions = 0
        while not isinstance(ask := state.ask(), posse.Over):
            for seat in (0, 1, None):
                view = rules.view(state, seat).plain()
                read = where.decode(where.encode(view))
                assert read.pop("share") == pytest.approx(view.pop("share"))
                assert read == view
            assert isinstance(ask, posse.Decision)
            state.choose(ask.seats[0], rng.choice(ask.options[ask.seats[0]]))
            decisions += 1
        assert decisions == 20


def test_what_is_not_declared_is_named_when_an_environment_is_made() -> None:
    vague = Heaps(vague=True)
    assert undeclared(vague) == [
        "total: int without bounds",
        "words: a tuple of any length",
        "name: str without bounds",
    ]
    with registered():
        posse.kernel.register(Heaps.name, lambda: vague)
        with pytest.raises(UndeclaredFieldsError, match="heaps does not declare: total: int without bounds;"):
            posse.learn.pettingzoo(Heaps.name)


@games
def test_our_games_declare_everything(game: str) -> None:
    assert undeclared(load(game)) == []


def test_a_view_that_writes_another_plain_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = load("stage-coach")
    kind = type(rules.view(rules.setup(), None))
    before = kind.declared.__func__

    def fewer(cls: type, setup: fields.Setup) -> dict[str, Field]:
        made = before(cls, setup)
        del made["turn"]
        return {**made, "weather": fields.Flag()}

    monkeypatch.setattr(kind, "declared", classmethod(fewer))
    assert undeclared(rules) == [
        "turn: in plain(), but not declared",
        "weather: declared, but not in plain()",
    ]


# --- the kinds of field ---

FIELDS: list[tuple[Field, list[object], list[object]]] = [
    (fields.Flag(), [True, False], [None, 1, "true"]),
    (fields.Number(-3, 7), [-3, 0, 7], [8, -4, True, 1.0, None]),
    (fields.Number(4, 4), [4], [5]),
    (fields.Real(0, 2), [0.5, 2.0], [2.5, "1", True]),
    (fields.Unbounded(10), [0, -7, 12345], [1.5, None]),
    (fields.OneOf(("north", "south")), ["north", "south"], ["east", 0, None, True]),
    (fields.OneOf((-1, 0, 1)), [-1, 1], [2, True, "1"]),
    (fields.SomeOf((1, 2, 3)), [[], [1, 3], [1, 2, 3]], [[3, 1], [1, 1], [4], None]),
    (fields.Bits(3), [0, 5, 7], [8, -1, True]),
    (fields.Maybe(fields.Flag()), [None, True, False], [3]),
    (fields.Row(fields.Number(0, 9), 2), [[1, 2]], [[1], [1, 2, 3], None]),
    (fields.Row(fields.Number(0, 9), 2, 0), [[], [1], [9, 0]], [[1, 2, 3], [10]]),
    (fields.Group({"a": fields.Flag()}), [{"a": True}], [{}, {"a": True, "b": 1}, {"b": True}, 3]),
    (
        fields.Variant(
            "is",
            {
                "x": fields.Group({"n": fields.Number(0, 1)}),
                "y": fields.Group({"n": fields.Number(0, 1), "m": fields.Flag()}),
                "z": fields.Group({"n": fields.Number(0, 8)}),
            },
        ),
        [{"is": "x", "n": 1}, {"is": "y", "n": 0, "m": True}, {"is": "z", "n": 8}],
        [{"is": "x", "n": 2}, {"is": "w"}, {"is": "x"}, "x"],
    ),
    (
        fields.Phrase({"aim": (fields.Number(-9, 9),) * 2, "halt": (), "go": (fields.OneOf(("9", "k")),)}),
        ["aim -2 9", "halt", "go 9"],
        ["aim 1", "fly", "go 8", "halt 1", 3],
    ),
    (fields.Fixed({"rule": 1}), [{"rule": 1}], [{"rule": 2}]),
]


@pytest.mark.parametrize(("field", "good", "bad"), FIELDS, ids=lambda value: type(value).__name__)
def test_each_kind_is_written_and_read_and_raises_out_of_bounds(
    field: Field, good: list[object], bad: list[object]
) -> None:
    where = Layout({"it": field})
    assert Layout.load(where.dump()).names == where.names
    written = set()
    for value in good:
        vector = where.encode({"it": value})
        assert where.decode(vector) == {"it": value}
        written.add(vector.tobytes())
    assert len(written) == len(good)
    for value in bad:
        with pytest.raises(ValueError, match="it"):
            where.encode({"it": value})


def test_kinds_of_a_variant_share_the_slots_of_an_equal_field() -> None:
    names = Layout({"it": FIELDS[13][0]}).names
    assert names == ("it=x", "it=y", "it=z", "it.n", "it.m", "it.z.n")


def test_hints_of_actions_take_their_bounds_from_the_catalogue() -> None:
    rules = load("pony-express")
    aim = rules.catalogue.ranges[0]
    setup = fields.Setup(3, settle(rules.options, {}), rules.phases, rules.catalogue)
    declared = from_hint(type(aim.grid[0]), setup)
    assert declared == fields.Phrase(
        {"aim": tuple([fields.Number(low, high) for low, high in aim.bounds.values()])}
    )


def test_random_fields_survive() -> None:
    """Any value that fits its field comes back, however they are nested."""
    rng = random.Random(0)

    def any_field(depth: int) -> tuple[Field, object]:
        kind = rng.randrange(8 if depth else 5)
        if kind == 5:
            item = [any_field(depth - 1) for _ in range(1)]
            return fields.Row(item[0][0], 3, 0), [item[0][1]] * rng.randrange(4)
        if kind == 6:
            inner = {name: any_field(depth - 1) for name in "abc"[: rng.randrange(4)]}
            return fields.Group({n: f for n, (f, _) in inner.items()}), {n: v for n, (_, v) in inner.items()}
        if kind == 7:
            field, value = any_field(depth - 1)
            return fields.Maybe(field), rng.choice([None, value])
        leaves: list[tuple[Field, object]] = [
            (fields.Flag(), rng.random() < 0.5),
            (fields.Number(-99, 99), rng.randint(-99, 99)),
            (fields.OneOf(("x", "y", 3)), rng.choice(["x", "y", 3])),
            (fields.Unbounded(8), rng.randint(-999, 999)),
            (fields.Bits(4), rng.randrange(16)),
        ]
        return leaves[kind]

    for _ in range(300):
        field, value = any_field(3)
        where = Layout({"it": field})
        read = Layout.load(where.dump()).decode(where.encode({"it": value}))
        assert read == {"it": value}, field
