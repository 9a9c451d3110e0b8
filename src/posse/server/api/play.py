"""Play with plain requests; the record of a finished game and the proof of its dice."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import Field
from starlette.responses import PlainTextResponse

from posse.kernel import Illegal
from posse.server import admission, finished, protocol, talk_actions
from posse.server.api.dependencies import (
    REFUSALS,
    TEXT_REFUSALS,
    Body,
    CallerHere,
    TableHere,
    count_work,
    refusal_response,
)

router = APIRouter(prefix="/tables/{table}", tags=["play"], responses=REFUSALS)

WhichSeat = Annotated[int | None, Query(ge=0, le=99)]


class MoveBody(Body):
    """A choice among the options of the seat's state numbered `at`."""

    id: protocol.Id
    at: protocol.Number
    words: protocol.Words
    seat: Annotated[int, Field(ge=0, le=99)] | None = None


class MovedAnswer(Body):
    seq: int


class ConsideredAnswer(Body):
    notes: list[list[dict[str, int | str]]]
    """The notes on each option, in the order of the state."""
    reach: list[str]
    offered: str | None = None
    """With a range: the words of a good choice to begin with."""


class TalkBody(Body):
    text: Annotated[str, Field(max_length=2000)]
    name: Annotated[str, Field(max_length=100)] = ""


class ModerateBody(Body):
    action: protocol.Moderation
    voice: protocol.Voice = ""


@router.get("/state", response_model=protocol.State, response_model_exclude_none=True)
async def see_state(
    table: TableHere,
    caller: CallerHere,
    seat: WhichSeat = None,
    since: Annotated[int | None, Query(ge=0, le=2**31 - 1)] = None,
) -> Response:
    """Return what the caller's seat sees and is asked, with the events after the state numbered `since`."""
    state = await table.present(table.seat_of(caller, seat), since)
    if state is None:
        raise Illegal("not-started")
    return Response(state, media_type="application/json")


@router.get("/consider", response_model=ConsideredAnswer, response_model_exclude_none=True)
async def consider(table: TableHere, caller: CallerHere, seat: WhichSeat = None) -> Response:
    """Return what each option of the current decision costs and brings, as far as the seat can see."""
    at = table.seat_of(caller, seat)
    found = await table.consider(at, table.play.counts[at])
    return Response(found, media_type="application/json")


@router.post("/moves", response_model=MovedAnswer)
async def move(body: MoveBody, table: TableHere, caller: CallerHere) -> Any:
    """Make a choice.  The answer is sent once the choice is durable; a request with the same `id` again gets
    the same answer and changes nothing.
    """
    seat = table.seat_of(caller, body.seat)
    if seat == table.play.spectators:
        raise Illegal("spectator")
    try:
        return MovedAnswer(seq=await table.choose(seat, body.words, body.at, body.id, caller=caller))
    except Illegal as refusal:
        if refusal.reason != "stale":
            raise
        return refusal_response(refusal, await table.present(seat))


@router.post("/talk", status_code=204)
async def talk(body: TalkBody, request: Request, table: TableHere, caller: CallerHere) -> None:
    """Send a chat message to everybody at the table."""
    admission.count_line(request.app.state.throttle, table, caller)
    await talk_actions.say(table, caller, body.text, body.name)


@router.post("/moderate", status_code=204)
async def moderate(body: ModerateBody, table: TableHere, caller: CallerHere) -> None:
    """Say who may talk, clear what was said, mute a voice or remove a spectator.  For the host."""
    await talk_actions.moderate(table, caller, body.action, body.voice)


@router.get("/record", response_class=PlainTextResponse, responses=TEXT_REFUSALS)
async def record(
    request: Request, table: TableHere, caller: CallerHere, seat: WhichSeat = None
) -> PlainTextResponse:
    """Return the record of a finished game.  What the caller's seat never saw is written `?`."""
    at = table.seat_of(caller, seat)
    count_work(request, table, "record", at)
    return PlainTextResponse(await finished.record(table, at))


@router.get("/reveal", response_model=dict[str, Any])
async def reveal_rolls(
    request: Request, table: TableHere, caller: CallerHere, seat: WhichSeat = None
) -> Response:
    """Return the keys of the rolls that the caller's record shows.  `posse verify` checks them; see
    docs/fairness.md.
    """
    at = table.seat_of(caller, seat)
    count_work(request, table, "reveal", at)
    return Response(await finished.reveal(table, at), media_type="application/json")
