"""The cup: rerolls, their price, and charity (PE-R6 to PE-R11)."""

from __future__ import annotations

from itertools import product

import pytest

from games.pony_express.race import GAME, asked, may, pieces, play, put, race, refused, riders
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.dice import Hand
from posse.games.pony_express.rules.turn import Chase, Prison, Rerolls, Rolling
from posse.kernel import State

FACES = "A K Q J 10"
FRESH = "9 9 9 9 9"
SETS = ["".join([digit for digit in "12345" if mask >> int(digit) - 1 & 1]) for mask in range(32)]


def named(dice: str) -> str:
    return f"d{dice}" if dice else "none"


def reference_rerolls() -> set[tuple[str, str]]:
    """List the rerolls: each die is kept or rolled, under the cup or in the open, in one of the two forms."""
    found = set()
    for fate in product(("kept in", "rolled in", "kept out", "rolled out"), repeat=5):
        unseen = set(fate) == {"kept out", "rolled in"}
        seen = "rolled out" in fate and "rolled in" not in fate and set(fate) != {"rolled out"}
        if unseen or seen:
            out = "".join([str(i + 1) for i in range(5) if fate[i].endswith("out")])
            rolled = "".join([str(i + 1) for i in range(5) if fate[i].startswith("rolled")])
            found.add((out, rolled))
    return found


def rerolls(state: State[Race]) -> list[str]:
    return [words for words in may(state, 0) if words.startswith("reroll")]


# -- the two forms


@pytest.mark.parametrize("shown", SETS)
def test_pe_r6_the_options_are_the_two_forms_and_nothing_else(shown: str) -> None:
    """Which dice lie in the open now does not matter: arranging them first is free."""
    expected = {f"reroll {named(out)} {named(rolled)}" for out, rolled in reference_rerolls()}
    assert len(expected) == 30 + 210
    state = race([10, 12, 14], faces=FACES, shown=shown)
    offered = rerolls(state)
    assert set(offered) == expected
    assert len(offered) == len(expected)
    assert asked(state) == "reroll 0"


def test_pe_r6_one_die_at_least_is_kept() -> None:
    state = race([10, 12, 14], faces=FACES)
    for words in rerolls(state):
        assert words.split()[2] != "d12345"
    for words in ("reroll none d12345", "reroll d12345 d12345", "reroll d1 none", "reroll none none"):
        assert refused(state, f"0 {words}").startswith("unknown-words")


def test_pe_r6_what_fits_neither_form_is_refused() -> None:
    """Some but not all of the hidden dice; hidden and open dice together; no die taken out."""
    state = race([10, 12, 14], faces=FACES, shown="12")
    for words in ("reroll d12 d3", "reroll d12 d13", "reroll none d12", "reroll d12 d1345"):
        assert refused(state, f"0 {words}").startswith("unknown-words")
    assert refused(state, "1 reroll d12 d345") == "not-asked (seat=1)"


def test_pe_r6_every_reroll_rolls_those_dice_and_leaves_the_rest() -> None:
    """For each of the 240 rerolls: the rolled dice change, the others stay, and all lie as announced."""
    start = race([10, 9, 14], faces=FACES)
    for out, rolled in sorted(reference_rerolls()):
        state = start.clone()
        put(state, f"0 reroll {named(out)} {named(rolled)}")
        assert asked(state) == f"dice {len(rolled)}"
        put(state, " ".join(["chance dice", *["9"] * len(rolled)]))
        faces = ["9" if str(i + 1) in rolled else face for i, face in enumerate(FACES.split())]
        shown = [face if str(i + 1) in out else f"({face})" for i, face in enumerate(faces)]
        assert pieces(state)["dice"] == " ".join(shown)
        assert riders(state) == ["10 $2", "9 $3", "14 $3"]
        assert asked(state) == "reroll 0"


def test_pe_r6_under_the_cup_only_the_roller_sees() -> None:
    """Two kings out, three dice rolled unseen."""
    state = race([10, 9, 14], faces="K K 10 10 J")
    done = play(state, "0 reroll d12 d345", "chance dice A J 9")
    assert done.told == [
        "paid payer=0 payee=-1 amount=1",
        "showed seat=0 dice=K K ? ? ?",
        "cup seat=0 dice=K K ? ? ? rolled=3",
    ]
    assert done.secret == ["0: rolled seat=0 dice=K K A J 9"]
    assert done.changed == {"r0": "10 $2", "bank": "22", "dice": "K K (A) (J) (9)"}
    assert [GAME.view(state, seat).plain()["dice"] for seat in (0, 1, None)] == [
        ["K", "K", "A", "J", "9"],
        ["K", "K", "?", "?", "?"],
        ["K", "K", "?", "?", "?"],
    ]


def test_pe_r6_beside_the_cup_everybody_sees() -> None:
    """Two jacks stay hidden, three dice are rolled by hand."""
    state = race([10, 9, 14], faces="J J 10 Q 9")
    done = play(state, "0 reroll d345 d345", "chance dice J A K")
    assert done.told == [
        "paid payer=0 payee=-1 amount=1",
        "showed seat=0 dice=? ? 10 Q 9",
        "cup seat=0 dice=? ? J A K rolled=3",
    ]
    assert done.changed == {"r0": "10 $2", "bank": "22", "dice": "(J) (J) J A K"}
    # the rulebook's example continues: the hidden pair comes out, two dice go back and are rolled unseen
    done = play(state, "0 reroll d123 d45", "chance dice Q 9")
    assert done.told[-1] == "cup seat=0 dice=J J J ? ? rolled=2"
    assert done.changed == {"r0": "10 $1", "bank": "23", "dice": "J J J (Q) (9)"}


def test_pe_r6_part_of_the_open_dice_may_be_rolled() -> None:
    state = race([10, 9, 14], faces=FACES, shown="123")
    done = play(state, "0 reroll d1234 d2", "chance dice 9")
    assert done.told[1:] == ["showed seat=0 dice=A K Q J ?", "cup seat=0 dice=A 9 Q J ? rolled=1"]
    assert done.changed["dice"] == "A 9 Q J (10)"


# -- arranging


@pytest.mark.parametrize("gold", [0, 3])
@pytest.mark.parametrize("first", [True, False])
def test_pe_r7_any_dice_may_be_shown_for_nothing_after_any_roll(first: bool, gold: int) -> None:
    """Even after the first roll, and without gold; no face changes, no gold moves."""
    start = race([10, 9, 14], faces=FACES, shown="24", gold=[gold, 3, 3], phase=Rerolls(first))
    stands = [words for words in may(start, 0) if words.startswith("stand")]
    assert set(stands) == {f"stand {named(dice)}" for dice in SETS}
    assert len(stands) == 32
    for dice in SETS:
        state = start.clone()
        done = play(state, f"0 stand {named(dice)}")
        seen = [face if str(i + 1) in dice else "?" for i, face in enumerate(FACES.split())]
        assert done.told == ([f"showed seat=0 dice={' '.join(seen)}"] if dice != "24" else [])
        assert done.secret == []
        assert set(done.changed) <= {"dice"}
        assert GAME.view(state, 0).plain()["dice"] == FACES.split()
        assert GAME.view(state, 1).plain()["dice"] == seen
        assert asked(state) == "claim 0"


def test_pe_r7_the_first_roll_falls_under_the_cup() -> None:
    state = race([10, 12, 14])
    done = play(state, f"chance dice {FACES}")
    assert done.told == ["cup seat=0 dice=? ? ? ? ? rolled=5"]
    assert done.secret == [f"0: rolled seat=0 dice={FACES}"]
    assert done.changed == {"dice": "(A) (K) (Q) (J) (10)"}
    assert asked(state) == "reroll 0"


def test_pe_r7_what_lay_open_may_go_back_under_the_cup() -> None:
    state = race([10, 12, 14], faces=FACES, shown="12345")
    done = play(state, "0 stand none")
    assert done.told == ["showed seat=0 dice=? ? ? ? ?"]
    assert GAME.view(state, 2).plain()["dice"] == ["?"] * 5


def test_pe_r7_after_the_claim_nothing_is_moved() -> None:
    state = race([10, 12, 14], faces=FACES)
    play(state, "0 stand d1, 0 claim straight")
    assert asked(state) == "doubt 1"
    for words in ("0 stand none", "0 reroll d1 d2345", "0 claim pair"):
        assert refused(state, words) == "not-asked (seat=0)"


# -- the price


def reference_price(pos: tuple[int, ...], first: bool) -> int:
    """Return the price for seat 0, worked out again: free for the last rider's first reroll, even in the
    desert; otherwise 2 in the desert and 1 elsewhere."""
    last = pos[0] < min(pos[1:])
    if last and first:
        return 0
    return 2 if pos[0] >= 25 else 1


POSITIONS = [
    (1, 1, 1),
    (1, 2, 3),
    (5, 5, 9),
    (6, 7, 7),
    (6, 5, 9),
    (24, 24, 25),
    (24, 25, 26),
    (24, 3, 32),
    (24, 33, 28),
    (25, 24, 26),
    (25, 25, 30),
    (25, 26, 33),
    (26, 30, 31),
    (32, 32, 33),
    (32, 33, 1),
    (32, 34, 31),
    (31, 34, 32),
    (10, 11, 12, 13),
    (10, 12, 10, 13),
    (10, 12, 13, 9),
    (10, 20, 11, 12, 13),
    (10, 20, 11, 12, 10),
]


@pytest.mark.parametrize("pos", POSITIONS)
@pytest.mark.parametrize("first", [True, False])
def test_pe_r8_to_r10_the_price_of_a_reroll(pos: tuple[int, ...], first: bool) -> None:
    """For every purse: the options it can pay for, and the price goes to the bank."""
    price = reference_price(pos, first)
    for purse in range(4):
        gold = [purse, *[2] * (len(pos) - 1)]
        state = race(pos, gold=gold, faces=FACES, phase=Rerolls(first))
        assert len(rerolls(state)) == (240 if purse >= price else 0)
        if purse < price:
            assert refused(state, "0 reroll d1 d2345").startswith("not-an-option")
            continue
        done = play(state, "0 reroll d1 d2345")
        paid = [f"paid payer=0 payee=-1 amount={price}"] if price else []
        assert done.told == [*paid, "showed seat=0 dice=A ? ? ? ?"]
        assert riders(state)[0] == f"{pos[0]} ${purse - price}"
        assert asked(state) == "dice 4"
        play(state, "chance dice 9 9 9 9")
        again = reference_price(pos, False)
        assert len(rerolls(state)) == (240 if purse - price >= again else 0)


def test_pe_r8_the_last_rider_rolls_again_once_for_nothing() -> None:
    state = race([10, 12, 14], faces=FACES, gold=[1, 3, 3])
    play(state, "0 reroll d1 d2345", "chance dice 9 9 9 9")
    assert riders(state)[0] == "10 $1"
    play(state, "0 reroll d1 d2345", "chance dice 9 9 9 9")
    assert riders(state)[0] == "10 $0"
    assert rerolls(state) == []


def test_pe_r8_not_if_another_is_as_far_behind() -> None:
    state = race([10, 10, 14], faces=FACES, gold=[0, 3, 3])
    assert rerolls(state) == []


def test_pe_r8_prisoners_still_count_on_the_track() -> None:
    """A prisoner behind or beside takes the free reroll away; one ahead does not."""
    for pos, free in (([10, 9, 14], False), ([10, 10, 14], False), ([10, 11, 14], True)):
        state = race(pos, faces=FACES, gold=[0, 3, 3], jailed=[1])
        assert bool(rerolls(state)) == free


def test_pe_r8_it_is_free_in_the_desert_too() -> None:
    state = race([27, 28, 33], faces=FACES, gold=[0, 3, 3])
    done = play(state, "0 reroll d1 d2345", "chance dice 9 9 9 9")
    assert done.changed == {"dice": "A (9) (9) (9) (9)"}


def test_pe_r8_only_the_active_riders_place_counts() -> None:
    """Seat 1 is last, but it is seat 0's turn."""
    state = race([10, 3, 14], faces=FACES, gold=[0, 3, 3])
    assert rerolls(state) == []


def test_pe_r9_the_desert_begins_on_25() -> None:
    for space, price in ((24, 1), (25, 2), (32, 2)):
        state = race([space, 3, 33], faces=FACES)
        done = play(state, "0 reroll d1 d2345")
        assert done.changed["r0"] == f"{space} ${3 - price}"
        assert done.changed["bank"] == str(21 + price)


def test_pe_r9_out_of_the_desert_the_price_is_1_again() -> None:
    """Two Indians drive a rider back from 26 to 24: there the price is 1, unless the option is `forever`."""
    for option, price in (("there", 1), ("forever", 2)):
        state = race([25, 3, 4], faces="9 9 10 J Q", desert_price=option)
        play(state, "0 stand none, 0 claim pair, 2 believe")
        assert asked(state) == "ambush 0"
        play(state, "0 aim 0 0 21 0", "chance shot touched i1 fell i1")
        assert riders(state)[0] == "24 $4"
        back = race([24, 3, 4], faces=FACES, crossed=[0], desert_price=option, gold=[4, 3, 3])
        assert back.table.crossed == state.table.crossed == 1
        done = play(back, "0 reroll d1 d2345")
        assert done.changed["r0"] == f"24 ${4 - price}"


@pytest.mark.parametrize(("option", "price"), [("there", 1), ("forever", 2)])
def test_pe_r9_option_forever_is_each_riders_own(option: str, price: int) -> None:
    """A rival's ride through the desert changes nothing; a free reroll stays free."""
    state = race([20, 3, 24], faces=FACES, crossed=[2], desert_price=option)
    assert play(state, "0 reroll d1 d2345").changed["r0"] == "20 $2"
    state = race([20, 3, 24], faces=FACES, crossed=[0], desert_price=option)
    assert play(state, "0 reroll d1 d2345").changed["r0"] == f"20 ${3 - price}"
    state = race([20, 21, 24], faces=FACES, crossed=[0], desert_price=option, gold=[0, 3, 3])
    assert len(rerolls(state)) == 240


def test_pe_r10_no_credit() -> None:
    for pos, purse in (([10, 3, 14], 0), ([26, 3, 14], 0), ([26, 3, 14], 1)):
        state = race(pos, faces=FACES, gold=[purse, 3, 3])
        assert may(state, 0)[0] == "stand none"
        assert all(words.startswith("stand") for words in may(state, 0))
        assert refused(state, "0 reroll d1 d2345").startswith("not-an-option")


def test_pe_r10_as_often_as_one_can_pay() -> None:
    state = race([10, 3, 14], faces=FACES, gold=[9, 3, 3])
    for left in range(8, -1, -1):
        done = play(state, "0 reroll d1 d2345", "chance dice 9 10 J Q")
        assert done.changed["r0"] == f"10 ${left}"
        assert done.changed["bank"] == str(24 - left)
    assert rerolls(state) == []
    assert asked(state) == "reroll 0"


# -- charity


def turn_passes_to(seat: int, pos: list[int], gold: list[int], jailed: list[int]) -> State[Race]:
    """Return the end of the turn before: a doubter was right and is about to stay."""
    before = (seat - 1) % len(pos)
    caller = (seat + 1) % len(pos)
    phase = Chase(Hand.PAIR, caller)
    return race(pos, gold=gold, jailed=jailed, active=before, faces="9 10 J Q A", phase=phase)


def test_pe_r11_the_penniless_get_a_nugget_when_their_turn_begins() -> None:
    state = turn_passes_to(1, [10, 12, 14], [3, 0, 0], [])
    done = play(state, "2 stay")
    assert done.told == ["began seat=1", "paid payer=-1 payee=1 amount=1"]
    assert done.changed == {"turn": "1 r1", "r1": "12 $1", "bank": "26", "dice": ""}
    assert asked(state) == "dice 5"


def test_pe_r11_only_with_no_gold_at_all() -> None:
    state = turn_passes_to(1, [10, 12, 14], [3, 1, 0], [])
    done = play(state, "2 stay")
    assert done.told == ["began seat=1"]
    assert riders(state) == ["10 $3", "12 $1", "14 $0"]


def test_pe_r11_charity_can_buy_a_reroll() -> None:
    state = turn_passes_to(1, [10, 12, 14], [3, 0, 0], [])
    play(state, "2 stay", f"chance dice {FACES}")
    assert len([words for words in may(state, 1) if words.startswith("reroll")]) == 240


def test_pe_r11_once_a_turn_at_its_start() -> None:
    """A rider who spends the last nugget later in the turn gets nothing more."""
    state = race([10, 3, 14], faces=FACES, gold=[1, 3, 3])
    done = play(state, "0 reroll d1 d2345", "chance dice 9 9 9 9")
    assert [line for line in done.told if line.startswith("paid")] == ["paid payer=0 payee=-1 amount=1"]
    assert riders(state)[0] == "10 $0"


def test_pe_r11_in_sacramento_too() -> None:
    state = turn_passes_to(1, [10, 33, 14], [3, 0, 3], [])
    done = play(state, "2 stay")
    assert done.told == [
        "began seat=1",
        "paid payer=-1 payee=1 amount=1",
        "moved seat=1 start=33 to=34",
        "began seat=2",
    ]
    assert riders(state) == ["10 $3", "34 $1", "14 $3"]


def test_pe_r11_not_for_a_prisoner() -> None:
    state = turn_passes_to(1, [10, 12, 14], [3, 0, 3], [1])
    done = play(state, "2 stay")
    assert done.told == ["began seat=1"]
    assert asked(state) == "prison 1"
    assert may(state, 1) == ["roll"]
    assert riders(state)[1] == "12 $0 jailed"


def test_pe_r11_after_paying_ones_way_out() -> None:
    """The last three nuggets bought freedom; a normal turn begins, with charity."""
    state = race([10, 12, 14], gold=[3, 3, 3], jailed=[0], phase=Prison())
    done = play(state, "0 pay")
    assert done.told == [
        "paid payer=0 payee=-1 amount=3",
        "freed seat=0",
        "paid payer=-1 payee=0 amount=1",
    ]
    assert riders(state)[0] == "10 $1"
    assert state.phase == Rolling(31, True)
