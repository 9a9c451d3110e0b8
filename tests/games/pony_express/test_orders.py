"""Standing orders in the race: what they answer, when they ask, and which seats are waited for."""

from __future__ import annotations

import random

import pytest

from games.pony_express.fights import landed
from games.pony_express.race import GAME, asked, may, play, race
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.actions import Corner
from posse.games.pony_express.rules.dice import Hand
from posse.games.pony_express.rules.gunfight import Bout, Drawing, Missed, Struck
from posse.games.pony_express.rules.turn import Chase, Claiming, Prison
from posse.kernel import Chance, State, TakeDefault

HANDS = [hand.name.lower() for hand in Hand if hand]
PAIR = "9 9 A K J"


def obeyed(state: State[Race], seat: int, *orders: str) -> str:
    """Return what the seat's orders answer now; `ask` if they do not answer."""
    brief = GAME.brief(state, seat)
    assert brief.prompt is not None
    book = [GAME.orders.parse(order) for order in orders]
    action = GAME.obey(book, brief.view, brief.prompt, brief.options)
    return "ask" if action is None else str(action)


def claimed(claim: str, faces: str = PAIR, shown: str = "", cards: tuple[str, ...] = ()) -> State[Race]:
    """Seat 0 has claimed; seats 1 and 2 are beside it."""
    state = race([6, 6, 6, 9], faces=faces, shown=shown, phase=Claiming(), cards=[[], cards])
    play(state, f"0 claim {claim}")
    assert asked(state) == "doubt 1 2"
    return state


@pytest.mark.parametrize("claim", HANDS)
@pytest.mark.parametrize("limit", HANDS)
def test_a_rider_trusts_up_to_a_hand_and_challenges_from_one_up(limit: str, claim: str) -> None:
    state = claimed(claim)
    height, limited = HANDS.index(claim), HANDS.index(limit)
    assert obeyed(state, 1, f"trust {limit}") == ("believe" if height <= limited else "ask")
    assert obeyed(state, 1, f"challenge {limit}") == ("doubt" if height >= limited else "ask")


def test_trust_and_challenge_together_leave_the_middle_to_the_rider() -> None:
    orders = ("trust two_pairs", "challenge four_of_a_kind")
    said = [obeyed(claimed(claim), 2, *orders) for claim in HANDS]
    assert said == ["believe", "believe", "ask", "ask", "ask", "doubt", "doubt"]


@pytest.mark.parametrize(
    ("claim", "faces", "shown", "trusting", "challenging"),
    [
        ("pair", "K K K 9 J", "123", "ask", "doubt"),  # too low is a bluff too (PE-R13)
        ("straight", "9 9 J Q K", "12", "ask", "doubt"),
        ("full_house", "9 9 J Q K", "12", "believe", "doubt"),
        ("four_of_a_kind", "K K K K J", "1234", "believe", "doubt"),  # it might be five
        ("four_of_a_kind", "K K K K J", "12345", "believe", "ask"),
        ("five_of_a_kind", "K K K K J", "12345", "ask", "doubt"),
    ],
)
def test_what_the_open_dice_show_is_not_overlooked(
    claim: str, faces: str, shown: str, trusting: str, challenging: str
) -> None:
    state = claimed(claim, faces, shown)
    assert obeyed(state, 1, "trust five_of_a_kind") == trusting
    assert obeyed(state, 1, "challenge pair") == challenging


def test_who_has_looked_under_the_cup_decides() -> None:
    state = claimed("pair", cards=("spyglass",))
    assert obeyed(state, 1, "trust pair") == "believe"
    play(state, "1 spyglass")
    assert obeyed(state, 1, "trust pair", "challenge pair") == "ask"
    assert obeyed(state, 2, "trust pair") == "believe"


def test_a_challenger_may_follow_at_once() -> None:
    state = race([6, 6, 6], phase=Chase(Hand.STRAIGHT, 1))
    assert obeyed(state, 1, "follow") == "advance"
    assert obeyed(state, 1, "challenge pair", "trust pair") == "ask"
    assert obeyed(claimed("pair"), 1, "follow") == "ask"


BOUT = Bout(0, 1, Corner.NW, False)
MOMENTS = {
    "ready": (0, race([6, 6, 9], cards=[["lasso"], ["file"]])),
    "arrived": (0, landed([11, 3, 4], cards=[["spurs"]], wait=True)),
    "shot_at": (1, race([8, 8, 3], phase=Drawing(BOUT), cards=[[], ["whisky"]])),
    "missed": (0, race([8, 8, 3], phase=Missed(BOUT), cards=[["second_colt"]])),
    "hit": (1, race([8, 8, 3], phase=Struck(BOUT), cards=[[], ["barrel"]])),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_cards_stay_in_the_pocket_but_nobody_dies_with_a_barrel_in_hand(moment: str) -> None:
    seat, state = MOMENTS[moment]
    assert asked(state) == f"{moment} {seat}"
    default = may(state, seat)[0]
    assert obeyed(state, seat, "pocket") == ("ask" if moment == "hit" else default)
    left = [order.prompt for order in GAME.orders if isinstance(order, TakeDefault)]
    assert (moment in left) == (moment != "hit")
    said = {prompt: obeyed(state, seat, f"leave {prompt}") for prompt in left}
    assert said == {prompt: default if prompt == moment else "ask" for prompt in left}


@pytest.mark.parametrize(
    ("item", "moment", "card"),
    [("whisky", "shot_at", "whisky"), ("second_colt", "missed", "colt"), ("barrel", "hit", "barrel")],
)
def test_a_card_is_used_if_it_is_held_and_the_table_cannot_tell(item: str, moment: str, card: str) -> None:
    """With another card in hand the order answers too, so that the wait shows nothing."""
    seat, state = MOMENTS[moment]
    assert obeyed(state, seat, f"use {item}") == card
    other = race([8, 8, 3], phase=state.phase, cards=[["lasso"], ["lasso"]])
    assert obeyed(other, seat, f"use {item}") == "stay"
    assert obeyed(other, seat, "use file") == "ask"


def test_in_prison_one_files_or_rolls() -> None:
    for cards, expected in ((["file"], "file"), (["lasso"], "roll"), ([], "roll")):
        state = race([8, 6, 3], phase=Prison(), jailed=[0], gold=[4, 3, 3], cards=[cards])
        assert obeyed(state, 0, "use file") == expected
        assert obeyed(state, 0, "leave prison") == "roll"


def test_no_train_is_taken_in_ones_absence() -> None:
    state = landed([7, 3, 4])
    assert asked(state) == "train 0"
    assert obeyed(state, 0, "leave train") == "stay"


def test_the_race_itself_is_left_to_nobody() -> None:
    """No order at all answers where dice, claims, shots and cards are chosen."""
    everything = [str(order) for order in GAME.orders]
    rolled = race([6, 6, 3], faces=PAIR)
    assert asked(rolled) == "reroll 0"
    assert obeyed(rolled, 0, *everything) == "ask"
    assert obeyed(race([6, 6, 3], faces=PAIR, phase=Claiming()), 0, *everything) == "ask"
    duel = landed([11, 11, 3])
    for prompt, words in (("corner", "0 place nw"), ("aim", "0 aim 0 0 21 0")):
        assert asked(duel) == f"{prompt} 0"
        assert obeyed(duel, 0, *everything) == "ask"
        play(duel, words)
    indians = landed([8, 3, 4])
    assert asked(indians) == "ambush 0"
    assert obeyed(indians, 0, *everything) == "ask"


# --- which seats are waited for ---


def test_who_has_believed_is_awaited_by_all_others_still() -> None:
    state = claimed("pair")
    assert [GAME.awaited(state, seat) for seat in (0, 1, 2, 3, None)] == [(1, 2)] * 5
    play(state, "2 believe")
    awaited = [GAME.awaited(state, seat) for seat in (0, 1, 2, 3, None)]
    assert awaited == [(1, 2), (1, 2), (1,), (1, 2), (1, 2)]
    assert GAME.brief(state, 2).plain()["awaited"] == [1]


def test_all_choose_their_first_card_at_once() -> None:
    state, rng = GAME.setup(3), random.Random(1)
    while isinstance(ask := state.ask(), Chance):
        assert GAME.awaited(state, None) == ()
        state.happen(ask.sample(rng))
    assert asked(state) == "keep 0 1 2"
    play(state, "1 keep 0")
    everyone = (0, 1, 2)
    awaited = [GAME.awaited(state, seat) for seat in (*everyone, None)]
    assert awaited == [everyone, (0, 2), everyone, everyone]
