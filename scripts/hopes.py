"""Fit what Stage Coach's bots take the coach's chances for: `uv run --no-sync python scripts/hopes.py`.

Games of the base policy against itself are played from the start and watched whenever the coach is about to
drive.  The weights of `posse.bots.stage_coach.hopes` are then those that foretell best who wins.  It needs
numpy.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import posse
from posse.bots.stage_coach import base, hopes
from posse.games.stage_coach import Trail
from posse.games.stage_coach.actions import Warrior
from posse.games.stage_coach.combat import MOST
from posse.games.stage_coach.hexes import Direction
from posse.games.stage_coach.land import NOWHERE
from posse.games.stage_coach.turn import Journey
from posse.kernel import Chance, Decision, Over, State

FILE = Path(hopes.__file__).parent / "data" / "hopes.json"
MAPS = ("overland", "cutoff")
DECAY = 1e-4  # what a weight costs
STEPS = 600
SHUFFLED = 0.6  # of the games begin elsewhere
HELD_BACK = 0.1

Sample = tuple[int, list[tuple[int, float]], float]


def watched(map: str, rng: random.Random) -> list[Sample]:
    """A game: at each drive the coach's strength, the traits, and what came of it in the end."""
    state = posse.load("stage-coach").setup(2, {"map": map})
    seen: list[tuple[int, list[tuple[int, float]]]] = []
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
            continue
        assert isinstance(ask, Decision)
        if isinstance(state.phase, Journey) and state.phase.points == 5:
            if not seen and rng.random() < SHUFFLED:
                shuffle(state.table, rng)
                state = State(state.table, state.phase)
                ask = state.ask()
                assert isinstance(ask, Decision)
            seen.append((state.table.strength, list(hopes.traits(state.table))))
        seat = ask.seats[0]
        state.choose(seat, base.answer(state, seat, ask, rng))
    won = 0.5 if ask.ranks.count(1) == 2 else float(ask.ranks[0] == 1)
    return [(strength, traits, won) for strength, traits in seen]


def shuffle(t: Trail, rng: random.Random) -> None:
    """Another start than the usual: other strengths, some awake or gone, the coach already on its way."""
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


def fitted(samples: list[Sample], strength: int) -> list[float]:
    own = [(traits, won) for s, traits, won in samples if s == strength]
    x = np.zeros((len(own), hopes.SIZE), np.float32)
    for row, (traits, _) in enumerate(own):
        for trait, much in traits:
            x[row, trait] += much
    y = np.array([won for _, won in own], np.float32)
    cut = int(len(own) * (1 - HELD_BACK))
    weights = descended(x[:cut], y[:cut])
    print(
        f"strength {strength}: {len(own)} positions, won {y.mean():.3f}, "
        f"loss {loss(x[cut:], y[cut:], weights):.4f} beside {entropy(y[cut:]):.4f} without traits",
        flush=True,
    )
    return [round(float(w), 3) for w in weights]


def chance(x: NDArray[Any], weights: NDArray[Any]) -> NDArray[Any]:
    """The same link as `squash`."""
    total = x @ weights
    found: NDArray[Any] = np.clip(0.5 + 0.5 * total / np.sqrt(1 + total * total), 1e-4, 1 - 1e-4)
    return found


def loss(x: NDArray[Any], y: NDArray[Any], weights: NDArray[Any]) -> float:
    p = chance(x, weights)
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def entropy(y: NDArray[Any]) -> float:
    p = min(max(float(y.mean()), 1e-4), 1 - 1e-4)
    return float(-(p * np.log(p) + (1 - p) * np.log(1 - p)))


def descended(x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    """The weights of least loss, by Adam's descent over batches."""
    rng = np.random.default_rng(1)
    weights = np.zeros(x.shape[1], np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        batch = rng.integers(0, len(x), 2048)
        xs, ys = x[batch], y[batch]
        total = xs @ weights
        root = np.sqrt(1 + total * total)
        p = np.clip(0.5 + 0.5 * total / root, 1e-4, 1 - 1e-4)
        slope = (p - ys) / (p * (1 - p)) * 0.5 / (root * root * root)
        gradient = xs.T @ slope / len(batch) + DECAY * weights
        first = 0.9 * first + 0.1 * gradient
        second = 0.99 * second + 0.01 * gradient * gradient
        pace = 0.05 * (1 - step / STEPS) + 0.001
        weights = weights - pace * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    given = parser.parse_args()
    samples: list[Sample] = []
    for map in MAPS:
        rng = random.Random(f"hopes/{map}")
        for _ in range(given.games):
            samples += watched(map, rng)
    random.Random(1).shuffle(samples)
    weights = [fitted(samples, strength) for strength in range(1, 5)]
    FILE.write_text(json.dumps({"weights": weights}) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
