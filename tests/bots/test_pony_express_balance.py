"""The balance of claims and doubts: exact odds, the solver, and the table that is shipped."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from posse.games.pony_express.bots import balance
from posse.games.pony_express.bots.balance import PLACES, Place
from posse.games.pony_express.bots.memory import Last
from posse.games.pony_express.bots.odds import Plan, tables, throws
from posse.games.pony_express.bots.patterns import PATTERNS, claimable, pattern, possible
from posse.games.pony_express.bots.prospects import Public
from posse.games.pony_express.rules.dice import DICE, HANDS, NAMES, Faces, Hand
from posse.kernel import load

ROOT = Path(__file__).parents[2]
FILE = ROOT / "src/posse/games/pony_express/bots/data/balance.json"


def solver() -> ModuleType:
    spec = importlib.util.spec_from_file_location("equilibrium", ROOT / "scripts/equilibrium.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def dice(words: str) -> Faces:
    return tuple([NAMES.index(word) for word in words.split()])


# --- rolling again, exactly ---

MOVES = tuple([float(hand) for hand in Hand])


@pytest.mark.parametrize(("rerolls", "expected"), [(1, 3.095), (2, 3.936)])
def test_what_rerolls_bring(rerolls: int, expected: float) -> None:
    plan, total = Plan(MOVES, (0.0,) * rerolls), 0.0
    for faces, chance in throws(DICE):
        total += chance * max(plan.best(faces)[0], MOVES[HANDS[faces]])
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
        found, kept = Plan(MOVES, prices).best(dice(faces))
        assert found == pytest.approx(worth, abs=0.001)
        assert kept == dice(keep)


# --- patterns ---


def test_open_dice_that_are_alike_allow_the_same_hands() -> None:
    assert len(PATTERNS) == 61
    for count in range(DICE + 1):
        for faces, _ in throws(count):
            assert pattern(faces) in PATTERNS
            assert possible(pattern(faces)) == possible(faces)


def test_what_open_dice_allow() -> None:
    assert claimable(dice("K K K")) == (
        Hand.THREE_OF_A_KIND,
        Hand.FULL_HOUSE,
        Hand.FOUR_OF_A_KIND,
        Hand.FIVE_OF_A_KIND,
    )
    assert claimable(dice("9 10 J Q A")) == (Hand.PAIR,)
    assert Hand.STRAIGHT not in claimable(dice("9 A"))


# --- the solver ---


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_plain_game_is_solved_as_the_closed_form_says(seats: int) -> None:
    """A bluff is as likely as P / (P + m n / (n - 1)), and is doubted (n - 1) / n (1 - 1 / m) of the time."""
    made, prison = solver(), 1.8
    game = made.Bluff(made.bare(seats, prison), reroll=False, show=False)
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
    mine = made.Bluff(made.bare(2, prison), reroll=False, show=False)
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
    odds = " ".join([f'"h{hand}" {odds!r}' for hand, odds in enumerate(tables().odds[0])])
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


# --- the table ---


def test_the_table_is_a_balance_and_says_where_it_comes_from() -> None:
    made = json.loads(FILE.read_text("utf-8"))
    assert made["gap"] <= 0.001
    assert "scripts/equilibrium.py" in made["made"]
    assert set(made["places"]) == {place.name for place in PLACES}
    assert FILE.stat().st_size < 200_000


@pytest.mark.parametrize("place", PLACES, ids=[place.name for place in PLACES])
def test_every_hand_knows_what_to_claim(place: Place) -> None:
    table = balance.balance(place)
    for last in Last:
        for visible in PATTERNS:
            assert all(0 <= share <= 1 for share in table.doubts(last, visible))
            for hand in possible(visible):
                shares = table.claims(last, visible, hand)
                assert sum(shares) == pytest.approx(1)
                assert {Hand(claim) for claim, share in enumerate(shares) if share} <= set(claimable(visible))


def test_the_table_bluffs_and_doubts_as_one_should() -> None:
    table = balance.balance(Place(4, "far", "level"))
    nothing = table.claims(Last.ONLY, (), Hand.NOTHING)
    assert max(nothing) < 1
    assert table.claims(Last.ONLY, (), Hand.FULL_HOUSE)[Hand.FULL_HOUSE] > 0.9
    doubts = table.doubts(Last.ONLY, ())
    assert doubts[Hand.PAIR] < 0.05 < doubts[Hand.THREE_OF_A_KIND] < doubts[Hand.FIVE_OF_A_KIND]
    # Who shows a pair and rolls the others unseen is not doubted for two pairs, but for more.
    doubts = table.doubts(Last.UNDER, dice("J J"))
    assert doubts[Hand.TWO_PAIRS] < 0.05 < doubts[Hand.THREE_OF_A_KIND] < doubts[Hand.FULL_HOUSE]


def test_an_odd_claim_is_met_with_sense() -> None:
    """Three in the open, and less is claimed than they are: the table need never have seen it."""
    table = balance.balance(Place(4, "far", "level"))
    assert all(
        share < 0.9 for share in table.doubts(Last.FIRST, dice("J J J"))[Hand.THREE_OF_A_KIND : Hand.STRAIGHT]
    )


def test_where_in_the_race() -> None:
    rules = load("pony-express").setup(3, {}).table.rules
    for place in PLACES:
        count = place.seats
        now = Public(rules, 0, balance.positions(place), (3,) * count, 0, (0,) * count, True)
        assert balance.place(now) == place


@pytest.mark.long
def test_the_table_can_be_made_again() -> None:
    made, place = solver(), Place(3, "near", "behind")
    game = made.Bluff(made.payoffs(place), reroll=True, show=True)
    solved = made.solve(game, rounds=1200)
    claims, doubts = made.rounded(game, balance.balance(place))
    assert game.gap(solved.plans, claims, doubts)[1] < 0.02  # its own plans for the dice, the table's talk
    assert solved.gap < 0.002
