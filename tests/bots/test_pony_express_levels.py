"""The levels and characters of Pony Express: their names, their habits and their reasons."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

import posse
from posse import bots
from posse.bots.bot import Reason
from posse.games import load_package
from posse.games.pony_express.bots.reasons import REASONS
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.actions import (
    BELIEVE,
    CLAIMS,
    DOUBT,
    PAY,
    ROLL,
    STAY,
    TRAIN,
    Claim,
    Reroll,
)
from posse.games.pony_express.rules.dice import NAMES, Hand
from posse.games.pony_express.rules.flow import Phase
from posse.games.pony_express.rules.spaces import Station
from posse.games.pony_express.rules.turn import Claiming, Doubts, Prison, Rerolls
from posse.kernel import Action, Chance, Decision, Over, Seat, State

GAME = posse.load("pony-express")
LEVELS = load_package(GAME.name).levels
CHARACTERS = load_package(GAME.name).characters


def test_who_plays() -> None:
    assert LEVELS == bots.LEVELS
    assert CHARACTERS == ("honest", "paranoid", "tall-tale", "all-in", "miserly")
    assert load_package(GAME.name).bot_names[:3] == ("random", "greedy", "equilibrium")


def drawn(
    phase: Phase,
    dice: str = "",
    shown: int = 0,
    active: Seat = 0,
    gold: Sequence[int] = (3, 3, 3, 3),
    pos: Sequence[int] = (10, 9, 13, 14),
    jailed: int = 0,
) -> State[Race]:
    table = GAME.setup(4, {}).table
    table.pos, table.gold, table.bank = tuple(pos), tuple(gold), 30 - sum(gold)
    table.rounds, table.active, table.jailed, table.shown = 5, active, jailed, shown
    table.faces = tuple([NAMES.index(face) for face in dice.split()])
    return State(table, phase)


def choices(name: str, state: State[Race], seat: Seat = 0, tries: int = 12) -> Counter[Action]:
    ask = state.ask()
    assert isinstance(ask, Decision)
    found: Counter[Action] = Counter()
    for seed in range(tries):
        bot = load_package(GAME.name).make_bot(name, seat, random.Random(seed))
        found[bot.choose(GAME.view(state, seat), ask.prompt, ask.options[seat])] += 1
    return found


# --- characters ---


@pytest.mark.parametrize("dice", ["9 9 J Q A", "K K K Q Q", "9 9 J J A"])
def test_the_honest_never_bluff(dice: str) -> None:
    state = drawn(Claiming(), dice)
    assert set(choices("honest", state)) == {CLAIMS[state.table.hand() - 1]}


def test_the_paranoid_doubt_from_three_of_a_kind_up() -> None:
    for claim in (Hand.THREE_OF_A_KIND, Hand.FIVE_OF_A_KIND):
        state = drawn(Doubts(claim, (0,), (0,)), "9 9 J Q A", active=1)
        assert set(choices("paranoid", state)) == {DOUBT}
    state = drawn(Doubts(Hand.TWO_PAIRS, (0,), (0,)), "9 9 J Q A", active=1)
    assert set(choices("paranoid", state)) == {BELIEVE}


def test_not_even_the_paranoid_doubt_what_lies_in_the_open() -> None:
    state = drawn(Doubts(Hand.FULL_HOUSE, (0,), (0,)), "K K K Q Q", shown=0b11111, active=1)
    for name in (*LEVELS, *CHARACTERS):
        assert set(choices(name, state, tries=4)) == {BELIEVE}, name


def test_a_tall_tale_is_one_better() -> None:
    assert set(choices("tall-tale", drawn(Claiming(), "9 9 J J A"))) == {Claim(Hand.THREE_OF_A_KIND)}
    # Three nines in the open: neither less nor a straight will do.
    state = drawn(Claiming(), "9 9 9 J A", shown=0b00111)
    assert set(choices("tall-tale", state)) == {Claim(Hand.FULL_HOUSE)}


def test_all_in_claims_the_most_and_spends_it_all() -> None:
    assert set(choices("all-in", drawn(Claiming(), "9 9 J Q A"))) == {Claim(Hand.FIVE_OF_A_KIND)}
    rolled = choices("all-in", drawn(Rerolls(False), "K K K Q J", gold=(1, 3, 3, 3)))
    assert all(isinstance(action, Reroll) for action in rolled)


def test_misers_keep_their_gold() -> None:
    assert not any(isinstance(a, Reroll) for a in choices("miserly", drawn(Rerolls(False), "9 9 J Q A")))
    assert set(choices("miserly", drawn(Station(), gold=(8, 3, 3, 3), pos=(7, 8, 9, 9)))) == {STAY}
    assert set(choices("miserly", drawn(Prison(), gold=(8, 3, 3, 3), jailed=1))) == {ROLL}
    assert set(choices("honest", drawn(Station(), gold=(8, 3, 3, 3), pos=(7, 8, 9, 9)))) == {TRAIN}
    assert set(choices("honest", drawn(Prison(), gold=(8, 3, 3, 3), jailed=1))) == {PAY}


# --- why ---


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=pytest.mark.long if name == "legend" else [])
        for name in ("greedy", "equilibrium", *LEVELS, *CHARACTERS)
    ],
)
def test_every_choice_has_a_known_reason(name: str) -> None:
    assert {reason.id for reason in reasons_given([name] * 3, 1)} <= set(REASONS)


def test_every_reason_is_given() -> None:
    found: set[str] = set()
    for number in range(20):
        found |= {reason.id for reason in reasons_given(["greedy", "deputy", "random"], number)}
        if found == set(REASONS):
            return
    assert found == set(REASONS)


def reasons_given(seated: Sequence[str], seed: int) -> list[Reason]:
    """Return the reasons given in a game."""
    state, found = GAME.setup(len(seated), {}), []
    state.listen()
    players = [
        load_package(GAME.name).make_bot(name, at, random.Random(at)) for at, name in enumerate(seated)
    ]
    rng = random.Random(seed)
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        else:
            assert isinstance(ask, Decision)
            seat = ask.seats[int(rng.random() * len(ask.seats))]
            state.choose(seat, players[seat].choose(GAME.view(state, seat), ask.prompt, ask.options[seat]))
            reason = players[seat].reason
            if reason is not None:
                found.append(reason)
        events = state.take_events()
        for at, player in enumerate(players):
            player.hear([event for event in events if event.heard_by(at)])
    return found
