"""The load on the server, in little: that it counts right, and that its check finds what it is there for."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bench.load import boardgame, shots
from bench.load.boardgame import Theirs, TheirTable
from bench.load.check import Tally, check
from bench.load.loaded_server import LoadedServer, Stalled, drive
from bench.load.ours import Ours, OurTable
from bench.load.shots import Shots
from bench.load.slices import Slice, flat_out, paced, quantile, scatter
from bench.load.turns import Measured, measure
from bench.load.wire import Socket

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="CPU time and memory are read from /proc")

TABLES = 3
GAME, SEATS = "pony-express", 3


@pytest.fixture
def ours() -> Iterator[Ours]:
    house = Ours(GAME, SEATS)
    house.open()
    yield house
    house.close()


def load(house: LoadedServer) -> tuple[Slice, Slice]:
    """A second at a steady pace and a moment flat out."""

    async def run() -> tuple[Slice, Slice]:
        await house.furnish(TABLES)
        await house.seat()
        slices = await paced(house, 1, period=0.25), await flat_out(house, 0.5)
        await house.leave()
        return slices

    return drive([house], run())


def examined(house: Ours) -> Tally:
    return check(house.database, [table for table in house.tables if isinstance(table, OurTable)])


@pytest.mark.long
def test_every_move_is_counted_timed_and_on_disk(ours: Ours) -> None:
    steady, hurried = load(ours)
    assert steady.moves + steady.skipped == 4 * TABLES
    assert len(steady.lags) == steady.moves
    assert min(steady.lags) > 0
    assert TABLES <= steady.frames <= steady.moves * SEATS
    assert hurried.moves > 0
    assert steady.cpu > 0
    assert steady.shots is not None, "the server does not tell what its shots cost"
    assert 0 <= steady.shots.cpu < steady.cpu
    assert [table.lost for table in ours.tables] == [0] * TABLES
    tally = examined(ours)
    assert tally.clean
    assert (tally.records, tally.choices) == (TABLES, steady.moves + hurried.moves)


@pytest.mark.long
def test_the_check_finds_what_is_lost_repeated_or_made_up(ours: Ours) -> None:
    load(ours)
    table = ours.live[0]
    assert isinstance(table, OurTable)
    id, seat, words = table.acknowledged[-1]
    table.acknowledged[-1] = (id, seat, "claim something_else")
    assert examined(ours).strange == 1
    table.acknowledged[-1] = (id, seat, words)
    table.acknowledged.append(("never-written", seat, words))
    assert examined(ours).lost == 1
    del table.acknowledged[-2:]
    assert examined(ours).strange == 1
    table.acknowledged.append((id, seat, words))
    assert examined(ours).clean
    with closing(sqlite3.connect(ours.database)) as connection, connection:
        first = table.acknowledged[0][0]
        connection.execute("UPDATE entries SET id = ? WHERE table_id = ? AND id = ?", (first, table.id, id))
    tally = examined(ours)
    assert (tally.repeated, tally.lost) == (1, 1)


@pytest.mark.long
def test_servers_take_turns_and_finished_games_are_replaced(ours: Ours) -> None:
    other = Ours(GAME, SEATS, seed=1)
    other.open()
    rounds = 2

    async def run() -> list[Measured]:
        await other.furnish(TABLES)
        await other.seat()
        await scatter(other, most=5)
        other.live[0].over = True
        await other.renew()
        return await measure([ours, other], rounds, TABLES, steady=0.5, hurried=0.2)

    try:
        first, second = drive([ours, other], run())
        assert len(other.live) == TABLES
        assert len(other.done) >= 1
    finally:
        other.close()
    assert [len(row.turns) for row in (first, second)] == [rounds, rounds]
    costs = (lambda turn: turn.paced.cost, lambda turn: turn.flat_out.cost_without_shots)
    assert [first.ratios(cost) for cost in costs] == [[], []]
    assert [len(second.ratios(cost)) for cost in costs] == [rounds, rounds]
    assert examined(ours).clean


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3])
def test_boardgame_io_is_driven_by_the_same_client(seats: int) -> None:
    if (trouble := boardgame.ensure()) is not None:
        pytest.skip(f"boardgame.io is not set up: {trouble}")
    house = Theirs(seats)
    house.open()
    try:
        steady, hurried = load(house)
        assert steady.frames == steady.moves * seats
        assert sum([table.moves for table in house.tables]) == steady.moves + hurried.moves
        assert [table.gaps for table in house.tables if isinstance(table, TheirTable)] == [0] * TABLES
    finally:
        house.close()


@pytest.mark.long
def test_a_measurement_that_fails_ends_at_once(ours: Ours) -> None:
    async def run() -> None:
        making = asyncio.create_task(ours.furnish(1000))
        await asyncio.sleep(0.2)
        assert not making.done()
        raise ValueError("something else")

    with pytest.raises(ValueError, match="something else"):
        drive([ours], run())


@pytest.mark.long
def test_a_server_that_dies_is_not_waited_for(ours: Ours) -> None:
    async def run() -> None:
        await ours.furnish(TABLES)
        await ours.seat()
        asyncio.get_running_loop().call_later(0.1, ours.process.signal, signal.SIGKILL)
        await flat_out(ours, 0.5)

    with pytest.raises(Stalled, match="ended a connection"):
        drive([ours], run())


STATE = b'{"type":"state","seq":%d,"events":[],"awaited":[0],%b}'
SHARED = b'{"words":"ride","elements":[]}'


WHOLE = STATE % (4, b'"view":{},"options":{"set":"d1","list":[%b]}' % SHARED)
NAMED = STATE % (4, b'"patch":{},"options":{"set":"d1"}')


@pytest.mark.parametrize("messages", [[WHOLE], [WHOLE, NAMED]], ids=["whole", "named"])
def test_options_are_read_whole_or_by_the_name_of_their_set(messages: list[bytes]) -> None:
    table = OurTable(random.Random(0), "t", ["token"])
    assert all(table.hear(0, message) for message in messages)
    assert table.choose() == (0, b'{"type":"choose","id":"t-0","at":4,"words":"ride"}')
    table.hear(0, STATE % (5, b'"patch":{}'))
    assert not table.asked()


def test_a_set_that_this_socket_was_not_sent_is_an_error() -> None:
    table = OurTable(random.Random(0), "t", ["one", "other"])
    table.hear(0, WHOLE)
    with pytest.raises(KeyError):
        table.hear(1, NAMED)


def test_counters_of_shots_that_are_missing_are_not_taken_for_zero() -> None:
    one = "# TYPE posse_shots counter\nposse_shots_total 3.0\nposse_shots_created 1.7e+09\n"
    assert shots.read(one) is None
    assert shots.read(f"{one}posse_shot_seconds_total 0.054\n") == Shots(3, 0.054)
    unknown = Slice(10, 1, 0.5, None, (), 0, 0, 0)
    assert (unknown.cost, unknown.cost_without_shots) == (0.05, None)
    assert Slice(10, 1, 0.5, Shots(1, 0.1), (), 0, 0, 0).cost_without_shots == 0.04


@pytest.mark.parametrize("size", [1, 2, 3, 1000])
def test_frames_are_heard_whole_however_the_bytes_arrive(size: int) -> None:
    texts = [b"a", b"b" * 125, b"c" * 126, b"d" * 70_000]
    frames = b"".join([b"\x81" + length(len(text)) + text for text in texts])
    sent = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n" + frames
    heard: list[bytes] = []

    async def run() -> None:
        socket = Socket(heard.append, lambda: None)
        for start in range(0, len(sent), size):
            socket.data_received(sent[start : start + size])
        assert socket.opened.done()

    asyncio.run(run())
    assert heard == texts


def length(size: int) -> bytes:
    if size < 126:
        return bytes([size])
    return b"\x7e" + size.to_bytes(2, "big") if size < 2**16 else b"\x7f" + size.to_bytes(8, "big")


def test_a_quantile_is_the_value_below_which_a_share_lies() -> None:
    values = list(range(1001))
    assert [quantile(values, share) for share in (0.5, 0.99)] == [500, 990]
