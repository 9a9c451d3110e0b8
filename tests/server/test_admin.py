"""`posse admin`, on both databases, with games that were really played."""

from __future__ import annotations

import asyncio
import io
import json
import re
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

import pytest
from sqlalchemy import Connection, text

from posse.cli.app import main
from posse.kernel import Damaged, Over, Record, load
from posse.server.admin import Stored, archive, audit, line, read
from posse.server.registry import TableRequest
from posse.server.store import Store, backup
from posse.server.store.database import connect
from posse.server.store.migrate import HEAD
from posse.table.entry import CHANCE, CHOICE
from server.stored_games import (
    TRAIL,
    a_house,
    begun,
    go_on,
    named,
    never,
    opened,
    renumbered,
    stored_of,
    tampered,
    without,
)

pytestmark = pytest.mark.long  # it opens and closes many servers


@dataclass
class Done:
    code: int
    out: str
    err: str


class Call(Protocol):
    def __call__(self, *arguments: str | Path, typed: str = "", lang: str = "en") -> Done: ...


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """`posse admin` with these arguments, its input typed ahead."""

    def call(*arguments: str | Path, typed: str = "", lang: str = "en") -> Done:
        monkeypatch.setenv("POSSE_LANG", lang)
        monkeypatch.setenv("COLUMNS", "140")
        monkeypatch.setattr(sys, "argv", ["posse", "admin", *map(str, arguments)])
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        return Done(int(left.value.code or 0), said.out, said.err)

    return call


# -- stored games


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Stored, ...]:
    database = str(tmp_path_factory.mktemp("played") / "posse.db")
    asyncio.run(a_house(database))
    return tuple(stored_of(database))


@pytest.fixture
def house(store_url: str, played: Sequence[Stored]) -> str:
    """A database with all these games."""
    with archive(store_url, new=True) as found:
        assert all(found.restore(stored) for stored in played)
    return store_url


@contextmanager
def connection_to(database: str) -> Iterator[Connection]:
    engine = connect(database)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def change(database: str, statement: str, **values: object) -> None:
    with connection_to(database) as connection:
        assert connection.execute(text(statement), values).rowcount > 0


# -- listing


def test_tables_are_listed(admin: Call, house: str, played: Sequence[Stored]) -> None:
    listed = json.loads(admin("tables", "--json", "--database", house).out)
    assert [one["table"] for one in listed] == [stored.sheet.id for stored in played]
    for one, stored in zip(listed, played, strict=True):
        sheet, entries = stored.sheet, stored.entries
        assert one == {
            "table": sheet.id,
            "name": sheet.name,
            "game": sheet.game,
            "rules": sheet.rules,
            "seats": sheet.seats,
            "status": stored.status,
            "created": sheet.created,
            "moves": sum([entry.kind == CHOICE for entry in entries]),
            "changed": entries[-1].at,
        }
    shown = admin("tables", "--database", house, lang="fr").out
    assert all(stored.sheet.id in shown for stored in played)
    assert "A [bold]trail[/]" in shown
    assert "en attente" in shown
    assert "secret" not in shown


def test_tables_are_chosen_by_game_and_status(admin: Call, house: str, played: Sequence[Stored]) -> None:
    over = json.loads(
        admin("tables", "--json", "--status", "over", "--game", "pony-express", "--database", house).out
    )
    assert [one["table"] for one in over] == [named(played, "pony-express", "over").sheet.id]
    assert "There is no such table" in admin("tables", "--game", "chess", "--database", house).out


# -- export and import


def test_what_is_exported_comes_back_byte_for_byte(
    admin: Call, house: str, played: Sequence[Stored], tmp_path: Path
) -> None:
    first, second, other = tmp_path / "first", tmp_path / "second", tmp_path / "other.db"
    done = admin("export", first, "--database", house)
    assert (done.code, first.stat().st_mode & 0o777) == (0, stat.S_IRUSR | stat.S_IWUSR)
    assert "secret" in done.out
    assert json.loads(first.read_bytes().splitlines()[0])["posse-table"] == 1
    assert admin("import", first, "--database", other).out == "Added: 5. There already: 0. Not added: 0.\n"
    admin("export", second, "--database", other)
    assert second.read_bytes() == first.read_bytes()
    assert [stored for _, stored in read(second)] == list(played)
    assert any(entry.trail == TRAIL for stored in played for entry in stored.entries)


def test_a_table_may_be_exported_alone_and_a_file_is_not_overwritten(
    admin: Call, house: str, played: Sequence[Stored], tmp_path: Path
) -> None:
    file = tmp_path / "tables"
    wanted = played[1].sheet.id
    assert admin("export", file, wanted, "--database", house).code == 0
    assert file.read_bytes() == line(played[1])
    again = admin("export", file, "--database", house)
    assert (again.code, file.read_bytes()) == (2, line(played[1]))
    unknown = admin("export", tmp_path / "none", "nowhere", wanted, "--database", house)
    assert unknown.code == 2
    assert "nowhere" in unknown.err
    assert wanted not in unknown.err
    assert not (tmp_path / "none").exists()


def test_tables_that_are_there_stay_as_they_are(
    admin: Call, house: str, played: Sequence[Stored], tmp_path: Path
) -> None:
    file = tmp_path / "tables"
    admin("export", file, "--database", house)
    gone = played[0].sheet.id
    admin("delete", gone, "--yes", "--database", house)
    change(house, "UPDATE tables SET name = 'Mine' WHERE id = :id", id=played[1].sheet.id)
    done = admin("import", file, "--database", house)
    assert done.code == 0
    assert "Added: 1. There already: 4." in done.out
    assert all((stored.sheet.id in done.out) == (stored.sheet.id != gone) for stored in played)
    found = {stored.sheet.id: stored for stored in stored_of(house)}
    assert found[gone] == played[0]
    assert found[played[1].sheet.id].sheet.name == "Mine"


def without_last(data: bytes) -> bytes:
    return data[:-200]


def other_name(data: bytes) -> bytes:
    return data.replace(b"Given up", b"Taken up")


def later_format(data: bytes) -> bytes:
    return data.replace(b'"posse-table":1', b'"posse-table":2')


def without_secret(data: bytes) -> bytes:
    return re.sub(rb',"secret":"[^"]*"', b"", data)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (without_last, "not-json"),
        (other_name, "changed-table"),
        (later_format, "other-format"),
        (without_secret, "bad-table"),
        (lambda _: b"0 pass\n", "not-json"),
        (lambda _: b"[]\n", "bad-table"),
    ],
)
def test_a_damaged_file_is_refused_by_its_line_and_nothing_is_added(
    admin: Call,
    played: Sequence[Stored],
    tmp_path: Path,
    spoil: Callable[[bytes], bytes],
    reason: str,
) -> None:
    file, database = tmp_path / "tables", tmp_path / "new.db"
    given_up = line(named(played, "stage-coach", "over", "Given up"))
    file.write_bytes(line(played[0]) + spoil(given_up))
    with pytest.raises(Damaged) as damaged:
        list(read(file))
    assert (damaged.value.reason, damaged.value.line) == (reason, 2)
    done = admin("import", file, "--database", database)
    assert done.code == 2
    assert done.err.startswith("Line 2: ")
    assert not database.exists()


def test_a_table_that_does_not_replay_is_not_added_and_the_others_are(
    admin: Call, store_url: str, played: Sequence[Stored], tmp_path: Path
) -> None:
    file = tmp_path / "tables"
    later = replace(played[1], sheet=replace(played[1].sheet, rules=99))
    file.write_bytes(line(tampered(played[0], CHOICE, words="0 pas")) + line(later) + line(played[2]))
    done = admin("import", file, "--database", store_url)
    assert done.code == 1
    assert "Line 1: " in done.out
    assert "Line 2: " in done.out
    assert "Added: 1. There already: 0. Not added: 2." in done.out
    assert stored_of(store_url) == [played[2]]


def test_an_imported_game_goes_on(house: str, played: Sequence[Stored]) -> None:
    stored = named(played, "pony-express", "playing")

    async def scenario() -> None:
        store = await asyncio.to_thread(Store.open, house)  # a registry would attend to it at once
        assert await store.unattended(stored.moved, 10) == [stored.sheet.id]
        await store.close()
        async with opened(house) as again:
            table = await again.table(stored.sheet.id)
            await go_on(table, lambda table: table.play.seq > len(stored.entries) + 5)
            assert [one.sheet.id for one in await again.store.held_by("p3")] == [stored.sheet.id]

    asyncio.run(scenario())
    [now] = [one for one in stored_of(house) if one.sheet.id == stored.sheet.id]
    assert now.entries[: len(stored.entries)] == stored.entries
    assert len(now.entries) > len(stored.entries)
    assert audit(now).differences == []


def test_records_of_finished_games_replay(admin: Call, house: str, tmp_path: Path) -> None:
    whole, told = tmp_path / "whole", tmp_path / "told"
    done = admin("export", whole, "--records", "--database", house)
    assert "3 games" in done.out
    admin("export", told, "--redacted", "--database", house)
    assert [record.given_up for record in Record.read_all(whole)].count(True) == 1
    for record, public in zip(Record.read_all(whole), Record.read_all(told), strict=True):
        assert record.given_up != isinstance(record.final().ask(), Over)
        assert record.given_up != isinstance(public.final().ask(), Over)
        assert str(public) == str(load(record.game).redact(record, None))
        assert (str(public) != str(record)) == (record.game == "pony-express")


# -- deleting


def test_tables_are_deleted_only_when_one_means_it(admin: Call, house: str, played: Sequence[Stored]) -> None:
    before = stored_of(house)
    one = played[0].sheet.id
    for typed in ("\n", "", "y\n", "supprimer\n"):
        assert "Nothing was deleted" in admin("delete", one, "--database", house, typed=typed).out
    assert admin("delete", "--database", house).code == 2
    assert admin("delete", one, "nowhere", "--yes", "--database", house).code == 2
    assert admin("delete", "--older-than", "-1", "--yes", "--database", house).code != 0
    assert stored_of(house) == before
    done = admin("delete", one, "--database", house, typed="Supprimer \n", lang="fr")
    assert "1 table supprimée" in done.out
    assert stored_of(house) == before[1:]
    with connection_to(house) as connection:
        left = connection.execute(text("SELECT count(*) FROM entries WHERE table_id = :id"), {"id": one})
        assert left.scalar_one() == 0


def test_old_tables_are_deleted_by_their_last_change(
    admin: Call, house: str, played: Sequence[Stored]
) -> None:
    month = 30 * 24 * 3600 * 1000
    old = [named(played, "stage-coach", "over", "Given up"), named(played, "pony-express", "playing")]
    for stored in old:
        change(
            house, "UPDATE entries SET at = at - :month WHERE table_id = :id", month=month, id=stored.sheet.id
        )
    # It started long ago, but its last move is of today.
    change(house, "UPDATE tables SET moved = moved - :month", month=month)
    assert "no such table" in admin("delete", "--older-than", "31", "--yes", "--database", house).out
    admin("delete", "--older-than", "29", "--status", "over", "--yes", "--database", house)
    left = {stored.sheet.id for stored in stored_of(house)}
    assert {stored.sheet.id for stored in played} - left == {old[0].sheet.id}
    admin("delete", "--older-than", "29", "--yes", "--database", house)
    assert left - {stored.sheet.id for stored in stored_of(house)} == {old[1].sheet.id}


# -- replaying


def test_what_was_played_replays(admin: Call, house: str, played: Sequence[Stored]) -> None:
    assert [audit(stored).differences for stored in played] == [[]] * len(played)
    assert admin("replay", "--database", house).out == "Checked: 5. Skipped: 0. Differences: 0.\n"
    assert admin("replay", played[0].sheet.id, "--database", house).out.startswith("Checked: 1.")


def faults(stored: Stored) -> list[str]:
    return [difference.fault for difference in audit(stored).differences]


def test_entries_that_were_changed_are_found(played: Sequence[Stored]) -> None:
    race = named(played, "pony-express", "over")
    given_up = named(played, "stage-coach", "over", "Given up")
    roll = next(entry for entry in race.entries if entry.kind == CHANCE)
    kind = roll.words.split()[1]
    last = [entry.seat for entry in race.entries if entry.kind == CHOICE][-1]
    assert last is not None
    everyone = (1 << (race.sheet.seats + 1)) - 1
    afterwards = race.entries[-1]._replace(seq=len(race.entries) + 1)
    cases: list[tuple[Stored, list[str]]] = [
        (tampered(race, CHOICE, words="0 dance"), ["refused"]),
        (tampered(race, CHOICE, seat=None), ["stray"]),
        (tampered(race, CHOICE, seat=(last + 1) % race.sheet.seats), ["refused"]),
        (tampered(race, CHANCE, 0, words=f"chance {kind} 99"), ["refused"]),
        (tampered(race, CHANCE, 0, words="chance weather rain"), ["roll"]),
        (tampered(race, CHANCE, 0, words=roll.words + " "), ["entry"]),
        (tampered(race, CHANCE, 0, at=roll.at + 1), ["entry"]),
        (tampered(race, "started", heard=0), ["heard"]),
        (tampered(race, "sat", heard=everyone), ["heard"]),
        (tampered(race, "started", words='{"salt":"00"}'), ["entry"]),
        (tampered(race, "sat", words="{}"), ["unreadable"]),
        (tampered(race, "sat", words="Person"), ["unreadable"]),
        (tampered(race, "sat", seat=9), ["unreadable"]),
        (tampered(given_up, "ended", words='{"ranks":[1,2]}'), ["entry"]),
        (tampered(given_up, "ended", heard=0), ["heard"]),
        (tampered(given_up, "undone", heard=0), ["heard"]),
        (tampered(given_up, "undone", words='{"seat":0}'), ["entry"]),
        (tampered(race, "sat", kind="undone"), ["stray"]),
        (without(race, CHANCE, 0), ["gap"]),
        (without(race, "made"), ["gap"]),
        (renumbered(without(race, CHANCE, 0)), ["roll"]),
        (renumbered(without(race, "started")), ["stray"]),
        (renumbered(without(given_up, "resigned")), ["entry"]),
        (replace(race, entries=race.entries[:-1]), ["entry"]),
        (tampered(race, "ended", words='{"ranks":[9,9,9]}'), ["entry"]),
        (replace(race, entries=(*race.entries, afterwards)), ["stray"]),
        (replace(race, status="playing"), ["status"]),
    ]
    found = [(number, faults(stored)) for number, (stored, _) in enumerate(cases)]
    assert found == [(number, wanted) for number, (_, wanted) in enumerate(cases)]


def test_a_database_that_was_tampered_with_is_found_out(
    admin: Call, house: str, played: Sequence[Stored]
) -> None:
    trail, race = named(played, "stage-coach", "over", "trail"), named(played, "pony-express", "over")
    given_up = named(played, "stage-coach", "over", "Given up")
    playing = named(played, "pony-express", "playing")
    spoilt = (
        (trail, "UPDATE entries SET words = '0 dance'", 0, "the rules refuse it"),
        (race, "DELETE FROM entries", 1, "is missing"),
        (playing, "UPDATE entries SET heard = 31 - heard", 0, "it was told to .*but this version would tell"),
    )
    for stored, statement, _, _ in spoilt:
        where = "WHERE table_id = :id AND seq = :seq"
        change(house, f"{statement} {where}", id=stored.sheet.id, seq=choice(stored))
    ranks = "UPDATE entries SET words = '{\"ranks\"\\:[1,2]}' WHERE table_id = :id AND kind = 'ended'"
    change(house, ranks, id=given_up.sheet.id)
    done = admin("replay", "--database", house)
    assert done.code == 1
    for stored, _, shift, said in spoilt:
        assert re.search(rf"^{stored.sheet.id} {choice(stored) + shift}: .*{said}", done.out, re.M)
    assert re.search(rf'^{given_up.sheet.id} .*"ranks":\[1,2\].*"ranks":\[2,1\]', done.out, re.M)
    assert "Checked: 5. Skipped: 0. Differences: 4." in done.out


def choice(stored: Stored) -> int:
    """Return the number of a choice in the middle of a game."""
    seqs = [entry.seq for entry in stored.entries if entry.kind == CHOICE]
    return seqs[len(seqs) // 2]


def test_other_rules_are_skipped(admin: Call, house: str, played: Sequence[Stored]) -> None:
    change(house, "UPDATE tables SET rules = 99 WHERE id = :id", id=played[0].sheet.id)
    change(house, "UPDATE tables SET game = 'chess' WHERE id = :id", id=played[1].sheet.id)
    done = admin("replay", "--database", house)
    assert (done.code, "Checked: 3. Skipped: 2. Differences: 0." in done.out) == (0, True)
    assert played[0].sheet.id in done.out
    assert played[1].sheet.id in done.out


def test_rules_that_tell_more_than_before_are_found(
    admin: Call, house: str, played: Sequence[Stored], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = type(load("pony-express"))
    view = load("pony-express").view
    monkeypatch.setattr(rules, "view", staticmethod(lambda state, seat: view(state, seat or 0)))
    done = admin("replay", "--database", house)
    assert done.code == 1
    found = {stored.sheet.game for stored in played if f"{stored.sheet.id} " in done.out}
    assert found == {"pony-express"}
    assert "this version would tell 0, *" in done.out  # spectators would see the first seat's secret


# -- the whole database


def test_a_copy_of_a_house_at_play_opens_and_replays(admin: Call, tmp_path: Path) -> None:
    database, copy = tmp_path / "posse.db", tmp_path / "copy.db"

    async def scenario() -> None:
        async with opened(str(database)) as house:
            table = await begun(house, TableRequest("stage-coach", options={"turn_limit": 20}))
            playing = asyncio.create_task(go_on(table, never))
            while table.play.seq < 30 and not playing.done():
                await asyncio.sleep(0)
            await asyncio.to_thread(backup, str(database), copy)
            await playing

    asyncio.run(scenario())
    [full], [half] = stored_of(str(database)), stored_of(str(copy))
    assert len(half.entries) >= 30
    assert half.entries == full.entries[: len(half.entries)]
    assert admin("replay", "--database", copy).out.startswith("Checked: 1. Skipped: 0. Differences: 0.")


def test_backup_says_where_and_is_private(admin: Call, house: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    done = admin("backup", copy, "--database", house)
    if house.startswith("postgresql"):
        assert (done.code, "pg_dump" in done.err, copy.exists()) == (2, True, False)
        return
    assert done.code == 0
    assert str(copy) in done.out
    assert copy.stat().st_mode & 0o777 == 0o600
    assert stored_of(str(copy)) == stored_of(house)
    assert admin("backup", copy, "--database", house).code == 2


def test_migrating_says_from_where_to_where(admin: Call, store_url: str) -> None:
    assert f"from revision - to {HEAD}" in admin("migrate", "--database", store_url).out
    assert f"up to date (revision {HEAD})" in admin("migrate", "--database", store_url).out


def test_a_database_that_does_not_fit_is_left_alone(admin: Call, store_url: str) -> None:
    assert admin("tables", "--database", store_url).code == 2
    admin("migrate", "--database", store_url)
    for found, said in (("0000", "posse admin migrate"), ("9999", "later Posse")):
        change(store_url, "UPDATE alembic_version SET version_num = :found", found=found)
        done = admin("tables", "--database", store_url)
        assert done.code == 2
        assert said in done.err


def test_what_is_no_database_is_said_to_be_none(admin: Call, tmp_path: Path) -> None:
    missing, note = tmp_path / "missing.db", tmp_path / "note"
    done = admin("tables", "--database", missing)
    assert (done.code, missing.exists()) == (2, False)
    for content in (b"A note to myself. " * 20, b"SQLite format 3\x00" + b"no more than that " * 20):
        note.write_bytes(content)
        done = admin("tables", "--database", note)
        assert (done.code, note.read_bytes(), "database" in done.err) == (2, content, True)
    down = admin("tables", "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert (down.code, "cannot be used" in down.err) == (2, True)


def test_files_that_cannot_be_used_are_named(admin: Call, store_url: str, tmp_path: Path) -> None:
    admin("migrate", "--database", store_url)
    nowhere = tmp_path / "no" / "where"
    for command in ("export", "import"):
        done = admin(command, nowhere, "--database", store_url)
        assert done.code == 2
        assert str(nowhere) in done.err


def test_the_other_commands_do_not_wait_for_a_database() -> None:
    look = "import sys, posse.cli.app; print('sqlalchemy' in sys.modules)"
    assert subprocess.check_output([sys.executable, "-c", look], text=True) == "False\n"
