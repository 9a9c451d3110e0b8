"""The page of the land and the rules pages say what the data say."""

from __future__ import annotations

import io
import re
import runpy
from pathlib import Path

import pytest
from rich.console import Console

import posse
from games.pappy_winchester.estate import estate, play
from posse.cli import boards
from posse.games.pappy_winchester.rules import will
from posse.games.pappy_winchester.rules.land import NUMBERINGS, PLOTS, Plots, find
from posse.games.pappy_winchester.rules.land import SHIPPED as LANDS
from posse.games.pappy_winchester.terminal_map import character_map
from posse.words import LANGUAGES, words

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "land.md").read_text(encoding="utf-8")
GAME = "pappy-winchester"
every_language = pytest.mark.parametrize("language", LANGUAGES)

THERE = {
    "en": {"mine": "mine", "ranch": "ranch", "beside": "around the ranch", "saloon": "around the saloon"},
    "fr": {"mine": "mine", "ranch": "ranch", "beside": "autour du ranch", "saloon": "autour du saloon"},
    "it": {"mine": "miniera", "ranch": "ranch", "beside": "intorno al ranch", "saloon": "intorno al saloon"},
}


def rules(language: str) -> str:
    return (DOCS / "rules" / f"pappy_winchester.{language}.md").read_text(encoding="utf-8")


def numbers(plots: Plots) -> str:
    return " ".join([str(plot) for plot in range(1, PLOTS + 1) if plots >> plot & 1])


def test_the_page_draws_the_land_as_the_terminal_does() -> None:
    game = posse.load(GAME)
    screen = io.StringIO()
    console = Console(file=screen, width=80, highlight=False)
    console.print(boards.draw(GAME, game.view(game.setup(3), None), words("en"), 80, ()))
    rows = [line.rstrip() for line in screen.getvalue().splitlines()][
        : character_map(find(LANDS[0], "personal"), 79).rows
    ]
    blocks = re.findall(r"^```(\w*)\n(.*?)\n```$", PAGE, flags=re.S | re.M)
    [drawn] = [text for language, text in blocks if not language]
    assert drawn.splitlines() == rows


def test_the_page_has_the_sums_of_the_data() -> None:
    said = re.findall(r"^\| [^|]+ \| ([\d, ]+) \| (?:printed|ours)[^|]*\|$", PAGE, flags=re.M)
    sums = ((will.NOTES, will.PURSE, will.SALOON), will.PILES, (will.MAJORITY,), *will.CARDS.values())
    wanted = [", ".join(map(str, several)) for several in sums]
    assert said == [*wanted, *map(str, will.TOKENS.values())]


@pytest.mark.parametrize("text", [PAGE, *map(rules, LANGUAGES)], ids=["land", *LANGUAGES])
def test_both_lists_are_given(text: str) -> None:
    rows = [
        [numbers(find(LANDS[0], numbering).sets[line]) for numbering in NUMBERINGS]
        for line in ("river", "rails")
    ]
    for personal, common in rows:
        assert f"| {personal} | {common} |" in text


@every_language
def test_the_rules_page_has_the_map_of_the_data(language: str) -> None:
    estate, say, there = find(LANDS[0], "personal"), words(language).say, THERE[language]
    rows = re.findall(r"^\| (\d+) \|(.*)\|$", rules(language), flags=re.M)
    assert len(rows) == PLOTS
    for plot, (number, rest) in zip(estate.plots, rows, strict=True):
        lies = [there[plot.card]] if plot.card else []
        lies += [there["beside"]] if plot.number in estate.around_ranch and plot.card != "ranch" else []
        lies += [there["saloon"]] if plot.number in estate.around_saloon else []
        assert [cell.strip() for cell in (number, *rest.split("|"))] == [
            str(plot.number),
            say(f"{GAME}-terrain-{plot.terrain}").lower(),
            " ".join(map(str, plot.neighbours)),
            " ".join([space.id for space in estate.river if plot.number in space.touches]),
            " ".join([space.id for space in estate.rails if plot.number in space.touches]),
            ", ".join(lies),
        ]


@every_language
def test_the_rules_page_has_the_objectives_of_the_game(language: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", rules(language), flags=re.M)
    for objective in (*will.COMMON, *will.PERSONAL):
        key = f"{GAME}-objective-{objective}"
        assert (words(language).say(key), words(language).say(f"{key}-about")) in rows


def test_the_picture_of_the_board_is_up_to_date() -> None:
    """Else: python3 run.py python scripts/draw_land.py"""
    script = runpy.run_path(str(DOCS.parent / "scripts" / "draw_land.py"))
    assert script["picture"](find(LANDS[0], "personal")) == script["PICTURE"].read_text(encoding="utf-8")
    for language in LANGUAGES:
        assert f"]({script['PICTURE'].name})" in rules(language)


@every_language
def test_the_turn_is_played_as_told(language: str) -> None:
    """Every sum of the numbered steps, in thousands, as it is bid, paid and counted."""
    state = estate(plots=[[5, 10], [1], []], tokens={11: "move"}, common=["one_of_each_terrain"])
    done = play(state, "chance plot 11, 0 bid 2, 1 bid 3, 2 pass, 0 bid 4, 1 pass, 0 sail w6")
    assert {"shared seat=0 each=2 tip=0", "earned seat=0 amount=2 vehicle=boat"} <= set(done.told)
    assert done.told[-1] == "objective seat=0 id=one_of_each_terrain prize=3"
    assert (state.table.purses, state.table.first) == ((9, 10, 10), 0)
    steps = [line for line in rules(language).splitlines() if re.match(r"[1-5]\. .*\bAda\b", line)]
    thousand = {"en": ",000", "fr": "\u202f000", "it": r"\.000"}[language]
    told = [[int(sum) for sum in re.findall(rf"(\d+){thousand}", step)] for step in steps]
    assert told == [[2, 3], [4], [4, 2], [2], [3, 9, 10]]


@every_language
def test_the_example_is_played_as_told(language: str) -> None:
    """Cleo buys for 8, leaves a tip of 2, and takes the 3 that lay there before."""
    state = estate(purses=[8, 8, 8, 8], first=2, saloon=3, tokens={17: "saloon"})
    done = play(state, "chance plot 17, 2 bid 8, 3 pass, 0 pass, 1 pass")
    assert {"shared seat=2 each=2 tip=2", "jackpot seat=2 amount=3"} <= {str(event) for event in done.told}
    assert (state.table.purses, state.table.saloon) == ((10, 10, 3, 10), 2)
    [line] = [line for line in rules(language).splitlines() if "Cleo" in line and "8" in line and "3" in line]
    thousand = {"en": ",000", "fr": "\u202f000", "it": ".000"}[language]
    assert re.findall(rf"(\d){thousand}", line) == ["8", "2", "2", "3", "3", "2"]
