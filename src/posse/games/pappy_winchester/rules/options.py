"""The table options, and what a table was dealt with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property, lru_cache
from typing import Final

from posse.games.pappy_winchester.rules.land import NUMBERINGS, SHIPPED, Land, find, names
from posse.kernel import Option, Setting, switch
from posse.kernel.options import available

ON_TURN: Final = "on_turn"
EITHER: Final = "either"
DUEL_BY: Final = (ON_TURN, EITHER)
"""Who may call a duel: whoever is to speak, or the highest bidder too (PW-R16)."""


def table_options(version: int) -> tuple[Option, ...]:
    """The options that this version of the rules knows."""
    return _options(version, names())


@cache
def _options(version: int, maps: tuple[str, ...]) -> tuple[Option, ...]:
    every = (
        Option("vehicles", "chosen", ("chosen", "random")),
        Option("numbering", NUMBERINGS[0], NUMBERINGS),
        switch("open_ledger"),
        switch("tokens_hidden"),
        Option("duel_by", DUEL_BY[0], DUEL_BY, since=2),
        Option("map", SHIPPED[0], maps, since=2),
    )
    return available(every, version)


@dataclass(frozen=True)
class Rules:
    """The table options, and the version of the rules; `table_options` lists their values."""

    vehicles: str
    numbering: str
    open_ledger: bool
    tokens_hidden: bool
    duel_by: str
    map: str
    version: int

    @staticmethod
    def of(options: Mapping[str, Setting], version: int) -> Rules:
        return _rules(tuple(options.items()), version)

    @cached_property
    def settings(self) -> Mapping[str, Setting]:
        """The options that this version knows.  Kept, since every view tells them."""
        later = {"version"} if self.version > 1 else {"version", "duel_by", "map"}
        return {field.name: getattr(self, field.name) for field in fields(self) if field.name not in later}

    @property
    def land(self) -> Land:
        return find(self.map, self.numbering)


@lru_cache(256)  # tables with the same options share it
def _rules(settings: tuple[tuple[str, Setting], ...], version: int) -> Rules:
    options = dict(settings)
    return Rules(
        str(options["vehicles"]),
        str(options["numbering"]),
        bool(options["open_ledger"]),
        bool(options["tokens_hidden"]),
        str(options.get("duel_by", ON_TURN)),
        str(options.get("map", SHIPPED[0])),
        version,
    )
