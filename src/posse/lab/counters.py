"""What a game comes to in statistics, counted as its events are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from posse.kernel import AnyGame, Event, Statistic, Value

NOBODY: Final = -1


class Part(NamedTuple):
    """A piece of a statistic: whose it is, under which key, how often, and what it adds up to."""

    statistic: str
    seat: int
    key: str
    times: int
    total: int


class Counters:
    """A game's statistics: whole, and in the parts that they are broken down into."""

    def __init__(self, game: AnyGame) -> None:
        self.statistics = dict.fromkeys([statistic.name for statistic in game.statistics], 0)
        self.times = dict.fromkeys([statistic.name for statistic in game.statistics if statistic.value], 0)
        self._parts: dict[tuple[str, int, str], list[int]] = {}
        self._watched: dict[str, list[Statistic]] = {}
        for statistic in game.statistics:
            self._watched.setdefault(statistic.event, []).append(statistic)
        elsewhere = [statistic.by.partition(".") for statistic in game.statistics if "." in statistic.by]
        # of the events that others look back to, what was told last; the empty word before there was one
        self._last: dict[str, Value] = {f"{kind}.{name}": "" for kind, _, name in elsewhere}
        self._kept: dict[str, list[str]] = {}
        for kind, _, name in elsewhere:
            names = self._kept.setdefault(kind, [])
            if name not in names:
                names.append(name)

    def hear(self, told: Sequence[Event]) -> None:
        for event in told:
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
            key = (
                ""
                if not statistic.by
                else str(self._last.get(statistic.by) if "." in statistic.by else args[statistic.by])
            )
            part = self._parts.setdefault((statistic.name, seat, key), [0, 0])
            part[0] += 1
            part[1] += worth

    @property
    def parts(self) -> tuple[Part, ...]:
        return tuple([Part(*which, times, total) for which, (times, total) in self._parts.items()])
