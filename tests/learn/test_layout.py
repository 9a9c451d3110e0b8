"""Views as numbers: of fixed size, the same every time, and readable back."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest
from posse.learn.shape import Shape

import posse
from posse.games import load_package
from posse.kernel import load
from posse.learn import Layout, layout
from posse.learn.layout import LIMIT, UNKNOWN

games = pytest.mark.parametrize("game", posse.games())


def views(game: str, seed: object, seats: int | None = None) -> list[dict[str, object]]:
    """What everybody saw in a game that the survey did not look at."""
    rules = load(game)
    count = seats or rules.fewest
    name = load_package(game).bot_names[:2][-1]
    match = posse.play(game, [name] * count, seed=f"not surveyed {seed}")
    return [rules.view(state, seat).plain() for state in match.record.replay() for seat in range(count)]


def same(one: object, other: object) -> bool:
    """Equal; fractions to single precision."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, float) and isinstance(other, float):
        return one == pytest.approx(other, rel=1e-6)
    return one == other and type(one) is type(other)


@games
def test_a_view_can_be_read_back(game: str) -> None:
    """In games that nobody looked at when the layout was made, a rare word may be unknown, and no more."""
    where = layout(game)
    lost = 0
    seen = [view for seed in range(3) for view in views(game, seed)]
    for view in seen:
        vector = where.encode(view)
        assert len(vector) == where.size
        assert max(map(abs, vector)) <= LIMIT
        lost += not same(where.decode(vector), view)
    assert lost <= len(seen) / 100


@games
def test_the_names_say_what_the_slots_hold(game: str) -> None:
    where = layout(game)
    assert len(set(where.names)) == len(where.names) == where.size
    view = views(game, 0)[0]
    for name, value in view.items():
        if name in where.fixed:
            assert value == where.fixed[name]
        else:
            assert [slot for slot in where.names if slot.startswith(name)], name


def test_what_is_seen_lies_where_the_names_say() -> None:
    rules = load("stage-coach")
    where = layout("stage-coach")
    view: Any = rules.view(rules.setup(), 0).plain()
    vector = dict(zip(where.names, where.encode(view), strict=True))
    assert vector[f"coach.hex={view['coach']['hex']}"] == 1
    assert sum([value for name, value in vector.items() if name.startswith("coach.hex=")]) == 1
    assert vector["coach.destination?"] == -1, "nothing is written on the slip yet"
    assert vector["warriors[2].strength"] > 0
    assert vector["warriors[2].awake"] == 0


@games
def test_different_views_have_different_numbers(game: str) -> None:
    where = layout(game)
    told: dict[bytes, dict[str, object]] = {}
    clashes = 0
    for view in views(game, 1):
        clashes += not same(told.setdefault(where.encode(view).tobytes(), view), view)
    assert clashes == 0


@games
def test_a_layout_is_kept_as_text(game: str) -> None:
    where = layout(game)
    kept = Layout.load(where.dump())
    view = views(game, 2)[-1]
    assert kept.names == where.names
    assert kept.encode(view) == where.encode(view)
    assert kept.decode(kept.encode(view)) == where.decode(where.encode(view))


@pytest.mark.long
def test_it_is_the_same_in_every_process() -> None:
    """Whatever hash seed that process has."""
    script = "from posse.learn import layout; print(hash(''), layout('stage-coach').dump())"
    command = [sys.executable, "-c", script]
    done = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert done[0].split(maxsplit=1)[1] == done[1].split(maxsplit=1)[1]


@pytest.mark.long
def test_every_kind_of_table_has_its_own() -> None:
    three, five = layout("pony-express", 3), layout("pony-express", 5)
    assert three.size < five.size
    assert layout("pony-express") is three
    plain = layout("pony-express", 3, {"items": False})
    assert plain.fixed != three.fixed
    with pytest.raises(posse.Illegal):
        layout("pony-express", 9)


# --- the parts ---


def laid_out(*values: object) -> Layout:
    shape = Shape()
    for value in values:
        shape.learn({"it": value})
    return Layout(shape, {})


@pytest.mark.parametrize(
    "values",
    [
        (True, False),
        (True, None),
        (0, 7, -3),
        (0.5, 2.25),
        ("north", "south", None),
        ([1, 2], [], [3]),
        ([None, 2], None),
        ({"a": 1}, {"b": "x"}, {}),
        ([{"a": 1, "b": [True]}, {"a": 2, "b": []}],),
        ("aim 0 -2 21 0", "halt", 3, None),
        ("01 2", "1 02"),
    ],
    ids=str,
)
def test_each_kind_is_written_and_read(values: tuple[object, ...]) -> None:
    where = laid_out(*values)
    for value in values:
        assert where.decode(where.encode({"it": value})) == {"it": value}
    assert Layout.load(where.dump()).names == where.names


def test_what_was_never_seen_is_marked_and_bounded() -> None:
    words = laid_out("north", "south")
    vector = words.encode({"it": "east"})
    assert words.decode(vector) == {"it": UNKNOWN}
    assert vector != words.encode({"it": "west"}), "two unknown words still differ"
    numbers = laid_out(3)
    assert max(numbers.encode({"it": 10**9})) == LIMIT
    assert numbers.decode(numbers.encode({"it": 4 * LIMIT})) == {"it": 0}, "no slot for a fraction here"
    lists = laid_out([1], [1, 2])
    assert lists.decode(lists.encode({"it": [1, 2, 3, 4, 5]})) == {"it": [1, 2, 3]}
    assert words.encode({"new": 1}) == words.encode({})
    with pytest.raises(TypeError):
        laid_out(object())


def test_random_data_survive() -> None:
    """Any plain data that the shape has seen comes back."""
    rng = random.Random(0)

    def any_value(depth: int) -> object:
        kind = rng.randrange(7 if depth else 5)
        if kind == 5:
            return [any_value(depth - 1) for _ in range(rng.randrange(4))]
        if kind == 6:
            return {rng.choice("abc"): any_value(depth - 1) for _ in range(rng.randrange(4))}
        return (None, rng.random() < 0.5, rng.randrange(-99, 99), rng.choice("xyz"), "x 1 y")[kind]

    for _ in range(300):
        values = [any_value(3) for _ in range(4)]
        where = laid_out(*values)
        for value in values:
            assert where.decode(where.encode({"it": value})) == {"it": value}
