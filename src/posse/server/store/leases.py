"""Leases: which process keeps a table, that is runs its bots and clocks.

A process renews one row, whatever the number of its tables.  Only the database's clock counts, because those
of two machines may differ.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    literal_column,
    or_,
    select,
    text,
    update,
)

from posse.server.store.schema import keepers, tables

NOW: Final = {
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
}
"""The database's time, in milliseconds since 1970."""
FORGOTTEN: Final = 24 * 60 * 60 * 1000
"""How long the row of a dead process is kept."""
LOCK: Final = 0x6C65617365  # the number of a PostgreSQL advisory lock
RENEW: Final = (
    "INSERT INTO keepers (id, until) VALUES (:keeper, {now} + :lease)"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)


def clock(connection: Connection) -> int:
    return int(connection.execute(text(f"SELECT {NOW[connection.dialect.name]}")).scalar_one())


def _lock(connection: Connection) -> None:
    """Wait for other processes that change leases: a statement of PostgreSQL would not see what they do."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def renew(connection: Connection, keeper: str, lease: int) -> bool:
    """Renew the leases of a process; return whether they had run out, so that others may have taken some."""
    _lock(connection)
    held = select(exists().where(keepers.c.id == keeper, keepers.c.until >= _now(connection)))
    lapsed = not connection.execute(held).scalar_one()
    connection.execute(
        text(RENEW.format(now=NOW[connection.dialect.name])), {"keeper": keeper, "lease": lease}
    )
    return lapsed


def end_all(connection: Connection) -> None:
    """End all leases: no other process is there."""
    connection.execute(update(keepers).values(until=0))


def take(connection: Connection, table: str, keeper: str, lease: int) -> bool:
    renew(connection, keeper, lease)
    alive = select(keepers.c.id).where(keepers.c.until >= _now(connection))
    free = or_(tables.c.keeper.is_(None), tables.c.keeper == keeper, tables.c.keeper.not_in(alive))
    found = update(tables).where(tables.c.id == table, free)
    return connection.execute(found.values(keeper=keeper, due=None)).rowcount == 1


def kept(connection: Connection, keeper: str) -> set[str]:
    return set(connection.execute(select(tables.c.id).where(tables.c.keeper == keeper)).scalars())


def let_go(connection: Connection, table: str, keeper: str, due: int | None) -> None:
    mine = update(tables).where(tables.c.id == table, tables.c.keeper == keeper)
    connection.execute(mine.values(keeper=None, due=due))


def unattended(connection: Connection, now: int, limit: int) -> list[str]:
    """Return tables in play whose keeper is dead, or that have no keeper while a move is due at `now`."""
    dead = select(keepers.c.id).where(keepers.c.until < _now(connection))
    late = and_(tables.c.keeper.is_(None), tables.c.due <= now)
    found = select(tables.c.id).where(tables.c.status == "playing", or_(tables.c.keeper.in_(dead), late))
    return list(connection.execute(found.limit(limit)).scalars())


def take_over(connection: Connection, keeper: str, among: list[str], lease: int) -> list[str]:
    """Take these tables, unless another process was faster; return those taken."""
    renew(connection, keeper, lease)
    alive = select(keepers.c.id).where(keepers.c.until >= _now(connection))
    free = or_(tables.c.keeper.is_(None), tables.c.keeper.not_in(alive))
    # Locked in order, because moves may be changing some of the same rows.
    locked = select(tables.c.id).where(tables.c.id.in_(among), free).order_by(tables.c.id)
    found = update(tables).where(tables.c.id.in_(locked.with_for_update(key_share=True)))
    taken = connection.execute(found.values(keeper=keeper, due=None).returning(tables.c.id)).scalars().all()
    _forget(connection)
    return list(taken)


def _forget(connection: Connection) -> None:
    keeps = exists().where(tables.c.keeper == keepers.c.id, tables.c.status == "playing")
    connection.execute(delete(keepers).where(keepers.c.until < _now(connection) - FORGOTTEN, ~keeps))


def _now(connection: Connection) -> ColumnElement[Any]:
    return literal_column(NOW[connection.dialect.name], BigInteger)
