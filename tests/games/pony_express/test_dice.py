"""Poker dice: how often each hand comes, and which beats which (PE-R3)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, pairwise, permutations, product

import pytest

from games.pony_express.race import GAME, asked, play, race
from posse.games.pony_express.rules.dice import HANDS, OPEN, RANKS, Faces, Hand
from posse.games.pony_express.rules.road import PokerGame
from posse.games.pony_express.rules.spaces import Mine

# Five equal faces to none: what a rulebook's table says, typed by hand.
ODDS = {
    "nothing": 480,
    "pair": 3600,
    "two_pairs": 1800,
    "three_of_a_kind": 1200,
    "straight": 240,
    "full_house": 300,
    "four_of_a_kind": 150,
    "five_of_a_kind": 6,
}
WORTH = {name: worth for worth, name in enumerate(ODDS)}
LADDER = ["9", "10", "J", "Q", "K", "A"]

# From the best to the worst; each line beats the next by the first criterion of PE-R3 that differs.
ORDER = """
A A A A A
9 9 9 9 9
A A A A K
A A A A 9
K K K K A
9 9 9 9 10
A A A K K
A A A 9 9
K K K A A
Q Q Q A A
9 9 9 10 10
10 J Q K A
9 10 J Q K
A A A K Q
A A A K 9
A A A Q J
K K K A Q
K K K A 9
9 9 9 J 10
A A K K Q
A A K K 9
A A Q Q K
A A 9 9 K
K K Q Q A
K K Q Q 9
10 10 9 9 A
10 10 9 9 J
A A K Q J
A A K Q 9
A A K J 10
A A Q J 10
A A J 10 9
K K A Q J
9 9 A K Q
9 9 Q J 10
A K Q J 9
A K Q 10 9
A K J 10 9
A Q J 10 9
""".strip().splitlines()


def faces(words: str) -> Faces:
    return tuple([LADDER.index(word) for word in words.split()])


def reference(roll: Faces) -> tuple[int, ...]:
    """Rank a roll: the category, then the faces in the order in which the ruling compares them."""
    high = sorted(roll, reverse=True)
    often = Counter(roll)
    times = {n: sorted([face for face in often if often[face] == n], reverse=True) for n in range(1, 6)}
    if times[5]:
        return (7, *times[5])
    if times[4]:
        return (6, *times[4], *times[1])
    if times[3] and times[2]:
        return (5, *times[3], *times[2])
    if high in ([5, 4, 3, 2, 1], [4, 3, 2, 1, 0]):
        return (4, high[0])
    if times[3]:
        return (3, *times[3], *times[1])
    if len(times[2]) == 2:
        return (2, *times[2], *times[1])
    if times[2]:
        return (1, *times[2], *times[1])
    return (0, *high)


def test_each_hand_comes_as_often_as_counted() -> None:
    """Over all 7776 rolls, as a mine counts them."""
    assert len(OPEN[5].outcomes) == len(set(OPEN[5].outcomes)) == 6**5
    found = Counter([HANDS[tuple(map(int, roll))].name.lower() for roll in OPEN[5].outcomes])
    assert found == ODDS
    assert sum([Hand[name.upper()] * often for name, often in ODDS.items()]) / 7776 == pytest.approx(
        1.83, abs=0.005
    )


def test_each_hand_is_worth_as_many_spaces_as_printed() -> None:
    assert {hand.name.lower(): int(hand) for hand in Hand} == WORTH


def test_every_roll_is_the_hand_a_second_reader_finds() -> None:
    """In whatever order the dice lie."""
    assert {roll: int(hand) for roll, hand in HANDS.items()} == {
        roll: reference(roll)[0] for roll in product(range(6), repeat=5)
    }


def test_the_straights_are_two_and_do_not_go_round_the_corner() -> None:
    straights = {tuple(sorted(roll)) for roll, hand in HANDS.items() if hand == Hand.STRAIGHT}
    assert straights == {faces("9 10 J Q K"), faces("10 J Q K A")}
    assert HANDS[faces("A 9 10 J Q")] == Hand.NOTHING


def test_the_rules_speak_of_the_best_category() -> None:
    for roll, name in (
        ("K Q K Q K", "full_house"),
        ("9 A 9 9 9", "four_of_a_kind"),
        ("J J J J J", "five_of_a_kind"),
        ("K 10 9 K 10", "two_pairs"),
        ("K 9 Q 10 J", "straight"),
    ):
        state = race([9, 20, 21], phase=Mine())
        done = play(state, f"chance dice {roll}")
        assert done.told[0] == f"open_roll seat=0 dice={roll} hand={name}"
        assert done.changed["r0"] == f"9 ${3 + WORTH[name]}"


# -- which beats which


def test_pe_r3_hands_are_ordered_as_a_second_reader_orders_them() -> None:
    """All 252 hands against each other: equal only where all five dice are."""
    hands = {hand: reference(hand) for hand in combinations_with_replacement(range(6), 5)}
    for one, mine in hands.items():
        for other, theirs in hands.items():
            assert (RANKS[one] > RANKS[other]) == (mine > theirs), (one, other)
            assert (RANKS[one] == RANKS[other]) == (one == other)


def test_pe_r3_the_order_in_which_the_dice_lie_does_not_matter() -> None:
    for hand in combinations_with_replacement(range(6), 5):
        assert len({RANKS[roll] for roll in permutations(hand)}) == 1


@pytest.mark.parametrize(("better", "worse"), list(pairwise(ORDER)))
def test_pe_r3_the_better_hand_begins_and_wins_at_poker(better: str, worse: str) -> None:
    """The same order decides who begins and who wins a poker game, whoever rolls first."""
    for rolls, winner in (((better, worse), 0), ((worse, better), 1)):
        state = GAME.setup(3, {"items": False})
        done = play(state, *[f"chance dice {roll}" for roll in (*rolls, worse)])
        assert done.told[3] == f"starts seat={winner}"
        state = race([11, 11, 20], phase=PokerGame((0, 1), (0, 1)))
        done = play(state, *[f"chance dice {roll}" for roll in rolls])
        assert f"poker_won seat={winner}" in done.told


def test_pe_r3_an_exact_tie_is_five_equal_faces() -> None:
    """A pair of aces with the same two kickers still loses on the third."""
    state = race([11, 11, 11], phase=PokerGame((0, 1, 2), (0, 1, 2)))
    play(state, "chance dice A A K Q 9", "chance dice A A K Q 10", "chance dice 10 A Q A K")
    assert asked(state) == "dice 5"
    assert state.phase == PokerGame((0, 1, 2), (1, 2))
