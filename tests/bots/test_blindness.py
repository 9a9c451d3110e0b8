"""No bot knows more than its seat: where what it cannot know differs, it chooses the same."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

import posse
from laws.subjects import SUBJECTS
from posse.bots import Bot
from posse.bots.search import Searcher
from posse.games import load_package
from posse.kernel import Action, AnyGame, Chance, Decision, Over, Seat, State
from posse.laws import setups

PLAYOUTS = 12
TABLES = {
    "pony-express": 3,
    "pappy-winchester": 3,
}  # of games with many decisions, for those who think longer
QUICK = ("random", "greedy")
EVERYONE = [(game, name) for game in posse.games() for name in load_package(game).bot_names]


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "bot"), [found for found in EVERYONE if found[1] in QUICK])
def test_quick_ones_at_some_tables(name: str, bot: str) -> None:
    """Every fourth: of three option sets, each with other seats."""
    blind(name, bot, list(setups(SUBJECTS[name]()))[::4])


@pytest.mark.long
@pytest.mark.parametrize(("name", "bot"), EVERYONE)
def test_like_from_like_and_blind_to_what_is_hidden(name: str, bot: str) -> None:
    tables = list(setups(SUBJECTS[name]()))
    blind(name, bot, tables if bot in QUICK else tables[: TABLES.get(name)])


def blind(name: str, bot: str, tables: list[tuple[int, Mapping[str, object]]]) -> None:
    """Bots with the same memory and the same seed choose alike, also where what they cannot know differs."""
    subject = SUBJECTS[name]()
    compared = 0
    for number, (seats, options) in enumerate(tables):
        state = subject.game.setup(seats, options)
        state.listen()
        chance, seated = random.Random(f"chance {number}"), range(seats)
        pairs = [[_seated(name, bot, seat) for _ in range(2)] for seat in seated]
        while not isinstance(ask := state.ask(), Over):
            if isinstance(ask, Chance):
                state.happen(ask.sample(chance))
            else:
                assert isinstance(ask, Decision)
                seat = ask.seats[int(chance.random() * len(ask.seats))]
                first, second = pairs[seat]
                choice = _chosen(subject.game, first, state, seat)
                for twin in (state, *subject.lookalikes(state, seat)):
                    assert _chosen(subject.game, second, twin, seat) == choice
                    compared += 1
                state.choose(seat, choice)
            told = state.take_events()
            for seat in seated:
                for one in pairs[seat]:
                    one.hear([event for event in told if event.heard_by(seat)])
    assert compared > 100


def _seated(name: str, bot: str, seat: Seat) -> Bot[Any]:
    """One who searches shallowly, if at all: it sees as much as one who searches for long."""
    found = load_package(name).make_bot(bot, seat, random.Random())
    if isinstance(found, Searcher):
        found.budget = replace(found.budget, playouts=PLAYOUTS)
    return found


def _chosen(game: AnyGame, bot: Bot[Any], state: State[Any], seat: Seat) -> Action:
    ask = state.ask()
    assert isinstance(ask, Decision)
    bot.rng.seed(state.played)
    return bot.choose(game.view(state, seat), ask.prompt, ask.options[seat])
