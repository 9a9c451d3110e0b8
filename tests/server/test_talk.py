"""Talk: nobody can silence a table, and its host can (issue 18, item 3)."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.kernel import Illegal
from posse.server import talk_actions
from posse.server.bot_pool import BotPool
from posse.server.live_table import LiveTable
from posse.server.registry import TableRequest
from posse.server.seats import Caller
from posse.server.talk_actions import SAID
from posse.server.throttle import LINES
from posse.table.entry import Entry
from posse.table.talk import PLAYERS_LINES, SPECTATORS_LINES, Talk
from server.in_process import Ear, open_registry, person, seated
from server.server_process import Running, Seated, make, sit
from server.strict_server import Strict

pytestmark = pytest.mark.anyio

HOST = Caller("host", address="198.51.100.1")
STRANGER = Caller("stranger", address="203.0.113.9")


async def voices(table: LiveTable) -> tuple[str, str]:
    """The voices of the first seat and of the stranger, after each said something."""
    await talk_actions.say(table, person(0), "Hello")
    await talk_actions.say(table, STRANGER, "Boo", "Zoe")
    ear = await Ear.at(table, 0, person(0))
    first, second = [said["voice"] for said in ear.messages("said")]
    return first, second


async def test_3_a_stranger_who_has_said_enough_silences_nobody_else(
    tmp_path: Path, sitters: BotPool
) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await seated(opened, TableRequest("stage-coach"), 2)
        for _ in range(SAID):
            await talk_actions.say(table, STRANGER, "Boo", "Zoe")
        for name in ("Zoe", "Ann"):
            with pytest.raises(Illegal, match="said-enough"):
                await talk_actions.say(table, Caller("new cookie", address=STRANGER.address), "Boo", name)
        await talk_actions.say(table, person(0), "Go away")
        await talk_actions.say(table, Caller("other", address="203.0.113.10"), "Well played")
        texts = [said["text"] for said in (await Ear.at(table, 0, person(0))).messages("said")]
        assert texts[-2:] == ["Go away", "Well played"]
        assert len(texts) == SPECTATORS_LINES + 1
        assert (await table.history()).talk.messages() == table.play.talk.messages()


async def test_3_spectators_drive_out_nothing_that_players_said(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await seated(opened, TableRequest("stage-coach"), 2)
        await talk_actions.say(table, person(0), "First of all")
        for number in range(SPECTATORS_LINES + 5):
            await talk_actions.say(table, STRANGER, str(number), "Zoe")
        texts = [said["text"] for said in (await Ear.at(table, 1, person(1))).messages("said")]
        assert texts == ["First of all", *map(str, range(5, SPECTATORS_LINES + 5))]
        assert PLAYERS_LINES > SPECTATORS_LINES


async def test_3_the_host_mutes_a_voice(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await seated(opened, TableRequest("stage-coach"), 2)
        own, strange = await voices(table)
        assert own == "0"
        for voice, caller in ((own, person(0)), (strange, STRANGER)):
            await talk_actions.moderate(table, HOST, "mute", voice)
            with pytest.raises(Illegal, match="muted"):
                await talk_actions.say(table, caller, "But")
            await talk_actions.moderate(table, HOST, "unmute", voice)
            await talk_actions.say(table, caller, "Thanks")
        with pytest.raises(Illegal, match="no-such-voice"):
            await talk_actions.moderate(table, HOST, "mute", "s0000000000")
        for caller in (person(0), STRANGER):
            with pytest.raises(Illegal, match="not-host"):
                await talk_actions.moderate(table, caller, "mute", strange)


async def test_3_the_host_says_who_may_talk(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await seated(opened, TableRequest("stage-coach"), 2)
        for who, heard in (
            ("players", (True, False)),
            ("nobody", (False, False)),
            ("everybody", (True, True)),
        ):
            await talk_actions.moderate(table, HOST, who)
            for caller, may in zip((person(0), STRANGER), heard, strict=True):
                if may:
                    await talk_actions.say(table, caller, "Hello")
                else:
                    with pytest.raises(Illegal, match="talk-closed"):
                        await talk_actions.say(table, caller, "Hello")
            await talk_actions.say(table, HOST, "Be nice")
            assert table.plain()["talk"] == {"who": who, "muted": [], "removed": []}


async def test_3_the_host_clears_the_talk(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await seated(opened, TableRequest("stage-coach"), 2)
        await voices(table)
        ear = await Ear.at(table, 1, person(1))
        await talk_actions.moderate(table, HOST, "clear")
        assert len(ear.messages("cleared")) == 1
        assert (await Ear.at(table, 1, person(1))).messages("said") == []


async def test_3_the_host_removes_a_spectator(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters) as opened:
        table = await seated(opened, TableRequest("stage-coach"), 2)
        own, strange = await voices(table)
        watching = [await Ear.at(table, table.play.spectators, caller) for caller in (STRANGER, HOST)]
        neighbour = Caller("other cookie", address=STRANGER.address)
        await talk_actions.moderate(table, HOST, "remove", strange)
        assert [ear.ended for ear in watching] == ["removed", ""]
        for caller in (STRANGER, neighbour):
            with pytest.raises(Illegal, match="removed"):
                table.admit(caller)
        table.admit(Caller("person 0", address=STRANGER.address))  # a player at the same address stays
        with pytest.raises(Illegal, match="no-such-voice"):
            await talk_actions.moderate(table, HOST, "remove", own)
        await talk_actions.moderate(table, HOST, "readmit", strange)
        table.admit(STRANGER)


def test_3_an_old_message_has_no_voice() -> None:
    """Messages that were stored before there were voices are shown all the same."""
    talk = Talk()
    for seat in (0, None):
        entry = Entry(1, 5, "said", seat, '{"name":"Zoe","text":"Hello"}')
        talk.apply(entry, {"name": "Zoe", "text": "Hello"})
    assert len(talk.messages()) == 2


def test_3_over_the_socket_and_by_request(server: Running) -> None:
    with server.client() as client:
        table, host = make(client, "stage-coach")
        sit(server, table, 0, "Ann")
        place = f"/api/tables/{table}/moderate"
        by_host = {"authorization": f"Bearer {host}"}
        assert client.post(place, json={"action": "players"}, headers=by_host).status_code == 204
        with server.client() as other:
            refused = other.post(f"/api/tables/{table}/talk", json={"text": "Boo"})
            assert (refused.status_code, refused.json()["reason"]) == (403, "talk-closed")
            assert other.post(place, json={"action": "clear"}).json()["reason"] == "not-host"
        with Seated(server.address, table, host) as hosting:
            hosting.send({"type": "moderate", "id": "m1", "action": "everybody"})
            assert hosting.until(lambda message: message.get("id") == "m1")["type"] == "ok"
            assert hosting.table is not None
            assert hosting.table["talk"]["who"] == "everybody"
            hosting.send({"type": "moderate", "id": "m2", "action": "clear"})
            assert hosting.until(lambda message: message["type"] == "cleared")


def test_3_everybody_talks_only_so_fast(strict: Strict) -> None:
    with strict.client() as client:
        client.headers["x-forwarded-for"] = "198.51.100.60"
        tables = [make(client, "stage-coach")[0] for _ in range(2)]
        token = client.post(f"/api/tables/{tables[0]}/seats/0", json={}).json()["token"]
        said = [
            client.post(f"/api/tables/{tables[number % 2]}/talk", json={"text": "Boo"}).status_code
            for number in range(LINES + 1)
        ]
        assert said == [204] * LINES + [429], "at all tables together"
        own = {"authorization": f"Bearer {token}"}
        seat = client.post(f"/api/tables/{tables[0]}/talk", json={"text": "Hello"}, headers=own)
        assert seat.status_code == 204, "a player at the same address has a budget of their own"
