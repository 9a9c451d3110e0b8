"""The REST API: the same tables, with plain requests.  OpenAPI is served under /api/openapi.json."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import Response

from posse import __version__
from posse.kernel import Illegal
from posse.server import metrics
from posse.server.api import games, play, practice, reports, seats, study, tables
from posse.server.api.dependencies import refusal_response
from posse.server.headers import unknown
from posse.server.registry import TableRegistry
from posse.server.store import StoreDown
from posse.server.throttle import Throttle

ABOUT = """Tables for people, bots and programs.  A browser is identified by its cookie; a program sends
`Authorization: Bearer LINK` with the link that it received for a seat, or for the table that it made.  A
refusal has an id (`reason`) and its arguments (`details`), never a sentence.  For live play use the socket:
see docs/protocol.md."""

ROUTERS = (
    games.router,
    tables.router,
    seats.router,
    play.router,
    study.router,
    reports.router,
    practice.router,
)


def api(registry: TableRegistry, throttle: Throttle) -> FastAPI:
    app = FastAPI(
        title="Posse",
        version=__version__,
        description=ABOUT,
        docs_url=None,  # both pages would load their scripts from other servers
        redoc_url=None,
        separate_input_output_schemas=False,
    )
    app.state.registry = registry
    app.state.throttle = throttle
    for router in ROUTERS:
        app.include_router(router)
    app.add_exception_handler(Illegal, _illegal)
    app.add_exception_handler(StoreDown, _store_down)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _unknown)
    return app


async def _illegal(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Illegal)
    metrics.refusals.labels(error.reason).inc()
    return refusal_response(error)


async def _store_down(_request: Request, _error: Exception) -> Response:
    return refusal_response(Illegal("store-down"))


async def _invalid(_request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"]][:5])
    problem = f"{first['type']} {where}"[:80].encode(errors="replace").decode()  # a key may be invalid UTF-8
    return refusal_response(Illegal("bad-message", problem=problem))


async def _unknown(request: Request, error: Exception) -> Response:
    response = await unknown(request, error)
    if "allow" in response.headers:
        response.headers["allow"] = ", ".join(sorted(_methods(request)))
    return response


def _methods(request: Request) -> set[str]:
    """Return all methods of this path.  Several routes may share it; FastAPI would name one route's only."""
    path = request.scope["path"].removeprefix(request.scope["root_path"])
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    return {method for route in routes if route.path_regex.match(path) for method in route.methods or ()}
