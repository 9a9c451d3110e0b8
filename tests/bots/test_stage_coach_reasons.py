"""The reasons that the bots of Stage Coach give: only known ones, and each of them at some time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import posse
from posse.bots import Bot
from posse.bots.search import Budget, Searcher
from posse.games import load_package
from posse.games.stage_coach.bots.knowledge import StageCoachKnowledge
from posse.games.stage_coach.bots.reasons import REASONS, plan_reason
from posse.games.stage_coach.rules import COACH, StageCoach, Trail
from posse.games.stage_coach.rules.actions import AHEAD, Town
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.turn import Journey
from posse.kernel import Chance, Decision, Over, State

QUICK = ("greedy", "cowhand", "base", "all-in", "paranoid")


def _reasons(players: list[Bot[Any]], seed: str) -> Iterator[str]:
    """Play a game and yield the reason for every choice."""
    game = StageCoach()
    state = game.setup(2, {"map": "cutoff"})
    luck = random.Random(seed)
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(luck))
            continue
        assert isinstance(ask, Decision)
        seat = ask.seats[0]
        bot = players[seat]
        action = bot.choose(game.view(state, seat), ask.prompt, ask.options[seat])
        if len(ask.options[seat]) > 1:
            assert bot.reason is not None
            yield bot.reason.id
        state.choose(seat, action)


def test_every_reason_is_known_and_given() -> None:
    given: set[str] = set()
    for number, name in enumerate(QUICK * 3):
        players = [
            load_package("stage-coach").make_bot(name, seat, random.Random(number)) for seat in range(2)
        ]
        given.update(_reasons(players, f"dice {number}"))
    assert given <= set(REASONS)
    assert given >= set(REASONS) - {"draw"}  # a draw hardly ever happens; see below


@pytest.mark.long
def test_the_search_gives_reasons_too() -> None:
    knowledge = StageCoachKnowledge(StageCoach())
    budget = Budget(12, 1.0)
    players: list[Bot[Any]] = [Searcher(random.Random(seat), knowledge, budget) for seat in range(2)]
    assert set(_reasons(players, "dice")) <= set(REASONS)


@pytest.mark.parametrize(("bound", "reason"), [(Town.NORTH, "arrive"), (Town.SOUTH, "draw")])
def test_a_town_is_the_end_of_the_way(bound: Town, reason: str) -> None:
    table = Trail.laid_out(StageCoach().setup(2, {"map": "cutoff"}).table.rules)
    land = table.land
    table.destination, table.facing = bound, Direction.E
    table.coach = land.around[land.towns[Town.NORTH]][Direction.W]
    told = plan_reason(posse.load("stage-coach").view(State(table, Journey(1)), COACH), "journey", (AHEAD,))
    assert told is not None
    assert told.id == reason
