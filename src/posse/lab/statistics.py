"""Confidence intervals of 95%."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

Interval = tuple[float, float]

CONFIDENT: Final = 1.959964  # standard deviations either way that hold 95% of a normal distribution


def share_interval(hits: float, tries: int) -> Interval:
    """Wilson's interval for a share: it is reliable near 0 and 1 too, and for few tries."""
    if tries == 0:
        return 0.0, 1.0
    share, z = hits / tries, CONFIDENT * CONFIDENT / tries
    middle = (share + z / 2) / (1 + z)
    reach = CONFIDENT * sqrt(share * (1 - share) / tries + z / (4 * tries)) / (1 + z)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def mean_interval(values: Sequence[float]) -> Interval:
    """The normal interval for a mean."""
    mean = fmean(values)
    if len(values) < 2:
        return mean, mean
    reach = CONFIDENT * stdev(values) / sqrt(len(values))
    return mean - reach, mean + reach


def ratio_interval(sums: Sequence[float], counts: Sequence[int]) -> Interval:
    """The interval for the ratio of two sums.  Each game gives one sum and one count: games are the sample,
    as events of the same game are not independent."""
    games, ratio = len(sums), sum(sums) / sum(counts)
    if games < 2:
        return ratio, ratio
    errors = sum(
        [(total - ratio * count) * (total - ratio * count) for total, count in zip(sums, counts, strict=True)]
    )
    reach = CONFIDENT * sqrt(errors * games / (games - 1)) / sum(counts)
    return ratio - reach, ratio + reach
