"""A game as a `pyspiel.Game`: one player at a time, chance nodes, information states made from views.

Importing this module registers every game for `pyspiel.load_game` as `posse_<game>`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from posse.games import load_package, packages
from posse.kernel import Illegal, View
from posse.kernel import load as rules_of
from posse.learn.layout import layout
from posse.learn.search_state import SearchState, imagine_game
from posse.learn.sequential import GameWithBots, new_game, payoffs

LONGEST: Final = 1_000_000  # inputs: games end by their rules, without a known bound
BRANCHES: Final = 1024  # of one chance node; see `chance_steps`


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A position.  `search_state.sequential.state` is the `posse.State`."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.search_state = SearchState(new_game(game.name, game.seats, game.settings))

    def current_player(self) -> int:
        if self.search_state.step is not None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.search_state.sequential.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        sequential = self.search_state.sequential
        if player != sequential.turn:
            return []
        return sorted([sequential.game.catalogue.number(action) for action in sequential.options()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.search_state.step is not None
        return list(enumerate(self.search_state.step.probabilities))

    def _apply_action(self, action: int) -> None:
        if self.search_state.step is None:
            self.search_state.choose(action)
        else:
            self.search_state.happen(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.search_state.step.label(action) if self.search_state.step is not None else str(action)
        return self.search_state.sequential.game.catalogue.actions[action].words

    def is_terminal(self) -> bool:
        return self.search_state.sequential.ranks() is not None

    def returns(self) -> list[float]:
        sequential = self.search_state.sequential
        ranks = sequential.ranks()
        return [0.0] * sequential.seats if ranks is None else list(payoffs(ranks))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """Return a position that this player cannot tell from this one."""
        return resampled(self, player, random.Random(sampler()))

    def __str__(self) -> str:
        sequential = self.search_state.sequential
        said = [f"{seat} {answer[0]}" for seat, answer in sorted(sequential.given.items())]
        return "\n".join([sequential.game.dump(sequential.state), *said])


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game at one kind of table.  Parameters: `seats`, and `options` as `name:value;name:value`."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        rules = rules_of(self.name)
        self.seats = int(given.get("seats", rules.fewest))
        self.settings = parse_options(self.name, str(given.get("options", "")))
        rules.setup(self.seats, self.settings)  # refuses impossible seats and options
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.catalogue),
            max_chance_outcomes=BRANCHES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Observer:
        if params:
            raise ValueError(f"no such parameters of an observer: {params}")
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class Observer:
    """A seat's view as numbers and as text; with perfect recall, all that the seat heard, only as text."""

    def __init__(self, game: OpenSpielGame, recall: bool) -> None:
        self._recall = recall
        self._layout = None if recall else layout(game.name, game.seats, game.settings)
        self.tensor = np.zeros(0 if self._layout is None else self._layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if self._layout is not None:
            sequential = state.search_state.sequential
            view = sequential.game.view(sequential.state, player).plain()
            self.tensor[:] = np.frombuffer(self._layout.encode(view), np.float32)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        seen = state.search_state.observation_text(player)
        return f"{state.search_state.memory(player)}\n{seen}" if self._recall else seen


def resampled(state: OpenSpielState, player: int, rng: random.Random) -> OpenSpielState:
    """Return a position that this player cannot tell from this one."""
    made: OpenSpielState = state.get_game().new_initial_state()
    made.search_state = state.search_state.imagined(player, rng)
    return made


def state_from_view(game: OpenSpielGame, view: View, seat: int, rng: random.Random) -> OpenSpielState:
    """Return a position in which this seat sees this view and is to answer: for a search at a live table."""
    made = game.new_initial_state()
    made.search_state = SearchState(imagine_game(rules_of(game.name), view, seat, game.seats, rng))
    return made


def resampler(seed: int | str = 0) -> Callable[[OpenSpielState, int], OpenSpielState]:
    """Return a function for `ISMCTSBot.set_resampler` that imagines positions from a seat's view."""
    rng = random.Random(seed)
    return lambda state, player: resampled(state, player, rng)


class RolloutEvaluator:
    """An evaluator for `MCTSBot` and `ISMCTSBot`: the mean reward of `games` games that bots play to the end.
    Every legal action has the same prior."""

    def __init__(self, bot: str = "random", games: int = 1, seed: int | str = 0) -> None:
        self.bot = bot
        self.games = games
        self.rng = random.Random(seed)

    def evaluate(self, state: OpenSpielState) -> NDArray[np.float64]:
        rewards = np.array([self._rewards(state) for _ in range(self.games)], np.float64)
        mean: NDArray[np.float64] = rewards.mean(axis=0)
        return mean

    def prior(self, state: OpenSpielState) -> Sequence[tuple[int, float]]:
        """Return a uniform prior; at a chance node, the probabilities."""
        if state.is_chance_node():
            outcomes: Sequence[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def _rewards(self, state: OpenSpielState) -> tuple[float, ...]:
        sequential = state.search_state.sequential.clone()
        package = load_package(sequential.game.name)
        seated = {seat: package.make_bot(self.bot, seat, self.rng) for seat in range(sequential.seats)}
        GameWithBots(sequential, self.rng, seated).advance()
        ranks = sequential.ranks()
        assert ranks is not None
        return payoffs(ranks)


# --- names, parameters, registration ---


def load_game(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> OpenSpielGame:
    """Return the game at a table with these seats and options."""
    rules = rules_of(game)
    given: dict[str, Any] = {"seats": rules.fewest if seats is None else seats}
    if options:
        given["options"] = format_options(options)
    if short_name(game) not in pyspiel.registered_names():  # registered with Posse after our import
        _register(game)
    loaded: OpenSpielGame = pyspiel.load_game(short_name(game), given)
    return loaded


def short_name(game: str) -> str:
    """Return the name of the game in OpenSpiel."""
    return "posse_" + game.replace("-", "_")


def format_options(options: Mapping[str, object]) -> str:
    """Return table options as one string, for a parameter of an OpenSpiel game."""
    return ";".join([f"{name}:{str(value).lower()}" for name, value in options.items()])


def parse_options(game: str, text: str) -> dict[str, object]:
    """Parse the table options that `format_options` wrote."""
    known = {option.name: option for option in rules_of(game).options}
    found: dict[str, object] = {}
    for pair in filter(None, text.split(";")):
        name, _, value = pair.partition(":")
        if name not in known:
            raise Illegal("unknown-option", option=name[:40], known=tuple(known))
        found[name] = known[name].parse(value)
    return found


def _register(game: str) -> None:
    rules = rules_of(game)
    kind = pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.most,
        min_num_players=rules.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": rules.fewest, "options": ""},
    )
    made = type(f"{short_name(game)}_game", (OpenSpielGame,), {"name": game, "kind": kind})
    globals()[made.__name__] = made  # pickle looks for the class here
    pyspiel.register_game(kind, made)


for _package in packages():
    _register(_package.name)
