"""Names that look alike: what they have in common, once for each account; and accounts sit under their own names."""

import sqlalchemy as sa
from alembic import op

from civitas.server.names import skeleton

revision = "0007"
down_revision = "0006"

ACCOUNTS = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("skeleton"))
SEATS = sa.table("seats", sa.column("name"), sa.column("owner"))


def upgrade() -> None:
    """Of those who look alike already the first keeps the look; all keep their names."""
    op.add_column("accounts", sa.Column("skeleton", sa.Text, nullable=False, server_default=""))
    c = op.get_bind()
    met: set[str] = set()
    for account in c.execute(sa.select(ACCOUNTS.c.id, ACCOUNTS.c.name).order_by(ACCOUNTS.c.id)).all():
        look = skeleton(account.name)
        own = f"{look}\n{account.id}" if look in met else look  # no skeleton has a line break
        met.add(look)
        c.execute(sa.update(ACCOUNTS).where(ACCOUNTS.c.id == account.id).values(skeleton=own))
        c.execute(sa.update(SEATS).where(SEATS.c.owner == f"account:{account.id}").values(name=account.name))
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)


def downgrade() -> None:
    """As it was, but for the names."""
    op.drop_index("ix_accounts_skeleton", "accounts")
    op.drop_column("accounts", "skeleton")
