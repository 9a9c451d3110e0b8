"""What many positions share: option lists that know their members, rows of a table, and parts of views."""

from __future__ import annotations

import pickle
import random
from copy import copy

import pytest

import posse
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.actions import REROLLS, Reroll, Some
from posse.kernel import Chance, Decision, Illegal, OptionList, State, replaced

GAMES = ("stage-coach", "pony-express", "pappy-winchester")


def rerolling() -> tuple[State[Race], int, Decision]:
    """A position with 272 options."""
    state, rng = posse.load("pony-express").setup(3, {"items": False}), random.Random(1)
    while True:
        ask = state.ask()
        if isinstance(ask, Decision) and len(ask.options[ask.seats[0]]) == 272:
            return state, ask.seats[0], ask
        assert isinstance(ask, Chance)
        state.happen(ask.sample(rng))


def test_a_long_list_knows_each_of_its_members_and_no_other() -> None:
    state, seat, ask = rerolling()
    options = ask.options[seat]
    assert isinstance(options, OptionList)
    assert options.members == {id(action) for action in options}
    for action in options:
        state.clone().choose(seat, action)
    outside = posse.load("pony-express").catalogue.parse("claim pair")
    with pytest.raises(Illegal, match="not-an-option"):
        state.choose(seat, outside)


def test_an_equal_action_is_taken_for_the_shared_one() -> None:
    state, seat, _ = rerolling()
    twin = Reroll(Some(1), Some(30))
    assert twin in REROLLS
    assert all(twin is not action for action in REROLLS)
    other = state.clone()
    state.choose(seat, twin)
    other.choose(seat, REROLLS[REROLLS.index(twin)])
    assert state.phase is other.phase


def test_lists_in_another_order_share_their_members() -> None:
    one, two = OptionList(REROLLS), OptionList(reversed(REROLLS))
    assert one != two
    assert one.members is two.members


def test_in_another_process_it_is_a_plain_tuple() -> None:
    sent = pickle.loads(pickle.dumps(OptionList(REROLLS)))
    assert type(sent) is tuple
    assert sent == REROLLS
    assert type(copy(OptionList(REROLLS))) is tuple


def test_a_briefing_has_the_elements_of_each_option() -> None:
    state, seat, ask = rerolling()
    brief = posse.load("pony-express").brief(state, seat)
    assert brief.elements == tuple([action.elements for action in ask.options[seat]])


def test_replaced_changes_one_item_of_a_copy() -> None:
    row = (1, 2, 3)
    assert replaced(row, 1, 9) == (1, 9, 3)
    assert row == (1, 2, 3)


@pytest.mark.parametrize("name", GAMES)
def test_two_views_of_one_position_tell_their_public_parts_by_the_same_lists(name: str) -> None:
    """So a message can be made of what differs.  It must still be equal to a view told from nothing."""
    game, rng = posse.load(name), random.Random(5)
    state = game.setup()
    shared = 0
    while not isinstance(ask := state.ask(), posse.Over):
        one, two = game.view(state, 0).plain(), game.view(state, None).plain()
        shared += len([key for key, part in one.items() if isinstance(part, list) and part is two[key]])
        if isinstance(ask, Decision):
            options = ask.options[ask.seats[0]]
            state.choose(ask.seats[0], options[int(rng.random() * len(options))])
        else:
            assert isinstance(ask, Chance)
            state.happen(ask.sample(rng))
    assert shared > state.played
