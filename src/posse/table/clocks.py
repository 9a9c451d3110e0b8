"""Clocks.  Everybody sees them, so they depend only on what everybody knows."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from posse.kernel import Seat
from posse.table.entry import Clock

SECOND: Final = 1000


class Timing:
    """Since when each awaited seat has been thinking, and how much of its reserve (`bank`) is left.

    A seat is awaited if *the public* knows that it is asked.  In a window, that is a decision of several
    seats, a seat that has answered stays awaited until the window closes: if its clock stopped, the
    others would learn that it has answered.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock: Final = clock
        self.banks = [clock.bank * SECOND] * seats
        self.since: dict[Seat, int] = {}
        self._window: dict[Seat, bool] = {}

    def moved(
        self,
        at: int,
        mover: Seat | None,
        asked: Collection[Seat],
        awaited: Collection[Seat],
        fresh: bool = False,
    ) -> None:
        """Update the clocks after a move.

        `asked` are the seats that are really asked now, `awaited` those that the public knows to be asked.
        `fresh`: the public sees another decision than before, so every clock starts again.  Otherwise the
        clocks after a window would show which seat was the last to answer in it.
        """
        for seat in list(self.since):
            # A seat that chose and is asked again has a new decision, even within one turn.
            if fresh or seat not in awaited or (seat == mover and seat in asked):
                self._stop(seat, at)
        for seat in awaited:
            if seat not in self.since:
                self.since[seat] = at
                self._window[seat] = len(awaited) > 1

    def _stop(self, seat: Seat, at: int) -> None:
        thought = at - self.since.pop(seat)
        if not self._window.pop(seat) and self.clock.turn:
            self.banks[seat] -= min(self.banks[seat], max(0, thought - self.clock.turn * SECOND))

    def resume(self, seat: Seat, since: int | None, bank: int) -> None:
        """Let the clock of a decision run on whose answer was taken back: its time has passed anyway."""
        if since is not None and seat in self.since:
            self.since[seat], self.banks[seat] = since, bank

    def deadline(self, seat: Seat) -> int | None:
        """Return when the default is played for this seat; None means never."""
        since = self.since.get(seat)
        if since is None or not self.clock.turn:
            return None
        if self._window[seat]:
            return since + (self.clock.window or self.clock.turn) * SECOND
        return since + self.clock.turn * SECOND + self.banks[seat]

    def plain(self) -> dict[str, object]:
        """Return what everybody may know of the clocks."""
        deadlines = {str(seat): self.deadline(seat) for seat in sorted(self.since)}
        return {"deadlines": deadlines, "banks": self.banks[:]}
