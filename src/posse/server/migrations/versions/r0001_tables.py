"""Tables, their entries, the browsers that hold seats, and the server's secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import TEXT

revision = "0001"
down_revision = None

WORD = sa.Text().with_variant(TEXT(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", WORD, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("days", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("absent", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("moved", sa.BigInteger, nullable=False),
        sa.Column("keeper", WORD),
        sa.Column("kept_until", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("tables_by_moved", "tables", ["status", "moved"])
    op.create_index("tables_by_keeper", "tables", ["keeper"])
    op.create_index("tables_by_kept_until", "tables", ["status", "kept_until"])
    op.create_index("tables_by_due", "tables", ["status", "due"])
    op.create_table(
        "entries",
        sa.Column("table_id", WORD, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("heard", sa.BigInteger, nullable=False),
        sa.Column("trail", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "holders",
        sa.Column("person", WORD, primary_key=True),
        sa.Column("table_id", WORD, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_index("holders_by_table", "holders", ["table_id"])
    op.create_table(
        "house",
        sa.Column("key", WORD, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for name in ("house", "holders", "entries", "tables"):
        op.drop_table(name)
