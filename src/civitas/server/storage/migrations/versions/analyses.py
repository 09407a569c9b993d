"""Analyses of games that are finished."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """None were stored before."""
    op.create_table(
        "analyses",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("findings", sa.Text, nullable=False),
        sa.Column("saved", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """As it was."""
    op.drop_table("analyses")
