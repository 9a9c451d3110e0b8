"""What Pony Express teaches the search, and what its best riders show."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import posse
from posse.bots.search.searcher import playout_value
from posse.games import load_package
from posse.games.pony_express.bots import quick
from posse.games.pony_express.bots.belief import seen
from posse.games.pony_express.bots.best_response import usual_worths
from posse.games.pony_express.bots.knowledge import WEIGHED, Lore
from posse.games.pony_express.bots.memory import Last
from posse.games.pony_express.bots.prospects import public
from posse.games.pony_express.bots.reasons import REASONS
from posse.games.pony_express.bots.styles import Moment
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
    table.pos, table.gold, table.bank = list(pos), list(gold), 30 - sum(gold)
    table.rounds, table.active, table.jailed = 5, active, jailed
    table.faces = tuple([NAMES.index(face) for face in dice.split()])
    return State(table, phase)


# --- games played on ---


def test_the_base_can_answer_everything() -> None:
    asked = set()
    for seed in range(9):
        state, rng = GAME.setup(3 + seed % 3, {}), random.Random(seed)
        while not isinstance(ask := state.ask(), Over):
            if isinstance(ask, Chance):
                state.happen(ask.sample(rng))
            else:
                assert isinstance(ask, Decision)
                seat = ask.seats[0]
                state.choose(seat, quick.answer(state, seat, ask, rng))
                asked.add(ask.prompt)
    assert asked == set(GAME.prompts) - {"face"}  # it never loads a die


def test_who_has_not_looked_doubts_without_knowing() -> None:
    answers = []
    for dice in ("9 9 J Q A", "K K K Q Q"):
        state = drawn(Doubts(Hand.FULL_HOUSE, (1,), (1,)), dice=dice)
        ask = state.ask()
        assert isinstance(ask, Decision)
        answers.append([quick.answer(state, 1, ask, random.Random(seed)) for seed in range(40)])
    assert answers[0] == answers[1]
    assert 0 < answers[0].count(DOUBT) < 40


def test_a_game_is_judged_when_all_have_ridden_once() -> None:
    lore, begun, rng = Lore(random.Random(1)), drawn(Station(), pos=(7, 8, 9, 9)), random.Random(3)
    state, riders = begun.clone(), [begun.table.active]
    while not lore.settled(state, begun):
        ask = state.ask()
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        else:
            assert isinstance(ask, Decision)
            state.choose(ask.seats[0], lore.base(state, ask.seats[0], ask, rng)[0])
        if state.table.active != riders[-1]:
            riders.append(state.table.active)
    assert riders == [0, 1, 2, 3, 0]
    assert sum(lore.chances(state)) == pytest.approx(1.0)


def test_a_cheap_train_fares_better_than_waiting() -> None:
    lore, state = Lore(random.Random(1)), drawn(Station(), pos=(7, 8, 9, 9), gold=(8, 3, 3, 3))

    def fares(action: Action) -> float:
        return sum([playout_value(lore, state, 0, (action,), random.Random(luck)) for luck in range(40)]) / 40

    assert fares(TRAIN) > fares(STAY) + 0.02


# --- what is searched ---


def test_the_habit_of_a_veteran_comes_first() -> None:
    state = drawn(Prison(), gold=(8, 3, 3, 3), jailed=1)
    state.table.cards[0] = ("file",)
    view, options = GAME.view(state, 0), (ROLL, PAY, FILE)
    usual, *others = Lore(random.Random(1)).candidates(view, "prison", options, random.Random(2))
    assert usual.plan == (FILE,)
    assert {other.plan for other in others} == {(ROLL,), (PAY,)}
    assert all(other.merit < usual.merit for other in others)


def test_a_legend_weighs_questions_and_says_why() -> None:
    state, rng = GAME.setup(4, {}), random.Random(0)
    legend, weighed = load_package(GAME.name).make_bot("legend", 0, random.Random(0)), set()
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
            continue
        assert isinstance(ask, Decision)
        seat = ask.seats[0]
        action = quick.answer(state, seat, ask, rng)
        if seat == 0 and ask.prompt in WEIGHED and len(ask.options[0]) > 1:
            action = legend.choose(GAME.view(state, 0), ask.prompt, ask.options[0])
            assert action in ask.options[0]
            assert legend.reason is None or legend.reason.id in REASONS
            weighed.add(ask.prompt)
        state.choose(seat, action)
    assert len(weighed) > 1


# --- what is shown ---


def stood(name: str, dice: str) -> tuple[Faces, State[Race]]:
    """What somebody shows of such dice who cannot pay for others."""
    state = drawn(Rerolls(False), gold=(0, 3, 3, 3), dice=dice)
    ask = state.ask()
    assert isinstance(ask, Decision)
    bot = load_package(GAME.name).make_bot(name, 0, random.Random(1))
    action = bot.choose(GAME.view(state, 0), ask.prompt, ask.options[0])
    assert isinstance(action, Stand)
    return seen(state.table.faces, action.show), state


@pytest.mark.parametrize("name", ["sheriff", "legend"])
def test_a_little_is_shown_and_a_lot_is_hidden(name: str) -> None:
    """Half of a claim in the open is more easily believed; who has much would rather be doubted."""
    assert stood(name, "K K K 9 A")[0] == tuple([NAMES.index("K")] * 2)
    assert stood(name, "K K K K 9")[0] == ()


def test_what_the_sheriff_shows_makes_its_claim_go_down_better() -> None:
    shown, state = stood("sheriff", "9 9 J Q A")

    def worth(visible: Faces) -> float:
        now, callers = public(GAME.view(state, 0)), state.table.callers()
        return usual_worths(Moment(now, callers, Last.FIRST, visible, choosy=False, slyness=1.0))[Hand.PAIR]

    assert worth(shown) > worth(())
