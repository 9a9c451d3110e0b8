"""Events: what happened, and which seats are told of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from posse.kernel.ask import Seat

Value = int | str | tuple[int, ...] | tuple[str, ...]

EVERYONE: None = None


class Event(NamedTuple):
    """Something that happened: an id and its arguments, for logs, animations and bots."""

    kind: str
    args: Mapping[str, Value]
    audience: tuple[Seat, ...] | None = EVERYONE

    def heard_by(self, seat: Seat | None) -> bool:
        """Return whether this seat is told of the event; a spectator is seat None."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def plain(self) -> dict[str, object]:
        return {"event": self.kind, **self.args}

    def __str__(self) -> str:
        args = " ".join([f"{name}={value}" for name, value in self.args.items()])
        return f"{self.kind} {args}".rstrip()
