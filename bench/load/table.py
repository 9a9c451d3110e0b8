"""A live table, from the side of its clients."""

from __future__ import annotations

import asyncio
import random
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Final

from bench.load.wire import Socket

now: Final = time.perf_counter


class Table(ABC):
    """A socket for each seat, and at most one move under way.

    The latency of a move is the time from sending it until the last seat has received it.
    """

    path: str
    """The address to which its sockets connect."""

    def __init__(self, rng: random.Random, seats: int) -> None:
        self.rng: Final = rng
        self.seats: Final = seats
        self.sockets: list[Socket] = []
        self.over = False
        self.sent = 0
        self.refusals: Final[Counter[str]] = Counter()
        self.lost = 0
        """The number of connections that the server ended."""
        self.ready: Callable[[Table], None] = _unwatched
        """Called when the next move can be made."""
        self._begun = self._last = 0.0
        self._frames = 0
        self._underway = False

    # -- for the load

    async def connect(self, port: int) -> None:
        self.sockets = [
            await Socket.open(port, self.path, partial(self._hear, seat), self._gone)
            for seat in range(self.seats)
        ]
        for seat in range(self.seats):
            self.greet(seat)

    async def close(self) -> None:
        await asyncio.gather(*[socket.close() for socket in self.sockets])

    @property
    def free(self) -> bool:
        """Return whether a move can be made now."""
        return not (self._underway or self.over) and self.asked()

    @property
    def underway(self) -> bool:
        return self._underway

    def move(self) -> None:
        """Send a move; the table must be free."""
        self._underway = True
        self._frames = 0
        self.sent += 1
        seat, text = self.choose()
        self._begun = self._last = now()
        self.sockets[seat].send(text)

    def lag(self) -> tuple[float, int]:
        """Return the latency of the last move, and the number of frames that it took."""
        return self._last - self._begun, self._frames

    # -- for each server's protocol

    @property
    @abstractmethod
    def moves(self) -> int:
        """Return how many moves the server has acknowledged."""

    @abstractmethod
    def greet(self, seat: int) -> None:
        """Return the first message of a seat's client."""

    @abstractmethod
    def hear(self, seat: int, text: bytes) -> bool:
        """Handle a frame; return whether it has a new state of the game."""

    @abstractmethod
    def asked(self) -> bool:
        """Return whether a seat has received that it is asked."""

    @abstractmethod
    def choose(self) -> tuple[int, bytes]:
        """Return a seat that is asked, and what it sends."""

    @abstractmethod
    def settled(self) -> bool:
        """Return whether the move under way has been answered, so that the next can be made."""

    def _hear(self, seat: int, text: bytes) -> None:
        at = now()
        if self.hear(seat, text):
            self._last = at
            self._frames += 1
        if self._underway and self.settled():
            self._underway = False
        # Even with no move under way: the next decision may arrive after the answer to the last move.
        if self.free:
            self.ready(self)

    def _gone(self) -> None:
        self.lost += 1


def _unwatched(_table: Table) -> None:
    pass
