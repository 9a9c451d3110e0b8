"""What a game comes to in figures, counted as its events are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from posse.kernel import AnyGame, Event, Statistic, Value

NOBODY: Final = -1


class Part(NamedTuple):
    """A piece of a figure: whose it is, under which key, how often, and what it adds up to."""

    figure: str
    seat: int
    key: str
    times: int
    total: int


class Tally:
    """A game's figures: whole, and in the parts that they are broken down into."""

    def __init__(self, game: AnyGame) -> None:
        self.figures = dict.fromkeys([figure.name for figure in game.figures], 0)
        self.times = dict.fromkeys([figure.name for figure in game.figures if figure.value], 0)
        self._parts: dict[tuple[str, int, str], list[int]] = {}
        self._watched: dict[str, list[Statistic]] = {}
        for figure in game.figures:
            self._watched.setdefault(figure.event, []).append(figure)
        elsewhere = [figure.by.partition(".") for figure in game.figures if "." in figure.by]
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
            for figure in self._watched.get(event.kind, ()):
                if figure.counts(event.args):
                    self._count(figure, event.args)

    def _count(self, figure: Statistic, args: Mapping[str, Value]) -> None:
        worth = figure.worth(args)
        self.figures[figure.name] += worth
        if figure.value:
            self.times[figure.name] += 1
        if figure.seat or figure.by:
            seat = args[figure.seat] if figure.seat else NOBODY
            assert isinstance(seat, int)
            key = (
                ""
                if not figure.by
                else str(self._last.get(figure.by) if "." in figure.by else args[figure.by])
            )
            part = self._parts.setdefault((figure.name, seat, key), [0, 0])
            part[0] += 1
            part[1] += worth

    @property
    def parts(self) -> tuple[Part, ...]:
        return tuple([Part(*which, times, total) for which, (times, total) in self._parts.items()])
