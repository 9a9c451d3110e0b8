"""Mailboxes and the last duel (PE-R46 to PE-R49)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from games.pony_express.fights import PAIR, landed, rolls, shoot, shootout
from games.pony_express.race import asked, may, pieces, play, race, refused, riders
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.turn import Prison
from posse.kernel import Setting, State


def last_duel(
    box: int = 33, *, jailed: Sequence[int] = (), cards: Sequence[Sequence[str]] = (), **options: Setting
) -> State[Race]:
    """r0 rides in, r1 was there first, on this mailbox; r0 stands in the north-west."""
    state = landed([33, box, 17], gold=[5, 7, 3], jailed=jailed, cards=cards, rules=options)
    assert asked(state) == "corner 0"
    assert may(state, 0) == ["place nw", "place se"]
    play(state, "0 place nw")
    return state


# --- mailboxes (PE-R46) ---


@pytest.mark.parametrize(("space", "claim"), [(32, "pair"), (32, "five_of_a_kind"), (30, "four_of_a_kind")])
def test_pe_r46_sacramento_needs_no_exact_count(space: int, claim: str) -> None:
    state = race([space, 10, 12], faces=PAIR)
    done = play(state, f"0 stand none, 0 claim {claim}, 2 believe")
    assert done.told[1:] == ["believed seat=0", f"moved seat=0 start={space} to=33", "began seat=1"]
    assert riders(state) == ["33 $3", "10 $3", "12 $3"]
    assert asked(state) == "dice 5"


def test_pe_r46_a_mailbox_a_turn_and_the_third_wins_at_once() -> None:
    state = race([32, 10, 13], faces=PAIR, gold=[0, 3, 3])
    play(state, "0 stand none, 0 claim pair, 2 believe")
    play(state, f"chance dice {PAIR}", "1 stand none, 1 claim pair, 2 believe")
    done = play(state, f"chance dice {PAIR}", "2 stand none, 2 claim pair, 1 believe")
    assert asked(state) == "card"
    done = play(state, "chance card spurs, chance card file, 2 keep 0")
    assert done.told == [
        "drew seat=2 cards=1",
        "round round=2",
        "began seat=0",
        "paid payer=-1 payee=0 amount=1",  # charity, in Sacramento too (PE-R11)
        "moved seat=0 start=33 to=34",
        "began seat=1",
    ]
    play(state, f"chance dice {PAIR}", "1 stand none, 1 claim pair, 2 believe, 1 stay")  # no train
    assert asked(state) == "ready 2"
    play(state, "2 roll", f"chance dice {PAIR}", "2 stand none, 2 claim pair, 1 believe, 2 stay")
    done = play(state, "chance dice 9 9 10 J A")  # the mine
    assert done.told[-4:] == [
        "round round=3",
        "began seat=0",
        "moved seat=0 start=34 to=35",
        "ended ending=jackrabbit seat=0 round=3",
    ]
    assert asked(state) == "over 1 2 2"
    assert refused(state, "1 roll").startswith("over")


def test_pe_r46_nobody_is_asked_anything_when_mail_is_delivered() -> None:
    """No roll, no claim, no doubt: the turn passes, whatever cards the rider holds."""
    state = race([33, 11, 2], active=2, cards=[["lasso", "spurs"]], faces=PAIR, first=1)
    done = play(state, "2 stand none, 2 claim pair, 1 believe")
    assert done.told[-4:] == ["began seat=0", "moved seat=0 start=33 to=34", "round round=2", "began seat=1"]
    assert asked(state) == "dice 5"


# --- doubts from Sacramento (PE-R47) ---


@pytest.mark.parametrize("box", [33, 34])
def test_pe_r47_a_rider_in_sacramento_may_doubt_and_be_wrong(box: int) -> None:
    state = race([box, 28, 22], active=1, faces=PAIR)
    play(state, "1 stand none, 1 claim pair")
    assert asked(state) == "doubt 0"  # five away, whatever the mailbox; r2 is six
    done = play(state, "0 doubt")
    assert done.told[-3:] == ["doubted seat=0 liar=1 lied=0", "jailed seat=0", "moved seat=1 start=28 to=29"]
    assert riders(state) == [f"{box} $3 jailed", "29 $3", "22 $3"]


def test_pe_r47_every_mailbox_is_as_far_as_sacramento() -> None:
    """A rider as far behind as 33 is ahead may doubt too, though the other is at the second mailbox."""
    state = race([34, 28, 23], active=1, faces=PAIR)
    play(state, "1 stand none, 1 claim pair")
    assert asked(state) == "doubt 2 0"


@pytest.mark.parametrize("box", [33, 34])
def test_pe_r47_being_right_gains_nothing_there(box: int) -> None:
    state = race([box, 28, 22], active=1, faces=PAIR)
    done = play(state, "1 stand none, 1 claim five_of_a_kind, 0 doubt")
    assert done.told[-2:] == ["doubted seat=0 liar=1 lied=1", "began seat=2"]
    assert riders(state) == [f"{box} $3", "28 $3", "22 $3"]


def arrested(box: int, gold: int = 3, cards: Sequence[Sequence[str]] = ()) -> State[Race]:
    """r0's turn in Sacramento begins in prison."""
    return race([box, 20, 10], phase=Prison(), jailed=[0], gold=[gold, 3, 3], cards=cards)


def test_pe_r47_paying_moves_on_by_one_mailbox() -> None:
    state = arrested(33)
    done = play(state, "0 pay")
    assert done.told == [
        "paid payer=0 payee=-1 amount=3",
        "freed seat=0",
        "paid payer=-1 payee=0 amount=1",
        "moved seat=0 start=33 to=34",
        "began seat=1",
    ]
    assert riders(state) == ["34 $1", "20 $3", "10 $3"]


def test_pe_r47_escaping_moves_on_and_may_win() -> None:
    state = arrested(34)
    done = play(state, "0 roll, chance dice 9 9 9 9 A, chance card spurs")
    assert done.told[1:] == [
        "freed seat=0",
        "drew seat=0 cards=1",
        "moved seat=0 start=34 to=35",
        "ended ending=jackrabbit seat=0 round=1",
    ]
    assert asked(state) == "over 1 2 2"


@pytest.mark.parametrize("dice", ["9 10 J Q A", "9 9 J J A"])
def test_pe_r47_without_luck_he_stays(dice: str) -> None:
    state = arrested(34)
    play(state, "0 roll", f"chance dice {dice}")
    assert riders(state)[0] == f"34 ${3 + (dice == '9 9 J J A')}"
    assert pieces(state)["turn"] == "1 r1"


# --- the last duel (PE-R48) ---


def test_pe_r48_the_second_arrival_means_a_duel_at_once() -> None:
    """The one who rode in places both; the first arrival shoots first; a touch wins the game."""
    state = race([30, 33, 17], faces="A A A K Q", gold=[5, 7, 3])
    done = play(state, "0 stand none, 0 claim three_of_a_kind, 1 believe")
    assert done.told[-1] == "moved seat=0 start=30 to=33"
    assert asked(state) == "corner 0"
    assert refused(state, "1 place nw").startswith("not-asked")
    assert play(state, "0 place se").told == ["faced shooter=1 target=0 final=1"]
    assert shootout(state, 4) == [1, 0, 1, 0]
    done = play(state, shoot(1, "r0"))
    assert done.told == [
        "shot seat=1 touched=r0 fell=",
        "duel_won winner=1 loser=0 arrested=0",
        "ended ending=duel seat=1 round=1",
    ]
    assert done.changed == {}  # nobody pays, nobody goes to prison
    assert asked(state) == "over 2 1 2"


def test_pe_r48_from_the_second_mailbox_two_shots_come_first() -> None:
    state = last_duel(34)
    assert shootout(state, 7) == [1, 1, 0, 1, 0, 1, 0]
    play(state, shoot(1), shoot(0, "r1 r2"))
    assert asked(state) == "over 1 2 2"


def test_pe_r48_the_corners_are_the_newcomers_choice_and_the_first_shoots_from_the_other() -> None:
    state = landed([33, 33, 17])
    play(state, "0 place se")
    scene = state.table.duel_scene(1, 0, 0)
    play(state, "1 aim 0 0 21 0")
    ask = state.ask()
    assert getattr(ask, "scene", None) == scene
    assert scene.target == state.table.track.corners["se"].rider


def test_pe_r48_it_goes_on_after_three_each() -> None:
    state = last_duel(33)
    assert shootout(state, 12) == [1, 0] * 6
    assert asked(state) == "aim 1"


def test_pe_r48_who_hits_a_bystander_loses_the_game() -> None:
    state = last_duel(33)
    done = play(state, shoot(1, "r2 r0", "r2"))
    assert done.told[1:] == ["duel_won winner=0 loser=1 arrested=1", "ended ending=duel seat=0 round=1"]
    assert asked(state) == "over 1 2 2"
    assert riders(state) == ["33 $5", "33 $7", "17 $3"]


def test_pe_r48_with_the_option_the_figure_must_fall_here_too() -> None:
    state = last_duel(33, figure_must_fall=True)
    play(state, shoot(1, "r0"))
    assert asked(state) == "aim 0"
    play(state, shoot(0, "r1", "r1"))
    assert asked(state) == "over 1 2 2"


@pytest.mark.parametrize("box", [33, 34])
def test_pe_r48_a_first_arrival_in_prison_is_released_for_it(box: int) -> None:
    state = race([32, box, 17], jailed=[1], faces=PAIR)
    done = play(state, "0 stand none, 0 claim pair, 2 believe")
    assert done.told[-2:] == ["moved seat=0 start=32 to=33", "freed seat=1"]
    assert riders(state)[1] == f"{box} $3"
    play(state, "0 place nw")
    assert shootout(state, 3) == ([1, 0, 1] if box == 33 else [1, 1, 0])


def test_pe_r48_a_doubter_who_was_wrong_about_the_arrival_is_released_as_well() -> None:
    """The doubter is jailed before the move (PE-R19), and released when it brings the duel."""
    state = race([32, 33, 17], faces=PAIR)
    done = play(state, "0 stand none, 0 claim pair, 1 doubt")
    assert done.told[-3:] == ["jailed seat=1", "moved seat=0 start=32 to=33", "freed seat=1"]
    play(state, "0 place nw")
    assert asked(state) == "aim 1"


def test_pe_r48_a_callers_move_is_an_arrival_too() -> None:
    """PE-R21: the one who moved, not the one whose turn it is, chooses the corners."""
    state = race([30, 33, 30], faces=PAIR)
    done = play(state, "0 stand none, 0 claim five_of_a_kind, 2 doubt, 2 advance")
    assert done.told[-1] == "moved seat=2 start=30 to=33"
    assert asked(state) == "corner 2"
    play(state, "2 place nw")
    assert shootout(state, 2) == [1, 2]
    play(state, shoot(1, "r2"))
    assert asked(state) == "over 2 1 2"


def test_pe_r48_a_prisoner_lying_in_wait_can_still_be_hit() -> None:
    state = last_duel(33, jailed=[2])
    play(state, shoot(1, "r2"))
    assert asked(state) == "over 1 2 2"


# --- items, and the technical end (PE-R49) ---


def test_pe_r49_the_last_duel_is_to_the_death() -> None:
    state = last_duel(33)
    assert shootout(state, 500) == [1, 0] * 250
    assert asked(state) == "aim 1"
    play(state, shoot(1, "r0"))
    assert asked(state) == "over 2 1 2"


@pytest.mark.parametrize("limit", [20, 50, 200])
def test_pe_r49_a_table_may_let_the_dice_decide_and_they_say_so(limit: int) -> None:
    state = last_duel(33, last_duel_shots=str(limit))
    assert shootout(state, 2 * limit - 1) == ([1, 0] * limit)[:-1]
    done = play(state, shoot(0))
    assert done.told[1:] == [f"roll_off one=0 two=1 shots={2 * limit}"]
    assert asked(state) == "dice 5"


def test_pe_r49_equal_dice_roll_again() -> None:
    state = last_duel(33, last_duel_shots="20")
    shootout(state, 40)
    assert asked(state) == "dice 5"
    play(state, *rolls("A A A K K", "K A A A K"))
    assert asked(state) == "dice 5"  # a tie: they roll again
    done = play(state, *rolls("9 9 10 J Q", "9 9 10 J K"))
    winner = int(done.told[1].split()[1].removeprefix("seat="))
    assert done.told[1] == f"open_roll seat={winner} dice=9 9 10 J K hand=pair"
    assert done.told[2:] == [f"ended ending=duel seat={winner} round=1"]
    assert asked(state) == ("over 1 2 2" if winner == 0 else "over 2 1 2")


def test_pe_r49_twenty_shots_each_also_when_one_of_them_had_two_first() -> None:
    """The second arrival is not cheated of his twentieth shot."""
    state = last_duel(34, last_duel_shots="20")
    fired: list[int] = []
    while asked(state).startswith("aim"):
        fired += shootout(state, 1)
    assert fired[:3] == [1, 1, 0]
    assert fired.count(0) == 20
    assert fired.count(1) in (20, 21)


def test_pe_r49_cards_help_in_the_last_duel() -> None:
    """Whisky before a shot, the second Colt after a miss, the barrel after a hit; see also the items."""
    state = last_duel(33, cards=[["barrel", "whisky"], ["second_colt"]])
    assert asked(state) == "shot_at 0"
    play(state, "0 whisky", shoot(1))
    assert asked(state) == "missed 1"
    play(state, "1 colt")
    assert asked(state) == "shot_at 0"
    play(state, "0 stay", shoot(1, "r0"))
    assert asked(state) == "hit 0"
    done = play(state, "0 barrel")
    assert done.told == ["played seat=0 item=barrel"]
    assert asked(state) == "aim 0"
    play(state, shoot(0, "r1"))
    assert asked(state) == "over 1 2 2"
    assert pieces(state)["played"] == "whisky second_colt barrel"


def test_pe_r49_an_extra_shot_is_none_of_the_twenty() -> None:
    state = last_duel(33, cards=[(), ["second_colt"]], last_duel_shots="20")
    play(state, shoot(1), "1 colt")
    assert shootout(state, 40) == [1, *[0, 1] * 19, 0]
    assert asked(state) == "dice 5"


def test_pe_r49_an_extra_shot_between_the_two_opening_ones_leaves_both() -> None:
    state = last_duel(34, cards=[(), ["second_colt"]])
    play(state, shoot(1), "1 colt")
    assert shootout(state, 4) == [1, 1, 0, 1]
