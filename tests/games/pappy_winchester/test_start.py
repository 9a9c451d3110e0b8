"""The start: the number of heirs, and what is laid out, dealt and drawn (PW-R1, PW-R3 to PW-R5)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import posse
from games.pappy_winchester.estate import (
    COMMON,
    GAME,
    PERSONAL,
    PILES,
    PLOTS,
    TOKENS,
    asked,
    estate,
    may,
    pieces,
    play,
    refused,
    sees,
    settled,
    sold,
)
from posse.games.pappy_winchester.rules import Estate
from posse.kernel import Chance, Setting, State

TOKENS_IN_ORDER = " ".join([kind for kind, count in TOKENS.items() for _ in range(count)])
ON_THE_PILES = " ".join(COMMON[:5])
BOTH_PLACED = ("chance first 1", "1 sail w3", "1 steam r5")
DEALT = (*BOTH_PLACED, f"chance tokens {TOKENS_IN_ORDER}", f"chance common {ON_THE_PILES}")


def set_up(*inputs: str, seats: int = 3, **options: Setting) -> State[Estate]:
    state = GAME.setup(seats, options)
    play(state, *inputs)
    return state


@pytest.mark.parametrize("seats", [0, 1, 2, 6, True, "3"])
def test_pw_r1_three_to_five_heirs_only(seats: int) -> None:
    with pytest.raises(posse.Illegal, match="bad-seats"):
        GAME.setup(seats)


@pytest.mark.parametrize(("seats", "bank"), [(3, 60), (4, 52), (5, 44)])
def test_pw_r1_three_four_and_five_sit_down(seats: int, bank: int) -> None:
    """Eight notes each, one in the saloon, twenty-five on the piles; the rest of 110 is the bank."""
    state = GAME.setup(seats)
    words = pieces(state)
    assert [words[f"heir{seat}"] for seat in range(seats)] == ["$8"] * seats
    assert (words["saloon"], words["bank"]) == ("$1", f"${bank}")
    assert words["duels"] == " ".join(map(str, range(seats)))
    assert len(GAME.roles(seats)) == len(set(GAME.roles(seats))) == seats


def test_the_first_player_is_drawn() -> None:
    state = GAME.setup(5)
    ask = state.ask()
    assert isinstance(ask, Chance)
    assert ask.outcomes == ((0,), (1,), (2,), (3,), (4,))
    assert not ask.weights
    assert play(state, "chance first 3").told == ["began first=3"]
    assert pieces(state)["first"] == "3"


def test_pw_r5_the_first_player_places_boat_then_locomotive() -> None:
    state = set_up("chance first 2")
    assert asked(state) == "place 2"
    assert may(state) == [f"sail w{space}" for space in range(1, 8)]
    assert refused(state, "2 steam r1").startswith("not-an-option")
    assert refused(state, "0 sail w1").startswith("not-asked")
    assert play(state, "2 sail w4").changed == {"boat": "w4"}
    assert may(state) == [f"steam r{space}" for space in range(1, 9)]
    done = play(state, "2 steam r4")
    assert done.told == ["placed vehicle=train space=r4"]
    assert done.changed == {"train": "r4"}
    assert asked(state) == "tokens"


def test_pw_r5_or_chance_does() -> None:
    state = set_up("chance first 2", vehicles="random")
    for kind, spaces in (("boat", 7), ("train", 8)):
        ask = state.ask()
        assert isinstance(ask, Chance)
        assert (ask.kind, len(ask.outcomes), ask.weights) == (kind, spaces, ())
        play(state, f"chance {kind} {ask.outcomes[-1][0]}")
    assert (pieces(state)["boat"], pieces(state)["train"]) == ("w7", "r8")


def test_pw_r4_tokens_lie_face_up_for_all_to_see() -> None:
    state = set_up(*BOTH_PLACED)
    assert refused(state, f"chance tokens {TOKENS_IN_ORDER} move").startswith("impossible-outcome")
    assert refused(state, f"chance tokens {'move ' * 19}").startswith("impossible-outcome")
    play(state, f"chance tokens {TOKENS_IN_ORDER}")
    for seat in (0, 1, 2, None):
        lying = [plot["token"] for plot in sees(state, seat)["plots"]]
        assert " ".join(lying) == TOKENS_IN_ORDER


def test_pw_r4_by_option_face_down_until_they_are_taken() -> None:
    state = estate(tokens_hidden=True, plots=[[5], [8], [12]], held=["move", "saloon", "rumour"])
    for seat in (0, 1, 2, None):
        plots = sees(state, seat)["plots"]
        assert [it["token"] for it in plots] == [None if it["owner"] is not None else "?" for it in plots]
    sold(state, 17)
    ask = state.ask()
    assert isinstance(ask, Chance)
    odds = dict(zip(ask.outcomes, ask.weights, strict=True))
    assert odds == {("move",): 6, ("saloon",): 5, ("rumour",): 5}
    done = play(state, "chance token saloon")
    assert done.told == ["token seat=0 kind=saloon", "jackpot seat=0 amount=1"]


def test_pw_r4_face_down_each_of_the_nineteen_turns_up_once() -> None:
    for seed in range(5):
        state, rng = GAME.setup(3, {"tokens_hidden": True}), random.Random(seed)
        while not isinstance(ask := state.ask(), posse.Over):
            if isinstance(ask, Chance):
                state.happen(ask.sample(rng))
            else:
                assert isinstance(ask, posse.Decision)
                [(seat, options)] = ask.options.items()
                state.choose(seat, rng.choice(options))
        held = [state.table.tokens_of(seat) for seat in range(3)]
        assert [sum(kind) for kind in zip(*held, strict=True)] == [7, 6, 6]


def test_five_of_the_ten_common_objectives_lie_on_the_piles() -> None:
    state = set_up(*DEALT[:-1])
    assert refused(state, "chance common " + " ".join([COMMON[0]] * 5)).startswith("impossible-outcome")
    done = play(state, f"chance common {ON_THE_PILES}")
    assert done.told == [f"posted id={it} prize={prize}" for it, prize in zip(COMMON, PILES, strict=False)]
    for seat in (0, None):
        shown = sees(state, seat)["common"]
        assert [(pile["id"], pile["prize"], pile["taken"]) for pile in shown] == [
            (objective, prize, None) for objective, prize in zip(COMMON, PILES, strict=False)
        ]


def test_pw_r3_each_heir_keeps_both_personal_objectives() -> None:
    state = set_up(*DEALT)
    pairs = ["forest river", "desert saloon", "mines move_tokens"]
    for seat, pair in enumerate(pairs):
        assert asked(state) == "objectives"
        done = play(state, f"chance objectives {pair}")
        assert done.told == []
        assert done.secret == [f"{seat}: dealt id={objective}" for objective in pair.split()]
    assert asked(state) == "plot"
    for seat, pair in enumerate(pairs):
        own = sees(state, seat)["heirs"][seat]["objectives"]
        assert [objective["id"] for objective in own] == pair.split()
    # and both are paid at the end
    rest = [plot for plot in PLOTS if plot not in (8, 17)]
    state = estate(plots=[[8], rest, []], secret=["forest river", "desert saloon", "mines move_tokens"])
    sold(state, 17)
    settled(state)
    [ada, *_] = sees(state, 0)["will"]
    assert [(it["id"], it["count"], it["sum"]) for it in ada["objectives"]] == [
        ("forest", 2, 6),
        ("river", 1, 3),
    ]


def test_no_objective_is_dealt_twice_and_five_heirs_take_all_ten() -> None:
    state = set_up(*DEALT, seats=5)
    play(state, "chance objectives forest river")
    assert refused(state, "chance objectives forest saloon").startswith("impossible-outcome")
    rng = random.Random(1)
    while asked(state) == "objectives":
        ask = state.ask()
        assert isinstance(ask, Chance)
        state.happen(ask.sample(rng))
    dealt = [objective for pair in state.table.objectives for objective in pair]
    assert sorted(dealt) == sorted(PERSONAL)


def test_every_plot_is_as_likely_to_be_drawn_and_none_twice() -> None:
    state = estate(plots=[[1, 2], [19], []])
    ask = state.ask()
    assert isinstance(ask, Chance)
    assert ask.outcomes == tuple([(plot,) for plot in PLOTS if plot not in (1, 2, 19)])
    assert not ask.weights
    assert refused(state, "chance plot 19").startswith("impossible-outcome")


def test_tokens_and_objectives_are_dealt_fairly() -> None:
    """Each token and each objective comes in the first place about as often as expected."""
    rng = random.Random(6)
    state = set_up(*BOTH_PLACED)
    tokens, common = state.ask(), set_up(*DEALT[:-1]).ask()
    assert isinstance(tokens, Chance)
    assert isinstance(common, Chance)
    for place in (0, 9, 18):
        found = Counter([tokens.sample(rng)[place] for _ in range(1900)])
        assert all(abs(found[kind] - 100 * count) < 130 for kind, count in TOKENS.items())
    found = Counter([common.sample(rng)[4] for _ in range(2000)])
    assert set(found) == set(COMMON)
    assert all(abs(count - 200) < 80 for count in found.values())
