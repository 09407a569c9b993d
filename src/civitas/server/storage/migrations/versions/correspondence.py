"""Playing over days: clocks, votes and standing orders, people, ratings, passkeys, notices, and keeping order."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

HOUR = 3600
NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MADE = (
    "secrets",
    "friends",
    "blocks",
    "invitations",
    "ratings",
    "results",
    "letters",
    "passkeys",
    "challenges",
    "subscriptions",
    "notices",
    "reports",
    "audit",
    "codes",
)


def upgrade() -> None:
    """Tables and accounts from before go on as they are."""
    _tables()
    _accounts()
    _people()
    _letters()
    _notices()
    _order()


def downgrade() -> None:
    """As it was."""
    for name in reversed(MADE):
        op.drop_table(name)
    op.drop_index("ix_accounts_email", "accounts")
    for name in ("deleted", "told", "rest", "private", "suspended", "role", "language", "email_key", "email"):
        op.drop_column("accounts", name)
    op.drop_column("chat", "removed")
    for name in ("vote", "orders", "timed_out"):
        op.drop_column("seats", name)
    op.drop_index("ix_tables_ordered", "tables")
    op.drop_index("ix_tables_due", "tables")
    _back_to_paces()
    for name in ("ended", "rated", "level", "language", "ordered", "due", "times", "clock"):
        op.drop_column("tables", name)


def _tables() -> None:
    for column in (
        sa.Column("clock", sa.Text),
        sa.Column("times", sa.Text, nullable=False, server_default="[]"),
        sa.Column("due", sa.Double),
        sa.Column("ordered", sa.Double),
        sa.Column("language", sa.String(8)),
        sa.Column("level", sa.String(16)),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("ended", sa.String(16)),
    ):
        op.add_column("tables", column)
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_ordered", "tables", ["ordered"])
    op.add_column("seats", sa.Column("timed_out", sa.Double))
    op.add_column("seats", sa.Column("orders", sa.Text))
    op.add_column("seats", sa.Column("vote", sa.String(16)))
    op.add_column("chat", sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()))

    _to_clocks()


def _to_clocks() -> None:
    """A pace for one decision is a clock that is full again with every turn; whoever is late is seen to at once."""
    c = op.get_bind()
    tables = sa.table("tables", *map(sa.column, ("id", "players", "pace", "asked", "stage", "clock", "times", "due")))
    for row in c.execute(sa.select(tables).where(tables.c.pace.is_not(None))).all():
        pace, asked = row.pace, {int(seat): at for seat, at in json.loads(row.asked).items()}
        clock = {"kind": "live" if pace <= HOUR else "days", "bank": pace, "increment": pace, "most": pace}
        times = [[pace, asked.get(seat, 0.0), seat in asked] for seat in range(row.players)]
        changed = {"clock": json.dumps(clock), "due": 0.0 if asked else None}
        changed["times"] = json.dumps(times if row.stage == "playing" else [])
        c.execute(sa.update(tables).where(tables.c.id == row.id).values(changed))
    op.drop_column("tables", "asked")
    op.drop_column("tables", "pace")


def _back_to_paces() -> None:
    """What a clock adds is what a decision may take."""
    op.add_column("tables", sa.Column("pace", sa.Integer))
    op.add_column("tables", sa.Column("asked", sa.Text, nullable=False, server_default="{}"))
    c = op.get_bind()
    tables = sa.table("tables", *map(sa.column, ("id", "pace", "asked", "clock", "times")))
    for row in c.execute(sa.select(tables).where(tables.c.clock.is_not(None))).all():
        asked = {seat: since for seat, (_, since, is_asked, *_) in enumerate(json.loads(row.times)) if is_asked}
        changed = {"pace": json.loads(row.clock)["bank"], "asked": json.dumps(asked)}
        c.execute(sa.update(tables).where(tables.c.id == row.id).values(changed))


def _accounts() -> None:
    for column in (
        sa.Column("email", sa.String(254)),
        sa.Column("email_key", sa.String(254)),
        sa.Column("language", sa.String(8)),
        sa.Column("role", sa.String(16), nullable=False, server_default="player"),
        sa.Column("suspended", sa.Double),
        sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("rest", sa.Text, nullable=False, server_default="{}"),
        sa.Column("told", sa.Text, nullable=False, server_default="{}"),
        sa.Column("deleted", sa.Double),
    ):
        op.add_column("accounts", column)
    op.create_index("ix_accounts_email", "accounts", ["email_key"], unique=True)


def _people() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )

    op.create_table(
        "friends",
        sa.Column("account_id", NUMBER, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("other_id", NUMBER, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_friends_other", "friends", ["other_id"])
    op.create_table(
        "blocks",
        sa.Column("account_id", NUMBER, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("other_id", NUMBER, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_blocks_other", "blocks", ["other_id"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True, nullable=False),
        sa.Column("account_id", NUMBER, sa.ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_invitations_account", "invitations", ["account_id"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(80), primary_key=True),
        sa.Column("title", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_ratings_title", "ratings", ["title", "mu"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True, nullable=False),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(80), primary_key=True),
        sa.Column("title", sa.String(64), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("how", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_results_player", "results", ["player", "at"])


def _letters() -> None:
    op.create_table(
        "letters",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("account_id", NUMBER, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("ix_letters_account", "letters", ["account_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("account_id", NUMBER, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_index("ix_passkeys_account", "passkeys", ["account_id"])
    op.create_table(
        "challenges",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("account_id", NUMBER, sa.ForeignKey("accounts.id")),
        sa.Column("challenge", sa.Text, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("ix_challenges_expires", "challenges", ["expires"])


def _notices() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_subscriptions_owner", "subscriptions", ["owner"])
    op.create_table(
        "notices",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("owner", sa.String(80), nullable=False),
        sa.Column("channel", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id")),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claimed", sa.Double),
        sa.Column("sent", sa.Double),
        sa.Column("trouble", sa.String(80)),
        sa.UniqueConstraint("owner", "channel", "kind", "table_id", "seq", name="uq_notices"),
    )
    op.create_index("ix_notices_due", "notices", ["sent", "due"])


def _order() -> None:
    op.create_table(
        "reports",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("account_id", NUMBER, sa.ForeignKey("accounts.id")),
        sa.Column("table_id", sa.String(32)),
        sa.Column("line", NUMBER),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("settled", sa.Double),
        sa.Column("settled_by", sa.String(80)),
    )
    op.create_index("ix_reports_settled", "reports", ["settled", "at"])
    op.create_table(
        "audit",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("actor", sa.String(80), nullable=False),
        sa.Column("deed", sa.String(32), nullable=False),
        sa.Column("about", sa.String(120), nullable=False),
        sa.Column("detail", sa.Text, nullable=False),
    )

    op.create_table(
        "codes",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("made_by", sa.String(80), nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("expires", sa.Double),
        sa.Column("created", sa.Double, nullable=False),
    )
