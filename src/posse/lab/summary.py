"""Summarises a series of any game: wins by seat and bot, and the mean of every statistic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from posse.kernel import AnyGame, Setting, Statistic
from posse.lab.simulation import Result
from posse.lab.statistics import Interval, mean_interval, ratio_interval, share_interval


@dataclass(frozen=True)
class Standing:
    """How a bot did in a seat.  A draw is a shared first place; `share` is the share of wins."""

    seat: int
    role: str
    bot: str
    games: int
    wins: int
    draws: int
    losses: int
    share: float
    interval: Interval


@dataclass(frozen=True)
class Each:
    """The mean of a statistic for each event it counts, where it adds up a value."""

    mean: float
    interval: Interval


@dataclass(frozen=True)
class Mean:
    """The mean of a statistic in a game, and for each event."""

    mean: float
    interval: Interval
    each: Each | None = None


@dataclass(frozen=True)
class Summary:
    game: str
    map: str | None
    options: Mapping[str, Setting]
    seed: int
    games: int
    seats: tuple[Standing, ...]
    statistics: Mapping[str, Mean]

    def plain(self) -> dict[str, object]:
        return asdict(self, dict_factory=_without_empty)


def _without_empty(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """Leave out `each` where a statistic only counts events."""
    return {name: value for name, value in fields if name != "each" or value is not None}


def summarise(game: AnyGame, results: Sequence[Result], options: Mapping[str, Setting], seed: int) -> Summary:
    """Summarise results: the standings of every bot in every seat, and the mean of every statistic."""
    by_seat: dict[tuple[int, str], list[Result]] = {}
    for result in results:
        for seat, bot in enumerate(result.seated):
            by_seat.setdefault((seat, bot), []).append(result)
    standings = [_standing(game, seat, bot, found) for (seat, bot), found in sorted(by_seat.items())]
    statistics = {statistic.name: _mean(statistic, results) for statistic in game.statistics}
    where = options.get("map")
    return Summary(
        game.name,
        str(where) if where else None,
        dict(options),
        seed,
        len(results),
        tuple(standings),
        statistics,
    )


def _mean(statistic: Statistic, results: Sequence[Result]) -> Mean:
    counts = [result.statistics[statistic.name] for result in results]
    times = [result.times[statistic.name] for result in results] if statistic.value else []
    each = Each(sum(counts) / sum(times), ratio_interval(counts, times)) if sum(times) else None
    return Mean(fmean(counts), mean_interval(counts), each)


def _standing(game: AnyGame, seat: int, bot: str, results: Sequence[Result]) -> Standing:
    first = [r for r in results if r.ranks[seat] == 1]
    wins = len([r for r in first if r.ranks.count(1) == 1])
    played, draws = len(results), len(first) - wins
    role = game.roles(len(results[0].seated))[seat]
    lost = played - wins - draws
    return Standing(seat, role, bot, played, wins, draws, lost, wins / played, share_interval(wins, played))


def by_bot(summary: Summary) -> tuple[Standing, ...]:
    """The standings of each bot over all its seats, the best first; their seat is -1, their role `all`."""
    found = []
    for bot in dict.fromkeys([standing.bot for standing in summary.seats]):
        own = [standing for standing in summary.seats if standing.bot == bot]
        games, wins, draws, losses = (sum(column) for column in zip(*[_counts(s) for s in own], strict=True))
        interval = share_interval(wins, games)
        found.append(Standing(-1, "all", bot, games, wins, draws, losses, wins / games, interval))
    return tuple(sorted(found, key=lambda standing: -standing.share))


def _counts(standing: Standing) -> tuple[int, int, int, int]:
    return standing.games, standing.wins, standing.draws, standing.losses
