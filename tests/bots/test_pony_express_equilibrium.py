"""Claims and doubts in equilibrium: exact odds, the solver, and the solved strategies that are shipped."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from posse.games.pony_express.bots.belief import LastRoll
from posse.games.pony_express.bots.odds import (
    PATTERNS,
    RerollPlanner,
    pattern,
    possible_claims,
    possible_hands,
    reroll_odds,
    rolls,
)
from posse.games.pony_express.bots.prospects import PublicState
from posse.games.pony_express.bots.solved_strategy import (
    SITUATIONS,
    Situation,
    situation_of,
    solved_position,
    solved_strategy,
)
from posse.games.pony_express.rules.dice import DICE, HANDS, NAMES, Faces, Hand
from posse.kernel import load

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src/posse/games/pony_express/bots/data/solved_strategy.json"


def solver() -> ModuleType:
    spec = importlib.util.spec_from_file_location("equilibrium", ROOT / "scripts/solve_claim_equilibrium.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def dice(words: str) -> Faces:
    return tuple([NAMES.index(word) for word in words.split()])


# --- rerolls, exactly ---

MOVES = tuple([float(hand) for hand in Hand])


@pytest.mark.parametrize(("rerolls", "expected"), [(1, 3.095), (2, 3.936)])
def test_what_rerolls_bring(rerolls: int, expected: float) -> None:
    planner, total = RerollPlanner(MOVES, (0.0,) * rerolls), 0.0
    for faces, chance in rolls(DICE):
        total += chance * max(planner.best(faces)[0], MOVES[HANDS[faces]])
    assert total == pytest.approx(expected, abs=0.001)


@pytest.mark.parametrize(
    ("faces", "keep", "once", "twice"),
    [
        ("9 9 J Q A", "9 9", 2.579, 3.646),
        ("9 9 J J A", "9 9 J J", 3.0, 3.667),
        ("K K K Q A", "K K K", 4.222, 4.948),
    ],
)
def test_what_to_keep(faces: str, keep: str, once: float, twice: float) -> None:
    for worth, prices in ((once, (0.0,)), (twice, (0.0, 0.0))):
        found, kept = RerollPlanner(MOVES, prices).best(dice(faces))
        assert found == pytest.approx(worth, abs=0.001)
        assert kept == dice(keep)


# --- patterns ---


def test_open_dice_that_are_alike_allow_the_same_hands() -> None:
    assert len(PATTERNS) == 61
    for count in range(DICE + 1):
        for faces, _ in rolls(count):
            assert pattern(faces) in PATTERNS
            assert possible_hands(pattern(faces)) == possible_hands(faces)


def test_what_open_dice_allow() -> None:
    assert possible_claims(dice("K K K")) == (
        Hand.THREE_OF_A_KIND,
        Hand.FULL_HOUSE,
        Hand.FOUR_OF_A_KIND,
        Hand.FIVE_OF_A_KIND,
    )
    assert possible_claims(dice("9 10 J Q A")) == (Hand.PAIR,)
    assert Hand.STRAIGHT not in possible_claims(dice("9 A"))


# --- the solver ---


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_plain_game_is_solved_as_the_closed_form_says(seats: int) -> None:
    """A bluff is as likely as P / (P + m n / (n - 1)), and is doubted (n - 1) / n (1 - 1 / m) of the time."""
    made, prison = solver(), 1.8
    game = made.BluffGame(made.bare(seats, prison), reroll=False, show=False)
    solved = made.solve(game, rounds=700, tremble=0.0)
    assert solved.gap < 0.002
    reached = game.reached(solved.plans)[:, None] * solved.claims
    share = seats / (seats - 1)
    for claim in (Hand.TWO_PAIRS, Hand.THREE_OF_A_KIND, Hand.FULL_HOUSE, Hand.FOUR_OF_A_KIND):
        bluffs = 1 - reached[claim, claim] / reached[:, claim].sum()
        assert bluffs == pytest.approx(prison / (prison + claim * share), abs=0.02)
        assert solved.doubts[0, claim] == pytest.approx((1 - 1 / claim) / share, abs=0.02)
    assert solved.doubts[0, Hand.PAIR] < 0.02


@pytest.mark.long
def test_openspiel_finds_the_same() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from open_spiel.python.algorithms.expected_game_score import policy_value

    made, prison = solver(), 2.5
    mine = made.BluffGame(made.bare(2, prison), reroll=False, show=False)
    solved = made.solve(mine, rounds=3000, tremble=0.0)
    game = pyspiel.load_efg_game(_efg(made.bare(2, prison)))
    theirs = pyspiel.CFRPlusSolver(game)
    for _ in range(1500):
        theirs.evaluate_and_update_policy()
    policy = theirs.average_policy()
    assert pyspiel.exploitability(game, policy) < 0.001
    value = policy_value(game.new_initial_state(), [policy, policy])[0]
    assert solved.value == pytest.approx(value, abs=0.001)
    assert solved.gap < 0.001


def _efg(worth: object) -> str:
    """The game without rerolls in the words of OpenSpiel's reader."""
    lines = ['EFG 2 R "claims" { "claimer" "caller" } ""']
    odds = " ".join([f'"h{hand}" {odds!r}' for hand, odds in enumerate(reroll_odds().odds[0])])
    lines.append(f'c "" 1 "" {{ {odds} }} 0')
    number = 0
    for hand in Hand:
        claims = " ".join([f'"c{claim}"' for claim in Hand if claim])
        lines.append(f'p "" 1 {hand + 1} "" {{ {claims} }} 0')
        for claim in [claim for claim in Hand if claim]:
            lines.append(f'p "" 2 {int(claim)} "" {{ "believe" "doubt" }} 0')
            called = "wrong" if claim == hand else "right"
            for end in ("believed", called):
                number += 1
                own = float(getattr(worth, end)[0][claim])
                lines.append(f't "" {number} "" {{ {own!r} {-own!r} }}')
    return "\n".join(lines) + "\n"


# --- the solved strategies ---


def test_the_file_holds_equilibria_and_says_where_they_come_from() -> None:
    made = json.loads(FILE.read_text("utf-8"))
    assert made["gap"] <= 0.001
    assert "scripts/solve_claim_equilibrium.py" in made["made"]
    assert set(made["places"]) == {situation.name for situation in SITUATIONS}
    assert FILE.stat().st_size < 200_000


@pytest.mark.parametrize("situation", SITUATIONS, ids=[situation.name for situation in SITUATIONS])
def test_every_hand_knows_what_to_claim(situation: Situation) -> None:
    strategy = solved_strategy(situation)
    for last in LastRoll:
        for visible in PATTERNS:
            assert all(0 <= share <= 1 for share in strategy.doubts(last, visible))
            for hand in possible_hands(visible):
                shares = strategy.claims(last, visible, hand)
                assert sum(shares) == pytest.approx(1)
                made = {Hand(claim) for claim, share in enumerate(shares) if share}
                assert made <= set(possible_claims(visible))


def test_strong_claims_are_true_mostly_and_doubted_most() -> None:
    strategy = solved_strategy(Situation(4, "far", "level"))
    nothing = strategy.claims(LastRoll.ONLY, (), Hand.NOTHING)
    assert max(nothing) < 1
    assert strategy.claims(LastRoll.ONLY, (), Hand.FULL_HOUSE)[Hand.FULL_HOUSE] > 0.9
    doubts = strategy.doubts(LastRoll.ONLY, ())
    assert doubts[Hand.PAIR] < 0.05 < doubts[Hand.THREE_OF_A_KIND] < doubts[Hand.FIVE_OF_A_KIND]
    # A rider who shows a pair and rolls the others under the cup is not doubted for two pairs, but for more.
    doubts = strategy.doubts(LastRoll.UNDER, dice("J J"))
    assert doubts[Hand.TWO_PAIRS] < 0.05 < doubts[Hand.THREE_OF_A_KIND] < doubts[Hand.FULL_HOUSE]


def test_an_odd_claim_is_met_with_sense() -> None:
    """Three of a kind lie in the open, which hardly ever pays: the answer to it makes sense all the same."""
    strategy = solved_strategy(Situation(4, "far", "level"))
    doubts = strategy.doubts(LastRoll.FIRST, dice("J J J"))
    assert all(share < 0.9 for share in doubts[Hand.THREE_OF_A_KIND : Hand.STRAIGHT])


def test_where_in_the_race() -> None:
    rules = load("pony-express").setup(3, {}).table.rules
    for situation in SITUATIONS:
        count = situation.seats
        state = PublicState(rules, 0, solved_position(situation), (3,) * count, 0, (0,) * count, True)
        assert situation_of(state) == situation


@pytest.mark.long
def test_the_strategies_can_be_solved_again() -> None:
    made, situation = solver(), Situation(3, "near", "behind")
    game = made.BluffGame(made.payoffs(situation), reroll=True, show=True)
    solved = made.solve(game, rounds=1200)
    claims, doubts = made.frequencies(game, solved_strategy(situation))
    # The plans for the dice are the fresh ones; the claims and doubts are those of the file.
    assert game.gap(solved.plans, claims, doubts)[1] < 0.02
    assert solved.gap < 0.002
