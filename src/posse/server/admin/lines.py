"""Write a table as one line of a file, with all its secrets, and read it again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from posse.kernel import Damaged, Illegal
from posse.server.admin.archive import Stored


class Line(BaseModel):
    """The content of a line.  The digest is that of the line with an empty digest."""

    model_config = ConfigDict(
        strict=True, extra="forbid", populate_by_name=True, ser_json_bytes="base64", val_json_bytes="base64"
    )

    version: Literal[1] = Field(validation_alias="posse-table", serialization_alias="posse-table")
    sha256: str = ""
    table: Stored

    def digest(self) -> str:
        bare = self.model_copy(update={"sha256": ""})
        return sha256(bare.model_dump_json(by_alias=True).encode()).hexdigest()


def line(stored: Stored) -> bytes:
    found = Line(version=1, table=stored)
    found.sha256 = found.digest()
    return found.model_dump_json(by_alias=True).encode() + b"\n"


def read(path: Path) -> Iterator[tuple[int, Stored]]:
    """Yield every table of a file with the number of its line; `Damaged` names a line that was changed."""
    if not path.is_file():
        raise Illegal("no-such-file", file=str(path))
    with path.open("rb") as lines:
        for number, text in enumerate(lines, start=1):
            yield number, _parse(text, number)


def _parse(text: bytes, number: int) -> Stored:
    try:
        found = Line.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            raise Damaged("not-json", number, problem=str(first["msg"])[:80]) from None
        if first["loc"] == ("posse-table",) and first["type"] == "literal_error":
            raise Damaged("other-format", number, format=repr(first["input"])[:20]) from None
        field = ".".join([str(part) for part in first["loc"]])
        raise Damaged("bad-table", number, field=field[:80]) from None
    if found.sha256 != found.digest():
        raise Damaged("changed-table", number)
    return found.table


@contextmanager
def private_file(path: Path) -> Iterator[BinaryIO]:
    """Open a new file that only its owner may read.  It is deleted if it cannot be written completely."""
    try:
        opened = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    except FileExistsError:
        raise Illegal("file-exists", path=str(path)) from None
    try:
        with os.fdopen(opened, "wb") as file:
            yield file
    except BaseException:
        path.unlink()
        raise
