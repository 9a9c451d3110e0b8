"""OpenSpiel's own suites and searches, on every game."""

from __future__ import annotations

import pickle
import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import posse
from posse import learn
from posse.games.pony_express.rules.dice import OPEN
from posse.kernel import Chance, Decision, Outcome, State, load
from posse.learn import chance_steps
from posse.learn.openspiel_game import (
    OpenSpielState,
    RolloutEvaluator,
    resampled,
    resampler,
    short_name,
)
from posse.learn.search_state import SearchState
from posse.learn.sequential import SequentialGame

games = pytest.mark.parametrize("game", posse.games())

SMALL = {"stage-coach": {"map": "cutoff", "turn_limit": 4}}
"""Tables at which a game is soon over, where there are such."""


def small(game: str) -> Any:
    return learn.openspiel(game, options=SMALL.get(game))


def any_way(state: Any, rng: random.Random) -> int:
    if state.is_chance_node():
        ways, odds = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(ways, odds)[0])
    return int(rng.choice(state.legal_actions()))


def some_way_on(game: Any, seed: int, steps: int) -> OpenSpielState:
    """A position in the midst of a game, where somebody is to choose."""
    rng = random.Random(seed)
    state: OpenSpielState = game.new_initial_state()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        state.apply_action(any_way(state, rng))
        steps -= 1
    return state


@games
@pytest.mark.long
def test_openspiel_finds_no_fault(game: str) -> None:
    pyspiel.random_sim_test(learn.openspiel(game), num_sims=2, serialize=True, verbose=False)


@pytest.mark.sampled
@games
def test_openspiel_finds_no_fault_with_a_small_table(game: str) -> None:
    if game not in SMALL:
        pyspiel.random_sim_test(learn.openspiel(game), num_sims=1, serialize=False, verbose=False)
        return
    pyspiel.random_sim_test(small(game), num_sims=2, serialize=True, verbose=False)


@games
def test_games_are_loaded_by_name_with_seats_and_options(game: str) -> None:
    rules = load(game)
    assert short_name(game) in pyspiel.registered_names()
    loaded = pyspiel.load_game(f"{short_name(game)}(seats={rules.most})")
    assert loaded.num_players() == rules.most
    assert loaded.num_distinct_actions() == len(rules.catalogue)
    option = rules.options[0]
    other = next(choice for choice in option.choices if choice != option.default)
    ours: Any = learn.openspiel(game, options={option.name: other})
    state = ours.new_initial_state()
    assert rules.settings(state.search_state.sequential.state.table)[option.name] == other
    assert str(pyspiel.load_game(str(ours))) == str(ours)
    with pytest.raises(posse.Illegal):
        learn.openspiel(game, options={"nonsense": 1})


@games
def test_a_position_is_saved_and_read(game: str) -> None:
    spiel = small(game)
    for steps in (0, 7, 30):
        state = some_way_on(spiel, 1, steps)
        for twin in (
            state.clone(),
            pickle.loads(pickle.dumps(state)),
            pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))[1],
        ):
            assert str(twin) == str(state)
            assert twin.history() == state.history()
            assert twin.legal_actions() == state.legal_actions()
            for player in range(spiel.num_players()):
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.observation_tensor(player) == state.observation_tensor(player)


@games
def test_a_clone_goes_its_own_way(game: str) -> None:
    state = some_way_on(small(game), 2, 10)
    before = str(state)
    other, rng = state.clone(), random.Random(0)
    while not other.is_terminal():
        other.apply_action(any_way(other, rng))
    assert str(state) == before
    assert sum(other.returns()) == pytest.approx(0)


@games
def test_a_saved_roll_goes_on_in_its_middle(game: str) -> None:
    """Chance told in parts is saved between two of them as well."""
    rng, parts = random.Random(3), 0
    state = small(game).new_initial_state()
    for _ in range(120):
        if state.is_terminal():
            break
        if state.search_state.branches:
            parts += 1
            twin = pickle.loads(pickle.dumps(state))
            assert twin.chance_outcomes() == state.chance_outcomes()
            assert twin.search_state.branches == state.search_state.branches
        state.apply_action(any_way(state, rng))
    assert parts or game != "pony-express"


@games
def test_what_is_seen_comes_from_the_view(game: str) -> None:
    spiel = small(game)
    state = some_way_on(spiel, 4, 25)
    sequential = state.search_state.sequential
    where = learn.layout(game, sequential.seats, spiel.settings)
    observer = make_observation(spiel)
    for player in range(sequential.seats):
        view = sequential.game.view(sequential.state, player).plain()
        assert state.observation_tensor(player) == list(where.encode(view))
        observer.set_from(state, player)
        assert list(observer.tensor) == list(where.encode(view))
    assert spiel.observation_tensor_shape() == [where.size]


@games
def test_who_remembers_can_tell_histories_apart(game: str) -> None:
    """Perfect recall: what was told before stays in the information state, and one's own choices do."""
    rng = random.Random(6)
    state = small(game).new_initial_state()
    earlier: dict[int, str] = {}
    for _ in range(60):
        if state.is_terminal():
            break
        for player in range(state.num_players()):
            memory = state.search_state.memory(player)
            assert memory.startswith(earlier.get(player, ""))
            earlier[player] = memory
            assert memory in state.information_state_string(player)
        turn, action = state.current_player(), any_way(state, rng)
        said = state.action_to_string(turn, action) if turn >= 0 else ""
        state.apply_action(action)
        if turn >= 0:
            assert f"> {said}" in state.search_state.memory(turn)


@games
def test_imagined_positions_look_the_same(game: str) -> None:
    rng, tried = random.Random(7), 0
    state = small(game).new_initial_state()
    for _ in range(150):
        if state.is_terminal():
            break
        player = state.current_player()
        if player >= 0:
            tried += 1
            guess = resampled(state, player, rng)
            assert guess.current_player() == player
            assert guess.legal_actions() == state.legal_actions()
            assert guess.observation_string(player) == state.observation_string(player)
            assert guess.information_state_string(player) == state.information_state_string(player)
        state.apply_action(any_way(state, rng))
    assert tried > 10


def test_imagined_positions_differ_in_what_is_hidden() -> None:
    """Everybody has just been dealt two cards."""
    state = some_way_on(learn.openspiel("pony-express"), 8, 22)
    assert state.search_state.sequential.prompt == "keep"
    rng = random.Random(0)
    assert len({str(resampled(state, 0, rng)) for _ in range(20)}) > 15


# --- chance ---


def outcomes(step: chance_steps.ChanceStep | Outcome, share: float = 1.0) -> Counter[Outcome]:
    """Every outcome behind a step, with its odds."""
    if not isinstance(step, chance_steps.ChanceStep):
        return Counter({step: share})
    assert len(step.probabilities) <= chance_steps.LISTED
    assert sum(step.probabilities) == pytest.approx(1)
    found: Counter[Outcome] = Counter()
    for way, odds in enumerate(step.probabilities):
        assert step.label(way)
        found.update(outcomes(step.follow(way), share * odds))
    return found


@pytest.mark.parametrize("dice", [1, 2, 5])
def test_dice_are_rolled_die_by_die_and_stay_fair(dice: int) -> None:
    found = outcomes(chance_steps.first_step(OPEN[dice], 0))
    assert set(found) == set(OPEN[dice].outcomes)
    assert all(share == pytest.approx(6**-dice) for share in found.values())
    assert len(chance_steps.first_step(OPEN[5], 0).probabilities) == 6


def test_weights_and_unequal_lengths_are_kept() -> None:
    listed: tuple[Outcome, ...] = (*[(number,) for number in range(40)], (0, 1), (0, 2))
    weights = tuple(range(1, 43))
    found = outcomes_of(Chance("test", listed, weights))
    assert found == {
        outcome: pytest.approx(w / sum(weights)) for outcome, w in zip(listed, weights, strict=True)
    }


def outcomes_of(ask: Chance) -> dict[Outcome, float]:
    """The same, where a step may be wider."""
    found: dict[Outcome, float] = {}

    def walk(step: chance_steps.ChanceStep | Outcome, share: float) -> None:
        if isinstance(step, chance_steps.ChanceStep):
            for way, odds in enumerate(step.probabilities):
                walk(step.follow(way), share * odds)
        else:
            found[step] = share

    walk(chance_steps.first_step(ask, 0), 1.0)
    return found


def test_a_shot_is_one_of_some_draws_of_the_fast_model() -> None:
    game, rng = load("pony-express"), random.Random(0)
    state = game.setup(3)
    while not (isinstance(ask := state.ask(), Chance) and not ask.outcomes):
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        else:
            assert isinstance(ask, Decision)
            seat = rng.choice(ask.seats)
            state.choose(seat, rng.choice(ask.options[seat]))
    step = chance_steps.first_step(ask, 3)
    assert step.probabilities == (1 / chance_steps.DRAWS,) * chance_steps.DRAWS
    drawn = [step.follow(way) for way in range(chance_steps.DRAWS)]
    assert all(isinstance(outcome, tuple) and ask.accepts(outcome) for outcome in drawn)
    assert drawn == [chance_steps.first_step(ask, 3).follow(way) for way in range(chance_steps.DRAWS)]
    assert drawn != [chance_steps.first_step(ask, 4).follow(way) for way in range(chance_steps.DRAWS)]


@games
def test_no_step_of_chance_is_wider_than_was_said(game: str) -> None:
    spiel = small(game)
    rng, state = random.Random(9), small(game).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            assert len(state.chance_outcomes()) <= spiel.max_chance_outcomes()
        state.apply_action(any_way(state, rng))


# --- searches ---


def mcts_bot(spiel: Any) -> Any:
    return mcts.MCTSBot(spiel, 1.4, 4, RolloutEvaluator(seed=1), random_state=np.random.RandomState(1))


def ismcts_bot(spiel: Any, recall: bool) -> Any:
    bot = ismcts.ISMCTSBot(
        spiel,
        RolloutEvaluator(seed=1),
        1.4,
        4,
        random_state=np.random.RandomState(1),
        use_observation_string=not recall,
    )
    bot.set_resampler(resampler(2))
    return bot


@pytest.mark.sampled(2)
@games
@pytest.mark.parametrize("search", ["mcts", "ismcts by sight", "ismcts with memory"])
def test_openspiels_searches_play(game: str, search: str) -> None:
    """A few choices of each, in a game that random players finish."""
    spiel = small(game)
    bot = mcts_bot(spiel) if search == "mcts" else ismcts_bot(spiel, search.endswith("memory"))
    rng, state, chosen = random.Random(4), spiel.new_initial_state(), 0
    while not state.is_terminal():
        if state.current_player() == 1 and chosen < 6:
            action = bot.step(state)
            assert action in state.legal_actions()
            chosen += 1
        else:
            action = any_way(state, rng)
        state.apply_action(action)
    assert chosen == 6
    assert sum(state.returns()) == pytest.approx(0)


def test_ismcts_resamples_by_itself_too() -> None:
    """Without our resampler it asks the state, which imagines as well."""
    spiel = small("stage-coach")
    bot = ismcts.ISMCTSBot(spiel, RolloutEvaluator(), 1.4, 4, use_observation_string=True)
    state = some_way_on(spiel, 1, 6)
    assert bot.step(state) in state.legal_actions()


def test_rollouts_are_the_worth_of_the_places() -> None:
    state = some_way_on(small("stage-coach"), 1, 6)
    worth = RolloutEvaluator("greedy", games=8).evaluate(state)
    assert worth.sum() == pytest.approx(0)
    assert np.abs(worth).max() <= 1
    assert list(RolloutEvaluator("random", 3, seed=5).evaluate(state)) == list(
        RolloutEvaluator("random", 3, seed=5).evaluate(state)
    )
    assert sum([share for _, share in RolloutEvaluator().prior(state)]) == pytest.approx(1)


def test_search_finds_a_win_that_is_there() -> None:
    """A coach one step from its town: the search drives in."""
    spiel: Any = learn.openspiel("stage-coach", options={"map": "cutoff"})
    for seed in range(2):
        state = spiel.new_initial_state()
        state.search_state = SearchState(SequentialGame(load("stage-coach"), before_the_win(seed), 2))
        bot = mcts.MCTSBot(spiel, 1.4, 60, RolloutEvaluator(seed=1), random_state=np.random.RandomState(1))
        state.apply_action(bot.step(state))
        assert state.is_terminal()
        assert state.returns() == [1, -1]


def before_the_win(skip: int) -> State[Any]:
    """The last choice of a coach that reached its town."""
    for seed in range(100):
        match = posse.play("stage-coach", ["greedy", "random"], seed, {"map": "cutoff"})
        if match.ranks == (1, 2) and (skip := skip - 1) < 0:
            *_, last, _ = [state.clone() for state in match.record.replay()]
            return last
    raise AssertionError("no coach came so far")
