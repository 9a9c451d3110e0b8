"""What the requests have in common: the caller, the table, and the form of a refusal."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Final

import orjson
from fastapi import Depends, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field, JsonValue

from posse.kernel import Illegal
from posse.server import admission, protocol
from posse.server.finished import Kind, cost
from posse.server.headers import address_key
from posse.server.live_table import LiveTable
from posse.server.registry import TableRegistry
from posse.server.seats import COOKIE, Caller, Grant
from posse.server.throttle import Throttle
from posse.table.play import Audience

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
    "muted": 403,
    "removed": 403,
    "talk-closed": 403,
    "message-too-large": 413,
    "bad-message": 422,
    "too-fast": 429,
    "too-many-sockets": 429,
    "too-many-tables": 429,
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
    throttle.count("request", address_key(request))
    return registry


RegistryHere = Annotated[TableRegistry, Depends(the_registry)]


def the_sender(request: Request, registry: RegistryHere) -> Caller:
    """Return who sent the request: by a cookie if there is one, and by a link, which must be valid."""
    person, who = registry.signer.person(request.cookies.get(COOKIE, "")), address_key(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    grant = the_grant(request, registry, token[:400]) if scheme.lower() == "bearer" and token else None
    return Caller(person, grant, who)


SenderHere = Annotated[Caller, Depends(the_sender)]


def the_caller(sender: SenderHere, response: Response, registry: RegistryHere) -> Caller:
    """Return who sent the request.  A browser without a cookie gets one."""
    if sender.person:
        return sender
    cookie = registry.signer.cookie(registry.entropy(16))
    response.set_cookie(
        COOKIE, cookie, YEAR, httponly=True, samesite="lax", secure=registry.settings.secure, path="/"
    )
    return replace(sender, person=registry.signer.person(cookie))


CallerHere = Annotated[Caller, Depends(the_caller)]


def the_grant(request: Request, registry: TableRegistry, token: str) -> Grant:
    return admission.read_link(registry, request.app.state.throttle, token, address_key(request))


TableId = Annotated[str, Path(min_length=1, max_length=64, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Path(ge=0, le=99)]


async def the_table(
    table: TableId, request: Request, registry: RegistryHere, sender: SenderHere
) -> LiveTable:
    return await admission.enter(registry, request.app.state.throttle, table, sender)


TableHere = Annotated[LiveTable, Depends(the_table)]


class TableAnswer(protocol.Table):
    """A table, as everybody who has its link may see it."""

    type: Any = Field("table", exclude=True)  # only messages on the socket have a type


def table_answer(table: LiveTable) -> dict[str, object]:
    return table.plain()


def count_table(request: Request, registry: TableRegistry) -> None:
    """Count a table that is about to be made; raise `Illegal` if the address has made too many."""
    throttle: Throttle = request.app.state.throttle
    who = address_key(request)
    throttle.count("make", who)
    if registry.owned_by(who) >= throttle.most_tables:
        raise Illegal("too-many-tables", most=throttle.most_tables)


def count_work(request: Request, table: LiveTable, kind: Kind, audience: Audience) -> None:
    """Count what it costs to answer a request about a finished game."""
    throttle: Throttle = request.app.state.throttle
    throttle.count("work", address_key(request), cost(table, kind, audience))
