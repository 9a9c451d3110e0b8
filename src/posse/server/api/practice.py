"""Shots to practise, simulated by the server's physics.  Nothing is stored."""

from __future__ import annotations

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Request, Response
from pydantic import Field, JsonValue

from posse.games import load_package
from posse.games.practice import SHOOTER, Attempt
from posse.kernel import Illegal, load
from posse.physics.flick import recorded
from posse.server.api.dependencies import REFUSALS, Body, RegistryHere
from posse.server.headers import address_key
from posse.server.throttle import Throttle
from posse.table.fair import DiceSource
from posse.table.moment import trail_text

router = APIRouter(prefix="/practice/{game}/{board}", tags=["practice"], responses=REFUSALS)

GameName = Annotated[str, Path(max_length=64)]
BoardNumber = Annotated[int, Path(ge=0, le=999)]
Options = Annotated[dict[str, bool | int | str], Field(max_length=40)]


class PracticeBody(Body):
    options: Options = Field(default_factory=dict)
    """Table options; the game names those that matter."""


class PracticeShotBody(PracticeBody):
    words: Annotated[str, Field(max_length=200)]
    """The aim."""


class PracticeOption(Body):
    words: str
    elements: list[str]
    notes: list[dict[str, JsonValue]]


class PracticeRange(Body):
    kind: str
    bounds: dict[str, tuple[int, int]]


class PracticeQuestion(Body):
    """What a seat that is to shoot would be sent."""

    board: dict[str, JsonValue]
    view: dict[str, JsonValue]
    prompt: str
    options: list[PracticeOption]
    range: PracticeRange
    offered: str
    """The words of a good choice to begin with."""


class PracticeShotAnswer(Body):
    events: list[dict[str, JsonValue]]
    """What everybody would hear; the first has the path of the die."""
    hits: int
    of: int
    stray: bool


@router.post("", response_model=PracticeQuestion)
async def question(
    game: GameName, board: BoardNumber, body: PracticeBody, request: Request, _registry: RegistryHere
) -> Response:
    """Return a practice board as the seat that is to shoot sees it, and what it is asked."""
    attempt = _attempt(request, game, board, body)
    # the odds of all aims take a while to compute
    return Response(await asyncio.to_thread(_question, attempt), media_type="application/json")


def _attempt(request: Request, game: str, board: int, body: PracticeBody) -> Attempt:
    """Return a new attempt.  Each takes some computing, so an address may make only so many a minute."""
    throttle: Throttle = request.app.state.throttle
    throttle.count("practice", address_key(request))
    practice = load_package(game).loaded_practice
    if practice is None:
        raise Illegal("no-shots", game=game)
    return Attempt(load(game), practice.board(board), body.options)


def _question(attempt: Attempt) -> bytes:
    brief = attempt.game.brief(attempt.state, SHOOTER)
    assert brief.prompt is not None
    assert brief.range is not None
    notes = attempt.game.notes(brief.view, brief.prompt, brief.options)
    told = {
        "board": {**attempt.game.board(attempt.game.settings(attempt.state.table))},
        "view": brief.view.plain(),
        "prompt": brief.prompt,
        "options": [
            {"words": action.words, "elements": elements, "notes": own}
            for action, elements, own in zip(brief.options, brief.elements, notes, strict=True)
        ],
        "range": {"kind": brief.range.kind, "bounds": dict(brief.range.bounds)},
        "offered": attempt.game.offered(brief.view, brief.prompt, brief.options).words,
    }
    return orjson.dumps(told)


@router.post("/shots", response_model=PracticeShotAnswer)
async def practise(
    game: GameName, board: BoardNumber, body: PracticeShotBody, request: Request, registry: RegistryHere
) -> Response:
    """Shoot once at a practice board, with a tremor that is new each time."""
    attempt = _attempt(request, game, board, body)
    ask = attempt.aim(body.words)
    source = DiceSource(registry.entropy(32), registry.entropy(32), recorded)
    outcome, trail = await registry.roll(source, ask, 0)
    verdict, heard = attempt.happen(outcome)
    events = [event.plain() for event in heard]
    events[0]["trail"] = trail_text(trail)
    return Response(orjson.dumps({"events": events, **verdict._asdict()}), media_type="application/json")
