"""How long what a bot offers stays on the table."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Tables from before do as the server does."""
    op.add_column("tables", sa.Column("market", sa.Integer))


def downgrade() -> None:
    """As it was."""
    op.drop_column("tables", "market")
