"""Two real servers with one clock, which only the test moves, and the sockets of all seats at both.

Chance follows a script.  Both servers make the same secrets, names and delays, so that they differ only in
what was played.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx2 as httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from posse.kernel import Chance, Illegal, Outcome, Seat
from posse.server import table_actions
from posse.server.app import create
from posse.server.live_table import LiveTable
from posse.server.registry import Environment, TableRegistry
from posse.server.seats import Caller
from posse.server.serve import LOCAL, WEBSOCKETS, bind
from posse.server.settings import Settings
from posse.table.play import Audience, Play

HOUR: Final = 3_600_000
THOUGHT: Final = 4_500
"""The delay of an order here: the middle of the range at a live table."""


@dataclass
class Clock:
    now: int = 1_800_000_000_000


@dataclass
class Line:
    """A socket, read in order."""

    socket: ClientConnection
    fences: int = 0

    async def answered(self, message: Mapping[str, object]) -> list[bytes]:
        """Send this, and return all frames up to its answer, byte for byte."""
        await self.socket.send(json.dumps(message))
        mark = b'"id":"%b"' % str(message["id"]).encode()
        frames: list[bytes] = []
        while not frames or mark not in frames[-1][:100]:
            frames.append(await self.socket.recv(decode=False))
        return frames

    async def told(self, *messages: str) -> list[bytes]:
        """Send these, and return all frames until they have been answered."""
        for message in messages:
            await self.socket.send(message)
        self.fences += 1
        return await self.answered({"type": "ping", "id": f"fence-{self.fences}"})


@dataclass
class Side:
    """One of the two servers, and all clients at its table."""

    clock: Clock
    house: TableRegistry
    address: str
    client: httpx.AsyncClient
    dice: tuple[str, ...] = ()
    numbers: Iterator[int] = field(default_factory=lambda: iter(range(0)))
    """The seed of its entropy."""
    table: LiveTable = field(init=False)
    tokens: list[str] = field(default_factory=list)
    cookies: list[str] = field(default_factory=list)
    lines: dict[Seat | None, Line] = field(default_factory=dict)
    """The socket of each seat; None for the spectators."""

    @property
    def play(self) -> Play:
        return self.table.play

    def audience(self, seat: Seat | None) -> Audience:
        return self.play.spectators if seat is None else seat

    @property
    def path(self) -> str:
        return f"/tables/{self.table.id}"

    def link(self, seat: Seat) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    async def request(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: object = None
    ) -> httpx.Response:
        self.client.cookies.clear()  # each client sends its own
        return await self.client.request(method, f"/api{path}", headers=dict(headers or {}), json=body)

    async def make(self, game: str, seats: int, options: Mapping[str, object], clock: object) -> str:
        """Make a table with a client at each seat; return the host's link."""
        body = {"game": game, "seats": seats, "options": dict(options), "clock": clock, "open": True}
        made = (await self.request("POST", "/tables", body=body)).json()
        self.table = await self.house.table(made["table"])
        self.tokens, self.cookies = [], []
        for seat in range(seats):
            sat = await self.request("POST", f"{self.path}/seats/{seat}", body={"name": f"s{seat}"})
            self.tokens.append(sat.json()["token"])
            self.cookies.append(sat.headers["set-cookie"].partition(";")[0])
        return str(made["host"])

    async def come(self, seat: Seat | None, since: int | None = None) -> None:
        """Open a socket for an audience; its older one is closed."""
        if seat in self.lines:
            await self.lines.pop(seat).socket.close()
        url = self.address.replace("http", "ws", 1) + "/socket"
        self.lines[seat] = Line(await connect(url, max_size=None, max_queue=None))
        hello: dict[str, object] = {"type": "hello", "protocol": 2, "table": self.table.id}
        if seat is not None:
            hello["token"] = self.tokens[seat]
        if since is not None:
            hello["since"] = since
        await self.lines[seat].socket.send(json.dumps(hello))

    async def do(self, seat: Seat, **message: object) -> None:
        """Send something from an audience that is not watched; it must not be refused."""
        frames = await self.lines[seat].answered({"id": f"{self.play.seq}", **message})
        assert frames[-1].startswith(b'{"type":"ok"'), frames[-1]

    async def played(self, words: str, since: int) -> None:
        """Let the server make this automatic move, because its time has come."""
        self.table.on_change()
        while True:
            stored = await self.table.history()
            # It is durable a moment before anybody is told.
            if words in stored.inputs[since:] and self.table.play.seq >= stored.seq:
                return
            await asyncio.sleep(0.0005)

    async def leave(self) -> None:
        """Resign all seats and disconnect, so that no clock runs at a table that is not used any more."""
        while self.lines:
            await self.lines.popitem()[1].socket.close()
        for seat, token in enumerate(self.tokens):
            with suppress(Illegal):  # it is over
                await table_actions.resign(self.table, Caller("", self.house.signer.grant(token)), seat)


@dataclass(frozen=True)
class Script:
    """A source of chance that follows a record."""

    side: Side

    def answer(self, ask: Chance, number: int) -> tuple[Outcome, bytes]:
        kind, words = self.side.dice[number].split(" ", 2)[1:]
        assert kind == ask.kind
        return ask.parse(words), b"path %d" % number if kind == "shot" else b""


@dataclass
class TwoServers:
    clock: Clock
    sides: tuple[Side, Side]
    tables: int = 0

    def next_table(self, dice: tuple[tuple[str, ...], tuple[str, ...]]) -> None:
        self.tables += 1
        self.clock.now += HOUR
        for side, words in zip(self.sides, dice, strict=True):
            side.dice = words
            side.numbers = iter(range(1_000_000 * self.tables, 1_000_000 * (self.tables + 1)))


@asynccontextmanager
async def open_house(directory: Path, clock: Clock) -> AsyncIterator[Side]:
    def entropy(size: int) -> bytes:
        return hashlib.sha256(b"%d" % next(side.numbers)).digest()[:size]

    world = Environment(lambda: clock.now, entropy, lambda: 0.5, lambda *_: Script(side))
    app = create(Settings(str(directory / "posse.db"), rate=0, log="none", bot_pace=HOUR * 1000), world)
    bound = bind(LOCAL, 0)
    config = uvicorn.Config(app, **WEBSOCKETS, log_config=None, access_log=False)
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started:
        await asyncio.sleep(0.01)
    address = f"http://{LOCAL}:{bound.getsockname()[1]}"
    try:
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            side = Side(clock, app.state.registry, address, client)
            yield side
    finally:
        server.should_exit = True
        await serving
        bound.close()


@asynccontextmanager
async def open_two_servers(directory: Path) -> AsyncIterator[TwoServers]:
    clock = Clock()
    async with AsyncExitStack() as stack:
        here, there = [
            await stack.enter_async_context(open_house(directory / name, clock)) for name in ("here", "there")
        ]
        yield TwoServers(clock, (here, there))
