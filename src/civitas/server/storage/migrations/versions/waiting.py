"""A table that waits for players is not dealt yet."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

WAITING = "SELECT id FROM tables WHERE stage = 'waiting'"
NOT_DEALT = "UPDATE tables SET head = -1, seed = 0, to_act = '[]', bots_due = :no WHERE stage = 'waiting'"


def upgrade() -> None:
    """What was dealt at a waiting table may have been seen, so it is forgotten; it is dealt when all are there."""
    for name in ("actions", "snapshots", "outbox"):
        op.execute(f"DELETE FROM {name} WHERE table_id IN ({WAITING})")
    op.get_bind().execute(sa.text(NOT_DEALT), {"no": False})


def downgrade() -> None:
    """The version before cannot deal later: whoever waits has to open a new table."""
    for name in ("chat", "seats"):
        op.execute(f"DELETE FROM {name} WHERE table_id IN ({WAITING})")
    op.execute("DELETE FROM tables WHERE stage = 'waiting'")
