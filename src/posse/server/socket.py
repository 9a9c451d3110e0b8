"""The socket.  A connection belongs to one audience at one table."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import Final

import orjson
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from posse.kernel import Illegal
from posse.server import admission, metrics, protocol, table_actions, talk_actions
from posse.server.frames import EXTENSION, MOST_UNREAD, Read, RoundTrip, Write
from posse.server.headers import address_key, same_origin
from posse.server.live_table import LiveTable
from posse.server.logs import log
from posse.server.protocol import (
    Choose,
    Consider,
    Hello,
    Link,
    Moderate,
    Orders,
    Ping,
    Request,
    Resign,
    Say,
    Undo,
)
from posse.server.registry import TableRegistry
from posse.server.seats import COOKIE, Caller
from posse.server.store import StoreDown
from posse.server.throttle import Throttle
from posse.server.turnstile import Rank, Turnstile
from posse.table.play import Audience

PATIENCE: Final = 15.0
"""Seconds within which the first message must arrive."""
CLOSING_SECONDS: Final = 1.0
"""How long slow clients may delay the end of the server."""

PASSING: Final = ("too-fast", "too-many-sockets", "store-down")
"""Refusals after which it makes sense to connect again."""

GONE_AWAY: Final = 1001
POLICY: Final = 1008
FAULT: Final = 1011
RESTART: Final = 1012
TRY_LATER: Final = 1013


class Connection:
    """A subscriber of a table.  Nothing here waits for the client, so a slow one delays nobody else."""

    def __init__(self, websocket: WebSocket) -> None:
        self.caller = Caller("")
        self.audience: Audience = -1
        self.known_sets: set[str] = set()
        self.closing: asyncio.Task[None] | None = None
        self.hasty = 0
        """How many messages it sent too fast."""
        self._websocket: Final = websocket
        extension = websocket.scope["extensions"][EXTENSION]
        self._write: Final[Write] = extension["write"]
        self._read: Final[Read] = extension["read"]
        self._round_trip: Final[RoundTrip] = extension["round_trip"]

    async def read(self) -> bytes:
        """Return the next message; raise `WebSocketDisconnect` when the connection is closed."""
        message = await self._read()
        if message is None:
            raise WebSocketDisconnect
        return message

    def send(self, message: bytes) -> None:
        if self.closing is None:
            self._write(message)

    def round_trip(self) -> float:
        return self._round_trip()

    def check(self, answered: asyncio.Task[None]) -> None:
        """Close the connection if an answer failed; the client repeats what it sent."""
        error = None if answered.cancelled() else answered.exception()
        if isinstance(error, Illegal):
            self.close(POLICY, error.reason, again=error.reason in PASSING)
        elif error is not None:
            log.error("socket failed", exc_info=error)
            self.fault()

    def fault(self) -> None:
        """Close the connection after a fault of ours."""
        self.close(FAULT, "fault", again=True)

    def end(self, reason: str) -> None:
        self.close(POLICY, reason, again=False)

    def close(self, code: int, reason: str, again: bool) -> None:
        if self.closing is None:
            self.send(orjson.dumps({"type": "bye", "reason": reason, "again": again}))
            self.closing = asyncio.create_task(self._close(code, reason))

    async def _close(self, code: int, reason: str) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the client was faster
            await self._websocket.close(code, reason)


class SocketEndpoint:
    """The ASGI application for sockets."""

    def __init__(self, registry: TableRegistry, throttle: Throttle) -> None:
        self.registry: Final = registry
        self.throttle: Final = throttle
        self.connections: Final[set[Connection]] = set()
        self._open: Final[Counter[str]] = Counter()
        """The number of connections from each address."""
        self.turnstile: Final = Turnstile()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._serve(WebSocket(scope, receive, send))

    async def _serve(self, websocket: WebSocket) -> None:
        if not same_origin(websocket.headers, self.registry.settings.hosts):
            await websocket.close(POLICY, "other-origin")
            return
        await websocket.accept()
        connection, who = Connection(websocket), address_key(websocket)
        self.connections.add(connection)
        self._open[who] += 1
        metrics.sockets.inc()
        table: LiveTable | None = None
        try:
            table = await self._enter(websocket, connection)
            await self._listen(connection, table)
        except Illegal as refusal:
            metrics.refusals.labels(refusal.reason).inc()
            connection.send(protocol.refused("", refusal))
            connection.close(POLICY, refusal.reason, again=refusal.reason in PASSING)
        except StoreDown:
            connection.close(TRY_LATER, "store-down", again=True)
        except (TimeoutError, WebSocketDisconnect):
            connection.close(GONE_AWAY, "silent", again=True)
        except Exception:  # our own fault: log it, and keep the server running
            log.exception("socket failed")
            connection.fault()
        finally:
            metrics.sockets.dec()
            self.connections.discard(connection)
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]
            if table is not None:
                table.subscribers.discard(connection)
            if connection.closing is not None:
                await connection.closing

    async def close_all(self) -> None:
        """Ask all clients to connect again later, and wait a moment until they have received it."""
        for connection in self.connections:
            connection.close(RESTART, "restart", again=True)
        closing = [connection.closing for connection in self.connections if connection.closing is not None]
        if closing:
            await asyncio.wait(closing, timeout=CLOSING_SECONDS)

    async def _enter(self, websocket: WebSocket, connection: Connection) -> LiveTable:
        """Read the first message, which names the table; return the table."""
        who = address_key(websocket)
        self.throttle.count("request", who)
        if self._open[who] > self.throttle.most_sockets:
            raise Illegal("too-many-sockets", most=self.throttle.most_sockets)
        hello = protocol.read(await asyncio.wait_for(connection.read(), PATIENCE))
        if not isinstance(hello, Hello):
            raise Illegal("no-hello")
        if hello.protocol != protocol.VERSION:
            raise Illegal("other-protocol", protocol=protocol.VERSION)
        person = self.registry.signer.person(websocket.cookies.get(COOKIE, ""))
        grant = admission.read_link(self.registry, self.throttle, hello.token, who) if hello.token else None
        connection.caller = Caller(person, grant, who)
        if hello.table not in self.registry.tables:
            await self.turnstile.wait(Rank.PERHAPS_SEAT if grant or person else Rank.STRANGER)
        table = await admission.enter(self.registry, self.throttle, hello.table, connection.caller)
        wanted = hello.seat if grant is None or grant.seat < 0 else grant.seat
        connection.audience = table.seat_of(connection.caller, wanted)
        await self.turnstile.wait(_rank(connection, table))
        seat = None if connection.audience == table.play.spectators else connection.audience
        seats = [at for at in range(table.play.sheet.seats) if table.may(connection.caller, at)]
        host = table.may_host(connection.caller)
        welcome = {
            "type": "welcome",
            "protocol": protocol.VERSION,
            "seat": seat,
            "seats": seats,
            "host": host,
        }
        if hello.since is not None and hello.since > table.play.counts[connection.audience]:
            await table.refresh()  # the client has seen newer states, from another process
        connection.send(orjson.dumps(welcome))
        await table.greet(connection, hello.since)
        return table

    async def _listen(self, connection: Connection, table: LiveTable) -> None:
        key = f"{table.id} {connection.audience}"
        if connection.audience == table.play.spectators:
            key = connection.caller.address
        playing: set[asyncio.Task[None]] = set()
        while connection.closing is None:
            text = await connection.read()
            if connection.closing is not None:
                return  # the message was sent before the client lost its seat
            answering = self._answer(connection, table, key, text)
            if table.play.links_on:  # a choice may wait for a link that this client sends after it
                task = asyncio.create_task(answering)
                playing.add(task)
                task.add_done_callback(playing.discard)
                task.add_done_callback(connection.check)
                if len(playing) >= MOST_UNREAD:
                    await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            else:
                await answering

    async def _answer(self, connection: Connection, table: LiveTable, key: str, text: bytes) -> None:
        """Do what a message asks for, and answer it."""
        id = ""
        try:
            self.throttle.count("message", key)
            message = protocol.read(text)
            if isinstance(message, Hello):
                raise Illegal("bad-message", problem="hello again")
            id = message.id
            if isinstance(message, Consider):
                found = await table.consider(connection.audience, message.at)
                connection.send(protocol.considered(id, message.at, found))
            else:
                connection.send(protocol.ok(id, await self._do(connection, table, message)))
        except Illegal as refusal:
            if refusal.reason == "too-fast":
                connection.hasty += 1
                if connection.hasty > self.throttle.most_messages:
                    connection.close(POLICY, refusal.reason, again=True)
                id = id or protocol.id_of(text)
            metrics.refusals.labels(refusal.reason).inc()
            state = await table.present(connection.audience) if refusal.reason == "stale" else None
            connection.send(protocol.refused(id, refusal, state))

    async def _do(self, connection: Connection, table: LiveTable, message: Request) -> int:
        """Do what a message asks for; return the number of the state after it."""
        caller, at = connection.caller, connection.audience
        if isinstance(message, Ping):
            pass
        elif isinstance(message, Moderate):
            await talk_actions.moderate(table, caller, message.action, message.voice)
        elif isinstance(message, Say):
            admission.count_line(self.throttle, table, caller)
            await talk_actions.say(table, caller, message.text, message.name)
        elif at == table.play.spectators:
            raise Illegal("spectator")
        elif isinstance(message, Choose):
            begun = time.perf_counter()
            seq = await table.choose(at, message.words, message.at, message.id, caller=caller)
            metrics.durable.observe(time.perf_counter() - begun)
            return seq
        elif isinstance(message, Undo):
            return await table.undo(at, message.at, message.id)
        elif isinstance(message, Orders):
            await table_actions.give_orders(table, caller, at, message.orders)
        elif isinstance(message, Link):
            table.links.give(at, message.roll, message.link)
        elif isinstance(message, Resign):
            await table_actions.resign(table, caller, at)
        else:
            await table_actions.back(table, caller, at)
        return table.play.counts[at]


def _rank(connection: Connection, table: LiveTable) -> Rank:
    if connection.audience == table.play.spectators:
        return Rank.SPECTATOR
    return Rank.ASKED if connection.audience in table.play.timing.since else Rank.SEAT
