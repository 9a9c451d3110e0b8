"""The claim, and the ride when nobody doubts it (PE-R12 to PE-R14, PE-R23)."""

from __future__ import annotations

import pytest

from games.pony_express.race import GAME, asked, may, play, put, race, refused, riders
from posse.games.pony_express.rules.turn import Claiming

EXAMPLES = {
    "nothing": "A Q J 10 9",
    "pair": "9 A 9 K J",
    "two_pairs": "K 10 K J 10",
    "three_of_a_kind": "Q Q A 9 Q",
    "straight": "K 9 Q 10 J",
    "full_house": "K Q K Q K",
    "four_of_a_kind": "9 9 A 9 9",
    "five_of_a_kind": "J J J J J",
}
CLAIMS = list(EXAMPLES)[1:]
SPACES = {claim: spaces for spaces, claim in enumerate(CLAIMS, start=1)}
# From space 1 on: what is asked after landing there, when nobody else is near.
AFTER = {2: "dice 5", 3: "dice 5", 4: "dice 5", 5: "dice 5", 6: "card", 7: "train 0", 8: "ambush 0"}


@pytest.mark.parametrize("truth", EXAMPLES)
def test_pe_r12_every_hand_from_a_pair_up_may_be_claimed(truth: str) -> None:
    """The dice under the cup do not matter; the options name categories, never faces."""
    state = race([10, 12, 14], faces=EXAMPLES[truth], phase=Claiming())
    assert asked(state) == "claim 0"
    assert sorted(may(state, 0)) == sorted([f"claim {claim}" for claim in CLAIMS])


def test_pe_r12_nothing_cannot_be_claimed() -> None:
    state = race([10, 12, 14], faces=EXAMPLES["nothing"], phase=Claiming())
    for words in ("claim nothing", "claim", "claim pair A", "claim pair of aces", "believe", "stay"):
        reason = refused(state, f"0 {words}")
        assert reason.startswith(("unknown-words", "not-an-option"))
    assert refused(state, "1 claim pair") == "not-asked (seat=1)"


def test_pe_r12_a_claim_is_told_to_all_as_a_category() -> None:
    state = race([10, 12, 14], faces=EXAMPLES["pair"], phase=Claiming())
    done = play(state, "0 claim full_house")
    assert done.told == ["claimed seat=0 hand=full_house"]
    assert done.changed == {}
    assert asked(state) == "doubt 1"


@pytest.mark.parametrize("claim", CLAIMS)
@pytest.mark.parametrize("truth", EXAMPLES)
def test_pe_r13_a_bluff_is_any_other_category(truth: str, claim: str) -> None:
    """The claim may be higher or lower: all consequences, for every hand and every claim."""
    state = race([1, 20, 32], faces=EXAMPLES[truth])
    done = play(state, f"0 stand none, 0 claim {claim}, 1 doubt")
    lied = truth != claim
    to = 1 + SPACES[claim]
    assert done.told[:3] == [
        f"claimed seat=0 hand={claim}",
        f"lifted seat=0 dice={EXAMPLES[truth]} hand={truth}",
        f"doubted seat=1 liar=0 lied={int(lied)}",
    ]
    assert done.secret == (["0: bluffed seat=0"] if lied else [])
    if lied:
        assert done.told[3:] == []
        assert riders(state) == ["1 $3", "20 $3", "32 $3"]
        assert asked(state) == "chase 1"
    else:
        assert done.told[3:5] == ["jailed seat=1", f"moved seat=0 start=1 to={to}"]
        assert riders(state) == [f"{to} $3", "20 $3 jailed", "32 $3"]
        assert asked(state) == AFTER[to].replace("dice 5", "prison 1")


@pytest.mark.parametrize(
    ("truth", "claim"), [("full_house", "three_of_a_kind"), ("four_of_a_kind", "two_pairs")]
)
def test_pe_r13_a_better_hand_than_claimed_is_a_bluff(truth: str, claim: str) -> None:
    state = race([10, 12, 14], faces=EXAMPLES[truth])
    done = play(state, f"0 stand none, 0 claim {claim}, 1 doubt, 1 stay")
    assert done.told[2:] == ["doubted seat=1 liar=0 lied=1", "began seat=1"]
    assert riders(state) == ["10 $3", "12 $3", "14 $3"]


def test_pe_r13_the_faces_shown_do_not_matter_only_the_hand_does() -> None:
    """A false claim is possible, and may be doubted, even with all five dice in the open."""
    state = race([10, 12, 14], faces=EXAMPLES["pair"])
    play(state, "0 stand d12345, 0 claim straight, 1 doubt")
    assert asked(state) == "chase 1"


def test_pe_r14_a_pair_out_of_nothing_is_a_bluff() -> None:
    state = race([10, 12, 14], faces=EXAMPLES["nothing"])
    done = play(state, "0 stand none, 0 claim pair")
    assert done.secret == ["0: bluffed seat=0"]
    done = play(state, "1 doubt")
    assert done.told == ["lifted seat=0 dice=A Q J 10 9 hand=nothing", "doubted seat=1 liar=0 lied=1"]
    done = play(state, "1 advance")
    assert done.told == ["moved seat=1 start=12 to=13", "began seat=1"]
    assert riders(state) == ["10 $3", "13 $3", "14 $3"]


# -- nobody doubts


@pytest.mark.parametrize("truth", ["nothing", "five_of_a_kind"])
@pytest.mark.parametrize("claim", CLAIMS)
def test_pe_r23_the_ride_is_as_long_as_the_claim(claim: str, truth: str) -> None:
    """Exactly as long, whatever the dice are; the rider has no choice, and nobody sees the dice."""
    state = race([1, 20, 32], faces=EXAMPLES[truth])
    to = 1 + SPACES[claim]
    done = play(state, f"0 stand none, 0 claim {claim}, 1 believe")
    assert done.told[:3] == [
        f"claimed seat=0 hand={claim}",
        "believed seat=0",
        f"moved seat=0 start=1 to={to}",
    ]
    assert not any(line.startswith(("lifted", "open_roll", "cup", "showed")) for line in done.told)
    assert riders(state) == [f"{to} $3", "20 $3", "32 $3"]
    assert asked(state) == AFTER[to]


def test_pe_r23_the_ride_is_mandatory() -> None:
    """Even if it leads to a gunfight."""
    state = race([10, 11, 20], faces=EXAMPLES["pair"])
    play(state, "0 stand none, 0 claim pair, 1 believe")
    assert riders(state)[0] == "11 $3"
    assert asked(state) == "corner 0"
    for words in ("0 stay", "0 believe", "0 advance"):
        assert refused(state, words).startswith("not-an-option")


def test_pe_r23_hidden_dice_stay_hidden() -> None:
    """Races that differ under the cup alone look and sound the same to everybody else, to the turn's end."""
    inputs = ["0 stand d12", "0 claim full_house", "1 believe"]
    inputs += ["chance card spurs", "chance card file", "0 keep 0"]
    known: list[list[str]] = []
    for hidden in ("A K Q", "9 9 9", "J J J"):
        state = race([1, 10, 20], faces=f"9 9 {hidden}", shown="12")
        known.append([])
        for words in inputs:
            known[-1] += play(state, words).told
            known[-1] += [GAME.brief(state, seat).encode().decode() for seat in (1, 2, None)]
        assert asked(state) == "dice 5"
    assert known[0] == known[1] == known[2]


def test_pe_r23_the_next_turn_begins_with_an_empty_cup() -> None:
    state = race([2, 10, 20], faces="9 9 A K Q")
    done = play(state, "0 stand d12, 0 claim pair, 1 believe")
    assert done.told[-1] == "began seat=1"
    assert done.changed["dice"] == ""
    assert [GAME.view(state, seat).plain()["dice"] for seat in (0, 1, 2, None)] == [[]] * 4


def test_pe_r23_a_doubt_alone_lifts_the_cup() -> None:
    """After a doubt everybody sees the dice, in events and in views."""
    state = race([10, 12, 14], faces=EXAMPLES["pair"])
    put(state, "0 stand none")
    put(state, "0 claim straight")
    assert GAME.view(state, 2).plain()["dice"] == ["?"] * 5
    put(state, "1 doubt")
    for seat in (0, 1, 2, None):
        assert GAME.view(state, seat).plain()["dice"] == EXAMPLES["pair"].split()
