"""How a race begins: places, purses, who goes first, and one card of two (PE-R1, PE-R2, PE-R4, PE-R5)."""

from __future__ import annotations

from collections import Counter

import pytest

import posse
from games.pony_express.race import GAME, asked, conserved, may, pieces, play, put, refused, riders
from posse.games.pony_express.rules import Race
from posse.kernel import Chance, Setting, State

DEALT = ("spurs", "lasso", "barrel", "whisky", "file", "horseshoe")


def begun(*rolls: str, **options: Setting) -> State[Race]:
    """Return a race of three after these first rolls."""
    state = GAME.setup(3, options)
    state.listen()
    for roll in rolls:
        play(state, f"chance dice {roll}")
    return state


def dealt(*items: str) -> State[Race]:
    """Return a race that seat 1 will begin, after these cards were dealt."""
    state = begun("9 9 K Q J", "A A K Q J", "10 10 K Q J")
    for item in items:
        play(state, f"chance card {item}")
    return state


# -- places and purses


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_pe_r1_all_stand_on_the_first_space_with_three_nuggets(seats: int) -> None:
    state = GAME.setup(seats)
    assert riders(state) == ["1 $3"] * seats
    words = pieces(state)
    assert words["bank"] == str(30 - 3 * seats)
    assert words["pile"] == "20"
    assert [words[f"hand{seat}"] for seat in range(seats)] == [""] * seats
    assert words["dice"] == words["played"] == words["under"] == words["crossed"] == ""
    assert asked(state) == "dice 5"
    conserved(state)


@pytest.mark.parametrize("seats", [0, 1, 2, 6, -3, True, "3", 3.0])
def test_pe_r1_three_to_five_ride(seats: int) -> None:
    with pytest.raises(posse.Illegal) as refusal:
        GAME.setup(seats)
    assert refusal.value.reason == "bad-seats"
    assert refusal.value.details == {"seats": str(seats), "fewest": 3, "most": 5}


# -- who begins


@pytest.mark.parametrize(
    ("rolls", "winner"),
    [
        (("A A A K 9", "K K K A 9", "Q Q Q A K"), 0),
        (("9 9 K Q J", "10 10 9 Q J", "J 9 10 K A"), 1),
        (("A K Q J 9", "A K Q J 9", "9 9 10 J Q"), 2),
        (("9 9 9 9 9", "A A A A K", "A A A K K"), 0),
    ],
)
def test_pe_r2_the_best_hand_begins(rolls: tuple[str, str, str], winner: int) -> None:
    """Everybody rolls once, in the open; then nobody rolls again."""
    state = begun(items=False)
    done = play(state, *[f"chance dice {roll}" for roll in rolls])
    shown = [line.rsplit(" ", 1)[0] for line in done.told[:3]]
    assert shown == [f"open_roll seat={seat} dice={roll}" for seat, roll in enumerate(rolls)]
    assert done.told[3:] == [f"starts seat={winner}", "round round=1", f"began seat={winner}"]
    assert done.secret == []
    first = {"first": f"r{winner}"} if winner else {}
    assert done.changed == {"turn": f"1 r{winner}", **first}
    assert asked(state) == "dice 5"
    assert riders(state) == ["1 $3"] * 3


def test_pe_r2_only_those_tied_for_best_roll_again() -> None:
    """Seats 0 and 2 have the same five faces in another order; seat 1 is beaten and does not roll again."""
    state = begun("K K 9 9 Q", "K K 9 9 J", "9 K Q K 9", items=False)
    assert asked(state) == "dice 5"
    done = play(state, "chance dice 9 9 10 J Q", "chance dice A 10 J Q 9")
    assert done.told == [
        "open_roll seat=0 dice=9 9 10 J Q hand=pair",
        "open_roll seat=2 dice=A 10 J Q 9 hand=nothing",
        "starts seat=0",
        "round round=1",
        "began seat=0",
    ]
    assert done.changed == {"turn": "1 r0"}


def test_pe_r2_a_tie_lower_down_does_not_matter() -> None:
    state = begun("9 9 10 J Q", "9 9 10 J Q", "9 9 10 J K", items=False)
    assert pieces(state)["turn"] == "1 r2"


def test_pe_r2_the_tied_roll_until_one_is_best() -> None:
    """All three tie, then two of them, then those two again, and only then it is settled."""
    state = begun("A A K Q J", "K A Q A J", "J Q K A A", items=False)
    done = play(state, "chance dice 9 9 9 J Q", "chance dice 9 9 J J Q", "chance dice J Q 9 9 9")
    assert [line.split(" dice")[0] for line in done.told] == [f"open_roll seat={seat}" for seat in (0, 1, 2)]
    done = play(state, "chance dice A K Q J 9", "chance dice 9 J Q K A")
    assert [line.split(" dice")[0] for line in done.told] == ["open_roll seat=0", "open_roll seat=2"]
    done = play(state, "chance dice A K Q J 9", "chance dice 10 J Q K A")
    assert done.told[-3:] == ["starts seat=2", "round round=1", "began seat=2"]
    assert pieces(state)["first"] == "r2"


def test_pe_r2_play_goes_on_clockwise_from_the_best() -> None:
    """The round ends when it is the starter's turn again."""
    state = begun("9 9 K Q J", "10 10 K Q J", "A A K Q J", items=False)
    order = []
    for _ in range(4):
        order.append(pieces(state)["turn"])
        seat = state.table.active
        play(state, "chance dice 9 9 10 J Q", f"{seat} stand none, {seat} claim pair")
        for other in [other for other in range(3) if f" {other}" in asked(state)]:
            play(state, f"{other} believe")
    assert order == ["1 r2", "1 r0", "1 r1", "2 r2"]


def test_pe_r2_dice_come_five_at_a_time_and_have_six_faces() -> None:
    state = begun()
    for words in ("A A A A", "A A A A A A", "A A A A 8", "A A A A ?", ""):
        assert refused(state, f"chance dice {words}".strip()).startswith("impossible-outcome")
    assert refused(state, "0 roll") == "not-asked (seat=0)"


# -- one card of two


def test_pe_r4_two_cards_each_are_dealt_in_secret() -> None:
    state = begun()
    done = play(state, "chance dice 9 9 K Q J", "chance dice A A K Q J", "chance dice 10 10 K Q J")
    assert done.told[-1] == "starts seat=1"
    for number, item in enumerate(DEALT):
        assert asked(state) == "card"
        seat, held = number // 2, number % 2 + 1
        done = play(state, f"chance card {item}")
        assert done.told == [f"drew seat={seat} cards={held}"]
        assert done.secret == [f"{seat}: took seat={seat} item={item}"]
    assert asked(state) == "keep 0 1 2"
    assert pieces(state)["pile"] == "14"


def test_pe_r4_there_are_two_of_each_of_ten_cards() -> None:
    """The odds of a draw are those of the cards left in the pile."""
    state = dealt("spurs")
    ask = state.ask()
    assert isinstance(ask, Chance)
    odds = dict(zip([str(outcome[0]) for outcome in ask.outcomes], ask.weights, strict=True))
    assert odds.pop("spurs") == 1
    assert sorted(odds.values()) == [2] * 9
    play(state, "chance card spurs")
    assert refused(state, "chance card spurs").startswith("impossible-outcome")
    assert refused(state, "chance card ace").startswith("impossible-outcome")


def test_pe_r4_all_choose_at_once_in_any_order() -> None:
    state = dealt(*DEALT)
    assert [may(state, seat) for seat in (0, 1, 2)] == [["keep 0", "keep 1"]] * 3
    assert play(state, "2 keep 1") == ([], {}, [])
    assert asked(state) == "keep 0 1"
    assert refused(state, "2 keep 0") == "not-asked (seat=2)"
    assert play(state, "0 keep 0") == ([], {}, [])
    assert asked(state) == "keep 1"
    done = play(state, "1 keep 1")
    assert sorted(done.secret) == [
        "0: chose seat=0 item=spurs",
        "1: chose seat=1 item=whisky",
        "2: chose seat=2 item=horseshoe",
    ]
    assert done.told == ["round round=1", "began seat=1"]
    assert done.changed == {
        "turn": "1 r1",
        "hand0": "spurs",
        "hand1": "whisky",
        "hand2": "horseshoe",
        "pile": "17",
    }
    assert asked(state) == "ready 1"


def test_pe_r4_rejected_cards_go_back_when_all_have_chosen() -> None:
    state = dealt(*DEALT)
    left = Counter(state.table.rest)
    play(state, "0 keep 0, 1 keep 0")
    assert Counter(state.table.rest) == left
    play(state, "2 keep 0")
    assert Counter(state.table.rest) == left + Counter(["lasso", "whisky", "horseshoe"])
    assert state.table.rest == tuple(sorted(state.table.rest)), "an order would tell which were rejected"
    assert state.table.under == ()


@pytest.mark.parametrize("chooser", [0, 1, 2])
def test_pe_r4_nobody_learns_what_another_keeps_or_whether_it_has_chosen(chooser: int) -> None:
    waiting, first, second = dealt(*DEALT), dealt(*DEALT), dealt(*DEALT)
    put(first, f"{chooser} keep 0")
    put(second, f"{chooser} keep 1")
    for seat in [seat for seat in (0, 1, 2, None) if seat != chooser]:
        seen = {GAME.brief(state, seat).encode() for state in (waiting, first, second)}
        assert len(seen) == 1
    assert len({GAME.brief(state, chooser).encode() for state in (waiting, first, second)}) == 3


def test_pe_r4_the_hands_stay_secret_once_the_race_is_on() -> None:
    """Which card a rider kept, or was dealt, looks the same to everybody else."""
    seen = []
    for cards, kept in ((DEALT, 0), (DEALT, 1), (("file", "peace_pipe", *DEALT[2:]), 1)):
        state = dealt(*cards)
        play(state, f"0 keep {kept}, 1 keep 0, 2 keep 1")
        assert GAME.view(state, 0).hand == (cards[kept],)
        assert [GAME.view(state, seat).cards for seat in (0, 1, 2, None)] == [(1, 1, 1)] * 4
        seen.append([GAME.brief(state, seat).encode() for seat in (1, 2, None)])
    assert seen[0] == seen[1] == seen[2]


def test_pe_r4_one_keeps_one_of_ones_own() -> None:
    state = dealt(*DEALT)
    assert refused(state, "0 keep 2").startswith("unknown-words")
    assert refused(state, "0 roll").startswith("not-an-option")
    assert refused(state, "3 keep 0") == "not-asked (seat=3)"


# -- the set-up as a whole


def test_pe_r5_the_start_has_three_steps_and_no_more() -> None:
    """Who begins, the cards, the first turn, for every number of riders."""
    for seats in (3, 4, 5):
        state = GAME.setup(seats)
        steps = []
        for roll in ("A A K Q J", "9 9 K Q J", "9 9 K Q J", "9 9 K Q J", "9 9 K Q J")[:seats]:
            steps.append(asked(state))
            play(state, f"chance dice {roll}")
        for item in (*DEALT, "spyglass", "second_colt", "peace_pipe", "loaded_die")[: 2 * seats]:
            steps.append(asked(state))
            play(state, f"chance card {item}")
        steps.append(asked(state))
        for seat in range(seats):
            play(state, f"{seat} keep 0")
        everybody = " ".join(map(str, range(seats)))
        assert steps == ["dice 5"] * seats + ["card"] * 2 * seats + [f"keep {everybody}"]
        assert asked(state) == "ready 0"
        assert riders(state) == ["1 $3"] * seats
        assert pieces(state)["pile"] == str(20 - seats)
