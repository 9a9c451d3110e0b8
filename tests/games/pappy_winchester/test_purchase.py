"""Step 2: the price, the bonus token, mine and ranch (PW-R9 to PW-R15)."""

from __future__ import annotations

import pytest

from games.pappy_winchester.estate import asked, estate, may, pieces, play, purses, refused, sees, sold
from posse.kernel import Chance

# -- the price


@pytest.mark.parametrize(
    ("seats", "price", "each", "tip"),
    [
        (3, 1, 0, 1),
        (3, 2, 1, 0),
        (3, 5, 2, 1),
        (3, 8, 4, 0),
        (4, 1, 0, 1),
        (4, 2, 0, 2),
        (4, 3, 1, 0),
        (4, 7, 2, 1),
        (4, 8, 2, 2),
        (5, 1, 0, 1),
        (5, 3, 0, 3),
        (5, 4, 1, 0),
        (5, 7, 1, 3),
        (5, 8, 2, 0),
    ],
)
def test_pw_r9_equal_shares_to_all_others_and_the_rest_to_the_saloon(
    seats: int, price: int, each: int, tip: int
) -> None:
    state = estate(purses=[8] * seats, tokens={17: "rumour"}, saloon=2)
    done = sold(state, 17, price)
    assert f"shared seat=0 each={each} tip={tip}" in done.told
    assert purses(state) == [8 - price, *[8 + each] * (seats - 1)]
    assert pieces(state)["saloon"] == f"${2 + tip}"


def test_pw_r9_who_passed_and_who_never_bid_are_paid_alike() -> None:
    state = estate(tokens={17: "rumour"})
    play(state, "chance plot 17, 0 bid 3, 1 pass, 2 bid 6, 0 pass")
    assert purses(state) == [11, 11, 2]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pw_r9_the_forced_note_goes_wholly_to_the_saloon(seats: int) -> None:
    state = estate(purses=[8] * seats, tokens={17: "rumour"})
    play(state, "chance plot 17", *[f"{seat} pass" for seat in range(seats)])
    assert purses(state) == [7, *[8] * (seats - 1)]
    assert pieces(state)["saloon"] == "$2"


# -- the saloon token


def test_pw_r10_the_saloon_pays_what_lay_there_before_and_keeps_this_tip() -> None:
    state = estate(purses=[8, 8, 8, 8], tokens={17: "saloon"}, saloon=5)
    done = sold(state, 17, 5)
    assert done.told[-3:] == [
        "shared seat=0 each=1 tip=2",
        "token seat=0 kind=saloon",
        "jackpot seat=0 amount=5",
    ]
    assert done.changed["heir0"] == "$8 17"
    assert done.changed["saloon"] == "$2"


def test_pw_r10_the_next_saloon_token_finds_that_tip() -> None:
    state = estate(purses=[8, 8, 8, 8], tokens={17: "saloon", 5: "saloon"}, saloon=0)
    sold(state, 17, 5)
    assert sold(state, 5, 3).told[-1] == "jackpot seat=0 amount=2"
    assert pieces(state)["saloon"] == "$0"


@pytest.mark.parametrize(
    ("saloon", "price", "met"), [(0, 1, True), (0, 2, True), (1, 1, False), (1, 2, False)]
)
def test_pw_r11_the_older_amount_alone_makes_the_saloon_empty(saloon: int, price: int, met: bool) -> None:
    """Whether this purchase puts a note into the saloon makes no difference."""
    state = estate(tokens={17: "saloon"}, saloon=saloon, common=["empty_saloon"])
    told = sold(state, 17, price).told
    assert told[-1 - met] == f"jackpot seat=0 amount={saloon}"
    assert ("objective seat=0 id=empty_saloon prize=3" in told) == met
    assert pieces(state)["saloon"] == f"${price % 2}"


def test_pw_r11_an_empty_saloon_and_a_mine_on_the_same_plot() -> None:
    """The mine's card comes between the token and the objective; the objective is still met."""
    state = estate(tokens={3: "saloon"}, saloon=0, common=["empty_saloon"])
    sold(state, 3)
    assert asked(state) == "mine"
    assert play(state, "chance mine 0").told == [
        "revealed seat=0 plot=3 card=mine value=0",
        "objective seat=0 id=empty_saloon prize=3",
    ]


# -- the order of things


def test_pw_r12_hat_token_mine_first_player_objectives() -> None:
    state = estate(
        plots=[[], [1, 9], []],
        held=["", "saloon rumour", ""],
        tokens={2: "move"},
        boat="w1",
        train="r1",
        common=["three_off_river", "one_of_each_token"],
    )
    play(state, "chance plot 2, 0 pass, 1 bid 3, 2 pass")
    assert asked(state) == "move 1"
    assert pieces(state)["first"] == "0"
    play(state, "1 steam r1")
    assert asked(state) == "mine"
    assert pieces(state)["first"] == "0"
    done = play(state, "chance mine 6")
    assert done.told == [
        "revealed seat=1 plot=2 card=mine value=6",
        "objective seat=1 id=three_off_river prize=3",
        "objective seat=1 id=one_of_each_token prize=4",
    ]
    assert pieces(state)["first"] == "1"
    # 8 less the price, two plots along r1, the mine and two piles
    assert purses(state) == [9, 8 - 3 + 2 + 6 + 3 + 4, 9]


def test_pw_r12_the_new_plot_earns_from_its_own_token() -> None:
    state = estate(tokens={12: "move"}, train="r1", boat="w1")
    sold(state, 12)
    assert play(state, "0 sail w5").told[-1] == "earned seat=0 amount=1 vehicle=boat"
    assert purses(state) == [8, 8, 8]


# -- rumours

RIVALS = [f"look heir{seat}{which}" for seat in (1, 2) for which in "ab"]
LAND = ["look mine2", "look mine3", "look mine4", "look ranch"]


def test_pw_r13_any_hidden_card_and_no_way_around_it() -> None:
    state = estate(tokens={17: "rumour"})
    sold(state, 17)
    assert asked(state) == "rumour 0"
    assert sorted(may(state)) == sorted([*RIVALS, *LAND])
    assert refused(state, "0 pass").startswith("not-an-option")
    assert refused(state, "0 look heir0a").startswith("not-an-option")
    assert refused(state, "0 look heir3a").startswith("not-an-option")


def test_pw_r13_cards_turned_over_are_out_of_reach() -> None:
    state = estate(tokens={17: "rumour"}, plots=[[2], [13], [4]])
    sold(state, 17)
    assert sorted(may(state)) == sorted([*RIVALS, "look mine3"])
    assert refused(state, "0 look mine2").startswith("not-an-option")
    assert refused(state, "0 look ranch").startswith("not-an-option")


def test_pw_r13_with_all_cards_of_the_land_gone_the_rivals_are_left() -> None:
    state = estate(tokens={17: "rumour"}, plots=[[2, 3], [13], [4]])
    sold(state, 17)
    assert sorted(may(state)) == RIVALS


def test_pw_r13_the_mine_just_bought_may_be_looked_at() -> None:
    state = estate(tokens={2: "rumour"})
    sold(state, 2)
    done = play(state, "0 look mine2, chance mine 3")
    assert done.secret == ["0: saw card=mine2 value=3"]
    assert done.told == ["looked seat=0 card=mine2", "revealed seat=0 plot=2 card=mine value=3"]
    assert asked(state) == "plot"  # the value was drawn once


def test_pw_r13_an_objective_shows_itself_to_the_one_who_looks() -> None:
    state = estate(tokens={17: "rumour"}, secret=["forest river", "desert saloon", "mines ranch"])
    sold(state, 17)
    done = play(state, "0 look heir2b")
    assert done.told == ["looked seat=0 card=heir2b"]
    assert done.secret == ["0: spied card=heir2b objective=ranch"]
    assert done.changed == {"looked": "heir2b 0"}
    assert [it and it["id"] for it in sees(state, 0)["heirs"][2]["objectives"]] == [None, "ranch"]
    for seat in (1, None):
        assert sees(state, seat)["heirs"][2]["objectives"] == [None, None]


def test_pw_r13_a_card_seen_before_may_be_looked_at_again() -> None:
    state = estate(tokens={17: "rumour"}, cards={"mine3": (6, [0]), "ranch": (0, [1])})
    sold(state, 17)
    again = state.clone()
    assert play(again, "0 look mine3").secret == ["0: saw card=mine3 value=6"]
    # a card that another heir saw keeps its value
    assert play(state, "0 look ranch").secret == ["0: saw card=ranch value=0"]


def test_a_hidden_card_is_drawn_when_it_is_first_seen_from_those_left() -> None:
    state = estate(tokens={17: "rumour"}, plots=[[2]], cards={"mine2": (0, []), "mine3": (6, [1])})
    sold(state, 17)
    play(state, "0 look mine4")
    ask = state.ask()
    assert isinstance(ask, Chance)
    assert ask.outcomes == ((2,), (3,), (4,))
    assert not ask.weights


# -- boat and locomotive


def test_pw_r14_anywhere_on_the_river_or_the_rails_or_not_at_all() -> None:
    state = estate(tokens={17: "move"}, boat="w4", train="r8")
    sold(state, 17)
    assert asked(state) == "move 0"
    every = [*[f"sail w{space}" for space in range(1, 8)], *[f"steam r{space}" for space in range(1, 9)]]
    assert sorted(may(state)) == sorted(every)
    assert refused(state, "0 pass").startswith("not-an-option")


def test_pw_r14_every_plot_along_the_space_pays_its_owner_whoever_that_is() -> None:
    """w4 touches 7, 8, 11 and 12; nobody has 12."""
    state = estate(tokens={17: "move"}, plots=[[], [7, 8], [11, 6]], boat="w1")
    sold(state, 17, 2)
    done = play(state, "0 sail w4")
    assert done.told == [
        "moved seat=0 vehicle=boat space=w4",
        "earned seat=1 amount=2 vehicle=boat",
        "earned seat=2 amount=1 vehicle=boat",
    ]
    # 24 notes in the purses and one in the saloon at first, then three more from the bank
    assert done.changed == {"heir1": "$11 7 8", "heir2": "$10 6 11", "bank": "$82", "boat": "w4"}


def test_pw_r14_a_vehicle_that_stays_is_active_all_the_same() -> None:
    state = estate(tokens={17: "move"}, plots=[[], [5], []], boat="w1", train="r1")
    sold(state, 17, 2)
    done = play(state, "0 sail w1")
    assert done.told == ["moved seat=0 vehicle=boat space=w1", "earned seat=1 amount=1 vehicle=boat"]


def test_pw_r14_only_the_active_vehicle_pays() -> None:
    """Both lie beside plots of seat 1, and only the boat is active."""
    state = estate(tokens={17: "move"}, plots=[[], [5, 1], []], boat="w1", train="r1")
    sold(state, 17, 2)
    assert play(state, "0 sail w2").changed["heir1"] == "$10 1 5"


@pytest.mark.parametrize(
    ("way", "along"),
    [
        ("sail w1", {5, 8}),
        ("sail w2", {5, 6, 8}),
        ("sail w3", {6, 7, 8}),
        ("sail w4", {7, 8, 11, 12}),
        ("sail w5", {11, 12}),
        ("sail w6", {10, 11, 16}),
        ("sail w7", {10, 16}),
        ("steam r1", {1, 2}),
        ("steam r2", {1, 2, 7, 11}),
        ("steam r3", {7, 11}),
        ("steam r4", {7, 8, 11, 12}),
        ("steam r5", {8, 12, 13}),
        ("steam r6", {8, 13, 14}),
        ("steam r7", {14, 15}),
        ("steam r8", {14, 15}),
    ],
)
def test_pw_r14_the_plots_along_each_space(way: str, along: set[int]) -> None:
    """Seat 1 has exactly those plots, seat 2 all others; plot 17 is beside nothing."""
    rest = [plot for plot in range(1, 20) if plot not in along and plot != 17]
    state = estate(tokens={17: "move"}, plots=[[], sorted(along), rest])
    sold(state, 17, 2)
    before = purses(state)
    play(state, f"0 {way}")
    assert [now - then for now, then in zip(purses(state), before, strict=True)] == [0, len(along), 0]


def test_pw_r15_both_vehicles_meet_on_the_bridge() -> None:
    state = estate(tokens={17: "move", 5: "move"}, plots=[[], [7], []], boat="w4", train="r1")
    sold(state, 17, 2)
    assert play(state, "0 steam r4").told[-1] == "earned seat=1 amount=1 vehicle=train"
    assert (pieces(state)["boat"], pieces(state)["train"]) == ("w4", "r4")
    sold(state, 5, 2)
    play(state, "0 steam r8")  # and through it again


# -- mines and the ranch


@pytest.mark.parametrize("value", [0, 2, 3, 4, 6])
def test_a_mine_pays_what_its_card_says_from_the_bank(value: int) -> None:
    state = estate(tokens={3: "rumour"})
    sold(state, 3, 2)
    bank = state.table.bank
    play(state, "0 look heir1a")
    done = play(state, f"chance mine {value}")
    assert done.told == [f"revealed seat=0 plot=3 card=mine value={value}"]
    assert purses(state) == [6 + value, 9, 9]
    assert state.table.bank == bank - value


@pytest.mark.parametrize("value", [0, 4, 8])
def test_the_ranch_pays_what_its_card_says(value: int) -> None:
    state = estate(tokens={13: "saloon"}, saloon=0)
    sold(state, 13, 2)
    assert play(state, f"chance ranch {value}").told[0] == (
        f"revealed seat=0 plot=13 card=ranch value={value}"
    )
    assert purses(state) == [6 + value, 9, 9]


def test_a_mine_that_was_looked_at_pays_what_was_seen() -> None:
    state = estate(tokens={3: "saloon"}, cards={"mine3": (4, [2])}, saloon=0)
    done = sold(state, 3, 2)
    assert done.told[-1] == "revealed seat=0 plot=3 card=mine value=4"
    assert asked(state) == "plot"
    assert purses(state) == [10, 9, 9]
