"""Step 1: bids and passes, the forced purchase, the duel (PW-R6 to PW-R8, PW-R16 to PW-R19)."""

from __future__ import annotations

import pytest

from games.pappy_winchester.estate import asked, estate, may, pieces, play, purses, refused, sold
from posse.kernel import Chance


def bids(low: int, high: int) -> list[str]:
    return [f"bid {amount}" for amount in range(low, high + 1)]


# -- bidding


def test_the_rulebook_example_of_an_auction() -> None:
    """Four heirs and plot 17: 3, 4, pass, 5, 7, pass, pass; two to each other heir, one to the saloon."""
    state = estate(purses=[8, 8, 8, 8], tokens={17: "rumour"})
    done = play(state, "chance plot 17, 0 bid 3, 1 bid 4, 2 pass, 3 bid 5, 0 bid 7, 1 pass, 3 pass")
    assert done.told == [
        "drawn plot=17",
        "bid seat=0 amount=3",
        "bid seat=1 amount=4",
        "passed seat=2",
        "bid seat=3 amount=5",
        "bid seat=0 amount=7",
        "passed seat=1",
        "passed seat=3",
        "bought seat=0 plot=17 price=7",
        "shared seat=0 each=2 tip=1",
        "token seat=0 kind=rumour",
    ]
    assert done.changed == {
        "heir0": "$1 17",
        "heir1": "$10",
        "heir2": "$10",
        "heir3": "$10",
        "saloon": "$2",
        "tokens0": "rumour 1",
    }


def test_the_first_player_begins_and_it_goes_clockwise() -> None:
    state = estate(purses=[8, 8, 8, 8], first=2)
    play(state, "chance plot 17")
    for seat in (2, 3, 0, 1, 2):
        assert asked(state) == f"bid {seat}"
        assert refused(state, f"{(seat + 1) % 4} pass").startswith("not-asked")
        play(state, f"{seat} {'pass' if seat == 3 else may(state)[1]}")
    assert asked(state) == "bid 0"  # 3 has passed


def test_pw_r6_an_opening_bid_is_one_note_or_more_up_to_the_purse() -> None:
    state = estate(purses=[5, 8, 8])
    play(state, "chance plot 17")
    assert may(state) == ["pass", *bids(1, 5)]
    assert refused(state, "0 bid 6") == "beyond-purse (seat=0, amount=6, purse=5)"
    assert refused(state, "0 bid 0").startswith("unknown-words")


def test_pw_r6_a_raise_is_one_note_or_more() -> None:
    state = estate(purses=[8, 8, 8])
    play(state, "chance plot 17, 0 bid 3")
    assert may(state) == ["pass", *bids(4, 8)]
    assert refused(state, "1 bid 3") == "bid-too-low (seat=1, amount=3, bid=3)"
    assert refused(state, "1 bid 2") == "bid-too-low (seat=1, amount=2, bid=3)"
    assert refused(state, "1 bid 9") == "beyond-purse (seat=1, amount=9, purse=8)"


@pytest.mark.parametrize("purse", [0, 1, 2, 3])
def test_pw_r6_who_cannot_pay_more_is_asked_all_the_same(purse: int) -> None:
    """A poor heir must pass in person: an automatic pass would show the table how poor they are."""
    state = estate(purses=[8, purse, 8])
    play(state, "chance plot 17, 0 bid 3")
    assert asked(state) == "bid 1"
    assert may(state) == ["pass"]
    play(state, "1 pass")
    assert asked(state) == "bid 2"


def test_pw_r6_the_highest_bid_there_is_covers_the_richest_heir() -> None:
    """All the notes that can ever be in play fit into one bid."""
    state = estate(purses=[109, 0, 0])
    play(state, "chance plot 17")
    assert may(state)[-1] == "bid 109"


def test_pw_r7_a_pass_before_any_bid_is_final() -> None:
    state = estate()
    play(state, "chance plot 17, 0 pass, 1 bid 2, 2 bid 3")
    assert asked(state) == "bid 1"
    play(state, "1 bid 4")
    assert asked(state) == "bid 2"
    assert refused(state, "0 bid 5").startswith("not-asked")


def test_pw_r7_the_last_one_may_bid_any_sum_he_can_pay_or_pass() -> None:
    """The rulebook's "at least" sets no ceiling."""
    state = estate(purses=[8, 8, 8], tokens={17: "rumour"})
    play(state, "chance plot 17, 0 pass, 1 pass")
    assert asked(state) == "bid 2"
    assert may(state) == ["pass", *bids(1, 8)]
    assert refused(state, "2 bid 9") == "beyond-purse (seat=2, amount=9, purse=8)"
    assert refused(state, "2 duel") == "duel-needs-two (seat=2)"
    bought = play(state, "2 bid 5").changed
    assert bought == {"heir0": "$10", "heir1": "$10", "heir2": "$3 17", "saloon": "$2", "tokens2": "rumour 1"}


def test_pw_r7_by_the_first_version_one_note_was_the_most() -> None:
    state = estate(purses=[8, 8, 8], tokens={17: "rumour"}, version=1)
    play(state, "chance plot 17, 0 pass, 1 pass")
    assert may(state) == ["pass", "bid 1"]
    assert refused(state, "2 bid 2") == "bid-alone (seat=2, amount=2)"
    assert play(state, "2 bid 1").changed == {"heir2": "$7 17", "saloon": "$2", "tokens2": "rumour 1"}


def test_pw_r7_the_last_one_without_a_note_is_asked_too() -> None:
    state = estate(purses=[8, 8, 0])
    play(state, "chance plot 17, 0 pass, 1 pass")
    assert asked(state) == "bid 2"
    assert may(state) == ["pass"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pw_r8_nobody_bids_and_the_first_player_takes_it_for_one_note(seats: int) -> None:
    state = estate(purses=[8] * seats, first=1, tokens={17: "saloon"}, saloon=2)
    passes = [f"{(1 + step) % seats} pass" for step in range(seats)]
    done = play(state, "chance plot 17", *passes)
    assert done.told[-5:] == [
        "forced seat=1 plot=17 price=1",
        "bought seat=1 plot=17 price=1",
        "shared seat=1 each=0 tip=1",
        "token seat=1 kind=saloon",
        "jackpot seat=1 amount=2",
    ]
    assert done.changed == {"heir1": "$9 17", "saloon": "$1", "tokens1": "saloon 1"}
    assert asked(state) == "plot"


def test_pw_r8_free_for_a_first_player_with_an_empty_purse() -> None:
    state = estate(purses=[0, 8, 8], tokens={17: "saloon"}, saloon=3)
    done = play(state, "chance plot 17, 0 pass, 1 pass, 2 pass")
    assert "forced seat=0 plot=17 price=0" in done.told
    assert not [line for line in done.told if line.startswith("shared")]
    assert done.changed == {"heir0": "$3 17", "saloon": "$0", "tokens0": "saloon 1"}


def test_pw_r8_a_forced_purchase_is_a_purchase_like_any_other() -> None:
    """Hat, token, mine, objective; and the first player stays the first player."""
    state = estate(
        purses=[0, 8, 8], first=0, plots=[[5, 8]], tokens={2: "move"}, common=["three_off_river"], boat="w1"
    )
    done = play(state, "chance plot 2, 0 pass, 1 pass, 2 pass, 0 sail w1, chance mine 4")
    assert done.told[4:] == [
        "forced seat=0 plot=2 price=0",
        "bought seat=0 plot=2 price=0",
        "token seat=0 kind=move",
        "moved seat=0 vehicle=boat space=w1",
        "earned seat=0 amount=2 vehicle=boat",
        "revealed seat=0 plot=2 card=mine value=4",
    ]
    assert purses(state) == [6, 8, 8]
    # plots 1 and 9 lie off the river too: with them the objective is met by force
    state = estate(purses=[0, 8, 8], plots=[[1, 9]], tokens={2: "rumour"}, common=["three_off_river"])
    done = play(state, "chance plot 2, 0 pass, 1 pass, 2 pass, 0 look ranch, chance ranch 8, chance mine 0")
    assert done.told[-1] == "objective seat=0 id=three_off_river prize=3"
    assert purses(state) == [3, 8, 8]


def test_the_buyer_is_the_next_first_player() -> None:
    state = estate(first=0, tokens={17: "saloon"})
    play(state, "chance plot 17, 0 bid 1, 1 bid 2, 2 pass, 0 pass")
    assert pieces(state)["first"] == "1"
    play(state, "chance plot 5")
    assert asked(state) == "bid 1"


def test_pw_r19_the_high_bidder_is_never_asked_to_raise_himself() -> None:
    state = estate(purses=[8, 8, 8, 8])
    play(state, "chance plot 17, 0 bid 1, 1 bid 2, 2 pass, 3 pass")
    assert asked(state) == "bid 0"
    play(state, "0 pass")
    assert pieces(state)["heir1"].endswith(" 17")


def test_pw_r19_all_others_passed_before_him() -> None:
    state = estate()
    play(state, "chance plot 17, 0 pass, 1 bid 4, 2 pass")
    assert pieces(state)["heir1"] == "$4 17"


# -- the duel


def test_pw_r16_two_left_and_a_bid_and_it_is_offered_last() -> None:
    state = estate()
    play(state, "chance plot 17, 0 pass, 1 bid 5")
    assert may(state) == ["pass", *bids(6, 8), "duel"]


def test_pw_r16_not_while_three_are_in() -> None:
    state = estate()
    play(state, "chance plot 17, 0 bid 5")
    assert refused(state, "1 duel") == "duel-needs-two (seat=1)"
    play(state, "1 bid 6")
    assert refused(state, "2 duel") == "duel-needs-two (seat=2)"
    play(state, "2 pass")
    assert "duel" in may(state)


def test_pw_r16_not_before_the_first_bid() -> None:
    state = estate()
    play(state, "chance plot 17, 0 pass")
    assert asked(state) == "bid 1"
    assert refused(state, "1 duel") == "duel-needs-bid (seat=1)"
    play(state, "1 pass")
    assert refused(state, "2 duel") == "duel-needs-two (seat=2)"


def test_pw_r16_only_by_the_one_whose_turn_it_is() -> None:
    state = estate()
    play(state, "chance plot 17, 0 pass, 1 bid 5")
    assert refused(state, "1 duel").startswith("not-asked")
    assert refused(state, "0 duel").startswith("not-asked")


def test_pw_r16_either_of_the_two_at_his_turn() -> None:
    state = estate()
    play(state, "chance plot 17, 0 bid 1, 1 pass, 2 bid 2")
    done = play(state, "0 duel")
    assert done.told == ["challenged seat=0 rival=2"]
    assert asked(state) == "duel"


@pytest.mark.parametrize(
    ("winner", "next_auction"),
    [(2, "chance plot 5, 2 bid 1, 0 pass, 1 bid 2"), (1, "chance plot 5, 1 bid 1, 2 bid 2, 0 pass, 1 bid 3")],
)
def test_pw_r16_the_token_is_spent_win_or_lose(winner: int, next_auction: str) -> None:
    state = estate(tokens={17: "saloon"})
    done = play(state, "chance plot 17, 0 pass, 1 bid 5, 2 duel", f"chance duel {winner}")
    assert done.changed["duels"] == "0 1"
    play(state, next_auction)
    assert refused(state, "2 duel") == "duel-spent (seat=2)"


def test_pw_r16_no_second_duel_without_a_token() -> None:
    state = estate(dueless=[2])
    play(state, "chance plot 17, 0 pass, 1 bid 5")
    assert may(state) == ["pass", *bids(6, 8)]
    assert refused(state, "2 duel") == "duel-spent (seat=2)"


def test_pw_r16_the_rival_needs_no_token_and_keeps_his() -> None:
    state = estate(dueless=[1])
    play(state, "chance plot 17, 0 pass, 1 bid 5")
    assert play(state, "2 duel").changed == {"duels": "0"}


def test_pw_r16_either_of_the_two_may_call_it_where_the_table_says_so() -> None:
    """The highest bidder is asked first; then the other answers as always."""
    state = estate(tokens={17: "rumour"}, duel_by="either")
    play(state, "chance plot 17, 0 pass, 1 bid 5")
    assert asked(state) == "call 1"
    assert may(state) == ["stand", "duel"]
    assert refused(state, "2 duel").startswith("not-asked")
    assert play(state, "1 stand").told == []
    assert asked(state) == "bid 2"
    assert may(state) == ["pass", *bids(6, 8), "duel"]
    play(state, "2 bid 6")
    assert asked(state) == "call 2"  # now the bid is his
    done = play(state, "2 duel, chance duel 1")
    assert done.told[:3] == [
        "challenged seat=2 rival=1",
        "duelled winner=1 loser=2",
        "bought seat=1 plot=17 price=6",
    ]
    assert done.changed["duels"] == "0 1"


def test_pw_r16_the_window_opens_when_the_third_passes() -> None:
    state = estate(duel_by="either")
    play(state, "chance plot 17, 0 bid 2")
    assert asked(state) == "bid 1"  # three are in
    play(state, "1 pass")
    assert asked(state) == "call 0"


def test_pw_r16_the_window_needs_a_token_and_a_bid() -> None:
    state = estate(duel_by="either", dueless=[1])
    play(state, "chance plot 17, 0 pass")
    assert asked(state) == "bid 1"  # nobody has bid
    play(state, "1 bid 5")
    assert asked(state) == "bid 2"


def test_pw_r16_without_the_option_the_highest_bidder_waits() -> None:
    for version in (1, 2):
        state = estate(version=version)
        play(state, "chance plot 17, 0 pass, 1 bid 5")
        assert asked(state) == "bid 2"


@pytest.mark.parametrize("purse", [0, 4, 5, 8])
def test_pw_r17_who_is_called_may_be_too_poor_and_nobody_sees_it_before(purse: int) -> None:
    """The bidder's two options are the same whatever the rival has; a winner who cannot pay does not buy."""
    state = estate(purses=[8, 8, purse], tokens={17: "rumour"}, duel_by="either")
    play(state, "chance plot 17, 0 pass, 1 bid 5")
    assert may(state) == ["stand", "duel"]
    done = play(state, "1 duel, chance duel 2")
    buyer = 2 if purse >= 5 else 1
    assert ("unpaid seat=2 bid=5" in done.told) == (buyer == 1)
    assert f"bought seat={buyer} plot=17 price=5" in done.told


@pytest.mark.parametrize(("purse", "offered"), [(4, False), (5, True), (6, True)])
def test_pw_r17_only_who_could_pay_the_last_bid_may_challenge(purse: int, offered: bool) -> None:
    state = estate(purses=[8, 8, purse])
    play(state, "chance plot 17, 0 pass, 1 bid 5")
    assert asked(state) == "bid 2"
    assert ("duel" in may(state)) == offered
    if not offered:
        assert refused(state, "2 duel") == "beyond-purse (seat=2, amount=5, purse=4)"


@pytest.mark.parametrize(("winner", "loser"), [(1, 2), (2, 1)])
def test_pw_r18_whoever_fires_pays_the_last_bid_and_has_the_plot(winner: int, loser: int) -> None:
    state = estate(purses=[8, 8, 5], tokens={17: "saloon"})
    play(state, "chance plot 17, 0 pass, 1 bid 5, 2 duel")
    done = play(state, f"chance duel {winner}")
    assert done.told == [
        f"duelled winner={winner} loser={loser}",
        f"bought seat={winner} plot=17 price=5",
        f"shared seat={winner} each=2 tip=1",
        f"token seat={winner} kind=saloon",
        f"jackpot seat={winner} amount=1",
    ]
    before = {1: 8, 2: 5}
    assert purses(state)[winner] == before[winner] - 5 + 1
    assert purses(state)[loser] == before[loser] + 2
    assert pieces(state)["first"] == str(winner)


def test_pw_r18_both_pistols_are_equally_likely() -> None:
    state = estate()
    play(state, "chance plot 17, 0 pass, 1 bid 5, 2 duel")
    ask = state.ask()
    assert isinstance(ask, Chance)
    assert sorted(ask.outcomes) == [(1,), (2,)]
    assert len(set(ask.weights)) <= 1
    assert refused(state, "chance duel 0").startswith("impossible-outcome")
    assert refused(state, "1 pass").startswith("not-asked")


def test_the_price_is_out_of_the_purse_before_anything_comes_in() -> None:
    """A bid of the whole purse: the purse is empty, then the saloon pays."""
    state = estate(purses=[4, 8, 8], tokens={17: "saloon"}, saloon=6)
    assert sold(state, 17, 4).changed["heir0"] == "$6 17"
