"""The levels and the characters of Stage Coach: their order, their strength, and the base policy."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest

import posse
from posse import bots
from posse.bots.search import Budget, Candidate, Searcher
from posse.games import load_package
from posse.games.stage_coach.bots.base_policy import answer
from posse.games.stage_coach.bots.evaluation import EvaluationPoint, evaluate, winning_chance
from posse.games.stage_coach.bots.knowledge import StageCoachKnowledge
from posse.games.stage_coach.bots.pursuit import asleep, pursuit_at
from posse.games.stage_coach.bots.routes import SIDES
from posse.games.stage_coach.bots.stops import possible_stops
from posse.games.stage_coach.rules import COACH, INDIANS, CoachView, StageCoach, Trail
from posse.games.stage_coach.rules.actions import Town
from posse.games.stage_coach.rules.combat import COACH_POINTS
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import Hex
from posse.games.stage_coach.rules.turn import Journey
from posse.kernel import Action, Chance, Decision, Over, Seat, State

GAMES = 40


def _won(better: str, worse: str, games: int, map: str = "overland") -> float:
    """Return the share of wins of `better`, over both roles."""
    won = 0.0
    for number in range(games):
        for seat, seated in ((COACH, (better, worse)), (INDIANS, (worse, better))):
            ranks = posse.play("stage-coach", seated, f"levels/{number}", {"map": map}).ranks
            won += 0.5 if ranks == (1, 1) else ranks[seat] == 1
    return won / games / 2


def test_yardsticks_then_levels_then_characters() -> None:
    assert load_package("stage-coach").bot_names[:2] == ("random", "greedy")
    assert load_package("stage-coach").levels == bots.LEVELS
    assert load_package("stage-coach").characters == ("honest", "paranoid", "tall-tale", "all-in", "miserly")


@pytest.mark.long
@pytest.mark.parametrize(("worse", "better"), [*itertools.pairwise(bots.LEVELS[:3])])
def test_a_level_beats_the_one_below(worse: str, better: str) -> None:
    assert _won(better, worse, GAMES) > 0.55


@pytest.mark.long
def test_the_sheriff_beats_the_deputy() -> None:
    assert _won("sheriff", "deputy", 8) > 0.5


@pytest.mark.long
@pytest.mark.parametrize("name", bots.LEVELS[:3])
def test_a_level_beats_chance(name: str) -> None:
    assert _won(name, "random", 5) >= 0.9


@pytest.mark.sampled(2)
@pytest.mark.parametrize("map", ["overland", "cutoff"])
@pytest.mark.parametrize(
    "options", [{}, {"turning": "sixths", "towns_closed": True, "reinforcements": True}, {"turn_limit": 3}]
)
def test_the_base_policy_plays_every_table_to_its_end(map: str, options: dict[str, object]) -> None:
    game, rng = StageCoach(), random.Random(1)
    for _ in range(5):
        state = game.setup(2, {"map": map, **options})
        while not isinstance(ask := state.ask(), Over):
            if isinstance(ask, Chance):
                state.happen(ask.sample(rng))
            else:
                assert isinstance(ask, Decision)
                seat = ask.seats[-1]
                state.choose(seat, answer(state, seat, ask, rng)[0])


def _start() -> Trail:
    table = StageCoach().setup(2, {}).table
    table.destination, table.awake = Town.NORTH, 1
    return table


def test_the_evaluation_rises_with_strength_and_falls_with_warriors() -> None:
    table = _start()
    found = []
    for strength in range(1, 5):
        table.strength = strength
        found.append(winning_chance(table))
    assert found == sorted(found)
    table.strength, alone = 2, found[1]
    table.awake = 0b1111111
    assert winning_chance(table) < alone
    table.awake = 0
    assert winning_chance(table) > alone


def _driving(map: str, coach: Hex, facing: Direction) -> State[Trail]:
    """Return a position with the coach about to drive north, while nobody is awake."""
    game = StageCoach()
    state = game.setup(2, {"map": map})
    for seat, words in ((COACH, "destination north"), (COACH, "turn e"), (INDIANS, "designate w1")):
        state.choose(seat, game.catalogue.parse(words))
    state.table.coach, state.table.facing = coach, facing
    return State(state.table, state.phase)


@pytest.mark.parametrize("map", ["overland", "cutoff"])
def test_every_stop_is_where_its_plan_leads(map: str) -> None:
    land, rng = StageCoach().setup(2, {"map": map}).table.land, random.Random(2)
    free = [h for h, ways in enumerate(land.ways) if ways and h not in (*land.camps, *land.towns)]
    seen = 0
    for _ in range(40):
        coach, facing = rng.choice(free), rng.choice(list(Direction))
        start = _driving(map, coach, facing)
        ways, sleepers = pursuit_at(start.table), asleep(start.table)
        for stop in possible_stops(ways, sleepers, coach * SIDES + facing, COACH_POINTS, Town.NORTH, 0):
            if not stop.over.isdisjoint(start.table.at):
                continue  # the awake warrior stands in the way
            state = start.clone()
            for action in stop.plan:
                state.choose(COACH, action)
            assert not isinstance(state.phase, Journey)
            assert state.table.coach * SIDES + state.table.facing == stop.stance
            assert isinstance(state.ask(), Over) == (not stop.left)
            seen += 1
    assert seen > 200


def test_the_imagined_coach_drives_home_when_it_can_and_keeps_out_of_reach_when_it_costs_nothing() -> None:
    land = StageCoach().setup(2, {}).table.land
    town = land.towns[Town.NORTH]
    near = land.around[land.around[town][Direction.W]][Direction.W]
    state = _driving("overland", near, Direction.E)
    ask = state.ask()
    assert isinstance(ask, Decision)
    plan = answer(state, COACH, ask, random.Random(1), random_rate=0.0)
    for action in plan:
        state.choose(COACH, action)
    assert state.table.coach == town

    def value(riders: tuple[tuple[Hex, int], ...]) -> float:
        table = _driving("overland", near, Direction.W).table
        stance = table.coach * SIDES + table.facing
        there = evaluate(EvaluationPoint.HALTED, pursuit_at(table), asleep(table), stance, Town.NORTH, 2, 0)
        return there.total(riders, ())

    far = land.numbers["a1"]
    assert value(((far, 2),)) > value(((town, 2),))  # a warrior in the town is worse than one far away
    assert value(((town, 1),)) > value(((town, 2),))


def test_the_indians_believe_in_the_town_that_is_nearer() -> None:
    table = _start()
    ways, north = pursuit_at(table), table.land.towns[Town.NORTH]
    near = table.land.around[north][3] * 6
    assert ways.north_probability(asleep(table), near) > 0.8
    imagined = [_imagined(table, near).destination for _ in range(20)]
    assert imagined.count(Town.NORTH) > 15


_LUCK = random.Random(3)


def _imagined(table: Trail, stance: int) -> Trail:
    table.coach, game = stance // 6, StageCoach()
    state = game.setup(2, {})
    for seat, words in ((COACH, "destination south"), (COACH, "turn e"), (INDIANS, "designate w1")):
        state.choose(seat, game.catalogue.parse(words))
    state.table.coach = table.coach
    return StageCoachKnowledge(game).imagine(game.view(state, INDIANS), _LUCK).table


class _CountingKnowledge(StageCoachKnowledge):
    """Counts how often the bot looks for candidates."""

    searches = 0

    def candidates(
        self, view: CoachView, prompt: str, options: tuple[Action, ...], rng: random.Random
    ) -> Sequence[Candidate]:
        self.searches += 1
        return super().candidates(view, prompt, options, rng)


@pytest.mark.parametrize("seat", [COACH, INDIANS])
def test_a_plan_is_followed_without_a_new_search(seat: Seat) -> None:
    game = StageCoach()
    knowledge = _CountingKnowledge(game)
    bot, followed = Searcher(random.Random(0), knowledge, Budget(8, 1.0)), 0
    state, luck = game.setup(2, {"map": "cutoff", "turn_limit": 4}), random.Random(5)
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(luck))
            continue
        assert isinstance(ask, Decision)
        asked = ask.seats[0]
        if asked != seat:
            state.choose(asked, answer(state, asked, ask, luck)[0])
            continue
        searches, options = knowledge.searches, ask.options[seat]
        state.choose(seat, bot.choose(game.view(state, seat), ask.prompt, options))
        followed += len(options) > 1 and knowledge.searches == searches
    assert followed > 5
