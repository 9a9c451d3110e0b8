"""Fit the evaluation of Stage Coach's bots: `python3 run.py python scripts/fit_stage_coach_evaluation.py`.

Games are sampled whenever the coach is about to drive and when it has stopped. The weights of
`games.stage_coach.bots.evaluation` are then those that best predict the winner, with a penalty for changing
them. The base policy, which plays both sides, uses these weights itself, so run the script again until they
settle. With `--playouts` the search plays instead, and the chances are those of good players. It needs numpy.

What is shipped: 3,000 games on each map by the base policy, then `--games 800 --playouts 64`.
"""

from __future__ import annotations

import argparse
import json
import random
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean as mean
from typing import Any

import numpy as np
from numpy.typing import NDArray

from posse.bots.search import Budget, Searcher
from posse.games.stage_coach.bots import base_policy, evaluation
from posse.games.stage_coach.bots.evaluation import EvaluationPoint
from posse.games.stage_coach.bots.knowledge import StageCoachKnowledge
from posse.games.stage_coach.rules import StageCoach, Trail
from posse.games.stage_coach.rules.actions import Warrior
from posse.games.stage_coach.rules.combat import COACH_POINTS, MOST
from posse.games.stage_coach.rules.ending import End
from posse.games.stage_coach.rules.hexes import Direction
from posse.games.stage_coach.rules.land import NOWHERE
from posse.games.stage_coach.rules.turn import Journey
from posse.kernel import Action, Chance, Decision, Over, Seat, State

GAME = StageCoach()
FILE = Path(evaluation.__file__).parent / "data" / "evaluation.json"
MAPS = ("overland", "cutoff")
DECAY = 1e-3  # penalty for changing a weight
STEPS = 600
PARTS = 20  # of a series, each with its own seed
SHUFFLED = 0.6  # share of the games that begin in another position
HELD_BACK = 0.1

RANDOM_MOVE_RATE = 0.1  # share of random moves: without them the fit would never see that they are worse

Sample = tuple[EvaluationPoint, int, evaluation.Features, float]


class Base:
    """Plays both sides by the base policy, plan after plan."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._plan: list[Action] = []

    def answer(self, state: State[Trail], seat: Seat, ask: Decision) -> Action:
        if not self._plan:
            self._plan = [*base_policy.answer(state, seat, ask, self._rng, RANDOM_MOVE_RATE)]
        return self._plan.pop(0)


class Searching:
    """Plays both sides by the search; some drives are random."""

    def __init__(self, rng: random.Random, playouts: int) -> None:
        budget = Budget(playouts, 60.0, trust=4.0)
        self._bots = [Searcher(rng, StageCoachKnowledge(GAME), budget) for _ in range(2)]
        self._rng = rng
        self._plan: list[Action] = []

    def answer(self, state: State[Trail], seat: Seat, ask: Decision) -> Action:
        if not self._plan:
            fresh = isinstance(state.phase, Journey) and state.phase.points == COACH_POINTS
            if not fresh or self._rng.random() > RANDOM_MOVE_RATE:
                return self._bots[seat].choose(GAME.view(state, seat), ask.prompt, ask.options[seat])
            self._plan = [*base_policy.answer(state, seat, ask, self._rng, random_rate=1.0)]
        return self._plan.pop(0)


def watched(map: str, rng: random.Random, playouts: int) -> list[Sample]:
    """Play one game and return for each sample the coach's strength, the features and the result."""
    state = GAME.setup(2, {"map": map})
    players = Searching(rng, playouts) if playouts else Base(rng)
    seen: list[tuple[EvaluationPoint, int, evaluation.Features]] = []
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
            continue
        assert isinstance(ask, Decision)
        if isinstance(state.phase, Journey) and state.phase.points == COACH_POINTS:
            if not seen and rng.random() < SHUFFLED:
                shuffle(state.table, rng)
                state = State(state.table, state.phase)
                ask = state.ask()
                assert isinstance(ask, Decision)
            seen.append(
                (
                    EvaluationPoint.DRIVING,
                    state.table.strength,
                    evaluation.features(state.table, EvaluationPoint.DRIVING),
                )
            )
        driving = isinstance(state.phase, Journey)
        seat = ask.seats[0]
        state.choose(seat, players.answer(state, seat, ask))
        if driving and not isinstance(state.phase, Journey | End):
            seen.append(
                (
                    EvaluationPoint.HALTED,
                    state.table.strength,
                    evaluation.features(state.table, EvaluationPoint.HALTED),
                )
            )
    won = 0.5 if ask.ranks.count(1) == 2 else float(ask.ranks[0] == 1)
    return [(when, strength, features, won) for when, strength, features in seen]


def shuffle(t: Trail, rng: random.Random) -> None:
    """Change the start: other strengths, some warriors awake or gone, the coach already on its way."""
    t.strength = 1 + int(rng.random() * MOST)
    for w in Warrior:
        luck = rng.random()
        if luck < 0.1 and t.awake != 1 << w:
            t.force[w], t.at[w] = 0, NOWHERE
            t.awake &= ~(1 << w)
        elif luck < 0.3:
            t.force[w] = 1
        if t.at[w] != NOWHERE and rng.random() < 0.3:
            t.awake |= 1 << w
    free = [h for h, ways in enumerate(t.land.ways) if ways and h not in t.at and h not in t.land.towns]
    if rng.random() < 0.5:
        t.coach = free[int(rng.random() * len(free))]
        t.facing = Direction(int(rng.random() * len(Direction)))


def fitted(samples: list[Sample], when: EvaluationPoint) -> list[list[float]]:
    """Fit the weights for all strengths together, so that one more passenger never harms the coach."""
    parts = [gathered(samples, when, strength) for strength in range(1, MOST + 1)]
    cuts = [int(len(y) * (1 - HELD_BACK)) for _, y in parts]
    start = np.array([evaluation.weights(when, strength) for strength in range(1, MOST + 1)], np.float32)
    found = descended([(x[:cut], y[:cut]) for (x, y), cut in zip(parts, cuts, strict=True)], start)
    for at, ((x, y), cut) in enumerate(zip(parts, cuts, strict=True)):
        print(
            f"{when.name}, strength {at + 1}: {len(y)} positions, won {y.mean():.3f}, "
            f"loss {loss(x[cut:], y[cut:], found[at]):.4f} beside {entropy(y[cut:]):.4f} without features",
            flush=True,
        )
    return [[round(float(w), 3) for w in row] for row in found]


def gathered(
    samples: list[Sample], when: EvaluationPoint, strength: int
) -> tuple[NDArray[Any], NDArray[Any]]:
    own = [(features, won) for m, s, features, won in samples if (m, s) == (when, strength)]
    x = np.zeros((len(own), evaluation.SIZE), np.float32)
    for row, (features, _) in enumerate(own):
        for feature, much in features:
            x[row, feature] += much
    return x, np.array([won for _, won in own], np.float32)


def chance(x: NDArray[Any], weights: NDArray[Any]) -> NDArray[Any]:
    """Return the chances; the same function as `squash`."""
    total = x @ weights
    found: NDArray[Any] = np.clip(0.5 + 0.5 * total / np.sqrt(1 + total * total), 1e-4, 1 - 1e-4)
    return found


def loss(x: NDArray[Any], y: NDArray[Any], weights: NDArray[Any]) -> float:
    p = chance(x, weights)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def entropy(y: NDArray[Any]) -> float:
    p = min(max(float(y.mean()), 1e-4), 1 - 1e-4)
    return float(-(p * np.log(p) + (1 - p) * np.log(1 - p)))


def descended(parts: list[tuple[NDArray[Any], NDArray[Any]]], start: NDArray[Any]) -> NDArray[Any]:
    """Minimise the loss with Adam over batches, with a penalty for leaving `start`."""
    rng = np.random.default_rng(1)
    weights = start.copy()
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        gradient = DECAY * (weights - start)
        for at, (x, y) in enumerate(parts):
            batch = rng.integers(0, len(x), 2048)
            xs, ys = x[batch], y[batch]
            total = xs @ weights[at]
            root = np.sqrt(1 + total * total)
            p = np.clip(0.5 + 0.5 * total / root, 1e-4, 1 - 1e-4)
            slope = (p - ys) / (p * (1 - p)) * 0.5 / (root * root * root)
            gradient[at] += xs.T @ slope / len(batch)
        first = 0.9 * first + 0.1 * gradient
        second = 0.99 * second + 0.01 * gradient * gradient
        pace = 0.05 * (1 - step / STEPS) + 0.001
        weights = weights - pace * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
        weights = rising(weights)
    return weights


def rising(weights: NDArray[Any]) -> NDArray[Any]:
    """Return the nearest weights that never fall as the coach's strength grows. No feature is negative, so
    the evaluation does not fall either. Only the value of a relay may fall: a full coach needs no more
    passengers.
    """
    found = weights.copy()
    for feature in range(evaluation.SIZE):
        if evaluation.RELAYS <= feature < evaluation.ALONE:
            continue
        blocks: list[list[float]] = []  # merge neighbours that would fall (isotonic regression)
        for weight in weights[:, feature]:
            blocks.append([float(weight)])
            while len(blocks) > 1 and mean(blocks[-2]) > mean(blocks[-1]):
                blocks[-2:] = [blocks[-2] + blocks[-1]]
        found[:, feature] = [mean(block) for block in blocks for _ in block]
    return found


def series(job: tuple[str, int, int, int]) -> list[Sample]:
    map, part, games, playouts = job
    rng = random.Random(f"hopes/{map}/{part}")
    return [sample for _ in range(games) for sample in watched(map, rng, playouts)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3_000, help="on each map")
    parser.add_argument("--playouts", type=int, default=0, help="search with this many playouts")
    given = parser.parse_args()
    jobs = [(map, part, given.games // PARTS, given.playouts) for map in MAPS for part in range(PARTS)]
    with ProcessPoolExecutor() as pool:
        samples = [sample for found in pool.map(series, jobs) for sample in found]
    random.Random(1).shuffle(samples)
    weights = {when.name.lower(): fitted(samples, when) for when in EvaluationPoint}
    FILE.write_text(json.dumps(weights) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
