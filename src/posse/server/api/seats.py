"""Sitting down, getting up, and who plays for whom."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from posse.kernel import Illegal
from posse.server import table_actions
from posse.server.api.dependencies import (
    REFUSALS,
    Body,
    CallerHere,
    RegistryHere,
    SeatNumber,
    TableAnswer,
    TableHere,
    table_answer,
    the_grant,
)
from posse.server.seats import Caller

router = APIRouter(prefix="/tables/{table}", tags=["seats"], responses=REFUSALS)


class SitBody(Body):
    name: Annotated[str, Field(max_length=100)] = ""
    salt: Annotated[str, Field(max_length=64)] = ""
    """Any signs of your own: they go into the dice, so that nobody can have picked those beforehand."""


class BotBody(Body):
    bot: Annotated[str, Field(max_length=40)]


class ClaimBody(Body):
    token: Annotated[str, Field(max_length=400)]


class SeatAnswer(Body):
    seat: int
    token: str
    """The seat's link: whoever has it has the seat."""


class OrdersBody(Body):
    orders: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=50)]


@router.post("/seats/{seat}")
async def sit_down(
    seat: SeatNumber, body: SitBody, table: TableHere, registry: RegistryHere, caller: CallerHere
) -> SeatAnswer:
    """Take a free seat, or one that was offered."""
    await table_actions.sit(table, caller, seat, body.name, body.salt)
    return SeatAnswer(seat=seat, token=registry.link(table, seat))


@router.delete("/seats/{seat}", response_model=TableAnswer)
async def get_up(seat: SeatNumber, table: TableHere, caller: CallerHere) -> dict[str, object]:
    """Leave one's seat; or, for the host before the game, send a bot away."""
    chair = table.play.roster.chair(seat)
    if chair.bot and not chair.holders:
        await table_actions.free(table, caller, seat)
    else:
        await table_actions.leave(table, caller, seat)
    return table_answer(table)


@router.put("/seats/{seat}/bot", response_model=TableAnswer)
async def seat_bot(
    seat: SeatNumber, body: BotBody, table: TableHere, caller: CallerHere
) -> dict[str, object]:
    """The host gives a free seat to a bot, or has one stand in at an abandoned seat."""
    await table_actions.seat_bot(table, caller, seat, body.bot)
    return table_answer(table)


@router.post("/seats/{seat}/offer", response_model=TableAnswer)
async def offer_seat(seat: SeatNumber, table: TableHere, caller: CallerHere) -> dict[str, object]:
    """The host offers an abandoned seat to newcomers."""
    await table_actions.offer(table, caller, seat)
    return table_answer(table)


@router.post("/seats/{seat}/back", response_model=TableAnswer)
async def take_back(seat: SeatNumber, table: TableHere, caller: CallerHere) -> dict[str, object]:
    """Take one's seat back from the bot that stood in."""
    await table_actions.back(table, caller, seat)
    return table_answer(table)


@router.post("/seats/{seat}/resign", response_model=TableAnswer)
async def resign(seat: SeatNumber, table: TableHere, caller: CallerHere) -> dict[str, object]:
    await table_actions.resign(table, caller, seat)
    return table_answer(table)


@router.get("/seats/{seat}/link")
async def see_link(
    seat: SeatNumber, table: TableHere, registry: RegistryHere, caller: CallerHere
) -> SeatAnswer:
    """One's own link, to go on elsewhere."""
    return _link(seat, table, registry, caller)


@router.post("/seats/{seat}/link")
async def renew_link(
    seat: SeatNumber, table: TableHere, registry: RegistryHere, caller: CallerHere
) -> SeatAnswer:
    """A new link; the old one ends, and with it every other device."""
    await table_actions.renew(table, caller, seat)
    return SeatAnswer(seat=seat, token=registry.link(table, seat))


@router.post("/claim")
async def claim_seat(
    body: ClaimBody, request: Request, table: TableHere, registry: RegistryHere, caller: CallerHere
) -> SeatAnswer:
    """Open a seat's link in this browser: from now on its cookie will do."""
    seat = await table_actions.claim(table, Caller(caller.person, the_grant(request, registry, body.token)))
    return SeatAnswer(seat=seat, token=registry.link(table, seat))


@router.get("/seats/{seat}/orders")
async def see_orders(seat: SeatNumber, table: TableHere, caller: CallerHere) -> OrdersBody:
    """One's own standing orders."""
    _mine(seat, table, caller)
    return OrdersBody(orders=list(table.play.roster.chairs[seat].orders))


@router.put("/seats/{seat}/orders")
async def give_orders(seat: SeatNumber, body: OrdersBody, table: TableHere, caller: CallerHere) -> OrdersBody:
    """Standing orders, in place of any before."""
    await table_actions.give_orders(table, caller, seat, body.orders)
    return OrdersBody(orders=list(table.play.roster.chairs[seat].orders))


def _mine(seat: int, table: TableHere, caller: Caller) -> None:
    table.play.roster.chair(seat)
    if not table.may(caller, seat):
        raise Illegal("not-your-seat", seat=seat)


def _link(seat: int, table: TableHere, registry: RegistryHere, caller: Caller) -> SeatAnswer:
    _mine(seat, table, caller)
    return SeatAnswer(seat=seat, token=registry.link(table, seat))
