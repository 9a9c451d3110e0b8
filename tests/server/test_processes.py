"""Several processes act as one server: all of them show every move, and the store decides every race."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import time
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from posse.server.maintenance import BEAT
from posse.server.store import Store
from server.reconnecting_players import KINDS, Crowd
from server.server_process import Message, Running, Seated, make, running, sit

pytestmark = pytest.mark.long


class Company:
    """Three players at one table, each with a socket to both processes."""

    def __init__(self, servers: tuple[Running, Running], seed: int = 0) -> None:
        self.servers: Final = servers
        self.rng: Final = random.Random(seed)
        self._open: Final = ExitStack()
        with servers[0].client() as host:
            self.table, _ = make(host, "pony-express", seats=3)
            self.tokens: Final = [sit(servers[seat % 2], self.table, seat) for seat in range(3)]
            assert host.post(f"/api/tables/{self.table}/start", json={}).is_success
        self.seats: Final = [[self.join(process, seat) for seat in range(3)] for process in range(2)]

    def join(self, process: int, seat: int) -> Seated:
        found = Seated(self.servers[process].address, self.table, self.tokens[seat], since=0)
        self._open.enter_context(found)
        found.until(lambda message: message["type"] == "state")
        return found

    def choose(self, process: int, seat: int, words: str, id: str = "") -> Message:
        return self.seats[process][seat].choose(words, id=id)

    def asked(self) -> dict[int, list[str]]:
        """Return the seats that are asked, and their states, after all messages have arrived."""
        self.agree()
        told = {seat: self.seats[0][seat].state or {} for seat in range(3)}
        return {
            seat: [str(option["words"]) for option in state["options"]]
            for seat, state in told.items()
            if "prompt" in state
        }

    def prompt(self) -> str:
        return next(
            str(seat.state["prompt"]) for seat in self.seats[0] if seat.state and "prompt" in seat.state
        )

    def agree(self) -> None:
        """Wait until both processes have sent every seat the same."""
        for here, there in zip(*self.seats, strict=True):
            numbers = [settled(here), settled(there)]
            while numbers[0] != numbers[1]:
                late = here if numbers[0] < numbers[1] else there
                late.until(lambda message: message["type"] == "state")
                numbers = [settled(here), settled(there)]
            assert here.state is not None
            assert there.state is not None
            assert {**here.state, "events": []} == {**there.state, "events": []}
            assert here.events == there.events

    def close(self) -> None:
        self._open.close()


def settled(seat: Seated) -> int:
    """Wait for the answer to a ping, before which everything else arrives; return the last state's number."""
    id = uuid.uuid4().hex
    seat.send({"type": "ping", "id": id})
    return int(seat.until(lambda message: message.get("id") == id)["seq"])


@contextmanager
def company(servers: tuple[Running, Running], seed: int = 0) -> Iterator[Company]:
    found = Company(servers, seed)
    try:
        yield found
    finally:
        found.close()


@contextmanager
def pair(database: str, *buses: str) -> Iterator[tuple[Running, Running]]:
    """Two processes, each with its bus; by default that of the database."""
    first, second = [["--bus", bus] if bus else [] for bus in buses]
    with running(database, *first) as here, running(database, *second) as there:
        yield here, there


@pytest.fixture(params=["notify", "redis"])
def servers(request: pytest.FixtureRequest, postgres_url: str) -> Iterator[tuple[Running, Running]]:
    bus = "" if request.param == "notify" else str(request.getfixturevalue("redis_url"))
    with pair(postgres_url, bus, bus) as found:
        yield found


def choices(database: str, table: str) -> list[tuple[str, str]]:
    """Return the ids and words of all choices at a table."""
    with psycopg.connect(database) as connection:
        found = connection.execute(
            "SELECT id, words FROM entries WHERE table_id = %s AND kind = 'choice' ORDER BY seq", [table]
        )
        return [(str(id), str(words)) for id, words in found]


def test_two_processes_are_one_house(servers: tuple[Running, Running], postgres_url: str) -> None:
    """Every move arrives in the other process long before the slow poll would find it.  An input that is sent
    to both processes, one after the other or at the same moment, is applied once.  Of two doubts at the same
    moment one is accepted.
    """
    lags: list[float] = []
    with ThreadPoolExecutor(2) as pool:
        for seed in range(3):
            races = 0
            with company(servers, seed) as people:
                while (asked := people.asked()) and races < 2:
                    if len(asked) == 2 and people.prompt() == "doubt":
                        race(people, pool, list(asked))
                        races += 1
                        continue
                    seat = next(iter(asked))
                    words = people.rng.choice(asked[seat])
                    lags.append(relayed(people, seat, words, people.rng.randrange(2)))
                    if seat in (asked := people.asked()):
                        said_twice(people, pool, seat, people.rng.choice(asked[seat]))
                ids = [id for id, _ in choices(postgres_url, people.table)]
                assert len(set(ids)) == len(ids)
            assert races
    # Only the fastest quarter must be fast: the machine may be busy.  With the poll it would take BEAT / 4.
    assert statistics.quantiles(lags, n=4)[0] < BEAT / 8


def relayed(people: Company, seat: int, words: str, process: int) -> float:
    """Choose in one process, and repeat it in the other once that has sent it; return how long that took."""
    begun, id = time.perf_counter(), uuid.uuid4().hex
    answer = people.choose(process, seat, words, id)
    assert answer["type"] == "ok"
    other = people.seats[1 - process][seat]
    while other.state is None or other.state["seq"] < answer["seq"]:
        other.receive()
    lag = time.perf_counter() - begun
    assert people.choose(1 - process, seat, words, id) == answer
    return lag


def said_twice(people: Company, pool: ThreadPoolExecutor, seat: int, words: str) -> None:
    """Send the same input to both processes at the same moment."""
    id = uuid.uuid4().hex
    here, there = pool.map(lambda process: people.choose(process, seat, words, id), range(2))
    assert here["type"] == "ok"
    assert here == there


def race(people: Company, pool: ThreadPoolExecutor, callers: list[int]) -> None:
    """Let two seats doubt at the same moment, in different processes."""
    before = count(people, "doubted")
    told = list(pool.map(lambda process: people.choose(process, callers[process], "doubt"), range(2)))
    assert sorted(answer["type"] for answer in told) == ["ok", "refused"]
    (refused,) = [answer for answer in told if answer["type"] == "refused"]
    assert refused["reason"] == "stale"
    people.agree()
    assert count(people, "doubted") == before + 1
    heard = [event for event in people.seats[0][0].events if event["event"] == "doubted"][-1]
    assert told[callers.index(heard["seat"])]["type"] == "ok"


def count(people: Company, kind: str) -> int:
    return sum(event["event"] == kind for event in people.seats[0][0].events)


# -- the bus fails


def test_a_lost_nudge_costs_a_moment(postgres_url: str, redis_url: str) -> None:
    """Each process has a bus that the other does not receive: only the slow poll finds the moves."""
    with pair(postgres_url, "", redis_url) as servers, company(servers) as people:
        play_on_both(people, 4)


def test_a_listener_that_is_cut_off_catches_up(postgres_url: str) -> None:
    with pair(postgres_url, "", "") as servers, company(servers) as people:
        for _ in range(3):
            with psycopg.connect(postgres_url) as connection:
                cut = connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
                    " AND datname = current_database() AND pid <> pg_backend_pid()"
                ).fetchall()
            assert cut == [(True,), (True,)]
            play_on_both(people, 2)
            while listeners(postgres_url) < 2:  # both have reconnected: cut them again
                time.sleep(0.05)


def listeners(database: str) -> int:
    with psycopg.connect(database) as connection:
        row = connection.execute(
            "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN %'"
            " AND datname = current_database() AND pid <> pg_backend_pid()"
        ).fetchone()
        assert row is not None
        return int(row[0])


def play_on_both(people: Company, turns: int) -> None:
    """Choose in one process and the other in turn; both send each choice."""
    for turn in range(turns):
        seat, options = next(iter(people.asked().items()))
        assert people.choose(turn % 2, seat, people.rng.choice(options))["type"] == "ok"
    people.agree()


def test_who_comes_from_another_process_is_not_set_back(postgres_url: str, redis_url: str) -> None:
    """The second process receives no notices; a client that has seen more makes it look into the store."""
    with pair(postgres_url, "", redis_url) as servers, company(servers) as people:
        for _ in range(5):
            asked = people.asked()
            seat = min(asked)
            seq = people.choose(0, seat, asked[seat][0])["seq"]
            with Seated(servers[1].address, people.table, people.tokens[seat], since=seq) as again:
                assert again.until(lambda message: message["type"] == "state")["seq"] >= seq


# -- workers


def children(process: int) -> set[int]:
    """Return the child processes of a process, without Python's resource tracker."""
    listed = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return {int(pid) for pid in listed if "spawn_main" in _command(pid)}


def _command(pid: str) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):  # it ended while we looked
        return ""


def family(process: int) -> set[int]:
    """Return the workers, and the bot processes of each."""
    workers = children(process)
    return workers.union(*[children(worker) for worker in workers])


@pytest.mark.anyio
async def test_a_worker_that_is_killed_is_replaced(postgres_url: str) -> None:
    server = await asyncio.to_thread(Running, postgres_url, "--workers", "2")
    crowd = Crowd([server.address], seed=6, restless=0.02)
    try:
        everybody: set[int] = set()
        async with crowd.playing():
            await crowd.moving(4 * len(KINDS))
            for _ in range(3):
                workers = children(server.process.pid)
                assert len(workers) == 2
                everybody |= family(server.process.pid)
                victim = crowd.rng.choice(sorted(workers))
                os.kill(victim, signal.SIGKILL)
                while len(now := children(server.process.pid) - {victim}) < 2:
                    await asyncio.sleep(0.05)
                assert len(now - workers) == 1
                await crowd.everywhere()
        everybody |= family(server.process.pid)
        with Seated(server.address, crowd.seatings[0].id) as watcher:
            watcher.until(lambda message: message["type"] == "state")
            assert await asyncio.to_thread(server.stop) == 0
            bye = watcher.until(lambda message: message["type"] == "bye")
            assert bye["again"]
            with pytest.raises(ConnectionClosed) as closed:
                watcher.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        while any("spawn_main" in _command(str(pid)) for pid in everybody):  # the bots end, too
            await asyncio.sleep(0.05)
    finally:
        if server.process.poll() is None:
            await asyncio.to_thread(server.stop)
    store = await asyncio.to_thread(Store.open, postgres_url)
    await crowd.check(store, crowd.seatings)
    await store.close()
    assert sum(seating.check_pictures() for seating in crowd.seatings) > 0
