"""The start: destination and facing, then the first warrior, then the coach moves (SC-R3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from posse.games.stage_coach.rules.actions import (
    DESIGNATES,
    DESTINATIONS,
    TURNS,
    Designate,
    Destination,
    Turn,
)
from posse.games.stage_coach.rules.phase import Open, Phase
from posse.games.stage_coach.rules.table import COACH, INDIANS, Trail
from posse.games.stage_coach.rules.turn import coach_turn
from posse.kernel import Action, Ask, Decision, Seat

_DESTINATIONS: Final = Decision("destination", {COACH: DESTINATIONS})
_FACINGS: Final = Decision("facing", {COACH: TURNS})
_DESIGNATES: Final = Decision("designate", {INDIANS: DESIGNATES})


@dataclass(frozen=True)
class Slip(Open):
    """The coach writes its destination down in secret (SC-R2)."""

    def ask(self, t: Trail) -> Ask:
        return _DESTINATIONS

    def chosen(self, t: Trail, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Destination)
        t.destine(action.town)
        return Harness()

    def is_consistent(self, t: Trail) -> bool:
        return t.destination is None


@dataclass(frozen=True)
class Harness(Open):
    """The coach chooses its first facing, which is free (SC-R5)."""

    def ask(self, t: Trail) -> Ask:
        return _FACINGS

    def chosen(self, t: Trail, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Turn)
        t.face(action.to)
        return Vanguard()

    def is_consistent(self, t: Trail) -> bool:
        return t.destination is not None


@dataclass(frozen=True)
class Vanguard(Open):
    """The Indians choose which of the two village warriors is awake from the start (SC-R11)."""

    def ask(self, t: Trail) -> Ask:
        return _DESIGNATES

    def chosen(self, t: Trail, seat: Seat, action: Action) -> Phase:
        assert isinstance(action, Designate)
        if t.emitted is not None:
            t.emit("designated", warrior=action.warrior.name.lower())
        t.wake(action.warrior)
        return coach_turn(t)

    def is_consistent(self, t: Trail) -> bool:
        return t.destination is not None
