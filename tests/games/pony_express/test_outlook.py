"""The notes on a choice, and the odds: from the seat's view alone, and exact."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from games.pony_express.race import GAME, race
from posse.games.pony_express.rules import RaceView, spaces
from posse.games.pony_express.rules.dice import HANDS, NAMES, Hand, replace
from posse.games.pony_express.rules.turn import Chase, Claiming, Doubts, Prison
from posse.kernel import Note, State

DICE = "A A K K 9"


def notes(state: State[Any], seat: int) -> dict[str, dict[str, Note]]:
    """Return the notes of each choice, by the choice's words and the note's id."""
    brief = GAME.brief(state, seat)
    assert isinstance(brief.view, RaceView)
    found = GAME.notes(brief.view, brief.prompt or "", brief.options)
    named = [{str(note["note"]): note for note in own} for own in found]
    return {str(action): own for action, own in zip(brief.options, named, strict=True)}


def test_a_claim_tells_how_far_where_to_and_whether_it_is_so() -> None:
    told = notes(race([31, 10, 12], faces=DICE, phase=Claiming()), 0)
    assert told["claim two_pairs"]["moves"]["spaces"] == 2
    assert told["claim two_pairs"]["lands"]["space"] == 33
    assert told["claim full_house"]["lands"]["space"] == 33  # Sacramento need not be reached exactly (PE-R46)
    assert [words for words, own in told.items() if "truth" in own] == ["claim two_pairs"]


def test_the_odds_of_a_claim_are_what_the_others_could_count() -> None:
    """Two aces in the open and three dice nobody sees."""
    told = notes(race([7, 10, 12], faces=DICE, shown="12", phase=Claiming()), 0)
    rolls = [(5, 5, *three) for three in product(range(6), repeat=3)]
    for hand in list(Hand)[1:]:
        odds = told[f"claim {hand.name.lower()}"]["odds_claim"]
        ways = sum(HANDS[faces] == hand for faces in rolls)
        assert (odds["ways"], odds["of"]) == (ways, 216)
        assert odds["percent"] == round(100 * ways / 216)


def test_who_may_doubt_reads_the_same_odds_and_a_spy_knows() -> None:
    claim = Doubts(Hand.FULL_HOUSE, (0, 1), (0, 1))
    told = notes(race([8, 8, 8], active=2, faces=DICE, shown="12", phase=claim, peeked=[1]), 0)
    assert (told["doubt"]["odds_true"]["ways"], told["doubt"]["odds_true"]["of"]) == (20, 216)
    told = notes(race([8, 8, 8], active=2, faces=DICE, shown="12", phase=claim, peeked=[1]), 1)
    assert (told["believe"]["odds_true"]["ways"], told["believe"]["odds_true"]["of"]) == (0, 1)


@pytest.mark.parametrize(("words", "rolled"), [("reroll d1234 d5", 0b10000), ("reroll d12 d345", 0b11100)])
def test_a_reroll_tells_its_price_and_how_often_it_betters_the_hand(words: str, rolled: int) -> None:
    told = notes(race([26, 10, 12], gold=[3, 3, 3], faces=DICE), 0)[words]
    assert told["price"]["nuggets"] == 2
    dice = tuple([NAMES.index(face) for face in DICE.split()])
    rolls = list(product(range(6), repeat=rolled.bit_count()))
    ways = sum(HANDS[replace(dice, rolled, fresh)] > Hand.TWO_PAIRS for fresh in rolls)
    assert (told["odds_better"]["ways"], told["odds_better"]["of"]) == (ways, len(rolls))


def test_the_odds_know_no_more_than_the_view() -> None:
    """Whatever is imagined under the cup, the notes of those who do not see it are the same."""
    state = race([8, 8, 8], active=2, faces=DICE, shown="12", phase=Doubts(Hand.PAIR, (0, 1), (0, 1)))
    for seed in range(20):
        other = GAME.imagine(GAME.view(state, 0), random.Random(seed))
        assert notes(other, 0) == notes(state, 0)


def test_rides_that_are_offered_tell_where_they_lead() -> None:
    chase = race([8, 10, 8], active=2, faces=DICE, shown="12345", phase=Chase(Hand.FULL_HOUSE, 0))
    assert notes(chase, 0)["advance"]["lands"]["space"] == 13
    station = notes(race([7, 3, 12], faces=DICE, phase=spaces.Station()), 0)["train"]
    assert (station["price"]["nuggets"], station["train"]["space"]) == (2, 12)
    lasso = notes(race([7, 8, 12], cards=[["lasso"], [], []]), 0)
    assert [lasso[f"lasso r{seat}"]["pulls"]["space"] for seat in (1, 2)] == [6, 10]


def test_a_prisoner_reads_the_odds_of_the_roll() -> None:
    told = notes(race([8, 3, 12], jailed=[0], phase=Prison()), 0)
    escapes = sum(hand >= Hand.STRAIGHT for hand in HANDS.values())
    assert (told["roll"]["odds_escape"]["ways"], told["roll"]["odds_escape"]["of"]) == (escapes, 6**5)
    assert told["pay"]["price"]["nuggets"] == 3
