"""The small parts of the kernel."""

from __future__ import annotations

import json
import random
import threading
import time
from collections import Counter
from pathlib import Path

import pytest

import posse
from posse import Damaged, Illegal, kernel
from posse.kernel import Catalogue, Chance, Event, Option, die, games, switch
from posse.kernel.options import settle

KERNEL = Path(posse.__file__).parent / "kernel"


def test_the_kernel_names_no_game() -> None:
    names = {word for name in games() for word in (name, name.replace("-", "_"), name.replace("-", " "))}
    for path in KERNEL.glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        assert not [name for name in names if name in text], path.name


def test_unknown_words_come_with_the_nearest_known_ones() -> None:
    with pytest.raises(Illegal) as caught:
        posse.load("stage-coach").catalogue.parse("turn northeast")
    assert caught.value.reason == "unknown-words"
    assert "turn ne" in str(caught.value.details["near"])


@pytest.mark.parametrize("nonsense", ["", " ", "\x00", "turn  ", "🐎" * 10_000, "turn ne; drop"])
def test_nonsense_is_no_action(nonsense: str) -> None:
    with pytest.raises(Illegal):
        posse.load("stage-coach").catalogue.parse(nonsense)


def test_words_may_be_typed_carelessly() -> None:
    catalogue = posse.load("stage-coach").catalogue
    assert catalogue.parse("  TURN   ne ") is catalogue.parse("turn ne")


def test_a_catalogue_refuses_two_actions_of_one_name() -> None:
    action = posse.load("stage-coach").catalogue.actions[0]
    with pytest.raises(ValueError, match="share their words"):
        Catalogue([action], [action])


def test_an_equal_action_made_elsewhere_is_taken() -> None:
    from posse.games.stage_coach.rules.actions import Destination, Town

    state = posse.load("stage-coach").setup()
    state.choose(0, Destination(Town.SOUTH))
    assert state.table.destination is Town.SOUTH


def test_a_die_is_fair_and_refuses_the_rest() -> None:
    rng, cast = random.Random(1), die()
    seen = Counter([cast.sample(rng) for _ in range(6000)])
    assert set(seen) == {(face,) for face in range(1, 7)}
    assert all(850 < count < 1150 for count in seen.values())
    for words in ("", "0", "7", "4 4", "four", "4.0", "-4", "４", "9" * 5000):
        with pytest.raises(Illegal, match="impossible-outcome"):
            cast.parse(words)


def test_chance_keeps_its_weights() -> None:
    rng = random.Random(2)
    urn = Chance("urn", (("red",), ("black",)), (3, 1))
    seen = Counter([urn.sample(rng) for _ in range(4000)])
    assert 2800 < seen[("red",)] < 3200
    assert urn.parse("black") == ("black",)


def test_options_are_checked_by_name_type_and_value() -> None:
    options = (switch("open"), Option("mode", "a", ("a", "b")), Option("limit", 40, bounds=(1, 400)))
    assert settle(options, {}) == {"open": False, "mode": "a", "limit": 40}
    assert settle(options, {"limit": 7})["limit"] == 7
    for given in ({"open": 1}, {"mode": "c"}, {"limit": 0}, {"limit": True}, {"limit": "7"}, {"mode": None}):
        with pytest.raises(Illegal, match="bad-option"):
            settle(options, given)
    with pytest.raises(Illegal, match="unknown-option"):
        settle(options, {"closed": True})
    assert [options[0].parse("TRUE"), options[1].parse("b"), options[2].parse("12")] == [True, "b", 12]
    for option, words in ((options[0], "yes"), (options[2], "1e3"), (options[2], "401")):
        with pytest.raises(Illegal, match="bad-option"):
            option.parse(words)


def test_a_number_may_have_words_for_what_no_number_says() -> None:
    limit = Option("limit", 40, ("none",), bounds=(1, 400))
    assert [limit.parse("none"), limit.parse("12"), limit.check("none"), limit.check(7)] == [
        "none",
        12,
        "none",
        7,
    ]
    for value in ("never", "12", 0, 401, True, None):
        with pytest.raises(Illegal, match="bad-option"):
            limit.check(value)
    assert limit.allowed() == "1..400, none"


def test_events_reach_their_audience() -> None:
    whisper = Event("seen", {"card": 3}, (1,))
    assert [whisper.heard_by(seat) for seat in (0, 1, None)] == [False, True, False]
    assert all(Event("said", {}).heard_by(seat) for seat in (0, 1, None))


def test_unknown_games_and_seats_are_refused() -> None:
    with pytest.raises(Illegal, match="unknown-game"):
        posse.load("chess")
    for seats in (0, 1, 3, -2, True, "2", 2.0):
        with pytest.raises(Illegal, match="bad-seats"):
            posse.load("stage-coach").setup(seats)  # type: ignore[arg-type]


GOOD = json.loads(posse.load("stage-coach").dump(posse.load("stage-coach").setup()))


@pytest.mark.parametrize(
    "damage",
    [
        {"game": "chess"},
        {"rules": 99},
        {"played": -1},
        {"played": "3"},
        {"options": None},
        {"options": {"map": "atlantis"}},
        {"table": []},
        {"table": {}},
        {"table": {**GOOD["table"], "coach": "zz99"}},
        {"table": {**GOOD["table"], "strength": 9}},
        {"table": {**GOOD["table"], "at": ["a1"] * 7}},
        {"table": {**GOOD["table"], "force": [2, 2]}},
        {"table": {**GOOD["table"], "awake": 1 << 40}},
        {"phase": None},
        {"phase": {"phase": "Nowhere"}},
        {"phase": {"phase": "Journey"}},
        {"phase": {"phase": "Journey", "points": 99}},
        {"phase": {"phase": "Journey", "points": "5"}},
        {"phase": {"phase": "Riding", "warrior": 9, "points": 1}},
        {"phase": {"phase": "Contact", "pairs": [0], "waiting": [0]}},
        {"phase": {"phase": "End", "ending": "arrived", "ranks": [2, 1]}},
    ],
)
def test_a_damaged_dump_is_refused(damage: dict[str, object]) -> None:
    with pytest.raises(Illegal) as caught:
        posse.load("stage-coach").load(json.dumps({**GOOD, **damage}))
    assert caught.value.reason


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"x"', "{}", "[" * 100_000, "\x00"])
def test_what_is_no_dump_is_refused(text: str) -> None:
    with pytest.raises(Damaged):
        posse.load("stage-coach").load(text)


def test_a_game_is_found_by_every_thread_that_asks_for_it() -> None:
    looking, found = threading.Event(), []

    def discover() -> None:
        looking.set()
        time.sleep(0.2)
        kernel.register("late", lambda: posse.load("stage-coach"))

    kernel.discover_with(discover)
    try:
        first = threading.Thread(target=kernel.games)
        first.start()
        assert looking.wait(10)
        found.append("late" in kernel.games())
        first.join()
    finally:
        kernel.game._makers.pop("late", None)
    assert found == [True]
