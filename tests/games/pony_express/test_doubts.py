"""Doubts: who may doubt, the decision of several riders at once, and the consequences (PE-R15 to PE-R22)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

import posse
from games.pony_express.race import GAME, asked, may, pieces, play, put, race, refused, riders
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.turn import Claiming
from posse.kernel import Chance, Setting, State

NOTHING = "A Q J 10 9"
PAIR = "9 9 A K J"
STRAIGHT = "9 10 J Q K"
FIVE = "A A A A A"


def claimed(
    pos: list[int], claim: str = "pair", faces: str = PAIR, jailed: tuple[int, ...] = (), **options: Setting
) -> State[Race]:
    """Seat 0 has just claimed."""
    state = race(pos, faces=faces, phase=Claiming(), jailed=jailed, rules=options)
    play(state, f"0 claim {claim}")
    return state


# -- who may doubt


def reference_callers(pos: tuple[int, ...], jailed: tuple[int, ...]) -> list[int]:
    """Return who may doubt seat 0's claim: the riders beside it, else the nearest ahead and behind."""
    free = [seat for seat in range(1, len(pos)) if seat not in jailed]
    spaces = [space if space < 33 else 33 for space in pos]
    for steps in range(33):
        near = [seat for seat in free if spaces[seat] in (spaces[0] + steps, spaces[0] - steps)]
        if near:
            return near
    return []


@pytest.mark.parametrize("here", [1, 10, 32])
def test_pe_r15_the_nearest_free_riders_may_call(here: int) -> None:
    """Over random positions of four riders, some of them in prison."""
    spaces = sorted({max(here - 3, 1), max(here - 1, 1), here, min(here + 1, 32), min(here + 3, 32), 33, 34})
    for others in product(spaces, repeat=3):
        if len([space for space in others if space >= 33]) > 1:
            continue
        for jailed in ((), (1,), (1, 3)):
            pos = (here, *others)
            state = race(pos, faces=PAIR, phase=Claiming(), jailed=jailed)
            put(state, "0 claim pair")
            expected = reference_callers(pos, jailed)
            assert asked(state) == " ".join(["doubt", *map(str, expected)]), (pos, jailed)
            assert all(may(state, seat) == ["believe", "doubt"] for seat in expected)


@pytest.mark.parametrize(
    ("pos", "jailed", "callers"),
    [
        ([10, 10, 11], (), "1"),  # beside comes before near
        ([10, 10, 10], (), "1 2"),  # both beside
        ([10, 7, 14], (), "1"),  # behind, nearer
        ([10, 6, 13], (), "2"),  # ahead, nearer
        ([10, 7, 13], (), "1 2"),  # as far behind as ahead
        ([10, 10, 13], (1,), "2"),  # the one beside is in prison
        ([10, 11, 2], (1,), "2"),  # the nearest is in prison: the far one may doubt
        ([31, 29, 34], (), "1 2"),  # the second mailbox is as near as the first
        ([31, 28, 34], (), "2"),
        ([30, 27, 33], (), "1 2"),
        ([1, 1, 1], (), "1 2"),  # in St Joseph too
    ],
)
def test_pe_r15_examples(pos: list[int], jailed: tuple[int, ...], callers: str) -> None:
    state = claimed(pos, jailed=jailed)
    assert asked(state) == f"doubt {callers}"
    for seat in [seat for seat in (1, 2) if str(seat) not in callers]:
        assert refused(state, f"{seat} doubt") == f"not-asked (seat={seat})"
    assert refused(state, "0 doubt") == "not-asked (seat=0)"


def test_pe_r15_the_right_does_not_pass_on() -> None:
    """The nearest believes; the next nearest is never asked."""
    state = claimed([10, 12, 13], "pair", NOTHING)
    done = play(state, "1 believe")
    assert done.told == ["believed seat=0", "moved seat=0 start=10 to=11", "began seat=1"]
    assert done.changed == {"turn": "1 r1", "r0": "11 $3", "dice": ""}


def test_pe_r15_with_all_in_prison_any_claim_holds() -> None:
    state = race([4, 4, 12], faces=NOTHING, phase=Claiming(), jailed=[1, 2])
    done = play(state, "0 claim five_of_a_kind")
    assert done.told == ["claimed seat=0 hand=five_of_a_kind", "moved seat=0 start=4 to=11", "began seat=1"]
    assert done.secret == ["0: bluffed seat=0"]
    assert done.changed == {"turn": "1 r1", "r0": "11 $3", "dice": ""}
    assert asked(state) == "prison 1"


def test_pe_r15_the_option_to_meet_prisoners_gives_them_no_call() -> None:
    state = claimed([10, 10, 13], jailed=(1,), prisoners_met=True)
    assert asked(state) == "doubt 2"


# -- several riders are asked at once


def test_pe_r16_all_the_nearest_are_asked_at_once_clockwise() -> None:
    state = race([10, 10, 10, 10, 10], faces=PAIR, phase=Claiming(), active=3, gold=[3] * 5)
    play(state, "3 claim pair")
    assert asked(state) == "doubt 4 0 1 2"


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 2, 1), (2, 3, 1)])
def test_pe_r16_the_ride_begins_when_all_believe(order: tuple[int, ...]) -> None:
    """They answer in any order, and there is no event before the last answer."""
    state = claimed([10, 10, 10, 10])
    for seat in order[:-1]:
        assert play(state, f"{seat} believe") == ([], {}, [])
        assert refused(state, f"{seat} doubt") == f"not-asked (seat={seat})"
        assert refused(state, f"{seat} believe") == f"not-asked (seat={seat})"
    assert asked(state) == f"doubt {order[-1]}"
    done = play(state, f"{order[-1]} believe")
    assert done.told == ["believed seat=0", "moved seat=0 start=10 to=11", "began seat=1"]


# -- the same at one screen, where nobody can be first


@pytest.mark.parametrize("heard", [1, 3])
def test_pe_r16_where_doubts_are_drawn_all_answer_and_chance_hears_one(heard: int) -> None:
    state = claimed([10, 10, 10, 10], "straight", doubts="drawn")
    assert play(state, "3 doubt") == ([], {}, [])
    assert refused(state, "3 believe") == "not-asked (seat=3)"
    assert play(state, "2 believe") == ([], {}, [])
    assert asked(state) == "doubt 1"
    assert play(state, "1 doubt") == ([], {}, [])
    assert refused(state, "chance doubter 2").startswith("impossible-outcome")
    done = play(state, f"chance doubter {heard}")
    assert done.told == [
        f"heard seat={heard} doubters=2",
        f"lifted seat=0 dice={PAIR} hand=pair",
        f"doubted seat={heard} liar=0 lied=1",
    ]
    assert asked(state) == f"chase {heard}"


def test_pe_r16_where_doubts_are_drawn_one_doubt_needs_no_draw() -> None:
    state = claimed([10, 10, 10], "straight", doubts="drawn")
    assert play(state, "1 doubt").told == []
    assert play(state, "2 believe").told[-1] == "doubted seat=1 liar=0 lied=1"


def test_pe_r16_where_doubts_are_drawn_all_may_believe() -> None:
    state = claimed([10, 10, 10], doubts="drawn")
    play(state, "2 believe")
    assert play(state, "1 believe").told[:2] == ["believed seat=0", "moved seat=0 start=10 to=11"]


def test_pe_r16_each_doubter_is_heard_as_often() -> None:
    state = claimed([10, 10, 10, 10], "straight", doubts="drawn")
    play(state, "1 doubt", "2 doubt", "3 doubt")
    ask, rng = state.ask(), random.Random(1)
    assert isinstance(ask, Chance)
    heard = Counter([ask.sample(rng) for _ in range(3000)])
    assert all(900 < heard[seat,] < 1100 for seat in (1, 2, 3))


def test_pe_r16_before_the_last_answer_nobody_learns_of_the_others() -> None:
    """Whoever has said what, the others and the public see the same."""
    states = []
    for words in ("", "1 doubt", "1 believe", "2 doubt", "1 doubt, 2 doubt", "1 believe, 2 doubt"):
        states.append(claimed([10, 10, 10, 10], "straight", doubts="drawn"))
        if words:
            play(states[-1], words)
    for seat in (0, 3, None):
        assert len({GAME.brief(state, seat).encode() for state in states}) == 1


@pytest.mark.parametrize("caller", [1, 2, 3])
def test_pe_r16_the_first_call_counts_and_the_others_lose_theirs(caller: int) -> None:
    state = claimed([10, 10, 10, 10], "straight")
    done = play(state, f"{caller} doubt")
    assert done.told == [f"lifted seat=0 dice={PAIR} hand=pair", f"doubted seat={caller} liar=0 lied=1"]
    assert asked(state) == f"chase {caller}"
    for other in {1, 2, 3} - {caller}:
        for words in ("doubt", "believe", "advance"):
            assert refused(state, f"{other} {words}") == f"not-asked (seat={other})"


def test_pe_r16_only_the_caller_is_jailed() -> None:
    state = claimed([10, 10, 10, 10])
    play(state, "2 believe, 3 doubt")
    assert riders(state) == ["11 $3", "10 $3", "10 $3", "10 $3 jailed"]


def test_pe_r16_one_does_not_see_what_the_others_answered() -> None:
    """One rider's answer changes nothing that the others receive."""
    state = claimed([10, 10, 10, 10])
    before = {seat: GAME.brief(state, seat).encode() for seat in (0, 1, 2, 3, None)}
    play(state, "1 believe")
    after = {seat: GAME.brief(state, seat).encode() for seat in before}
    assert [seat for seat in before if before[seat] != after[seat]] == [1]
    play(state, "3 believe")
    last = {seat: GAME.brief(state, seat).encode() for seat in before}
    assert [seat for seat in before if after[seat] != last[seat]] == [3]
    assert last[1] == after[1]


def test_pe_r16_nor_is_it_known_afterwards() -> None:
    """Afterwards nobody can see whether others had believed before the doubt."""
    alone, late = claimed([10, 10, 10, 10]), claimed([10, 10, 10, 10])
    play(late, "1 believe, 3 believe")
    assert play(alone, "2 doubt") == play(late, "2 doubt")
    for seat in (0, 1, 2, 3, None):
        assert GAME.brief(alone, seat).encode() == GAME.brief(late, seat).encode()


def test_pe_r16_silence_is_belief() -> None:
    """The default of each is to believe."""
    state = claimed([10, 10, 10])
    assert [may(state, seat)[0] for seat in (1, 2)] == ["believe", "believe"]


def test_pe_r16_a_record_told_to_others_waits_for_the_end() -> None:
    """While riders are still asked, it would show who has believed already."""
    record = posse.Record(GAME.name, GAME.rules, 3, {"items": False})
    record.inputs += [
        f"chance dice {FIVE}",
        f"chance dice {PAIR}",
        f"chance dice {PAIR}",
        f"chance dice {PAIR}",
    ]
    record.inputs += ["0 stand none", "0 claim pair", "1 believe"]
    assert asked(record.final()) == "doubt 2"
    with pytest.raises(posse.Illegal) as refusal:
        GAME.redact(record, 2)
    assert refusal.value.reason == "not-over"


# -- a bluff doubted


def test_pe_r17_the_liar_stays_where_he_is_and_nothing_else() -> None:
    state = claimed([10, 12, 14], "straight")
    done = play(state, "1 doubt")
    assert done.told == [f"lifted seat=0 dice={PAIR} hand=pair", "doubted seat=1 liar=0 lied=1"]
    assert done.changed == {"dice": PAIR}
    done = play(state, "1 stay")
    assert done.told == ["began seat=1"]
    assert done.changed == {"turn": "1 r1", "dice": ""}
    assert riders(state) == ["10 $3", "12 $3", "14 $3"]


def test_pe_r17_option_liars_go_to_jail() -> None:
    state = claimed([10, 12, 14], "straight", liars_go_to_jail=True)
    done = play(state, "1 doubt")
    assert done.told[1:] == ["doubted seat=1 liar=0 lied=1", "jailed seat=0"]
    assert riders(state) == ["10 $3 jailed", "12 $3", "14 $3"]
    assert asked(state) == "chase 1"
    play(state, "1 advance")
    assert riders(state) == ["10 $3 jailed", "16 $3", "14 $3"]
    assert pieces(state)["turn"] == "1 r1"


def test_pe_r17_option_liars_go_to_jail_spares_the_honest_and_the_uncalled() -> None:
    state = claimed([10, 12, 14], "pair", liars_go_to_jail=True)
    play(state, "1 doubt")
    assert riders(state) == ["11 $3", "12 $3 jailed", "14 $3"]
    state = claimed([10, 12, 14], "pair", NOTHING, liars_go_to_jail=True)
    play(state, "1 believe")
    assert riders(state) == ["11 $3", "12 $3", "14 $3"]


def test_pe_r17_option_liars_go_to_jail_and_spend_their_next_turn_there() -> None:
    """Even if the doubter, in Sacramento, gains nothing."""
    state = race([10, 12, 34], faces=NOTHING, phase=Claiming(), jailed=[1], liars_go_to_jail=True)
    play(state, "0 claim pair")
    assert asked(state) == "doubt 2"
    done = play(state, "2 doubt")
    assert done.told[1:] == ["doubted seat=2 liar=0 lied=1", "jailed seat=0", "began seat=1"]
    assert riders(state) == ["10 $3 jailed", "12 $3 jailed", "34 $3"]


@pytest.mark.parametrize(
    ("claim", "spaces"),
    [("pair", 1), ("two_pairs", 2), ("straight", 4), ("full_house", 5), ("four_of_a_kind", 6)],
)
def test_pe_r18_the_caller_may_ride_what_was_claimed(claim: str, spaces: int) -> None:
    """The length is that of the claim, not that of the dice."""
    state = claimed([11, 10, 25], claim, "Q Q Q A 9")
    play(state, "1 doubt")
    assert may(state, 1) == ["advance", "stay"]
    done = play(state, "1 advance")
    assert done.told == [f"moved seat=1 start=10 to={10 + spaces}", "began seat=1"]
    assert riders(state) == ["11 $3", f"{10 + spaces} $3", "25 $3"]
    assert asked(state) == "dice 5"


def test_pe_r18_all_or_nothing() -> None:
    state = claimed([11, 10, 25], "straight")
    play(state, "1 doubt")
    for words in ("1 claim pair", "1 believe", "1 doubt", "1 roll"):
        assert refused(state, words).startswith("not-an-option")
    for words in ("0 stay", "0 advance", "2 advance"):
        assert refused(state, words).startswith("not-asked")
    done = play(state, "1 stay")
    assert done.told == ["began seat=1"]
    assert riders(state) == ["11 $3", "10 $3", "25 $3"]


@pytest.mark.parametrize("claim", ["pair", "two_pairs", "three_of_a_kind", "full_house"])
def test_pe_r18_the_callers_ride_meets_nobody_and_sets_off_nothing(claim: str) -> None:
    """From 7: Indians, a mine, a saloon and a station lie there, and riders on each of them."""
    spaces = {"pair": 1, "two_pairs": 2, "three_of_a_kind": 3, "full_house": 5}[claim]
    to = 7 + spaces
    state = claimed([6, 7, to, to], claim, "A A A A 9")
    play(state, "1 doubt")
    done = play(state, "1 advance")
    assert done.told == [f"moved seat=1 start=7 to={to}", "began seat=1"]
    assert riders(state) == ["6 $3", f"{to} $3", f"{to} $3", f"{to} $3"]
    assert asked(state) == "dice 5"


def test_pe_r18_the_caller_takes_its_own_turn_afterwards_as_usual() -> None:
    """From the new place: the desert is reached, so the price is 2."""
    state = claimed([23, 22, 4], "straight")
    play(state, "1 doubt, 1 advance", f"chance dice {PAIR}")
    done = play(state, "1 reroll d12 d345")
    assert done.changed["r1"] == "26 $1"


# -- a true claim doubted


def test_pe_r19_the_wrong_caller_is_jailed_before_the_ride() -> None:
    """The doubter stood on the landing space, which is plain: there is nobody to meet."""
    state = claimed([10, 11, 20])
    done = play(state, "1 doubt")
    assert done.told == [
        f"lifted seat=0 dice={PAIR} hand=pair",
        "doubted seat=1 liar=0 lied=0",
        "jailed seat=1",
        "moved seat=0 start=10 to=11",
        "began seat=1",
    ]
    assert done.changed == {"turn": "1 r1", "r0": "11 $3", "r1": "11 $3 jailed", "dice": ""}
    assert asked(state) == "prison 1"


def test_pe_r19_others_on_the_landing_space_are_met_as_usual() -> None:
    """Three riders stand there; one of them, the doubter, was wrong: poker with the other two."""
    state = claimed([10, 11, 11, 11])
    done = play(state, "2 doubt")
    assert done.told[2:] == ["jailed seat=2", "moved seat=0 start=10 to=11", "poker seats=0 1 3"]
    state = claimed([10, 11, 11])
    play(state, "2 doubt")
    assert asked(state) == "corner 0"


def test_pe_r19_the_effect_of_the_space_follows() -> None:
    """The space is a mine, and the doubter who was wrong lies on it."""
    state = claimed([8, 9, 20])
    play(state, "1 doubt")
    assert asked(state) == "dice 5"
    done = play(state, f"chance dice {STRAIGHT}")
    assert done.changed["r0"] == "9 $7"


def test_pe_r19_with_the_option_to_meet_prisoners_he_is_met() -> None:
    state = claimed([10, 11, 20], prisoners_met=True)
    play(state, "1 doubt")
    assert riders(state)[1] == "11 $3 jailed"
    assert asked(state) == "corner 0"


# -- the end of the track


@pytest.mark.parametrize("claim", ["four_of_a_kind", "five_of_a_kind"])
def test_pe_r20_the_callers_ride_stops_in_sacramento(claim: str) -> None:
    state = claimed([28, 3, 29], claim)
    play(state, "2 doubt")
    done = play(state, "2 advance")
    assert done.told == ["moved seat=2 start=29 to=33", "began seat=1"]
    assert riders(state) == ["28 $3", "3 $3", "33 $3"]


def test_pe_r21_a_caller_who_arrives_first_is_at_the_first_mailbox() -> None:
    """It is the doubter's turn next, who delivers; the third mailbox wins."""
    state = claimed([30, 31, 3], "two_pairs")
    done = play(state, "1 doubt, 1 advance")
    assert done.told[2:] == [
        "moved seat=1 start=31 to=33",
        "began seat=1",
        "moved seat=1 start=33 to=34",
        "began seat=2",
    ]
    assert riders(state) == ["30 $3", "34 $3", "3 $3"]
    assert asked(state) == "dice 5"


@pytest.mark.parametrize(("mailbox", "shots"), [(33, 1), (34, 2)])
def test_pe_r21_a_caller_who_arrives_second_duels_at_once(mailbox: int, shots: int) -> None:
    """The doubter chooses the corners; the first to arrive shoots first, once for each mailbox."""
    state = claimed([29, 30, mailbox], "three_of_a_kind")
    play(state, "1 doubt")
    done = play(state, "1 advance")
    assert done.told == ["moved seat=1 start=30 to=33"]
    assert asked(state) == "corner 1"
    done = play(state, "1 place nw")
    assert done.told == ["faced shooter=2 target=1 final=1"]
    for _ in range(shots):
        assert asked(state) == "aim 2"
        play(state, "2 aim 0 0 21 0", "chance shot touched fell")
    assert asked(state) == "aim 1"
    done = play(state, "1 aim 0 0 21 0", "chance shot touched r2 fell r2")
    assert done.told[1:] == ["duel_won winner=1 loser=2 arrested=0", "ended ending=duel seat=1 round=1"]
    assert asked(state) == "over 2 1 2"


def test_pe_r21_a_first_arrival_in_prison_is_let_out_for_it() -> None:
    state = claimed([29, 30, 33], "three_of_a_kind", jailed=(2,))
    play(state, "1 doubt")
    done = play(state, "1 advance")
    assert done.told == ["moved seat=1 start=30 to=33", "freed seat=2"]
    assert riders(state) == ["29 $3", "33 $3", "33 $3"]


def test_pe_r21_staying_put_is_no_arrival() -> None:
    state = claimed([29, 30, 33], "three_of_a_kind")
    done = play(state, "1 doubt, 1 stay")
    assert done.told[-1] == "began seat=1"
    assert riders(state) == ["29 $3", "30 $3", "33 $3"]


@pytest.mark.parametrize("mailbox", [33, 34])
def test_pe_r21_a_caller_in_sacramento_gains_nothing(mailbox: int) -> None:
    """The doubter is right, is asked nothing, and stays at the mailbox; the turn is over."""
    state = claimed([30, 3, mailbox], "straight")
    assert asked(state) == "doubt 2"
    done = play(state, "2 doubt")
    assert done.told == [
        f"lifted seat=0 dice={PAIR} hand=pair",
        "doubted seat=2 liar=0 lied=1",
        "began seat=1",
    ]
    assert riders(state) == ["30 $3", "3 $3", f"{mailbox} $3"]
    assert asked(state) == "dice 5"


def test_pe_r21_a_caller_in_sacramento_can_go_to_prison() -> None:
    state = claimed([30, 3, 34], "pair")
    play(state, "2 doubt")
    assert riders(state) == ["31 $3", "3 $3", "34 $3 jailed"]


def test_pe_r21_a_wrong_caller_in_sacramento_is_let_out_if_the_claim_brings_the_second_rider() -> None:
    state = claimed([30, 3, 34], "straight", STRAIGHT)
    done = play(state, "2 doubt")
    assert done.told[1:] == [
        "doubted seat=2 liar=0 lied=0",
        "jailed seat=2",
        "moved seat=0 start=30 to=33",
        "freed seat=2",
    ]
    assert riders(state) == ["33 $3", "3 $3", "34 $3"]
    assert asked(state) == "corner 0"


@pytest.mark.parametrize("space", [6, 7, 8, 9, 10])
def test_pe_r22_a_liar_caught_does_not_use_his_space_again(space: int) -> None:
    """Relay, station, Indians, mine, saloon: the bluffer stands on it, and the turn is over."""
    for answer in ("stay", "advance"):
        state = claimed([space, space + 1, 30], "five_of_a_kind")
        done = play(state, f"1 doubt, 1 {answer}")
        assert done.told[-1] == "began seat=1"
        assert riders(state)[0] == f"{space} $3"
        assert asked(state) == "dice 5"
