"""The headers of every answer, and checks of every request: origin, host and size."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from posse.kernel import Illegal

CSP: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
BODY: Final = 64 * 1024
"""The largest body of a request, in bytes."""
LARGEST: Final = 16 * 1024
"""The largest message on the socket, in bytes."""


def address(connection: HTTPConnection) -> str:
    """Return the IP address of the client.  Behind a trusted proxy uvicorn has put the true one here."""
    return connection.client.host if connection.client is not None else "?"


def address_key(connection: HTTPConnection) -> str:
    """Return what stands for a client's address wherever something is counted or shared out."""
    return network(address(connection))


@lru_cache(4096)
def network(host: str) -> str:
    """Return the network that one client has to itself: an IPv4 address, or the first 64 bits of an IPv6
    address, of which everybody gets the other 64 to choose from.
    """
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # a Unix socket, or a test
        return host
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None:
            return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))
        found = found.ipv4_mapped
    return str(found)


def known_host(host: str, names: Collection[str]) -> bool:
    """Return whether this is a name of the server: an IP address, `localhost`, or one in the settings.

    It protects against DNS rebinding: a foreign page whose name points at this server must not pass as ours.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
        if name == "localhost" or name.endswith(".localhost") or name in names or "*" in names:
            return True
        ipaddress.ip_address(name)
    except ValueError:  # neither a name nor a number
        return False
    return True


def same_origin(headers: Headers, names: Collection[str]) -> bool:
    """Return whether the page that sent the request is ours, by its `Origin`.  Programs send none, which is
    safe, because no foreign page can make them send a cookie.
    """
    host, origin = headers.get("host", ""), headers.get("origin")
    if not known_host(host, names):
        return False
    return origin is None or origin.partition("://")[2] == host


class Guard:
    """Sets the headers of every answer, and checks host, origin and size of requests.  It is pure ASGI, which
    costs almost nothing.
    """

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app: Final = app
        self.names: Final = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        refused = self._refusal(scope)
        if refused is None:
            await self.app(scope, _bounded(receive), send_with_headers)
        else:
            await _refuse(send_with_headers, *refused)

    def _refusal(self, scope: Scope) -> tuple[int, Illegal] | None:
        headers = Headers(scope=scope)
        if not known_host(headers.get("host", ""), self.names):
            return 421, Illegal("other-host")
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(headers, self.names):
            return 403, Illegal("other-origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY:
            return 413, Illegal("message-too-large", most=BODY)
        return None


class TooLarge(HTTPException):
    """A body is too large.  FastAPI lets no exception but an HTTPException pass while it reads a body."""

    def __init__(self) -> None:
        super().__init__(413)


def _bounded(receive: Receive) -> Receive:
    """Return a `receive` that counts the bytes of the body, for requests without a length."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > BODY:
                raise TooLarge
        return message

    return counted


async def unknown(_request: Request, error: Exception) -> Response:
    """Answer an HTTP error (no such page, wrong method, bad body) in the form of every refusal."""
    assert isinstance(error, HTTPException)
    match error.status_code:
        case 404:
            refusal, status = Illegal("no-such-page"), 404
        case 405:
            refusal, status = Illegal("no-such-method"), 405
        case 413:
            refusal, status = Illegal("message-too-large", most=BODY), 413
        case _:
            refusal, status = Illegal("bad-message", problem="body"), 422
    return Response(_body(refusal), status, error.headers, "application/json")


def _body(refusal: Illegal) -> bytes:
    return orjson.dumps({"reason": refusal.reason, "details": refusal.details})


async def _refuse(send: Send, status: int, refusal: Illegal) -> None:
    body = _body(refusal)
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body})
