"""The games."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import orjson
from fastapi import APIRouter, Response

from posse.games import load_package
from posse.kernel import games, load
from posse.server import protocol
from posse.server.api.dependencies import REFUSALS, Body, RegistryHere

router = APIRouter(tags=["games"], responses=REFUSALS)


class OptionAnswer(Body):
    """A table option; the default is what the rulebook says."""

    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    bounds: tuple[int, int] | None


class PracticeAnswer(Body):
    """The shots that one may practise; see `/practice`."""

    boards: list[str]
    options: list[str]
    """The table options that matter for a shot."""


class GameAnswer(Body):
    name: str
    rules: int
    seats: tuple[int, int]
    roles: list[str]
    pieces: list[str]
    """The roles among which players choose; none where the seat decides."""
    seat_arguments: dict[str, str]
    """The arguments of its sentences that mean a seat, and what is written before the seat's number."""
    bots: list[str]
    """All bots, including those that only serve as a yardstick for other bots."""
    levels: list[str]
    """The bots that differ in strength, the weakest first."""
    characters: list[str]
    """The bots that differ in style."""
    usual: str
    """The bot that fills a seat unless another one is named."""
    options: list[OptionAnswer]
    one_screen: dict[str, bool | int | str]
    """The options that a table at one screen takes unless somebody chooses."""
    orders: dict[str, dict[str, list[str]]]
    """The standing orders: for each kind, its fields and their values.  Every combination is an order."""
    actions: dict[str, list[str]]
    """The names of the fields of each kind of action, in the order of the words."""
    provenance: dict[str, str]
    """Where each board comes from, in English: by the names of the option `map`, or under an empty name."""
    practice: PracticeAnswer | None


@router.get("/games", response_model=list[GameAnswer])
async def list_games(_registry: RegistryHere) -> Response:
    """List all games, with their options, bots and standing orders."""
    return Response(await asyncio.to_thread(_games, tuple(games())), media_type="application/json")


@cache
def _games(names: tuple[str, ...]) -> bytes:
    return orjson.dumps([_game(name).model_dump() for name in names])


def _game(name: str) -> GameAnswer:
    game = load(name)
    options = [
        OptionAnswer(name=o.name, default=o.default, choices=list(o.choices), bounds=o.bounds)
        for o in game.options
    ]
    return GameAnswer(
        name=name,
        rules=game.rules,
        seats=(game.fewest, game.most),
        roles=list(game.roles(game.most)),
        pieces=list(game.pieces),
        seat_arguments=dict(game.seat_arguments),
        bots=list(load_package(name).bot_names),
        levels=list(load_package(name).levels),
        characters=list(load_package(name).characters),
        usual=load_package(name).usual_bot,
        options=options,
        one_screen=dict(game.usual_options(people=1)),
        orders=game.orders.mixes(),
        actions={a.kind: list(a.arguments) for a in (*game.catalogue, *game.orders)},
        provenance=game.provenances(),
        practice=_practice(name),
    )


def _practice(name: str) -> PracticeAnswer | None:
    found = load_package(name).loaded_practice
    if found is None:
        return None
    return PracticeAnswer(boards=[board.name for board in found.boards], options=list(found.options))


@router.get("/protocol", response_model=dict[str, Any])
async def socket_protocol(_registry: RegistryHere) -> Response:
    """Return the JSON schema of the messages on the socket."""
    return Response(await asyncio.to_thread(_schema, tuple(games())), media_type="application/json")


@cache
def _schema(_names: tuple[str, ...]) -> bytes:
    return orjson.dumps(protocol.schema())
