"""What is public and what is not (PW-R27), through whole auctions, duels, rumours and refusals."""

from __future__ import annotations

import json
import random
from collections import Counter
from copy import deepcopy

import pytest

from games.pappy_winchester.estate import GAME, asked, estate, may, play, refused, sees, sold
from golden.words import put
from posse.games.pappy_winchester.rules import Estate
from posse.games.pappy_winchester.testing import undisclosed
from posse.kernel import Seat, State
from posse.laws import any_input, same_input
from posse.laws.position_laws import received, refusal, told_to

SECRET = ["forest river", "desert saloon", "mines ranch"]


# -- the view


def test_pw_r27_only_ones_own_purse_and_objectives_are_shown() -> None:
    state = estate(purses=[5, 6, 7], secret=SECRET)
    for seat in (0, 1, 2, None):
        heirs = sees(state, seat)["heirs"]
        assert [heir["purse"] for heir in heirs] == [5 + s if s == seat else None for s in range(3)]
        for heir in heirs:
            own = [it and it["id"] for it in heir["objectives"]]
            assert own == (SECRET[heir["seat"]].split() if heir["seat"] == seat else [None, None])


def test_pw_r27_everything_else_is_public() -> None:
    state = estate(
        plots=[[1], [8, 9], []],
        held=["move", "saloon rumour", ""],
        dueless=[1],
        saloon=4,
        common=["five_plots"],
        cards={"mine3": (6, [2])},
        tokens={17: "saloon"},
    )
    play(state, "chance plot 17, 0 bid 3, 1 pass")
    shown = [deepcopy(sees(state, seat)) for seat in (0, 1, 2, None)]
    for view in shown:
        del view["seat"]
        for heir in view["heirs"]:
            del heir["purse"], heir["objectives"]
        view["plots"][2]["value"] = None  # seat 2 knows
    assert shown[0] == shown[1] == shown[2] == shown[3]
    view = shown[0]
    assert view["auction"] == {"bid": 3, "bidder": 0, "in": [0, 2], "turn": 2}
    assert [heir["plots"] for heir in view["heirs"]] == [[1], [8, 9], []]
    assert [heir["duel"] for heir in view["heirs"]] == [True, False, True]
    assert view["heirs"][1]["tokens"] == {"move": 0, "saloon": 1, "rumour": 1}
    assert (view["saloon"], view["sold"], view["first"], view["plot"]) == (4, 3, 0, 17)
    assert view["plots"][16] == {"plot": 17, "owner": None, "token": "saloon", "card": None, "value": None}


def test_pw_r27_a_card_is_seen_by_those_who_looked_and_that_they_looked_by_all() -> None:
    state = estate(tokens={17: "rumour"}, cards={"mine3": (6, [2])})
    sold(state, 17)
    done = play(state, "0 look ranch, chance ranch 8")
    assert done.told == ["looked seat=0 card=ranch"]
    assert done.secret == ["0: saw card=ranch value=8"]
    values = {seat: [sees(state, seat)["plots"][at]["value"] for at in (2, 12)] for seat in (0, 1, 2, None)}
    assert values == {0: [None, 8], 1: [None, None], 2: [6, None], None: [None, None]}
    for seat in (0, 1, 2, None):
        view = sees(state, seat)
        assert [view["plots"][at]["card"] for at in (2, 12)] == ["mine", "ranch"]
        assert view["looked"] == {"mine2": [], "mine3": [2], "mine4": [], "ranch": [0]}


def test_pw_r27_no_estimate_of_a_rivals_purse_is_shown() -> None:
    """Payments are public and can be added up, but the view does not do it."""
    seen = set()
    for split in ((6, 10), (16, 0), (1, 15)):
        state = estate(purses=[8, *split])
        sold(state, 17, 4)
        seen.add(json.dumps([sees(state, 0), sees(state, None)]))
    assert len(seen) == 1


def test_an_open_ledger_shows_the_purses_and_nothing_more() -> None:
    state = estate(purses=[5, 6, 7], secret=SECRET, open_ledger=True)
    for seat in (0, None):
        heirs = sees(state, seat)["heirs"]
        assert [heir["purse"] for heir in heirs] == [5, 6, 7]
        assert heirs[1]["objectives"] == [None, None]


def test_pw_r27_all_is_shown_when_the_will_is_read() -> None:
    rest = [plot for plot in range(1, 20) if plot != 17]
    state = estate(plots=[[], rest, []], purses=[5, 6, 7], secret=SECRET, tokens={17: "saloon"})
    sold(state, 17, 4)
    for seat in (0, 1, None):
        heirs = sees(state, seat)["heirs"]
        assert [heir["purse"] for heir in heirs] == [5 - 4 + 1, 8, 9]
        assert [it["id"] for it in heirs[2]["objectives"]] == ["mines", "ranch"]


# -- options and refusals


def test_pw_r27_options_go_to_the_one_who_is_asked() -> None:
    state = estate(purses=[5, 6, 7])
    play(state, "chance plot 17, 0 bid 2")
    assert GAME.brief(state, 1).plain()["prompt"] == "bid"
    for seat in (0, 2, None):
        brief = GAME.brief(state, seat).plain()
        assert "options" not in brief
        assert "prompt" not in brief
        assert brief["awaited"] == [1]


@pytest.mark.parametrize("words", ["pass", "bid 1", "bid 7", "duel", "look mine2", "sail w1"])
def test_pw_r27_who_is_not_asked_learns_nothing_by_trying(words: str) -> None:
    said = set()
    for rivals in ((6, 10), (16, 0), (0, 16)):
        state = estate(purses=[8, *rivals])
        play(state, "chance plot 17, 0 pass")
        assert asked(state) == "bid 1"
        said.add(refused(state, f"0 {words}"))
    assert len(said) == 1


def test_pw_r27_ones_own_refusal_tells_ones_own_purse_alone() -> None:
    said = set()
    for rivals in ((6, 10), (16, 0), (3, 13)):
        state = estate(purses=[8, *rivals])
        play(state, "chance plot 17")
        said.add((refused(state, "0 bid 9"), refused(state, "0 duel"), tuple(may(state))))
    assert len(said) == 1


# -- whole turns in step

Met = Counter[str]


def in_step(
    here: State[Estate], there: State[Estate], seat: Seat | None, rng: random.Random, met: Met
) -> None:
    """Play the same inputs in both positions, as long as both accept them.  The seat receives the same bytes
    and the same refusals, until the rules themselves show it the difference."""
    one, two = here.clone(), there.clone()
    one.listen()
    two.listen()
    for _ in range(40):
        assert GAME.brief(one, seat).encode() == GAME.brief(two, seat).encode()
        if seat is not None:
            for action in rng.sample(GAME.catalogue.actions, 8):
                refused_here, refused_there = refusal(one, seat, action), refusal(two, seat, action)
                assert str(refused_here) == str(refused_there)
                met["refusals"] += refused_here is not None and refused_here.reason != "not-asked"
        words = same_input(one, two, rng)
        news, others = one.take_events(), two.take_events()
        told = {event.kind for event in news if event.heard_by(seat)}
        if words is None or told & {"forced", "revealed", "counted", "saw", "spied"}:
            return
        assert told_to(seat, news) == told_to(seat, others)
        met.update([event.kind for event in news])


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pw_r27_whole_turns_look_the_same_whatever_the_others_have(seats: int) -> None:
    rng, met = random.Random(seats), Met()
    for _ in range(3):
        state = GAME.setup(seats, {"vehicles": "random"})
        while any_input(state, rng) is not None:
            if rng.random() < (0.3 if asked(state) == "plot" else 0.02):
                seat = rng.choice((*range(seats), None))
                for other in undisclosed(state, seat):
                    in_step(state, other, seat, rng, met)
    assert {
        "drawn",
        "bid",
        "passed",
        "challenged",
        "duelled",
        "bought",
        "looked",
        "moved",
        "objective",
    } <= set(met)
    assert met["refusals"] > 20


def test_a_duel_and_a_rumour_look_the_same_to_the_third() -> None:
    """Seat 0 watches: the purses, the objectives and the card that seat 2 saw differ each time."""
    seen = set()
    for purses, pair, value in (
        ((8, 8), "desert saloon", 0),
        ((4, 12), "mines ranch", 6),
        ((6, 10), "rails prairie", 3),
    ):
        state = estate(purses=[5, *purses], secret=["forest river", pair], tokens={17: "rumour"})
        told = []
        for words in (
            "chance plot 17",
            "0 pass",
            "1 bid 4",
            "2 duel",
            "chance duel 2",
            "2 look mine3",
            f"chance mine {value}",
        ):
            state.listen()
            state.take_events()
            put(GAME, state, words)
            told.append(told_to(0, state.take_events()))
            told.append([line.decode() for line in received(GAME, state, 0)])
        seen.add(json.dumps(told))
    assert len(seen) == 1
