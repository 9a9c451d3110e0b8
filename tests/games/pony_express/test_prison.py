"""In prison (PE-R41 to PE-R45)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from games.pony_express.fights import PAIR, landed
from games.pony_express.race import asked, may, pieces, play, race, refused, riders
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.turn import Prison
from posse.kernel import State

# What a roll in prison brings: gold, cards, freedom.
LUCK: Final = {
    "9 10 J Q A": (0, 0, False),
    "9 9 J Q A": (0, 0, False),
    "9 9 J J A": (1, 0, False),
    "9 9 9 J A": (0, 1, False),
    "9 10 J Q K": (0, 0, True),
    "10 J Q K A": (0, 0, True),
    "9 9 9 J J": (1, 0, True),
    "9 9 9 9 J": (0, 1, True),
    "A A A A A": (1, 1, True),
}


def jail(
    gold: int = 3,
    pos: Sequence[int] = (11, 7, 2),
    *,
    hand: Sequence[str] = (),
    pile: Sequence[str] | None = None,
) -> State[Race]:
    """r0's turn begins in prison."""
    purses = [gold, 3, 3]
    return race(pos, phase=Prison(), gold=purses, jailed=[0], cards=[hand] if hand else (), pile=pile)


def test_pe_r41_three_nuggets_open_the_door_for_a_normal_turn() -> None:
    state = jail(5)
    assert asked(state) == "prison 0"
    assert may(state, 0) == ["roll", "pay"]
    done = play(state, "0 pay")
    assert done.told == ["paid payer=0 payee=-1 amount=3", "freed seat=0"]
    assert done.changed == {"bank": "22", "r0": "11 $2"}
    assert asked(state) == "dice 5"
    done = play(state, f"chance dice {PAIR}")  # under the cup, as usual
    assert done.told == ["cup seat=0 dice=? ? ? ? ? rolled=5"]
    assert asked(state) == "reroll 0"


@pytest.mark.parametrize("gold", [0, 1, 2])
def test_pe_r41_there_is_no_credit_with_the_sheriff(gold: int) -> None:
    state = jail(gold)
    assert may(state, 0) == ["roll"]
    assert refused(state, "0 pay").startswith("not-an-option")


def test_pe_r41_a_prisoner_does_nothing_else() -> None:
    state = jail()
    assert refused(state, "0 stay").startswith("not-an-option")
    assert refused(state, "0 claim pair").startswith("not-an-option")
    assert refused(state, "1 pay").startswith("not-asked")


@pytest.mark.parametrize("dice", LUCK)
@pytest.mark.parametrize("gold", [0, 3])
def test_pe_r41_r45_one_open_roll_and_what_it_brings(gold: int, dice: str) -> None:
    """PE-R41, PE-R42, PE-R43, PE-R45: the whole table, with and without gold."""
    nuggets, cards, escaped = LUCK[dice]
    state = jail(gold)
    done = play(state, "0 roll", f"chance dice {dice}", *["chance card whisky"] * cards)
    charity = int(escaped and gold + nuggets == 0)
    assert done.told[0].startswith(f"open_roll seat=0 dice={dice} hand=")
    paid = [f"paid payer=-1 payee=0 amount={amount}" for amount in (nuggets, charity) if amount]
    drew = ["drew seat=0 cards=1"] * cards
    began = [] if escaped else ["began seat=1"]
    reward, alms = paid[:nuggets], paid[nuggets:]
    assert sorted(done.told[1:]) == sorted([*reward, "freed seat=0", *drew, *alms, *began])
    assert pieces(state)["r0"] == f"11 ${gold + nuggets + charity}"
    assert pieces(state)["hand0"] == "whisky" * cards
    assert pieces(state)["turn"] == ("1 r0" if escaped else "1 r1")
    assert asked(state) == ("ready 0" if escaped and cards else "dice 5")


def test_pe_r42_charity_after_paying_the_last_nugget() -> None:
    state = jail(3)
    done = play(state, "0 pay")
    assert done.told == [
        "paid payer=0 payee=-1 amount=3",
        "freed seat=0",
        "paid payer=-1 payee=0 amount=1",
    ]
    assert done.changed == {"bank": "23", "r0": "11 $1"}


def test_pe_r42_no_charity_at_the_door_of_the_cell() -> None:
    """A prisoner's turn begins without gold, and there is none before the prisoner is free."""
    state = race([11, 7, 2], gold=[0, 3, 3], active=2, jailed=[0], faces=PAIR, first=1)
    done = play(state, "2 stand none, 2 claim pair, 1 believe")
    assert done.told[-1] == "began seat=0"
    assert asked(state) == "prison 0"
    assert riders(state) == ["11 $0 jailed", "7 $3", "3 $3"]
    done = play(state, "0 roll, chance dice 9 9 10 J A")
    assert done.told[1:] == ["freed seat=0", "round round=2", "began seat=1"]
    assert riders(state) == ["11 $0", "7 $3", "3 $3"]


def test_pe_r42_a_reward_makes_charity_needless() -> None:
    state = jail(0)
    done = play(state, "0 roll, chance dice 9 9 9 A A")
    assert [words for words in done.told if words.startswith("paid")] == ["paid payer=-1 payee=0 amount=1"]
    assert riders(state)[0] == "11 $1"


@pytest.mark.parametrize("dice", ["9 9 9 J A", "9 9 9 9 A", "A A A A A"])
def test_pe_r43_the_card_is_the_top_one_without_a_choice(dice: str) -> None:
    state = jail()
    play(state, "0 roll", f"chance dice {dice}")
    assert asked(state) == "card"
    done = play(state, "chance card barrel")
    assert done.secret == ["0: took seat=0 item=barrel"]
    assert pieces(state)["hand0"] == "barrel"
    assert pieces(state)["pile"] == "19"
    assert pieces(state)["under"] == ""


def test_pe_r43_an_empty_pile_gives_nothing() -> None:
    state = jail(pile=[])
    done = play(state, "0 roll, chance dice 9 9 9 J A")
    assert done.told[1:] == ["freed seat=0", "began seat=1"]
    state = jail(pile=[])
    play(state, "0 roll, chance dice A A A A A")
    assert riders(state)[0] == "11 $4"
    assert asked(state) == "dice 5"
    assert pieces(state)["turn"] == "1 r0"


def test_pe_r43_the_top_card_may_be_one_that_was_laid_under() -> None:
    state = race([11, 7, 2], phase=Prison(), jailed=[0], pile=[], under=["file", "lasso"])
    done = play(state, "0 roll, chance dice 9 9 9 J A")
    assert pieces(state)["hand0"] == "file"
    assert pieces(state)["under"] == "lasso"
    assert done.secret[-1] == "0: took seat=0 item=file"


def test_pe_r43_a_table_without_items_has_no_cards_in_prison() -> None:
    state = race([11, 7, 2], phase=Prison(), jailed=[0], items=False)
    done = play(state, "0 roll, chance dice 9 9 9 9 A")
    assert done.told[1:] == ["freed seat=0"]
    assert asked(state) == "dice 5"


def test_pe_r44_who_did_not_escape_stands_up_and_may_doubt() -> None:
    state = jail(pos=(9, 7, 2))
    done = play(state, "0 roll, chance dice 9 9 10 J A")
    assert done.told[1:] == ["freed seat=0", "began seat=1"]
    assert riders(state) == ["9 $3", "7 $3", "2 $3"]
    play(state, f"chance dice {PAIR}", "1 stand none, 1 claim two_pairs")
    assert asked(state) == "doubt 0"


def test_pe_r44_and_may_be_met() -> None:
    state = jail(pos=(9, 7, 2))
    play(state, "0 roll, chance dice 9 9 10 J A")
    play(state, f"chance dice {PAIR}", "1 stand none, 1 claim two_pairs, 0 believe")
    assert riders(state) == ["9 $3", "9 $3", "2 $3"]
    assert asked(state) == "corner 1"


def test_pe_r44_until_his_own_turn_he_may_neither_doubt_nor_be_met() -> None:
    state = race([9, 7, 3], active=1, jailed=[0], faces=PAIR)
    play(state, "1 stand none, 1 claim two_pairs")
    assert asked(state) == "doubt 2"
    play(state, "2 believe")
    assert asked(state) == "dice 5"  # the mine


def test_pe_r44_one_turn_in_prison_is_all() -> None:
    state = jail(0, pos=(1, 2, 4))
    play(state, "0 roll, chance dice 9 9 10 J A")
    play(state, f"chance dice {PAIR}", "1 stand none, 1 claim pair, 0 believe")
    play(state, f"chance dice {PAIR}", "2 stand none, 2 claim pair, 1 believe")
    assert riders(state) == ["1 $1", "3 $3", "5 $3"]  # charity at the start of a normal turn
    assert asked(state) == "dice 5"


@pytest.mark.parametrize(("dice", "gold", "hand"), [("9 9 J J A", 4, ""), ("9 9 9 J A", 3, "spyglass")])
def test_pe_r45_two_pairs_or_three_of_a_kind_reward_without_escape(dice: str, gold: int, hand: str) -> None:
    state = jail()
    play(state, "0 roll", f"chance dice {dice}", *(["chance card spyglass"] if hand else []))
    assert pieces(state)["r0"] == f"11 ${gold}"
    assert pieces(state)["hand0"] == hand
    assert pieces(state)["turn"] == "1 r1"


def test_an_escaped_rider_plays_his_turn_from_where_he_stands() -> None:
    """The space of the prison has no effect again; the space the rider comes to has."""
    state = jail(pos=(9, 7, 2))
    play(state, "0 roll, chance dice 9 10 J Q K", f"chance dice {PAIR}", "0 stand none, 0 claim pair")
    play(state, "1 believe")
    assert riders(state)[0] == "10 $3"
    done = play(state, "chance dice 9 9 10 J A")
    assert "paid payer=0 payee=-1 amount=1" in done.told


def test_all_in_prison_means_no_doubts() -> None:
    state = race([9, 7, 3], jailed=[1, 2], faces=PAIR)
    done = play(state, "0 stand none, 0 claim five_of_a_kind")
    assert done.told == ["claimed seat=0 hand=five_of_a_kind", "moved seat=0 start=9 to=16"]


def test_a_prisoner_met_by_nobody_lies_where_he_lay() -> None:
    state = landed([11, 11, 2], jailed=[1])
    assert riders(state) == ["11 $3", "11 $3 jailed", "2 $3"]
    assert asked(state) == "prison 1"
