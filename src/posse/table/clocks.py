"""How long each seat has thought.  Only what everybody knows moves a clock that everybody sees."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from posse.kernel import Seat
from posse.table.entry import Clock

SECOND: Final = 1000


class Timing:
    """Since when each awaited seat has been thinking, and what is left in its bank.

    Awaited is who *the public* knows to be asked: somebody who has answered in a window that is still
    open goes on being awaited, so that a clock which stops tells nothing.
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
        """Something was played: by whom, who is truly asked now, and who is known to be.

        `fresh`: the public sees another question than before, so everybody starts anew.  Else the clocks
        after a window would tell who was the last to answer in it.
        """
        for seat in list(self.since):
            # Who chose and is asked again has a new decision before it, also within one turn.
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

    def deadline(self, seat: Seat) -> int | None:
        """When the default is played for this seat; None: never."""
        since = self.since.get(seat)
        if since is None or not self.clock.turn:
            return None
        if self._window[seat]:
            return since + (self.clock.window or self.clock.turn) * SECOND
        return since + self.clock.turn * SECOND + self.banks[seat]

    def plain(self) -> dict[str, object]:
        """What everybody may know of it."""
        deadlines = {str(seat): self.deadline(seat) for seat in sorted(self.since)}
        return {"deadlines": deadlines, "banks": self.banks[:]}
