"""Start the server, with defaults for one machine or with an operator's settings."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import uvicorn

from posse.kernel import Illegal
from posse.server.bus import bus_for
from posse.server.headers import LARGEST
from posse.server.settings import Settings
from posse.server.store import Store, StoreDown

PORT: Final = 4141
LOCAL: Final = "127.0.0.1"
WEBSOCKETS: Final[dict[str, Any]] = {
    "ws": "posse.server.frames:FrameProtocol",
    "ws_max_size": 4 * LARGEST,
    "ws_per_message_deflate": False,  # it is slow, and compressed sizes leak content (as in CRIME)
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
}


@dataclass(frozen=True)
class Listening:
    """Where the server listens."""

    host: str = LOCAL
    port: int | None = None
    """None: 4141 if it is free, else any free port."""
    workers: int = 1
    proxy: str = ""
    """IP addresses of trusted proxies, which pass on the address of the client."""


def serve(settings: Settings, listening: Listening, ready: Callable[[str], None]) -> None:
    """Run the server until it is stopped.  `ready` is called with its address once it answers."""
    if listening.workers > 1 and settings.bus_url() == "memory":
        raise Illegal("needs-bus", workers=listening.workers)
    _check(settings)
    bound = bind(listening.host, listening.port)
    address = _address(bound, listening.host)
    settings.export()
    config = uvicorn.Config(
        "posse.server.app:from_environment",
        factory=True,
        workers=listening.workers,
        **WEBSOCKETS,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(listening.proxy),
        forwarded_allow_ips=listening.proxy or None,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )
    if listening.workers > 1:
        from uvicorn.supervisors import Multiprocess

        threading.Thread(target=_when_healthy, args=(address, ready), daemon=True).start()
        Multiprocess(config, sockets=[bound]).run()
    else:
        # After closing, uvicorn raises the signal again; a server that was asked to stop has not failed.
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda _number, _frame: sys.exit(0))
        _Server(config, lambda: ready(address)).run(sockets=[bound])


def _check(settings: Settings) -> None:
    """Check the settings before anything listens, and migrate the database once for all workers."""
    bus_for(settings.bus_url())
    try:
        store = Store.open(settings.database)
    except StoreDown:
        raise Illegal("store-down") from None
    asyncio.run(store.close())


def _when_healthy(address: str, ready: Callable[[str], None]) -> None:
    """Call `ready` once a worker answers."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    while True:
        with suppress(OSError), direct.open(f"{address}health", timeout=5):
            break
        time.sleep(0.1)
    ready(address)


class _Server(uvicorn.Server):
    """A server that calls `ready` when it has started."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def bind(host: str, port: int | None) -> socket.socket:
    """Return a socket bound to this address; without `port`, to 4141 or any free port."""
    wanted = [port] if port is not None else [PORT, 0]
    for number in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
        except OSError:
            found.close()
            continue
        found.set_inheritable(True)
        return found
    raise Illegal("port-taken", host=host, port=str(wanted[0] or 0))


def open_browser(address: str) -> None:
    """Open a browser without waiting for it; do nothing if there is none."""
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _address(bound: socket.socket, host: str) -> str:
    shown = "localhost" if host in ("", "0.0.0.0", "::", LOCAL, "::1") else host
    shown = f"[{shown}]" if ":" in shown else shown
    return f"http://{shown}:{bound.getsockname()[1]}/"
