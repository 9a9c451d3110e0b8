"""Take and leave seats, links, stand-ins and standing orders."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from posse.kernel import Illegal
from posse.server import admission, table_actions
from posse.server.api.dependencies import (
    REFUSALS,
    Body,
    CallerHere,
    RegistryHere,
    SeatNumber,
    TableAnswer,
    TableHere,
    TableId,
    table_answer,
    the_grant,
)
from posse.server.seats import Caller

router = APIRouter(prefix="/tables/{table}", tags=["seats"], responses=REFUSALS)


Piece = Annotated[str, Field(max_length=40)]


class SitBody(Body):
    name: Annotated[str, Field(max_length=100)] = ""
    salt: Annotated[str, Field(max_length=64)] = ""
    """Any characters of your own.  They go into the dice, so that nobody can have chosen these beforehand."""
    piece: Piece = ""
    """One of the game's `pieces` that nobody else chose; empty to take what is left."""
    chain: Annotated[str, Field(max_length=64, pattern="^([0-9a-f]{64})?$")] = ""
    """The end of a chain of secrets, so that nobody knows a roll beforehand; see docs/fairness.md."""


class BotBody(Body):
    bot: Annotated[str, Field(max_length=40)]


class PieceBody(Body):
    piece: Piece
    """One of the game's `pieces`; empty to give the choice back."""


class ClaimBody(Body):
    token: Annotated[str, Field(max_length=400)]


class SeatAnswer(Body):
    seat: int
    token: str
    """The seat's link: whoever has the link may play the seat."""


class OrdersBody(Body):
    orders: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=50)]


@router.post("/seats/{seat}")
async def sit_down(
    seat: SeatNumber, body: SitBody, table: TableHere, registry: RegistryHere, caller: CallerHere
) -> SeatAnswer:
    """Take a free seat, or one that was offered to newcomers."""
    await table_actions.sit(table, caller, seat, body.name, body.salt, body.piece, body.chain)
    return SeatAnswer(seat=seat, token=registry.link(table, seat))


@router.delete("/seats/{seat}", response_model=TableAnswer)
async def get_up(seat: SeatNumber, table: TableHere, caller: CallerHere) -> dict[str, object]:
    """Leave the caller's seat.  Before the game, the host removes a bot in this way."""
    chair = table.play.roster.chair(seat)
    if chair.bot and not chair.holders:
        await table_actions.free(table, caller, seat)
    else:
        await table_actions.leave(table, caller, seat)
    return table_answer(table)


@router.put("/seats/{seat}/piece", response_model=TableAnswer)
async def choose_piece(
    seat: SeatNumber, body: PieceBody, table: TableHere, caller: CallerHere
) -> dict[str, object]:
    """Choose the piece of the caller's seat, before the game."""
    await table_actions.choose_piece(table, caller, seat, body.piece)
    return table_answer(table)


@router.put("/seats/{seat}/bot", response_model=TableAnswer)
async def seat_bot(
    seat: SeatNumber, body: BotBody, table: TableHere, caller: CallerHere
) -> dict[str, object]:
    """Give a free seat to a bot, or let a bot stand in at an abandoned seat.  For the host."""
    await table_actions.seat_bot(table, caller, seat, body.bot)
    return table_answer(table)


@router.post("/seats/{seat}/offer", response_model=TableAnswer)
async def offer_seat(seat: SeatNumber, table: TableHere, caller: CallerHere) -> dict[str, object]:
    """Offer an abandoned seat to newcomers.  For the host."""
    await table_actions.offer(table, caller, seat)
    return table_answer(table)


@router.post("/seats/{seat}/back", response_model=TableAnswer)
async def take_back(seat: SeatNumber, table: TableHere, caller: CallerHere) -> dict[str, object]:
    """Take the caller's seat back from the stand-in."""
    await table_actions.back(table, caller, seat)
    return table_answer(table)


@router.post("/seats/{seat}/resign", response_model=TableAnswer)
async def resign(seat: SeatNumber, table: TableHere, caller: CallerHere) -> dict[str, object]:
    """Give up.  With two seats the other seat wins; with more, a bot plays on."""
    await table_actions.resign(table, caller, seat)
    return table_answer(table)


@router.get("/seats/{seat}/link")
async def see_link(
    seat: SeatNumber, table: TableHere, registry: RegistryHere, caller: CallerHere
) -> SeatAnswer:
    """Return the link of the caller's seat, for another device."""
    return _link(seat, table, registry, caller)


@router.post("/seats/{seat}/link")
async def renew_link(
    seat: SeatNumber, table: TableHere, registry: RegistryHere, caller: CallerHere
) -> SeatAnswer:
    """Make a new link for the caller's seat.  The old link, and every other device, loses the seat."""
    await table_actions.renew(table, caller, seat)
    return SeatAnswer(seat=seat, token=registry.link(table, seat))


@router.post("/claim")
async def claim_seat(
    body: ClaimBody, request: Request, table: TableId, registry: RegistryHere, caller: CallerHere
) -> SeatAnswer:
    """Open a seat's link in this browser, which may then play the seat with its cookie."""
    holder = replace(caller, grant=the_grant(request, registry, body.token))
    found = await admission.enter(registry, request.app.state.throttle, table, holder)
    seat = await table_actions.claim(found, holder)
    return SeatAnswer(seat=seat, token=registry.link(found, seat))


@router.get("/seats/{seat}/orders")
async def see_orders(seat: SeatNumber, table: TableHere, caller: CallerHere) -> OrdersBody:
    """Return the standing orders of the caller's seat."""
    _mine(seat, table, caller)
    return OrdersBody(orders=list(table.play.roster.chairs[seat].orders))


@router.put("/seats/{seat}/orders")
async def give_orders(seat: SeatNumber, body: OrdersBody, table: TableHere, caller: CallerHere) -> OrdersBody:
    """Replace the standing orders of the caller's seat."""
    await table_actions.give_orders(table, caller, seat, body.orders)
    return OrdersBody(orders=list(table.play.roster.chairs[seat].orders))


def _mine(seat: int, table: TableHere, caller: Caller) -> None:
    table.play.roster.chair(seat)
    if not table.may(caller, seat):
        raise Illegal("not-your-seat", seat=seat)


def _link(seat: int, table: TableHere, registry: RegistryHere, caller: Caller) -> SeatAnswer:
    _mine(seat, table, caller)
    return SeatAnswer(seat=seat, token=registry.link(table, seat))
