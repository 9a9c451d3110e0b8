"""Fit what riders of Pony Express have learned of who wins from where:
`python3 run.py python scripts/seasons.py [GAMES]`.

Greedy riders play many games.  At the start of every turn it is noted who rides, where all stand and what
they have; each seat gets a score in spaces, and who wins is foretold by the scores, the more sharply the
nearer the leader is to the end.  Prints the numbers for which what happened was likeliest; the constants of
`posse.games.pony_express.bots.fitted_prospects` are such numbers, rounded.  It needs numpy and scipy.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize  # type: ignore[import-untyped]

import posse
from posse.games import load_package
from posse.games.pony_express.bots.fitted_prospects import KNOTS, PURSES
from posse.games.pony_express.rules.track import track
from posse.kernel import Chance, Decision, Over

GAMES: Final = 3000
SEATS: Final = (3, 4, 3, 4, 5)
HELD_BACK: Final = 7  # every seventh game is not learned from
STEADY: Final = 1e-4  # what an odd nugget costs
STEPS: Final = 60

Array = NDArray[np.float64]
Stand = tuple[float, float, float, float, float]
Row = tuple[list[Stand], int, int]
"""For each seat, clockwise from who rides: its space, gold, prison, cards and wait; then the winner's
number in that order, and the game's."""


def watched(number: int) -> list[Row]:
    """One game, turn by turn; a race that somebody has finished is judged otherwise."""
    game, seats = posse.load("pony-express"), SEATS[number % len(SEATS)]
    rng = random.Random(number)
    riders = [
        load_package(game.name).make_bot("greedy", at, random.Random(f"{number}/{at}")) for at in range(seats)
    ]
    state, seen = game.setup(seats, {}), list[tuple[int, list[Stand]]]()
    state.listen()
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        else:
            assert isinstance(ask, Decision)
            seat = ask.seats[int(rng.random() * len(ask.seats))]
            state.choose(seat, riders[seat].choose(game.view(state, seat), ask.prompt, ask.options[seat]))
        told, t = state.take_events(), state.table
        for at, rider in enumerate(riders):
            rider.hear([event for event in told if event.heard_by(at)])
        if any(event.kind == "began" for event in told) and max(t.pos) < track().sacramento:
            order = [(t.active + step) % seats for step in range(seats)]
            stand = [
                (float(t.pos[s]), float(t.gold[s]), float(t.is_jailed(s)), float(len(t.cards[s])), i / seats)
                for i, s in enumerate(order)
            ]
            seen.append((t.active, stand))
    winner = ask.ranks.index(1)
    return [(stand, (winner - active) % seats, number) for active, stand in seen]


@dataclass(frozen=True)
class Seasons:
    """All that was seen, a row for each turn and a column for each seat."""

    pos: Array
    gold: Array
    jailed: Array
    cards: Array
    wait: Array
    there: NDArray[np.bool_]
    won: NDArray[np.int64]
    known: NDArray[np.bool_]
    """The rows that are learned from."""

    @classmethod
    def of(cls, rows: list[Row]) -> Seasons:
        most = max(SEATS)
        nobody: Stand = (0.0, 0.0, 0.0, 0.0, 0.0)
        padded = np.array([stand + [nobody] * (most - len(stand)) for stand, _, _ in rows])
        there = np.arange(most)[None] < np.array([len(stand) for stand, _, _ in rows])[:, None]
        known = np.array([number % HELD_BACK != 0 for _, _, number in rows])
        pos, gold, jailed, cards, wait = np.moveaxis(padded, 2, 0)
        won = np.array([won for _, won, _ in rows])
        return cls(pos, gold, jailed, cards, wait, there, won, known)


PARTS: Final = {
    "scales": [np.log(x) for x in (0.1, 0.1, 0.12, 0.15, 0.2, 0.3, 0.35, 0.4)],
    "nuggets": [0.5] * (len(PURSES) - 1),
    "card": [0.7],
    "bailed": [1.5],
    "jailed": [2.5],
    "tempo": [2.0],
    "past-25": [0.0],
    "past-29": [0.0],
    "home": [10.0],
}
"""What is looked for, and where the search begins."""


def named(numbers: Array) -> dict[str, Array]:
    ends = np.cumsum([len(start) for start in PARTS.values()])
    return dict(zip(PARTS, np.split(numbers, ends[:-1]), strict=True))


def surprise(numbers: Array, seen: Seasons, rows: NDArray[np.bool_]) -> float:
    """How little what happened was expected, on average."""
    n, pos, gold = named(numbers), seen.pos, seen.gold
    purses = np.concatenate([[0.0], np.cumsum(n["nuggets"])])
    worth = purses[np.minimum(gold, len(purses) - 1).astype(int)] + n["card"] * seen.cards
    left = np.minimum(1, (track().sacramento - pos) / max(n["home"][0], 1))
    place = pos + n["past-25"] * np.maximum(pos - 25, 0) + n["past-29"] * np.maximum(pos - 29, 0)
    prison = seen.jailed * np.where(gold >= track().bail, n["bailed"], n["jailed"])
    scale = np.interp(pos.max(1), KNOTS, np.exp(n["scales"]))
    scores = scale[:, None] * (place + worth * left - prison - n["tempo"] * seen.wait)
    scores = np.where(seen.there, scores, -np.inf)
    scores -= scores.max(1, keepdims=True)
    logs = scores - np.log(np.exp(scores).sum(1, keepdims=True))
    return float(-logs[np.arange(len(logs)), seen.won][rows].mean())


def fitted(seen: Seasons) -> Array:
    def cost(numbers: Array) -> float:
        odd = float(((named(numbers)["nuggets"] - 0.5) ** 2).sum())
        return surprise(numbers, seen, seen.known) + STEADY * odd

    start = np.array([number for part in PARTS.values() for number in part])
    found: Any = minimize(cost, start, method="L-BFGS-B", options={"maxiter": STEPS, "maxfun": 3000})
    return np.asarray(found.x, float)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    seen = Seasons.of([row for number in range(games) for row in watched(number)])
    numbers = fitted(seen)
    for name, part in named(numbers).items():
        shown = np.exp(part) if name == "scales" else np.cumsum(part) if name == "nuggets" else part
        print(f"{name}: {', '.join([f'{number:.3g}' for number in shown])}")
    even = float(np.log(seen.there[~seen.known].sum(1)).mean())
    print(f"surprise {surprise(numbers, seen, ~seen.known):.4f} in games held back; {even:.4f} by lot")


if __name__ == "__main__":
    main()
