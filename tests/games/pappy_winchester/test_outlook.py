"""The notes on a choice, from the view alone, and the elements that stand for it."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.pappy_winchester.estate import GAME, asked, estate, play, purses, sold
from posse.games.pappy_winchester.rules import Estate
from posse.kernel import State


def notes(state: State[Estate]) -> dict[str, list[Mapping[str, int | str]]]:
    """Return the notes of the seat that is asked, by option."""
    seat = int(asked(state).split()[1])
    brief = GAME.brief(state, seat)
    assert brief.prompt is not None
    said = GAME.notes(GAME.view(state, seat), brief.prompt, brief.options)
    return {str(action): list(told) for action, told in zip(brief.options, said, strict=True)}


@pytest.mark.parametrize("price", [1, 3, 4, 7])
def test_a_bid_says_what_the_others_get_the_tip_and_what_it_leaves(price: int) -> None:
    """The note is right if nobody bids higher."""
    state = estate(purses=[8, 8, 8, 8], tokens={17: "rumour"})
    play(state, "chance plot 17")
    said = notes(state)[f"bid {price}"]
    assert said == [
        {"note": "shared", "each": price // 3, "tip": price % 3},
        {"note": "left", "purse": 8 - price},
    ]
    play(state, f"0 bid {price}, 1 pass, 2 pass, 3 pass")
    assert purses(state) == [8 - price, *[8 + price // 3] * 3]
    assert state.table.saloon == 1 + price % 3


def test_a_duel_says_what_the_last_bid_costs() -> None:
    state = estate(purses=[8, 8, 8])
    play(state, "chance plot 17, 0 pass, 1 bid 5")
    assert notes(state)["duel"] == [{"note": "shared", "each": 2, "tip": 1}, {"note": "left", "purse": 3}]


def test_the_last_to_pass_is_warned_who_must_buy() -> None:
    state = estate(first=1)
    play(state, "chance plot 17, 1 pass")
    assert notes(state)["pass"] == []
    play(state, "2 pass")
    assert notes(state)["pass"] == [{"note": "forced", "seat": 1, "plot": 17}]


def test_a_journey_says_what_it_pays_oneself_and_the_others() -> None:
    state = estate(plots=[[5], [8, 6], [12]], tokens={7: "move"})
    sold(state, 7, 2)
    said = notes(state)
    assert said["sail w2"] == [{"note": "earned", "own": 1, "others": 2}]
    assert said["sail w4"] == [{"note": "earned", "own": 1, "others": 2}]
    assert said["steam r8"] == [{"note": "earned", "own": 0, "others": 0}]
    before = purses(state)
    play(state, "0 sail w4")
    assert [now - then for now, then in zip(purses(state), before, strict=True)] == [1, 1, 1]


def test_every_note_is_announced() -> None:
    assert set(GAME.noted) == {"shared", "left", "forced", "earned"}


@pytest.mark.parametrize(
    ("words", "element"),
    [
        ("pass", "pass"),
        ("bid 12", "bid:12"),
        ("duel", "duel"),
        ("sail w3", "river:w3"),
        ("steam r8", "rails:r8"),
        ("look mine2", "card:mine2"),
        ("look ranch", "card:ranch"),
        ("look heir3b", "card:heir3b"),
    ],
)
def test_what_one_points_at(words: str, element: str) -> None:
    assert element in GAME.catalogue.parse(words).elements


def test_the_words_there_are() -> None:
    """Every bid that can ever be made, mines anywhere, all spaces a land may have, five heirs' cards."""
    kinds = [action.kind for action in GAME.catalogue]
    counts = {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}
    assert counts.pop("bid") >= 110
    assert counts == {"pass": 1, "duel": 1, "stand": 1, "sail": 12, "steam": 12, "look": 19 + 1 + 10}
