"""Every registered game through the same laws, by Hypothesis and by long seeded play."""

from __future__ import annotations

import os
import random
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import posse
from laws.subjects import SUBJECTS
from posse.kernel import Over, Record
from posse.laws import POSITION_LAWS, Subject, any_input, setups, whole_game
from posse.laws.game_laws import histories_look_alike, nodes, replay_equals_play

GAMES = int(os.environ.get("POSSE_GAMES", "3000"))
COUNTS = tomllib.loads((Path(__file__).parent / "counts.toml").read_text(encoding="utf-8"))


@pytest.fixture(params=sorted(SUBJECTS))
def subject(request: pytest.FixtureRequest) -> Subject:
    return SUBJECTS[request.param]()


def test_every_registered_game_is_under_the_laws() -> None:
    assert set(posse.games()) == set(SUBJECTS)


@given(data=st.data())
def test_position_laws_by_hypothesis(data: st.DataObject) -> None:
    subject = SUBJECTS[data.draw(st.sampled_from(sorted(SUBJECTS)))]()
    seats, options = data.draw(st.sampled_from(list(setups(subject))))
    state = subject.game.setup(seats, options)
    steps = data.draw(st.integers(0, 120))
    rng = random.Random(data.draw(st.integers(0, 10_000)))
    for _ in range(steps):
        any_input(state, rng)
    for law in POSITION_LAWS:
        law(subject, state, rng)


def some(subject: Subject) -> list[tuple[int, Mapping[str, object]]]:
    """Every fourth table, for the tests that run often: of three option sets, each with other seats.  The
    long ones take them all."""
    return list(setups(subject))[::4]


def walk(subject: Subject, tables: Iterable[Any], games: int, seed: int, share: float) -> None:
    """Whole games, every law at a share of the positions, and more often where a window is open."""
    rng = random.Random(seed)
    for seats, options in tables:
        for _ in range(games):
            state = subject.game.setup(seats, options)
            while not isinstance(ask := state.ask(), Over):
                window = isinstance(ask, posse.Decision) and len(ask.seats) > 1
                if rng.random() < (share * 10 if window else share):
                    for law in POSITION_LAWS:
                        law(subject, state, rng)
                any_input(state, rng)
            for law in POSITION_LAWS:
                law(subject, state, rng)


def test_position_laws_by_seeded_play(subject: Subject) -> None:
    walk(subject, some(subject), games=1, seed=1, share=0.01)


@pytest.mark.long
def test_position_laws_by_long_seeded_play(subject: Subject) -> None:
    walk(subject, setups(subject), games=8, seed=2, share=0.02)


def test_game_laws(subject: Subject) -> None:
    rng = random.Random(3)
    for seats, options in some(subject)[1:2]:
        record, final = whole_game(subject, seats, options, rng)
        replay_equals_play(subject, record, final)
        histories_look_alike(subject, record, rng)


@pytest.mark.long
def test_every_game_ends_and_conserves(subject: Subject) -> None:
    """GAMES games of each, at random, over all numbers of seats and option sets."""
    rng = random.Random(4)
    tables = list(setups(subject))
    for seats, options in tables:
        for number in range(-(-GAMES // len(tables))):
            record, final = whole_game(subject, seats, options, rng)
            if number % 200 == 0:
                replay_equals_play(subject, record, final)
                histories_look_alike(subject, record, rng)


def positions(game: str) -> list[dict[str, Any]]:
    found = COUNTS[game]["position"]
    assert isinstance(found, list)
    return found


def count_law(subject: Subject) -> None:
    """Node counts from fixed positions: the whole tree of what can be said, so that no option is lost."""
    for position in positions(subject.game.name):
        record = Record(
            subject.game.name, subject.game.rules, position["seats"], position["options"], position["inputs"]
        )
        counts = [nodes(record.final(), depth) for depth in range(1, len(position["nodes"]) + 1)]
        assert counts == position["nodes"], position["title"]


def test_node_counts(subject: Subject) -> None:
    count_law(subject)
