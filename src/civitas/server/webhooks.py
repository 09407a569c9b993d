"""Webhooks: what an account's own address is sent, signed as Standard Webhooks (standardwebhooks.com) has it."""

import base64
import hmac
import secrets
import time
from collections.abc import Mapping

import msgspec

from civitas.server.push import Parcel

PREFIX = "whsec_"
SECRET_BYTES = 24


def new_secret() -> str:
    """A secret with which what is sent to one address is signed."""
    return PREFIX + base64.b64encode(secrets.token_bytes(SECRET_BYTES)).decode()


def parcel(url: str, secret: str, notice_id: int, content: Mapping[str, object]) -> Parcel:
    """A notice for a program; who gets one of the same `webhook-id` twice has been told once."""
    body, at = msgspec.json.encode(content), str(int(time.time()))
    headers = {
        "content-type": "application/json",
        "webhook-id": str(notice_id),
        "webhook-timestamp": at,
        "webhook-signature": signature(secret, str(notice_id), at, body),
    }
    return Parcel(url, headers, body)


def signature(secret: str, notice_id: str, at: str, body: bytes) -> str:
    """What proves that a notice comes from here."""
    key = base64.b64decode(secret.removeprefix(PREFIX))
    signed = hmac.digest(key, b".".join([notice_id.encode(), at.encode(), body]), "sha256")
    return f"v1,{base64.b64encode(signed).decode()}"
