"""Of some choices only the first counts: a far player must win the race as often as a near one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from posse.kernel import Illegal
from posse.server.admin import archive, audit
from posse.server.live_table import LiveTable
from posse.server.race import LONGEST
from posse.server.registry import TableRequest
from posse.table.moment import StateReader
from server.in_process import Ear, inputs, open_registry, person, seated
from server.server_process import Running, make, sit
from server.test_keeping import play_until, prompt

pytestmark = pytest.mark.anyio

FAR = 0.1
NEAR = 0.0


async def window(table: LiveTable) -> tuple[int, int]:
    """Play on until two seats may doubt; return them."""
    await play_until(table, lambda: prompt(table) == "doubt" and len(table.play.asked) == 2, 3)
    first, second = table.play.asked
    return first, second


@asynccontextmanager
async def raced(tmp_path: Path) -> AsyncIterator[tuple[LiveTable, int, int]]:
    """A table at which two seats may doubt: the first is near, the second far away."""
    async with open_registry(tmp_path) as registry:
        table = await seated(registry, TableRequest("pony-express", 3), 3)
        ears = [await Ear.at(table, seat, person(seat)) for seat in range(3)]
        near, far = await window(table)
        ears[near].far, ears[far].far = NEAR, FAR
        yield table, near, far


async def doubt(table: LiveTable, seat: int, after: float = 0.0, id: str = "") -> str:
    at = table.play.counts[seat]
    await asyncio.sleep(after)
    try:
        await table.choose(seat, "doubt", at, id)
    except Illegal as refusal:
        return refusal.reason
    return "ok"


async def test_pe_r16_doubts_of_the_same_moment_are_drawn_and_the_record_says_so(tmp_path: Path) -> None:
    async with raced(tmp_path) as (table, near, far):
        # Both answer as soon as they see the claim; the answer of the far one takes its round trip.
        told = await asyncio.gather(doubt(table, near, 0, "n"), doubt(table, far, FAR, "f"))
        assert set(told) == {"ok"}
        played = await inputs(table)
        joint = f"{min(near, far)}+{max(near, far)} doubt"
        at = played.index(joint)
        drawn = played[at + 1].split()
        assert drawn[:2] == ["chance", "doubter"]
        assert int(drawn[2]) in (near, far)
        # The same input again is recognised, of either seat.
        assert await doubt(table, near, 0, "n") == "ok"
        assert await doubt(table, far, 0, "f") == "ok"
        assert len(await inputs(table)) == len(played)
        id = table.id
    with archive(str(tmp_path / "posse.db")) as found:
        stored = found.stored(id)
    assert stored is not None
    assert (await asyncio.to_thread(audit, stored)).differences == []


async def test_a_choice_without_an_id_is_no_repeat_of_an_earlier_one(tmp_path: Path) -> None:
    """Bots have no ids: one that doubted together with somebody must be able to choose again."""
    async with raced(tmp_path) as (table, near, far):
        told = await asyncio.gather(doubt(table, near, 0, "n"), doubt(table, far, FAR))
        assert set(told) == {"ok"}
        await play_until(table, lambda: far in table.play.asked, 3)
        before = len(await inputs(table))
        option = table.play.briefs()[far].options[0]
        await table.choose(far, str(option), table.play.counts[far], by="bot")
        assert len(await inputs(table)) > before


async def test_the_same_doubt_in_two_processes_is_not_refused_by_the_slower_one(tmp_path: Path) -> None:
    async with raced(tmp_path) as (table, near, _), open_registry(tmp_path) as other:
        behind = await other.table(table.id)
        at = table.play.counts[near]
        await table.choose(near, "doubt", at, "once")
        played = await inputs(table)
        assert behind.play.counts[near] == at
        await behind.choose(near, "doubt", at, "once")
        assert await inputs(behind) == played


@pytest.mark.parametrize("far_is_first", [True, False])
async def test_who_was_clearly_first_is_heard_near_or_far(tmp_path: Path, far_is_first: bool) -> None:
    """The other made the choice more than a moment later: a moment is the longest round trip, both ways."""
    async with raced(tmp_path) as (table, near, far):
        delays = {near: 0.0, far: FAR}
        slow = near if far_is_first else far
        delays[slow] += 2 * FAR + 0.1
        told = dict(
            zip(
                delays,
                await asyncio.gather(*[doubt(table, seat, late) for seat, late in delays.items()]),
                strict=True,
            )
        )
        quick = far if far_is_first else near
        assert told == {quick: "ok", slow: "stale"}
        assert f"{quick} doubt" in await inputs(table)


async def test_nobody_waits_where_everybody_is_near(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as registry:
        table = await seated(registry, TableRequest("pony-express", 3), 3)
        first, second = await window(table)
        told = await asyncio.gather(doubt(table, first), doubt(table, second, 0.1))
        assert list(told) == ["ok", "stale"]
        assert LONGEST <= 0.2  # so nobody ever waits for more than 0.4 seconds


# -- through real sockets


@asynccontextmanager
async def delayed(port: int, delay: float) -> AsyncIterator[int]:
    """A way to the server on which everything takes longer; yield its port."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        while data := await reader.read(65536):
            loop.call_later(delay, writer.write, data)
        await asyncio.sleep(delay)
        writer.close()

    async def join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", port)
        joined.append(asyncio.current_task())
        try:
            await asyncio.gather(carry(reader, back), carry(there, writer))
        finally:
            for each in (back, writer):
                each.close()
                with suppress(OSError):
                    await each.wait_closed()

    joined: list[asyncio.Task[None] | None] = []
    server = await asyncio.start_server(join, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await asyncio.gather(*[task for task in joined if task is not None], return_exceptions=True)


async def play(port: int, table: str, token: str) -> list[str]:
    """Doubt every claim as soon as it is seen, until two seats could doubt; return the last events."""
    reader, events, asked = StateReader(), list[str](), 0
    async with connect(f"ws://127.0.0.1:{port}/socket") as socket:
        await asyncio.sleep(1)  # by now the server knows how far away this is
        await socket.send(json.dumps({"type": "hello", "protocol": 2, "table": table, "token": token}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] != "state":
                assert message.get("reason") in (None, "stale"), message
                continue
            state = reader.read(message)
            events += [event["event"] for event in message["events"]]
            if "ranks" in state or (asked == 2 and "doubted" in events):
                break
            events.clear()
            asked = len(state["awaited"])
            words = [option["words"] for option in state.get("options", ())]
            if words:
                chosen = "doubt" if "doubt" in words else words[0]
                choice = {"type": "choose", "id": f"{state['seq']}", "at": state["seq"], "words": chosen}
                await socket.send(json.dumps(choice))
    return events


@pytest.mark.long
async def test_a_far_player_is_heard_as_often_as_a_near_one(server: Running) -> None:
    """Of two who doubt everything as soon as they see it, one is 150 ms away: they are drawn, and nobody is
    first because of the way.
    """
    async with delayed(server.port, 0.0) as close, delayed(server.port, 0.075) as distant:
        games = []
        for _ in range(6):
            with server.client() as host:
                table, _ = make(host, "pony-express", seats=3)
                tokens = [sit(server, table, seat) for seat in range(3)]
                assert host.post(f"/api/tables/{table}/start", json={}).is_success
            ways = zip([close, close, distant], tokens, strict=True)
            games.append(asyncio.gather(*[play(port, table, token) for port, token in ways]))
        told = [await asyncio.wait_for(game, 60) for game in games]
    doubted = [events for game in told for events in game[1:2] if "doubted" in events]
    drawn = [events for events in doubted if "heard" in events]
    assert doubted
    assert len(drawn) > len(doubted) / 2  # on a busy machine one of them may really be slow
