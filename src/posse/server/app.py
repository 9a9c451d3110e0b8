"""The application: the socket, the page, and the REST API under /api."""

from __future__ import annotations

import asyncio
import gc
import ipaddress
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import FrameType
from typing import TYPE_CHECKING

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from posse import __version__
from posse.server import logs, pages
from posse.server.headers import Guard, address
from posse.server.lazy_app import LazyApp
from posse.server.registry import Environment, TableRegistry
from posse.server.settings import Settings
from posse.server.store import StoreDown
from posse.server.throttle import Throttle

if TYPE_CHECKING:
    from posse.server.socket import SocketEndpoint


def create(settings: Settings, environment: Environment | None = None) -> Starlette:
    """Return a new application.  It opens nothing before it is started."""
    logs.set_up(settings.log)
    registry = TableRegistry(settings, environment)
    throttle = Throttle(settings.rate)
    endpoints: list[SocketEndpoint] = []
    sockets = LazyApp(lambda: _socket_endpoint(registry, throttle, endpoints))
    rest = LazyApp(lambda: _api(registry, throttle))

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await registry.open()
        _close_sockets_on_signals(endpoints)
        sockets.load()
        rest.load()
        _collect_garbage_seldom()
        try:
            yield
        finally:
            await registry.close()

    async def health(_request: Request) -> JSONResponse:
        """Answer whether the server is ready: sockets and the API answer, and moves can be written."""
        if not (sockets.loaded and rest.loaded):
            return JSONResponse({"status": "starting"}, 503)
        try:
            await registry.store.check_writes()
        except (StoreDown, TimeoutError):  # the log says why
            return JSONResponse({"status": "store-down"}, 503)
        return JSONResponse({"status": "ok", "version": __version__, "tables": len(registry.tables)})

    async def measures(request: Request) -> Response:
        if not settings.metrics and not _local(address(request)):
            return JSONResponse({"reason": "no-such-page", "details": {}}, 404)
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)

    app = Starlette(
        routes=[
            Route("/", pages.page),
            Route("/t/{table}", pages.page),
            Route("/replay/{table}", pages.page),
            Route("/practice/{game}", pages.page),
            Route("/words/{language}.ftl", pages.sentences),
            Route("/health", health),
            Route("/metrics", measures),
            WebSocketRoute("/socket", sockets),
            Mount("/api", rest),
            *pages.static(),
        ],
        middleware=[Middleware(Guard, names=settings.hosts)],
        exception_handlers={HTTPException: pages.not_found},
        lifespan=lifespan,
    )
    app.state.registry = registry
    return app


def _socket_endpoint(registry: TableRegistry, throttle: Throttle, endpoints: list[SocketEndpoint]) -> ASGIApp:
    from posse.server.socket import SocketEndpoint  # it imports pydantic, which is slow

    endpoints.append(SocketEndpoint(registry, throttle))
    return endpoints[0]


def _api(registry: TableRegistry, throttle: Throttle) -> ASGIApp:
    from posse.server.api import api  # FastAPI takes as long to import as everything else

    return api(registry, throttle)


def from_environment() -> Starlette:
    """Return the application of a worker process, with the settings from its environment."""
    return create(Settings.from_environment())


def _collect_garbage_seldom() -> None:
    """Let the collector of cycles run seldom.  It looks at every object of every table, and almost none of
    them is part of a cycle; modules are not looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


def _close_sockets_on_signals(endpoints: list[SocketEndpoint]) -> None:
    """On a signal, ask all clients to connect again, before uvicorn handles it and closes the sockets."""
    loop = asyncio.get_running_loop()
    leaving: set[asyncio.Task[None]] = set()

    async def leave(then: Callable[[int, FrameType | None], object], signum: int) -> None:
        for endpoint in endpoints:
            await endpoint.close_all()
        then(signum, None)

    for number in (signal.SIGTERM, signal.SIGINT):
        handler = signal.getsignal(number)
        if not callable(handler):
            continue

        def first(
            signum: int, _frame: FrameType | None, then: Callable[[int, FrameType | None], object] = handler
        ) -> None:
            loop.call_soon_threadsafe(lambda: leaving.add(loop.create_task(leave(then, signum))))

        try:
            signal.signal(number, first)
        except ValueError:
            return  # not the main thread, which alone receives signals


def _local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
