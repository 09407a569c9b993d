"""A passkey without a browser: it makes keys for a site and signs what the site asks."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, NEW = 0x01, 0x04, 0x40


class Authenticator:
    """One key for one site."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin = origin
        self.host = host
        self.id = secrets.token_bytes(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def made(self, challenge: dict[str, Any]) -> dict[str, str]:
        """What it answers to being made a passkey of an account."""
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        credential = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(NEW) + credential}
        said = self._said("webauthn.create", challenge)
        return self._answer(challenge, client_data=said, attestation=cbor2.dumps(attestation))

    def signed(self, challenge: dict[str, Any]) -> dict[str, str]:
        """What it answers to being asked to sign."""
        self.count += 1
        said, data = self._said("webauthn.get", challenge), self._data()
        signature = self._key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        return self._answer(challenge, client_data=said, authenticator_data=data, signature=signature)

    def _said(self, kind: str, challenge: dict[str, Any]) -> bytes:
        asked = challenge["options"]["challenge"]
        return json.dumps({"type": kind, "challenge": asked, "origin": self.origin}).encode()

    def _data(self, more: int = 0) -> bytes:
        site = hashlib.sha256(self.host.encode()).digest()
        return site + bytes([PRESENT | VERIFIED | more]) + self.count.to_bytes(4)

    def _answer(self, challenge: dict[str, Any], **parts: bytes) -> dict[str, str]:
        told = {name: bytes_to_base64url(part) for name, part in parts.items()}
        return {"token": challenge["token"], "id": bytes_to_base64url(self.id), **told}
