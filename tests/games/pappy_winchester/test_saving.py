"""Positions saved, imagined and redacted, in every phase; impossible positions are refused."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import posse
from games.pappy_winchester.estate import GAME, conserved, estate, play, sold
from laws.subjects import subject_of
from posse.games.pappy_winchester.rules import Estate
from posse.games.pappy_winchester.rules.auction import Bidding, Duelling
from posse.kernel import Chance, Damaged, Over, Record, State
from posse.laws import any_input, setups
from posse.laws.position_laws import everyone

SUBJECT = subject_of("pappy-winchester")


def positions(seed: int, games: int = 1) -> Iterator[State[Estate]]:
    """Yield every position of some random games, over all table options."""
    rng = random.Random(seed)
    for seats, options in list(setups(SUBJECT)) * games:
        state = GAME.setup(seats, options)
        yield state
        while any_input(state, rng) is not None:
            yield state


def test_every_phase_is_saved_and_taken_up_again() -> None:
    seen = set()
    for state in positions(1):
        if type(state.phase) in seen:
            continue
        seen.add(type(state.phase))
        twin = GAME.load(GAME.dump(state))
        assert GAME.dump(twin) == GAME.dump(state)
        for seat in everyone(SUBJECT, state):
            assert GAME.brief(twin, seat).encode() == GAME.brief(state, seat).encode()
        here, there = random.Random(3), random.Random(3)
        ours = state.clone()
        while (words := any_input(ours, here)) is not None:
            assert any_input(twin, there) == words
        assert GAME.dump(twin) == GAME.dump(ours)
    assert seen == set(GAME.phases)


# -- impossible positions


def saved() -> dict[str, Any]:
    """Seat 1 has bid four for plot 17; mine 3 was looked at, mine 2 is sold."""
    state = estate(plots=[[2], [8, 9], []], cards={"mine3": (6, [2])}, common=["five_plots"])
    play(state, "chance plot 17, 0 pass, 1 bid 4")
    data = json.loads(GAME.dump(state))
    assert isinstance(data, dict)
    return data


def test_what_is_damaged_below_is_sound_before() -> None:
    assert GAME.load(json.dumps(saved()))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("first", 3),
        ("first", -1),
        ("first", True),
        ("plot", 20),
        ("plot", 0),
        ("plot", 8),
        ("hats", [[2], [8, 9]]),
        ("hats", [[2], [8, 9], [2]]),
        ("hats", [[2], [8, 9], [20]]),
        ("hats", [[2], [8, 8], []]),
        ("lying", []),
        ("held", [0] * 9),
        ("held", [-1] * 9),
        ("duels", 8),
        ("purses", [8, 8]),
        ("purses", [8, 8, -8]),
        ("purses", [8, 9, 8]),
        ("purses", ["8", 8, 8]),
        ("purses", [21, 3, 0]),
        ("saloon", -1),
        ("saloon", 2),
        ("bank", 10**9),
        ("bank", 0),
        ("common", ["five_plots"] * 5),
        ("common", ["six_plots"]),
        ("common", []),
        ("taken", [0, 0, 0, 0, 0]),
        ("taken", [-1, 3, 0, 0, 0]),
        ("boat", "w8"),
        ("boat", "r1"),
        ("train", ""),
        ("buried", 15),
        ("buried", 16),
        ("values", [-1, 6, -1, -1]),
        ("values", [6, 6, -1, -1]),
        ("values", [0, 5, -1, -1]),
        ("values", [0, -1, -1, -1]),
        ("seen", [0, 0, 0, 0]),
        ("seen", [0, 8, 0, 0]),
        ("objectives", [["forest", "river"]] * 3),
        ("objectives", [["forest"], [], []]),
        ("spied", [8] * 6),
    ],
)
def test_a_table_that_cannot_be_is_refused(field: str, value: object) -> None:
    data = saved()
    data["table"][field] = value
    with pytest.raises(Damaged):
        GAME.load(json.dumps(data))


@pytest.mark.parametrize(
    "phase",
    [
        {"phase": "Bidding", "bid": 9, "bidder": 1, "within": 6, "turn": 2},  # more than the bidder has
        {"phase": "Bidding", "bid": 4, "bidder": 1, "within": 6, "turn": 0},  # passed already
        {"phase": "Bidding", "bid": 4, "bidder": 2, "within": 6, "turn": 2},  # against their own bid
        {"phase": "Bidding", "bid": 4, "bidder": -1, "within": 6, "turn": 2},
        {"phase": "Bidding", "bid": 0, "bidder": -1, "within": 0, "turn": 2},
        {"phase": "Bidding", "bid": 0, "bidder": -1, "within": 15, "turn": 2},
        {"phase": "Duelling", "bid": 4, "challenger": 2, "rival": 1},  # the challenger's token is not spent
        {"phase": "Drawing"},
        {"phase": "Moving", "seat": 1},
        {"phase": "Rumour", "seat": 1},
        {"phase": "Peeking", "seat": 1, "card": 2},
        {"phase": "Unearthing", "seat": 1, "card": 2, "dry": False},
        {"phase": "Dealing", "seat": 1},
        {"phase": "Placing", "vehicle": "coach"},
        {"phase": "Will"},
    ],
    ids=str,
)
def test_a_phase_that_does_not_fit_its_table_is_refused(phase: dict[str, object]) -> None:
    with pytest.raises(Damaged):
        GAME.load(json.dumps({**saved(), "phase": phase}))


def test_no_auction_begins_before_the_tokens_are_laid() -> None:
    state = estate()
    play(state, "chance plot 17")
    data = json.loads(GAME.dump(state))
    data["table"]["lying"] = [""] * 19
    with pytest.raises(Damaged):
        GAME.load(json.dumps(data))


# -- imagination


def test_what_is_imagined_is_sound_and_looks_the_same() -> None:
    """No note too many, a standing bid that can be paid, and a game that can be played to its end."""
    rng = random.Random(5)
    for state in positions(2):
        if rng.random() > 0.1:
            continue
        for seat in everyone(SUBJECT, state):
            view = GAME.view(state, seat)
            other = GAME.imagine(view, rng)
            assert GAME.view(other, seat) == view
            conserved(other)  # it can be saved and loaded
            phase = other.phase
            if isinstance(phase, Bidding) and phase.bidder >= 0:
                assert other.table.purses[phase.bidder] >= phase.bid
            if isinstance(phase, Duelling):
                assert min(other.table.purses[s] for s in (phase.challenger, phase.rival)) >= phase.bid
        last = GAME.imagine(GAME.view(state, 1), rng)
        while any_input(last, rng) is not None:
            assert SUBJECT.conserved(last) == 110
        assert isinstance(last.ask(), Over)


def test_imagination_ranges_over_all_that_is_hidden() -> None:
    """Seat 0 knows one of seat 1's objectives and the ranch; the rest differs from one imagined position to
    another."""
    state = estate(
        purses=[5, 6, 7],
        secret=["forest river", "desert saloon", "mines ranch"],
        spied={"heir1a": [0]},
        cards={"ranch": (8, [0]), "mine3": (6, [2])},
    )
    view, rng = GAME.view(state, 0), random.Random(2)
    tables = [GAME.imagine(view, rng).table for _ in range(400)]
    assert {t.purses[0] for t in tables} == {5}
    assert {t.purses[1] for t in tables} == set(range(14))
    assert {t.objectives[0] for t in tables} == {("forest", "river")}
    assert {t.objectives[1][0] for t in tables} == {"desert"}
    unknown = {"prairie", "saloon", "rails", "mines", "ranch", "rumour_tokens", "move_tokens"}
    assert {t.objectives[1][1] for t in tables} == {t.objectives[2][0] for t in tables} == unknown
    at = {card: number for number, card in enumerate(state.table.land.card_ids)}
    assert {t.values[at["ranch"]] for t in tables} == {8}
    assert {t.values[at["mine3"]] for t in tables} == {0, 2, 3, 4, 6}
    assert {t.values[at["mine4"]] for t in tables} == {-1}  # nobody has seen it: it has no value yet


# -- redacted records


def played(seed: int, seats: int = 3) -> Record:
    state, rng = GAME.setup(seats), random.Random(seed)
    record = Record.begin(GAME, state, seats)
    while (words := any_input(state, rng)) is not None:
        record.inputs.append(words)
    return record


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_finished_game_is_told_whole_for_all_was_shown_at_its_end(seats: int) -> None:
    record = played(seats, seats)
    for seat in (*range(seats), None):
        told = GAME.redact(record, seat)
        assert told.inputs == record.inputs
        assert GAME.dump(told.final()) == GAME.dump(record.final())
    final = record.final()
    shown = GAME.view(final, None)
    assert shown.purses == final.table.purses
    assert shown.objectives == final.table.objectives
    assert shown.values == final.table.values
    assert -1 not in shown.values


@pytest.mark.parametrize("left", [1, 5, 60])
def test_an_unfinished_game_is_told_to_nobody(left: int) -> None:
    record = played(1)
    del record.inputs[-left:]
    for seat in (0, 1, 2, None):
        with pytest.raises(posse.Illegal, match="not-over"):
            GAME.redact(record, seat)


def test_nothing_is_decided_before_somebody_sees_it() -> None:
    """A saved game does not contain the future: an unseen card has no value, an undrawn plot no turn."""
    for state in positions(4):
        t = state.table
        for card, value in enumerate(t.values):
            known = bool(t.seen[card]) or not t.buried >> card & 1
            assert (value >= 0) == known
        ask = state.ask()
        if isinstance(ask, Chance) and ask.kind == "plot":
            assert len(ask.outcomes) == 19 - t.owned.bit_count()
            assert not t.plot


def test_the_price_of_a_hidden_card_is_the_same_for_all_who_look() -> None:
    state = estate(tokens={17: "rumour", 18: "rumour"})
    sold(state, 17)
    play(state, "0 look mine4, chance mine 3")
    play(state, "chance plot 18, 0 pass, 1 bid 2, 2 pass")
    assert play(state, "1 look mine4").secret == ["1: saw card=mine4 value=3"]
