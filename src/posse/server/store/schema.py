"""The tables of the database, as the queries know them.

A database is made by the revisions in `posse.server.migrations`; a test compares the two.  Times are
milliseconds since 1970.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

metadata: Final = MetaData()

WORD: Final = Text().with_variant(Text(collation="C"), "postgresql")
"""An id.  It is ordered as in Python, because all processes must lock rows in the same order."""


def _table_id() -> Column[str]:
    return Column("table_id", WORD, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables: Final = Table(
    "tables",
    metadata,
    Column("id", WORD, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("days", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("absent", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("status", Text, nullable=False),
    Column("moved", BigInteger, nullable=False),
    Column("keeper", WORD),
    Column("due", BigInteger),
    Index("tables_by_moved", "status", "moved"),
    Index("tables_by_keeper", "keeper"),
    Index("tables_by_due", "status", "due"),
)

entries: Final = Table(
    "entries",
    metadata,
    _table_id(),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("words", Text, nullable=False),
    Column("id", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("heard", BigInteger, nullable=False),
    Column("trail", LargeBinary, nullable=False),
)

keepers: Final = Table(
    "keepers",
    metadata,
    Column("id", WORD, primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The processes that keep tables, and until when their leases last, by the database's clock."""

holders: Final = Table(
    "holders",
    metadata,
    Column("person", WORD, primary_key=True),
    _table_id(),
    Index("holders_by_table", "table_id"),
)

server_secrets: Final = Table(
    "house",  # its name in existing databases
    metadata,
    Column("key", WORD, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
