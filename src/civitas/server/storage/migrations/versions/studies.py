"""Studies of games, and tables whose games begin at a position that was not dealt."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Games of tables from before were dealt."""
    op.create_table(
        "starts",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "studies",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("saved", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """As it was."""
    op.drop_table("studies")
    op.drop_table("starts")
