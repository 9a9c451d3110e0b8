"""What there is to master in a shot: the best aim against the straight one, on boards from games."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from bench.boards import boards
from bench.shot_model import USUAL, hit_and_stray, model_touches, real_touches
from posse.games.pony_express.rules.actions import Aim
from posse.games.pony_express.rules.aiming import search
from posse.kernel import Scene

STRENGTHS = range(20, 29)
IN_THE_WAY = 0.05
"""A board has bystanders in the way if one straight shot in twenty touches one first, by the fast model."""
SEED = b"skill"


class Skill(NamedTuple):
    """The physics' chances to hit the rival and a bystander: of the straight aim, and of the best found."""

    straight: tuple[float, float]
    best: tuple[float, float]
    aim: Aim


def best_aim(board: Scene) -> Aim:
    """Return the best aim that a search finds: it hits the rival and spares bystanders."""
    [rival] = [figure.id for figure in board.figures if figure.at == board.target]

    def value(touched: tuple[str, ...], _fell: tuple[str, ...]) -> float:
        if not touched or touched[0][0] != "r":
            return 0.0
        return 1.0 if touched[0] == rival else -0.5

    return search(board, USUAL, value, rounds=12)


def straight_strength(some: list[Scene]) -> int:
    """Return the strength at which straight shots from the middle hit most, over all these boards."""

    def hits(strength: int) -> float:
        aim = Aim(0, 0, strength, 0)
        return fmean([hit_and_stray(board, model_touches(board, aim, USUAL))[0] for board in some])

    return max(STRENGTHS, key=hits)


def crowded(count: int) -> list[Scene]:
    """Return boards from games with bystanders in the way of the straight shot."""
    some = boards(6 * count)
    aim = Aim(0, 0, straight_strength(some), 0)
    found = [b for b in some if hit_and_stray(b, model_touches(b, aim, USUAL))[1] >= IN_THE_WAY]
    return found[:count]


def skills(some: list[Scene], each: int) -> list[Skill]:
    straight = Aim(0, 0, straight_strength(some), 0)
    found = []
    for board in some:
        aim = best_aim(board)
        old, new = (hit_and_stray(board, real_touches(board, a, USUAL, each, SEED)) for a in (straight, aim))
        found.append(Skill(old, new, aim))
    return found


def most_common(count: int) -> tuple[Counter[Aim], Counter[int]]:
    """Return how often each aim is the best one on boards from games, and each amount of spin.

    An aim and its mirror image share a board on which both are as good."""
    aims: Counter[Aim] = Counter()
    spins: Counter[int] = Counter()
    for board in boards(count):
        aim = best_aim(board)
        other = Aim(-aim.along, -aim.angle, aim.strength, -aim.spin)
        worth = [_worth(board, each) for each in (aim, other)]
        for each in (aim, other) if worth[1] >= worth[0] - 0.01 else (aim, aim):
            aims[each] += 1
        spins[abs(aim.spin)] += 1
    return Counter({aim: (share + 1) // 2 for aim, share in aims.items()}), spins


def _worth(board: Scene, aim: Aim) -> float:
    hit, stray = hit_and_stray(board, model_touches(board, aim, USUAL))
    return hit - stray / 2


def interval(values: list[float]) -> str:
    """Return the mean with its 95% interval."""
    if len(values) < 2:
        return f"{values[0]:.3f}"
    return f"{fmean(values):.3f} ± {1.96 * stdev(values) / sqrt(len(values)):.3f}"
