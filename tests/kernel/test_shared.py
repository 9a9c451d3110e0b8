"""What many positions share: option lists that know their members, rows of a table, and parts of views."""

from __future__ import annotations

import pickle
import random
from copy import copy
from typing import Any

import pytest

import posse
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.actions import REROLLS, Reroll, Some
from posse.games.pony_express.rules.dice import OPEN
from posse.kernel import (
    Ask,
    Chance,
    Decision,
    Illegal,
    Open,
    OptionList,
    Outcome,
    Phase,
    State,
    Table,
    replaced,
)

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


def test_only_the_very_outcome_that_was_drawn_is_taken_unchecked() -> None:
    chance = _Strict("die", ((1,), (2,)))
    state = State(Table(), _Rolled(chance))
    nothing: Any = None
    for refused in (nothing, (1,), (2,), (3,)):
        with pytest.raises(Illegal, match="impossible-outcome"):
            state.happen(refused)
    drawn = chance.sample(random.Random(1))
    with pytest.raises(Illegal, match="impossible-outcome"):
        state.happen((*drawn,))
    state.happen(drawn)
    assert state.played == 1


class _Strict(Chance):
    """It accepts nothing, to see who asks it."""

    def accepts(self, outcome: Outcome) -> bool:
        return False


class _Rolled(Open[Table]):
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def ask(self, t: Table) -> Ask:
        return self.chance

    def happened(self, t: Table, outcome: Outcome) -> Phase[Table]:
        return self


@pytest.mark.parametrize("count", range(1, 6))
def test_dice_take_one_number_each_in_order(count: int) -> None:
    one, other = random.Random(count), random.Random(count)
    for _ in range(50):
        assert OPEN[count].sample(one) == tuple([int(other.random() * 6) for _ in range(count)])
    assert one.random() == other.random()


def test_an_heir_is_told_at_once_what_it_has_looked_at() -> None:
    """What a seat knows is kept on the table: it must not outlive a look."""
    game = posse.load("pappy-winchester")
    state = game.setup(3)
    before = {seat: game.view(state, seat) for seat in (None, 0, 1)}
    state.table.value(0, 4)
    state.table.look(1, 0)
    after = {seat: game.view(state, seat) for seat in (None, 0, 1)}
    assert after[1].values[0] == 4
    assert [after[seat].values for seat in (None, 0)] == [before[seat].values for seat in (None, 0)]
    assert game.view(state.clone(), 0).values == before[0].values
