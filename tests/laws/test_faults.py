"""The laws under test: each seeded fault is caught, by the law that should catch it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace

import pytest

import posse
from laws import laws
from laws.faults import FAULTS
from laws.subjects import Subject, any_input, stage_coach_subject
from laws.test_laws import count_law, whole_game
from posse.games.stage_coach import StageCoach
from posse.kernel import Over


def broken_laws(subject: Subject) -> Iterator[str]:
    """The names of the laws that do not hold, over a few games."""
    rng = random.Random(11)
    options = subject.tables[0]
    for _ in range(6):
        state = subject.game.setup(2, options)
        while not isinstance(state.ask(), Over):
            for law in laws.POSITION_LAWS:
                try:
                    law(subject, state, rng)
                except AssertionError:
                    yield law.__name__
                except BaseException as error:  # pytest.raises fails with an exception of its own
                    if type(error).__name__ != "Failed":
                        raise
                    yield law.__name__
            any_input(state, rng)
    record, _ = whole_game(subject, 2, options, rng)
    try:
        laws.histories_look_alike(subject, record, rng)
    except AssertionError:
        yield "histories_look_alike"
    try:
        count_law(subject)
    except (AssertionError, posse.Illegal):
        yield "node_counts"


@contextmanager
def registered(game: StageCoach) -> Iterator[Subject]:
    """The faulty game in the sound one's place."""
    subject = replace(stage_coach_subject(), game=game)
    posse.register("stage-coach", lambda: game)
    try:
        yield subject
    finally:
        posse.register("stage-coach", StageCoach)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_seeded_fault_is_caught(fault: str) -> None:
    law, game, breaking = FAULTS[fault]
    with registered(game()) as subject, breaking() if breaking else nullcontext():
        assert law in broken_laws(subject)


def test_the_sound_game_breaks_no_law() -> None:
    with registered(StageCoach()) as subject:
        assert list(broken_laws(subject)) == []
