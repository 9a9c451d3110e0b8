"""What the search knows of Pony Express, and which dice its best bots show."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import posse
from posse.bots.search.searcher import playout_value
from posse.games import load_package
from posse.games.pony_express.bots.belief import LastRoll, open_dice
from posse.games.pony_express.bots.best_response import usual_hand_values
from posse.games.pony_express.bots.personality import ClaimContext
from posse.games.pony_express.bots.prospects import public_state
from posse.games.pony_express.bots.reasons import REASONS
from posse.games.pony_express.bots.search_knowledge import SEARCHED, PonyExpressKnowledge, playout_action
from posse.games.pony_express.rules import Race
from posse.games.pony_express.rules.actions import DOUBT, FILE, PAY, ROLL, STAY, TRAIN, Stand
from posse.games.pony_express.rules.dice import NAMES, Faces, Hand
from posse.games.pony_express.rules.flow import Phase
from posse.games.pony_express.rules.spaces import Station
from posse.games.pony_express.rules.turn import Doubts, Prison, Rerolls
from posse.kernel import Action, Chance, Decision, Over, State

GAME = posse.load("pony-express")


def drawn(
    phase: Phase,
    pos: Sequence[int] = (10, 9, 13, 14),
    gold: Sequence[int] = (3, 3, 3, 3),
    dice: str = "",
    jailed: int = 0,
    active: int = 0,
) -> State[Race]:
    table = GAME.setup(4, {}).table
    table.pos, table.gold, table.bank = tuple(pos), tuple(gold), 30 - sum(gold)
    table.rounds, table.active, table.jailed = 5, active, jailed
    table.faces = tuple([NAMES.index(face) for face in dice.split()])
    return State(table, phase)


# --- playouts ---


def test_playouts_can_answer_every_decision() -> None:
    asked = set()
    for seed in range(9):
        state, rng = GAME.setup(3 + seed % 3, {}), random.Random(seed)
        while not isinstance(ask := state.ask(), Over):
            if isinstance(ask, Chance):
                state.happen(ask.sample(rng))
            else:
                assert isinstance(ask, Decision)
                seat = ask.seats[0]
                state.choose(seat, playout_action(state, seat, ask, rng))
                asked.add(ask.prompt)
    assert asked == set(GAME.prompts) - {"face"}  # it never loads a die


def test_a_playout_does_not_know_hidden_dice() -> None:
    answers = []
    for dice in ("9 9 J Q A", "K K K Q Q"):
        state = drawn(Doubts(Hand.FULL_HOUSE, (1,), (1,)), dice=dice)
        ask = state.ask()
        assert isinstance(ask, Decision)
        answers.append([playout_action(state, 1, ask, random.Random(seed)) for seed in range(40)])
    assert answers[0] == answers[1]
    assert 0 < answers[0].count(DOUBT) < 40


def test_a_game_is_judged_when_all_have_ridden_once() -> None:
    knowledge, rng = PonyExpressKnowledge(random.Random(1)), random.Random(3)
    begun = drawn(Station(), pos=(7, 8, 9, 9))
    state, riders = begun.clone(), [begun.table.active]
    while not knowledge.settled(state, begun):
        ask = state.ask()
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        else:
            assert isinstance(ask, Decision)
            state.choose(ask.seats[0], knowledge.base(state, ask.seats[0], ask, rng)[0])
        if state.table.active != riders[-1]:
            riders.append(state.table.active)
    assert riders == [0, 1, 2, 3, 0]
    assert sum(knowledge.chances(state)) == pytest.approx(1.0)


def test_a_cheap_train_fares_better_than_waiting() -> None:
    knowledge = PonyExpressKnowledge(random.Random(1))
    state = drawn(Station(), pos=(7, 8, 9, 9), gold=(8, 3, 3, 3))

    def fares(action: Action) -> float:
        return (
            sum([playout_value(knowledge, state, 0, (action,), random.Random(luck)) for luck in range(40)])
            / 40
        )

    assert fares(TRAIN) > fares(STAY) + 0.02


# --- what is searched ---


def test_the_usual_choice_comes_first() -> None:
    state = drawn(Prison(), gold=(8, 3, 3, 3), jailed=1)
    state.table.cards = (("file",), *state.table.cards[1:])
    view, options = GAME.view(state, 0), (ROLL, PAY, FILE)
    knowledge = PonyExpressKnowledge(random.Random(1))
    usual, *others = knowledge.candidates(view, "prison", options, random.Random(2))
    assert usual.plan == (FILE,)
    assert {other.plan for other in others} == {(ROLL,), (PAY,)}
    assert all(other.merit < usual.merit for other in others)


def test_a_legend_searches_and_says_why() -> None:
    state, rng = GAME.setup(4, {}), random.Random(0)
    legend, searched = load_package(GAME.name).make_bot("legend", 0, random.Random(0)), set()
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
            continue
        assert isinstance(ask, Decision)
        seat = ask.seats[0]
        action = playout_action(state, seat, ask, rng)
        if seat == 0 and ask.prompt in SEARCHED and len(ask.options[0]) > 1:
            action = legend.choose(GAME.view(state, 0), ask.prompt, ask.options[0])
            assert action in ask.options[0]
            assert legend.reason is None or legend.reason.id in REASONS
            searched.add(ask.prompt)
        state.choose(seat, action)
    assert len(searched) > 1


# --- what is shown ---


def stood(name: str, dice: str) -> tuple[Faces, State[Race]]:
    """Return the dice that a bot shows when it cannot pay for a reroll, and the position."""
    state = drawn(Rerolls(False), gold=(0, 3, 3, 3), dice=dice)
    ask = state.ask()
    assert isinstance(ask, Decision)
    bot = load_package(GAME.name).make_bot(name, 0, random.Random(1))
    action = bot.choose(GAME.view(state, 0), ask.prompt, ask.options[0])
    assert isinstance(action, Stand)
    return open_dice(state.table.faces, action.show), state


@pytest.mark.parametrize("name", ["sheriff", "legend"])
def test_a_little_is_shown_and_a_lot_is_hidden(name: str) -> None:
    """A claim that is half in the open is more easily believed; with a strong hand a doubt is welcome."""
    kings = stood(name, "K K K 9 A")[0].count(NAMES.index("K"))
    assert 0 < kings < 3  # at least one is shown, and one stays under the cup
    assert stood(name, "K K K K 9")[0] == ()


def test_what_the_sheriff_shows_raises_the_value_of_its_claim() -> None:
    shown, state = stood("sheriff", "9 9 J Q A")

    def worth(visible: Faces) -> float:
        now, callers = public_state(GAME.view(state, 0)), state.table.callers()
        context = ClaimContext(now, callers, LastRoll.FIRST, visible, can_reroll=False, bluff_ratio=1.0)
        return usual_hand_values(context)[Hand.PAIR]

    assert worth(shown) > worth(())
