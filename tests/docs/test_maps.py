"""The maps drawn on the rules pages are the maps that are played, and so is the example."""

from __future__ import annotations

import re
from itertools import accumulate, groupby

import pytest

import posse
from posse.games.stage_coach.rules import COACH, INDIANS, Trail, find, read
from posse.games.stage_coach.rules.land import SHIPPED, Land
from posse.kernel import Event, Seat, State
from posse.words import LANGUAGES
from words.sentences import RULES_PAGES

every_language = pytest.mark.parametrize("language", LANGUAGES)

Inputs = tuple[tuple[Seat, str], ...]

OPENING: Inputs = ((COACH, "destination north"), (COACH, "turn ne"), (INDIANS, "designate w1"))
TURNS: tuple[Inputs, ...] = (
    tuple([(COACH, text) for text in ("ahead", "ahead", "turn e", "ahead", "ahead")]),
    tuple([(INDIANS, text) for text in ("ride w1", "step w", "step w", "step w")]),
    tuple([(COACH, text) for text in ("ahead", "turn ne", "ahead", "ahead", "turn e")]),
    tuple([(INDIANS, text) for text in ("ride w1", "step w", "step w", "step nw")]),
)
STOPPED_SHORT: Inputs = tuple([(INDIANS, text) for text in ("ride w1", "step w", "halt")])
FIGHT: Inputs = ((COACH, "hold"), (INDIANS, "fight w1"))
DIE = 3


def page(language: str) -> str:
    return (RULES_PAGES / f"stage_coach.{language}.md").read_text(encoding="utf-8")


def drawing(land: Land) -> str:
    """A map in the form of the pages: every other row shifted, the letters below."""
    width = land.columns
    rows = [" ".join(land.signs[row * width : (row + 1) * width]) for row in range(land.rows)]
    lines = [f"{row + 1:2}  {' ' * (row % 2)}{signs}" for row, signs in enumerate(rows)]
    letters = " ".join([name.removesuffix("1") for name in land.names[:width]])
    return "\n".join([*lines, f"    {letters}"])


def example(language: str) -> tuple[str, list[str], str]:
    """What the section of the example says before, in and after its numbered turns."""
    [section] = [part for part in page(language).split("\n## ") if "\n4. **" in part]
    before, *items = re.split(r"\n\d\. ", section)
    items[-1], after = items[-1].split("\n\n", 1)
    return before, items, after


def hexes(text: str) -> list[str]:
    return re.findall(r"`([a-z]+\d+)`", text)


def start() -> State[Trail]:
    state: State[Trail] = posse.load("stage-coach").setup(options={"map": "overland"})
    state.listen()
    return state


def play(state: State[Trail], inputs: Inputs) -> list[Event]:
    catalogue = posse.load("stage-coach").catalogue
    for seat, text in inputs:
        state.choose(seat, catalogue.parse(text))
    return state.take_events()


def fight(state: State[Trail]) -> list[str]:
    play(state, FIGHT)
    state.happen((DIE,))
    return [
        str(event) for event in state.take_events() if event.kind in ("fought", "coach_lost", "warrior_lost")
    ]


def went(events: list[Event]) -> list[str]:
    return [str(event.args["to"]) for event in events if event.kind in ("drove", "rode")]


@every_language
def test_the_pages_draw_the_maps_of_the_data(language: str) -> None:
    drawn = re.findall(r"^```\n(.*?)\n```$", page(language), flags=re.S | re.M)
    assert drawn == [drawing(find(name)) for name in SHIPPED]


@every_language
def test_the_pages_name_the_places_and_sizes_of_the_data(language: str) -> None:
    text = page(language)
    listed = re.findall(r"^\| [^|`]+ \| `(\w+)` \| [^|`]+ \| `(\w+)` \|$", text, flags=re.M)
    told = []
    for name in SHIPPED:
        land = find(name)
        places = [land.names[h] for h in (land.start, *land.towns, *land.camps)]
        told += list(zip(places[:5], places[5:], strict=True))
        assert re.search(rf"^\*\*{land.title}\*\* \({land.columns} \w+ {land.rows} ", text, flags=re.M)
    assert listed == told


@every_language
def test_the_example_plays_as_told(language: str) -> None:
    before, items, after = example(language)
    state = start()
    land = state.table.land
    play(state, OPENING)
    assert hexes(before) == [land.names[land.start], land.names[land.villages[0]]]
    for inputs, item in zip(TURNS, items, strict=True):
        assert went(play(state, inputs)) == hexes(item)
        if inputs[0][0] == COACH:
            runs = [len(list(run)) for _, run in groupby([text.split()[0] for _, text in inputs])]
            assert [int(points) for points in re.findall(r"\((\d)", item)] == list(accumulate(runs))
            assert not state.table.in_contact()
    assert state.table.at[0] == state.table.behind()
    assert fight(state) == ["fought warrior=w1 odds=2/1 die=3", "coach_lost loss=1 strength=1"]
    assert state.table.force[0] == 2
    assert re.findall(r"\b\d/\d\b|\bD\d\b|\bX\b", items[-1]) == ["2/1", "D1"]
    assert f" {DIE}" in items[-1]
    village = land.villages[0]
    assert hexes(after) == ["f4", land.names[village]]
    assert village not in state.table.at
    assert not state.table.boarded


@every_language
def test_the_examples_other_fight_ends_as_told(language: str) -> None:
    state = start()
    for inputs in (OPENING, *TURNS[:-1]):
        play(state, inputs)
    assert went(play(state, STOPPED_SHORT)) == ["f4"]
    assert fight(state) == [
        "fought warrior=w1 odds=1/1 die=3",
        "coach_lost loss=1 strength=1",
        "warrior_lost warrior=w1 loss=1 strength=1",
    ]
    *_, after = example(language)
    assert re.findall(r"\b\d/\d\b|\bD\d\b|\bX\b", after) == ["1/1", "X"]


@every_language
def test_the_west_of_cutoff_has_the_two_ways_out_that_are_told(language: str) -> None:
    [line] = [line for line in page(language).splitlines() if line.startswith("**Cutoff**")]
    land = find("cutoff")
    gates = {land.numbers[name] for name in hexes(line)}
    assert len(gates) == 2
    west = {land.start}
    while more := {h for at in west for h in land.near[at] if land.passable(h)} - west - gates:
        west |= more
    assert all(h % land.columns < 3 for h in west)


def test_the_map_that_the_concepts_show_can_be_read() -> None:
    text = (RULES_PAGES.parent / "concepts.md").read_text(encoding="utf-8")
    [shown] = re.findall(r"```toml\n(.*?)```", text, flags=re.S)
    assert read(shown).title == "Pen"
    listed = re.findall(r"`(\S)`", text.partition("| symbol | meaning |")[2].partition("\n\n")[0])
    assert sorted(listed) == sorted(".^WNSVTR")
