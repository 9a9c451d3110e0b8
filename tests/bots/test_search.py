"""The shared search: it finds the best candidate, keeps its budget, uses only its view, and follows its
plans.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

import pytest

import posse
from posse.bots import LEVELS
from posse.bots.bot import Reason
from posse.bots.search import Budget, Candidate, Knowledge, Plan, Searcher, sequential_halving
from posse.games import load_package
from posse.games.stage_coach.rules import CoachView
from posse.games.stage_coach.rules.actions import HALT
from posse.kernel import Action, Chance, Decision, Over, Seat, State, load

GAME = load("stage-coach")
BUDGET = Budget(playouts=400, seconds=60.0, trust=0.0)


def arms(*merits: float) -> list[Candidate]:
    """Return candidates that differ by their merit."""
    return [Candidate((HALT,), merit) for merit in merits]


# --- halving ---


@pytest.mark.parametrize("seed", range(20))
def test_the_best_of_many_is_found_in_spite_of_luck(seed: int) -> None:
    rng = random.Random(seed)
    truth = {merit: merit for merit in (0.2, 0.35, 0.5, 0.65, 0.9)}

    def playout(candidate: Candidate, _world: int) -> float:
        return float(rng.random() < truth[candidate.merit])

    assert sequential_halving(arms(*truth), playout, BUDGET)[0].candidate.merit == 0.9


def test_all_meet_the_same_worlds_and_the_budget_is_kept() -> None:
    met: dict[float, list[int]] = {}

    def playout(candidate: Candidate, world: int) -> float:
        met.setdefault(candidate.merit, []).append(world)
        return candidate.merit

    found = sequential_halving(arms(0.1, 0.2, 0.3, 0.4), playout, BUDGET)
    assert all(worlds == list(range(len(worlds))) for worlds in met.values())
    assert sum(map(len, met.values())) <= BUDGET.playouts
    assert [one.candidate.merit for one in found] == [0.4, 0.3, 0.2, 0.1]
    assert [one.tries for one in found] == sorted([one.tries for one in found], reverse=True)


def test_more_time_tries_more() -> None:
    many = arms(*[i / 100 for i in range(100)])
    tried = [len(sequential_halving(many, lambda one, _: one.merit, Budget(p, 1.0))) for p in (4, 100, 2500)]
    assert tried == [4, 20, 100]


def test_little_seen_is_weighed_against_what_was_promised() -> None:
    """One lucky playout does not outweigh a first estimate that counts as ten."""
    promising, lucky = arms(0.8, 0.1)
    found = sequential_halving(
        [promising, lucky], lambda one, _: float(one is lucky), Budget(2, 1.0, trust=10.0)
    )
    assert found[0].candidate is promising
    found = sequential_halving(
        [promising, lucky], lambda one, _: float(one is lucky), Budget(2, 1.0, trust=0.0)
    )
    assert found[0].candidate is lucky


def test_the_clock_ends_it() -> None:
    calls = []

    def playout(candidate: Candidate, world: int) -> float:
        calls.append(world)
        return candidate.merit

    found = sequential_halving(arms(0.1, 0.2), playout, Budget(1_000_000, 0.0), deadline=time.perf_counter())
    assert len(calls) == 2
    assert len(found) == 2


# --- the bot ---


class Toy(Knowledge[CoachView]):
    """Tries every option, then halts if it can; the further east the coach is, the better."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.imagined = 0

    def imagine(self, view: CoachView, rng: random.Random) -> State[Any]:
        self.imagined += 1
        return super().imagine(view, rng)

    def candidates(
        self, view: CoachView, prompt: str, options: tuple[Action, ...], rng: random.Random
    ) -> Sequence[Candidate]:
        on = [HALT] * (HALT in options)
        return [Candidate((option, *on), 0.5, Reason("east", {"hex": view.coach})) for option in options]

    def base(self, state: State[Any], seat: Seat, ask: Decision, rng: random.Random) -> Plan:
        options = ask.options[seat]
        return (options[int(rng.random() * len(options))],)

    def settled(self, state: State[Any], begun: State[Any]) -> bool:
        return state.played > begun.played + 20

    def chances(self, state: State[Any]) -> Sequence[float]:
        east = GAME.view(state, None).coach % 19 / 19
        return east, 1 - east

    def moment(self, view: CoachView) -> str:
        return f"{view.coach} {view.facing}"


def whole_game(seed: int) -> list[str]:
    """Play the toy against itself and return its choices."""
    state, chance = GAME.setup(), random.Random(seed)
    seated = [Searcher(random.Random(), Toy(), Budget(12, 1.0)) for _ in range(2)]
    chosen: list[str] = []
    while not isinstance(ask := state.ask(), Over) and len(chosen) < 120:
        if isinstance(ask, Chance):
            state.happen(ask.sample(chance))
            continue
        assert isinstance(ask, Decision)
        [seat] = ask.seats
        seated[seat].rng.seed(f"{seed}/{len(chosen)}")
        action = seated[seat].choose(GAME.view(state, seat), ask.prompt, ask.options[seat])
        chosen.append(action.words)
        state.choose(seat, action)
    return chosen


def test_it_plays_what_is_legal_and_the_same_from_the_same_seed() -> None:
    assert whole_game(3) == whole_game(3)
    assert whole_game(3) != whole_game(4)


def _planning() -> tuple[Searcher[CoachView], Toy, State[Any]]:
    """Return a bot that has just taken the first action of a plan of two, and the position after it."""
    knowledge, state = Toy(), GAME.setup()
    bot = Searcher(random.Random(1), knowledge, Budget(12, 1.0))
    while True:
        while isinstance(ask := state.ask(), Chance):
            state.happen(ask.sample(random.Random(1)))
        assert isinstance(ask, Decision)
        [seat] = ask.seats
        chosen = bot.choose(GAME.view(state, seat), ask.prompt, ask.options[seat])
        halts = HALT in ask.options[seat]
        state.choose(seat, chosen)
        following = state.ask()
        if halts and isinstance(following, Decision) and following.offers(seat, HALT):
            return bot, knowledge, state


def test_a_plan_is_followed_without_a_search_and_its_reason_stays() -> None:
    bot, knowledge, state = _planning()
    imagined, reason = knowledge.imagined, bot.reason
    ask = ask_of(state)
    [seat] = ask.seats
    assert len(ask.options[seat]) > 1
    assert bot.choose(GAME.view(state, seat), ask.prompt, ask.options[seat]) is HALT
    assert knowledge.imagined == imagined
    assert reason is not None
    assert bot.reason is reason


def test_a_plan_that_no_longer_fits_is_replaced() -> None:
    bot, knowledge, state = _planning()
    ask = ask_of(state)
    [seat] = ask.seats
    elsewhere = next(action for action in ask.options[seat] if action is not HALT)
    state.choose(seat, elsewhere)
    imagined, ask = knowledge.imagined, ask_of(state)
    assert HALT in ask.options[seat]
    bot.choose(GAME.view(state, seat), ask.prompt, ask.options[seat])
    assert knowledge.imagined > imagined + 1


def ask_of(state: State[Any]) -> Decision:
    ask = state.ask()
    assert isinstance(ask, Decision)
    return ask


def test_all_positions_are_imagined_from_the_view() -> None:
    """The bot gets a view and nothing else, and imagines all positions from it."""
    state, knowledge = GAME.setup(), Toy()
    bot = Searcher(random.Random(1), knowledge, Budget(64, 1.0))
    ask = ask_of(state)
    bot.choose(GAME.view(state, 0), ask.prompt, ask.options[0])
    assert 0 < knowledge.imagined <= 64


def test_every_game_has_every_level_in_order() -> None:
    for game in posse.games():
        assert load_package(game).levels == LEVELS
