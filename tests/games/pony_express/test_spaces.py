"""The effects of the spaces (PE-R35 to PE-R40), on the track that is shipped."""

from __future__ import annotations

from typing import Final

import pytest

from games.pony_express.fights import PAIR, facing, landed, rolls, shoot, shootout
from games.pony_express.race import GAME, asked, may, pieces, play, race, refused, riders

STATIONS: Final = {7: (2, 12), 12: (3, 17), 17: (4, 22)}
INDIANS: Final = (8, 13, 18, 24, 26, 30)
MINES: Final = (9, 15, 20, 27, 31)
SALOONS: Final = (10, 16, 23, 28, 32)
RELAYS: Final = (6, 14, 21, 29)
PLAIN: Final = (2, 3, 4, 5, 11, 19, 22, 25)
WORTH: Final = {
    "9 10 J Q A": 0,
    "9 10 J A A": 1,
    "9 9 J J A": 2,
    "9 9 9 J A": 3,
    "10 J Q K A": 4,
    "9 9 9 J J": 5,
    "9 9 9 9 J": 6,
    "9 9 9 9 9": 7,
}


# --- when a space has its effect (PE-R35) ---


@pytest.mark.parametrize("space", PLAIN)
def test_a_plain_space_does_nothing(space: int) -> None:
    state = landed([space, 1, 1], gold=[9, 3, 3])
    assert riders(state) == [f"{space} $9", "1 $3", "1 $3"]
    assert pieces(state)["turn"] == "1 r1"
    assert asked(state) == "dice 5"


def test_pe_r35_the_meeting_comes_first() -> None:
    """Gold won in the meeting can pay for the train; gold lost in it cannot."""
    state = facing([7, 7, 2], gold=[0, 4, 3])
    done = play(state, shoot(0, "r1"))
    assert done.changed == {"r0": "7 $2", "r1": "7 $2"}
    assert asked(state) == "train 0"
    state = facing([7, 7, 2], gold=[3, 4, 3])
    play(state, shoot(0), shoot(1, "r0"))
    assert riders(state) == ["7 $1", "7 $6", "2 $3"]
    assert pieces(state)["turn"] == "1 r1"
    assert asked(state) == "dice 5"


def test_pe_r35_losing_a_duel_does_not_cancel_the_effect() -> None:
    state = facing([9, 9, 2], gold=[3, 3, 3])
    done = play(state, shoot(0), shoot(1, "r0"))
    assert done.changed == {"r0": "9 $1", "r1": "9 $5"}
    done = play(state, "chance dice A A A A A")
    assert done.told == [
        "open_roll seat=0 dice=A A A A A hand=five_of_a_kind",
        "paid payer=-1 payee=0 amount=7",
        "began seat=1",
    ]


def test_pe_r35_losing_at_poker_does_not_cancel_it_either() -> None:
    state = landed([9, 9, 9], gold=[2, 3, 3])
    play(state, *rolls("9 9 10 J Q", "A A A A A", "9 9 10 J Q"))
    assert riders(state) == ["9 $0", "9 $7", "9 $1"]
    done = play(state, "chance dice 9 10 J Q A")
    assert done.told == ["open_roll seat=0 dice=9 10 J Q A hand=nothing", "began seat=1"]


@pytest.mark.parametrize("space", [6, 7, 8, 9, 10])
def test_pe_r35_prison_cancels_it(space: int) -> None:
    state = facing([space, space, 2], gold=[9, 3, 3])
    done = play(state, shoot(0, "r2"))
    assert done.told[-2:] == ["jailed seat=0", "began seat=1"]
    assert riders(state) == [f"{space} $4 jailed", f"{space} $8", "2 $3"]
    assert asked(state) == "dice 5"


def test_pe_r35_a_duel_lost_without_gold_is_prison_and_cancels_it() -> None:
    state = facing([9, 9, 2], gold=[0, 3, 3])
    done = play(state, shoot(0), shoot(1, "r0"))
    assert done.told[-3:] == ["paid payer=-1 payee=1 amount=1", "jailed seat=0", "began seat=1"]
    assert asked(state) == "dice 5"


# --- stations (PE-R36) ---


@pytest.mark.parametrize("station", STATIONS)
def test_pe_r36_a_train_takes_the_full_price_to_the_next_station(station: int) -> None:
    price, to = STATIONS[station]
    state = landed([station, to, 2], gold=[price, 3, 3])
    assert asked(state) == "train 0"
    assert may(state, 0) == ["stay", "train"]
    done = play(state, "0 train")  # another rider is there, and another train: neither matters
    assert done.told == [
        f"paid payer=0 payee=-1 amount={price}",
        f"moved seat=0 start={station} to={to}",
        "began seat=1",
    ]
    assert done.changed == {"turn": "1 r1", "dice": "", "bank": "24", "r0": f"{to} $0"}
    assert asked(state) == "dice 5"


def test_pe_r36_the_train_is_a_choice() -> None:
    state = landed([7, 2, 2])
    done = play(state, "0 stay")
    assert done.told == ["began seat=1"]
    assert done.changed == {"turn": "1 r1", "dice": ""}


@pytest.mark.parametrize("station", STATIONS)
def test_pe_r36_there_is_no_credit(station: int) -> None:
    state = landed([station, 2, 2], gold=[STATIONS[station][0] - 1, 3, 3])
    assert pieces(state)["turn"] == "1 r1"
    assert refused(state, "0 train").startswith("not-asked")


def test_pe_r36_the_line_ends_at_22() -> None:
    state = landed([22, 2, 2], gold=[20, 3, 3])
    assert pieces(state)["turn"] == "1 r1"


def test_pe_r36_a_turn_that_starts_at_a_station_offers_no_train() -> None:
    state = race([7, 9, 2], faces=PAIR)
    assert not [words for words in may(state, 0) if words == "train"]
    assert refused(state, "0 train").startswith("not-an-option")
    play(state, "0 stand none, 0 claim pair")
    play(state, "1 believe")
    assert asked(state) == "ambush 0"


def test_pe_r36_a_caller_who_rides_to_a_station_finds_no_train() -> None:
    state = race([6, 6, 2], faces=PAIR)
    done = play(state, "0 stand none, 0 claim full_house, 1 doubt, 1 advance")
    assert done.told[-2:] == ["moved seat=1 start=6 to=11", "began seat=1"]
    state = race([6, 2, 2], faces="A A A K Q")
    done = play(state, "0 stand none, 0 claim full_house, 2 doubt, 2 advance")
    assert done.told[-2:] == ["moved seat=2 start=2 to=7", "began seat=1"]
    assert asked(state) == "dice 5"


# --- Indians (PE-R37, PE-R38) ---


@pytest.mark.parametrize("space", INDIANS)
@pytest.mark.parametrize("down", range(4))
def test_pe_r37_gold_for_each_who_falls_and_a_step_back_for_each_who_stands(space: int, down: int) -> None:
    fallen = " ".join(["i1", "i2", "i3"][:down])
    state = landed([space, 1, 1])
    assert asked(state) == "ambush 0"
    done = play(state, shoot(0, fallen, fallen))
    to = space - 3 + down
    paid = [f"paid payer=-1 payee=0 amount={down}"] if down else []
    moved = [f"moved seat=0 start={space} to={to}"] if down < 3 else []
    assert done.told == [f"shot seat=0 touched={fallen} fell={fallen}", *paid, *moved, "began seat=1"]
    assert riders(state) == [f"{to} ${3 + down}", "1 $3", "1 $3"]
    assert pieces(state)["bank"] == str(21 - down)
    assert asked(state) == "dice 5"


def test_pe_r37_down_is_what_lies_at_the_end_touched_or_not() -> None:
    """An Indian may be felled by another one; an Indian that is touched may stay upright."""
    state = landed([13, 1, 1])
    play(state, shoot(0, "i2", "i1 i3"))
    assert riders(state) == ["12 $5", "1 $3", "1 $3"]
    state = landed([13, 1, 1])
    play(state, shoot(0, "i1 i2 i3"))
    assert riders(state) == ["10 $3", "1 $3", "1 $3"]


@pytest.mark.parametrize("company", [1, 2])
@pytest.mark.parametrize(
    ("space", "fell", "to"),
    [
        (18, "", 15),  # a mine
        (18, "i3", 16),  # a saloon
        (13, "i1 i2", 12),  # a station
        (24, "", 21),  # a relay
        (26, "i2", 24),  # Indians again
        (8, "", 5),  # St Joseph
    ],
)
def test_pe_r37_going_back_meets_nobody_and_no_space_acts(
    space: int, fell: str, to: int, company: int
) -> None:
    state = landed([space, to, to if company == 2 else 2])
    done = play(state, shoot(0, fell, fell))
    assert done.told[-2:] == [f"moved seat=0 start={space} to={to}", "began seat=1"]
    assert state.table.pos[:2] == (to, to)
    assert pieces(state)["turn"] == "1 r1"
    assert asked(state) == "dice 5"


@pytest.mark.parametrize("touched", ["r1", "i1 i2 i3 r1", "r1 i1", "i2 r0 r2"])
def test_pe_r37_another_rider_touched_at_any_time_is_prison(touched: str) -> None:
    state = landed([13, 12, 2], jailed=[2])
    done = play(state, shoot(0, touched, "i1 i2 i3"))
    assert done.told == [f"shot seat=0 touched={touched} fell=i1 i2 i3", "jailed seat=0", "began seat=1"]
    assert riders(state) == ["13 $3 jailed", "12 $3", "2 $3 jailed"]
    assert pieces(state)["bank"] == "21"


def test_pe_r37_the_own_rider_does_not_count() -> None:
    state = landed([13, 2, 2])
    play(state, shoot(0, "r0 i1", "r0 i1"))
    assert riders(state) == ["11 $4", "2 $3", "2 $3"]


def test_pe_r37_there_is_one_shot_and_no_way_round_it() -> None:
    state = landed([13, 2, 2])
    assert refused(state, "0 stay").startswith("not-an-option")
    assert refused(state, "0 pipe").startswith("not-an-option")
    assert refused(state, "1 aim 0 0 21 0").startswith("not-asked")
    play(state, "0 aim 1 1 9 1")
    assert asked(state) == "shot"
    play(state, "chance shot touched fell")
    assert pieces(state)["turn"] == "1 r1"


def test_pe_r37_an_empty_bank_pays_nothing_and_the_steps_are_the_same() -> None:
    state = landed([13, 2, 2], gold=[10, 10, 10])
    play(state, shoot(0, "i1", "i1 i2"))
    assert riders(state) == ["12 $10", "2 $10", "2 $10"]


@pytest.mark.parametrize("space", INDIANS)
def test_pe_r38_every_indian_space_is_for_shooting_not_for_trains(space: int) -> None:
    state = landed([space, 2, 2], gold=[9, 3, 3])
    assert asked(state) == "ambush 0"
    assert all(words.startswith("aim ") for words in may(state, 0))


# --- mines and saloons (PE-R39) ---


@pytest.mark.parametrize("dice", WORTH)
@pytest.mark.parametrize("space", [MINES[0], MINES[-1]])
def test_pe_r39_a_mine_yields_what_the_hand_is_worth(space: int, dice: str) -> None:
    state = landed([space, 1, 1], gold=[0, 3, 3])
    done = play(state, f"chance dice {dice}")
    assert done.told[0].startswith(f"open_roll seat=0 dice={dice} hand=")
    paid = [f"paid payer=-1 payee=0 amount={WORTH[dice]}"] if WORTH[dice] else []
    assert done.told[1:] == [*paid, "began seat=1"]
    assert riders(state) == [f"{space} ${WORTH[dice]}", "1 $3", "1 $3"]


def test_pe_r39_a_mine_yields_no_more_than_the_bank_has() -> None:
    state = landed([9, 1, 1], gold=[3, 20, 5])
    done = play(state, "chance dice 9 9 9 9 9")
    assert done.told[1:] == ["paid payer=-1 payee=0 amount=2", "began seat=1"]
    assert riders(state) == ["9 $5", "1 $20", "1 $5"]


@pytest.mark.parametrize("dice", WORTH)
@pytest.mark.parametrize("purse", [0, 1, 4, 7])
def test_pe_r39_a_saloon_takes_as_much_or_everything_and_freedom(purse: int, dice: str) -> None:
    state = landed([10, 1, 1], gold=[purse, 3, 3])
    done = play(state, f"chance dice {dice}")
    due = WORTH[dice]
    paid = [f"paid payer=0 payee=-1 amount={min(due, purse)}"] if min(due, purse) else []
    jailed = ["jailed seat=0"] if due > purse else []
    assert done.told[1:] == [*paid, *jailed, "began seat=1"]
    words = f"10 ${max(purse - due, 0)}{' jailed' if jailed else ''}"
    assert riders(state) == [words, "1 $3", "1 $3"]
    assert pieces(state)["bank"] == str(24 - max(purse - due, 0))


@pytest.mark.parametrize(("space", "sign"), [*[(n, 1) for n in MINES], *[(n, -1) for n in SALOONS]])
def test_pe_r39_every_mine_and_every_saloon_on_the_track(space: int, sign: int) -> None:
    state = landed([space, 1, 1])
    assert refused(state, "chance dice A A A A").startswith("impossible-outcome")
    play(state, "chance dice 9 9 J J A")
    assert riders(state)[0] == f"{space} ${3 + 2 * sign}"


# --- relays (PE-R40) ---


@pytest.mark.parametrize("space", RELAYS)
@pytest.mark.parametrize("keep", [0, 1])
def test_pe_r40_of_two_cards_one_is_kept_and_the_other_goes_under(space: int, keep: int) -> None:
    state = landed([space, 1, 1])
    assert asked(state) == "card"
    done = play(state, "chance card lasso, chance card file")
    assert done.told == []
    assert asked(state) == "keep 0"
    assert refused(state, "0 stay").startswith("not-an-option")
    done = play(state, f"0 keep {keep}")
    kept, other = ("lasso", "file") if keep == 0 else ("file", "lasso")
    assert done.told == ["drew seat=0 cards=1", "began seat=1"]
    assert done.secret == [f"0: took seat=0 item={kept}"]
    assert done.changed == {"turn": "1 r1", "dice": "", "hand0": kept, "under": other}
    assert pieces(state)["pile"] == "18"
    assert asked(state) == "dice 5"


def test_pe_r40_nobody_else_sees_the_two_cards() -> None:
    """What the others receive is the same, whatever was drawn."""
    seen = []
    for first, second in [("lasso", "file"), ("barrel", "barrel")]:
        state = landed([6, 1, 1])
        play(state, f"chance card {first}, chance card {second}")
        seen.append([GAME.brief(state, seat).encode() for seat in (1, 2, None)])
        assert first in GAME.brief(state, 0).encode().decode()
        play(state, "0 keep 1")
        seen[-1] += [GAME.brief(state, seat).encode() for seat in (1, 2, None)]
    assert seen[0] == seen[1]


def test_pe_r40_the_last_card_is_taken_without_a_choice() -> None:
    state = landed([6, 1, 1], pile=["spurs"])
    done = play(state, "chance card spurs")
    assert done.told == ["drew seat=0 cards=1", "began seat=1"]
    assert done.changed == {"turn": "1 r1", "dice": "", "hand0": "spurs", "pile": "0"}


def test_pe_r40_an_exhausted_pile_gives_nothing() -> None:
    state = landed([6, 1, 1], pile=[])
    assert pieces(state)["turn"] == "1 r1"
    assert pieces(state)["hand0"] == ""


def test_pe_r40_cards_under_the_pile_are_drawn_last_and_in_order() -> None:
    state = landed([6, 1, 1], pile=["spurs"], under=["file", "lasso", "barrel"])
    play(state, "chance card spurs")
    assert asked(state) == "keep 0"
    done = play(state, "0 keep 1")
    assert done.changed == {"turn": "1 r1", "dice": "", "hand0": "file", "under": "lasso barrel spurs"}
    state = landed([6, 1, 1], pile=[], under=["file", "lasso", "barrel"])
    assert asked(state) == "keep 0"
    done = play(state, "0 keep 0")
    assert done.changed == {"turn": "1 r1", "dice": "", "hand0": "file", "under": "barrel lasso"}
    state = landed([6, 1, 1], pile=[], under=["file"])
    assert pieces(state)["hand0"] == "file"
    assert pieces(state)["under"] == ""
    assert pieces(state)["turn"] == "1 r1"


def test_pe_r40_there_is_no_limit_to_a_hand() -> None:
    state = landed([6, 1, 1], cards=[["lasso", "spurs", "whisky", "file", "file"]])
    play(state, "chance card lasso, chance card spurs, 0 keep 0")
    assert pieces(state)["hand0"] == "lasso spurs whisky file file lasso"


def test_pe_r40_a_table_without_items_has_quiet_relays() -> None:
    state = landed([6, 1, 1], items=False)
    assert pieces(state)["turn"] == "1 r1"
    assert asked(state) == "dice 5"


def test_a_drawn_duel_leads_to_the_relay() -> None:
    state = facing([6, 6, 2])
    shootout(state, 6)
    assert asked(state) == "card"
