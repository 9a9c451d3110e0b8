"""Results of one bot against another, and how long each bot thinks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from posse.lab.simulation import Result
from posse.lab.statistics import Interval, share_interval


@dataclass(frozen=True)
class Against:
    """How a bot did alone against a rival in all other seats, over all seats.  A draw is part of a win."""

    games: int
    wins: float
    share: float
    interval: Interval


def against(results: Sequence[Result]) -> dict[tuple[str, str], Against]:
    """The results by (bot, rival), from games with the bot in one seat and the rival in all the others."""
    found: dict[tuple[str, str], list[float]] = {}
    for result in results:
        for seat, bot in enumerate(result.seated):
            rival, *others = {*result.seated[:seat], *result.seated[seat + 1 :]}
            if not others and rival != bot:
                found.setdefault((bot, rival), []).append(result.points(seat))
    return {pair: _against(points) for pair, points in found.items()}


def _against(points: Sequence[float]) -> Against:
    games, wins = len(points), sum(points)
    return Against(games, wins, wins / games, share_interval(wins, games))


@dataclass(frozen=True)
class Pace:
    """CPU time of a bot's turns, in seconds."""

    turns: int
    mean: float
    most: float
    """The 99th percentile."""
    worst: float


def paces(results: Sequence[Result]) -> dict[str, Pace]:
    found: dict[str, list[int]] = {}
    for result in results:
        for bot, turns in zip(result.seated, result.clocks, strict=True):
            found.setdefault(bot, []).extend(turns)
    return {bot: _pace(sorted(turns)) for bot, turns in found.items() if turns}


def _pace(turns: Sequence[int]) -> Pace:
    """Summarise turns given in microseconds, the shortest first."""
    count = len(turns)
    most = turns[min(count - 1, count * 99 // 100)]
    return Pace(count, sum(turns) / count / 1e6, most / 1e6, turns[-1] / 1e6)
