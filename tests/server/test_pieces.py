"""Choosing a piece at a table (PE-R54): races, bots, restart, rematch, replay, branch, record, export."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2 as httpx
import pytest

from posse.kernel import Illegal, Record
from posse.physics.flick import recorded
from posse.server import study, table_actions
from posse.server.admin import archive, audit, line, read
from posse.server.bot_pool import BotPool
from posse.server.live_table import LiveTable
from posse.server.registry import TableRegistry, TableRequest
from posse.server.seats import Caller
from posse.table.fair import reveal, verify
from posse.table.play import Play
from server.in_process import Ear, open_registry, person
from server.server_process import Running, make

GAME = "pony-express"
HOST = Caller("host")


async def waiting(house: TableRegistry, *pieces: str, seats: int = 3) -> LiveTable:
    """A table before the game: a person for each of these pieces, in the order of seats."""
    table = await house.make(TableRequest(GAME, seats), HOST.person)
    for seat, piece in enumerate(pieces):
        await table_actions.sit(table, person(seat), seat, f"p{seat}", piece=piece)
    return table


async def finished(table: LiveTable) -> None:
    """Everybody but the first gives up, then so does the first: the game is over."""
    for seat in reversed(range(len(table.play.roster.people))):
        await table_actions.resign(table, person(seat), seat)
    assert table.play.status == "over"


async def play_out(table: LiveTable, rng: random.Random) -> None:
    while table.play.status == "playing":
        seat = rng.choice(table.play.asked)
        options = table.play.briefs()[seat].options
        await table.choose(seat, str(rng.choice(options)), table.play.counts[seat])


def refusal(caught: pytest.ExceptionInfo[Illegal]) -> tuple[str, dict[str, object]]:
    return caught.value.reason, dict(caught.value.details)


@pytest.mark.anyio
async def test_pe_r54_whoever_sits_down_may_choose_and_bots_get_the_rest(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as house:
        table = await waiting(house, "rick", "")
        ear = await Ear.at(table, table.play.spectators, Caller("watcher"))
        assert table.play.roles == ("rick", "bill", "harry")
        await table_actions.choose_piece(table, person(1), 1, "harry")
        assert table.play.roles == ("rick", "harry", "ted")
        await table_actions.start(table, HOST, "greedy")
        told = ear.messages("table")
        assert [message["roles"] for message in (told[0], told[-1])] == [
            ["rick", "bill", "harry"],
            ["rick", "harry", "ted"],
        ]
        assert [chair["piece"] for chair in told[-1]["seats"]] == ["rick", "harry", ""]


@pytest.mark.anyio
async def test_pe_r54_a_taken_rider_is_refused_and_the_seat_stays_free(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as house:
        table = await waiting(house, "rick")
        with pytest.raises(Illegal) as taken:
            await table_actions.sit(table, person(1), 1, "late", piece="rick")
        assert refusal(taken) == ("piece-taken", {"piece": "rick", "seat": 0})
        assert table.play.roster.chairs[1].empty
        with pytest.raises(Illegal) as unknown:
            await table_actions.sit(table, person(1), 1, "late", piece="zorro")
        assert refusal(unknown)[0] == "unknown-piece"
        await table_actions.sit(table, person(1), 1, "late", piece="ted")
        with pytest.raises(Illegal) as taken:
            await table_actions.choose_piece(table, person(1), 1, "rick")
        assert refusal(taken)[0] == "piece-taken"
        with pytest.raises(Illegal) as foreign:
            await table_actions.choose_piece(table, person(1), 0, "bill")
        assert refusal(foreign)[0] == "not-your-seat"


@pytest.mark.anyio
async def test_pe_r54_a_choice_can_be_changed_or_given_back_until_the_start(tmp_path: Path) -> None:
    async with open_registry(tmp_path) as house:
        table = await waiting(house, "rick", "ted", "")
        before = table.play.seq
        await table_actions.choose_piece(table, person(0), 0, "rick")
        assert table.play.seq == before  # nothing changed, nothing is written
        await table_actions.choose_piece(table, person(0), 0, "sammy")
        await table_actions.choose_piece(table, person(2), 2, "rick")
        await table_actions.choose_piece(table, person(1), 1, "")
        assert table.play.roles == ("sammy", "bill", "rick")
        await table_actions.leave(table, person(0), 0)  # whoever leaves leaves the rider too
        assert table.play.roles == ("ted", "bill", "rick")
        await table_actions.sit(table, person(0), 0, "p0", piece="sammy")
        await table_actions.start(table, HOST)
        with pytest.raises(Illegal, match="already-started"):
            await table_actions.choose_piece(table, person(0), 0, "ted")
        assert table.play.roles == ("sammy", "bill", "rick")


@pytest.mark.anyio
async def test_pe_r54_two_people_want_one_rider_at_once(tmp_path: Path) -> None:
    """In one process and in two: one of them gets the rider, the other a refusal, and never both."""
    async with open_registry(tmp_path) as house, open_registry(tmp_path) as other:
        table = await waiting(house)
        twin = await other.table(table.id)
        wishes = [
            table_actions.sit(at, person(seat), seat, f"p{seat}", piece="harry")
            for seat, at in enumerate((table, twin, table))
        ]
        came = await asyncio.gather(*wishes, return_exceptions=True)
        refused = [each for each in came if isinstance(each, Illegal)]
        assert [each.reason for each in refused] == ["piece-taken", "piece-taken"]
        for at in (table, twin):
            await at.refresh()
            assert at.play.roster.chosen.count("harry") == 1
            assert len(at.play.roster.people) == 1


@pytest.mark.anyio
async def test_pe_r54_a_restart_and_a_newcomer_keep_the_rider(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters) as house:
        table = await waiting(house, "rick", "ted", "")
        await table_actions.start(table, HOST)
        await table_actions.resign(table, person(1), 1)
        await table_actions.offer(table, HOST, 1)
        id = table.id
    async with open_registry(tmp_path, sitters=sitters) as house:
        table = await house.table(id)
        assert table.play.roles == ("rick", "ted", "harry")
        with pytest.raises(Illegal, match="already-started"):
            await table_actions.sit(table, person(9), 1, "new", piece="sammy")
        await table_actions.sit(table, person(9), 1, "new")
        assert table.play.roles == ("rick", "ted", "harry")


@pytest.mark.anyio
async def test_pe_r54_a_rematch_keeps_each_persons_rider(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters) as house:
        table = await waiting(house, "rick", "", seats=4)
        await table_actions.start(table, HOST, "greedy")
        assert table.play.roles == ("rick", "bill", "harry", "sammy")
        await finished(table)
        fresh = await table_actions.rematch(table, person(0))
        # One seat further: Rick and Bill are people; the bots have no claim to theirs.
        assert fresh.play.roster.chosen == ["", "rick", "bill", ""]
        assert fresh.play.roles == ("ted", "rick", "bill", "sammy")
        await table_actions.leave(fresh, person(1), 2)
        await table_actions.sit(fresh, person(5), 2, "new", piece="ted")
        assert fresh.play.roles == ("bill", "rick", "ted", "sammy")


@pytest.mark.anyio
async def test_pe_r54_record_proof_and_branch_have_the_same_riders(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters, bot_pace=0) as house:
        table = await waiting(house, "rick", "ted", "bill")
        await table_actions.start(table, HOST)
        await play_out(table, random.Random(5))
        record = (await table.history()).record()
        assert record.roles() == ("rick", "ted", "bill")
        assert table.play.game.redact(record, 1).header()["pieces"] == ["rick", "ted", "bill"]
        redacted = table.play.game.redact(record, None)
        [read_back] = Record.parse(str(redacted).splitlines())
        salt = bytes.fromhex(table.play.salt)
        proof = reveal(record, redacted, table.play.sheet.secret, salt)
        assert verify(read_back, proof, recorded).mismatch is None
        fresh, seat = await study.branch(house, table, person(1), 6, 1, "greedy")
        assert (seat, fresh.play.roles) == (1, ("rick", "ted", "bill"))


@pytest.mark.long
@pytest.mark.anyio
async def test_pe_r54_an_exported_table_comes_back_with_its_riders(tmp_path: Path, sitters: BotPool) -> None:
    async with open_registry(tmp_path, sitters=sitters, bot_pace=0) as house:
        table = await waiting(house, "rick", "", "bill")
        await table_actions.choose_piece(table, person(1), 1, "sammy")
        await table_actions.start(table, HOST)
        await play_out(table, random.Random(6))
        id = table.id
    with archive(str(tmp_path / "posse.db")) as opened:
        stored = opened.stored(id)
    assert stored is not None
    assert (await asyncio.to_thread(audit, stored)).differences == []
    out = tmp_path / "out.jsonl"
    out.write_bytes(line(stored))
    [(_, back)] = read(out)
    assert Play.of(back.sheet, back.entries, whole=True).record().roles() == ("rick", "sammy", "bill")


def test_pe_r54_a_table_begun_before_is_ridden_by_seat(tmp_path: Path) -> None:
    """Its entries say nothing of pieces, so that everybody keeps the rider of the seat."""

    async def begun() -> Play:
        async with open_registry(tmp_path) as house:
            table = await house.make(TableRequest(GAME, 3), HOST.person)
            for seat in range(3):
                await table_actions.sit(table, person(seat), seat, f"p{seat}")
            await table_actions.start(table, HOST)
            entries = await house.store.entries(table.id)
            assert not any("piece" in entry.words for entry in entries)
            return Play.of(table.play.sheet, entries, whole=True)

    play = asyncio.run(begun())
    assert play.roles == ("ted", "bill", "harry")
    assert play.record().pieces == ()


# --- the requests ---


@pytest.fixture
def clients(server: Running) -> Iterator[list[httpx.Client]]:
    with ExitStack() as stack:
        yield [stack.enter_context(server.client()) for _ in range(2)]


def test_pe_r54_riders_by_request(clients: list[httpx.Client]) -> None:
    ann, bob = clients
    games = {game["name"]: game for game in ann.get("/api/games").json()}
    assert games[GAME]["pieces"] == ["ted", "bill", "harry", "sammy", "rick"]
    assert games["stage-coach"]["pieces"] == []
    table, _ = make(ann, GAME, seats=3)
    place = f"/api/tables/{table}/seats"
    assert ann.post(f"{place}/0", json={"name": "Ann", "piece": "rick"}).status_code == 200
    taken = bob.post(f"{place}/1", json={"name": "Bob", "piece": "rick"})
    assert (taken.status_code, taken.json()) == (
        409,
        {"reason": "piece-taken", "details": {"piece": "rick", "seat": 0}},
    )
    assert bob.post(f"{place}/1", json={"name": "Bob"}).status_code == 200
    assert bob.put(f"{place}/0/piece", json={"piece": "ted"}).status_code == 403
    told = bob.put(f"{place}/1/piece", json={"piece": "ted"}).json()
    assert (told["roles"], [chair["piece"] for chair in told["seats"]]) == (
        ["rick", "ted", "harry"],
        ["rick", "ted", ""],
    )


def test_pe_r54_a_game_without_pieces_refuses_them(clients: list[httpx.Client]) -> None:
    ann, _ = clients
    table, _ = make(ann, "stage-coach")
    ann.post(f"/api/tables/{table}/seats/0", json={"name": "Ann"})
    refused = ann.put(f"/api/tables/{table}/seats/0/piece", json={"piece": "coach"})
    assert (refused.status_code, refused.json()["reason"]) == (409, "unknown-piece")
    told = ann.get(f"/api/tables/{table}").json()
    assert (told["roles"], told["seats"][0]["piece"]) == (["coach", "indians"], "")
