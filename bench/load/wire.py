"""The client's connections: a minimal WebSocket, and JSON over HTTP.

They are written by hand because the client shares two cores with the server that it loads: a frame must cost
almost nothing.  No compression is offered, so neither server compresses.
"""

from __future__ import annotations

import asyncio
import base64
import http.client
import json
import os
import struct
from collections.abc import Callable
from typing import Final, Protocol

HOST: Final = "127.0.0.1"
PATIENCE: Final = 30.0
"""Seconds after which something expected counts as lost."""

_TEXT: Final = 0x81
_PONG: Final = 0x8A
_CLOSE: Final = 0x88
_PING: Final = 0x89


class Heard(Protocol):
    """Receives the text of every frame."""

    def __call__(self, text: bytes, /) -> None: ...


class Refused(Exception):  # noqa: N818 - it names what happened
    """The server refused a request."""


class Socket(asyncio.Protocol):
    """A connection.  A fragmented message is an error: neither server sends any."""

    def __init__(self, heard: Heard, lost: Callable[[], None]) -> None:
        self._heard, self._lost = heard, lost
        self._buffer = b""
        self._write: Callable[[bytes], None] = _nowhere
        self._transport: asyncio.Transport | None = None
        self._closing = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, port: int, path: str, heard: Heard, lost: Callable[[], None]) -> Socket:
        loop = asyncio.get_running_loop()
        transport, socket = await loop.create_connection(lambda: cls(heard, lost), HOST, port)
        socket._transport, socket._write = transport, transport.write
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            f"GET {path} HTTP/1.1",
            f"Host: {HOST}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "",
            "",
        )
        transport.write("\r\n".join(lines).encode())
        async with asyncio.timeout(PATIENCE):
            await socket.opened
        return socket

    def send(self, text: bytes) -> None:
        self._write(_frame(_TEXT, text))

    async def close(self) -> None:
        self._closing = True
        if self._ended.done():
            return
        self._write(_frame(_CLOSE, b"\x03\xe8"))
        assert self._transport is not None
        self._transport.close()
        try:
            await asyncio.wait_for(asyncio.shield(self._ended), PATIENCE)
        except TimeoutError:  # the server does not read what we sent
            self._transport.abort()

    # -- what asyncio calls

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self.opened.done():
            head, blank, buffer = buffer.partition(b"\r\n\r\n")
            if not blank:
                self._buffer = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.opened.set_exception(Refused(head.splitlines()[0].decode()))
                return
            self.opened.set_result(None)
        self._buffer = self._take(buffer)

    def connection_lost(self, exc: Exception | None) -> None:
        self._ended.set_result(None)
        if not self.opened.done():
            self.opened.set_exception(Refused("the connection was closed before it was open"))
        elif not self._closing:
            self._lost()

    # -- frames

    def _take(self, buffer: bytes) -> bytes:
        """Handle all complete frames; keep the rest until more data arrives."""
        start, end = 0, len(buffer)
        while end - start >= 2:
            kind, size = buffer[start], buffer[start + 1]
            body = start + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                if end - body < wide:
                    break
                size = int.from_bytes(buffer[body : body + wide], "big")
                body += wide
            if end - body < size:
                break
            start = body + size
            if kind == _TEXT:
                self._heard(buffer[body:start])
            elif kind == _PING:
                self._write(_frame(_PONG, buffer[body:start]))
            elif kind not in (_PONG, _CLOSE):
                raise Refused(f"a frame of the kind {kind:#x}")
        return buffer[start:]


class Api:
    """JSON over a persistent connection."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)

    def post(self, path: str, body: object, token: str = "") -> dict[str, object]:
        headers = {
            "Content-Type": "application/json",
            **({"Authorization": f"Bearer {token}"} if token else {}),
        }
        self._connection.request("POST", path, json.dumps(body), headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if not 200 <= answer.status < 300:
            raise Refused(f"POST {path}: {answer.status} {text[:200]!r}")
        told = json.loads(text) if text else {}
        assert isinstance(told, dict)
        return told

    def close(self) -> None:
        self._connection.close()


def _frame(kind: int, body: bytes) -> bytes:
    """Return a frame.  Clients must mask; a mask of zeroes costs us nothing, and the server the same."""
    size = len(body)
    if size < 126:
        return bytes((kind, 0x80 | size, 0, 0, 0, 0)) + body
    return struct.pack("!BBH4x", kind, 0x80 | 126, size) + body


def _nowhere(_data: bytes) -> None:
    raise Refused("not connected yet")
