"""What the store promises, on both databases."""

from __future__ import annotations

import asyncio
import stat
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from posse.kernel import Illegal, Setting
from posse.server.store import Listed, Store, StoreDown, backup
from posse.server.store.database import connect
from posse.server.store.writer import Append, Writer
from posse.table.entry import CHOICE, Clock, Entry, Sheet

pytestmark = pytest.mark.anyio


def sheet(table: str = "t", created: int = 1, game: str = "stage-coach", *, open: bool = True) -> Sheet:
    options: dict[str, Setting] = {"turns": 30, "map": "overland", "open_ledger": True}
    agreed = (Clock(60, 600, 20), "greedy", "c0ffee", b"\x00hush\xff")
    return Sheet(table, created, game, 1, 2, options, "Café ☕", open, False, *agreed)


def entry(seq: int, words: str = "0 pass") -> Entry:
    return Entry(seq, 1_800_000_000_000 + seq, CHOICE, 1, words, f"id{seq}", "clock", 1 << 40, b"\x00\x01")


def both(store_url: str) -> tuple[Store, Store]:
    """Two stores, which are two processes to the database."""
    return Store.open(store_url), Store.open(store_url)


# -- entries


async def test_what_was_written_is_read_back_in_order(store: Store) -> None:
    await store.create(sheet(), [entry(1)])
    assert await store.append("t", [entry(2, "naïve 🎲"), entry(3)._replace(seat=None)])
    assert await store.append("t", [entry(4)])
    told = [entry(1), entry(2, "naïve 🎲"), entry(3)._replace(seat=None), entry(4)]
    assert await store.entries("t") == told
    assert await store.entries("t", after=2) == told[2:]
    assert await store.entries("nobody") == []
    assert await store.heads(["t", "nobody"]) == {"t": 4}


async def test_a_sheet_comes_back_as_it_was(store: Store) -> None:
    await store.create(sheet(), [])
    assert await store.sheet("t") == sheet()
    assert await store.status("t") == "waiting"
    assert (await store.sheet("nobody"), await store.status("nobody")) == (None, None)
    assert await store.heads(["t"]) == {"t": 0}


async def test_a_seq_that_is_taken_stays_taken(store: Store) -> None:
    await store.create(sheet(), [entry(1)])
    assert await store.append("t", [entry(2, "first")])
    assert not await store.append("t", [entry(2, "second")], "over", ["me"])
    assert (await store.entries("t"))[-1] == entry(2, "first")
    assert await store.status("t") == "waiting"
    assert await store.held_by("me") == []


async def test_a_group_is_written_whole_or_not_at_all(store: Store) -> None:
    await store.create(sheet(), [entry(1), entry(2)])
    assert not await store.append("t", [entry(2), entry(3), entry(4)])
    assert not await store.append("t", [entry(2, "again")])
    assert [one.seq for one in await store.entries("t")] == [1, 2]


async def test_of_eight_who_race_for_a_seq_one_wins(store_url: str) -> None:
    stores = [*both(store_url), *both(store_url)]
    await stores[0].create(sheet(), [entry(1)])
    for seq in range(2, 40, 2):
        rivals = [[entry(seq, str(n)), entry(seq + 1, str(n))] for n in range(8)]
        won = await asyncio.gather(*[stores[n % 4].append("t", rival) for n, rival in enumerate(rivals)])
        assert won.count(True) == 1
        assert await stores[0].entries("t", after=seq - 1) == rivals[won.index(True)]
    assert [one.seq for one in await stores[1].entries("t")] == list(range(1, 40))
    for store in stores:
        await store.close()


async def test_who_loses_a_race_holds_up_nobody_else(store: Store) -> None:
    for table in "abcdef":
        await store.create(sheet(table), [entry(1)])
    seqs = {"a": 2, "b": 1, "c": 2, "d": 1, "e": 2, "f": 2}
    written = await asyncio.gather(*[store.append(table, [entry(seq)]) for table, seq in seqs.items()])
    assert dict(zip(seqs, written, strict=True)) == {table: seq == 2 for table, seq in seqs.items()}
    assert await store.heads(list(seqs)) == seqs


async def test_what_cannot_be_written_harms_only_itself(store: Store) -> None:
    await store.create(sheet("a"), [entry(1)])
    await store.create(sheet("b"), [entry(1)])
    waiting = [("a", entry(2)), ("b", entry(2, "\ud800")), ("nobody", entry(1)), ("b", entry(2, "good"))]
    told = await asyncio.gather(
        *[store.append(*one[:1], [one[1]]) for one in waiting], return_exceptions=True
    )
    assert told[0] is True
    assert isinstance(told[1], UnicodeEncodeError)
    assert isinstance(told[2], Illegal)
    assert told[2].reason == "no-such-table"
    assert told[3] is True
    assert await store.entries("b", after=1) == [entry(2, "good")]


async def test_what_waits_together_is_committed_together(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = [f"t{n}" for n in range(200)]
    for table in tables:
        await store.create(sheet(table), [entry(1)])
    batches: list[int] = []
    together = Writer._add_moves

    def counted(writer: Writer, appends: Sequence[Append]) -> bool:
        batches.append(len(appends))
        return together(writer, appends)

    monkeypatch.setattr(Writer, "_add_moves", counted)
    assert all(await asyncio.gather(*[store.append(table, [entry(2)]) for table in tables]))
    assert sum(batches) == len(tables)
    assert len(batches) <= 20  # the first may be committed alone while the others collect
    assert set((await store.heads(tables)).values()) == {2}


async def test_who_stops_waiting_does_not_stop_the_write(store: Store) -> None:
    await store.create(sheet(), [entry(1)])
    waiting = asyncio.ensure_future(store.append("t", [entry(2)]))
    await asyncio.sleep(0)
    waiting.cancel()
    assert not await store.append("t", [entry(2, "late")])
    assert await store.entries("t", after=1) == [entry(2)]


async def test_a_slow_read_does_not_delay_a_write(store: Store) -> None:
    await store.create(sheet(), [entry(1)])
    release = threading.Event()
    slow = asyncio.ensure_future(store._read(lambda _: release.wait()))
    assert await store.append("t", [entry(2)])
    assert not slow.done()
    release.set()
    assert await slow


async def test_a_closed_store_has_written_what_was_waiting(store_url: str) -> None:
    store = Store.open(store_url)
    await store.create(sheet(), [])
    waiting = [asyncio.ensure_future(store.append("t", [entry(seq)])) for seq in range(1, 50)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*waiting))
    with pytest.raises(StoreDown) as caught:
        await store.append("t", [entry(50)])
    assert not caught.value.unknown
    again = Store.open(store_url)
    assert await again.entries("t") == [entry(seq) for seq in range(1, 50)]
    assert await again.sheet("t") == sheet()
    await again.close()


# -- failures


@pytest.mark.long
async def test_a_killed_connection_heals(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    await store.create(sheet(), [entry(1)])
    await store.entries("t")
    kill = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
    with psycopg.connect(postgres_url) as killer:
        gone = killer.execute(
            f"{kill} WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ).fetchone()
    assert gone is not None
    assert gone[0] >= 2  # the connections of the writer and of a reader
    assert await store.entries("t") == [entry(1)]
    told = await asyncio.gather(*[store.append("t", [entry(2, str(n))]) for n in range(3)])
    assert told == [True, False, False]  # nothing was sent over the lost connection, so it is done again
    assert await store.entries("t") == [entry(1), entry(2, "0")]
    assert await store.append("t", [entry(3)])
    await store.close()


@pytest.mark.long
async def test_the_fate_of_a_commit_that_got_no_answer_is_unknown(postgres_url: str) -> None:
    store = Store.open(postgres_url)
    await store.create(sheet(), [entry(1)])

    class CutOff(psycopg.ClientCursor[Any]):
        """A cursor whose connection is lost when it commits."""

        def execute(self, query: Any, *arguments: Any, **more: Any) -> Self:
            if query == "COMMIT":
                self.connection.pgconn.finish()
            return super().execute(query, *arguments, **more)

    writing = store._writer._connection
    assert writing is not None
    driver = writing.connection.driver_connection
    assert isinstance(driver, psycopg.Connection)
    driver.cursor_factory = CutOff
    with pytest.raises(StoreDown) as caught:
        await store.append("t", [entry(2)])
    assert caught.value.unknown
    assert await store.append("t", [entry(2)])  # here it was not written, so it can be appended
    await store.close()


async def test_a_database_that_nobody_serves_is_down() -> None:
    with pytest.raises(StoreDown):
        Store.open("postgresql://posse@127.0.0.1:9/posse")


async def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Sir")
    with pytest.raises(Illegal, match="bad-database"):
        Store.open(str(tmp_path / "letter"))
    assert (tmp_path / "letter").read_text() == "Dear Sir"


async def test_a_table_is_made_once(store: Store) -> None:
    await store.create(sheet(), [entry(1)])
    with pytest.raises(SQLAlchemyError) as caught:
        await store.create(sheet(created=9), [], ["me"])
    assert "hush" not in str(caught.value)
    assert await store.sheet("t") == sheet()
    assert await store.held_by("me") == []


# -- lists


async def test_lists_are_newest_first(store: Store) -> None:
    for n in range(6):
        await store.create(
            sheet(f"t{n}", n, "pony-express" if n % 2 else "stage-coach", open=n != 3), [entry(1)]
        )
    await store.append("t0", [entry(2)], "playing")
    await store.append("t1", [entry(2)._replace(at=50)], "over")

    async def names(**wanted: Any) -> list[str]:
        found = await store.listing(**{"open_only": True, "limit": 100, **wanted})
        return [one.sheet.id for one in found]

    assert await names() == ["t0", "t1", "t5", "t4", "t2"]
    assert await names(open_only=False) == ["t0", "t1", "t5", "t4", "t3", "t2"]
    assert await names(statuses=["waiting"], limit=2) == ["t5", "t4"]
    assert await names(statuses=["waiting"], before=4) == ["t2"]
    assert await names(statuses=("playing", "over")) == ["t0", "t1"]
    assert await names(game="pony-express") == ["t1", "t5"]
    assert await store.listing(open_only=True, statuses=["playing"]) == [
        Listed(sheet("t0", 0), "playing", entry(2).at)
    ]


async def test_your_games_are_those_where_you_hold_a_seat(store: Store) -> None:
    await store.create(sheet("a", 1), [entry(1)], ["me"])
    await store.create(sheet("b", 2), [entry(1)])
    await store.create(sheet("c", 3), [entry(1)], ["you"])
    assert await store.append("b", [entry(2)], holders=["you", "me", "me"])
    assert await store.append("b", [entry(3)], holders=["me"])
    assert [one.sheet.id for one in await store.held_by("me")] == ["b", "a"]
    assert [one.sheet.id for one in await store.held_by("me", limit=1)] == ["b"]
    assert [one.sheet.id for one in await store.held_by("you")] == ["b", "c"]
    assert await store.status("b") == "waiting"


async def test_a_deleted_table_leaves_nothing_behind(store: Store) -> None:
    await store.create(sheet(), [entry(1)], ["me"])
    assert await store.delete("t")
    assert not await store.delete("t")
    assert await store.sheet("t") is None
    assert await store.entries("t") == []
    assert await store.held_by("me") == []
    with pytest.raises(Illegal, match="no-such-table"):
        await store.append("t", [entry(2)])


# -- secrets of the server


async def test_a_secret_is_made_once_whoever_asks(store_url: str) -> None:
    stores = [*both(store_url), *both(store_url)]
    told = await asyncio.gather(
        *[store.secret("sign", lambda n=n: bytes([n])) for n, store in enumerate(stores)]  # type: ignore[misc]
    )
    assert len(set(told)) == 1
    assert await stores[0].secret("other", lambda: b"\x00") == b"\x00"
    for store in stores:
        await store.close()


# -- leases


LASTING = 60_000


async def ended(store_url: str, *keepers: str) -> None:
    """End the leases of these keepers, as time does."""
    engine = connect(store_url)
    with engine.connect() as connection:
        for keeper in keepers:
            connection.execute(text("UPDATE keepers SET until = 1 WHERE id = :id"), {"id": keeper})
    engine.dispose()


async def test_one_keeper_at_a_time(store_url: str) -> None:
    here, there = both(store_url)
    await here.create(sheet(), [entry(1)], [])
    took = await asyncio.gather(here.take("t", "here", LASTING), there.take("t", "there", LASTING))
    assert sorted(took) == [False, True]
    winner, loser = ("here", "there") if took[0] else ("there", "here")
    assert await here.take("t", winner, LASTING)  # the winner has it already
    assert not await here.take("t", loser, LASTING)
    assert await here.take_over(loser, ["t"], LASTING) == []
    assert not await here.renew(winner, LASTING)
    await ended(store_url, winner)
    assert await here.take("t", loser, LASTING)
    assert await here.renew(winner, LASTING)  # it learns that its lease had run out
    assert await here.kept(winner) == set()
    assert await here.kept(loser) == {"t"}
    assert not await here.take("t", winner, LASTING)
    await here.let_go("t", winner, None)  # the winner does not have it any more
    assert await here.kept(loser) == {"t"}
    await here.let_go("t", loser, None)
    assert await here.take("t", winner, LASTING)
    assert not await here.take("nobody", winner, LASTING)
    for store in (here, there):
        await store.close()


async def test_unattended_tables_are_found(store: Store, store_url: str) -> None:
    for table in ("kept", "lapsed", "due", "later", "never", "waiting", "over"):
        await store.create(sheet(table), [entry(1)])
        await store.append(table, [entry(2)], None if table == "waiting" else "playing")
    for table in ("lapsed", "waiting", "over"):
        await store.take(table, "dead", LASTING)
    await ended(store_url, "dead")
    await store.append("over", [entry(3)], "over")
    for table, due in (("due", 90), ("later", 200), ("never", None)):
        await store.take(table, "me", LASTING)
        await store.let_go(table, "me", due)
    await store.take("kept", "me", LASTING)
    assert sorted(await store.unattended(100, 10)) == ["due", "lapsed"]
    assert len(await store.unattended(100, 1)) == 1
    assert sorted(await store.unattended(200, 10)) == ["due", "lapsed", "later"]
    assert await store.take_over("me", ["due", "kept"], LASTING) == ["due"]
    assert await store.unattended(100, 10) == ["lapsed"]
    await ended(store_url, "me")
    assert sorted(await store.unattended(501, 10)) == ["due", "kept", "lapsed", "later"]


async def test_many_processes_take_over_each_table_once(store_url: str) -> None:
    here, there = both(store_url)
    names = [f"t{number}" for number in range(40)]
    for table in names:
        await here.create(sheet(table), [entry(1)])
        await here.append(table, [entry(2)], "playing")
        await here.take(table, "dead", LASTING)
    await ended(store_url, "dead")
    first, second = await asyncio.gather(
        here.take_over("here", names, LASTING), there.take_over("there", names, LASTING)
    )
    assert not set(first) & set(second)
    rest = await here.take_over("here", names, LASTING)
    assert sorted([*first, *second, *rest]) == sorted(names)
    for store in (here, there):
        await store.close()


# -- the file


async def test_a_backup_opens_and_equals(tmp_path: Path) -> None:
    url, copy = f"sqlite:///{tmp_path / 'posse.db'}", tmp_path / "copy.db"
    store = Store.open(url)
    await store.create(sheet(), [entry(1)], ["me"])
    made = await store.secret("sign", lambda: b"once")
    backup(url, copy)
    await store.append("t", [entry(2)])
    await store.close()
    assert stat.S_IMODE(copy.stat().st_mode) == stat.S_IMODE((tmp_path / "posse.db").stat().st_mode) == 0o600
    again = Store.open(str(copy))
    assert await again.entries("t") == [entry(1)]
    assert await again.held_by("me") == [Listed(sheet(), "waiting", 1)]
    assert await again.secret("sign", lambda: b"twice") == made
    await again.close()
    with pytest.raises(Illegal, match="file-exists"):
        backup(url, copy)
    with pytest.raises(Illegal, match="no-database"):
        backup(str(tmp_path / "nowhere"), tmp_path / "other")
    with pytest.raises(Illegal, match="use-pg-dump"):
        backup("postgresql://127.0.0.1/posse", tmp_path / "other")


@pytest.mark.parametrize(
    "url", ["sqlite://", "sqlite:///:memory:", "mysql://a:b@c/d", "postgresql://a:b@c:x/d"]
)
async def test_what_is_no_database_of_ours_is_refused_without_repeating_it(url: str) -> None:
    with pytest.raises(Illegal) as caught:
        Store.open(url)
    assert str(caught.value) == "bad-database"
