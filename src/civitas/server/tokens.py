"""Secrets that are handed out once and stored only as hashes."""

import hashlib
import hmac
import re
import secrets

TABLE_ID_BYTES = 9
TOKEN_BYTES = 32
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_table_id() -> str:
    """An id that nobody guesses; whoever knows it may watch."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def is_table_id(text: str) -> bool:
    """Whether a text could be the id of a table."""
    return TABLE_ID.fullmatch(text) is not None


def new_code(length: int) -> str:
    """A secret of so many bytes that somebody may have to type."""
    return secrets.token_hex(length)


def new_token() -> str:
    """A secret of 256 bits for a link or a cookie."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hash_of(token: str) -> str:
    """What is stored of a token. It is random, so that a plain hash is enough."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def matches(token: str, stored: str | None) -> bool:
    """Whether this is the token of a stored hash, compared in constant time."""
    return stored is not None and hmac.compare_digest(hash_of(token), stored)
