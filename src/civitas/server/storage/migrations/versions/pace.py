"""How long a seat may take, and since when it has been asked."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables from before have no pace, so nobody's clock runs."""
    op.add_column("tables", sa.Column("pace", sa.Integer))
    op.add_column("tables", sa.Column("asked", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    """As it was."""
    op.drop_column("tables", "asked")
    op.drop_column("tables", "pace")
