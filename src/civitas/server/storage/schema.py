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
    Column("market", Integer),  # the seconds between what bots do in public while people trade; none: the usual ones
    Index("ix_tables_revision", "title", "stage", "rules_revision"),
    Index("ix_tables_bots_due", "bots_due", "moved"),
    Column("vacant", Boolean, nullable=False),  # whether a seat is open and the game is not over
    Column("rematch", String(32)),  # the table at which the same people play again
    Column("clock", Text),  # how much time everybody has, and what happens at zero; none: as much as they like
    Column("times", Text, nullable=False),  # the clock of each seat: what is left, since when, whether it is asked
    Column("due", Double),  # when the first clock of the table runs out, in database time; none: no clock runs
    Column("ordered", Double),  # when to look whether a standing order answers; none: nobody has given any
    Column("language", String(8)),  # in which people talk there; none: in any
    Column("level", String(16)),  # for whom the table is meant; none: for everybody
    Column("rated", Boolean, nullable=False),  # whether its result counts
    Column("ended", String(16)),  # how it ended if not by the rules: by a vote, or closed by a moderator
    Index("ix_tables_listed", "listed", "stage", "moved"),
    Index("ix_tables_open", "open", "vacant", "moved"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_due", "due"),
    Index("ix_tables_ordered", "ordered"),
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
    Column("timed_out", Double),  # when the time of its person ran out who has not come back since
    Column("orders", Text),  # what the seat wants to be answered for it; nobody else is ever told
    Column("vote", String(16)),  # what the seat votes for, such as ending the game
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
    Column("removed", Boolean, nullable=False),  # by a moderator; what it said is shown to nobody
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
    Column("password", Text, nullable=False),  # argon2id; empty where only passkeys open the account
    Column("created", Double, nullable=False),
    Column("email", String(254)),  # confirmed; none: nobody can write to this account
    Column("email_key", String(254)),  # the same without differences of case, once for all accounts
    Column("language", String(8)),  # in which the account is written to
    Column("role", String(16), nullable=False),  # player or moderator
    Column("suspended", Double),  # until when it may do nothing but read
    Column("private", Boolean, nullable=False),  # whether its profile is for itself and its friends
    Column("rest", Text, nullable=False),  # time zone, nights, weekends and holidays in which its clocks stand still
    Column("told", Text, nullable=False),  # what it is told when and how: mail, digest, webhook
    Column("deleted", Double),  # since when it is a former player
    Index("ix_accounts_skeleton", "skeleton", unique=True),
    Index("ix_accounts_email", "email_key", unique=True),
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

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),  # what all servers of a database sign with
)

# People.

FRIENDS = Table(
    "friends",
    METADATA,
    Column("account_id", NUMBER, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("other_id", NUMBER, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),  # friends are those who have both named each other
    Index("ix_friends_other", "other_id"),
)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("account_id", NUMBER, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("other_id", NUMBER, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),  # mute: not heard; block: not met, either
    Column("at", Double, nullable=False),
    Index("ix_blocks_other", "other_id"),
)

INVITATIONS = Table(
    "invitations",
    METADATA,
    _table_id(is_key=True),
    Column("account_id", NUMBER, ForeignKey("accounts.id"), primary_key=True, autoincrement=False),
    Column("by", String(80), nullable=False),  # the name of whoever invites
    Column("at", Double, nullable=False),
    Index("ix_invitations_account", "account_id"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String(80), primary_key=True),  # account:ID, or bot:NAME
    Column("title", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_ratings_title", "title", "mu"),
)

RESULTS = Table(
    "results",
    METADATA,
    _table_id(is_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(80), primary_key=True),  # whoever left, and whoever sat there at the end
    Column("title", String(64), nullable=False),
    Column("place", Integer, nullable=False),  # 0 as long as the game is on
    Column("players", Integer, nullable=False),
    Column("how", String(16), nullable=False),  # played, resigned, left, timed-out, or joined in the middle
    Column("rated", Boolean, nullable=False),
    Column("mu", Double, nullable=False),  # after this game, if it was rated
    Column("sigma", Double, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_results_player", "player", "at"),
)

# Accounts.

LETTERS = Table(
    "letters",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of what stands in the link of a letter
    Column("account_id", NUMBER, ForeignKey("accounts.id"), nullable=False),
    Column("purpose", String(16), nullable=False),  # confirm or reset
    Column("address", String(254), nullable=False),
    Column("expires", Double, nullable=False),
    Index("ix_letters_account", "account_id"),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # of the credential, in base64url
    Column("account_id", NUMBER, ForeignKey("accounts.id"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double),
    Index("ix_passkeys_account", "account_id"),
)

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("token", String(64), primary_key=True),  # hash of what the browser shows to be asked
    Column("purpose", String(16), nullable=False),  # enrol or enter with a passkey, or join with work done
    Column("account_id", NUMBER, ForeignKey("accounts.id")),
    Column("challenge", Text, nullable=False),
    Column("expires", Double, nullable=False),
    Index("ix_challenges_expires", "expires"),
)

# Being told.

SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("key", String(64), primary_key=True),  # hash of the endpoint
    Column("owner", String(80), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Double, nullable=False),
    Index("ix_subscriptions_owner", "owner"),
)

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("owner", String(80), nullable=False),
    Column("channel", String(80), nullable=False),  # push:KEY of a subscription, mail, digest or webhook
    Column("kind", String(16), nullable=False),  # turn, invited, ended, or a test
    Column("table_id", String(32), ForeignKey("tables.id")),  # none: a test is about no table
    Column("seq", Integer, nullable=False),  # of the decision that it is about
    Column("asked", Double, nullable=False),  # since when there is something to tell, in database time
    Column("due", Double, nullable=False),  # when it is to be told, or tried again, in database time
    Column("tries", Integer, nullable=False),
    Column("claimed", Double),  # since when a server tries; still there after its time: nobody knows what became of it
    Column("sent", Double),  # when it was told or given up
    Column("trouble", String(80)),  # why it was not told
    UniqueConstraint("owner", "channel", "kind", "table_id", "seq", name="uq_notices"),
    Index("ix_notices_due", "sent", "due"),
)

# Keeping order.

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    Column("by", String(80), nullable=False),
    Column("account_id", NUMBER, ForeignKey("accounts.id")),  # whom it is about, where that is an account
    Column("table_id", String(32)),
    Column("line", NUMBER),  # what was said, if it is about that
    Column("text", Text, nullable=False),
    Column("settled", Double),
    Column("settled_by", String(80)),
    Index("ix_reports_settled", "settled", "at"),
)

AUDIT = Table(
    "audit",
    METADATA,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("at", Double, nullable=False),
    Column("actor", String(80), nullable=False),
    Column("deed", String(32), nullable=False),
    Column("about", String(120), nullable=False),
    Column("detail", Text, nullable=False),
)

CODES = Table(
    "codes",
    METADATA,
    Column("code", String(64), primary_key=True),  # hash of a code with which somebody may register
    Column("made_by", String(80), nullable=False),
    Column("uses", Integer, nullable=False),  # how often it is still good
    Column("expires", Double),
    Column("created", Double, nullable=False),
)
