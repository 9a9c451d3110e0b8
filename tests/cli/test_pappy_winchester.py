"""The estate at the terminal: the map agrees with the land, fits the screen, and keeps secrets."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from rich.console import Console

import posse
from cli.test_session import Desk, any_number
from posse.cli import boards, playing
from posse.games.pappy_winchester.rules.auction import Bidding
from posse.games.pappy_winchester.rules.land import NUMBERINGS, PLOTS, find
from posse.games.pappy_winchester.rules.land import SHIPPED as LANDS
from posse.games.pappy_winchester.rules.table import UNKNOWN, Estate
from posse.games.pappy_winchester.terminal_map import SALOON, Cell, CharacterMap, character_map
from posse.kernel import Event, Record, Seat, State
from posse.words import LANGUAGES, words

GAME = "pappy-winchester"
LETTERS = "ABCDE"
every_language = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def match(seats: int = 3, **options: Any) -> Record:
    return posse.play(GAME, ["greedy"] * seats, seed=4, options=options).record


def moments(record: Record) -> list[State[Estate]]:
    return [state.clone() for state in record.replay()]


def drawn(state: State[Estate], seat: Seat | None, lang: str = "en", width: int = 80) -> list[str]:
    screen = io.StringIO()
    console = Console(file=screen, width=width, highlight=False, force_terminal=False)
    view = posse.load(GAME).view(state, seat)
    console.print(boards.draw(GAME, view, words(lang), width, ()))
    return screen.getvalue().splitlines()


# --- the map ---


def neighbours(numbering: str) -> set[frozenset[str]]:
    return {frozenset({str(p.number), str(n)}) for p in find(LANDS[0], numbering).plots for n in p.neighbours}


def borders(drawing: CharacterMap) -> set[frozenset[str]]:
    """What lies side by side in the drawing."""
    names = drawing.names
    found = set()
    for (row, column), name in names.items():
        for near in ((row, column + 1), (row + 1, column)):
            if names.get(near, name) != name:
                found.add(frozenset({name, names[near]}))
    return found


@pytest.mark.parametrize("numbering", NUMBERINGS)
def test_the_drawing_has_the_neighbours_of_the_land(numbering: str) -> None:
    """Plots touch in characters where the rules say so and nowhere else; so they do with river and rails."""
    estate = find(LANDS[0], numbering)
    found = borders(character_map(find(LANDS[0], numbering), 79))
    plots = {pair for pair in found if all(name.isdecimal() for name in pair)}
    assert plots == neighbours(numbering)
    for line in ("river", "rails"):
        spaces = {space.id for space in getattr(estate, line)}
        beside = {int(n) for pair in found if pair & spaces for n in pair if n.isdecimal()}
        assert sum([1 << number for number in beside]) == estate.sets[line]


@pytest.mark.parametrize("columns", [60, 70, 79])
def test_everything_on_the_land_has_its_place(columns: int) -> None:
    drawing = character_map(find(LANDS[0], "personal"), columns)
    estate = find(LANDS[0], "personal")
    wanted = {str(plot.number) for plot in estate.plots} | {s.id for s in (*estate.river, *estate.rails)}
    assert set(drawing.regions) == wanted | {SALOON}
    for plot in estate.plots:
        assert whole(drawing.regions[str(plot.number)]), plot.number


def whole(region: frozenset[Cell]) -> bool:
    """Whether one can walk all over it."""
    reached: set[Cell] = set()
    edge = {min(region)}
    while edge:
        reached |= edge
        edge = {
            (r + dr, c + dc) for r, c in edge for dr in (-1, 0, 1) for dc in (-1, 0, 1)
        } & region - reached
    return reached == region


def test_a_fence_stands_between_all_neighbours() -> None:
    drawing = character_map(find(LANDS[0], "personal"), 79)
    fenced = set()
    for row, column in drawing.fences:
        own = drawing.names[row, column]
        for near in ((row, column + 1), (row + 1, column)):
            fenced.add(frozenset({own, drawing.names.get(near, own)}))
    assert {
        frozenset({str(p.number), str(n)}) for p in find(LANDS[0], "personal").plots for n in p.neighbours
    } <= fenced


@pytest.mark.parametrize("numbering", NUMBERINGS)
def test_numbers_hats_and_tokens_stand_on_their_plots(numbering: str) -> None:
    states = moments(match(4, numbering=numbering))
    for state in (states[0], states[len(states) // 2], states[-1]):
        rows = drawn(state, None)
        drawing = character_map(find(LANDS[0], numbering), 79)
        for plot in range(1, PLOTS + 1):
            text = inside(rows, drawing.regions[str(plot)])
            assert re.search(rf"(?<!\d){plot}(?!\d)", text), plot
            owners = [LETTERS[seat] for seat, own in enumerate(state.table.hats) if own >> plot & 1]
            assert set(re.findall(r"\((\w)\)", text)) == set(owners)
            signs = {"move": "»", "saloon": "$", "rumour": "?"}
            assert [sign for sign in "»$?" if sign in text] == [
                sign for kind, sign in signs.items() if kind == state.table.lying[plot]
            ]


def inside(rows: list[str], region: frozenset[Cell]) -> str:
    """What is written within a region, row by row."""
    last = max(row for row, _ in region)
    found = []
    for row in range(last + 1):
        line = rows[row].ljust(79)
        found.append("".join([line[column] if (row, column) in region else " " for column in range(79)]))
    return "\n".join(found)


def test_vehicles_and_tips_are_on_the_map() -> None:
    for state in moments(match())[::11]:
        t = state.table
        text = "\n".join(drawn(state, None)[: character_map(find(LANDS[0], "personal"), 79).rows])
        assert (f"\\{t.boat}/" in text) == bool(t.boat)
        assert (f"[{t.train}]" in text) == bool(t.train)
        assert re.search(rf"\${t.saloon}(?!\d)", text)
        assert len(re.findall(r"\[\d+(?: [MR]\d?)?\]", text)) == (1 if t.plot else 0)


# --- the screen ---


@pytest.mark.sampled(2)
@every_language
@pytest.mark.parametrize("seats", [3, 5])
def test_it_fits_eighty_columns(lang: str, seats: int) -> None:
    """No line is cut or folded: tables end where they began to be set."""
    for state in moments(match(seats))[::70]:
        for seat in (None, 0):
            narrow, wide = [drawn(state, seat, lang, width) for width in (80, 200)]
            assert max(map(len, narrow)) <= 80
            assert [line.rstrip() for line in narrow] == [line.rstrip() for line in wide]


@pytest.mark.sampled
@every_language
def test_the_auction_and_the_objectives_are_told(lang: str) -> None:
    speech = words(lang)
    for state in moments(match())[::11]:
        if isinstance(phase := state.phase, Bidding) and phase.bid:
            text = "\n".join(drawn(state, phase.turn, lang))
            bid = {"plot": state.table.plot, "bid": phase.bid, "seat": phase.bidder}
            assert speech.say("cli-pappy-auction", bid) in text
            for objective in (*state.table.common, *state.table.objectives[phase.turn]):
                part = "" if objective in state.table.common else "-about"
                assert speech.say(f"{GAME}-objective-{objective}{part}") in text


def test_the_will_is_read_item_by_item() -> None:
    last = moments(match())[-1]
    text = "\n".join(drawn(last, None))
    for share in posse.load(GAME).view(last, None).will():
        assert re.search(
            rf"{LETTERS[share.seat]} \w+ +{share.plots} .*{share.cash},.*\${share.total},000", text
        )


# --- secrets ---


def test_only_the_own_purse_and_objectives_are_shown() -> None:
    """A rival's purse is a question mark, and a rival's objective is not named unless it was looked at."""
    for state in moments(match(4))[::45]:
        if isinstance(state.ask(), posse.Over) or not all(state.table.objectives):
            continue
        for seat in (None, 0, 1, 2, 3):
            text = "\n".join(drawn(state, seat))
            view = posse.load(GAME).view(state, seat)
            for other, pair in enumerate(state.table.objectives):
                for which, objective in enumerate(pair):
                    known = view.objectives[other][which] != UNKNOWN
                    assert (words("en").say(f"{GAME}-objective-{objective}-about") in text) == known
            purses = len(re.findall(r" \?$", text, flags=re.M))
            assert purses == (0 if seat is None else 3)


def test_an_open_ledger_is_open() -> None:
    state = moments(match(3, open_ledger=True))[30]
    text = "\n".join(drawn(state, None))
    for seat, purse in enumerate(state.table.purses):
        assert re.search(rf"{LETTERS[seat]} \w+ .* \${purse}(,000)?$", text, flags=re.M)


def test_the_curtain_hides_purse_and_objectives_from_the_next_person() -> None:
    """Two heirs at one screen: what is printed for one never names the other's secrets."""
    cleared: list[int] = []
    desk = Desk(("me", "me", "greedy"), turns(), name=GAME, seed=2)
    with patch.object(Console, "clear", lambda *_: cleared.append(desk.screen.tell())):
        screen = desk.play()
    table = desk.session.state.table
    seen: set[Seat] = set()
    for start, end in zip(cleared[1::2], [*cleared[2::2], len(screen)], strict=False):
        part = screen[start:end]
        named = {
            seat
            for seat in (0, 1)
            for objective in table.objectives[seat]
            if words("en").say(f"{GAME}-objective-{objective}-about") in part
        }
        assert len(named) == 1
        seen |= named
    assert seen == {0, 1}


def turns() -> Iterator[str]:
    """Enter for the curtain, then a bid or a pass; enough for a few auctions without a rumour's secret."""
    for _ in range(12):
        yield ""
        yield "1"


# --- whole games, and what is kept of them ---


@pytest.mark.long
@every_language
@pytest.mark.parametrize("seated", [("me", "greedy", "greedy"), ("random", "greedy", "random")])
def test_whole_auctions_in_every_language(seated: tuple[str, ...], lang: str) -> None:
    desk = Desk(seated, any_number(7), lang, seed=3, name=GAME)
    screen = desk.play()
    assert isinstance(desk.session.state.ask(), posse.Over)
    final = desk.session.record.final()
    assert desk.session.game.dump(final) == desk.session.game.dump(desk.session.state)
    heirs = [words(lang).say(f"{GAME}-role-{role}") for role in desk.session.game.roles(len(seated))]
    assert any(words(lang).say("cli-won", who=heir) in screen for heir in heirs)
    assert words(lang).say("cli-pappy-head-majority") in screen


@pytest.mark.long
@every_language
def test_a_told_game_is_whole_and_replays(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The final count shows everything, so nothing is left out; before it each seat sees its own only."""
    full, told = tmp_path / "full.posse", tmp_path / "told.posse"
    match().write(full)
    assert playing.redact(full, told, seat=1, lang=lang) == 0
    assert Record.read(told).inputs == match().inputs
    assert playing.replay(told, seat=1, all_at_once=True, lang=lang) == 0
    screen = capsys.readouterr().out
    dealt = [line.split()[2:] for line in match().inputs if line.startswith("chance objectives")]
    for seat, pair in enumerate(dealt):
        for objective in pair:
            said = words(lang).event(GAME, Event("dealt", {"id": objective}))
            assert (said in screen) == (seat == 1)
