"""`posse report`, as people call it, and as it is offered after a game."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest
from rich.console import Console

from cli.calls import Call
from posse.cli.report import offer
from posse.cli.session import PERSON, Session, resume
from posse.games import load_package
from posse.kernel import Record
from posse.words import words

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("stage-coach", "pony-express", "pappy-winchester")


@pytest.mark.sampled
@pytest.mark.parametrize(("game", "language"), list(zip(GAMES, ("en", "fr", "it"), strict=True)))
def test_report_tells_luck_play_and_the_moments(posse: Call, game: str, language: str) -> None:
    file = RECORDS / f"{game}-rules1-1.posse"
    done = posse("report", str(file), "--lang", language)
    assert done.returncode == 0, done.stderr
    found = load_package(game).review(Record.read(file), None)
    assert all(str(moment.step) in done.stdout for moment in found.moments[:3])
    assert "⟦" not in done.stdout


def test_report_as_data_for_a_seat(posse: Call) -> None:
    file = RECORDS / "pony-express-rules1-1.posse"
    done = posse("report", str(file), "--seat", "1", "--json")
    assert done.returncode == 0, done.stderr
    found = load_package("pony-express").review(Record.read(file), 1)
    assert json.loads(done.stdout) == json.loads(json.dumps(found.plain()))


def test_report_refuses_seats_and_games_that_are_not_there(posse: Call, tmp_path: Path) -> None:
    file = RECORDS / "stage-coach-rules1-1.posse"
    assert posse("report", str(file), "--seat", "2").returncode == 2
    assert posse("report", str(file), "--game", "2").returncode == 2
    record = Record.read(file)
    record.inputs[-3:] = []
    record.write(tmp_path / "open.posse")
    assert posse("report", str(tmp_path / "open.posse")).returncode == 2


@pytest.mark.parametrize(("typed", "told"), [("yes", True), ("Y", True), ("", False), ("no", False)])
def test_after_a_game_the_report_is_offered(typed: str, told: bool) -> None:
    game, state, record = resume(Record.read(RECORDS / "stage-coach-rules1-1.posse"))
    console = Console(file=io.StringIO(), width=100)
    seated = (PERSON, "greedy")
    chance = random.Random(1)
    session = Session(game, state, record, seated, words("en"), console, lambda _: typed, chance)
    offer(session, lambda _: typed)
    assert isinstance(console.file, io.StringIO)
    assert ("luck and play" in console.file.getvalue()) == told
