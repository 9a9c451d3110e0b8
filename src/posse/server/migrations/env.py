"""Run by alembic: apply the revisions on the given connection, in the given transaction."""

from __future__ import annotations

from alembic import context

from posse.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table, so alembic makes a new one and copies the rows
)
with context.begin_transaction():
    context.run_migrations()
