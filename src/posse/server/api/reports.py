"""The report on a finished game: the effect of luck and of play."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request, Response
from pydantic import JsonValue

from posse.server import finished
from posse.server.api.dependencies import REFUSALS, Body, CallerHere, TableHere, count_work
from posse.server.api.play import WhichSeat

router = APIRouter(prefix="/tables/{table}", tags=["study"], responses=REFUSALS)


class MomentAnswer(Body):
    """A step that changed the chances of winning: its number in the replay, its cause and its effects."""

    step: int
    cause: int | Literal["luck", "hidden"]
    swing: list[float]
    event: dict[str, JsonValue]


class AccountAnswer(Body):
    """A seat's chance of winning at start and end; luck, play, rivals and hidden add up to the difference."""

    seat: int
    start: float
    luck: float
    play: float
    rivals: float
    hidden: float
    end: float
    lost: float
    choices: int
    slip: MomentAnswer | None


class ChancesAnswer(Body):
    step: int
    seats: list[float]


class ReportAnswer(Body):
    game: str
    seat: int | None
    ranks: list[int]
    seats: list[AccountAnswer]
    lines: list[dict[str, JsonValue]]
    moments: list[MomentAnswer]
    chances: list[ChancesAnswer]


@router.get("/report", response_model=ReportAnswer | None)
async def report(request: Request, table: TableHere, caller: CallerHere, seat: WhichSeat = None) -> Response:
    """Return the effect of luck and of play in a finished game, and its turning points.  It uses what the
    caller's seat may know, or without `seat` what everybody may know.  Null for a branch of another game.
    """
    audience = table.play.spectators if seat is None else table.seat_of(caller, seat)
    count_work(request, table, "report", audience)
    made = await finished.report(table, audience, caller.address)
    return Response(made, media_type="application/json")
