"""`posse admin`: the tables of a database, for the server's operator."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter, validators
from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from posse.cli.arguments import Language, speech_of
from posse.kernel import Illegal
from posse.server.admin import (
    Archive,
    Audit,
    Difference,
    Overview,
    Stored,
    audit,
    line,
    migrated,
    private_file,
    read,
)
from posse.server.admin import archive as archive_of
from posse.server.settings import default_database
from posse.server.store import backup as copy_database
from posse.table.entry import Status
from posse.words import Words

DAY = 24 * 3600

admin = App(name="admin", help="Manage the tables of a server.", help_format="plaintext")


@Parameter(name="*")
@dataclass(frozen=True)
class Database:
    """The options that all these commands share: the database and the language."""

    database: Annotated[str | None, Parameter(help="a file, or postgresql://...")] = None
    lang: Language = None

    @property
    def url(self) -> str:
        return self.database or default_database()

    @property
    def speech(self) -> Words:
        return speech_of(self.lang)

    @contextmanager
    def open(self, *, new: bool = False) -> Iterator[Archive]:
        with _files(), archive_of(self.url, new=new) as found:
            yield found


DEFAULT_DATABASE = Database()


@admin.command
def tables(
    *,
    status: Status | None = None,
    game: str | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    database: Database = DEFAULT_DATABASE,
) -> int:
    """List the tables, the oldest first."""
    speech = database.speech
    with database.open() as archive:
        found = archive.overview(status=status, game=game)
    if json:
        _print_json(found)
    elif found:
        Console(highlight=False).print(_listing(found, speech))
    else:
        print(speech.say("cli-admin-no-tables"))
    return 0


@admin.command
def export(
    file: Path,
    *table: str,
    records: Annotated[bool, Parameter(negative="", help="only the records of finished games")] = False,
    redacted: Annotated[
        bool, Parameter(negative="", help="the same, without what stayed secret: for everybody to read")
    ] = False,
    database: Database = DEFAULT_DATABASE,
) -> int:
    """Write tables to a file, one per line: those named, or all."""
    speech = database.speech
    plain, written = records or redacted, 0
    with database.open() as archive, private_file(file) as out:
        for stored in _each(archive, table, "over" if plain else None):
            text = _record(stored, redacted, speech) if plain else line(stored)
            written += out.write(text) > 0
    print(speech.say("cli-admin-exported", count=written, file=str(file)))
    if not redacted:
        print(speech.say("cli-admin-secrets", file=str(file)))
    return 0


@admin.command(name="import")
def bring_in(file: Path, *, database: Database = DEFAULT_DATABASE) -> int:
    """Add the tables of a file that are not there yet.  To move a whole server, copy its database."""
    speech = database.speech
    with _files():
        for _ in read(file):  # refuse a damaged file before anything of it is added
            pass
    added = skipped = refused = 0
    with database.open(new=True) as archive:
        for number, stored in read(file):
            there = archive.has(stored.sheet.id)
            if not there and not _may_be_added(number, stored, speech):
                refused += 1
            elif there or not archive.restore(stored):
                print(speech.say("cli-admin-there-already", table=stored.sheet.id))
                skipped += 1
            else:
                added += 1
    print(speech.say("cli-admin-imported", added=added, skipped=skipped, refused=refused))
    return int(refused > 0)


@admin.command
def delete(
    *table: str,
    older_than: Annotated[
        int | None, Parameter(help="days since the last change", validator=validators.Number(gte=0))
    ] = None,
    status: Status | None = None,
    yes: Annotated[bool, Parameter(negative="", help="do not ask")] = False,
    database: Database = DEFAULT_DATABASE,
) -> int:
    """Delete tables permanently: those named, or all that match --older-than and --status."""
    speech = database.speech
    if not table and older_than is None and status is None:
        raise Illegal("delete-what")
    before = None if older_than is None else int((time.time() - older_than * DAY) * 1000)
    with database.open() as archive:
        found = archive.overview(table, status=status, before=before)
        if not found:
            print(speech.say("cli-admin-no-tables"))
        elif yes or _agreed(found, speech):
            deleted = sum([archive.delete(one.listed.sheet.id) for one in found])
            print(speech.say("cli-admin-deleted", count=deleted))
        else:
            print(speech.say("cli-admin-kept"))
    return 0


@admin.command
def backup(file: Path, *, database: Database = DEFAULT_DATABASE) -> int:
    """Copy the whole database to a file, while the server runs."""
    speech = database.speech
    with _files():
        copy_database(database.url, file)
    print(speech.say("cli-admin-copied", file=str(file)))
    print(speech.say("cli-admin-secrets", file=str(file)))
    return 0


@admin.command
def replay(*table: str, database: Database = DEFAULT_DATABASE) -> int:
    """Replay stored games by the rules installed here; any difference is an error."""
    speech = database.speech
    checked = skipped = differences = 0
    with database.open() as archive:
        for stored in _each(archive, table):
            found = _audited(stored)
            if isinstance(found, Illegal):
                print(_at(stored, speech.reason(None, found)))
                skipped += 1
            else:
                _print_differences(stored, found, speech)
                checked += 1
                differences += len(found.differences)
    print(speech.say("cli-admin-replayed", checked=checked, skipped=skipped, differences=differences))
    return int(differences > 0)


@admin.command
def migrate(*, database: Database = DEFAULT_DATABASE) -> int:
    """Bring the database up to date.  The server also does this when it starts."""
    with _files():
        before, after = migrated(database.url)
    if before == after:
        print(database.speech.say("cli-admin-up-to-date", revision=after))
    else:
        print(database.speech.say("cli-admin-migrated", before=before or "-", after=after))
    return 0


@contextmanager
def _files() -> Iterator[None]:
    """Refuse with the file's name and the problem if a file cannot be read or written."""
    try:
        yield
    except OSError as error:
        raise Illegal("file-fails", file=str(error.filename), problem=str(error.strerror)) from None


def _each(archive: Archive, ids: Sequence[str], status: Status | None = None) -> Iterator[Stored]:
    """Yield the tables one at a time, because there may be many; skip one that is deleted meanwhile."""
    for one in archive.overview(ids, status=status):
        stored = archive.stored(one.listed.sheet.id)
        if stored is not None:
            yield stored


def _audited(stored: Stored) -> Audit | Illegal:
    """Replay a table, and return its audit or the refusal."""
    try:
        return audit(stored)
    except Illegal as refusal:
        return refusal


def _record(stored: Stored, redacted: bool, speech: Words) -> bytes:
    """Return a finished game's record as a line; if there is none, print why and return nothing."""
    try:
        found = audit(stored)
        if found.differences:
            raise Illegal("does-not-replay")
        record = found.play.record()
    except Illegal as refusal:
        print(_at(stored, speech.reason(None, refusal)))
        return b""
    public = found.play.game.redact(record, None) if redacted else record
    return (public.on_one_line() + "\n").encode()


def _may_be_added(number: int, stored: Stored, speech: Words) -> bool:
    """Return whether a table of a file may be added; if not, print why."""
    found = _audited(stored)
    if isinstance(found, Audit) and not found.differences:
        return True
    print(speech.say("cli-line", line=number), speech.say("cli-admin-refused", table=stored.sheet.id))
    if isinstance(found, Audit):
        _print_differences(stored, found, speech)
    else:
        print(_at(stored, speech.reason(None, found)))
    return False


def _agreed(found: Sequence[Overview], speech: Words) -> bool:
    playing = sum([one.listed.status == "playing" for one in found])
    try:
        answer = input(speech.say("cli-admin-delete-ask", count=len(found), playing=playing) + " ")
    except (EOFError, KeyboardInterrupt):
        return False
    return answer.strip().casefold() == speech.say("cli-admin-delete-word").casefold()


# -- on the screen


def _listing(found: Sequence[Overview], speech: Words) -> Table:
    heads = ("table", "name", "game", "status", "seats", "moves", "changed")
    columns = [Column(speech.say(f"cli-admin-head-{head}"), overflow="fold") for head in heads]
    listing = Table(*columns, box=None, pad_edge=False)
    listing.columns[0].no_wrap = True  # so that the id can be copied
    for one in found:
        sheet, status = one.listed.sheet, speech.say(f"cli-admin-status-{one.listed.status}")
        changed = datetime.fromtimestamp(one.changed / 1000).strftime("%Y-%m-%d %H:%M")
        cells = (sheet.id, sheet.name, sheet.game, status, str(sheet.seats), str(one.moves), changed)
        listing.add_row(*[Text(cell) for cell in cells])
    return listing


def _print_json(found: Sequence[Overview]) -> None:
    def plain(one: Overview) -> dict[str, object]:
        sheet = one.listed.sheet
        head = {"table": sheet.id, "name": sheet.name, "game": sheet.game, "rules": sheet.rules}
        rest = {"seats": sheet.seats, "moves": one.moves, "created": sheet.created, "changed": one.changed}
        return {**head, "status": one.listed.status, **rest}

    print(json.dumps([plain(one) for one in found]))


def _print_differences(stored: Stored, found: Audit, speech: Words) -> None:
    for one in found.differences:
        print(_at(stored, _fault(stored, one, speech), one.seq))


def _fault(stored: Stored, found: Difference, speech: Words) -> str:
    if found.refusal is not None:
        return speech.say("cli-admin-fault-refused", why=speech.reason(stored.sheet.game, found.refusal))
    return speech.say(f"cli-admin-fault-{found.fault}", stored=found.stored, made=found.made)


def _at(stored: Stored, text: str, seq: int = 0) -> str:
    """Return a line about a table, or about one of its entries."""
    return f"{stored.sheet.id}{f' {seq}' if seq else ''}: {text}"
