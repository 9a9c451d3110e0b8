"""What is told of a change, and to whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from posse.kernel.ask import Seat

Value = int | str | tuple[int, ...] | tuple[str, ...]

EVERYONE: None = None


class Event(NamedTuple):
    """Something that happened: an id and its particulars, for the log, the animation, the memory."""

    kind: str
    args: Mapping[str, Value]
    audience: tuple[Seat, ...] | None = EVERYONE

    def heard_by(self, seat: Seat | None) -> bool:
        """Spectators (seat None) hear what everyone hears."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def plain(self) -> dict[str, object]:
        return {"event": self.kind, **self.args}

    def __str__(self) -> str:
        told = " ".join([f"{name}={value}" for name, value in self.args.items()])
        return f"{self.kind} {told}".rstrip()
