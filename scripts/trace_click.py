"""Follow one click through the server: which functions of ours run, in which files.

python3 run.py python scripts/trace_click.py [GAME] [--list]

Players sit at a real table (a file, sockets, the store's own thread).  After a few moves one of them chooses,
and every function of `posse` that runs until all of them have received it counts once.  A lambda counts as
part of the function around it.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import orjson

import posse
import posse.server.api  # otherwise another thread loads it while we trace
from posse.server import table_actions
from posse.server.app import create
from posse.server.frames import EXTENSION
from posse.server.protocol import VERSION
from posse.server.registry import TableRegistry, TableRequest
from posse.server.seats import Caller
from posse.server.settings import Settings

SOURCE = str(Path(posse.__file__).parent)
MOVES = 6
"""The number of choices before the one that is traced."""
Place = tuple[str, str]
"""A file and a function in it."""


class Tracer:
    """Records every function of ours that runs a line of its own while it is switched on, in any thread.

    A coroutine that only waits for another one is resumed with it, but runs no line: it does not count.
    """

    def __init__(self) -> None:
        self.on = False
        self.found: dict[Place, None] = {}

    def __call__(self, frame: FrameType, event: str, _argument: object) -> Tracer | None:
        code = frame.f_code
        if not code.co_filename.startswith(SOURCE):
            return None
        if self.on and event == "line" and "<" not in code.co_name:
            self.found[code.co_filename.removeprefix(SOURCE + "/"), code.co_qualname] = None
        return self


class Client:
    """A browser's socket, connected directly to the application."""

    def __init__(self, app: Any, table: str, token: str) -> None:
        self.to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.to_server: asyncio.Queue[bytes] = asyncio.Queue()
        self.received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        headers = [(b"host", b"127.0.0.1")]
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "path": "/socket",
            "raw_path": b"/socket",
            "query_string": b"",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "scheme": "ws",
            "root_path": "",
            "subprotocols": [],
            "http_version": "1.1",
            "extensions": {
                EXTENSION: {"write": self._written, "read": self.to_server.get, "round_trip": float}
            },
        }
        self.to_app.put_nowait({"type": "websocket.connect"})
        self.say({"type": "hello", "protocol": VERSION, "table": table, "token": token})
        self.state: dict[str, Any] = {}
        self.task = asyncio.create_task(app(scope, self.to_app.get, self._sent))

    def say(self, message: dict[str, Any]) -> None:
        self.to_server.put_nowait(orjson.dumps(message))

    async def _sent(self, message: dict[str, Any]) -> None:
        """Called when the socket is accepted or closed."""

    def _written(self, message: bytes) -> None:
        self.received.put_nowait(orjson.loads(message))

    async def until(self, kind: str) -> None:
        while True:
            message = await asyncio.wait_for(self.received.get(), 10)
            if message["type"] == "state":
                self.state = message
            if message["type"] == kind:
                return


async def follow(game: str, tracer: Tracer) -> str:
    """Play a few moves, then one under the tracer, and return that choice in words."""
    rng = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        app = create(Settings(database=f"{folder}/posse.db", log="none", rate=0))
        async with app.router.lifespan_context(app):
            registry: TableRegistry = app.state.registry
            table = await registry.make(TableRequest(game), "host")
            seats = range(table.play.sheet.seats)
            for seat in seats:
                await table_actions.sit(table, Caller(f"person {seat}"), seat, f"p{seat}")
            await table_actions.start(table, Caller("host"), "")
            clients = [Client(app, table.id, registry.link(table, seat)) for seat in seats]
            for client in clients:
                await client.until("state")
            for number in range(MOVES + 1):
                words = await _choose(clients, table, rng, number, tracer)
            tracer.on = False
            for client in clients:
                client.task.cancel()
    return words


async def _choose(clients: list[Client], table: Any, rng: random.Random, number: int, tracer: Tracer) -> str:
    seat = table.play.asked[0]
    counts = table.play.counts[:]
    words = str(rng.choice(table.play.briefs()[seat].options).words)
    tracer.on = number == MOVES
    clients[seat].say({"type": "choose", "id": f"c{number}", "at": counts[seat], "words": words})
    await clients[seat].until("ok")
    for at, client in enumerate(clients):
        while client.state.get("seq", 0) < table.play.counts[at]:
            await client.until("state")
    return words


def main() -> int:
    parser = argparse.ArgumentParser(description="Count the functions that one click runs on the server.")
    parser.add_argument("game", nargs="?", default=posse.games()[-1])
    parser.add_argument("--list", action="store_true", help="name them all")
    given = parser.parse_args()
    tracer = Tracer()
    threading.settrace(tracer)
    sys.settrace(tracer)
    words = asyncio.run(follow(given.game, tracer))
    sys.settrace(None)
    files = Counter([file for file, _ in tracer.found])
    if given.list:
        for file, function in tracer.found:
            print(f"  {file:44} {function}")
    for file, count in files.most_common():
        print(f"{count:4}  {file}")
    print(f"{given.game}, {words!r}: {len(tracer.found)} functions in {len(files)} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
