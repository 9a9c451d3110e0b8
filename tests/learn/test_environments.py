"""The environments pass their libraries' own suites, for every game."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import (  # type: ignore[import-untyped]
    OrderEnforcingWrapper,
    TerminateIllegalWrapper,
)

import posse
from learn.toy_game import Heaps, registered
from posse import learn
from posse.games import load_package
from posse.kernel import load
from posse.learn.gymnasium_env import GymnasiumEnv
from posse.learn.pettingzoo_env import PettingZooEnv

games = pytest.mark.parametrize("game", posse.games())


# --- a game that brings nothing but its rules ---


def test_a_game_without_bots_of_its_own_is_played_against_random() -> None:
    with registered():
        assert load_package(Heaps.name).usual_bot == "random"
        env, rng = learn.gymnasium(Heaps.name, seat=1), random.Random(0)
        observed, _ = env.reset(seed=0)
        over = False
        while not over:
            observed, _, over, _, _ = env.step(int(rng.choice(np.flatnonzero(observed["action_mask"]))))
        assert env.with_bots.sequential.ranks() is not None
        text = learn.text(Heaps.name, seat=0)
        while not text.over:
            text.step(text.options[0])
        assert text.ranks is not None


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_a_game_registered_late_is_in_every_library() -> None:
    with registered():
        api_test(learn.pettingzoo(Heaps.name), num_cycles=60)
        spiel: Any = learn.openspiel(Heaps.name)
        state = spiel.new_initial_state()
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        assert state.returns() == [0, 0]


# --- PettingZoo ---


@pytest.mark.sampled
@games
# It would rather have bare arrays; a mask beside them is its own classics' way.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_finds_no_fault(game: str) -> None:
    api_test(learn.pettingzoo(game), num_cycles=200)


@pytest.mark.sampled
@games
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(partial(learn.pettingzoo, game), num_cycles=150)


def played(env: PettingZooEnv, rng: random.Random) -> list[tuple[str, int, bytes]]:
    """A whole random game: who chose what, seeing what."""
    found = []
    for agent in env.agent_iter():
        observed, _, over, _, _ = env.last()
        if over or observed is None:
            env.step(None)
            continue
        action = int(rng.choice(np.flatnonzero(observed["action_mask"])))
        found.append((agent, action, observed["observation"].tobytes()))
        env.step(action)
    return found


@pytest.mark.sampled
@games
def test_a_game_ends_with_what_the_places_are_worth(game: str) -> None:
    env = learn.pettingzoo(game, chance=4)
    env.reset()
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observed, reward, over, cut, _ = env.last()
        assert not cut
        assert observed is not None
        if over:
            rewards[agent] = reward
            assert not observed["action_mask"].any()
            env.step(None)
            continue
        assert reward == 0
        env.step(int(np.flatnonzero(observed["action_mask"])[-1]))
    ranks = env.sequential.ranks()
    assert ranks is not None
    assert list(rewards.values()) == pytest.approx(learn.payoffs(ranks))


@pytest.mark.sampled
@games
def test_the_mask_is_the_options_and_others_have_none(game: str) -> None:
    env, rng = learn.pettingzoo(game, chance=1), random.Random(1)
    env.reset()
    for _ in range(80):
        options = [env.sequential.game.catalogue.number(action) for action in env.sequential.options()]
        for agent in env.agents:
            mask = np.flatnonzero(env.observe(agent)["action_mask"])
            assert list(mask) == (sorted(options) if agent == env.agent_selection else [])
        env.step(rng.choice(options))
        if any(env.terminations.values()):
            break


@pytest.mark.long
def test_the_luck_is_the_seeds() -> None:
    first, second = learn.pettingzoo("pony-express", chance=9), learn.pettingzoo("pony-express", chance=9)
    other = learn.pettingzoo("pony-express", chance=10)
    for env in (first, second, other):
        env.reset()
    games = [played(env, random.Random(0)) for env in (first, second, other)]
    assert games[0] == games[1] != games[2]
    first.reset()
    assert played(first, random.Random(0)) != games[0], "the next game has luck of its own"
    first.reset(seed=9)
    assert played(first, random.Random(0)) == games[0]


def test_an_illegal_action_is_refused_or_lost_as_one_likes() -> None:
    env = learn.pettingzoo("stage-coach")
    env.reset(seed=0)
    before = env.sequential.game.dump(env.sequential.state)
    for action in (40, -1, 10**6):
        with pytest.raises(posse.Illegal):
            env.step(action)
    assert env.sequential.game.dump(env.sequential.state) == before
    wrapped: Any = OrderEnforcingWrapper(TerminateIllegalWrapper(learn.pettingzoo("stage-coach"), -1))
    wrapped.reset(seed=0)
    wrapped.last()
    wrapped.step(40)
    assert all(wrapped.terminations.values())


@pytest.mark.long
def test_seats_and_options_are_the_tables() -> None:
    env = learn.pettingzoo("pony-express", seats=5, options={"items": False})
    env.reset(seed=0)
    assert env.possible_agents == [f"seat_{seat}" for seat in range(5)]
    assert env.layout.fixed["options"]["items"] is False  # type: ignore[index]
    with pytest.raises(posse.Illegal):
        learn.pettingzoo("pony-express", seats=2)


def test_a_table_can_be_looked_at() -> None:
    env = PettingZooEnv("stage-coach", render_mode="ansi")
    env.reset(seed=0)
    drawn = env.render()
    assert drawn is not None
    assert "C→" in drawn
    assert learn.pettingzoo("stage-coach").render() is None


# --- Gymnasium ---


@pytest.mark.sampled
@games
@pytest.mark.filterwarnings("ignore:.*not having a spec")
def test_gymnasium_finds_no_fault(game: str) -> None:
    for seat in (0, load(game).fewest - 1):
        check_env(learn.gymnasium(game, seat=seat, rivals="random"))


@pytest.mark.sampled
@games
def test_gymnasium_knows_the_games_by_name(game: str) -> None:
    name = f"posse.learn.gymnasium_env:posse/{game}-v{load(game).rules}"
    env = gymnasium.make(name, rivals="random", render_mode="ansi")
    assert isinstance(env.unwrapped, GymnasiumEnv)
    check_env(env.unwrapped)
    env.reset(seed=0)
    drawn: Any = env.render()
    assert drawn
    env.close()


@pytest.mark.sampled
@games
def test_one_seat_plays_against_bots(game: str) -> None:
    rules = load(game)
    rivals = load_package(game).bot_names[:2][-1]
    env, rng = learn.gymnasium(game, seat=1, rivals=rivals), random.Random(2)
    observed, _ = env.reset(seed=5)
    over, rewards = False, []
    while not over:
        mask = np.flatnonzero(observed["action_mask"])
        assert list(np.flatnonzero(env.action_masks())) == list(mask)
        observed, reward, over, cut, info = env.step(int(rng.choice(mask)))
        assert not cut
        assert not info
        rewards.append(reward)
    ranks = env.with_bots.sequential.ranks()
    assert ranks is not None
    assert rewards[-1] == learn.payoffs(ranks)[1]
    assert not any(rewards[:-1])
    assert len(ranks) == rules.fewest


def test_an_illegal_action_loses() -> None:
    env = learn.gymnasium("stage-coach", rivals="random")
    env.reset(seed=0)
    _, reward, over, _, info = env.step(40)
    assert (reward, over) == (-1, True)
    assert info["illegal"]
    with pytest.raises(posse.Illegal):
        env.step(0)


def test_the_same_seed_brings_the_same_rivals() -> None:
    def first_moves(seed: int) -> bytes:
        env, told = learn.gymnasium("pony-express", rivals=["greedy", "random"]), b""
        observed, _ = env.reset(seed=seed)
        for _ in range(15):
            observed, _, over, _, _ = env.step(int(np.flatnonzero(observed["action_mask"])[0]))
            told += observed["observation"].tobytes()
            if over:
                break
        return told

    assert first_moves(3) == first_moves(3) != first_moves(4)
