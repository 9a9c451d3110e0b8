"""Convert sheets to rows of the database, and back."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, cast

from sqlalchemy import Row

from posse.server.store.schema import tables
from posse.table.entry import Clock, Sheet, Status

SHEET: Final = [tables.c[field.name] for field in fields(Sheet)]
LISTED: Final = [tables.c.status, tables.c.moved, *SHEET]


@dataclass(frozen=True)
class Listed:
    """A table as a list shows it."""

    sheet: Sheet
    status: Status
    moved: int
    """When it was made, somebody sat down, or it started or ended, whichever came last."""


def row(sheet: Sheet) -> dict[str, object]:
    found = {field.name: getattr(sheet, field.name) for field in fields(sheet)}
    found["options"] = json.dumps(dict(sheet.options))
    found["clock"] = json.dumps(asdict(sheet.clock))
    return {**found, "status": "waiting", "moved": sheet.created}


def sheet(found: Row[Any]) -> Sheet:
    values = {column.name: found._mapping[column] for column in SHEET}
    values["options"] = json.loads(values["options"])
    values["clock"] = Clock(**json.loads(values["clock"]))
    return Sheet(**values)


def listed(found: Row[Any]) -> Listed:
    return Listed(sheet(found), cast(Status, found.status), found.moved)
