"""What one stranger can do to the others: every attack that was seen, by the number that issue 18 gave it."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from posse.kernel import Illegal
from posse.server import table_actions
from posse.server.bot_pool import BotPool
from posse.server.frames import MOST_CONTROL
from posse.server.headers import network
from posse.server.live_table import LiveTable
from posse.server.registry import Environment, TableRegistry, TableRequest
from posse.server.throttle import GUESSES
from posse.table.entry import Clock
from posse.table.play import UNDOS
from server.in_process import Ear, open_registry, person, seated
from server.server_process import Message, Running, Seated, make, sit
from server.strict_server import Strict

pytestmark = pytest.mark.anyio


# --- 1: frames that never reach the application ---


def resident(process: subprocess.Popen[str]) -> int:
    """The memory of a process, in bytes."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    return int(status.split("VmRSS:")[1].split()[0]) * 1024


HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MTIzNDU2Nzg5MDEyMzQ1Ng==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def send_often(line: socket.socket, data: bytes, times: int) -> None:
    for _ in range(times):
        line.sendall(data)


def test_1_a_client_that_pings_and_never_reads_is_cut_off(server: Running) -> None:
    with server.client() as client:
        table, _ = make(client, "stage-coach")
    hello = json.dumps({"type": "hello", "protocol": 2, "table": table}).encode()
    before = resident(server.process)
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as line:
        line.sendall(HANDSHAKE + Frame(Opcode.TEXT, hello).serialize(mask=True))
        flood = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 500
        with pytest.raises((ConnectionResetError, BrokenPipeError)):
            send_often(line, flood, 2000)
    assert resident(server.process) - before < 2**24


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_1_frames_that_are_no_messages_are_counted_too(server: Running, opcode: Opcode) -> None:
    with server.client() as client:
        table, _ = make(client, "stage-coach")
    with Seated(server.address, table) as watching:
        watching.until(lambda message: message["type"] == "table")
        line = watching.socket.socket
        if opcode == Opcode.CONT:
            line.sendall(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
        few = Frame(opcode, b"", fin=opcode != Opcode.CONT).serialize(mask=True) * (MOST_CONTROL // 2)
        line.sendall(few)
        if opcode != Opcode.CONT:
            watching.send({"type": "ping", "id": "here"})
            assert watching.until(lambda message: message.get("id") == "here")["type"] == "ok"
        line.sendall(few * 4)
        with pytest.raises(ConnectionClosed):
            watching.receive(20)


# --- 5: a refusal says what it refuses ---


def test_5_a_message_that_came_too_fast_is_refused_by_its_id(strict: Strict) -> None:
    with strict.client() as client:
        table, _ = make(client, "stage-coach")
    with Seated(strict.address, table) as hasty:
        for number in range(strict.rate * 50):
            hasty.send({"type": "ping", "id": f"p{number}"})
            answer = hasty.until(lambda message: message["type"] in ("ok", "refused"))
            assert answer["id"] == f"p{number}"
            if answer["type"] == "refused":
                break
        assert answer["reason"] == "too-fast"


def test_5_who_goes_on_too_fast_is_cut_off(strict: Strict) -> None:
    with strict.client() as client:
        client.headers["x-forwarded-for"] = "198.51.100.77"
        table, _ = make(client, "stage-coach")
    with Seated(strict.address, table) as hasty:
        with suppress(ConnectionClosed):
            for _ in range(strict.rate * 500):
                hasty.send({"type": "ping", "id": "p"})
        bye = hasty.until(lambda message: message["type"] == "bye")
        assert (bye["reason"], bye["again"]) == ("too-fast", True)


# --- 6: taking back ---


class Hours:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 10**12

    def __call__(self) -> int:
        return self.now


async def coach(opened: TableRegistry, clock: Clock) -> LiveTable:
    table = await seated(opened, TableRequest("stage-coach", options={"map": "cutoff"}, clock=clock), 2)
    for seat, words in ((0, "destination north"), (0, "turn ne"), (1, "designate w1")):
        await table.choose(seat, words, table.play.counts[seat])
    return table


async def test_6_taking_back_gives_no_time_back(tmp_path: Path, sitters: BotPool) -> None:
    hours = Hours()
    async with open_registry(tmp_path, Environment(now=hours), sitters) as opened:
        table = await coach(opened, Clock(turn=5, bank=2))
        due = table.play.timing.deadline(0)
        for _ in range(2):
            hours.now += 1200
            await table.choose(0, "ahead", table.play.counts[0])
            hours.now += 1200
            await table.undo(0, table.play.counts[0])
            assert table.play.timing.deadline(0) == due == 10**12 + 7000
        again = await table.history()
        assert again.timing.plain() == table.play.timing.plain()


async def test_6_a_decision_is_taken_back_only_so_often(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await coach(opened, Clock())
        ear = await Ear.at(table, 0, person(0))
        for _ in range(UNDOS):
            await table.choose(0, "ahead", table.play.counts[0])
            assert ear.messages("state")[-1]["undo"]
            await table.undo(0, table.play.counts[0])
        await table.choose(0, "ahead", table.play.counts[0])
        assert "undo" not in ear.messages("state")[-1]
        with pytest.raises(Illegal, match="no-undo"):
            await table.undo(0, table.play.counts[0])


# --- 7: guesses ---


def test_7_guesses_lock_nobody_out_of_their_own_tables(strict: Strict) -> None:
    with strict.client() as neighbour, strict.client() as owner:
        house = {"x-forwarded-for": "198.51.100.20"}
        neighbour.headers.update(house)
        owner.headers.update(house)
        table, host = make(owner, "stage-coach")
        token = owner.post(f"/api/tables/{table}/seats/0", json={}).json()["token"]
        for _ in range(GUESSES):
            assert neighbour.get(f"/api/tables/{'a' * 26}").json()["reason"] == "no-such-table"
        assert neighbour.get(f"/api/tables/{'a' * 26}").json()["reason"] == "too-fast"
        place = f"/api/tables/{table}"
        assert neighbour.get(place).json()["reason"] == "too-fast", "nor does a right guess help"
        owner.cookies.clear()
        for link in (token, host):
            assert owner.get(place, headers={"authorization": f"Bearer {link}"}).status_code == 200
        claimed = owner.post(f"{place}/claim", json={"token": token})
        assert claimed.status_code == 200
        cookie = claimed.headers["set-cookie"].partition(";")[0]  # it is for HTTPS only
        assert owner.get(place, headers={"cookie": cookie}).status_code == 200
        assert greeted(strict, table, token, house)["type"] == "welcome"


def by(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def greeted(strict: Strict, table: str, token: str, headers: dict[str, str]) -> Message:
    from websockets.sync.client import connect

    with connect(strict.address.replace("http", "ws", 1) + "/socket", additional_headers=headers) as line:
        line.send(json.dumps({"type": "hello", "protocol": 2, "table": table, "token": token}))
        found: Message = json.loads(line.recv())
        return found


# --- 10: a player who leaves ---


async def test_10_the_stand_in_plays_for_who_leaves_a_table_without_a_clock(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as opened:
        table = await seated(opened, TableRequest("stage-coach", absent="greedy"), 2)
        first = table.play.asked[0]
        await table_actions.leave(table, person(first), first)
        async with asyncio.timeout(60):
            while first in table.play.asked:
                await asyncio.sleep(0.01)
        assert table.play.roster.chairs[first].abandoned
        await table_actions.back(table, person(first), first)
        assert not table.play.roster.chairs[first].bot


# --- 11: two rematches at once ---


async def test_11_two_rematches_at_once_make_one_table(tmp_path: Path, sitters: BotPool) -> None:
    async with (
        open_registry(tmp_path, sitters=sitters, bus="memory") as opened,
        open_registry(tmp_path, sitters=sitters, bus="memory") as other,
    ):
        table = await seated(opened, TableRequest("stage-coach"), 2)
        await table_actions.resign(table, person(0), 0)
        same = await other.table(table.id)
        found = await asyncio.gather(
            table_actions.rematch(table, person(0)),
            table_actions.rematch(table, person(1)),
            table_actions.rematch(same, person(1)),
        )
        assert len({fresh.id for fresh in found}) == 1
        assert found[0] is found[1]
        stored = await opened.store.listing(open_only=False)
        assert len(stored) == 2, "the game and its rematch, and no orphan"
        for fresh in found:
            await fresh.refresh()
            assert [chair.name for chair in fresh.play.roster.chairs] == ["p1", "p0"]


# --- 12: smaller holes ---


def test_12_a_link_of_another_table_opens_nothing(server: Running) -> None:
    with server.client() as client:
        first, _ = make(client, "stage-coach")
        second, host = make(client, "stage-coach")
        token = sit(server, second, 0)
        for link in (token, host):
            for path in ("", "/state", "/board"):
                answer = client.get(f"/api/tables/{first}{path}", headers=by(link))
                assert (answer.status_code, answer.json()["reason"]) == (403, "bad-link")


@pytest.mark.parametrize("blocked", ["a file in the way", "no such right"])
def test_12_a_disk_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path, blocked: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    path = tmp_path / "file" / "posse.db" if blocked == "a file in the way" else Path("/proc/posse/posse.db")
    command = [sys.executable, "-m", "posse", "serve", "--port", "0", "--lang", "en"]
    found = subprocess.run(
        [*command, "--database", str(path)], capture_output=True, text=True, timeout=120, check=False
    )
    told = found.stdout + found.stderr
    assert found.returncode != 0
    assert "Traceback" not in told
    assert f"Posse cannot write to {path}" in " ".join(told.split())


@pytest.mark.parametrize("salt", ["\n", "a\x00b", "\u202eabc", "\x1b[2J"])
def test_12_a_salt_has_no_control_signs(server: Running, salt: str) -> None:
    with server.client() as client:
        table, _ = make(client, "stage-coach")
        answer = client.post(f"/api/tables/{table}/seats/0", json={"salt": salt})
        assert answer.json()["reason"] == "bad-salt"
        assert client.post(f"/api/tables/{table}/seats/0", json={"salt": "é 7 ☃"}).status_code == 200


def test_12_branches_and_rematches_are_counted_like_tables(strict: Strict) -> None:
    with strict.client() as client:
        client.headers["x-forwarded-for"] = "198.51.100.30"
        table, _ = make(client, "stage-coach")
        place = f"/api/tables/{table}"
        client.post(f"{place}/seats/0", json={})
        client.post(f"{place}/start", json={"fill": "greedy"})
        client.post(f"{place}/seats/0/resign")
        again = [
            client.post(f"{place}/branch", json={"step": 0, "bot": "greedy"}).status_code
            for _ in range(strict.rate + 1)
        ]
        assert again.count(201) < strict.rate
        assert again[-1] == 429
        assert client.post(f"{place}/rematch").status_code == 429


# --- 13: a list that begins with what goes on ---


async def test_13_games_in_play_are_listed_before_finished_ones(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        playing = await seated(opened, TableRequest("stage-coach"), 1)
        for _ in range(5):
            over = await seated(opened, TableRequest("stage-coach"), 1)
            await table_actions.resign(over, person(0), 0)
        waiting = await opened.make(TableRequest("stage-coach"), "host")
        await table_actions.sit(waiting, person(0), 0, "")
        found = await opened.store.held_by("person 0", limit=4)
        assert [one.sheet.id for one in found][:2] == [playing.id, waiting.id]
        rest = await opened.store.held_by("person 0", limit=4, skip=4)
        assert [one.status for one in (*found[2:], *rest)] == ["over"] * 5
        assert len({one.sheet.id for one in (*found, *rest)}) == 7


# --- 2: one address is one stranger ---


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.5", "203.0.113.5", True),
        ("203.0.113.5", "203.0.113.6", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.5", "203.0.113.5", True),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_2_an_ipv6_network_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (network(one) == network(other)) is same
