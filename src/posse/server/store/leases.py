"""Leases: which process keeps a table, that is runs its bots and clocks, and until when."""

from __future__ import annotations

from sqlalchemy import Connection, and_, or_, select, update

from posse.server.store.schema import tables


def take(connection: Connection, table: str, keeper: str, now: int, until: int) -> bool:
    free = or_(tables.c.keeper.is_(None), tables.c.keeper == keeper, tables.c.kept_until < now)
    found = update(tables).where(tables.c.id == table, free)
    return connection.execute(found.values(keeper=keeper, kept_until=until, due=None)).rowcount == 1


def renew(connection: Connection, keeper: str, until: int) -> set[str]:
    # Locked in order, because other processes may be changing some of the same rows.
    mine = select(tables.c.id).where(tables.c.keeper == keeper)
    locked = mine.order_by(tables.c.id).with_for_update(key_share=True)
    connection.execute(update(tables).where(tables.c.id.in_(locked)).values(kept_until=until))
    return set(connection.execute(mine).scalars())


def let_go(connection: Connection, table: str, keeper: str, due: int | None) -> None:
    mine = update(tables).where(tables.c.id == table, tables.c.keeper == keeper)
    connection.execute(mine.values(keeper=None, kept_until=None, due=due))


def unattended(connection: Connection, now: int, limit: int) -> list[str]:
    """Return tables in play whose lease has run out, or that have no keeper while a move is due."""
    gone = tables.c.kept_until < now
    late = and_(tables.c.keeper.is_(None), tables.c.due <= now)
    found = select(tables.c.id).where(tables.c.status == "playing", or_(gone, late)).limit(limit)
    return list(connection.execute(found).scalars())
