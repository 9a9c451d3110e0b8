"""Counts a game's statistics from its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from posse.kernel import AnyGame, Event, Statistic, Value

NOBODY: Final = -1


class Part(NamedTuple):
    """The part of a statistic that belongs to one seat and one key."""

    statistic: str
    seat: int
    """`NOBODY` where the statistic does not belong to seats."""
    key: str
    """Empty where the statistic is not broken down by a key."""
    times: int
    total: int


class Counters:
    """The statistics of one game: totals, and the parts they are broken down into."""

    def __init__(self, game: AnyGame) -> None:
        self.statistics = dict.fromkeys([statistic.name for statistic in game.statistics], 0)
        self.times = dict.fromkeys([statistic.name for statistic in game.statistics if statistic.value], 0)
        self._parts: dict[tuple[str, int, str], list[int]] = {}
        self._watched: dict[str, list[Statistic]] = {}
        for statistic in game.statistics:
            self._watched.setdefault(statistic.event, []).append(statistic)
        elsewhere = [statistic.by.partition(".") for statistic in game.statistics if "." in statistic.by]
        # For keys taken from another kind of event: the last value seen, empty before the first such event.
        self._last: dict[str, Value] = {f"{kind}.{name}": "" for kind, _, name in elsewhere}
        self._kept: dict[str, list[str]] = {}
        for kind, _, name in elsewhere:
            names = self._kept.setdefault(kind, [])
            if name not in names:
                names.append(name)

    def hear(self, events: Sequence[Event]) -> None:
        for event in events:
            for name in self._kept.get(event.kind, ()):
                self._last[f"{event.kind}.{name}"] = event.args[name]
            for statistic in self._watched.get(event.kind, ()):
                if statistic.counts(event.args):
                    self._count(statistic, event.args)

    def _count(self, statistic: Statistic, args: Mapping[str, Value]) -> None:
        worth = statistic.worth(args)
        self.statistics[statistic.name] += worth
        if statistic.value:
            self.times[statistic.name] += 1
        if statistic.seat or statistic.by:
            seat = args[statistic.seat] if statistic.seat else NOBODY
            assert isinstance(seat, int)
            part = self._parts.setdefault((statistic.name, seat, self._key(statistic, args)), [0, 0])
            part[0] += 1
            part[1] += worth

    def _key(self, statistic: Statistic, args: Mapping[str, Value]) -> str:
        if not statistic.by:
            return ""
        return str(self._last[statistic.by] if "." in statistic.by else args[statistic.by])

    @property
    def parts(self) -> tuple[Part, ...]:
        return tuple([Part(*which, times, total) for which, (times, total) in self._parts.items()])
