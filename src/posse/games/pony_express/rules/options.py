"""The table options, and what a table was dealt with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property, lru_cache
from typing import Final

from posse.kernel import Option, Setting, switch
from posse.kernel.options import available

RIDERS: Final = 5
"""As many as can ride."""

TREMORS: Final = {"steady": 2, "usual": 4, "shaky": 6, "own": 2}
"""In halves.  With `own` a player's gesture adds its own error.  Nobody can prove that a gesture was made, so
everybody trembles as much as somebody who types numbers: see docs/physics.md, "Hands"."""

NO_LIMIT: Final = "none"
DUEL_LIMITS: Final = (NO_LIMIT, "20", "50", "200")
"""After how many shots each the dice decide the last duel (PE-R49)."""

OLD_RULES: Final[dict[str, Setting]] = {"stray_bullet": "first", "last_duel_shots": "20", "doubts": "first"}
"""What the options that the second version of the rules brought were before, when nobody could choose."""


@cache
def table_options(version: int) -> tuple[Option, ...]:
    """The options that this version of the rules knows."""
    every = (
        switch("liars_go_to_jail"),
        switch("figure_must_fall"),
        switch("prisoners_met"),
        Option("desert_price", "there", ("there", "forever")),
        Option("poker_debt", "short" if version < 2 else "broke", ("broke", "short")),
        switch("items", True),
        Option("hand", "usual", tuple(TREMORS)),
        Option("stray_bullet", "first", ("first", "any"), since=2),
        Option("last_duel_shots", NO_LIMIT, DUEL_LIMITS, since=2),
        Option("doubts", "first", ("first", "drawn"), since=2),
    )
    return available(every, version)


@dataclass(frozen=True)
class Rules:
    """The version of the rules, and the table options; see `table_options`."""

    liars_go_to_jail: bool
    figure_must_fall: bool
    prisoners_met: bool
    desert_price: str
    poker_debt: str
    items: bool
    hand: str
    stray_bullet: str
    last_duel_shots: str
    doubts: str
    version: int

    @staticmethod
    def of(options: Mapping[str, Setting], version: int) -> Rules:
        return _rules(tuple(options.items()), version)

    @cached_property
    def settings(self) -> Mapping[str, Setting]:
        """The options that this version knows.  Kept, since every view tells them."""
        unknown = {"version", *(OLD_RULES if self.version < 2 else ())}
        return {field.name: getattr(self, field.name) for field in fields(self) if field.name not in unknown}

    @cached_property
    def final_shots(self) -> int | None:
        """How many shots the two have together in the last duel; None while there is no limit (PE-R49)."""
        return None if self.last_duel_shots == NO_LIMIT else 2 * int(self.last_duel_shots)

    @cached_property
    def all_answer(self) -> bool:
        """Whether everybody answers before a doubt is heard (PE-R16)."""
        return self.doubts == "drawn"


@lru_cache(256)  # tables with the same options share it
def _rules(options: tuple[tuple[str, Setting], ...], version: int) -> Rules:
    chosen = {**OLD_RULES, **dict(options)}
    names = ("liars_go_to_jail", "figure_must_fall", "prisoners_met")
    liars, fall, met = [bool(chosen[name]) for name in names]
    price, debt, hand = [str(chosen[name]) for name in ("desert_price", "poker_debt", "hand")]
    stray, shots, doubts = [str(chosen[name]) for name in OLD_RULES]
    return Rules(liars, fall, met, price, debt, bool(chosen["items"]), hand, stray, shots, doubts, version)
