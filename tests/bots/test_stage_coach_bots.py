"""The greedy coach and the greedy Indians: legal moves, the same moves from the same seed, blind to the slip,
and sound.
"""

from __future__ import annotations

import itertools
import random

import pytest

import posse
from posse.games import load_package
from posse.games.stage_coach.bots.routes import SIDES, distances
from posse.games.stage_coach.rules import COACH, INDIANS, CoachView, Land, Rules, Trail, find, land
from posse.games.stage_coach.rules.actions import AHEAD, FIGHTS, HOLD, STEPS, Step, Town, Warrior
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import NOWHERE
from posse.games.stage_coach.rules.phase import Phase
from posse.games.stage_coach.rules.turn import Contact, Journey, Riding
from posse.kernel import Action, Chance, Decision, Over, Seat, State

MAPS = ("overland", "cutoff")
SMALL_SAMPLE = 20
LARGE_SAMPLE = 150


def wins(seated: tuple[str, str], seat: Seat, games: int, map: str) -> int:
    matches = [posse.play("stage-coach", seated, seed=f"w/{i}", options={"map": map}) for i in range(games)]
    return sum([match.ranks[seat] < match.ranks[1 - seat] for match in matches])


@pytest.mark.long
@pytest.mark.parametrize("map", MAPS)
def test_greedy_beats_random_in_both_roles(map: str) -> None:
    assert wins(("greedy", "random"), COACH, SMALL_SAMPLE, map) >= SMALL_SAMPLE - 1
    assert wins(("random", "greedy"), INDIANS, SMALL_SAMPLE, map) >= SMALL_SAMPLE - 1


@pytest.mark.long
@pytest.mark.parametrize("map", MAPS)
def test_neither_side_is_favoured(map: str) -> None:
    share = wins(("greedy", "greedy"), COACH, LARGE_SAMPLE, map) / LARGE_SAMPLE
    assert 0.3 <= share <= 0.7


@pytest.mark.parametrize("map", MAPS)
def test_neither_town_is_nearer(map: str) -> None:
    where = find(map)
    known = distances(where, sixths=False)
    start = where.start * SIDES + Direction.E
    north, south = [known.route((town,), frozenset()).cost(start) for town in where.towns]
    assert north == south


@pytest.mark.sampled(8)
@pytest.mark.parametrize(
    ("map", "turning", "towns_closed", "reinforcements", "proposals"),
    [*itertools.product(MAPS, ("any", "sixths"), (False, True), (False, True), ("either", "on_turn"))],
)
def test_every_table_is_played_to_its_end(
    map: str, turning: str, towns_closed: bool, reinforcements: bool, proposals: str
) -> None:
    options = {
        "map": map,
        "turning": turning,
        "towns_closed": towns_closed,
        "reinforcements": reinforcements,
        "proposals": proposals,
    }
    for limit in (3, 40):
        match = posse.play(
            "stage-coach", ("greedy", "greedy"), seed=limit, options=options | {"turn_limit": limit}
        )
        assert match.statistics["turns"] <= limit


@pytest.mark.parametrize("second_village", ["sleeps", "rides"])
@pytest.mark.parametrize("fight_or_move", [False, True])
def test_a_game_without_a_limit_comes_to_its_end(second_village: str, fight_or_move: bool) -> None:
    options = {"second_village": second_village, "fight_or_move": fight_or_move, "turn_limit": "none"}
    for seed in range(4):
        match = posse.play("stage-coach", ("greedy", "greedy"), seed=seed, options=options)
        assert match.statistics["limit"] == 0


def test_same_view_and_same_seed_same_choice() -> None:
    game = posse.load("stage-coach")
    state = game.setup(2, {})
    dice = random.Random(1)
    pairs = [
        [load_package(game.name).make_bot("greedy", seat, random.Random(seat)) for _ in range(2)]
        for seat in range(2)
    ]
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(dice))
        elif isinstance(ask, Decision):
            seat = ask.seats[0]
            view = game.view(state, seat)
            first, second = [bot.choose(view, ask.prompt, ask.options[seat]) for bot in pairs[seat]]
            assert first is second
            state.choose(seat, first)


@pytest.mark.parametrize("seed", range(3))
def test_the_indians_play_alike_whatever_the_slip_says(seed: int) -> None:
    """Two games with the slips swapped: until the coach arrives the Indians see the same game."""
    game = posse.load("stage-coach")
    states = [game.setup(2, {}) for _ in range(2)]
    dice = random.Random(f"dice {seed}")
    driver = load_package(game.name).make_bot("greedy", COACH, random.Random(seed))
    riders = [load_package(game.name).make_bot("greedy", INDIANS, random.Random(seed)) for _ in range(2)]
    while not any(isinstance(state.ask(), Over) for state in states):
        ask = states[0].ask()
        if isinstance(ask, Chance):
            outcome = ask.sample(dice)
            for state in states:
                state.happen(outcome)
        elif isinstance(ask, Decision):
            seat = ask.seats[-1]
            options = ask.options[seat]
            if seat == COACH:
                chosen = driver.choose(game.view(states[0], COACH), ask.prompt, options)
            else:
                views = [game.view(state, INDIANS) for state in states]
                chosen, other = [
                    bot.choose(view, ask.prompt, options) for bot, view in zip(riders, views, strict=True)
                ]
                assert chosen is other
            for state in states:
                state.choose(seat, chosen)
            if ask.prompt == "destination":
                first, second = [state.table for state in states]
                second.destination = Town(1 - first.destination)


# --- drawn positions: warriors not named have left the map ---

DRAWN = """
. . . . . . . V T T N
. ^ ^ ^ . . . . . . .
W . . . . . . . . . T
. ^ ^ ^ . . . . . . .
. . . . . . . V T T S
"""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Land:
    where = Land("Drawn", "for this test", tuple(DRAWN.strip().splitlines()))
    monkeypatch.setitem(land._lands, "drawn", where)
    return where


def position(
    where: Land,
    active: Seat,
    phase: Phase,
    coach: str,
    facing: Direction,
    strength: int,
    *warriors: str,
    seat: Seat | None = None,
) -> CoachView:
    """Return the view of the side whose turn it is, or of `seat`: the coach is bound for the north, all these
    warriors are awake.
    """
    game = posse.load("stage-coach")
    options = {option.name: option.default for option in game.options} | {"map": "drawn"}
    at = [where.numbers[name] for name in warriors] + [NOWHERE] * (len(Warrior) - len(warriors))
    force = [0 if h == NOWHERE else 2 for h in at]
    awake = (1 << len(warriors)) - 1
    table = Trail(
        Rules.of(options, game.rules),
        where,
        3,
        active,
        Town.NORTH,
        where.numbers[coach],
        facing,
        strength,
        0,
        at,
        force,
        awake,
        0,
    )
    view = game.view(State(table, phase), active if seat is None else seat)
    assert isinstance(view, CoachView)
    return view


def answer(view: CoachView, seed: int = 0) -> Action:
    """Return what the greedy bot does in this position."""
    game = posse.load("stage-coach")
    assert view.seat is not None
    ask = game.imagine(view, random.Random(seed)).ask()
    assert isinstance(ask, Decision)
    bot = load_package(game.name).make_bot("greedy", view.seat, random.Random(seed))
    return bot.choose(view, ask.prompt, ask.options[view.seat])


def test_the_coach_takes_the_open_road_to_its_town(drawn: Land) -> None:
    for at in ("g1", "h1", "i1", "j1"):
        points = 4 - "ghij".index(at[0])
        assert answer(position(drawn, COACH, Journey(points), at, Direction.E, 2, "c5", "a1")) is AHEAD


def test_a_warrior_comes_from_behind_when_it_can(drawn: Land) -> None:
    view = position(drawn, INDIANS, Riding(Warrior.W1, 1), "f3", Direction.E, 2, "d3")
    assert answer(view) is STEPS[Direction.E]
    behind = position(drawn, INDIANS, Contact((Warrior.W1,), (INDIANS,)), "f3", Direction.E, 2, "e3")
    assert answer(behind) is FIGHTS[Warrior.W1]


def test_a_warrior_taken_over_in_mid_ride_gets_off_its_fellow(drawn: Land) -> None:
    """A bot that takes a seat in mid-ride must not stop on top of another warrior (SC-R8)."""
    shared = position(drawn, INDIANS, Riding(Warrior.W1, 1), "f3", Direction.E, 2, "b3", "b3")
    assert isinstance(answer(shared), Step)


def test_a_weak_coach_holds_back(drawn: Land) -> None:
    weak = position(drawn, COACH, Contact((Warrior.W1,), (COACH,)), "f3", Direction.E, 1, "g3")
    assert answer(weak) is HOLD


def test_the_coach_lets_the_camper_in_its_town_attack_at_bad_odds(drawn: Land) -> None:
    """At strength three the coach defends at 1/2 and attacks at 1/1: it proposes on the Indians' turn."""
    window = Contact((Warrior.W1,), (COACH, INDIANS))
    own = position(drawn, COACH, window, "j1", Direction.E, 3, "k1")
    theirs = position(drawn, INDIANS, window, "j1", Direction.E, 3, "k1", seat=COACH)
    assert answer(own) is HOLD
    assert answer(theirs) is FIGHTS[Warrior.W1]


def test_a_strong_coach_fights_the_camper_in_its_town(drawn: Land) -> None:
    strong = position(drawn, COACH, Contact((Warrior.W1,), (COACH,)), "j1", Direction.E, 4, "k1")
    assert answer(strong) is FIGHTS[Warrior.W1]


def test_a_coach_with_prospects_passes_the_wrong_town_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """The way to its own town is long and not quite safe, but a draw is worse (SC-R24)."""
    where = find("overland")
    monkeypatch.setitem(land._lands, "drawn", where)
    for seed in range(SMALL_SAMPLE):
        hopeful = position(where, COACH, Journey(1), "z12", Direction.E, 1, "u4")
        assert answer(hopeful, seed) is not AHEAD


def test_a_coach_without_prospects_takes_the_draw(drawn: Land) -> None:
    lost = position(drawn, COACH, Journey(1), "j5", Direction.E, 1, "j4", "i4", "i5")
    assert answer(lost) is AHEAD
