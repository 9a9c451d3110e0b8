"""Fit the chances of winning of Pony Express to games:
`python3 run.py python scripts/fit_pony_express_prospects.py [GAMES]`.

Greedy bots play many games.  At the start of every turn the script notes whose turn it is, where all riders
stand and what they have.  Each seat gets a score in spaces; a softmax of the scores predicts the winner, the
more sharply the nearer the leader is to the end.  Prints the numbers of highest likelihood; the constants of
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
from posse.games.pony_express.bots.fitted_prospects import GOLD_VALUES, KNOTS
from posse.games.pony_express.rules.track import track
from posse.kernel import Chance, Decision, Over

GAMES: Final = 3000
SEATS: Final = (3, 4, 3, 4, 5)
HELD_BACK: Final = 7  # every seventh game is kept for the test
REGULARIZATION: Final = 1e-4  # of the value of a nugget, towards half a space
ITERATIONS: Final = 60

Array = NDArray[np.float64]
SeatState = tuple[float, float, float, float, float]
"""A seat's space, gold, prison, cards and wait."""
Turn = tuple[list[SeatState], int, int]
"""The seats clockwise from the one whose turn it is, the winner's index among them, and the game's number."""


def play(number: int) -> list[Turn]:
    """Play one game and return its turns, up to the first arrival in Sacramento: the rest is not fitted."""
    game, seats = posse.load("pony-express"), SEATS[number % len(SEATS)]
    rng = random.Random(number)
    players = [
        load_package(game.name).make_bot("greedy", at, random.Random(f"{number}/{at}")) for at in range(seats)
    ]
    state, seen = game.setup(seats, {}), list[tuple[int, list[SeatState]]]()
    state.listen()
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            state.happen(ask.sample(rng))
        else:
            assert isinstance(ask, Decision)
            seat = ask.seats[int(rng.random() * len(ask.seats))]
            state.choose(seat, players[seat].choose(game.view(state, seat), ask.prompt, ask.options[seat]))
        events, t = state.take_events(), state.table
        for at, player in enumerate(players):
            player.hear([event for event in events if event.heard_by(at)])
        if any(event.kind == "began" for event in events) and max(t.pos) < track().sacramento:
            order = [(t.active + offset) % seats for offset in range(seats)]
            standing = [
                (float(t.pos[s]), float(t.gold[s]), float(t.is_jailed(s)), float(len(t.cards[s])), i / seats)
                for i, s in enumerate(order)
            ]
            seen.append((t.active, standing))
    winner = ask.ranks.index(1)
    return [(standing, (winner - active) % seats, number) for active, standing in seen]


@dataclass(frozen=True)
class Observations:
    """All turns of all games: a row for each turn and a column for each seat."""

    pos: Array
    gold: Array
    jailed: Array
    cards: Array
    wait: Array
    present: NDArray[np.bool_]
    won: NDArray[np.int64]
    training: NDArray[np.bool_]
    """The rows that are fitted; the others are the test."""

    @classmethod
    def of(cls, rows: list[Turn]) -> Observations:
        most = max(SEATS)
        nobody: SeatState = (0.0, 0.0, 0.0, 0.0, 0.0)
        padded = np.array([seats + [nobody] * (most - len(seats)) for seats, _, _ in rows])
        present = np.arange(most)[None] < np.array([len(seats) for seats, _, _ in rows])[:, None]
        training = np.array([number % HELD_BACK != 0 for _, _, number in rows])
        pos, gold, jailed, cards, wait = np.moveaxis(padded, 2, 0)
        won = np.array([won for _, won, _ in rows])
        return cls(pos, gold, jailed, cards, wait, present, won, training)


PARAMETERS: Final = {
    "scales": [np.log(x) for x in (0.1, 0.1, 0.12, 0.15, 0.2, 0.3, 0.35, 0.4)],
    "nuggets": [0.5] * (len(GOLD_VALUES) - 1),
    "card": [0.7],
    "bailed": [1.5],
    "jailed": [2.5],
    "tempo": [2.0],
    "past-25": [0.0],
    "past-29": [0.0],
    "home": [10.0],
}
"""The parameters to be fitted, and the values from which the search starts."""


def named(numbers: Array) -> dict[str, Array]:
    ends = np.cumsum([len(start) for start in PARAMETERS.values()])
    return dict(zip(PARAMETERS, np.split(numbers, ends[:-1]), strict=True))


def log_loss(numbers: Array, seen: Observations, rows: NDArray[np.bool_]) -> float:
    """Return the mean negative log-likelihood of the winners in `rows`."""
    n, pos, gold = named(numbers), seen.pos, seen.gold
    gold_values = np.concatenate([[0.0], np.cumsum(n["nuggets"])])
    means = gold_values[np.minimum(gold, len(gold_values) - 1).astype(int)] + n["card"] * seen.cards
    left = np.minimum(1, (track().sacramento - pos) / max(n["home"][0], 1))
    place = pos + n["past-25"] * np.maximum(pos - 25, 0) + n["past-29"] * np.maximum(pos - 29, 0)
    prison = seen.jailed * np.where(gold >= track().bail, n["bailed"], n["jailed"])
    scale = np.interp(pos.max(1), KNOTS, np.exp(n["scales"]))
    scores = scale[:, None] * (place + means * left - prison - n["tempo"] * seen.wait)
    scores = np.where(seen.present, scores, -np.inf)
    scores -= scores.max(1, keepdims=True)
    logs = scores - np.log(np.exp(scores).sum(1, keepdims=True))
    return float(-logs[np.arange(len(logs)), seen.won][rows].mean())


def fit(seen: Observations) -> Array:
    def cost(numbers: Array) -> float:
        unevenness = float(((named(numbers)["nuggets"] - 0.5) ** 2).sum())
        return log_loss(numbers, seen, seen.training) + REGULARIZATION * unevenness

    start = np.array([number for part in PARAMETERS.values() for number in part])
    found: Any = minimize(cost, start, method="L-BFGS-B", options={"maxiter": ITERATIONS, "maxfun": 3000})
    return np.asarray(found.x, float)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    seen = Observations.of([turn for number in range(games) for turn in play(number)])
    numbers = fit(seen)
    for name, part in named(numbers).items():
        shown = np.exp(part) if name == "scales" else np.cumsum(part) if name == "nuggets" else part
        print(f"{name}: {', '.join([f'{number:.3g}' for number in shown])}")
    even = float(np.log(seen.present[~seen.training].sum(1)).mean())
    print(f"log loss {log_loss(numbers, seen, ~seen.training):.4f} in games held back; {even:.4f} by chance")


if __name__ == "__main__":
    main()
