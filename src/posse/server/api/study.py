"""Help during a game; replays and branches of finished games."""

from __future__ import annotations

from typing import Annotated

import orjson
from fastapi import APIRouter, Request, Response
from pydantic import Field, JsonValue

from posse.server import finished, study
from posse.server.api.dependencies import (
    REFUSALS,
    Body,
    CallerHere,
    RegistryHere,
    TableHere,
    count_table,
    count_work,
)
from posse.server.api.play import WhichSeat

router = APIRouter(prefix="/tables/{table}", tags=["study"], responses=REFUSALS)

Seat = Annotated[int, Field(ge=0, le=99)]
HINT = 250
"""What a hint costs, in milliseconds."""


class SeatBody(Body):
    seat: Seat


class HintReason(Body):
    reason: str
    details: dict[str, int | str]


class HintAnswer(Body):
    words: str
    why: HintReason | None
    """The bot's reason, if it has one."""


class PositionAnswer(Body):
    position: str


class WhyBody(Body):
    seat: Seat
    element: Annotated[str, Field(max_length=100)] = ""
    words: Annotated[str, Field(max_length=200)] = ""


class WhyAnswer(Body):
    reason: str
    details: dict[str, JsonValue]


class StepAnswer(Body):
    words: str | None
    events: list[dict[str, JsonValue]]
    view: dict[str, JsonValue]


class ReplayAnswer(Body):
    steps: list[StepAnswer]


class BranchBody(Body):
    step: Annotated[int, Field(ge=0, le=10**6)]
    seat: Seat | None = None
    bot: Annotated[str, Field(max_length=40)]


class BranchAnswer(Body):
    table: str
    seat: int
    token: str


@router.get("/board", response_model=dict[str, JsonValue])
async def see_board(table: TableHere) -> Response:
    """Return what never changes at this table: the map, the spaces."""
    board = {**table.play.game.board(table.play.sheet.options)}
    return Response(orjson.dumps(board), media_type="application/json")


@router.get("/position")
async def imagine_position(table: TableHere, caller: CallerHere, seat: WhichSeat = None) -> PositionAnswer:
    """Return a possible position consistent with the caller's view, for bots that search."""
    return PositionAnswer(position=study.position(table, table.seat_of(caller, seat)))


@router.post("/hint")
async def hint(body: SeatBody, request: Request, table: TableHere, caller: CallerHere) -> HintAnswer:
    """Return what a strong bot would choose for the caller's seat, and why."""
    seat = table.seat_of(caller, body.seat)
    request.app.state.throttle.count("work", caller.address, HINT)
    found = await study.hint(table, seat, caller.address)
    why = found.reason
    reason = HintReason(reason=why.id, details=dict(why.args)) if why else None
    return HintAnswer(words=found.words, why=reason)


@router.post("/why")
async def why_not(body: WhyBody, table: TableHere, caller: CallerHere) -> WhyAnswer | None:
    """Return why the caller's seat cannot choose these words, or has no option with this element.  Null if it
    can.
    """
    seat = table.seat_of(caller, body.seat)
    if body.element and not body.words:
        refusal = study.why_element(table.play, seat, body.element)
    else:
        refusal = study.why_words(table.play, seat, body.words)
    if refusal is None:
        return None
    details: dict[str, JsonValue] = {
        name: list(value) if isinstance(value, tuple) else value for name, value in refusal.details.items()
    }
    return WhyAnswer(reason=refusal.reason, details=details)


@router.get("/replay", response_model=ReplayAnswer)
async def replay(request: Request, table: TableHere, caller: CallerHere, seat: WhichSeat = None) -> Response:
    """Return a finished game step by step, as the caller's seat saw it; without `seat`, as spectators did."""
    audience = table.play.spectators if seat is None else table.seat_of(caller, seat)
    count_work(request, table, "replay", audience)
    return Response(await finished.replay(table, audience), media_type="application/json")


@router.post("/branch", status_code=201)
async def branch(
    body: BranchBody, request: Request, table: TableHere, registry: RegistryHere, caller: CallerHere
) -> BranchAnswer:
    """Make a new table that goes on from a step of a finished game, against bots."""
    count_table(request, registry)
    knows = None if body.seat is None else table.seat_of(caller, body.seat)
    fresh, seat = await study.branch(registry, table, caller, body.step, knows, body.bot)
    return BranchAnswer(table=fresh.id, seat=seat, token=registry.link(fresh, seat))
