"""Statements about what opens an account beside its password: letters, passkeys, and challenges.

Whatever may be used once is taken out by the statement that finds it, so of several servers only one ever has it.
"""

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from civitas.server.storage.schema import CHALLENGES, LETTERS, PASSKEYS


class StoredLetter(NamedTuple):
    """What a link in a letter is good for."""

    account_id: int
    purpose: str
    address: str


class StoredChallenge(NamedTuple):
    """What a browser was asked to sign or to work on, and for whom (None: for anybody)."""

    account_id: int | None
    challenge: str


class StoredPasskey(NamedTuple):
    """A passkey of an account."""

    id: str
    account_id: int
    public_key: str
    sign_count: int
    name: str
    created: float
    used: float | None


# Letters.


def insert_letter(c: Connection, token: str, letter: StoredLetter, expires: float) -> None:
    """A letter that is about to be sent; the one before it, of the same purpose, is good for nothing any more."""
    drop_letters(c, letter.account_id, letter.purpose)
    c.execute(insert(LETTERS), {"token": token, "expires": expires, **letter._asdict()})


def take_letter(c: Connection, token: str, purpose: str, present: float) -> StoredLetter | None:
    """What this link is good for, once."""
    here = (LETTERS.c.token == token) & (LETTERS.c.purpose == purpose)
    wanted = delete(LETTERS).where(here).returning(LETTERS.c.account_id, LETTERS.c.purpose, LETTERS.c.address)
    row = c.execute(wanted.where(LETTERS.c.expires > present)).first()
    return None if row is None else StoredLetter(*row)


def drop_letters(c: Connection, account_id: int, purpose: str) -> None:
    """The links that were sent for this purpose are good for nothing any more."""
    c.execute(delete(LETTERS).where(LETTERS.c.account_id == account_id, LETTERS.c.purpose == purpose))


def expected_address(c: Connection, account_id: int, purpose: str, present: float) -> str | None:
    """The address to which a letter of this purpose has gone whose link nobody has followed yet."""
    where = (LETTERS.c.account_id == account_id) & (LETTERS.c.purpose == purpose) & (LETTERS.c.expires > present)
    return c.execute(select(LETTERS.c.address).where(where)).scalar()


# Challenges.


def insert_challenge(
    c: Connection, token: str, purpose: str, challenge: StoredChallenge, present: float, seconds: float
) -> None:
    """A challenge that is good for so long; those that are over go."""
    c.execute(delete(CHALLENGES).where(CHALLENGES.c.expires < present))
    row = {"token": token, "purpose": purpose, "expires": present + seconds, **challenge._asdict()}
    c.execute(insert(CHALLENGES), row)


def take_challenge(c: Connection, token: str, purpose: str, present: float) -> StoredChallenge | None:
    """The challenge of this token, once."""
    here = (CHALLENGES.c.token == token) & (CHALLENGES.c.purpose == purpose) & (CHALLENGES.c.expires > present)
    row = c.execute(delete(CHALLENGES).where(here).returning(CHALLENGES.c.account_id, CHALLENGES.c.challenge)).first()
    return None if row is None else StoredChallenge(*row)


# Passkeys.


def insert_passkey(c: Connection, passkey: StoredPasskey) -> None:
    """One more way into an account; a clash where it is known already."""
    c.execute(insert(PASSKEYS), passkey._asdict())


def passkeys_of(c: Connection, account_id: int) -> list[StoredPasskey]:
    """All passkeys of an account, the oldest first."""
    wanted = select(PASSKEYS).where(PASSKEYS.c.account_id == account_id).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
    return [StoredPasskey(**row) for row in c.execute(wanted).mappings()]


def find_passkey(c: Connection, passkey_id: str) -> StoredPasskey | None:
    """The passkey of this id."""
    row = c.execute(select(PASSKEYS).where(PASSKEYS.c.id == passkey_id)).mappings().first()
    return None if row is None else StoredPasskey(**row)


def use_passkey(c: Connection, passkey_id: str, sign_count: int, at: float) -> bool:
    """Count a use; not where it was counted further before, for then there are two of it. Some never count."""
    counted = PASSKEYS.c.sign_count
    here = (PASSKEYS.c.id == passkey_id) & ((counted < sign_count) if sign_count else (counted == 0))
    return c.execute(update(PASSKEYS).where(here).values(sign_count=sign_count, used=at)).rowcount == 1


def delete_passkey(c: Connection, account_id: int, passkey_id: str) -> bool:
    """One way less into an account; whether there was this one."""
    here = (PASSKEYS.c.account_id == account_id) & (PASSKEYS.c.id == passkey_id)
    return c.execute(delete(PASSKEYS).where(here)).rowcount == 1
