"""A process renews one lease for all its tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import TEXT

revision = "0002"
down_revision = "0001"

WORD = sa.Text().with_variant(TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "keepers",
        sa.Column("id", WORD, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    # Nobody keeps a table while its database changes.
    op.execute(
        "INSERT INTO keepers (id, until) SELECT DISTINCT keeper, 0 FROM tables WHERE keeper IS NOT NULL"
    )
    op.drop_index("tables_by_kept_until", "tables")
    op.execute("ALTER TABLE tables DROP COLUMN kept_until")


def downgrade() -> None:
    op.add_column("tables", sa.Column("kept_until", sa.BigInteger))
    op.create_index("tables_by_kept_until", "tables", ["status", "kept_until"])
    op.execute("UPDATE tables SET kept_until = 0 WHERE keeper IS NOT NULL")
    op.drop_table("keepers")
