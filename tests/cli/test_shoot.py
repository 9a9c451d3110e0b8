"""Shots at the terminal: practised, and asked for field by field in a game."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

from cli.calls import Call
from games.pony_express.race import race
from posse.cli.range_dialogue import ask_range
from posse.cli.session import Session
from posse.cli.shoot import Shooting
from posse.games import load_package
from posse.games.pony_express.rules import gunfight
from posse.games.pony_express.rules.actions import AIMS, Aim, Corner
from posse.kernel import Decision, Record, load
from posse.words import LANGUAGES, words

OFFERED = Aim(0, -2, 21, 1)


class Typist:
    """Types lines, and reads what was asked."""

    def __init__(self, *lines: str) -> None:
        self.lines, self.asked = iter(lines), list[str]()

    def __call__(self, prompt: str) -> str:
        self.asked.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def practised(*lines: str, lang: str = "en", board: int = 0) -> str:
    screen = io.StringIO()
    console = Console(file=screen, width=100, highlight=False, force_terminal=False)
    practice = load_package("pony-express").loaded_practice
    assert practice is not None
    game = load("pony-express")
    Shooting(game, practice, {"hand": "own"}, words(lang), console, Typist(*lines), b"seed", board).run()
    return screen.getvalue()


# --- field by field ---


def test_enter_keeps_what_is_offered() -> None:
    assert ask_range(AIMS, OFFERED, words("en"), Typist("", "", "", "")) == "aim 0 -2 21 1"


def test_what_is_no_such_number_is_asked_again() -> None:
    typist = Typist("x", "99", "-12", "", "33", "1.5", "24", "-1")
    assert ask_range(AIMS, OFFERED, words("en"), typist) == "aim -12 -2 24 -1"
    assert len(typist.asked) == 8
    least, most = AIMS.bounds["along"]
    assert f"{least} to {most}" in typist.asked[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_game_aim_alone_asks_for_every_field(lang: str) -> None:
    phase = gunfight.Aiming(gunfight.Bout(0, 1, Corner.NW, False), False)
    state = race([12, 12, 2], faces="A A K K 9", phase=phase)
    game, screen = load("pony-express"), io.StringIO()
    console = Console(file=screen, width=200, highlight=False, force_terminal=False)
    typist = Typist("aim", "7", "-3", "25", "2")
    seated = ("me", "random", "random")
    record = Record.begin(game, state, 3)
    session = Session(game, state, record, seated, words(lang), console, typist, random.Random(1))
    ask = state.ask()
    assert isinstance(ask, Decision)
    assert session._ask_person(0, ask) == Aim(7, -3, 25, 2)
    shown = screen.getvalue()
    assert "⟦" not in shown
    assert all(f"{name} {low}…{high}" in shown for name, (low, high) in AIMS.bounds.items())


# --- practice ---


def test_shots_are_drawn_judged_and_counted() -> None:
    shown = practised("", "aim 0 0 22 0", "0 0 22 0", "aim", "", "", "", "")
    assert shown.count("◆") + shown.count("*") > 20
    assert "4 shots" in shown
    assert "%" in shown


def test_a_shot_can_be_seen_again() -> None:
    def pictures(shown: str) -> list[str]:
        return [part for part in shown.split("┌") if "*" in part.partition("└")[0]]

    once, other, again = pictures(practised("0 0 22 0", "5 9 24 0", "again 1"))
    assert once.partition("└")[0] == again.partition("└")[0] != other.partition("└")[0]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("board 99", "no practice board 98"),
        ("board", "no practice board -1"),
        ("again", "no shot 0"),
        ("again 5", "no shot 5"),
        ("nonsense", "nonsense"),
        ("aim 0 0 99 0", "aim 0 0 99 0"),
    ],
)
def test_nonsense_is_refused_in_words(typed: str, told: str) -> None:
    shown = practised(typed)
    assert told in shown
    assert "%" not in shown  # nothing was fired


def test_another_board_begins_to_count_again() -> None:
    shown = practised("", "board 6", "")
    assert "One shot" in shown.rpartition("└")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_every_language(lang: str) -> None:
    commands = [words(lang).say(f"cli-shoot-{name}") for name in ("board", "again")]
    help_, leave = (words(lang).say(f"cli-command-{name}") for name in ("help", "quit"))
    shown = practised("", f"{commands[0]} 2", "", commands[1], help_, leave, "", lang=lang)
    assert "⟦" not in shown
    assert words(lang).say("pony-express-practice-bystander") in shown


def test_the_command(posse: Call) -> None:
    done = posse("shoot", "--board", "6", "--seed", "x", "--option", "hand=own", typed="0 0 25 0\nquit\n")
    assert done.returncode == 0
    assert "One shot" in done.stdout
    refused = posse("shoot", "stage-coach")
    assert refused.returncode == 2
    assert "No shot is ever asked for" in refused.stderr
    assert posse("shoot", "--board", "0").returncode == 2
