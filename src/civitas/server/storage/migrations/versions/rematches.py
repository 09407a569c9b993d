"""The table at which the same people play again."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody has asked for one before."""
    op.add_column("tables", sa.Column("rematch", sa.String(32)))


def downgrade() -> None:
    """As it was."""
    op.drop_column("tables", "rematch")
