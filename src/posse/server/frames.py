"""uvicorn's WebSocket with a short way in and out.  Messages need no task for each connection, those of one
turn of the event loop are written together, and what waits for a slow client is bounded.
"""

from __future__ import annotations

import asyncio
import struct
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # compiled where it can be
from websockets.http11 import Request
from websockets.protocol import OPEN

EXTENSION: Final = "posse.frames"
"""Where the ASGI scope has the functions that send and read a message."""

MOST_WAITING: Final = 2**21
"""The number of bytes that may wait for a slow client.  At first it gets all chat messages of the table.  A
client that falls further behind is cut off, and asks for what it missed when it connects again."""

MOST_UNREAD: Final = 8
"""The number of messages that a client may send ahead; further ones are read when these are answered."""

NO_TEXT: Final = 1007
"""The code with which a connection is closed that sends no UTF-8."""

MOST_CONTROL: Final = 100
"""The number of pings, pongs and fragments that a client may send in `PERIOD`.  They never reach the
application, which counts the messages."""
PERIOD: Final = 10.0
"""In seconds."""

TEXT: Final = 0x81
"""The first byte of a text message in one frame."""
MASKED: Final = 0x80
"""Set in the second byte of every frame that a client sends; its other bits are the length."""
SHORT, MEDIUM, LONG = 125, 0xFFFF, 127
"""The longest message whose length is in the second byte; the longest whose length follows in two bytes; and
the second byte where it follows in eight."""

Write = Callable[[bytes], None]
Read = Callable[[], Awaitable[bytes | None]]
RoundTrip = Callable[[], float]


class FrameProtocol(WebSocketsSansIOProtocol):
    """A connection whose application may send without waiting, and reads without a queue of ASGI events.

    Whatever waits for the client counts, also answers to its pings: a client that sends and never reads
    would otherwise fill the memory.
    """

    control_frames = 0
    period_began = 0.0

    def handle_connect(self, event: Request) -> None:
        self._frames: list[bytes] = []
        self._unread: deque[bytes] = deque()
        self._reader: asyncio.Future[None] | None = None
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {
                "write": self.write_text,
                "read": self.read,
                "round_trip": lambda: self.last_ping_rtt,
            }

    def start_keepalive(self) -> None:
        """Ping at once, to know how far away the client is."""
        if self.ping_interval:
            self.send_keepalive_ping()

    def data_received(self, data: bytes) -> None:
        """Read a short text message at once.  All else goes the long way, through a parser that takes ten
        times as long.
        """
        if self.handshake_complete and data[0] == TEXT and (message := self._short_message(data)) is not None:
            self.curr_msg_data_type = "text"
            self.frames = [message]
            self.send_receive_event_to_app()
        else:
            super().data_received(data)

    def _short_message(self, data: bytes) -> bytes | None:
        """Return the message of these bytes if they are one frame of up to 125 bytes and nothing else."""
        length = len(data) - 6
        if length < 0 or length > SHORT or data[1] != MASKED | length:
            return None
        if self.frames or self.conn.reader.buffer or self.conn.state is not OPEN or self.close_sent:
            return None  # in the middle of another frame or message, or at the end of all
        return apply_mask(data[6:], data[2:6])

    async def read(self) -> bytes | None:
        """Return the next message; None when the connection is closed."""
        while not self._unread:
            if self.close_sent or self.disconnected:
                return None
            self._reader = self.loop.create_future()
            await self._reader
        message = self._unread.popleft()
        if self.read_paused and not self._unread:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def send_receive_event_to_app(self) -> None:
        """Called when a message is complete."""
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            if self.curr_msg_data_type == "text":
                message.decode()
        except UnicodeDecodeError:
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            self._unread.append(message)
        if len(self._unread) >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        self._wake()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.close_sent:
            self._wake()

    def write_text(self, message: bytes) -> None:
        if not self._frames:
            self.loop.call_soon(self._flush)
        self._frames.append(_header(len(message)) + message)

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(frames))
            self._cut_if_slow()

    def handle_ping(self) -> None:
        if self._count():
            super().handle_ping()
            self._cut_if_slow()

    def handle_pong(self, event: Frame) -> None:
        if self._count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count():
            super().handle_cont(event)

    def _count(self) -> bool:
        """Count a frame that the application does not see; cut the client off if there are too many."""
        now = self.loop.time()
        if now - self.period_began > PERIOD:
            self.period_began, self.control_frames = now, 0
        self.control_frames += 1
        if self.control_frames > MOST_CONTROL:
            self.transport.abort()
        return self.control_frames <= MOST_CONTROL

    def _cut_if_slow(self) -> None:
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()


def _header(length: int) -> bytes:
    """Return what comes before a text message of this length."""
    if length <= SHORT:
        return bytes((TEXT, length))
    if length <= MEDIUM:
        return struct.pack("!BBH", TEXT, SHORT + 1, length)
    return struct.pack("!BBQ", TEXT, LONG, length)
