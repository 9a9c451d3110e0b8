"""Every table option: what its texts say in each language, and what it does on a prepared position."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from games.pappy_winchester.estate import GAME, asked, estate, may, play, sees
from golden.words import put
from posse.games.pappy_winchester.rules.land import PLOTS
from posse.games.pappy_winchester.testing import subject
from posse.kernel import Setting
from posse.laws import setups
from posse.words import LANGUAGES, words

PAGES = Path(__file__).parents[3] / "docs" / "rules"


def placed_by(value: Setting) -> str:
    state = GAME.setup(3, {"vehicles": value})
    put(GAME, state, "chance first 2")
    return "chance" if asked(state) == "boat" else asked(state)


def mines(value: Setting) -> str:
    known = estate(numbering=value).table.land
    return " ".join([str(plot) for plot in range(1, PLOTS + 1) if known.sets["mines"] >> plot & 1])


def purses_seen(value: Setting) -> str:
    return " ".join(
        [str(heir["purse"]) for heir in sees(estate(purses=[3, 4, 5], open_ledger=value), 0)["heirs"]]
    )


def token_seen(value: Setting) -> str:
    return str(
        sees(estate(tokens={} if value else {17: "saloon"}, tokens_hidden=value), 0)["plots"][16]["token"]
    )


def asked_after_a_bid(value: Setting) -> str:
    state = estate(duel_by=value)
    play(state, "chance plot 17, 0 pass, 1 bid 5")
    return f"{asked(state)}: {'duel' in may(state)}"


def provenance(value: Setting) -> str:
    return str(GAME.provenances()[str(value)])[:14]


EFFECTS: Mapping[str, tuple[Callable[[Setting], str], Mapping[Setting, str]]] = {
    "vehicles": (placed_by, {"chosen": "place 2", "random": "chance"}),
    "numbering": (mines, {"personal": "2 3 4", "common": "1 2 3"}),
    "open_ledger": (purses_seen, {False: "3 None None", True: "3 4 5"}),
    "tokens_hidden": (token_seen, {False: "saloon", True: "?"}),
    "duel_by": (asked_after_a_bid, {"on_turn": "bid 2: True", "either": "call 1: True"}),
    "map": (provenance, {"reconstructed": "Reconstruction"}),
}
SAID: Mapping[str, Mapping[str, str]] = {
    "vehicles": {"en": "first player|whoever begins", "fr": "qui commence", "it": "chi comincia"},
    "numbering": {"en": "disagree", "fr": "contredisent", "it": "non concordano"},
    "open_ledger": {"en": "sees everybody’s money", "fr": "voit l’argent", "it": "vedono il denaro"},
    "tokens_hidden": {"en": "before it is bought", "fr": "avant l’achat", "it": "prima dell’acquisto"},
    "duel_by": {"en": "one of them", "fr": "l’un d’eux", "it": "uno di loro"},
    "map": {"en": "reconstruction", "fr": "reconstitution", "it": "ricostruzione"},
}
"""What each language's text of an option must say."""


def test_every_option_is_here() -> None:
    assert {option.name for option in GAME.options} == set(EFFECTS) == set(SAID)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_options_values_do_what_is_said(name: str) -> None:
    effect, wanted = EFFECTS[name]
    [option] = [option for option in GAME.options if option.name == name]
    assert option.choices == tuple(wanted)
    assert option.default == option.choices[0]
    assert {value: effect(value) for value in wanted} == dict(wanted)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EFFECTS)
def test_an_options_texts_say_the_same_everywhere(name: str, language: str) -> None:
    say = words(language).say
    key = f"pappy-winchester-option-{name}"
    assert re.search(SAID[name][language], say(f"{key}-about"))
    page = (PAGES / f"pappy_winchester.{language}.md").read_text("utf-8")
    [row] = re.findall(rf"^\| `{name}`.*$", page, flags=re.M)
    effects = EFFECTS[name][1]
    for value in [value for value in effects if isinstance(value, str)]:
        assert f"`{value}`" in row
        assert words(language).has(f"{key}-{value}")
    if name == "numbering":
        for choice, numbers in effects.items():
            assert re.findall(r"\b\d\b", say(f"{key}-{choice}")) == numbers.split()


def test_every_value_is_played_by_the_laws() -> None:
    played = [{**{o.name: o.default for o in GAME.options}, **options} for _, options in setups(subject())]
    for option in GAME.options:
        assert {options[option.name] for options in played} >= set(EFFECTS[option.name][1]), option.name
