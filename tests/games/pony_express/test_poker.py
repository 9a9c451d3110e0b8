"""Poker games on the road (PE-R33, PE-R34)."""

from __future__ import annotations

import pytest

from games.pony_express.fights import PAIR, landed, moved_on, rolls
from games.pony_express.race import asked, pieces, play, race, refused, riders


def test_pe_r33_everybody_rolls_once_in_the_open_clockwise_from_the_mover() -> None:
    """The best hand gets two nuggets from each of the others."""
    state = landed([11, 11, 11, 3, 2], active=2, gold=[4, 2, 5, 3, 3])
    assert asked(state) == "dice 5"
    done = play(state, *rolls("9 9 10 J Q", "A A K K 9", "9 10 J Q K"))
    assert done.told == [
        "open_roll seat=2 dice=9 9 10 J Q hand=pair",
        "open_roll seat=0 dice=A A K K 9 hand=two_pairs",
        "open_roll seat=1 dice=9 10 J Q K hand=straight",
        "paid payer=2 payee=1 amount=2",
        "paid payer=0 payee=1 amount=2",
        "poker_won seat=1",
        "began seat=3",
    ]
    assert done.changed == {"turn": "1 r3", "dice": "", "r0": "11 $2", "r1": "11 $6", "r2": "11 $3"}
    assert not state.table.jailed


def test_pe_r33_the_game_is_announced_with_its_players() -> None:
    state = race([11, 11, 11, 10], active=3, faces=PAIR)
    play(state, "3 stand none, 3 claim pair, 0 believe, 1 believe")
    done = play(state, "2 believe")
    assert done.told == ["believed seat=3", "moved seat=3 start=10 to=11", "poker seats=3 0 1 2"]
    done = play(state, *rolls("A A A A A", "9 9 10 J Q", "9 9 10 J Q", "9 9 10 J Q"))
    assert [words.split()[1] for words in done.told[:4]] == ["seat=3", "seat=0", "seat=1", "seat=2"]
    assert riders(state) == ["11 $1", "11 $1", "11 $1", "11 $9"]


def test_pe_r33_nobody_chooses_anything_and_nothing_but_five_dice_will_do() -> None:
    state = landed([11, 11, 11])
    assert refused(state, "0 reroll d1 d2345").startswith("not-asked")
    assert refused(state, "chance dice A A A A").startswith("impossible-outcome")
    assert refused(state, "chance dice A A A A ?").startswith("impossible-outcome")
    assert refused(state, "chance shot touched r1 fell").startswith("no-chance")


def test_pe_r33_only_those_tied_for_the_best_roll_again() -> None:
    state = landed([11, 11, 11, 11])
    play(state, *rolls("Q Q Q 9 J", "9 9 10 J Q", "J Q 9 Q Q", "9 9 10 J Q"))
    assert riders(state) == ["11 $3"] * 4
    assert asked(state) == "dice 5"
    done = play(state, *rolls("9 10 J Q A", "9 9 J Q A"))
    assert done.told == [
        "open_roll seat=0 dice=9 10 J Q A hand=nothing",
        "open_roll seat=2 dice=9 9 J Q A hand=pair",
        "paid payer=0 payee=2 amount=2",
        "paid payer=1 payee=2 amount=2",
        "paid payer=3 payee=2 amount=2",
        "poker_won seat=2",
        "began seat=1",
    ]
    assert riders(state) == ["11 $1", "11 $1", "11 $9", "11 $1"]


def test_pe_r33_ties_go_on_until_one_is_best() -> None:
    state = landed([11, 11, 11])
    play(state, *rolls(*["A A A A A"] * 3), *rolls(*["9 10 J Q A"] * 3))
    play(state, *rolls("K K K K K", "9 9 10 J Q", "K K K K K"))
    done = play(state, *rolls("9 9 9 9 9", "9 9 9 9 10"))
    assert "poker_won seat=0" in done.told
    assert riders(state) == ["11 $7", "11 $1", "11 $1"]


def test_pe_r33_ties_lower_down_do_not_matter() -> None:
    state = landed([11, 11, 11])
    done = play(state, *rolls("9 9 10 J Q", "A A A K K", "9 9 10 J Q"))
    assert moved_on(done)[3:] == [
        "paid payer=0 payee=1 amount=2",
        "paid payer=2 payee=1 amount=2",
        "poker_won seat=1",
    ]


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("Q Q Q A A", "K K K 9 9"),  # the three count before the pair
        ("K K K Q Q", "K K K A A"),
        ("9 10 J Q K", "10 J Q K A"),
        ("A A K K 9", "A A K K 10"),  # kickers
        ("A A J 10 9", "A A Q 10 9"),
        ("9 9 9 9 A", "10 10 10 10 9"),
        ("A A A K Q", "9 10 J Q K"),
    ],
)
def test_pe_r33_hands_compare_down_to_the_last_die(worse: str, better: str) -> None:
    state = landed([11, 11, 11])
    done = play(state, *rolls(worse, better, "9 10 J Q A"))
    assert "poker_won seat=1" in done.told


def test_pe_r33_prisoners_do_not_sit_down() -> None:
    """With one of three in prison it is a gunfight (PE-R25, PE-R26); with the option it is poker."""
    assert asked(landed([11, 11, 11], jailed=[2])) == "corner 0"
    assert asked(landed([11, 11, 11], jailed=[2], prisoners_met=True)) == "dice 5"


def test_pe_r34_with_the_option_a_loser_with_one_nugget_pays_it_and_goes_to_prison() -> None:
    state = landed([11, 11, 11], gold=[3, 1, 3], poker_debt="short")
    done = play(state, *rolls("A A A A A", "9 9 10 J Q", "9 9 10 J Q"))
    assert done.told[3:] == [
        "paid payer=1 payee=0 amount=1",
        "paid payer=-1 payee=0 amount=1",
        "jailed seat=1",
        "paid payer=2 payee=0 amount=2",
        "poker_won seat=0",
        "began seat=1",
    ]
    assert riders(state) == ["11 $7", "11 $0 jailed", "11 $1"]
    assert pieces(state)["bank"] == "22"
    assert asked(state) == "prison 1"


@pytest.mark.parametrize("debt", ["short", "broke"])
def test_pe_r34_for_a_loser_with_nothing_the_bank_pays_both(debt: str) -> None:
    state = landed([11, 11, 11], gold=[3, 0, 2], poker_debt=debt)
    done = play(state, *rolls("A A A A A", "9 9 10 J Q", "9 9 10 J Q"))
    assert done.told[3:] == [
        "paid payer=-1 payee=0 amount=2",
        "jailed seat=1",
        "paid payer=2 payee=0 amount=2",
        "poker_won seat=0",
        "began seat=1",
    ]
    assert riders(state) == ["11 $7", "11 $0 jailed", "11 $0"]  # a rider who could just pay is free


def test_pe_r34_one_nugget_saves_from_prison() -> None:
    state = landed([11, 11, 11], gold=[3, 3, 1])
    done = play(state, *rolls("A A A A A", "9 9 10 J Q", "9 9 10 J Q"))
    assert done.told[3:] == [
        "paid payer=1 payee=0 amount=2",
        "paid payer=2 payee=0 amount=1",
        "poker_won seat=0",
        "began seat=1",
    ]
    assert riders(state) == ["11 $6", "11 $1", "11 $0"]
    assert not state.table.jailed


def test_pe_r34_the_bank_pays_no_more_than_it_has() -> None:
    state = landed([11, 11, 11], gold=[29, 0, 0])
    play(state, *rolls("A A A A A", "9 9 10 J Q", "9 9 10 J Q"))
    assert riders(state) == ["11 $30", "11 $0 jailed", "11 $0 jailed"]


def test_pe_r34_a_mover_who_cannot_pay_does_not_see_the_space() -> None:
    state = landed([9, 9, 9], gold=[1, 3, 3], poker_debt="short")
    done = play(state, *rolls("9 9 10 J Q", "A A A A A", "9 9 10 J Q"))
    assert riders(state) == ["9 $0 jailed", "9 $7", "9 $1"]
    assert done.told[-1] == "began seat=1"
    assert asked(state) == "dice 5"
