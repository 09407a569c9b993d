"""Who may register: anybody, whoever has done some work, or whoever has an invitation code."""

import hashlib
from collections.abc import Callable, Iterable
from typing import Literal

from sqlalchemy import Connection

from civitas.server import tokens
from civitas.server.account_messages import AdmissionShown, Registration
from civitas.server.refusals import Refusal
from civitas.server.storage import credentials, order
from civitas.server.storage.credentials import StoredChallenge
from civitas.server.storage.database import Database, now

How = Literal["open", "work", "codes"]
WORK_BITS = 16
"""So many bits of a hash have to be nothing: about 65,000 tries, a second or so of a telephone."""
WORK_SECONDS = 600.0
JOIN = "join"
CODE_BYTES = 9
DAY = 24 * 3600.0


class Admission:
    """The door for new accounts."""

    def __init__(self, database: Database, how: How) -> None:
        self._database = database
        self._how = how

    def shown(self) -> AdmissionShown:
        """What has to be brought; work is for one account, and not for ever."""
        if self._how != "work":
            return AdmissionShown(self._how)
        token, challenge = tokens.new_token(), tokens.new_token()
        with self._database.writing() as c:
            asked = StoredChallenge(None, challenge)
            credentials.insert_challenge(c, tokens.hash_of(token), JOIN, asked, now(c), WORK_SECONDS)
        return AdmissionShown(self._how, token, challenge, WORK_BITS)

    def check(self, wanted: Registration) -> Callable[[Connection], None]:
        """Refuse who brings nothing, before anything is hashed; what is to be done when the account is made."""
        if self._how == "work":
            self._check_work(wanted)
        elif self._how == "codes":
            return lambda c: _use_code(c, wanted.code)
        return lambda c: None

    def _check_work(self, wanted: Registration) -> None:
        with self._database.writing() as c:
            found = credentials.take_challenge(c, tokens.hash_of(wanted.token or ""), JOIN, now(c))
        if found is None or not is_done(found.challenge, wanted.nonce or "", WORK_BITS):
            raise Refusal("work", "do the work that /api/registration asks for, once for each account")


def is_done(challenge: str, nonce: str, bits: int) -> bool:
    """Whether the hash of both begins with so many bits of nothing."""
    digest = hashlib.sha256(f"{challenge}{nonce}".encode()).digest()
    return int.from_bytes(digest) >> (8 * len(digest) - bits) == 0


def new_codes(database: Database, count: int, uses: int, days: int | None) -> Iterable[str]:
    """So many codes, each good so often."""
    made = [tokens.new_code(CODE_BYTES) for _ in range(count)]
    with database.writing() as c:
        expires = None if days is None else now(c) + days * DAY
        for code in made:
            order.insert_code(c, tokens.hash_of(code), uses, expires)
        order.note(c, order.HOST, "codes", f"codes:{count}")
    return made


def _use_code(c: Connection, code: str | None) -> None:
    if code is None or not order.use_code(c, tokens.hash_of(code.strip())):
        raise Refusal("code", "an invitation code is needed; this one is wrong or used up")
