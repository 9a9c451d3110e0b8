"""What alembic runs: the revisions, on the connection and in the transaction that it is given."""

from __future__ import annotations

from alembic import context

from posse.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by making it anew
)
with context.begin_transaction():
    context.run_migrations()
