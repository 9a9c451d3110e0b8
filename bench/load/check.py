"""Compare what our server stored with what it acknowledged: nothing may be lost or stored twice."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.load.ours import OurTable
from posse import Over, Record

_INPUTS: Final = (
    'SELECT kind, seat, words, id FROM entries WHERE table_id = ? AND kind IN ({}) ORDER BY "seq"'
)
_BOTH: Final = _INPUTS.format("'choice', 'chance'")


@dataclass
class Tally:
    """What was found in the records."""

    records: int = 0
    ended: int = 0
    choices: int = 0
    chances: int = 0
    lost: int = 0
    """Moves acknowledged but not stored."""
    repeated: int = 0
    """Moves stored more than once."""
    strange: int = 0
    """Moves stored but never acknowledged, or stored with another seat, other words or in another order."""

    @property
    def clean(self) -> bool:
        return not (self.lost or self.repeated or self.strange)


def check(database: Path, tables: Iterable[OurTable]) -> Tally:
    """Replay every record, and return what was found.  A record that the rules refuse raises `Damaged`."""
    tally = Tally()
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        for table in tables:
            _examine(connection, table, tally)
    return tally


def _examine(connection: sqlite3.Connection, table: OurTable, tally: Tally) -> None:
    rows = connection.execute(_BOTH, (table.id,)).fetchall()
    written = [(id, seat, words.partition(" ")[2]) for kind, seat, words, id in rows if kind == "choice"]
    tally.records += 1
    tally.choices += len(written)
    tally.chances += len(rows) - len(written)
    _compare(table.acknowledged, written, tally)
    head = connection.execute("SELECT game, rules, seats, options FROM tables WHERE id = ?", (table.id,))
    game, rules, seats, options = head.fetchone()
    record = Record(game, rules, seats, json.loads(options), [words for _, _, words, _ in rows])
    over = isinstance(record.final().ask(), Over)
    tally.ended += over
    tally.strange += over != table.over  # an end that no client was told of, or that is not stored


def _compare(
    acknowledged: list[tuple[str, int, str]], written: list[tuple[str, int, str]], tally: Tally
) -> None:
    """Compare the two lists, which must be equal: a table has at most one move under way."""
    times = Counter([id for id, _, _ in written])
    repeated = sum(times.values()) - len(times)
    lost = sum([id not in times for id, _, _ in acknowledged])
    tally.repeated += repeated
    tally.lost += lost
    known = {id for id, _, _ in acknowledged}
    tally.strange += sum([id not in known for id in times])
    if not repeated and not lost:
        tally.strange += sum([ours != theirs for ours, theirs in zip(acknowledged, written, strict=False)])
