"""uvicorn's WebSocket with a short way out: messages are written at once, without a task or a queue for each
connection, and what waits for a slow client is bounded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

EXTENSION: Final = "posse.frames"
"""Where the ASGI scope has the function that sends a message."""

MOST_WAITING: Final = 2**21
"""The number of bytes that may wait for a slow client.  At first it gets all chat messages of the table.  A
client that falls further behind is cut off, and asks for what it missed when it connects again."""

Write = Callable[[bytes], None]
RoundTrip = Callable[[], float]


class FrameProtocol(WebSocketsSansIOProtocol):
    """A connection whose application may send without waiting.

    Whatever waits for the client counts, also answers to its pings: a client that sends and never reads
    would otherwise fill the memory.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {
                "write": self.write_text,
                "round_trip": lambda: self.last_ping_rtt,
            }

    def start_keepalive(self) -> None:
        """Ping at once, to know how far away the client is."""
        if self.ping_interval:
            self.send_keepalive_ping()

    def write_text(self, message: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(Frame(Opcode.TEXT, message).serialize(mask=False))
            self._cut_if_slow()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._cut_if_slow()

    def _cut_if_slow(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()
