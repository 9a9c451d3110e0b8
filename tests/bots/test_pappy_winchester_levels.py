"""The levels and characters of Pappy Winchester: their strength, their differences and their reasons."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import pairwise
from statistics import fmean

import pytest

import posse
from posse import bots
from posse.bots.bot import Reason
from posse.games import load_package
from posse.games.pappy_winchester.bots.personality import CHARACTERS
from posse.games.pappy_winchester.bots.reasons import REASONS
from posse.games.pappy_winchester.rules import PappyWinchester
from posse.kernel import Chance, Decision, Over

GAME = PappyWinchester()
EVERYBODY = [name for name in load_package(GAME.name).bot_names if name != "random"]


def wins(hero: str, rival: str, games: int, seats: int = 4) -> float:
    """Return the share of games that `hero` wins against `rival` in all other seats; it plays every seat in
    turn.
    """
    won = 0.0
    for game in range(games):
        at = game % seats
        seated = [hero if seat == at else rival for seat in range(seats)]
        ranks = posse.play(GAME, seated, seed=f"level/{game}").ranks
        won += (ranks[at] == 1) / ranks.count(1)
    return won / games


# --- names ---


def test_every_level_and_character_has_a_bot() -> None:
    assert load_package(GAME.name).levels == bots.LEVELS
    assert load_package(GAME.name).characters == tuple(CHARACTERS)
    assert load_package(GAME.name).bot_names[:3] == ("random", "greedy", "shader")


# --- reasons ---


EITHER = {"duel_by": "either"}


def reasons(seated: Sequence[str], seed: int, options: Mapping[str, object] | None = None) -> list[Reason]:
    """Play a game and return all reasons given in it."""
    state, rng, found = GAME.setup(len(seated), options), random.Random(seed), []
    state.listen()
    players = [
        load_package(GAME.name).make_bot(name, at, random.Random(at)) for at, name in enumerate(seated)
    ]
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        else:
            assert isinstance(ask, Decision)
            [seat] = ask.seats
            state.choose(seat, players[seat].choose(GAME.view(state, seat), ask.prompt, ask.options[seat]))
            reason = players[seat].reason
            if reason is not None:
                found.append(reason)
        told = state.take_events()
        for at, player in enumerate(players):
            player.hear([event for event in told if event.heard_by(at)])
    return found


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", [name for name in EVERYBODY if name != "shader"])
def test_every_choice_has_a_reason_from_the_list(name: str) -> None:
    found = reasons([name, "random", "random"], seed=1)
    assert found
    assert {reason.id for reason in found} <= set(REASONS)


def test_every_reason_is_given_some_day() -> None:
    found: set[str] = set()
    for seed in range(30):
        found |= {reason.id for reason in reasons(["greedy", "deputy", "all-in", "greedy"], seed, EITHER)}
        if len(found) == len(REASONS):
            break
    assert found == set(REASONS)


# --- characters ---


def price(name: str, games: int = 4) -> float:
    """Return the average price of a plot where all heirs are the same bot."""
    matches = [posse.play(GAME, [name] * 4, seed=seed) for seed in range(games)]
    return fmean([match.statistics["prices"] / match.times["prices"] for match in matches])


def test_misers_sell_cheap_and_the_reckless_dear() -> None:
    assert price("miserly") + 1 < price("honest") < price("all-in") - 1


def test_an_honest_bidder_drives_no_price_up() -> None:
    told = [reason.id for seed in range(3) for reason in reasons(["honest"] * 4, seed)]
    bluffs = [reason.id for seed in range(3) for reason in reasons(["tall-tale"] * 4, seed)]
    assert "drive-up" not in told
    assert "drive-up" in bluffs


# --- strength, with margins that luck does not reach ---


@pytest.mark.long
def test_a_greenhorn_can_be_beaten_and_still_beats_chance() -> None:
    assert wins("greenhorn", "random", 12) > 0.6
    assert wins("greedy", "greenhorn", 12) > 0.5


@pytest.mark.long
@pytest.mark.parametrize(("worse", "better"), list(pairwise(bots.LEVELS[:-1])))
def test_a_quick_level_beats_the_one_below(worse: str, better: str) -> None:
    """With three seats an equal share would be one third; the better level wins about half."""
    assert wins(better, worse, 240, seats=3) > 0.4


@pytest.mark.long
def test_the_legend_beats_the_sheriff_and_the_naive_bidder() -> None:
    assert wins("legend", "sheriff", 90, seats=3) > 0.36
    assert wins("legend", "shader", 16) > 0.35
