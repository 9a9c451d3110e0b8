"""The estate: plots, river, rails and saloon.  Read from the data file, checked, and kept as sets of bits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from posse.games.pappy_winchester.rules.land_checks import check
from posse.games.pappy_winchester.rules.land_file import (
    MINES,
    MOST_SPACES,
    MOST_TOUCHED,
    NUMBERINGS,
    PLOTS,
    TERRAINS,
    Plot,
    Printed,
    Space,
    parse,
)
from posse.kernel import Illegal, Setting
from posse.kernel.data import data_file

Plots = int
"""A set of plots: bit n for plot n."""


def plots(numbers: Iterable[int]) -> Plots:
    return sum([1 << number for number in numbers])


class Land:
    """Everything printed on the board, in one of the two numberings."""

    def __init__(self, printed: Printed, numbering: str) -> None:
        self.printed: Final = printed
        moved = printed.numberings[numbering]

        def renumbered(numbers: Iterable[int]) -> tuple[int, ...]:
            return tuple(sorted([moved.get(number, number) for number in numbers]))

        def spaces(line: Iterable[Space]) -> tuple[Space, ...]:
            return tuple([replace(space, touches=renumbered(space.touches)) for space in line])

        self.provenance: Final = printed.provenance
        self.size: Final = printed.size
        found = [
            replace(plot, number=moved.get(plot.number, plot.number), neighbours=renumbered(plot.neighbours))
            for plot in printed.plots
        ]
        self.plots: Final = tuple(sorted(found, key=lambda plot: plot.number))
        self.river: Final = spaces(printed.river)
        self.rails: Final = spaces(printed.rails)
        self.around_saloon: Final = renumbered(printed.around_saloon)
        self.around_ranch: Final = renumbered(printed.around_ranch)
        self.saloon_label: Final = printed.saloon_label
        self.saloon: Final = printed.saloon
        # The hidden cards' plots: the mines in order, then the ranch.
        cards = sorted([plot for plot in self.plots if plot.card], key=lambda plot: plot.card or "")
        self.cards: Final = tuple([(plot.number, plot.card or "") for plot in cards])
        self.card_on: Final = {number: card for card, (number, _) in enumerate(self.cards)}
        self.card_ids: Final = tuple([mine_id(n) if kind == "mine" else kind for n, kind in self.cards])
        # beside[n]: the neighbours of plot n; there is no plot 0
        self.beside: Final = (0, *[plots(plot.neighbours) for plot in self.plots])
        self.along: Final = {space.id: plots(space.touches) for space in (*self.river, *self.rails)}
        self.sets: Final = self._sets()

    def _sets(self) -> dict[str, Plots]:
        """Return the groups that objectives count.  They come from the map, never from the printed lists."""
        found = {t: plots([p.number for p in self.plots if p.terrain == t]) for t in TERRAINS}
        found["river"] = plots({number for space in self.river for number in space.touches})
        found["rails"] = plots({number for space in self.rails for number in space.touches})
        everything = plots(range(1, PLOTS + 1))
        found["off_river"], found["off_rails"] = everything ^ found["river"], everything ^ found["rails"]
        found["saloon"] = plots(self.around_saloon)
        found["ranch"] = plots(self.around_ranch)
        found["mines"] = plots([number for number, kind in self.cards if kind == "mine"])
        return found

    def largest(self, owned: Plots) -> int:
        """Return the size of the largest connected group among these plots."""
        return _largest(self, owned)

    def isolated(self, owned: Plots) -> int:
        """Return how many of these plots have no neighbour among them."""
        return _isolated(self, owned)


@lru_cache(8192)
def _largest(land: Land, owned: Plots) -> int:
    best = 0
    while owned:
        group = edge = owned & -owned
        while edge:
            reached = 0
            while edge:
                one = edge & -edge
                reached |= land.beside[one.bit_length() - 1]
                edge ^= one
            edge = reached & owned & ~group
            group |= edge
        best = max(best, group.bit_count())
        owned &= ~group
    return best


@lru_cache(8192)
def _isolated(land: Land, owned: Plots) -> int:
    return len([n for n in range(1, PLOTS + 1) if owned >> n & 1 and not land.beside[n] & owned])


def mine_id(plot: int) -> str:
    """The hidden card of the mine on this plot."""
    return f"mine{plot}"


def read(text: str, numbering: str = NUMBERINGS[0]) -> Land:
    """A land from its TOML; `Damaged` names the plot or the space that is wrong."""
    printed = parse(text)
    check(printed)
    return Land(printed, numbering)


SHIPPED: Final = ("reconstructed",)
_lands: dict[tuple[str, str], Land] = {}


def names() -> tuple[str, ...]:
    """The lands a table may choose, ours first."""
    return (*SHIPPED, *[name for name in dict.fromkeys([name for name, _ in _lands]) if name not in SHIPPED])


def add(name: str, land: Land) -> None:
    """Offer a land of your own to every table of this process."""
    if name in SHIPPED:
        raise Illegal("map-name-taken", map=name)
    _keep(name, land)


def _keep(name: str, land: Land) -> None:
    for numbering in NUMBERINGS:
        _lands[name, numbering] = Land(land.printed, numbering)


def add_text(name: str, text: str) -> Mapping[str, Setting]:
    """Offer the land that this text draws; the options that choose it."""
    add(name, read(text))
    return {"map": name}


def forget(name: str) -> None:
    """Offer a land of your own no longer."""
    if name not in SHIPPED:
        for numbering in NUMBERINGS:
            _lands.pop((name, numbering), None)


def find(name: str, numbering: str) -> Land:
    """The land of this name, as the table numbers it."""
    if (name, numbering) not in _lands:
        if name not in SHIPPED:
            raise Illegal("unknown-map", map=str(name)[:40], known=names())
        _keep(name, read(data_file("posse.games.pappy_winchester", "land.toml")))
    return _lands[name, numbering]


def chosen(options: Mapping[str, Setting]) -> Land:
    """The land of a table with these options; the first version of the rules has no other than ours."""
    return find(str(options.get("map", SHIPPED[0])), str(options["numbering"]))


__all__ = [
    "MINES",
    "MOST_SPACES",
    "MOST_TOUCHED",
    "NUMBERINGS",
    "PLOTS",
    "SHIPPED",
    "TERRAINS",
    "Land",
    "Plot",
    "Plots",
    "Space",
    "add",
    "add_text",
    "chosen",
    "find",
    "forget",
    "mine_id",
    "names",
    "plots",
    "read",
]
