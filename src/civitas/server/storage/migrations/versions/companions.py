"""Tables of people who play with the real box."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Each under the hash of its code."""
    op.create_table(
        "companions",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("saved", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """As it was."""
    op.drop_table("companions")
