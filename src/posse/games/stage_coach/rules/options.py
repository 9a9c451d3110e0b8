"""The table options, by version of the rules, and what a table was dealt with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property

from posse.games.stage_coach.rules import land
from posse.kernel import Option, Setting, switch
from posse.kernel.options import available

NO_LIMIT = "none"


def table_options(version: int) -> tuple[Option, ...]:
    """The options that this version of the rules knows.  In the first, the turn limit was always a number."""
    return _options(version, land.names())


@cache
def _options(version: int, maps: tuple[str, ...]) -> tuple[Option, ...]:
    every = (
        Option("map", "overland", maps),
        Option("second_village", "sleeps", ("sleeps", "rides"), since=2),
        Option("turning", "any", ("any", "sixths")),
        switch("towns_closed"),
        switch("reinforcements"),
        Option("proposals", "either", ("either", "on_turn")),
        Option("fight_or_move", False, (False, True), since=2),
        Option("adjudicate", True, (False, True), since=2),
        Option("turn_limit", 40, (NO_LIMIT,) if version > 1 else (), bounds=(1, 400)),
    )
    return available(every, version)


@dataclass(frozen=True)
class Rules:
    """The version of the rules that a table is played by, and its options; see `table_options`."""

    version: int
    map: str
    turning: str
    towns_closed: bool
    reinforcements: bool
    proposals: str
    turn_limit: int | str
    second_village: str
    fight_or_move: bool
    adjudicate: bool

    @classmethod
    def of(cls, options: Mapping[str, Setting], version: int) -> Rules:
        """Options that this version does not know are off."""
        limit = options["turn_limit"]
        return cls(
            version=version,
            map=str(options["map"]),
            turning=str(options["turning"]),
            towns_closed=bool(options["towns_closed"]),
            reinforcements=bool(options["reinforcements"]),
            proposals=str(options["proposals"]),
            turn_limit=limit if limit == NO_LIMIT else int(limit),
            second_village=str(options.get("second_village", "sleeps")),
            fight_or_move=bool(options.get("fight_or_move", False)),
            adjudicate=bool(options.get("adjudicate", False)),
        )

    @property
    def last_turn(self) -> int | None:
        """The turn after which the game is a draw; None where there is no limit (SC-R26)."""
        return self.turn_limit if isinstance(self.turn_limit, int) else None

    @cached_property
    def land(self) -> land.Land:
        """The map.  Kept, since every view names its hexes."""
        return land.find(self.map)

    @cached_property
    def settings(self) -> Mapping[str, Setting]:
        """The options by name.  Kept, since every view tells them."""
        return {option.name: getattr(self, option.name) for option in table_options(self.version)}
