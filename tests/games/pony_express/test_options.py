"""Each table option: what it does on a prepared position, and what the pages and the locales say of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from games.pony_express.fights import PAIR, facing, landed, shoot, shootout
from games.pony_express.race import GAME, asked, play, race, riders
from posse.games.pony_express.rules.turn import Claiming
from posse.kernel import Setting, Shot
from posse.words import words

PAGES = Path(__file__).parents[3] / "docs" / "rules"
LANGUAGES = ("en", "fr", "it")
OPTIONS = {option.name: option for option in GAME.options}


def _caught(value: Setting) -> str:
    state = race([10, 10, 20], faces=PAIR, phase=Claiming(), rules={"liars_go_to_jail": value})
    play(state, "0 claim straight, 1 doubt")
    return riders(state)[0]


def _touched(value: Setting) -> str:
    state = facing(figure_must_fall=value)
    play(state, shoot(0, "r2 r1", "r1"))
    return riders(state)[0]


def _met(value: Setting) -> str:
    return asked(landed([11, 11, 2], jailed=[1], prisoners_met=value))


def _price(value: Setting) -> int:
    state = race([24, 26, 30], rules={"desert_price": value})
    state.table.crossed = 0b111
    return state.table.reroll_price(first=False)


def _debt(value: Setting) -> str:
    state = landed([11, 11, 11], gold=[3, 1, 3], poker_debt=value)
    play(state, *[f"chance dice {dice}" for dice in ("A A A A A", "9 9 10 J Q", "9 9 10 J Q")])
    return riders(state)[1]


def _dealt(value: Setting) -> int:
    return len(GAME.setup(3, {"items": value}).table.rest)


def _tremor(value: Setting) -> int:
    state = facing(hand=value)
    play(state, "0 aim 0 0 21 0")
    ask = state.ask()
    assert isinstance(ask, Shot)
    return ask.tremor


def _stray(value: Setting) -> str:
    state = facing(stray_bullet=value)
    play(state, shoot(0, "r1 r2", "r1 r2"))
    return riders(state)[0]


def _last_duel(value: Setting) -> list[str]:
    state = landed([33, 33, 17], last_duel_shots=value)
    play(state, "0 place nw")
    found = []
    for shots in (40, 60, 300):
        if asked(state).startswith("aim"):
            shootout(state, shots)
        found.append(asked(state).split()[0])
    return found


def _heard(value: Setting) -> str:
    state = race([10, 10, 10], faces=PAIR, phase=Claiming(), rules={"doubts": value})
    play(state, "0 claim straight, 2 doubt")
    return asked(state)


EFFECTS: dict[str, tuple[Callable[[Setting], object], dict[Setting, object]]] = {
    "liars_go_to_jail": (_caught, {False: "10 $3", True: "10 $3 jailed"}),
    "figure_must_fall": (_touched, {False: "11 $1 jailed", True: "11 $5"}),
    "prisoners_met": (_met, {False: "prison 1", True: "corner 0"}),
    "desert_price": (_price, {"there": 1, "forever": 2}),
    "poker_debt": (_debt, {"broke": "11 $1", "short": "11 $0 jailed"}),  # $1 is charity
    "items": (_dealt, {True: 20, False: 0}),
    "hand": (_tremor, {"steady": 2, "usual": 4, "shaky": 6, "own": 2}),
    "stray_bullet": (_stray, {"first": "11 $5", "any": "11 $1 jailed"}),
    "last_duel_shots": (
        _last_duel,
        {
            "none": ["aim", "aim", "aim"],
            "20": ["dice", "dice", "dice"],
            "50": ["aim", "dice", "dice"],
            "200": ["aim", "aim", "dice"],
        },
    ),
    "doubts": (_heard, {"first": "chase 2", "drawn": "doubt 1"}),
}


def test_every_option_has_its_effect_here() -> None:
    assert {name: set(effects) for name, (_, effects) in EFFECTS.items()} == {
        name: set(option.choices) for name, option in OPTIONS.items()
    }


@pytest.mark.parametrize("name", EFFECTS)
def test_every_value_does_what_it_says(name: str) -> None:
    effect, expected = EFFECTS[name]
    assert {value: effect(value) for value in expected} == expected


WORDS = {"en": ("yes", "no"), "fr": ("oui", "non"), "it": ("sì", "no")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EFFECTS)
def test_the_page_lists_the_values_and_the_default_comes_first(name: str, language: str) -> None:
    page = (PAGES / f"pony_express.{language}.md").read_text(encoding="utf-8")
    [row] = re.findall(rf"^\| `{name}` \| ([^|]*) \| (.*) \|$", page, flags=re.M)
    yes, no = WORDS[language]
    listed: list[Setting] = [{yes: True, no: False}.get(said, said.strip("`")) for said in row[0].split(", ")]
    assert set(listed) == set(OPTIONS[name].choices)
    assert listed[0] == OPTIONS[name].default
    assert len(row[1]) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EFFECTS)
def test_the_locale_names_the_option_and_every_value(name: str, language: str) -> None:
    say, option = words(language).say, f"pony-express-option-{name}"
    switch = OPTIONS[name].choices == (False, True)
    said = [say(f"{option}-{value}") for value in OPTIONS[name].choices if not switch]
    assert len(set(said)) == len(said)
    assert all(text and option not in text for text in (say(option), say(f"{option}-about"), *said))


@pytest.mark.parametrize(
    ("language", "name", "about"),
    [
        ("en", "figure_must_fall", "rival and bystander alike"),
        ("fr", "figure_must_fall", "l’adversaire comme un passant"),
        ("it", "figure_must_fall", "il rivale come un passante"),
        ("en", "stray_bullet", "our reading"),
        ("fr", "stray_bullet", "notre lecture"),
        ("it", "stray_bullet", "la nostra lettura"),
        ("en", "last_duel_shots", "to the death"),
        ("fr", "last_duel_shots", "à mort"),
        ("it", "last_duel_shots", "all’ultimo sangue"),
        ("en", "prisoners_met", "our reading"),
        ("fr", "prisoners_met", "notre lecture"),
        ("it", "prisoners_met", "la nostra lettura"),
    ],
)
def test_the_locale_says_whose_reading_it_is(language: str, name: str, about: str) -> None:
    assert about in words(language).say(f"pony-express-option-{name}-about")
