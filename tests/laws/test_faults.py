"""The laws under test: each seeded fault is caught, by the law that should catch it."""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace

import pytest

import posse
from laws.faults import FAULTS
from laws.subjects import SUBJECTS
from laws.test_laws import count_law
from posse import kernel
from posse.games.pappy_winchester.rules import PappyWinchester
from posse.games.stage_coach.rules import StageCoach
from posse.kernel import AnyGame, Over
from posse.laws import POSITION_LAWS, Broken, Subject, any_input, whole_game
from posse.laws.game_laws import histories_look_alike

# Of the positions, how many the laws are asked about: Pappy Winchester has long turns and many orders.
SHARE = {"stage-coach": 1.0, "pappy-winchester": 0.1}


EVERY = (*[law.__name__ for law in POSITION_LAWS], "histories_look_alike", "node_counts")


def broken_laws(subject: Subject, asked: Collection[str] = EVERY, games: int = 6) -> Iterator[str]:
    """The names of those laws that do not hold, over a few games."""
    rng = random.Random(11)
    seats, options = subject.seats[0], subject.tables[0]
    position_laws = [law for law in POSITION_LAWS if law.__name__ in asked]
    for _ in range(games if position_laws else 0):
        state = subject.game.setup(seats, options)
        while not isinstance(state.ask(), Over):
            for law in position_laws if rng.random() < SHARE[subject.game.name] else ():
                try:
                    law(subject, state, rng)
                except (Broken, posse.Damaged):
                    yield law.__name__
            any_input(state, rng)
    for _ in range(4 if "histories_look_alike" in asked else 0):
        record, _ = whole_game(subject, seats, options, rng)
        try:
            histories_look_alike(subject, record, rng)
        except Broken:
            yield "histories_look_alike"
    if "node_counts" in asked:
        try:
            count_law(subject)
        except (AssertionError, posse.Illegal):
            yield "node_counts"


@contextmanager
def registered(game: AnyGame) -> Iterator[Subject]:
    """The faulty game in the sound one's place."""
    subject, sound = SUBJECTS[game.name](), posse.load(game.name)
    kernel.register(game.name, lambda: game)
    try:
        yield replace(subject, game=game)
    finally:
        kernel.register(game.name, lambda: sound)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_seeded_fault_is_caught(fault: str) -> None:
    law, game, breaking = FAULTS[fault]
    with registered(game()) as subject, breaking() if breaking else nullcontext():
        assert law in broken_laws(subject, [law])


@pytest.mark.parametrize(
    ("game", "games"),
    [
        (StageCoach, 1),
        pytest.param(StageCoach, 6, marks=pytest.mark.long),
        pytest.param(PappyWinchester, 6, marks=pytest.mark.long),
    ],
)
def test_the_sound_game_breaks_no_law(game: type[AnyGame], games: int) -> None:
    with registered(game()) as subject:
        assert list(broken_laws(subject, games=games)) == []
