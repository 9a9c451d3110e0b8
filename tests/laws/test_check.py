"""`posse check` itself: a game that says little passes, and one that breaks a law is told where."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module

import pytest

import posse
from posse import kernel
from posse.cli.app import app
from posse.kernel import (
    Action,
    Ask,
    Catalogue,
    Decision,
    Game,
    Illegal,
    Open,
    Option,
    Over,
    Phase,
    Seat,
    Setting,
    State,
    Table,
    View,
)
from posse.laws import Subject, setups
from posse.laws.check import ENDS, LAWS, Check
from posse.words import LANGUAGES, words

STICKS = 20


@dataclass(frozen=True)
class Take(Action):
    count: int


TAKES = (Take(1), Take(2))


@dataclass(slots=True)
class Heap(Table):
    sticks: int


@dataclass(frozen=True, slots=True)
class Turn(Open[Heap]):
    seat: Seat

    def ask(self, t: Heap) -> Ask:
        if not t.sticks:
            return Over((1, 2) if self.seat else (2, 1))
        return Decision("take", {self.seat: TAKES[: t.sticks]})

    def chosen(self, t: Heap, seat: Seat, action: Action) -> Turn:
        assert isinstance(action, Take)
        t.sticks -= action.count
        return Turn(1 - seat)


@dataclass(frozen=True, slots=True)
class HeapView(View):
    seat: Seat | None
    sticks: int
    phase: Phase[Heap]


class Nim(Game[Heap, HeapView]):
    """Two seats, at most twenty decisions, nothing hidden; no options, orders, events or figures."""

    name = "nim"
    rules = 1
    fewest = most = 2
    catalogue = Catalogue(TAKES)
    phases = (Turn,)
    table_type = Heap
    prompts = ("take",)

    def deal(self, seats: int, options: Mapping[str, Setting]) -> tuple[Heap, Turn]:
        return Heap(STICKS), Turn(0)

    def view(self, state: State[Heap], seat: Seat | None) -> HeapView:
        return HeapView(seat, state.table.sticks, state.phase)

    def imagine(self, view: HeapView, rng: random.Random) -> State[Heap]:
        return State(Heap(view.sticks), view.phase)


class Unfinished(Nim):
    """Its rules fail in the middle of a game."""

    def deal(self, seats: int, options: Mapping[str, Setting]) -> tuple[Heap, Turn]:
        return Heap(STICKS), Failing(0)


class Failing(Turn):
    def chosen(self, t: Heap, seat: Seat, action: Action) -> Turn:
        super().chosen(t, seat, action)
        return Failing(1 - seat) if t.sticks > 10 else Turn((0, 1)[seat + 2])


class Forgetful(Nim):
    """It imagines a stick more."""

    def imagine(self, view: HeapView, rng: random.Random) -> State[Heap]:
        return State(Heap(view.sticks + 1), view.phase)


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is known, for one test."""
    posse.games()
    found = import_module("posse.games")  # as an attribute, `games` is a function
    for place, known in ((kernel.game, "_makers"), (kernel.game, "_loaded"), (found, "_packages")):
        monkeypatch.setattr(place, known, getattr(place, known).copy())
    posse.register(posse.Package("nim", Nim))


@pytest.mark.usefixtures("nim")
def test_a_game_that_says_little_passes() -> None:
    check = Check(Subject(Nim()))
    check.run(games=3)
    assert check.holds, [verdict for verdict in check.verdicts.values() if not verdict.holds]
    assert check.games == 3
    untried = [verdict.law for verdict in check.verdicts.values() if not verdict.tried]
    assert untried == ["histories_look_alike"]


@pytest.mark.usefixtures("nim")
def test_a_check_without_a_number_of_games_ends_in_time() -> None:
    check = Check(Subject(Nim()))
    check.run(seconds=0.0)
    assert check.games == 1
    assert check.verdicts["nobody_is_stuck"].tried == 1


@pytest.mark.usefixtures("nim")
def test_a_broken_law_is_told_with_its_place() -> None:
    check = Check(Subject(Forgetful()), seed=5)
    check.run(games=2)
    verdict = check.verdicts["views_survive_imagination"]
    assert verdict.problem == "what seat 0 imagines looks otherwise to it"
    assert verdict.place is not None
    assert (verdict.place.game, verdict.place.seats) == (1, 2)
    assert verdict.place.inputs is not None
    again = Check(Subject(Forgetful()), seed=5)
    again.run(games=2)
    assert again.verdicts["views_survive_imagination"] == verdict, "with the same seed it is found again"


@pytest.mark.usefixtures("nim")
def test_rules_that_fail_are_told_with_their_line() -> None:
    check = Check(Subject(Unfinished()))
    check.run(games=2)
    assert "IndexError" in check.verdicts[ENDS].problem
    assert "test_check.py, line" in check.verdicts[ENDS].problem


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_law_has_a_sentence(language: str) -> None:
    for law in LAWS:
        assert words(language).has(f"cli-check-law-{law}")


def test_the_laws_run_with_every_value_of_every_option() -> None:
    class Larger(Nim):
        most = 3

        @property
        def options(self) -> tuple[Option, ...]:
            return (Option("sticks", 20, bounds=(3, 30)), kernel.switch("last_wins"))

    tables = list(setups(Subject(Larger())))
    options: list[dict[str, object]] = [{}, {"sticks": 3}, {"sticks": 30}, {"last_wins": True}]
    assert tables == [(seats, option) for seats in (2, 3) for option in options]


# --- the command ---


@pytest.mark.usefixtures("nim")
def test_the_command_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    assert app(["check", "nim", "--games", "1", "--lang", "en"], result_action="return_value") == 0
    told = capsys.readouterr().out
    parts = ("bots:", "report:", "terminal:", "words:", "testing:", "sticks: int without bounds")
    for part in (*parts, "Nim: all laws hold (1 game, seed 0)."):
        assert part in told, told


def test_the_command_finds_a_package_by_its_module(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["check", "posse.games.stage_coach:PACKAGE", "--games", "1", "--lang", "it"]
    assert app(command, result_action="return_value") == 0
    assert "Stage Coach: tutte le leggi valgono" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("no such game", "unknown-game"),
        ("nowhere", "unknown-game"),
        ("posse.games.nowhere", "broken-game"),
        ("posse.games:register", "broken-game"),
        ("json", "broken-game"),
    ],
)
def test_what_is_no_package_is_refused(place: str, reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        app(["check", place], result_action="return_value")


@pytest.mark.usefixtures("nim")
def test_a_broken_law_is_the_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    posse.register(posse.Package("nim", Forgetful))
    assert app(["check", "nim", "--games", "1", "--lang", "en"], result_action="return_value") == 1
    told = capsys.readouterr().out
    assert "views_survive_imagination: what seat 0 imagines looks otherwise to it" in told
    assert "Nim: a law is broken (1 game, seed 0)." in told
