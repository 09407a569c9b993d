"""What is stored, as tables of SQLAlchemy Core. `migrations/` makes them; a test compares the two.

The log in `actions` is append-only and is the truth; snapshots and what `tables` says of stage, turn and result can be
worked out from it again.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()
NUMBER = BigInteger().with_variant(Integer(), "sqlite")


def _table_id(is_key: bool) -> Column[str]:
    return Column("table_id", String(32), ForeignKey("tables.id"), primary_key=is_key, nullable=False)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("title", String(64), nullable=False),
    Column("rules_revision", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),  # 0 until the game is dealt
    Column("invitation", String(64), nullable=False),  # hash of the token that lets somebody take an open seat
    Column("stage", String(16), nullable=False),  # waiting, playing or finished
    Column("head", Integer, nullable=False),  # the last seq of the log; -1 until the game is dealt
    Column("to_act", Text, nullable=False),
    Column("bots_due", Boolean, nullable=False),  # whether a bot is to act
    Column("result", Text),
    Column("created", Double, nullable=False),
    Column("moved", Double, nullable=False),
    Column("host", String(80)),  # the guest or account that may say who plays
    Column("host_seat", Integer),  # whoever proves to sit here may, too
    Column("listed", Boolean, nullable=False),  # whether strangers find the table to watch it
    Column("open", Boolean, nullable=False),  # whether strangers may take open seats
    Column("stand_in", String(64)),  # the bot that takes over from whoever leaves; none: the seat is open again
    Column("people", Integer, nullable=False),  # counts how often a seat has changed hands
    Column("stuck", Integer),  # the revision of the rules that could not continue the game
    Column("pace", Integer),  # the seconds that a seat may take for one decision; none: as long as it likes
    Column("asked", Text, nullable=False),  # with a pace: since when each seat to act has been asked, in database time
    Column("market", Integer),  # the seconds between what bots do in public while people trade; none: the usual ones
    Index("ix_tables_revision", "title", "stage", "rules_revision"),
    Index("ix_tables_bots_due", "bots_due", "moved"),
    Column("vacant", Boolean, nullable=False),  # whether a seat is open and the game is not over
    Column("rematch", String(32)),  # the table at which the same people play again
    Index("ix_tables_listed", "listed", "stage", "moved"),
    Index("ix_tables_open", "open", "vacant", "moved"),
    Index("ix_tables_host", "host"),
)

SEATS = Table(
    "seats",
    METADATA,
    _table_id(is_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # person, bot, open, or automated: played by the rules
    Column("name", String(80), nullable=False),
    Column("token", String(64)),  # hash of the token in the seat's link
    Column("owner", String(80)),  # the guest or account that took the seat
    Column("bot", String(64)),  # who plays; beside a token or an owner it stands in for that person
    Column("seen", Double),  # when the person was last there
    Index("ix_seats_owner", "owner"),
)

ACTIONS = Table(
    "actions",
    METADATA,
    _table_id(is_key=True),
    Column("seq", Integer, primary_key=True),
    Column("client_id", String(80), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),  # begin, act, undo, or rules: played by others from here on
    Column("action", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "client_id", name="uq_actions_client"),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _table_id(is_key=True),
    Column("seq", Integer, primary_key=True),
    Column("position", Text, nullable=False),
    Column("asked_since", Text, nullable=False),
)

STARTS = Table(
    "starts",
    METADATA,
    _table_id(is_key=True),
    Column("position", Text, nullable=False),  # from which a game was played that was not dealt
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    _table_id(is_key=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_chat_table", "table_id", "id"),
)

OUTBOX = Table(
    "outbox",
    METADATA,
    _table_id(is_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("name", String(80), nullable=False),
    Column("key", String(160), nullable=False, unique=True),  # the name without differences of case
    Column("skeleton", Text, nullable=False),  # what all names have in common that look like this one
    Column("password", Text, nullable=False),  # argon2id
    Column("created", Double, nullable=False),
    Index("ix_accounts_skeleton", "skeleton", unique=True),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of the cookie
    Column("account_id", NUMBER, ForeignKey("accounts.id"), nullable=False),
    Column("expires", Double, nullable=False),
    Index("ix_sessions_expires", "expires"),
)

COMPANIONS = Table(
    "companions",
    METADATA,
    Column("code", String(64), primary_key=True),  # hash of the code under which it is found
    Column("title", String(64), nullable=False),
    Column("text", Text, nullable=False),  # what lies on the table, as a file
    Column("saved", Double, nullable=False),
)

STUDIES = Table(
    "studies",
    METADATA,
    Column("code", String(64), primary_key=True),  # hash of the code under which it is found
    Column("token", String(64), nullable=False),  # hash of the token that lets somebody change it
    Column("title", String(64), nullable=False),
    Column("file", Text, nullable=False),  # the game with all its lines
    Column("version", Integer, nullable=False),  # counts how often it was changed
    Column("saved", Double, nullable=False),
)

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("key", String(64), primary_key=True),  # hash of the line, the bot, and whatever else it hangs on
    Column("title", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("findings", Text, nullable=False),
    Column("saved", Double, nullable=False),
)
