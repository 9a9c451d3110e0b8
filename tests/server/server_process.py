"""A server in a process of its own, and its clients over real sockets."""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import httpx2 as httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from posse.table.moment import StateReader

Message = dict[str, Any]

PATIENCE: Final = 120
"""Seconds after which a process that has not started or stopped counts as failed."""


class Running:
    """`posse serve`, as an operator starts it."""

    def __init__(self, database: str | Path, *arguments: str, port: int | None = None) -> None:
        command = [sys.executable, "-m", "posse", "serve", "--database", str(database), "--log", "json"]
        usual = {"--rate": "0", "--bot-pace": "1"}
        quick = [word for name, value in usual.items() if name not in arguments for word in (name, value)]
        place = ["--port", str(port)] if port is not None else ["--port", "0"]
        # Without stored bytecode every start takes seconds.
        environment = {**os.environ, "POSSE_LANG": "en", "PYTHONDONTWRITEBYTECODE": ""}
        self.process = subprocess.Popen(
            [*command, *place, *quick, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
        )
        self.lines: list[str] = []
        ready: queue.Queue[str | None] = queue.Queue()
        self._reader = threading.Thread(target=self._read, args=(ready,), daemon=True)
        self._reader.start()
        try:
            address = ready.get(timeout=PATIENCE)
        except queue.Empty:
            address = None
        if address is None:
            self.kill()
            raise RuntimeError("the server did not start:\n" + "\n".join(self.lines))
        self.address = address.rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def _read(self, ready: queue.Queue[str | None]) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines.append(line.rstrip("\n"))
            if "http://" in line:
                ready.put(line[line.index("http://") :].strip())
        ready.put(None)

    def client(self) -> httpx.Client:
        """Return a new browser, which keeps its cookie.  It loads no certificates, which would be slow."""
        return httpx.Client(base_url=self.address, timeout=60, verify=False)

    def kill(self) -> None:
        """Kill the process at once."""
        self.process.kill()
        self._ended()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        self._ended()
        return self.process.returncode

    def _ended(self) -> None:
        """Stop the process.  One that does not end is killed, so that it does not delay the next tests."""
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired as error:
            self.process.kill()
            self.process.wait()
            raise RuntimeError("the server did not stop:\n" + "\n".join(self.lines[-20:])) from error
        self._reader.join(PATIENCE)
        # Closing a pipe that a thread still reads would block without end.
        assert not self._reader.is_alive(), "something that the server started has outlived it"
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def running(database: str | Path, *arguments: str) -> Iterator[Running]:
    server = Running(database, *arguments)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Seated:
    """A socket of one audience of a table."""

    def __init__(self, address: str, table: str, token: str | None = None, since: int | None = None) -> None:
        self._open = ExitStack()
        url = address.replace("http", "ws", 1) + "/socket"
        self.socket: ClientConnection = self._open.enter_context(connect(url, max_size=None))
        self.raw: list[str] = []
        """Every frame received, byte for byte."""
        self.state: Message | None = None
        """The last one, made whole."""
        self._reader: Final = StateReader()
        self.table: Message | None = None
        self.events: list[Message] = []
        hello: Message = {"type": "hello", "protocol": 2, "table": table}
        if token is not None:
            hello["token"] = token
        if since is not None:
            hello["since"] = since
        self.send(hello)

    def send(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float | None = 60) -> Message:
        """Return the next message; the last state and the last table are kept."""
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Message = json.loads(text)
        self._note(message)
        if isinstance(message.get("state"), dict):
            self._note(message["state"])
        return message

    def _note(self, message: Message) -> None:
        if message["type"] == "state":
            self.state = self._reader.read(message)
            self.events += message["events"]
        elif message["type"] == "table":
            self.table = message

    def until(self, wanted: Callable[[Message], bool], timeout: float = 60) -> Message:
        while not wanted(message := self.receive(timeout)):
            pass
        return message

    def choose(self, words: str, at: int | None = None, id: str = "") -> Message:
        """Choose, and wait for the answer: `ok` or `refused`."""
        id = id or uuid.uuid4().hex
        seq = at if at is not None else self.state["seq"] if self.state else 0
        self.send({"type": "choose", "id": id, "at": seq, "words": words})
        return self.until(lambda message: message.get("id") == id)

    @property
    def over(self) -> bool:
        return self.state is not None and "ranks" in self.state

    def close(self) -> None:
        self._open.close()

    def __enter__(self) -> Seated:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def play_on(seat: Seated, pick: Callable[[Message], str]) -> None:
    """Play to the end of the game, choosing by `pick` whenever asked."""
    try:
        while not seat.over:
            if seat.state is not None and "prompt" in seat.state:
                answer = seat.choose(pick(seat.state))
                assert answer["type"] == "ok" or answer["reason"] == "stale", answer
                if answer["type"] == "ok" and seat.state["seq"] < answer["seq"]:
                    seat.until(lambda message: message["type"] == "state")
            else:
                seat.receive(60)
    except ConnectionClosed as error:
        raise AssertionError(f"dropped: {error}") from error


def make(client: httpx.Client, game: str, **wanted: object) -> tuple[str, str]:
    """Make a table; return its id, and the host's link."""
    answer = client.post("/api/tables", json={"game": game, **wanted})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"], made["host"]


def sit(server: Running, table: str, seat: int, name: str = "") -> str:
    """Seat a new client; return the seat's link."""
    with server.client() as client:
        answer = client.post(f"/api/tables/{table}/seats/{seat}", json={"name": name or f"seat {seat}"})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["token"])
