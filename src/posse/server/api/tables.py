"""Make, find and start tables."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import Field

from posse.kernel import Illegal
from posse.server import table_actions
from posse.server.api.dependencies import (
    REFUSALS,
    Body,
    CallerHere,
    RegistryHere,
    TableAnswer,
    TableHere,
    count_table,
    table_answer,
)
from posse.server.live_table import LiveTable
from posse.server.registry import TableRegistry, TableRequest
from posse.server.seats import HOST
from posse.server.store import Listed
from posse.table.entry import Clock

router = APIRouter(tags=["tables"], responses=REFUSALS)

MONTH = 31 * 24 * 3600
PAGE = 100
FIRST = 1
"""The generation of the links at a new rematch."""
Word = Annotated[str, Field(max_length=40)]


class ClockBody(Body):
    """Limits in seconds; `turn` 0 means no clock.  Time beyond `turn` is taken from the seat's `bank`.
    `window` is the limit of a decision of several seats at once.
    """

    turn: Annotated[int, Field(ge=0, le=MONTH)] = 0
    bank: Annotated[int, Field(ge=0, le=MONTH)] = 0
    window: Annotated[int, Field(ge=0, le=MONTH)] = 0


class TableBody(Body):
    """The table to make."""

    game: Word
    seats: Annotated[int, Field(ge=1, le=99)] | None = None
    options: Annotated[dict[Word, bool | int | str], Field(default_factory=dict, max_length=50)]
    name: Annotated[str, Field(max_length=100)] = ""
    open: bool = False
    days: bool = False
    clock: ClockBody = ClockBody()
    absent: Word = ""
    """The bot that stands in for an absent player; if empty, the default is played."""


class MadeAnswer(Body):
    table: str
    host: str
    """The host's link, which gives the right to run the table: for programs, which have no cookie."""


class ListedAnswer(Body):
    table: str
    game: str
    name: str
    seats: int
    status: Literal["waiting", "playing", "over"]
    open: bool
    days: bool
    moved: int


class OpenAnswer(ListedAnswer):
    free: int
    """The number of seats that a newcomer may take."""


class YoursAnswer(ListedAnswer):
    asked: bool
    """Whether the table waits for one of the caller's seats."""


class StartBody(Body):
    fill: Word = ""
    """The bot that takes the free seats."""
    links: bool | None = None
    """Whether people's chains take part in every roll; without it, they do if nobody is a bot."""


class RematchAnswer(Body):
    table: str
    seat: int | None
    token: str
    """The link of the caller's seat at the new table; empty without a seat there."""


@router.get("/tables")
async def list_open_tables(
    registry: RegistryHere,
    game: Annotated[str | None, Query(max_length=40, pattern="^[a-z0-9-]+$")] = None,
    status: Literal["waiting", "playing", "over"] = "waiting",
    before: Annotated[int | None, Query(ge=0, le=2**53)] = None,
) -> list[OpenAnswer]:
    """List the open tables, the latest first."""
    found = await registry.store.listing(
        open_only=True, statuses=(status,), game=game, limit=50, before=before
    )
    tables = await asyncio.gather(*[_live(registry, one) for one in found])
    return [
        OpenAnswer(**_listed(one), free=0 if table is None else table.play.roster.free)
        for one, table in zip(found, tables, strict=True)
    ]


@router.get("/mine")
async def list_your_tables(
    registry: RegistryHere, caller: CallerHere, page: Annotated[int, Query(ge=0, le=10**4)] = 0
) -> list[YoursAnswer]:
    """List the tables at which this browser has a seat, a hundred to a page: first those in play, then those
    that wait for their start, then the finished ones; of each the latest first.
    """
    found = await registry.store.held_by(caller.person, PAGE, page * PAGE)
    tables = await asyncio.gather(*[_live(registry, one) for one in found])
    return [
        YoursAnswer(**_listed(one), asked=table is not None and table.asks(caller))
        for one, table in zip(found, tables, strict=True)
    ]


@router.post("/tables", status_code=201)
async def make_table(
    body: TableBody, request: Request, registry: RegistryHere, caller: CallerHere
) -> MadeAnswer:
    """Make a table.  The caller is its host."""
    count_table(request, registry)
    clock = Clock(body.clock.turn, body.clock.bank, body.clock.window)
    wanted = TableRequest(
        body.game, body.seats, body.options, body.name, body.open, body.days, clock, body.absent
    )
    table = await registry.make(wanted, caller.person, caller.address)
    return MadeAnswer(table=table.id, host=registry.link(table, HOST))


@router.get("/tables/{table}", response_model=TableAnswer)
async def see_table(table: TableHere) -> dict[str, object]:
    """Return a table: its options, its clock, and who sits where."""
    return table_answer(table)


@router.post("/tables/{table}/start", response_model=TableAnswer)
async def start_game(body: StartBody, table: TableHere, caller: CallerHere) -> dict[str, object]:
    """Start the game.  For the host."""
    await table_actions.start(table, caller, body.fill, body.links)
    return table_answer(table)


@router.post("/tables/{table}/rematch")
async def play_again(
    request: Request, table: TableHere, registry: RegistryHere, caller: CallerHere
) -> RematchAnswer:
    """Make a table for another game of the same players, with everybody one seat further."""
    old = table.seat_of(caller)
    if not table.play.roster.rematch:
        count_table(request, registry)
    fresh = await table_actions.rematch(table, caller)
    if old == table.play.spectators:
        return RematchAnswer(table=fresh.id, seat=None, token="")
    seat = (old + 1) % table.play.sheet.seats
    if fresh.play.roster.chairs[seat].epoch > FIRST and not fresh.may(caller, seat):
        return RematchAnswer(table=fresh.id, seat=None, token="")  # somebody else has the seat now
    return RematchAnswer(table=fresh.id, seat=seat, token=registry.link(fresh, seat))


def _listed(one: Listed) -> dict[str, Any]:
    sheet = one.sheet
    return {
        "table": sheet.id,
        "game": sheet.game,
        "name": sheet.name,
        "seats": sheet.seats,
        "status": one.status,
        "open": sheet.open,
        "days": sheet.days,
        "moved": one.moved,
    }


async def _live(registry: TableRegistry, one: Listed) -> LiveTable | None:
    """Return the live table, or None for a finished one: those are not loaded for a list."""
    if one.status == "over":
        return None
    try:
        return await registry.table(one.sheet.id)
    except Illegal:  # deleted since, or with rules that this server does not have
        return None
