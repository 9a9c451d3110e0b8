"""Fit the evaluation of Pappy Winchester's bots.

python3 run.py python scripts/fit_pappy_winchester_evaluation.py [GAMES]

Greedy bidders play each other (GAMES for each number of seats, 400 unless given), and every position before a
plot is drawn is a sample. For each range of plots left it prints, beside the curves of
`games.pappy_winchester.bots.evaluation`, the weights that best predict how much richer than the mean each
heir ends (least squares), and the temperature that best predicts the winner (likelihood). The curves were
drawn through these by hand; nothing is written. It needs numpy.
"""

from __future__ import annotations

import random
import sys
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from posse.games import load_package
from posse.games.pappy_winchester.bots.evaluation import (
    WEIGHTS,
    Weights,
    personal_income,
    plot_edges,
    public_prospects,
    winning_chances,
)
from posse.games.pappy_winchester.bots.plot_income import ALL_PLOTS
from posse.games.pappy_winchester.rules import Estate, PappyWinchester
from posse.games.pappy_winchester.rules.auction import Drawing
from posse.games.pappy_winchester.rules.ending import count
from posse.games.pappy_winchester.rules.will import KINDS
from posse.kernel import Chance, Decision, Over

GAME = PappyWinchester()
SEATS = (3, 4, 5)
BANDS = ((1, 2), (3, 5), (6, 8), (9, 11), (12, 14), (15, 18))
TEMPERATURES = tuple([0.4 * 1.1**step for step in range(20)])
"""As multiples of the curve's temperature."""


class Sample(NamedTuple):
    left: int
    features: NDArray[Any]
    """Of every heir, minus the mean."""
    richer: NDArray[Any]
    won: NDArray[Any]


def features(t: Estate) -> NDArray[Any]:
    """Return the features of every heir, in the order of the weights."""
    hats, held, kinds, numbering = tuple(t.hats), tuple(t.held), len(KINDS), t.rules.numbering
    shown = public_prospects(numbering, t.common, tuple(t.taken), hats, held)
    edge = plot_edges(numbering, ALL_PLOTS & ~t.owned, tuple(t.lying), tuple(t.objectives))
    found = []
    for seat, (pair, own) in enumerate(zip(t.objectives, hats, strict=True)):
        earned = personal_income(numbering, pair, own, held[kinds * seat : kinds * seat + kinds])
        found.append((t.purses[seat], earned, *shown[seat], edge[seat], t.duels >> seat & 1))
    return beside(np.array(found, float))


def beside(each: NDArray[Any]) -> NDArray[Any]:
    found: NDArray[Any] = each - each.mean(0)
    return found


def watched(seats: int, number: int) -> list[Sample]:
    """Play one game and return its samples."""
    state, luck = GAME.setup(seats, {}), random.Random(f"fortunes/{seats}/{number}")
    state.listen()
    heirs = [load_package(GAME.name).make_bot("greedy", seat, random.Random(seat)) for seat in range(seats)]
    seen = []
    while not isinstance(ask := state.ask(), Over):
        if isinstance(ask, Chance):
            if isinstance(state.phase, Drawing):
                seen.append(((ALL_PLOTS & ~state.table.owned).bit_count(), features(state.table)))
            state.happen(ask.sample(luck))
        else:
            assert isinstance(ask, Decision)
            [seat] = ask.seats
            state.choose(seat, heirs[seat].choose(GAME.view(state, seat), ask.prompt, ask.options[seat]))
        events = state.take_events()
        for seat, heir in enumerate(heirs):
            heir.hear([event for event in events if event.heard_by(seat)])
    t = state.table
    tokens = [t.tokens_of(seat) for seat in range(seats)]
    shares = count(t.land, t.hats, tokens, t.purses, t.objectives, 0)
    richer = beside(np.array([share.total for share in shares], float))
    won = np.array([rank == 1 for rank in ask.ranks], float)
    return [Sample(left, own, richer, won / won.sum()) for left, own in seen]


def fitted(samples: list[Sample]) -> NDArray[Any]:
    x, y = np.concatenate([it.features for it in samples]), np.concatenate([it.richer for it in samples])
    found: NDArray[Any] = np.linalg.lstsq(x, y, rcond=None)[0]
    return found


def likelihood(samples: list[Sample], multiple: float) -> float:
    """Return the mean log-likelihood of the winners under the curves, with their temperature times
    `multiple`.
    """
    total = 0.0
    for it in samples:
        w = WEIGHTS[it.left]
        likely = winning_chances(list(it.features @ np.array(w[:-1])), multiple * w.temperature)
        total += float(it.won @ np.log(likely))
    return total / len(samples)


def main(games: int) -> None:
    samples = [sample for seats in SEATS for number in range(games) for sample in watched(seats, number)]
    print("left    " + "".join([f"{name:>14}" for name in Weights._fields]))
    for low, high in BANDS:
        own = [it for it in samples if low <= it.left <= high]
        curve = np.mean([WEIGHTS[it.left] for it in own], axis=0)
        temperature = curve[-1] * max(TEMPERATURES, key=lambda multiple: likelihood(own, multiple))
        best = [*fitted(own), temperature]
        pairs = [f"{fit:.2f} ({drawn:.2f})" for fit, drawn in zip(best, curve, strict=True)]
        print(f"{low:>2}..{high:<3} " + "".join([f"{pair:>14}" for pair in pairs]), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
