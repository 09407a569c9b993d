"""Who somebody is: a guest by a cookie on loopback, an account with a password on a public server."""

import hashlib
import hmac
import re
import time
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection

from civitas.server import tokens
from civitas.server.names import key_of, shown_name, skeleton
from civitas.server.refusals import Refusal
from civitas.server.storage import people
from civitas.server.storage.database import Clash, Database

SESSION_SECONDS = 30 * 24 * 3600
DEVICE_SECONDS = 365 * 24 * 3600
"""So long a browser is known in which somebody has logged in."""
TIME = re.compile("[0-9]{1,12}")
"""Seconds, in a cookie that anybody may have written."""
GUEST_SECONDS = 365 * 24 * 3600
USUAL = PasswordHasher()


@cache
def password_of_nobody(hasher: PasswordHasher) -> str:
    """What a password is compared with where nobody has the name, so that this takes as long as a wrong password."""
    return hasher.hash(tokens.new_token())


def _anybody(c: Connection) -> None:
    """Everybody may register."""


class Visitor(NamedTuple):
    """Somebody who asks: their key as the owner of seats, and their name; both None where we do not know them."""

    owner: str | None = None
    name: str | None = None
    suspended: float | None = None
    role: str = people.PLAYER

    def check_free(self) -> None:
        """Refuse whoever may only read for a while."""
        if self.suspended is not None and self.suspended > time.time():
            raise Refusal("suspended", "a moderator lets this account only read for a while")


class Accounts:
    """All accounts of a database."""

    def __init__(self, database: Database, public: bool, hasher: PasswordHasher | None = None) -> None:
        self.public = public
        self._database = database
        self._hasher = hasher or USUAL
        self._nobody = password_of_nobody(self._hasher)

    @property
    def cookie_seconds(self) -> int:
        """How long a browser keeps a cookie: as long as its session lasts; the cookie of a guest is all there is."""
        return SESSION_SECONDS if self.public else GUEST_SECONDS

    def visitor(self, cookie: str | None) -> Visitor:
        """Who has this cookie."""
        if cookie is None:
            return Visitor()
        hashed = tokens.hash_of(cookie)
        if not self.public:
            return Visitor(f"guest:{hashed}")
        with self._database.reading() as c:
            account = people.find_session(c, hashed)
        if account is None:
            return Visitor()
        return Visitor(account.owner, account.name, account.suspended, account.role)

    def register(self, name: str, password: str, admit: Callable[[Connection], None] = _anybody) -> str:
        """A new account that is logged in at once; its cookie. Takes long, unless the name will not do.

        `admit` may refuse, in the transaction that makes the account.
        """
        shown = shown_name(name)
        self._need_vacant(shown)
        hashed = self.hash(password)
        try:
            with self._database.writing() as c:
                admit(c)
                return self._session(c, people.insert_account(c, shown, key_of(shown), skeleton(shown), hashed))
        except Clash:
            self._need_vacant(shown)
            raise Refusal("name-taken", "somebody has this name") from None

    def _need_vacant(self, name: str) -> None:
        """Refuse a name that somebody has, or that looks like the name of somebody."""
        with self._database.reading() as c:
            if people.find_account(c, key_of(name)):
                raise Refusal("name-taken", "somebody has this name")
            if people.has_lookalike(c, skeleton(name)):
                raise Refusal("name-alike", "somebody has a name that looks like this one")

    def log_in(self, name: str, password: str) -> str:
        """The cookie of a new session. Takes long, with a wrong name as with a wrong password."""
        account = self._find(name)
        if not self._verify(account.password if account else self._nobody, password) or account is None:
            raise Refusal("password", "name or password is wrong")
        return self.enter(account)

    def enter(self, account: people.Account) -> str:
        """The cookie of a new session of somebody who has shown to be this account, as it still is."""
        with self._database.writing() as c:
            people.lock_account(c, account.id)
            found = people.get_account(c, account.id)
            if found is None or found.password != account.password:
                raise Refusal("password", "name or password is wrong")
            return self._session(c, account.id)

    def check(self, account: people.Account, password: str) -> None:
        """Refuse unless this is the password of the account. Takes long."""
        if not self._verify(account.password, password):
            raise Refusal("password", "the password is wrong")

    def hash(self, password: str) -> str:
        """What is stored of a password. Takes long."""
        return self._hasher.hash(password)

    def device(self, name: str) -> str:
        """What a browser keeps in which this account has logged in, to be known by it the next time."""
        account = self._find(name)
        return _device(account, int(time.time()) + DEVICE_SECONDS) if account else ""

    def is_known(self, name: str, device: str | None) -> bool:
        """Whether this account has logged in in this browser before."""
        expires = (device or "").partition(".")[0]
        if device is None or not TIME.fullmatch(expires) or int(expires) < time.time():
            return False
        account = self._find(name)
        return account is not None and hmac.compare_digest(device.encode(), _device(account, int(expires)).encode())

    def of(self, owner: str | None) -> people.Account:
        """The account that owns seats under this key."""
        number = people.account_number(owner)
        return self.get(-1 if number is None else number)

    def get(self, account_id: int) -> people.Account:
        """The account of this number."""
        with self._database.reading() as c:
            account = people.get_account(c, account_id)
        if account is None:
            raise Refusal("login", "log in first")
        return account

    def _find(self, name: str) -> people.Account | None:
        with self._database.reading() as c:
            return people.find_account(c, key_of(name))

    def log_out(self, cookie: str) -> None:
        """End a session."""
        if self.public:
            with self._database.writing() as c:
                people.delete_session(c, tokens.hash_of(cookie))

    def _session(self, c: Connection, account_id: int) -> str:
        cookie = tokens.new_token()
        people.insert_session(c, tokens.hash_of(cookie), account_id, time.time() + SESSION_SECONDS)
        return cookie

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False


def _device(account: people.Account, expires: int) -> str:
    """Signed with what only the database knows of the account; so a new password makes every browser a stranger."""
    signed = hmac.digest(account.password.encode(), f"device {account.id} {expires}".encode(), "sha256")
    return f"{expires}.{signed.hex()}"


def csrf_of(cookie: str) -> str:
    """What a page of ours can say and another site cannot know."""
    return hashlib.sha256(f"csrf {cookie}".encode()).hexdigest()


def is_csrf(given: str | None, cookie: str) -> bool:
    """Whether a request comes from a page that has read our answers."""
    return given is not None and hmac.compare_digest(given.encode(), csrf_of(cookie).encode())
