"""Solve the game of claims and doubts: `python3 run.py python scripts/equilibrium.py`.

One rider rolls, may roll once more for a price, shows some dice and claims; the nearest rival believes or
doubts.  What follows from that is judged by the bots' own prospects, in a typical position for each number
of riders and each place in the race.  CFR+ with linear averages finds the balance; a small tremble of the
claimer's hand makes every row reached, so that the answers to odd claims are sensible too.

Writes src/posse/games/pony_express/bots/data/balance.json, rounded, and says how far from a balance it is.
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
from posse.games.pony_express.bots import balance
from posse.games.pony_express.bots.balance import PLACES, Balance, Place, encoded, positions
from posse.games.pony_express.bots.fitted_prospects import Seasoned
from posse.games.pony_express.bots.memory import Last
from posse.games.pony_express.bots.odds import throws
from posse.games.pony_express.bots.patterns import ROWS, Row, claimable, pattern, possible
from posse.games.pony_express.bots.prospects import Public
from posse.games.pony_express.rules.dice import DICE, HANDS, Faces, Hand
from posse.games.pony_express.rules.track import track

DATA: Final = Path(balance.__file__).parent / "data" / "balance.json"
ROUNDS: Final = 1800
NEAR: Final = 0.0007  # spaces
PRICE: Final = 0.7  # of the reroll, in spaces
TREMBLE: Final = 5e-5
CLAIMS: Final = len(Hand)  # a column for each hand; nobody claims nothing

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Payoffs:
    """In spaces, by claim: to the claimer and to the caller, if the claim is believed, called wrongly
    (it was true) and called rightly (it was not)."""

    believed: tuple[Array, Array]
    wrong: tuple[Array, Array]
    right: tuple[Array, Array]


def payoffs(place: Place) -> Payoffs:
    """What the bots' prospects say of a typical position."""
    rules = posse.load("pony-express").setup(place.seats).table.rules
    pos = positions(place)
    count, end = len(pos), track().sacramento
    now = Public(rules, 0, pos, (track().purse,) * count, 0, (0,) * count, True)
    prospects, nothing = Seasoned(now), (0.0,) * count

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
    """The plain game of the books: spaces made, less what the others make on average."""
    moved, others = np.arange(CLAIMS, dtype=float), seats - 1
    return Payoffs(
        (moved, -moved / others),
        (moved + prison / others, -prison - moved / others),
        (-moved / others, moved),
    )


class Bluff:
    """The game, as arrays.  A node is what the claimer knows when claiming: a row, and the hand."""

    def __init__(self, worth: Payoffs, reroll: bool, show: bool, price: float = PRICE) -> None:
        self.worth = worth
        self.first_roll: Final = Last.FIRST if reroll else Last.ONLY
        rows = [row for row in ROWS if (row[0] is Last.ONLY) != reroll and (show or not row[1])]
        self.row: Final = {row: i for i, row in enumerate(rows)}
        nodes = [(row, hand) for row in rows for hand in possible(row[1])]
        self.node: Final = {node: i for i, node in enumerate(nodes)}
        self.row_of: Final = np.array([self.row[row] for row, _ in nodes])
        self.hand: Final = np.array([int(hand) for _, hand in nodes])
        self.may: Final = np.array([[c in claimable(row[1]) for c in range(CLAIMS)] for row, _ in nodes])
        self.true: Final = self.hand[:, None] == np.arange(CLAIMS)[None, :]
        self.start, self.first, self.leads, self.cost = self._plans(reroll, show, price)

    def _plans(self, reroll: bool, show: bool, price: float) -> tuple[NDArray[np.intp], Array, Array, Array]:
        """What the claimer may do after the first roll, for each of the hands that are not alike."""
        firsts: dict[Faces, float] = {}
        for faces, chance in throws(DICE):
            alike = pattern(faces)
            firsts[alike] = firsts.get(alike, 0.0) + chance
        start, plans, costs, chances = [], [], [], []
        for number, (faces, chance) in enumerate(sorted(firsts.items())):
            chances.append(chance)
            for plan, cost in sorted(self._ways(faces, reroll, show, price)):
                start.append(number)
                costs.append(cost)
                line = np.zeros(len(self.node))
                for at, share in plan:
                    line[at] += share
                plans.append(line)
        return np.array(start), np.array(chances), np.array(plans), np.array(costs)

    def _ways(
        self, faces: Faces, reroll: bool, show: bool, price: float
    ) -> set[tuple[tuple[tuple[int, float], ...], float]]:
        found = set()
        for size in range(DICE + 1):
            for some in set(combinations(faces, size)):
                rest = _without(faces, some)
                if not size or show:
                    found.add((self._ends([(self.first_roll, some, faces, 1.0)]), 0.0))
                if reroll and 0 < size < DICE:
                    fresh = throws(DICE - size)
                    hidden = [(Last.UNDER, some, some + new, chance) for new, chance in fresh]
                    found.add((self._ends(hidden), price))
                    opened = [(Last.OPEN, new, rest + new, chance) for new, chance in throws(size)]
                    found.add((self._ends(opened), price))
        return found

    def _ends(self, outcomes: list[tuple[Last, Faces, Faces, float]]) -> tuple[tuple[int, float], ...]:
        ends: dict[int, float] = {}
        for last, visible, faces, chance in outcomes:
            row: Row = (last, pattern(tuple(sorted(visible))))
            at = self.node[row, HANDS[tuple(sorted(faces))]]
            ends[at] = ends.get(at, 0.0) + chance
        return tuple(sorted(ends.items()))

    # -- values

    def claimed(self, doubts: Array) -> Array:
        """What each claim is worth to the claimer at each node."""
        w, d = self.worth, doubts[self.row_of]
        called = np.where(self.true, w.wrong[0], w.right[0])
        worth: Array = np.where(self.may, (1 - d) * w.believed[0] + d * called, -1e9)
        return worth

    def planned(self, claimed: Array) -> Array:
        worth: Array = self.leads @ claimed - self.cost
        return worth

    def reached(self, plans: Array) -> Array:
        """How often each node is reached."""
        found: Array = (self.first[self.start] * plans) @ self.leads
        return found

    def doubted(self, reached: Array, claims: Array) -> Array:
        """What a doubt gains the caller, by row and claim; the rows weighted by how often they come."""
        w = self.worth
        gain = np.where(self.true, w.wrong[1], w.right[1]) - w.believed[1]
        found = np.zeros((len(self.row), CLAIMS))
        np.add.at(found, self.row_of, reached[:, None] * claims * gain)
        return found

    def by_start(self, values: Array) -> Array:
        return np.add.reduceat(values, np.searchsorted(self.start, np.arange(len(self.first))))

    # -- how far from a balance

    def gap(self, plans: Array, claims: Array, doubts: Array) -> tuple[float, float]:
        """The value to the claimer, and what the better off of the two could gain by being otherwise."""
        worth = self.claimed(doubts)
        told = (claims * np.where(self.may, worth, 0)).sum(1)
        value = float((self.first * self.by_start(plans * self.planned(told))).sum())
        best = np.maximum.reduceat(
            self.planned(worth.max(1)), np.searchsorted(self.start, np.arange(len(self.first)))
        )
        diff = self.doubted(self.reached(plans), claims)
        caller = float((np.maximum(diff, 0) - doubts * diff).sum())
        return value, max(float((self.first * best).sum()) - value, caller)


def _without(faces: Faces, some: Faces) -> Faces:
    left = list(faces)
    for face in some:
        left.remove(face)
    return tuple(left)


@dataclass
class Solved:
    plans: Array
    claims: Array
    doubts: Array
    value: float
    gap: float


def solve(game: Bluff, rounds: int = ROUNDS, tremble: float = TREMBLE) -> Solved:
    """CFR+: regrets that never fall below nothing, sides in turn, later rounds counting more."""
    even = game.may / game.may.sum(1, keepdims=True)
    each = 1 / np.bincount(game.start)[game.start]
    regret = [np.zeros(len(game.start)), np.zeros(game.may.shape), np.zeros((len(game.row), CLAIMS))]
    for_it, against = np.zeros_like(regret[2]), np.zeros_like(regret[2])
    total = [np.zeros_like(part) for part in regret]
    doubts = np.full_like(for_it, 0.5)
    for number in range(1, rounds + 1):
        weight = float(number)
        claims = _matched(regret[1], even)
        worth = game.claimed(doubts)
        told = (claims * np.where(game.may, worth, 0)).sum(1)
        sums = game.by_start(regret[0])[game.start]
        plans = np.where(sums > 0, regret[0] / np.where(sums > 0, sums, 1), each)
        planned = game.planned(told)
        mean = game.by_start(plans * planned)[game.start]
        regret[0] = np.maximum(regret[0] + planned - mean, 0)
        regret[1] = np.where(game.may, np.maximum(regret[1] + worth - told[:, None], 0), 0)
        claims = (1 - tremble) * _matched(regret[1], even) + tremble * even
        sums = game.by_start(regret[0])[game.start]
        plans = np.where(sums > 0, regret[0] / np.where(sums > 0, sums, 1), each)
        plans = (1 - tremble) * plans + tremble * each
        reached = game.reached(plans)
        total[0] += weight * plans
        total[1] += weight * reached[:, None] * claims
        diff = game.doubted(reached, claims)
        for_it = np.maximum(for_it + diff * (1 - doubts), 0)
        against = np.maximum(against - diff * doubts, 0)
        both = for_it + against
        doubts = np.where(both > 0, for_it / np.where(both > 0, both, 1), 0.5)
        total[2] += weight * doubts
    plans = total[0] / game.by_start(total[0])[game.start]
    claims = total[1] / total[1].sum(1, keepdims=True)
    doubts = total[2] * 2 / (rounds * (rounds + 1))
    return Solved(plans, claims, doubts, *game.gap(plans, claims, doubts))


def _matched(regret: Array, even: Array) -> Array:
    sums = regret.sum(1, keepdims=True)
    return np.where(sums > 0, regret / np.where(sums > 0, sums, 1), even)


def rounded(game: Bluff, table: Balance) -> tuple[Array, Array]:
    """The claims and doubts as the file will tell them."""
    claims = [table.claims(*row, hand) for row, hand in game.node]
    return np.array(claims), np.array([table.doubts(*row) for row in game.row])


def games(place: Place) -> tuple[Bluff, Bluff]:
    """Who can pay may roll again; who cannot, all the same, must claim."""
    worth = payoffs(place)
    return Bluff(worth, reroll=True, show=True), Bluff(worth, reroll=False, show=True)


def closely(game: Bluff) -> Solved:
    """Until it is near enough."""
    rounds = ROUNDS
    while (solved := solve(game, rounds)).gap > NEAR:
        rounds *= 2
    return solved


def main() -> None:
    found, worst = {}, 0.0
    for place in PLACES:
        solved = [(game, closely(game)) for game in games(place)]
        claims = {node: one.claims[i] for game, one in solved for node, i in game.node.items()}
        doubts = {row: one.doubts[i] for game, one in solved for row, i in game.row.items()}
        found[place.name] = text = encoded(claims, doubts)
        for game, one in solved:
            _, gap = game.gap(one.plans, *rounded(game, Balance(text)))
            worst = max(worst, gap)
            print(f"{place.name}: value {one.value:.4f}, gap {one.gap:.5f}, rounded {gap:.5f}", flush=True)
    made = {
        "made": f"python3 run.py python scripts/equilibrium.py, {datetime.date.today()}",
        "price": PRICE,
        "tremble": TREMBLE,
        "gap": round(worst, 6),
        "places": found,
    }
    DATA.write_text(json.dumps(made, indent=1) + "\n", "utf-8")
    if worst > 0.001:
        sys.exit(f"not a balance: {worst:.5f} spaces could be gained")


if __name__ == "__main__":
    main()
