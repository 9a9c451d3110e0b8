"""How a game ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from posse.games.stage_coach.rules.phase import Open, Phase
from posse.games.stage_coach.rules.table import Trail
from posse.kernel import Ask, Over
from posse.kernel.fields import Number, OneOf, Row

ENDINGS: Final = (
    ("arrived", (1, 2)),
    ("wrong_town", (1, 1)),
    ("stopped", (2, 1)),
    ("cleared", (1, 2)),
    ("limit", (1, 1)),
)


def ended(t: Trail, ending: str, ranks: tuple[int, int]) -> Phase:
    """End the game.  Everybody sees the destination (SC-R2)."""
    if t.emitted is not None:
        assert t.destination is not None
        t.emit("ended", ending=ending, destination=t.destination.name.lower(), turn=t.turn)
    return End(ending, ranks)


@dataclass(frozen=True)
class End(Open):
    ending: Annotated[str, OneOf(tuple([ending for ending, _ in ENDINGS]))]
    ranks: Annotated[tuple[int, int], Row(Number(1, 2), 2)]

    def ask(self, t: Trail) -> Ask:
        return Over(self.ranks)

    def is_consistent(self, t: Trail) -> bool:
        return t.destination is not None and (self.ending, self.ranks) in ENDINGS
