"""People with devices, and what they are told, for tests of notices."""

import secrets
from typing import Any

from sqlalchemy import select, update

from civitas.server.bounds import Bounds
from civitas.server.errands import Errand, Errands
from civitas.server.messages import Act
from civitas.server.presence import Presence
from civitas.server.storage import games
from civitas.server.storage import notices as store
from civitas.server.storage.database import Database
from civitas.server.storage.notices import Subscription, Told
from civitas.server.storage.people import account_number
from civitas.server.storage.schema import ACCOUNTS, NOTICES
from civitas.server.tables import Tables
from tests.server.playing import Party

AT_ONCE = Bounds({"notice-seconds": 0.0})
TAKE, DONE = "take", "done"
ADA, BOB = "guest:0", "guest:1"


class Audience:
    """A table of the toy whose people have devices, and a server that tells them at once."""

    def __init__(self, database: Database, *owners: str, players: int = 2, bots: int = 0) -> None:
        self.database = database
        self.tables = Tables(database, bounds=AT_ONCE)
        self.presence = Presence(database)
        self.errands = Errands(database, self.presence)
        self.party = Party(self.tables, players, bots=bots)
        self.forget()
        for owner in owners:
            self.give_device(owner)

    def give_device(self, owner: str) -> str:
        """A new device of somebody; its key."""
        new = Subscription(secrets.token_hex(32), owner, "https://push.example.org/1", "key", "auth", "en")
        with self.database.writing() as c:
            store.put_subscription(c, new, 10)
        self.tables.notices.forget(owner)
        return new.key

    def move(self, seat: int, action: str, by: str | None = games.PERSON) -> int:
        """Somebody plays; the seq of it."""
        asked = Act(secrets.token_hex(8), self.party.seq, action)
        return self.tables.act(self.party.id, seat, asked, by).seq

    def look(self, seat: int) -> None:
        """Somebody looks at the table for a moment."""
        self.presence.met(self.party.id, seat)
        self.presence.note()

    def told(self) -> list[tuple[str, str, int]]:
        """Who is told what of which moment now."""
        told = self.claimed()
        for each in told:
            self.errands.settle(each)
        return sorted((each.first.owner, each.first.kind, each.first.seq) for each in told)

    def claimed(self) -> list[Errand]:
        return self.errands.claimed(100)

    def rows(self) -> list[Any]:
        with self.database.reading() as c:
            return list(c.execute(select(NOTICES).order_by(NOTICES.c.id)))

    def let_claims_run_out(self) -> None:
        """As if a server had died while it told something."""
        with self.database.writing() as c:
            c.execute(update(NOTICES).where(NOTICES.c.sent.is_(None)).values(due=0.0))

    def forget(self) -> None:
        with self.database.writing() as c:
            c.execute(NOTICES.delete())


def choose(database: Database, owner: str, email: str | None = None, language: str = "en", **told: Any) -> None:
    """Let an account be told in these ways, by an address that it has confirmed."""
    with database.writing() as c:
        here = ACCOUNTS.c.id == account_number(owner)
        c.execute(update(ACCOUNTS).where(here).values(email=email, email_key=email, language=language))
        store.set_told(c, owner, Told(**told))
