"""Invented results with known chances, so that tests know what must be found in them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence

from posse.lab import Result


def result(seated: Sequence[str], number: int, ranks: Sequence[int]) -> Result:
    return Result(tuple(seated), number, tuple(ranks), 1, {}, {}, (), "", ((),) * len(seated))


def drawn(
    seatings: Iterable[Sequence[str]],
    games: int,
    elo: Mapping[str, float],
    seats: Sequence[float] = (),
    seed: int = 0,
) -> Iterator[Result]:
    """Invent games in which a seat wins in proportion to its bot's strength times the seat's own factor."""
    rng = random.Random(seed)
    for seated in seatings:
        worth = seats or (0.0,) * len(seated)
        chances = [10 ** ((elo[bot] + worth[seat]) / 400) for seat, bot in enumerate(seated)]
        for number in range(games):
            [winner] = rng.choices(range(len(seated)), chances)
            yield result(seated, number, [1 if seat == winner else 2 for seat in range(len(seated))])
