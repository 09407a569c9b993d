"""What the lobby asks for can be found without looking at every table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

VACANT = """UPDATE tables SET vacant = :yes
WHERE stage <> 'finished' AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open')"""


def upgrade() -> None:
    """Open seats are noted with their table."""
    op.add_column("tables", sa.Column("vacant", sa.Boolean, nullable=False, server_default=sa.false()))
    op.get_bind().execute(sa.text(VACANT), {"yes": True})
    op.drop_index("ix_tables_open", "tables")
    op.create_index("ix_tables_open", "tables", ["open", "vacant", "moved"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])


def downgrade() -> None:
    """As it was."""
    op.drop_index("ix_sessions_expires", "sessions")
    op.drop_index("ix_tables_host", "tables")
    op.drop_index("ix_tables_open", "tables")
    op.create_index("ix_tables_open", "tables", ["open", "moved"])
    op.drop_column("tables", "vacant")
