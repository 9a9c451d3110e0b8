"""A game as OpenSpiel sees it: one player at a time, chance as a player, information states from views.

Importing this module makes the games known to `pyspiel.load_game` as `posse_stage_coach` and so on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from posse.kernel import Illegal, View, games
from posse.kernel import load as rules_of
from posse.learn.search_state import Trip, imagined
from posse.learn.sequential import begin, payoffs
from posse.learn.survey import layout

LONGEST: Final = 1_000_000  # inputs: the games end by their rules, and nobody counted how late
WAYS: Final = 1024  # of one step of chance; see `fortune`


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position.  `trip.course.state` is ours."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.trip = Trip(begin(game.name, game.seats, game.settings))

    def current_player(self) -> int:
        if self.trip.step is not None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = self.trip.course.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def _legal_actions(self, player: int) -> list[int]:
        course = self.trip.course
        if player != course.turn:
            return []
        return sorted([course.game.catalogue.number(action) for action in course.options()])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.trip.step is not None
        return list(enumerate(self.trip.step.odds))

    def _apply_action(self, action: int) -> None:
        if self.trip.step is None:
            self.trip.choose(action)
        else:
            self.trip.happen(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.trip.step.words(action) if self.trip.step is not None else str(action)
        return self.trip.course.game.catalogue.actions[action].words

    def is_terminal(self) -> bool:
        return self.trip.course.ranks() is not None

    def returns(self) -> list[float]:
        course = self.trip.course
        ranks = course.ranks()
        return [0.0] * course.seats if ranks is None else list(payoffs(ranks))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that this player cannot tell from this one."""
        return resampled(self, player, random.Random(sampler()))

    def __str__(self) -> str:
        course = self.trip.course
        said = [f"{seat} {answer[0]}" for seat, answer in sorted(course.given.items())]
        return "\n".join([course.game.dump(course.state), *said])


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game at one kind of table.  Parameters: `seats`, and `options` as `map:cutoff;turn_limit:12`."""

    name: str
    kind: pyspiel.GameType

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        rules = rules_of(self.name)
        self.seats = int(given.get("seats", rules.fewest))
        self.settings = read(self.name, str(given.get("options", "")))
        rules.setup(self.seats, self.settings)  # refuses nonsense
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.catalogue),
            max_chance_outcomes=WAYS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Observer:
        if params:
            raise ValueError(f"no such parameters of an observer: {params}")
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class Observer:
    """What a seat sees: as numbers and as text; with perfect recall as text alone, and all it was told."""

    def __init__(self, game: SpielGame, recall: bool) -> None:
        self._recall = recall
        self._layout = None if recall else layout(game.name, game.seats, game.settings)
        self.tensor = np.zeros(0 if self._layout is None else self._layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self._layout is not None:
            course = state.trip.course
            view = course.game.view(course.state, player).plain()
            self.tensor[:] = np.frombuffer(self._layout.encode(view), np.float32)

    def string_from(self, state: SpielState, player: int) -> str:
        sight = state.trip.sight(player)
        return f"{state.trip.memory(player)}\n{sight}" if self._recall else sight


def resampled(state: SpielState, player: int, rng: random.Random) -> SpielState:
    """A position that this player cannot tell from this one."""
    made: SpielState = state.get_game().new_initial_state()
    made.trip = state.trip.imagined(player, rng)
    return made


def position(game: SpielGame, view: View, seat: int, rng: random.Random) -> SpielState:
    """A position in which this seat sees this, and is to answer: for a search at a live table."""
    made = game.new_initial_state()
    made.trip = Trip(imagined(rules_of(game.name), view, seat, game.seats, rng))
    return made


def resampler(seed: int | str = 0) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: positions from what a seat sees, by our `imagine`."""
    rng = random.Random(seed)
    return lambda state, player: resampled(state, player, rng)


# --- names, parameters, registration ---


def load(game: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> SpielGame:
    """The game at a table with these seats and options."""
    rules = rules_of(game)
    given: dict[str, Any] = {"seats": rules.fewest if seats is None else seats}
    if options:
        given["options"] = written(options)
    loaded: SpielGame = pyspiel.load_game(short(game), given)
    return loaded


def short(game: str) -> str:
    return "posse_" + game.replace("-", "_")


def written(options: Mapping[str, object]) -> str:
    """Options as a parameter of OpenSpiel's can carry them."""
    return ";".join([f"{name}:{str(value).lower()}" for name, value in options.items()])


def read(game: str, text: str) -> dict[str, object]:
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
        short_name=short(game),
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
    made = type(f"{short(game)}_game", (SpielGame,), {"name": game, "kind": kind})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind, made)


for _name in games():
    _register(_name)
