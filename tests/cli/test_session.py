"""A game at the terminal, typed by a script."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from rich.console import Console

import posse
from laws.subjects import subject_of
from posse.cli.session import Session, begin, resume
from posse.kernel import Record
from posse.words import LANGUAGES, words

PEN = {"map": "pen"}


class Desk:
    """A session whose person reads lines from a script, and whose screen can be read back."""

    def __init__(
        self,
        seated: tuple[str, ...],
        typed: Iterable[str],
        lang: str = "en",
        seed: int = 1,
        name: str = "stage-coach",
    ) -> None:
        game = subject_of("stage-coach").game if name == "stage-coach" else posse.load(name)
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=240, highlight=False, force_terminal=False)
        self.typed: Iterator[str] = iter(typed)
        state, record = begin(game, seated, PEN if name == "stage-coach" else {})
        self.session = Session(
            game, state, record, seated, words(lang), self.console, self.read, random.Random(seed), pace=0
        )

    def read(self, prompt: str) -> str:
        self.screen.write(prompt + "\n")
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    def play(self) -> str:
        self.session.play()
        return self.screen.getvalue()


def any_number(seed: int) -> Iterator[str]:
    """A person who picks numbers blindly, now and then one that is not there."""
    rng = random.Random(seed)
    while True:
        yield str(rng.randint(1, 8))


SEATINGS = (("me", "greedy"), ("greedy", "me"), ("me", "me"), ("greedy", "random"))
ALL = [
    # every seating and every language is often tried, and at length each with each
    pytest.param(seated, lang, marks=[] if number % len(LANGUAGES) == other else pytest.mark.long)
    for number, seated in enumerate(SEATINGS)
    for other, lang in enumerate(LANGUAGES)
]
often_in_english = pytest.mark.parametrize(
    "lang", [pytest.param(lang, marks=[] if lang == "en" else pytest.mark.long) for lang in LANGUAGES]
)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("seated", "lang"), ALL)
def test_whole_games_in_every_language_and_seating(seated: tuple[str, ...], lang: str) -> None:
    desk = Desk(seated, any_number(3), lang)
    screen = desk.play()
    assert isinstance(desk.session.state.ask(), posse.Over)
    assert desk.session.record.inputs[-1].startswith("over ")
    final = desk.session.record.final()
    assert desk.session.game.dump(final) == desk.session.game.dump(desk.session.state)
    roles = [words(lang).say(f"stage-coach-role-{role}") for role in ("coach", "indians")]
    said = {words(lang).say("cli-won", who=role) for role in roles}
    said.add(words(lang).say("cli-drawn", who=", ".join(roles)))
    assert any(line in screen for line in said)


@pytest.mark.long
@often_in_english
def test_a_whole_race_with_real_shots(lang: str) -> None:
    """A person and two bots to Sacramento; the dice of the gunfights really roll."""
    desk = Desk(("me", "greedy", "greedy"), any_number(7), lang, seed=3, name="pony-express")
    screen = desk.play()
    assert isinstance(desk.session.state.ask(), posse.Over)
    assert any(line.startswith("chance shot ") for line in desk.session.record.inputs)
    assert desk.session.chance_source.shot is not None
    final = desk.session.record.final()
    assert desk.session.game.dump(final) == desk.session.game.dump(desk.session.state)
    riders = [words(lang).say(f"pony-express-role-{role}") for role in ("ted", "bill", "harry")]
    assert any(words(lang).say("cli-won", who=rider) in screen for rider in riders)


@pytest.mark.long
def test_a_rivals_dice_never_show() -> None:
    """Whatever is printed for the person while a bot rolls, its hidden dice are question marks."""
    desk = Desk(("me", "greedy", "greedy"), any_number(7), name="pony-express")
    screen = desk.play()
    secret = [event for event in desk.session.log if event.kind == "rolled" and not event.heard_by(0)]
    assert secret
    for event in secret:
        assert words("en").event("pony-express", event) not in screen


def test_words_numbers_and_several_on_a_line() -> None:
    desk = Desk(("me", "greedy"), ["destination south", "turn ne", "2, turn e; halt"])
    desk.play()
    mine = [line for line in desk.session.record.inputs if line.startswith("0 ")]
    assert mine[:5] == ["0 destination south", "0 turn ne", "0 ahead", "0 turn e", "0 halt"]


def test_undo_inside_the_own_turn() -> None:
    desk = Desk(("me", "greedy"), ["1", "turn ne", "ahead", "turn e", "undo", "undo", "turn nw"])
    desk.play()
    mine = [line for line in desk.session.record.inputs if line.startswith("0 ")]
    assert mine == ["0 destination north", "0 turn ne", "0 turn nw"]
    state = desk.session.state
    assert state.played == len(desk.session.record.inputs)
    assert [event.kind for event in desk.session.log].count("drove") == 0


def test_nothing_is_taken_back_across_the_other_sides_move_or_a_die() -> None:
    """After the facing comes the Indians' choice: the opening stands."""
    desk = Desk(("me", "greedy"), ["1", "turn ne", "undo"])
    screen = desk.play()
    assert words("en").say("cli-no-undo") in screen
    assert len(desk.session.record.inputs) == 3


def test_the_opening_secret_may_be_taken_back() -> None:
    desk = Desk(("me", "greedy"), ["destination north", "undo", "destination south", "turn e"])
    desk.play()
    assert desk.session.record.inputs[:2] == ["0 destination south", "0 turn e"]


def test_refusals_say_why_and_change_nothing() -> None:
    typed = ["1", "turn w", "ahead", "turn w", "rest", "fly", "99", "why ahead", "", "quit"]
    desk = Desk(("me", "greedy"), typed)
    screen = desk.play()
    assert words("en").say("stage-coach-reason-edge", hex="-") in screen
    assert "fly" in screen
    assert len([line for line in desk.session.record.inputs if line.startswith("0 ")]) == 2


def test_help_names_every_choice() -> None:
    screen = Desk(("me", "greedy"), ["?", "", "quit"], "it").play()
    assert words("it").say("stage-coach-action-destination-about") in " ".join(screen.split())


def test_save_and_resume(tmp_path: Path) -> None:
    path = tmp_path / "saved.posse"
    desk = Desk(("me", "greedy"), ["1", "turn ne", "ahead", f"save {path}", "", "quit"])
    desk.play()
    game, state, record = resume(Record.read(path))
    assert game.dump(state) == game.dump(desk.session.state)
    again = Desk(("me", "greedy"), any_number(5)).session
    session = Session(
        game, state, record, ("me", "greedy"), again.words, again.console, again.read, random.Random(2), 0
    )
    assert session.play() is not None
    assert record.inputs[: len(desk.session.record.inputs)] == desk.session.record.inputs


def test_the_curtain_hides_the_slip_from_the_other_person() -> None:
    """Between two people the screen is cleared, and the Indians' screen never names the destination."""
    cleared: list[int] = []
    desk = Desk(("me", "me"), ["", "destination south", "turn ne", "", "designate w1", "", "halt"])
    with patch.object(Console, "clear", lambda *_: cleared.append(desk.screen.tell())):
        desk.play()
    screen = desk.screen.getvalue()
    assert len(cleared) == 7  # before and after each curtain, and the last stays drawn
    coach, indians = screen[cleared[1] : cleared[2]], screen[cleared[3] : cleared[4]]
    assert "South Corner" in coach
    assert words("en").say("stage-coach-prompt-designate") in indians
    bound = words("en").say("stage-coach-event-destined", town="south")
    assert bound in coach
    assert bound not in indians
    assert "bound for" not in indians
