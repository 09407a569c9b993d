"""Who somebody is: a guest by a cookie on loopback, an account with a password on a public server."""

import hashlib
import hmac
import time
import unicodedata
from threading import Semaphore
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection

from civitas.server import tokens
from civitas.server.refusals import Refusal
from civitas.server.storage import people
from civitas.server.storage.database import Clash, Database

LONGEST_NAME = 40
SESSION_SECONDS = 30 * 24 * 3600
HASHES_AT_ONCE = 2
"""Each needs 64 MiB."""


class Visitor(NamedTuple):
    """Somebody who asks: their key as the owner of seats, and their name; both None where we do not know them."""

    owner: str | None = None
    name: str | None = None


class Accounts:
    """All accounts of a database."""

    def __init__(self, database: Database, public: bool, hasher: PasswordHasher | None = None) -> None:
        self.public = public
        self._database = database
        self._hasher = hasher or PasswordHasher()
        self._slots = Semaphore(HASHES_AT_ONCE)
        self._nobody = self._hasher.hash(tokens.new_token())

    def visitor(self, cookie: str | None) -> Visitor:
        """Who has this cookie."""
        if cookie is None:
            return Visitor()
        hashed = tokens.hash_of(cookie)
        if not self.public:
            return Visitor(f"guest:{hashed}")
        with self._database.reading() as c:
            account = people.find_session(c, hashed)
        return Visitor() if account is None else Visitor(f"account:{account.id}", account.name)

    def register(self, name: str, password: str) -> str:
        """A new account that is logged in at once; its cookie."""
        shown = " ".join(unicodedata.normalize("NFKC", name).split())
        if len(shown) > LONGEST_NAME:
            raise Refusal("malformed", "the name is too long")
        hashed = self._hash(password)
        try:
            with self._database.writing() as c:
                return self._session(c, people.insert_account(c, shown, key_of(name), hashed))
        except Clash:
            raise Refusal("taken", "somebody has this name") from None

    def log_in(self, name: str, password: str) -> str:
        """The cookie of a new session. A wrong name takes as long as a wrong password."""
        with self._database.reading() as c:
            account = people.find_account(c, key_of(name))
        if not self._verify(account.password if account else self._nobody, password) or account is None:
            raise Refusal("password", "name or password is wrong")
        with self._database.writing() as c:
            return self._session(c, account.id)

    def log_out(self, cookie: str) -> None:
        """End a session."""
        if self.public:
            with self._database.writing() as c:
                people.delete_session(c, tokens.hash_of(cookie))

    def _session(self, c: Connection, account_id: int) -> str:
        cookie = tokens.new_token()
        people.insert_session(c, tokens.hash_of(cookie), account_id, time.time() + SESSION_SECONDS)
        return cookie

    def _hash(self, password: str) -> str:
        with self._slots:
            return self._hasher.hash(password)

    def _verify(self, hashed: str, password: str) -> bool:
        with self._slots:
            try:
                return self._hasher.verify(hashed, password)
            except VerificationError:
                return False


def key_of(name: str) -> str:
    """A name without the differences that people do not see."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def csrf_of(cookie: str) -> str:
    """What a page of ours can say and another site cannot know."""
    return hashlib.sha256(f"csrf {cookie}".encode()).hexdigest()


def is_csrf(given: str | None, cookie: str) -> bool:
    """Whether a request comes from a page that has read our answers."""
    return given is not None and hmac.compare_digest(given.encode(), csrf_of(cookie).encode())
