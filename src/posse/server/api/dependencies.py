"""What the requests have in common: the caller, the table, and the form of a refusal."""

from __future__ import annotations

from typing import Annotated, Any, Final

import orjson
from fastapi import Depends, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field, JsonValue

from posse.kernel import Illegal
from posse.server import protocol
from posse.server.headers import address
from posse.server.live_table import LiveTable
from posse.server.registry import TableRegistry
from posse.server.seats import COOKIE, Caller, Grant
from posse.server.throttle import Throttle

YEAR: Final = 365 * 24 * 3600


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Refusal(Body):
    """The request was refused and nothing was changed: the reason as an id, with details."""

    reason: str
    details: dict[str, JsonValue]
    state: dict[str, JsonValue] | None = None
    """After a stale input: the current state."""


_STATUS: Final = {
    "no-such-table": 404,
    "no-such-seat": 404,
    "no-such-page": 404,
    "no-such-board": 404,
    "no-such-method": 405,
    "not-host": 403,
    "not-your-seat": 403,
    "spectator": 403,
    "bad-link": 403,
    "link-ended": 403,
    "message-too-large": 413,
    "bad-message": 422,
    "too-fast": 429,
    "store-down": 503,
}
_REFUSED: Final = 409

REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Refusal} for status in (403, 404, 409, 413, 421, 422, 429, 503)
}
TEXT_REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}}}
    for status in REFUSALS
}
"""The same for answers in plain text: FastAPI would document their refusals as plain text, too."""


def refusal_response(refusal: Illegal, state: bytes | None = None) -> Response:
    body = orjson.dumps({"reason": refusal.reason, "details": refusal.details})
    if state is not None:
        body = body[:-1] + b',"state":' + state + b"}"
    status = _STATUS.get(refusal.reason, _REFUSED)
    response = Response(body, status, media_type="application/json")
    if refusal.reason == "too-fast":
        response.headers["retry-after"] = str(refusal.details.get("seconds", 1))
    return response


def the_registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    throttle: Throttle = request.app.state.throttle
    throttle.count("request", address(request))
    return registry


RegistryHere = Annotated[TableRegistry, Depends(the_registry)]


def the_caller(request: Request, response: Response, registry: RegistryHere) -> Caller:
    """Return who sent the request.  A browser without a cookie gets one; a link must be valid."""
    cookie = request.cookies.get(COOKIE, "")
    person = registry.signer.person(cookie)
    if not person:
        cookie = registry.signer.cookie(registry.entropy(16))
        person = registry.signer.person(cookie)
        response.set_cookie(
            COOKIE, cookie, YEAR, httponly=True, samesite="lax", secure=registry.settings.secure, path="/"
        )
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token:
        return Caller(person)
    return Caller(person, the_grant(request, registry, token[:400]))


def the_grant(request: Request, registry: TableRegistry, token: str) -> Grant:
    """Return what a link grants.  Wrong links are counted: an address that tries too many must wait."""
    throttle: Throttle = request.app.state.throttle
    throttle.check("guess", address(request))
    try:
        return registry.signer.grant(token)
    except Illegal:
        throttle.count("guess", address(request))
        raise


CallerHere = Annotated[Caller, Depends(the_caller)]

TableId = Annotated[str, Path(min_length=1, max_length=64, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Path(ge=0, le=99)]


async def the_table(table: TableId, request: Request, registry: RegistryHere) -> LiveTable:
    throttle: Throttle = request.app.state.throttle
    throttle.check("guess", address(request))
    try:
        return await registry.table(table)
    except Illegal as refusal:
        if refusal.reason == "no-such-table":
            throttle.count("guess", address(request))
        raise


TableHere = Annotated[LiveTable, Depends(the_table)]


class TableAnswer(protocol.Table):
    """A table, as everybody who has its link may see it."""

    type: Any = Field("table", exclude=True)  # only messages on the socket have a type


def table_answer(table: LiveTable) -> dict[str, object]:
    return table.plain()
