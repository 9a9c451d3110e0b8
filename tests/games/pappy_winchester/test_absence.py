"""The defaults of an absent heir (PW-R28), and standing orders."""

from __future__ import annotations

import random

import pytest

import posse
from games.pappy_winchester.estate import GAME, asked, estate, may, play, sold
from laws.subjects import subject_of
from posse.games.pappy_winchester.rules import Estate
from posse.kernel import Decision, Over, Seat, State
from posse.laws import any_input, setups

# -- the default


def test_pw_r28_the_absent_pass() -> None:
    state = estate(purses=[8, 8, 8])
    play(state, "chance plot 17")
    assert may(state)[0] == "pass"
    play(state, "0 pass, 1 bid 3")
    assert may(state)[0] == "pass"


def test_pw_r28_the_last_one_too() -> None:
    state = estate()
    play(state, "chance plot 17, 0 pass, 1 pass")
    assert may(state)[0] == "pass"


@pytest.mark.parametrize(
    ("own", "boat", "train", "default"),
    [
        ([5, 6], "w2", "r1", "sail w2"),
        ([1, 2], "w2", "r1", "steam r1"),
        ([1, 2, 5], "w2", "r1", "steam r1"),
        ([5, 6, 8, 1], "w2", "r1", "sail w2"),
        ([8, 12, 13], "w1", "r5", "steam r5"),
    ],
)
def test_pw_r28_nothing_moves_and_the_vehicle_that_pays_him_most_is_active(
    own: list[int], boat: str, train: str, default: str
) -> None:
    state = estate(plots=[own, [7, 11, 15], []], tokens={17: "move"}, boat=boat, train=train)
    sold(state, 17)
    assert may(state)[0] == default


def test_pw_r28_the_new_plot_counts_too() -> None:
    state = estate(tokens={7: "move"}, boat="w1", train="r3")
    sold(state, 7)
    assert may(state)[0] == "steam r3"


def test_pw_r28_a_rumour_is_about_a_card_of_the_land_as_long_as_one_lies_there() -> None:
    for plots in ([], [2, 3, 4], [13, 2, 4]):
        state = estate(tokens={17: "rumour"}, plots=[[], plots, []])
        sold(state, 17)
        assert not may(state)[0].startswith("look heir")
    state = estate(tokens={17: "rumour"}, cards={"ranch": (4, [0])}, plots=[[], [2, 3, 4], []])
    sold(state, 17)
    assert may(state)[0] == "look ranch"  # seen already, but a card of the land
    state = estate(tokens={17: "rumour"}, plots=[[], [2, 3, 4, 13], []])
    sold(state, 17)
    assert may(state)[0] == "look heir1a"


def test_pw_r28_which_card_depends_on_chance() -> None:
    """It depends on the plot that was drawn; it is not always the same card."""
    found = set()
    for plot in (1, 5, 6, 7, 8, 9, 10, 11):
        state = estate(tokens={plot: "rumour"})
        sold(state, plot)
        found.add(may(state)[0])
    assert found == {"look mine2", "look mine3", "look mine4", "look ranch"}


# -- orders


def obeyed(state: State[Estate], *orders: str) -> str:
    """Return what the orders answer for the seat whose turn it is; `ask` if they do not answer."""
    ask = state.ask()
    assert isinstance(ask, Decision)
    [seat] = ask.seats
    return obeyed_by(state, seat, *orders)


def obeyed_by(state: State[Estate], seat: Seat, *orders: str) -> str:
    brief = GAME.brief(state, seat)
    assert brief.prompt is not None
    book = [GAME.orders.parse(order) for order in orders]
    action = GAME.obey(book, brief.view, brief.prompt, brief.options)
    return "ask" if action is None else str(action)


def bidding(bid: int, purse: int = 8) -> State[Estate]:
    """Plot 17 is under the hammer, seat 1 has bid `bid` (0: nobody has), and it is seat 2's turn."""
    state = estate(purses=[20, 20, purse])
    play(state, "chance plot 17", f"0 {f'bid {bid}' if bid else 'pass'}", "1 pass" if bid else "1 bid 1")
    return state


@pytest.mark.parametrize("plot", ["17", "any"])
@pytest.mark.parametrize("then", ["pass", "ask"])
def test_a_limit_bids_the_least_that_is_enough_up_to_it(plot: str, then: str) -> None:
    order = f"limit {plot} 4 {then}"
    state = estate()
    play(state, "chance plot 17")
    assert obeyed(state, order) == "bid 1"
    play(state, "0 pass")
    assert obeyed(state, order) == "bid 1"
    play(state, "1 bid 2")
    assert obeyed(state, order) == "bid 3"
    assert obeyed(bidding(3), order) == "bid 4"
    assert obeyed(bidding(4), order) == then
    assert obeyed(bidding(7), order) == then


def test_a_limit_for_another_plot_says_nothing() -> None:
    state = bidding(2)
    assert obeyed(state, "limit 16 8 pass") == "ask"
    assert obeyed(state, "limit 16 8 pass", "limit any 3 ask") == "bid 3"
    assert obeyed(state, "limit 17 2 pass", "limit any 8 ask") == "pass"


def test_the_first_order_with_an_answer_counts() -> None:
    state = bidding(2)
    assert obeyed(state, "limit 17 2 ask", "limit any 8 pass") == "bid 3"
    assert obeyed(state, "limit any 8 pass", "limit 17 2 pass") == "bid 3"


@pytest.mark.parametrize("then", ["pass", "ask"])
@pytest.mark.parametrize("purse", [0, 3, 4, 5])
def test_below_the_limit_it_always_answers_and_passes_what_the_purse_cannot_pay(
    purse: int, then: str
) -> None:
    """Asking would take time, and show the table that the purse is empty."""
    assert obeyed(bidding(4, purse), f"limit 17 9 {then}") == ("bid 5" if purse >= 5 else "pass")


@pytest.mark.parametrize("purse", [0, 1, 4, 8, 20])
@pytest.mark.parametrize("bid", [0, 3, 5, 6, 12])
def test_whether_it_answers_depends_on_the_order_and_the_bid_alone(bid: int, purse: int) -> None:
    standing = bid or 1
    state = bidding(bid, purse)
    assert (obeyed(state, "limit any 5 ask") == "ask") == (standing >= 5)
    assert obeyed(state, "limit any 5 pass") != "ask"


@pytest.mark.parametrize(("purse", "said"), [(8, "bid 1"), (1, "bid 1"), (0, "pass")])
def test_alone_it_takes_the_plot_for_one_note(purse: int, said: str) -> None:
    state = estate(purses=[8, 8, purse])
    play(state, "chance plot 17, 0 pass, 1 pass")
    assert obeyed(state, "limit any 5 ask") == said


def test_a_limit_never_duels_moves_or_looks() -> None:
    for token, prompt in (("move", "move"), ("rumour", "rumour")):
        state = estate(tokens={17: token})
        sold(state, 17)
        assert asked(state) == f"{prompt} 0"
        assert obeyed(state, "limit any 40 pass", "limit 17 40 pass") == "ask"
        assert obeyed(state, f"leave {prompt}") == may(state)[0]
        assert obeyed(state, f"leave {'move' if prompt == 'rumour' else 'rumour'}") == "ask"


@pytest.mark.parametrize(
    "words",
    ["limit 20 5 pass", "limit 0 5 pass", "limit 17 41 pass", "limit 17 5 duel", "limit 17 5", "leave bid"],
)
def test_orders_there_are_not(words: str) -> None:
    with pytest.raises(posse.Illegal, match="unknown-order"):
        GAME.orders.parse(words)


def test_whole_games_by_orders_alone() -> None:
    """Every heir has orders for bids, moves and rumours: nobody is ever asked, and all plots are sold."""
    for seed in range(8):
        rng = random.Random(seed)
        seats = 3 + seed % 3
        limits = [rng.randint(1, 12) for _ in range(seats)]
        state = GAME.setup(seats, {"vehicles": "random"})
        while not isinstance(ask := state.ask(), Over):
            if isinstance(ask, Decision):
                [seat] = ask.seats
                words = obeyed_by(state, seat, f"limit any {limits[seat]} pass", "leave move", "leave rumour")
                state.choose(seat, GAME.catalogue.parse(words))
            else:
                any_input(state, rng)
        assert sum([own.bit_count() for own in state.table.hats]) == 19


def test_an_order_answers_alike_whatever_the_seat_cannot_know_and_speaks_whatever_it_has() -> None:
    """The same law as in `posse.laws`, over positions with all table options, for each order of this game."""
    subject, rng = subject_of("pappy-winchester"), random.Random(9)
    book = [GAME.orders.parse(f"limit any {most} {then}") for most in (1, 3, 7) for then in ("pass", "ask")]
    met = set()
    for seats, options in setups(subject):
        state = GAME.setup(seats, options)
        while any_input(state, rng) is not None:
            ask = state.ask()
            if not isinstance(ask, Decision) or ask.prompt != "bid" or rng.random() > 0.15:
                continue
            [seat] = ask.seats
            ours = [obeyed_by(state, seat, str(order)) for order in book]
            for other in subject.lookalikes(state, seat):
                assert [obeyed_by(other, seat, str(order)) for order in book] == ours
            for other in subject.lookalikes(state, None):
                theirs = [obeyed_by(other, seat, str(order)) for order in book]
                assert [said == "ask" for said in theirs] == [said == "ask" for said in ours]
                met |= {(own, said) for own, said in zip(ours, theirs, strict=True) if own != said}
    assert any("pass" in pair for pair in met)  # some purses differed where it mattered
