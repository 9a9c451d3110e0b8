"""What an option's texts say in three languages is what it does on a prepared position.

For every value: what is seen on the board, and the words for it, which must stand in the option's own text
and in its row of the rules page.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from games.stage_coach.draw import GAME, asked, game_on, may, play, position
from posse.games.stage_coach.rules.turn import Journey
from posse.kernel import Setting
from posse.words import LANGUAGES, words

PAGES = Path(__file__).parents[3] / "docs" / "rules"
PRAIRIE = """
    . . T . . V .
     . . . . . . T
    W . . T . . N
     . . . . . . T
    . . T . . V S
"""
PAIR = """
    . . . . . N S
     . C 1 . . . .
    . . . . . . .
"""
GATE = """
    . . . . .
     N 1 S . C
    . . . . .
"""
CROWD = """
    . 1 2 . . N S
     . C . . . . .
    . . . . . . .
"""


def second_rider(value: Setting) -> str:
    """The Indians' turn in which the village warrior who was not chosen can first ride."""
    state = game_on(PRAIRIE, second_village=value)
    play(state, "0 destination north, 0 turn e, 1 designate w1, 0 halt")
    for turn in range(1, 5):
        if "ride w2" in may(state, 1):
            return f"turn {turn}"
        play(state, "1 rest, 0 halt")
    return "sleeps"


def turns(value: Setting) -> str:
    """What a turn by one, two and three sixths leaves of five points."""
    left = []
    for to in ("ne", "nw", "w"):
        state = position(PAIR, turning=value)
        play(state, f"0 turn {to}")
        assert isinstance(state.phase, Journey)
        left.append(state.phase.points)
    return str(left)


def towns(value: Setting) -> str:
    """The towns that a warrior between them can enter."""
    state = position(GATE, side="indians", towns_closed=value)
    play(state, "1 ride w1")
    return " ".join([step for step in ("step w", "step e") if step in may(state, 1)])


def nobody_awake(value: Setting) -> str:
    state = position(PAIR.replace("1", "."), reinforcements=value, adjudicate=False)
    play(state, "0 halt")
    return asked(state).partition(", turn")[0]


def who_proposes(value: Setting) -> str:
    state = position(PAIR, proposals=value)
    play(state, "0 halt")
    return " ".join([line[: len("contact 0")] for line in asked(state).splitlines()])


def after_a_move(value: Setting) -> str:
    """Whether the coach may fight w2, beside which it began and ended its move."""
    state = position(CROWD, fight_or_move=value)
    play(state, "0 ahead, 0 halt")
    return asked(state).split()[0]


def after_the_last(value: Setting) -> str:
    done = play(position(PAIR, strength=4, adjudicate=value), "0 halt, 0 fight w1, die 1")
    return " ".join([line.split()[0] for line in done.told[-2:]])


def last_turn(value: Setting) -> str:
    state = position(PAIR, turn=40, turn_limit=value, out="1", awake="3")
    return play(state, "0 halt, 1 rest").told[-1].split()[0]


class Said(NamedTuple):
    """What one value does, and the words for it on the form and on the rules page."""

    option: str
    value: Setting
    observe: Callable[[Setting], str]
    seen: str
    form: tuple[str, str, str]
    page: tuple[str, str, str]


ASLEEP = ("sleeps", "dort", "dorme")
SECOND = ("second turn", "deuxième tour", "secondo turno")
ANGLE = ("whatever the angle", "quel que soit l’angle", "qualunque sia l’angolo")
SIXTH = ("each sixth", "par sixième", "ogni sesto")
CLOSED = (
    "North City or South Corner",
    "ni à North City ni à South Corner",
    "né a North City né a South Corner",
)
PLACES = ("North City and South Corner", CLOSED[1], CLOSED[2])
MOUNTAINS = ("only the mountains", "que les montagnes", "solo le montagne")
WAKE = ("wake one sleeper", "réveillent un dormeur", "svegliano un guerriero")
OVER = ("ridden over", "passe sur lui", "passa sopra")
EITHER = ("either", "deux camps", "parte")
ON_TURN = ("whose turn it is", "dont c’est le tour", "di turno")
SAME = ("the same enemy", "le même ennemi", "lo stesso nemico")
THEN = ("then", "puis", "poi")
CHOOSE = ("strict reading", "lecture stricte", "lettura stretta")
AT_ONCE = ("at once", "aussitôt", "subito")
PLAY_ON = ("play", "joue", "gioca")
DRAW = ("draw", "nulle", "pari")
NONE = ("limit", "limite", "limit")

TOLD = (
    Said("second_village", "sleeps", second_rider, "sleeps", ("Sleeps", "Il dort", "Dorme"), ASLEEP),
    Said("second_village", "rides", second_rider, "turn 2", SECOND, SECOND),
    Said("turning", "any", turns, "[4, 4, 4]", ANGLE, ANGLE),
    Said("turning", "sixths", turns, "[4, 3, 2]", SIXTH, SIXTH),
    Said("towns_closed", False, towns, "step w step e", MOUNTAINS, MOUNTAINS),
    Said("towns_closed", True, towns, "", CLOSED, PLACES),
    Said("reinforcements", False, nobody_awake, "journey 0: halt, ahead", OVER, OVER),
    Said("reinforcements", True, nobody_awake, "reinforce 1: wake w1, wake w2", WAKE, WAKE),
    Said("proposals", "either", who_proposes, "contact 0 contact 1", EITHER, ("Either", *EITHER[1:])),
    Said("proposals", "on_turn", who_proposes, "contact 0", ON_TURN, ON_TURN),
    Said("fight_or_move", False, after_a_move, "contact", THEN, CHOOSE),
    Said("fight_or_move", True, after_a_move, "muster", SAME, SAME),
    Said("adjudicate", True, after_the_last, "adjudicated ended", AT_ONCE, AT_ONCE),
    Said("adjudicate", False, after_the_last, "skipped began", PLAY_ON, PLAY_ON),
    Said("turn_limit", 40, last_turn, "ended", DRAW, DRAW),
    Said("turn_limit", "none", last_turn, "began", NONE, ("`none`",) * 3),
)


@pytest.mark.parametrize("told", TOLD, ids=lambda told: f"{told.option}-{told.value}")
def test_an_option_does_what_its_texts_say(told: Said) -> None:
    assert told.observe(told.value) == told.seen
    for language, form, page in zip(LANGUAGES, told.form, told.page, strict=True):
        key = f"stage-coach-option-{told.option}"
        own = f"{key}-{told.value}"
        speak = words(language)
        text = speak.say(f"{key}-about") + (speak.say(own) if isinstance(told.value, str) else "")
        assert form.lower() in text.lower(), language
        text = (PAGES / f"stage_coach.{language}.md").read_text(encoding="utf-8")
        [row] = re.findall(rf"^\| `{told.option}` \|.*$", text, flags=re.M)
        assert page.lower() in row.lower(), language


def test_every_value_of_every_option_is_told() -> None:
    """But for the maps, which are told by their pictures on the page."""
    known = {(told.option, told.value) for told in TOLD}
    for option in GAME.options:
        if option.name != "map":
            for value in (*option.choices, option.default):
                assert (option.name, value) in known
