"""A server with rate limits, which `Running` turns off for other tests."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx2 as httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.services import free_port


class Strict:
    """`posse serve` behind a proxy that passes on the address of the client, with cookies for HTTPS only."""

    rate = 10

    def __init__(self, folder: Path) -> None:
        port = free_port()
        self.address = f"http://localhost:{port}"
        command = [sys.executable, "-m", "posse", "serve", "--database", str(folder / "posse.db")]
        limits = ["--port", str(port), "--rate", str(self.rate), "--proxy", "127.0.0.1", "--secure"]
        with (folder / "log").open("wb") as log:
            self.process = subprocess.Popen([*command, *limits], stdout=log, stderr=log)

    @classmethod
    @contextmanager
    def started(cls, folder: Path) -> Iterator[Strict]:
        found = cls(folder)
        try:
            while not found.answers():
                time.sleep(0.05)
            yield found
        finally:
            found.process.terminate()
            found.process.wait(60)

    def client(self) -> httpx.Client:
        return httpx.Client(base_url=self.address, timeout=60, verify=False)

    def knock(self, address: str, table: str) -> str:
        """Return why a spectator's socket from this address is refused; empty if it is not."""
        with self.crowd(address, table, 1) as [reason]:
            return reason

    @contextmanager
    def crowd(self, address: str, table: str, size: int) -> Iterator[list[str]]:
        """Open sockets from one address, slowly enough; yield why each was refused."""
        reasons, url = [], self.address.replace("http", "ws", 1) + "/socket"
        with ExitStack() as opened:
            for _ in range(size):
                came = {"x-forwarded-for": address}
                line = opened.enter_context(connect(url, additional_headers=came))
                with suppress(ConnectionClosed):  # it may have been refused already
                    line.send(json.dumps({"type": "hello", "protocol": 2, "table": table}))
                reasons.append(str(json.loads(line.recv()).get("reason", "")))
                time.sleep(1 / self.rate)
            yield reasons

    def answers(self) -> bool:
        assert self.process.poll() is None, "it did not start"
        try:
            return httpx.get(f"{self.address}/health", verify=False).is_success
        except httpx.TransportError:
            return False
