"""Who is the host, who may find a table, who stands in for whom, and when somebody was last there."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables from before have no host, are in no list, and go on as they are."""
    op.add_column("tables", sa.Column("host", sa.String(80)))
    op.add_column("tables", sa.Column("host_seat", sa.Integer))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("open", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("stand_in", sa.String(64)))
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_listed", "tables", ["listed", "stage", "moved"])
    op.create_index("ix_tables_open", "tables", ["open", "moved"])
    op.add_column("seats", sa.Column("seen", sa.Double))


def downgrade() -> None:
    """As it was."""
    op.drop_column("seats", "seen")
    op.drop_index("ix_tables_open", "tables")
    op.drop_index("ix_tables_listed", "tables")
    for name in ("people", "stand_in", "open", "listed", "host_seat", "host"):
        op.drop_column("tables", name)
