"""Connections end, servers stop and start: a client that reconnects misses nothing."""

from __future__ import annotations

import asyncio
import random
import socket
import sqlite3
import struct
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import pytest
from websockets.exceptions import ConnectionClosed

import posse
from posse.server.store import Store
from posse.table.moment import StateReader
from posse.table.play import Play
from server.server_process import Message, Running, Seated, make, running, sit

pytestmark = pytest.mark.long  # it opens and closes many servers

PEOPLE: Final = {"pony-express": 3, "stage-coach": 2, "pappy-winchester": 3}


def fin(seat: Seated) -> None:
    """Drop a connection with a reset."""
    seat.socket.socket.shutdown(socket.SHUT_RDWR)


def reset(seat: Seated) -> None:
    seat.socket.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    seat.socket.socket.shutdown(socket.SHUT_RD)
    seat.socket.socket.close()


def ghost(_seat: Seated) -> None:
    """Drop a connection silently: the server still considers it open."""


class Party:
    """People at one table: a socket each, and a second one, on another device, that is never dropped."""

    def __init__(self, server: Running, game: str) -> None:
        self.server = server
        with server.client() as host:
            self.table, _ = make(host, game, seats=PEOPLE[game])
            self.tokens: Final = [sit(server, self.table, seat) for seat in range(PEOPLE[game])]
            assert host.post(f"/api/tables/{self.table}/start", json={}).is_success
        self._joined: Final[list[Seated]] = []
        self._rng: Final = random.Random(8)
        self.witnesses: Final = [self.join(seat, since=0) for seat in range(len(self.tokens))]

    def join(self, seat: int, since: int | None = None) -> Seated:
        found = Seated(self.server.address, self.table, self.tokens[seat], since)
        self._joined.append(found)
        return settled(found)

    def play(self, choices: int) -> None:
        for _ in range(choices):
            asked = self.asked()
            answer = self.witnesses[asked].choose(self.pick(asked))
            assert answer["type"] == "ok", answer
        self.settle()

    def settle(self) -> None:
        for witness in self.witnesses:
            settled(witness)

    def asked(self) -> int:
        """Return a seat that is asked, after all messages have arrived."""
        self.settle()
        return next(seat for seat, witness in enumerate(self.witnesses) if "prompt" in shown(witness))

    def pick(self, seat: int) -> str:
        return str(self._rng.choice(shown(self.witnesses[seat])["options"])["words"])

    def repeat(self, seat: int, words: str, at: int, id: str) -> list[int]:
        """Send the same input again, by socket and by request; return the numbers in the answers."""
        by_socket = self.witnesses[seat].choose(words, at, id)
        assert by_socket["type"] == "ok", by_socket
        link = {"Authorization": f"Bearer {self.tokens[seat]}"}
        with self.server.client() as client:
            by_request = client.post(
                f"/api/tables/{self.table}/moves", json={"id": id, "at": at, "words": words}, headers=link
            )
        assert by_request.is_success, by_request.text
        return [by_socket["seq"], by_request.json()["seq"]]

    def moved(self, server: Running) -> None:
        """Reconnect everybody to the new address of the server."""
        self.server = server
        for seat, old in enumerate(self.witnesses):
            self.witnesses[seat] = back = self.join(seat, since=shown(old)["seq"])
            back.events[:0] = old.events

    def close(self) -> None:
        for seat in self._joined:  # closing waits for unread messages
            with suppress(ConnectionClosed, OSError):
                settled(seat)
            seat.close()


def settled(seat: Seated) -> Seated:
    """Wait for the answer to a ping, before which everything else arrives."""
    id = uuid.uuid4().hex
    seat.send({"type": "ping", "id": id})
    seat.until(lambda message: message.get("id") == id)
    return seat


def shown(seat: Seated) -> Message:
    """Return the view and the decision of a state, without its events."""
    assert seat.state is not None
    return {**seat.state, "events": []}


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house") / "posse.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Running]:
    with running(database) as found:
        yield found


@pytest.fixture(params=posse.games())
def party(server: Running, request: pytest.FixtureRequest) -> Iterator[Party]:
    with closing(Party(server, request.param)) as found:
        found.play(7)
        yield found


def written(database: Path, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT * FROM entries WHERE table_id = ? ORDER BY seq", [table]).fetchall()


# -- reconnecting


@pytest.mark.parametrize("drop", [fin, reset, ghost])
def test_a_decision_waits_for_whoever_was_dropped(party: Party, drop: Callable[[Seated], None]) -> None:
    asked = party.asked()
    lost = party.join(asked)
    before = shown(lost)
    drop(lost)
    back = party.join(asked, since=before["seq"])
    assert (shown(back), back.events) == (before, [])
    assert back.choose(party.pick(asked))["type"] == "ok"


@pytest.mark.parametrize("drop", [fin, reset, ghost])
def test_what_was_missed_is_told_once_and_in_order(party: Party, drop: Callable[[Seated], None]) -> None:
    for seat in range(len(party.tokens)):
        lost = party.join(seat, since=0)
        assert lost.events == party.witnesses[seat].events
        drop(lost)
        party.play(9)
        witness = party.witnesses[seat]
        back = party.join(seat, since=shown(lost)["seq"])
        assert back.events
        assert lost.events + back.events == witness.events
        assert shown(back) == shown(witness)


def test_since_nothing_or_nonsense(party: Party) -> None:
    seat = party.asked()
    witness = party.witnesses[seat]
    for since, told in ((0, witness.events), (None, []), (shown(witness)["seq"], []), (2**31 - 1, [])):
        back = party.join(seat, since=since)
        assert (back.events, shown(back)) == (told, shown(witness))


@pytest.mark.parametrize("since", [-1, 2**31, 2**80, 1.5, "3", [3], True])
def test_a_since_that_is_no_number_is_refused(party: Party, since: object) -> None:
    with Seated(party.server.address, party.table, party.tokens[0], since=since) as odd:  # type: ignore[arg-type]
        assert odd.receive()["reason"] == "bad-message"
        assert (bye := odd.receive())["type"] == "bye"
        assert not bye["again"]
        with pytest.raises(ConnectionClosed):
            odd.receive()


# -- repeated inputs


def test_a_repeat_is_answered_and_changes_nothing(party: Party, database: Path) -> None:
    choices = []
    for _ in range(12):
        seat = party.asked()
        words, at, id = party.pick(seat), shown(party.witnesses[seat])["seq"], uuid.uuid4().hex
        answer = party.witnesses[seat].choose(words, at, id)
        choices.append((seat, words, at, id, answer["seq"]))
    entries = written(database, party.table)
    for seat, words, at, id, seq in choices:
        assert party.repeat(seat, words, at, id) == [seq, seq]
        assert party.repeat(seat, "nonsense", at + 1, id) == [seq, seq]
    assert written(database, party.table) == entries


def test_a_stale_input_is_refused_with_the_present_state(party: Party, database: Path) -> None:
    seat = party.asked()
    words, at = party.pick(seat), shown(party.witnesses[seat])["seq"]
    party.play(1)
    witness = settled(party.witnesses[seat])
    entries, told = written(database, party.table), len(witness.events)
    refused = witness.choose(words, at)
    assert (refused["type"], refused["reason"], refused["details"]) == ("refused", "stale", {"at": at})
    assert StateReader().read(refused["state"]) == shown(witness)
    assert shown(party.join(seat)) == shown(witness)
    assert len(settled(witness).events) == told
    assert written(database, party.table) == entries


# -- the server stops


@pytest.mark.long
@pytest.mark.parametrize("stop", [Running.stop, Running.kill])
@pytest.mark.parametrize("game", posse.games())
def test_a_restart_is_a_pause(tmp_path: Path, game: str, stop: Callable[[Running], int | None]) -> None:
    database = tmp_path / "posse.db"
    server = Running(database)
    with closing(Party(server, game)) as party:
        party.play(9)
        seat = party.asked()
        words, at, id = party.pick(seat), shown(party.witnesses[seat])["seq"], uuid.uuid4().hex
        first = party.witnesses[seat].choose(words, at, id)
        party.settle()
        entries, before = written(database, party.table), [shown(witness) for witness in party.witnesses]
        assert stop(server) in (0, None)
        with running(database) as again:
            party.moved(again)
            assert [shown(witness) for witness in party.witnesses] == before
            assert party.repeat(seat, words, at, id) == [first["seq"]] * 2
            assert written(database, party.table) == entries
            party.play(9)
            for number, witness in enumerate(party.witnesses):
                assert party.join(number, since=0).events == witness.events


@pytest.mark.long
def test_a_house_that_stops_says_so_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    database = tmp_path / "posse.db"
    server = Running(database, "--bot-pace", "20")  # the bots must not finish before it stops
    with closing(Party(server, "pony-express")) as party, server.client() as host:
        busy, _ = make(host, "pony-express", seats=5)
        host.post(f"/api/tables/{busy}/start", json={"fill": "random"})
        party.play(5)
        with Seated(server.address, busy, since=0) as watcher:
            watcher.until(lambda message: message["type"] == "state" and message["seq"] > 20)
            assert server.stop() == 0
            for seat in (*party.witnesses, watcher):
                bye = seat.until(lambda message: message["type"] == "bye")
                assert (bye["reason"], bye["again"]) == ("restart", True)
                with pytest.raises(ConnectionClosed) as closed:
                    seat.receive()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            assert not watcher.over
    assert not any("error" in line.lower() or "Traceback" in line for line in server.lines), server.lines
    for table in (party.table, busy):
        assert not isinstance(asyncio.run(play(database, table)).ask(), posse.Chance)
    begun = len(written(database, busy))
    with running(database):  # no client connects, and the bots play on all the same
        while not isinstance(asyncio.run(play(database, busy)).ask(), posse.Over):
            time.sleep(0.05)
    assert len(written(database, busy)) > begun


async def play(database: Path, table: str) -> posse.State[Any]:
    """Return the position from the database file."""
    store = Store.open(str(database))
    sheet = await store.sheet(table)
    assert sheet is not None
    play = Play.of(sheet, await store.entries(table))
    await store.close()
    assert play.state is not None
    return play.state
