"""Estimates the strengths of bots from games in which one of several seats wins.

Luce's model, which for two seats is Bradley and Terry's: a seat wins in proportion to its bot's strength
times a factor of the seat, so that a bot is not called strong because it sat in a strong seat.  The two
factors are fitted in alternation, each by a minorisation step, which never lowers the likelihood (Hunter
2004).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import log10
from statistics import fmean
from typing import Final, TypeVar

from posse.kernel import Illegal
from posse.lab.simulation import Result, Seating
from posse.lab.statistics import Interval

DOUBT: Final = 0.5
"""Imagined games added to each seating, shared equally by its seats: without them a bot that won every game
would be infinitely strong.  Their weight varies between samples, so that intervals are wide where games say
little."""
SAMPLES: Final = 200
CLOSE: Final = 1e-6
MOST_STEPS: Final = 2000

K = TypeVar("K")


@dataclass(frozen=True)
class Rating:
    """A strength in Elo; 400 points more are odds of ten to one."""

    elo: float
    interval: Interval


@dataclass(frozen=True)
class Ratings:
    """The bots, the strongest first, and the strength of each seat relative to the mean of the seats."""

    bots: Mapping[str, Rating]
    seats: tuple[Rating, ...]


@dataclass
class _Played:
    """The games of one seating: their numbers, and for each seat its wins, as number and share of the win."""

    seated: Seating
    numbers: list[int]
    won: list[list[tuple[int, float]]]

    def counted(self, weight: Mapping[int, int]) -> tuple[int, list[float]]:
        """The number of games and the wins of each seat, with each game counted `weight[number]` times."""
        wins = [sum([weight[number] * part for number, part in won]) for won in self.won]
        return sum(map(weight.__getitem__, self.numbers)), wins


@dataclass
class _Fit:
    bots: dict[str, float]
    seats: list[float]


def rate(results: Sequence[Result], anchor: str | None = None, seed: int = 0) -> Ratings:
    """Estimate the strengths, with 95% intervals by the bootstrap.  The anchor is at 0, or else the mean.

    Games of the same number had the same dice, so the bootstrap draws numbers, not games.
    """
    names = sorted({bot for result in results for bot in result.seated})
    if anchor is not None and anchor not in names:
        raise Illegal("unknown-bot", bot=anchor[:40], known=tuple(names))
    played = _sorted(results)
    numbers = sorted({result.number for result in results})
    seats = len(results[0].seated)
    best = _fitted(played, Counter(numbers), DOUBT, _Fit(dict.fromkeys(names, 1.0), [1.0] * seats))
    rng = random.Random(f"ratings/{seed}")
    drawn = []
    for _ in range(SAMPLES):
        again, doubt = Counter(rng.choices(numbers, k=len(numbers))), DOUBT * rng.expovariate(1)
        drawn.append(_fitted(played, again, doubt, _Fit({**best.bots}, best.seats[:])))
    fits = [(_elo(fit.bots, anchor), _elo(dict(enumerate(fit.seats)), None)) for fit in (best, *drawn)]
    bots = {name: _rating([fit[0][name] for fit in fits]) for name in names}
    order = sorted(names, key=lambda name: -bots[name].elo)
    return Ratings(
        {name: bots[name] for name in order},
        tuple([_rating([fit[1][seat] for fit in fits]) for seat in range(seats)]),
    )


def _sorted(results: Sequence[Result]) -> list[_Played]:
    found: dict[Seating, _Played] = {}
    for result in results:
        seats = range(len(result.seated))
        played = found.setdefault(result.seated, _Played(result.seated, [], [[] for _ in seats]))
        played.numbers.append(result.number)
        for seat in seats:
            if part := result.points(seat):
                played.won[seat].append((result.number, part))
    return list(found.values())


def _fitted(played: Sequence[_Played], weight: Counter[int], doubt: float, fit: _Fit) -> _Fit:
    """The likeliest factors with each number weighted; `fit` is where the search starts."""
    counted = []
    for some in played:
        games, wins = some.counted(weight)
        counted.append((some.seated, games + doubt, [won + doubt / len(wins) for won in wins]))
    for _ in range(MOST_STEPS):
        before = dict(fit.bots)
        _step(counted, fit)
        if max([abs(fit.bots[name] / before[name] - 1) for name in before]) < CLOSE:
            break
    return fit


def _step(counted: Sequence[tuple[Seating, float, list[float]]], fit: _Fit) -> None:
    """Improve the strengths for the present seats, then the seats for these strengths."""
    wins, chances = dict.fromkeys(fit.bots, 0.0), dict.fromkeys(fit.bots, 0.0)
    for seated, games, won in counted:
        each = games / _sum(seated, fit)
        for seat, bot in enumerate(seated):
            wins[bot] += won[seat]
            chances[bot] += each * fit.seats[seat]
    for bot in fit.bots:
        fit.bots[bot] = wins[bot] / chances[bot]
    seats = range(len(fit.seats))
    taken, share = [0.0 for _ in seats], [0.0 for _ in seats]
    for seated, games, won in counted:
        each = games / _sum(seated, fit)
        for seat, bot in enumerate(seated):
            taken[seat] += won[seat]
            share[seat] += each * fit.bots[bot]
    fit.seats = [taken[seat] / share[seat] for seat in seats]


def _sum(seated: Seating, fit: _Fit) -> float:
    return sum([fit.bots[bot] * fit.seats[seat] for seat, bot in enumerate(seated)])


def _elo(factors: Mapping[K, float], anchor: K | None) -> dict[K, float]:
    points = {name: 400 * log10(factor) for name, factor in factors.items()}
    zero = fmean(points.values()) if anchor is None else points[anchor]
    return {name: found - zero for name, found in points.items()}


def _rating(elos: Sequence[float]) -> Rating:
    """The first is the estimate; the interval is taken from the others, the samples."""
    drawn = sorted(elos[1:])
    cut = len(drawn) // 40
    return Rating(elos[0], (drawn[cut], drawn[-1 - cut]))
