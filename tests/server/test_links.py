"""Chance that the host cannot know: people's browsers reveal a link of their chains to every roll."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import orjson
import pytest

from posse.kernel import Chance, Damaged, Illegal
from posse.physics.flick import recorded
from posse.server import link_collector, table_actions
from posse.server.admin import archive, audit
from posse.server.live_table import LiveTable
from posse.server.registry import TableRegistry, TableRequest
from posse.server.seats import Caller
from posse.table.fair import DiceSource, reveal, verify
from posse.table.fair.links import LENGTH, chain, decode, fits, mixed
from posse.table.play import apply_input
from server.in_process import Ear, open_registry, person
from server.server_process import Seated, make, running

pytestmark = pytest.mark.anyio

CHAINS = [chain(bytes([seat]) * 32) for seat in range(3)]


class Revealing(Ear):
    """A client that reveals its links as the page does."""

    table: LiveTable
    reveals = True

    def send(self, message: bytes) -> None:
        super().send(message)
        told = orjson.loads(message)
        if told["type"] == "reveal" and self.reveals:
            link = CHAINS[self.audience][told["roll"] + 1]
            asyncio.get_running_loop().call_soon(self._give, told["roll"], link.hex())

    def _give(self, roll: int, link: str) -> None:
        self.table.links.give(self.audience, roll, link)


async def begun(
    registry: TableRegistry, seats: int = 3, links: bool | None = None, bots: int = 0
) -> tuple[LiveTable, list[Revealing]]:
    table = await registry.make(TableRequest("pony-express", seats), "host")
    ears = []
    for seat in range(seats - bots):
        end = CHAINS[seat][0].hex()
        await table_actions.sit(table, person(seat), seat, f"p{seat}", f"salt {seat}", chain=end)
        ear = Revealing(seat, person(seat))
        ear.table = table
        await table.greet(ear, None)
        ears.append(ear)
    await table_actions.start(table, Caller("host"), "greedy" if bots else "", links)
    return table, ears


async def played(table: LiveTable, until: Callable[[], bool] = lambda: False) -> None:
    rng, play = random.Random(3), table.play
    while play.status == "playing" and not until():
        seat = rng.choice(play.asked)
        words = str(rng.choice(play.briefs()[seat].options))
        await table.choose(seat, words, play.counts[seat], by=play.roster.chairs[seat].bot)


async def proof(table: LiveTable) -> tuple[Any, dict[str, Any], str, str]:
    play = await table.history()
    redacted = play.game.redact(play.record(), None)
    links = [decode(each) for each in play.links]
    salt = bytes.fromhex(play.salt)
    shown = reveal(play.record(), redacted, play.sheet.secret, salt, play.brought, links)
    return redacted, shown, play.sheet.commitment, play.salt


async def test_every_roll_is_made_with_the_links_and_the_proof_holds(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as registry:
        table, _ = await begun(registry)
        assert table.plain()["links"]
        await played(table)
        redacted, shown, commitment, salt = await proof(table)
        report = verify(redacted, shown, recorded, commitment, salt)
        assert report.mismatch is None
        assert report.links == (len(report.rolls),) * 3
        assert report.unforeseen == len(report.rolls)
        id = table.id
    with archive(str(tmp_path / "posse.db")) as found:
        stored = found.stored(id)
    assert stored is not None
    assert (await asyncio.to_thread(audit, stored)).differences == []


async def test_who_knows_the_secret_and_the_salt_does_not_know_the_roll(tmp_path: Path) -> None:
    """All that the host has before the links arrive gives other dice than those that fall."""
    async with open_registry(tmp_path) as registry:
        table, _ = await begun(registry)
        await played(table, lambda: table.play.rolls > 30)
        play = await table.history()
        foreseen = DiceSource(play.sheet.secret, bytes.fromhex(play.salt), recorded)
        state, number, differs = play.beginning(), 0, 0
        for words in play.inputs:
            ask = state.ask()
            if isinstance(ask, Chance):
                said = f"chance {ask.kind} {ask.words(foreseen.answer(ask, number)[0])}"
                differs += said != words
                number += 1
            apply_input(play.game, state, words)
        assert differs > number / 2


async def test_whoever_reveals_nothing_is_done_without_and_waited_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_registry(tmp_path) as registry:
        monkeypatch.setattr(link_collector, "PATIENCE", 0.05)
        table, ears = await begun(registry)
        ears[1].reveals = False
        await played(table)
        redacted, shown, commitment, salt = await proof(table)
        report = verify(redacted, shown, recorded, commitment, salt)
        assert report.mismatch is None
        assert report.links[0] == report.links[2] == len(report.rolls)
        assert 0 < report.links[1] < len(report.rolls)  # at the start it still did
        assert report.unforeseen == len(report.rolls)


async def test_bots_and_people_without_a_socket_do_not_delay_a_roll(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_registry(tmp_path) as registry:
        monkeypatch.setattr(link_collector, "PATIENCE", 3600)
        table, ears = await begun(registry, links=True, bots=1)
        table.subscribers.discard(ears[1])
        await asyncio.wait_for(played(table, lambda: table.play.rolls > 12), 60)
        given = [decode(each) for each in (await table.history()).links]
        assert {(a is None, b is None, c is None) for a, b, c in given[-3:]} == {(False, True, True)}


async def test_the_usual_is_on_among_people_and_off_with_bots(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as registry:
        for links, bots, on in ((None, 0, True), (None, 1, False), (False, 0, False), (True, 1, True)):
            table, _ = await begun(registry, links=links, bots=bots)
            assert table.play.links_on is on


async def test_a_chain_is_brought_before_the_game_and_only_once(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as registry:
        table = await registry.make(TableRequest("pony-express", 3), "host")
        for seat in range(3):
            await table_actions.sit(table, person(seat), seat, "")
        before = table.play.roster.salt()
        for number in (0, 1):
            await table_actions.sit(table, person(0), 0, "", chain=CHAINS[number][0].hex())
        assert table.play.roster.chairs[0].chain == CHAINS[0][0].hex()
        assert table.play.roster.salt() != before  # whoever noted the salt has noted the chain
        await table_actions.start(table, Caller("host"))
        await table_actions.sit(table, person(1), 1, "", chain=CHAINS[1][0].hex())
        assert table.play.roster.chairs[1].chain == ""


async def test_a_wrong_link_and_one_for_another_roll_are_refused(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as registry:
        table, ears = await begun(registry)
        roll = table.play.rolls
        for seat, number, link, reason in (
            (0, roll, CHAINS[1][roll + 1], "bad-message"),
            (0, roll, CHAINS[0][roll], "bad-message"),
            (0, LENGTH, CHAINS[0][-1], "bad-message"),
            (0, roll, CHAINS[0][roll + 1], "stale"),  # none is due
        ):
            with pytest.raises(Illegal, match=reason):
                table.links.give(seat, number, link.hex())
        assert len(ears) == 3


async def test_a_proof_with_other_links_does_not_hold(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as registry:
        table, _ = await begun(registry)
        await played(table)
        redacted, shown, commitment, salt = await proof(table)

    def fault(**changes: Any) -> str:
        report = verify(redacted, {**shown, **changes}, recorded, commitment, salt)
        return report.mismatch.fault if report.mismatch else ""

    left_out = [[None, *links[1:]] for links in shown["links"]]
    assert fault() == ""
    assert fault(links=left_out) == "outcome"
    swapped = [[links[1], links[0], *links[2:]] for links in shown["links"]]
    assert fault(links=swapped) == "link"
    other = chain(b"x" * 32)
    assert fault(seats=[{"salt": "salt 0", "chain": other[0].hex()}, *shown["seats"][1:]]) == "chain"
    with pytest.raises(Damaged, match="bad-reveal"):
        fault(links=shown["links"][1:])


def test_a_link_fits_its_own_roll_only() -> None:
    links = chain(b"s" * 32, 8)
    assert [fits(links[roll + 1], roll, links[0]) for roll in range(8)] == [True] * 8
    assert not fits(links[2], 0, links[0])
    assert not fits(links[1], 1, links[0])
    assert mixed(b"a" * 32, [links[1], None]) != mixed(b"a" * 32, [None, links[1]])


@pytest.mark.long
def test_links_through_real_sockets(tmp_path: Path) -> None:
    """The player who moves reveals a link while the own choice is under way."""
    database = tmp_path / "posse.db"
    with running(database) as server, server.client() as host, ExitStack() as open_sockets:
        table, _ = make(host, "pony-express", seats=3)
        sockets = []
        for seat in range(3):
            with server.client() as client:
                body = {"salt": f"{seat}", "chain": CHAINS[seat][0].hex()}
                token = client.post(f"/api/tables/{table}/seats/{seat}", json=body).json()["token"]
            sockets.append(open_sockets.enter_context(Seated(server.address, table, token)))
        starting = ThreadPoolExecutor(1).submit(lambda: host.post(f"/api/tables/{table}/start", json={}))
        rolls = 0
        while rolls < 60:
            rolls += sum([_go_on(socket, seat) for seat, socket in enumerate(sockets)])
        assert starting.result().json()["links"] is True
    with closing(sqlite3.connect(database)) as connection:
        after = "SELECT min(seq) FROM entries WHERE kind = 'choice'"
        found = f"SELECT by FROM entries WHERE kind = 'chance' AND seq > ({after})"
        given = [decode(by) for (by,) in connection.execute(found)]
    # On a busy machine some may be late.  A server that did not hear the mover would always miss one.
    assert sum(None not in links for links in given) > 3


def _go_on(socket: Seated, seat: int) -> bool:
    """Receive a message, if there is one, and do what it asks for; return whether that was a link."""
    try:
        message = socket.receive(0.02)
    except TimeoutError:
        return False
    state = socket.state
    if message["type"] == "reveal":
        link = CHAINS[seat][message["roll"] + 1].hex()
        socket.send({"type": "link", "id": "link", "roll": message["roll"], "link": link})
    elif message["type"] == "state" and state is not None and "prompt" in state:
        words = state["options"][0]["words"]
        socket.send({"type": "choose", "id": f"c{state['seq']}", "at": state["seq"], "words": words})
    return bool(message["type"] == "reveal")
