"""Meetings: where there are none, who is met, gunfight or poker, and the corners (PE-R24 to PE-R27)."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest

from games.pony_express.race import asked, may, play, race, refused, riders
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.gunfight import Corners
from posse.games.pony_express.rules.road import PokerGame
from posse.games.pony_express.rules.track import Track, track
from posse.games.pony_express.rules.turn import Claiming
from posse.kernel import Setting, Shot, State

PAIR = "9 9 A K J"
CORNERS = {name: track().corners[name].rider for name in ("nw", "se")}


def arrived(
    to: int,
    others: list[int],
    jailed: tuple[int, ...] = (),
    gold: list[int] | None = None,
    **options: Setting,
) -> State[Race]:
    """Seat 0 has ridden one space to this one, and everybody believed it."""
    state = race([to - 1, *others], faces=PAIR, phase=Claiming(), jailed=jailed, gold=gold, rules=options)
    play(state, "0 claim pair")
    while asked(state).startswith("doubt"):
        play(state, f"{asked(state).split()[1]} believe")
    return state


# -- St Joseph


@pytest.mark.parametrize("space", [2, 3, 4, 5])
@pytest.mark.parametrize("company", [1, 2, 3])
def test_pe_r24_nobody_is_met_in_st_joseph(space: int, company: int) -> None:
    others = [space] * company + [20] * (3 - company)
    state = arrived(space, others)
    assert riders(state) == [f"{seat} $3" for seat in (space, *others)]
    assert asked(state) == "dice 5"
    assert state.table.active == 1
    assert not any(event.kind in ("poker", "faced") for event in state.take_events())


@pytest.mark.parametrize(("company", "prompt"), [(1, "corner 0"), (2, "dice 5")])
def test_pe_r24_the_sixth_space_is_no_longer_peaceful(company: int, prompt: str) -> None:
    state = arrived(6, [6] * company + [20] * (3 - company))
    assert asked(state) == prompt
    assert isinstance(state.phase, Corners if company == 1 else PokerGame)


@pytest.mark.parametrize("company", [0, 1, 2])
def test_pe_r24_an_action_on_a_peaceful_space_would_work(
    company: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mine on space 3: no meeting, but gold."""
    spaces = list(track().spaces)
    spaces[2] = replace(spaces[2], kind="mine")
    monkeypatch.setattr(track(), "spaces", tuple(spaces))
    state = arrived(3, [3] * company + [20] * (2 - company))
    assert state.table.active == 0
    assert asked(state) == "dice 5"
    done = play(state, "chance dice A A K K 9")
    assert done.told == [
        "open_roll seat=0 dice=A A K K 9 hand=two_pairs",
        "paid payer=-1 payee=0 amount=2",
        "began seat=1",
    ]
    assert riders(state)[0] == "3 $5"


# -- prisoners


def test_pe_r25_a_prisoner_is_not_met() -> None:
    """On a plain space the turn is over."""
    state = arrived(11, [11, 20], jailed=(1,))
    assert riders(state) == ["11 $3", "11 $3 jailed", "20 $3"]
    assert asked(state) == "prison 1"


def test_pe_r25_the_space_acts_as_if_he_were_not_there() -> None:
    state = arrived(9, [9, 20], jailed=(1,))
    assert state.table.active == 0
    assert asked(state) == "dice 5"
    done = play(state, "chance dice A A A K K")
    assert done.changed["r0"] == "9 $8"


def test_pe_r25_a_prisoner_takes_no_part_in_a_poker_game() -> None:
    state = arrived(11, [11, 11, 11], jailed=(2,))
    assert state.phase == PokerGame((0, 1, 3), (0, 1, 3))
    play(state, "chance dice A A A K K", "chance dice 9 9 J Q K", "chance dice 9 9 J Q K")
    assert riders(state) == ["11 $7", "11 $1", "11 $3 jailed", "11 $1"]


def test_pe_r25_option_prisoners_are_met() -> None:
    state = arrived(11, [11, 20], jailed=(1,), prisoners_met=True)
    assert asked(state) == "corner 0"
    state = arrived(11, [11, 11], jailed=(1,), prisoners_met=True)
    assert state.phase == PokerGame((0, 1, 2), (0, 1, 2))
    state = arrived(5, [5, 5], jailed=(1,), prisoners_met=True)
    assert asked(state) == "prison 1", "St Joseph stays peaceful"


def test_pe_r25_option_a_prisoner_met_shoots_and_stays_in_prison() -> None:
    """The prisoner stands up for the gunfight; winning it does not set them free."""
    state = arrived(11, [11, 20], jailed=(1,), prisoners_met=True)
    play(state, "0 place nw, 0 aim 0 0 21 0", "chance shot touched fell")
    assert asked(state) == "aim 1"
    done = play(state, "1 aim 0 0 21 0", "chance shot touched r0 fell r0")
    assert done.told[1:] == [
        "duel_won winner=1 loser=0 arrested=0",
        "paid payer=0 payee=1 amount=2",
        "began seat=1",
    ]
    assert riders(state) == ["11 $1", "11 $5 jailed", "20 $3"]
    assert asked(state) == "prison 1"


# -- gunfight or poker


@pytest.mark.parametrize("space", [6, 11, 25, 32])
def test_pe_r26_one_is_a_gunfight_more_are_a_poker_game(space: int) -> None:
    """Four others, each on the space or not, each in prison or not."""
    for here, jailed in product(product([True, False], repeat=4), [(), (1,), (2, 4), (1, 2, 3)]):
        others = [space if one else 3 for one in here]
        state = race([space - 1, *others], faces=PAIR, phase=Claiming(), jailed=jailed, gold=[2] * 5)
        play(state, "0 claim pair")
        while asked(state).startswith("doubt"):
            play(state, f"{asked(state).split()[1]} believe")
        met = tuple([seat for seat in range(1, 5) if here[seat - 1] and seat not in jailed])
        if len(met) == 1:
            assert state.phase == Corners(0, met[0], 0, False, 0)
        elif met:
            assert state.phase == PokerGame((0, *met), (0, *met))
        else:
            assert not isinstance(state.phase, Corners | PokerGame)


def test_pe_r26_poker_is_announced_clockwise_from_the_mover() -> None:
    state = race([11, 11, 10, 11], faces=PAIR, phase=Claiming(), active=2)
    done = play(state, "2 claim pair, 3 believe, 0 believe, 1 believe")
    assert done.told == [
        "claimed seat=2 hand=pair",
        "believed seat=2",
        "moved seat=2 start=10 to=11",
        "poker seats=2 3 0 1",
    ]
    assert asked(state) == "dice 5"


def test_pe_r26_riders_passed_on_the_way_are_not_met() -> None:
    state = race([8, 9, 10], faces="9 9 9 J Q", phase=Claiming())
    play(state, "0 claim three_of_a_kind, 1 believe")
    assert riders(state)[0] == "11 $3"
    assert state.table.active == 1


def test_pe_r26_who_rides_away_is_not_met() -> None:
    """Two shared a space; one leaves it for an empty one."""
    state = arrived(11, [10, 10])
    assert state.table.active == 1
    assert asked(state) == "dice 5"


# -- the corners


def test_pe_r27_the_corners_lie_opposite_each_other() -> None:
    """Counted in millimetres from the north-west of the board."""
    width, height = track().board
    (west, north), (east, south) = CORNERS["nw"], CORNERS["se"]
    assert west < width / 4 < 3 * width / 4 < east
    assert north < height / 4 < 3 * height / 4 < south


@pytest.mark.parametrize("corner", ["nw", "se"])
def test_pe_r27_the_mover_decides_where_each_stands(corner: str) -> None:
    """The mover also shoots first, at the other's corner."""
    state = arrived(11, [11, 20])
    assert asked(state) == "corner 0"
    assert may(state, 0) == ["place nw", "place se"]
    assert refused(state, "1 place nw") == "not-asked (seat=1)"
    assert refused(state, "0 place ne").startswith("unknown-words")
    done = play(state, f"0 place {corner}")
    assert done.told == ["faced shooter=0 target=1 final=0"]
    assert asked(state) == "aim 0"
    _stand_in_corners(state, 0, {0: corner, 1: _opposite(corner)})
    play(state, "chance shot touched fell")
    assert asked(state) == "aim 1"
    _stand_in_corners(state, 1, {0: corner, 1: _opposite(corner)})


@pytest.mark.parametrize("corner", ["nw", "se"])
def test_pe_r27_also_for_the_final_duel_where_the_other_shoots_first(corner: str) -> None:
    state = arrived(33, [33, 20])
    assert asked(state) == "corner 0"
    done = play(state, f"0 place {corner}")
    assert done.told == ["faced shooter=1 target=0 final=1"]
    assert asked(state) == "aim 1"
    _stand_in_corners(state, 1, {0: corner, 1: _opposite(corner)})


def _opposite(corner: str) -> str:
    return {"nw": "se", "se": "nw"}[corner]


def _stand_in_corners(state: State[Race], shooter: int, corners: dict[int, str]) -> None:
    """Check that the shot goes from the shooter's line to the other's place; the rest stand on the track."""
    play(state, f"{shooter} aim 0 0 21 0")
    ask = state.ask()
    assert isinstance(ask, Shot)
    places = {figure.id: figure.at for figure in ask.scene.figures}
    for seat, corner in corners.items():
        assert places[f"r{seat}"] == CORNERS[corner]
    assert ask.scene.target == CORNERS[corners[1 - shooter]]
    assert ask.scene.line == track().corners[corners[shooter]].line
    assert places["r2"] == track().place(20)
    assert {figure.kind for figure in ask.scene.figures} == {"rider", "indian"}
    x, y = CORNERS[corners[shooter]]
    middle = [sum(axis) / 2 for axis in zip(*ask.scene.line, strict=True)]
    assert abs(middle[0] - x) + abs(middle[1] - y) < 100, "the line is in front of the shooter's own place"


def test_pe_r27_the_riders_come_back_to_their_space() -> None:
    state = arrived(11, [11, 20])
    play(state, "0 place nw")
    for shooter in (0, 1, 0, 1, 0):
        play(state, f"{shooter} aim 0 0 21 0", "chance shot touched fell")
    done = play(state, "1 aim 0 0 21 0", "chance shot touched fell")
    assert done.told == ["shot seat=1 touched= fell=", "duel_drawn one=1 two=0", "began seat=1"]
    assert riders(state) == ["11 $3", "11 $3", "20 $3"]


def test_the_track_used_is_the_one_in_the_data_file() -> None:
    assert isinstance(track(), Track)
    assert [track().space(n).kind for n in (1, 6, 7, 8, 9, 10, 33)] == [
        "plain",
        "relay",
        "station",
        "indians",
        "mine",
        "saloon",
        "sacramento",
    ]
