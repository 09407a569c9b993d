"""Which games the rules of a later revision cannot continue."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Every running game may be continued until it was tried."""
    op.add_column("tables", sa.Column("stuck", sa.Integer))
    op.create_index("ix_tables_revision", "tables", ["title", "stage", "rules_revision"])


def downgrade() -> None:
    """As it was."""
    op.drop_index("ix_tables_revision", "tables")
    op.drop_column("tables", "stuck")
