"""The rules, the bot and the laws."""

from __future__ import annotations

from dataclasses import replace

import pytest
from liars_dice import PACKAGE
from liars_dice.bots import chance_of
from liars_dice.rules import CALL, Bid, Bidding, Cups, CupsView, LiarsDice, rolls
from liars_dice.testing import subject

import posse
from posse.kernel import Decision, Illegal, Over, Seat, State
from posse.laws.check import Check

posse.register(PACKAGE)  # so that the tests also run where it is not installed

GAME = LiarsDice()


def dealt(*dice: tuple[int, ...]) -> State[Cups]:
    """These dice under the cups; red bids."""
    out = [seat for seat, own in enumerate(dice) if not own]
    return State(Cups([len(own) for own in dice], list(dice), out), Bidding(0, None, 0))


def options(state: State[Cups]) -> tuple[posse.Action, ...]:
    ask = state.ask()
    assert isinstance(ask, Decision)
    return ask.options[ask.seats[0]]


def test_a_bid_is_higher_than_the_last() -> None:
    state = dealt((1, 2), (3, 3))
    assert CALL not in options(state), "there is nothing to call yet"
    state.choose(0, Bid(2, 3))
    assert options(state)[:2] == (Bid(2, 4), Bid(2, 5))
    assert options(state)[-2:] == (Bid(4, 6), CALL), "no more dice than there are"
    with pytest.raises(Illegal, match="not-an-option"):
        state.choose(1, Bid(2, 3))


def test_the_highest_bid_can_only_be_called() -> None:
    state = dealt((6,), (6,))
    state.choose(0, Bid(2, 6))
    assert options(state) == (CALL,)


@pytest.mark.parametrize(("bid", "left"), [(Bid(2, 3), [2, 1]), (Bid(3, 3), [1, 2])])
def test_who_was_wrong_loses_a_die(bid: Bid, left: list[int]) -> None:
    state = dealt((1, 3), (3, 4))
    state.choose(0, bid)
    state.choose(1, CALL)
    assert state.table.left == left


def test_the_loser_begins_and_all_roll_again() -> None:
    state = dealt((1, 3), (3, 4), (5, 5))
    state.choose(0, Bid(3, 3))
    state.choose(1, CALL)
    state.happen((4,))
    state.happen((2, 6))
    state.happen((1, 1))
    assert state.phase == Bidding(0, None, 0)


def test_the_last_with_dice_wins() -> None:
    state = dealt((1,), (2, 2), ())
    state.choose(0, Bid(3, 1))
    state.choose(1, CALL)
    ask = state.ask()
    assert isinstance(ask, Over)
    assert ask.ranks == (2, 1, 3)


def test_everybody_sees_their_own_dice_alone() -> None:
    state = dealt((1, 2), (3, 4))
    assert [GAME.view(state, seat).dice for seat in (0, 1, None)] == [(1, 2), (3, 4), ()]


def test_all_rolls_are_listed_with_their_odds() -> None:
    shown, ways = rolls(2)
    assert len(shown) == 21
    assert sum(ways) == 36
    assert ways[shown.index((3, 3))] == 1


def test_the_bot_knows_its_odds() -> None:
    view = GAME.view(dealt((3, 3), (1,)), 0)
    assert chance_of(Bid(2, 3), view) == 1
    assert chance_of(Bid(3, 3), view) == pytest.approx(1 / 6)


def test_the_bot_beats_chance() -> None:
    games = [posse.play("liars-dice", ["gambler", "random"], seed=seed) for seed in range(40)]
    assert sum([game.ranks[0] == 1 for game in games]) > 30


class Leaking(LiarsDice):
    """Spectators see the dice under the first cup."""

    def view(self, state: State[Cups], seat: Seat | None) -> CupsView:
        seen = super().view(state, seat)
        return replace(seen, dice=state.table.dice[0]) if seat is None else seen


def test_the_laws_notice_a_view_that_shows_too_much() -> None:
    check = Check(replace(subject(), game=Leaking()))
    check.run(games=1)
    assert "seat None can tell" in check.verdicts["secrets_change_no_byte"].problem


def test_the_laws_hold() -> None:
    check = Check(subject())
    check.run(games=2)
    assert check.holds, check.verdicts
