"""Browser push: the key by which push services know this server (VAPID, RFC 8292), and what they carry (RFC 8291)."""

import base64
import binascii
import time
from collections.abc import Mapping
from threading import Lock
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from civitas.server.refusals import Refusal
from civitas.server.storage.database import Database
from civitas.server.storage.notices import Subscription
from civitas.server.storage.secrets import secret

KEY = "vapid"
"""The name under which the private key is kept."""
SIGNED_SECONDS = 12 * 3600
"""So long a signature holds; push services take a day at most."""
KEPT_SECONDS = 24 * 3600
"""So long a push service keeps what a browser that is off has not fetched."""
AUTH_BYTES = 16
NOBODY = "mailto:civitas@localhost"


class Parcel(NamedTuple):
    """What is sent to a push service or a webhook."""

    url: str
    headers: Mapping[str, str]
    body: bytes


class Push:
    """The push messages of all servers of a database."""

    def __init__(self, database: Database, contact: str | None = None) -> None:
        """`contact`: where push services find whoever runs the server, as a URL."""
        self._database = database
        self._contact = contact if contact is not None and contact.startswith(("https://", "mailto:")) else NOBODY
        self._guard = Lock()
        self._vapid: Any = None

    @property
    def public_key(self) -> str:
        """What a browser has to know to let us, and nobody else, push to it."""
        key = self._signer().public_key
        return encoded(key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint))

    def parcel(self, to: Subscription, content: Mapping[str, str]) -> Parcel:
        """A message that nobody but the browser can read."""
        at = urlsplit(to.endpoint)
        claims = {"sub": self._contact, "aud": f"{at.scheme}://{at.netloc}", "exp": int(time.time()) + SIGNED_SECONDS}
        headers = dict(self._signer().sign(claims))
        headers |= {"content-encoding": "aes128gcm", "content-type": "application/octet-stream"}
        headers |= {"ttl": str(KEPT_SECONDS), "urgency": "normal"}
        if content.get("tag"):
            headers["topic"] = content["tag"]  # the later of two that wait for the same browser is enough
        return Parcel(to.endpoint, headers, _encrypted(to, msgspec.json.encode(content)))

    def _signer(self) -> Any:
        with self._guard:
            if self._vapid is None:
                with self._database.writing() as c:
                    self._vapid = Vapid02.from_raw(secret(c, KEY, _new_key).encode())
                self._vapid.conf = {"no-strict": True}  # a contact may have a port
            return self._vapid


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse what no browser could decrypt with."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
        is_fine = len(decoded(auth)) == AUTH_BYTES
    except (ValueError, binascii.Error):
        is_fine = False
    if not is_fine:
        raise Refusal("malformed", "these are no keys of a push subscription")


def encoded(content: bytes) -> str:
    """Bytes as base64url, without what only fills up."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """The bytes of a base64url."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _encrypted(to: Subscription, content: bytes) -> bytes:
    once = ec.generate_private_key(ec.SECP256R1())
    sealed = http_ece.encrypt(content, private_key=once, dh=decoded(to.p256dh), auth_secret=decoded(to.auth))
    return bytes(sealed)


def _new_key() -> str:
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))
