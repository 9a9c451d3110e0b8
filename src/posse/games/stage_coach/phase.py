"""What every phase of this game is."""

from __future__ import annotations

from posse.games.stage_coach.table import Trail
from posse.kernel import Action, Ask, Illegal, Outcome, Seat


class Phase:
    """Where the turn stands.  What a class does not say, it does not do."""

    def ask(self, t: Trail) -> Ask:
        raise NotImplementedError

    def chosen(self, t: Trail, seat: Seat, action: Action) -> Phase:
        raise TypeError(f"{type(self).__name__} asks no seat")

    def happened(self, t: Trail, outcome: Outcome) -> Phase:
        raise TypeError(f"{type(self).__name__} asks no die")

    def why(self, t: Trail, seat: Seat, action: Action) -> Illegal:
        return Illegal("not-an-option", seat=seat, action=str(action))

    def seen(self, t: Trail, seat: Seat | None) -> Phase:
        """The phase as this seat knows it."""
        raise NotImplementedError

    def sound(self, t: Trail) -> bool:
        """Whether a loaded phase fits its table."""
        raise NotImplementedError


class Open(Phase):
    """A phase that everybody at the table can see in full."""

    def seen(self, t: Trail, seat: Seat | None) -> Phase:
        return self
