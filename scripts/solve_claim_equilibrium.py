"""Solve the game of claims and doubts: `python3 run.py python scripts/solve_claim_equilibrium.py`.

One rider rolls, may reroll once for a price, shows some dice and claims; the nearest rival believes or
doubts.  The outcome is valued by the bots' own prospects, in a typical position for each number of riders and
each situation in the race.  CFR+ with linear averaging finds the equilibrium.  The claimer makes every choice
with a small probability (a tremble), so that the answers to unusual claims are sensible too.

Writes src/posse/games/pony_express/bots/data/solved_strategy.json, rounded, and prints the distance from an
equilibrium.
"""

from __future__ import annotations

import datetime
import json
import sys
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

import posse
from posse.games.pony_express.bots import solved_strategy
from posse.games.pony_express.bots.belief import LastRoll
from posse.games.pony_express.bots.fitted_prospects import FittedProspects
from posse.games.pony_express.bots.odds import pattern, possible_claims, possible_hands, rolls
from posse.games.pony_express.bots.prospects import PublicState
from posse.games.pony_express.bots.solved_strategy import (
    OBSERVATIONS,
    SITUATIONS,
    Observation,
    Situation,
    SolvedStrategy,
    encode,
    solved_position,
)
from posse.games.pony_express.rules.dice import DICE, HANDS, Faces, Hand
from posse.games.pony_express.rules.track import track

DATA: Final = Path(solved_strategy.__file__).parent / "data" / "solved_strategy.json"
ROUNDS: Final = 1800
CLOSE: Final = 0.0007  # spaces
PRICE: Final = 0.7  # of the reroll, in spaces
TREMBLE: Final = 5e-5
CLAIMS: Final = len(Hand)  # a column for each hand; nobody claims nothing

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Payoffs:
    """The values of each claim in spaces, to the claimer and to the caller who may doubt."""

    believed: tuple[Array, Array]
    wrong: tuple[Array, Array]
    """Doubted although it is true."""
    right: tuple[Array, Array]
    """Doubted, and a bluff."""


def payoffs(situation: Situation) -> Payoffs:
    """Return the payoffs in a typical position by the bots' own prospects."""
    rules = posse.load("pony-express").setup(situation.seats).table.rules
    pos = solved_position(situation)
    count, end = len(pos), track().sacramento
    now = PublicState(rules, 0, pos, (track().purse,) * count, 0, (0,) * count, True)
    prospects, nothing = FittedProspects(now), (0.0,) * count

    def chances(ridden: int, chased: int, jailed: int) -> tuple[float, float]:
        after = [min(pos[0] + ridden, end), min(pos[1] + chased, end), *pos[2:]]
        found = prospects.chances(after, now.gold, jailed, nothing)
        return found[0], found[1]

    still = chances(0, 0, 0)
    units = (chances(1, 0, 0)[0] - still[0], chances(0, 1, 0)[1] - still[1])

    def column(kind: str) -> tuple[Array, Array]:
        found = []
        for claim in range(CLAIMS):
            ways = {"believed": (claim, 0, 0), "wrong": (claim, 0, 2), "right": (0, claim, 0)}
            found.append([(c - s) / u for c, s, u in zip(chances(*ways[kind]), still, units, strict=True)])
        both = np.array(found).T
        return both[0], both[1]

    return Payoffs(column("believed"), column("wrong"), column("right"))


def bare(seats: int, prison: float) -> Payoffs:
    """Return the payoffs of the bare game: own spaces less the mean of the others; prison costs `prison`."""
    moved, others = np.arange(CLAIMS, dtype=float), seats - 1
    return Payoffs(
        (moved, -moved / others),
        (moved + prison / others, -prison - moved / others),
        (-moved / others, moved),
    )


class BluffGame:
    """The game as arrays.  A row is what the caller can see; a node is a row and the claimer's hand.

    A plan is what the claimer does with the dice of a first roll.
    """

    def __init__(self, payoffs: Payoffs, reroll: bool, show: bool, price: float = PRICE) -> None:
        self.payoffs = payoffs
        self.first_roll: Final = LastRoll.FIRST if reroll else LastRoll.ONLY
        rows = [row for row in OBSERVATIONS if (row[0] is LastRoll.ONLY) != reroll and (show or not row[1])]
        self.row: Final = {row: i for i, row in enumerate(rows)}
        nodes = [(row, hand) for row in rows for hand in possible_hands(row[1])]
        self.node: Final = {node: i for i, node in enumerate(nodes)}
        self.row_of: Final = np.array([self.row[row] for row, _ in nodes])
        self.hand: Final = np.array([int(hand) for _, hand in nodes])
        self.may: Final = np.array(
            [[c in possible_claims(row[1]) for c in range(CLAIMS)] for row, _ in nodes]
        )
        self.true: Final = self.hand[:, None] == np.arange(CLAIMS)[None, :]
        self.start, self.first, self.outcomes, self.cost = self._plans(reroll, show, price)

    def _plans(self, reroll: bool, show: bool, price: float) -> tuple[NDArray[np.intp], Array, Array, Array]:
        """Return the plans: the first roll of each, the rolls' odds, the plans' outcomes and their costs."""
        firsts: dict[Faces, float] = {}
        for faces, chance in rolls(DICE):
            same = pattern(faces)
            firsts[same] = firsts.get(same, 0.0) + chance
        start, plans, costs, chances = [], [], [], []
        for number, (faces, chance) in enumerate(sorted(firsts.items())):
            chances.append(chance)
            for plan, cost in sorted(self._plans_after(faces, reroll, show, price)):
                start.append(number)
                costs.append(cost)
                line = np.zeros(len(self.node))
                for at, share in plan:
                    line[at] += share
                plans.append(line)
        return np.array(start), np.array(chances), np.array(plans), np.array(costs)

    def _plans_after(
        self, faces: Faces, reroll: bool, show: bool, price: float
    ) -> set[tuple[tuple[tuple[int, float], ...], float]]:
        found = set()
        for size in range(DICE + 1):
            for some in set(combinations(faces, size)):
                rest = _without(faces, some)
                if not size or show:
                    found.add((self._distribution([(self.first_roll, some, faces, 1.0)]), 0.0))
                if reroll and 0 < size < DICE:
                    fresh = rolls(DICE - size)
                    hidden = [(LastRoll.UNDER, some, some + new, chance) for new, chance in fresh]
                    found.add((self._distribution(hidden), price))
                    opened = [(LastRoll.OPEN, new, rest + new, chance) for new, chance in rolls(size)]
                    found.add((self._distribution(opened), price))
        return found

    def _distribution(
        self, outcomes: list[tuple[LastRoll, Faces, Faces, float]]
    ) -> tuple[tuple[int, float], ...]:
        ends: dict[int, float] = {}
        for last, visible, faces, chance in outcomes:
            row: Observation = (last, pattern(tuple(sorted(visible))))
            at = self.node[row, HANDS[tuple(sorted(faces))]]
            ends[at] = ends.get(at, 0.0) + chance
        return tuple(sorted(ends.items()))

    # -- values

    def claim_values(self, doubts: Array) -> Array:
        """Return the value of each claim to the claimer at each node."""
        p, d = self.payoffs, doubts[self.row_of]
        doubted = np.where(self.true, p.wrong[0], p.right[0])
        values: Array = np.where(self.may, (1 - d) * p.believed[0] + d * doubted, -1e9)
        return values

    def plan_values(self, node_values: Array) -> Array:
        values: Array = self.outcomes @ node_values - self.cost
        return values

    def reached(self, plans: Array) -> Array:
        """Return how often each node is reached."""
        found: Array = (self.first[self.start] * plans) @ self.outcomes
        return found

    def doubt_gains(self, reached: Array, claims: Array) -> Array:
        """Return the caller's gain by a doubt, by row and claim, weighted by how often the row is reached."""
        p = self.payoffs
        gain = np.where(self.true, p.wrong[1], p.right[1]) - p.believed[1]
        found = np.zeros((len(self.row), CLAIMS))
        np.add.at(found, self.row_of, reached[:, None] * claims * gain)
        return found

    def by_start(self, values: Array) -> Array:
        return np.add.reduceat(values, np.searchsorted(self.start, np.arange(len(self.first))))

    # -- distance from an equilibrium

    def gap(self, plans: Array, claims: Array, doubts: Array) -> tuple[float, float]:
        """Return the value to the claimer, and the most that either side could gain by changing."""
        values = self.claim_values(doubts)
        node_values = (claims * np.where(self.may, values, 0)).sum(1)
        value = float((self.first * self.by_start(plans * self.plan_values(node_values))).sum())
        best = np.maximum.reduceat(
            self.plan_values(values.max(1)), np.searchsorted(self.start, np.arange(len(self.first)))
        )
        gains = self.doubt_gains(self.reached(plans), claims)
        caller = float((np.maximum(gains, 0) - doubts * gains).sum())
        return value, max(float((self.first * best).sum()) - value, caller)


def _without(faces: Faces, some: Faces) -> Faces:
    left = list(faces)
    for face in some:
        left.remove(face)
    return tuple(left)


@dataclass
class Solution:
    plans: Array
    claims: Array
    doubts: Array
    value: float
    gap: float


def solve(game: BluffGame, rounds: int = ROUNDS, tremble: float = TREMBLE) -> Solution:
    """Solve by CFR+: regrets are never negative, the sides alternate, and later rounds count more."""
    even = game.may / game.may.sum(1, keepdims=True)
    each = 1 / np.bincount(game.start)[game.start]
    regret = [np.zeros(len(game.start)), np.zeros(game.may.shape), np.zeros((len(game.row), CLAIMS))]
    doubt, believe = np.zeros_like(regret[2]), np.zeros_like(regret[2])  # regrets
    total = [np.zeros_like(part) for part in regret]
    doubts = np.full_like(doubt, 0.5)
    for number in range(1, rounds + 1):
        weight = float(number)
        claims = _regret_matching(regret[1], even)
        values = game.claim_values(doubts)
        node_values = (claims * np.where(game.may, values, 0)).sum(1)
        sums = game.by_start(regret[0])[game.start]
        plans = np.where(sums > 0, regret[0] / np.where(sums > 0, sums, 1), each)
        plan_values = game.plan_values(node_values)
        mean = game.by_start(plans * plan_values)[game.start]
        regret[0] = np.maximum(regret[0] + plan_values - mean, 0)
        regret[1] = np.where(game.may, np.maximum(regret[1] + values - node_values[:, None], 0), 0)
        claims = (1 - tremble) * _regret_matching(regret[1], even) + tremble * even
        sums = game.by_start(regret[0])[game.start]
        plans = np.where(sums > 0, regret[0] / np.where(sums > 0, sums, 1), each)
        plans = (1 - tremble) * plans + tremble * each
        reached = game.reached(plans)
        total[0] += weight * plans
        total[1] += weight * reached[:, None] * claims
        gains = game.doubt_gains(reached, claims)
        doubt = np.maximum(doubt + gains * (1 - doubts), 0)
        believe = np.maximum(believe - gains * doubts, 0)
        both = doubt + believe
        doubts = np.where(both > 0, doubt / np.where(both > 0, both, 1), 0.5)
        total[2] += weight * doubts
    plans = total[0] / game.by_start(total[0])[game.start]
    claims = total[1] / total[1].sum(1, keepdims=True)
    doubts = total[2] * 2 / (rounds * (rounds + 1))
    return Solution(plans, claims, doubts, *game.gap(plans, claims, doubts))


def _regret_matching(regret: Array, even: Array) -> Array:
    sums = regret.sum(1, keepdims=True)
    return np.where(sums > 0, regret / np.where(sums > 0, sums, 1), even)


def frequencies(game: BluffGame, strategy: SolvedStrategy) -> tuple[Array, Array]:
    """Return the claims and doubts of `strategy`, which is rounded, as arrays of `game`."""
    claims = [strategy.claims(*row, hand) for row, hand in game.node]
    return np.array(claims), np.array([strategy.doubts(*row) for row in game.row])


def games(situation: Situation) -> tuple[BluffGame, BluffGame]:
    """Return the game of a claimer who can pay for a reroll, and that of one who cannot."""
    values = payoffs(situation)
    return BluffGame(values, reroll=True, show=True), BluffGame(values, reroll=False, show=True)


def solve_closely(game: BluffGame) -> Solution:
    """Solve with more and more rounds, until the distance from an equilibrium is at most `CLOSE`."""
    rounds = ROUNDS
    while (solved := solve(game, rounds)).gap > CLOSE:
        rounds *= 2
    return solved


def main() -> None:
    found, worst = {}, 0.0
    for situation in SITUATIONS:
        solved = [(game, solve_closely(game)) for game in games(situation)]
        claims = {node: one.claims[i] for game, one in solved for node, i in game.node.items()}
        doubts = {row: one.doubts[i] for game, one in solved for row, i in game.row.items()}
        found[situation.name] = text = encode(claims, doubts)
        for game, one in solved:
            _, gap = game.gap(one.plans, *frequencies(game, SolvedStrategy(text)))
            worst = max(worst, gap)
            name = situation.name
            print(f"{name}: value {one.value:.4f}, gap {one.gap:.5f}, rounded {gap:.5f}", flush=True)
    made = {
        "made": f"python3 run.py python scripts/solve_claim_equilibrium.py, {datetime.date.today()}",
        "price": PRICE,
        "tremble": TREMBLE,
        "gap": round(worst, 6),
        "places": found,
    }
    DATA.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
    if worst > 0.001:
        sys.exit(f"not an equilibrium: {worst:.5f} spaces could be gained")


if __name__ == "__main__":
    main()
