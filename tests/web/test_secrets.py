"""Nothing that a seat may not know is in any frame its browser receives."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from server.running import Running
from web.conftest import Welcome
from web.seated import arrived
from web.stage import RIDERS, Stage, Step, script
from web.visitor import Visitor

pytestmark = pytest.mark.long


def heard(visitor: Visitor, stage: Stage) -> list[Any]:
    """Every frame, but for what differs between any two tables: ids, names of places, seals, times."""
    found = []
    for frame in (frame for line in visitor.lines for frame in line.frames):
        message = json.loads(frame)
        for name in ("table", "commitment", "salt", "name", "books"):
            if message["type"] == "table":
                message.pop(name)
        assert stage.table not in json.dumps(message)
        found.append((message, len(frame.encode()) if message["type"] == "state" else None))
    return found


@pytest.mark.parametrize("seat", [RIDERS, None])
def test_twin_games_with_the_other_destination_look_the_same(
    house: Running, welcome: Welcome, seat: int | None
) -> None:
    """One coach is bound for the north, its twin for the south; both drive the same way, until short of the
    end.  Whoever does not know the slip receives the same, byte for byte."""
    steps = script(bound_for="north")[:-12]
    half = len(steps) // 2
    received = []
    for town in ("north", "south"):
        stage = Stage(house)
        visitor = welcome(house)
        visitor.visit(stage.door(seat))
        line(visitor, 0)
        stage.put([replace(steps[0], words=f"destination {town}"), *steps[1:half]])
        settle(visitor, stage, seat)
        visitor.page.reload()
        line(visitor, 1)
        stage.put(steps[half:])
        settle(visitor, stage, seat)
        received.append(heard(visitor, stage))
    assert received[0] == received[1]
    assert len(received[0]) > len(steps) // 2


def line(visitor: Visitor, number: int) -> None:
    """The socket is open, and has told how things stand."""
    visitor.until(lambda: len(visitor.lines) > number and bool(visitor.lines[number].state))


def settle(visitor: Visitor, stage: Stage, seat: int | None) -> None:
    """Until the page knows as much as the server tells this seat, and nothing more comes."""
    bearer = {} if seat is None else {"authorization": f"Bearer {stage.links[seat]}"}
    with stage.server.client() as client:
        told = client.get(f"/api/tables/{stage.table}/state", headers=bearer).json()["seq"]
    visitor.until(lambda: visitor.lines[-1].state["seq"] >= told)
    count = -1
    while count != (now := sum(len(line.frames) for line in visitor.lines)):
        count = now
        visitor.page.wait_for_timeout(500)


def test_the_coach_itself_is_told(house: Running, welcome: Welcome) -> None:
    """The check above looks in the right place: in the coach's own frames the twins differ."""
    found = []
    for town in ("north", "south"):
        stage = Stage(house)
        stage.put([Step(0, "destination", f"destination {town}")])
        visitor = welcome(house)
        visitor.visit(stage.door(0))
        arrived(visitor)
        found.append(heard(visitor, stage))
    assert found[0] != found[1]
