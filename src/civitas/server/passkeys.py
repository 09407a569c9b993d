"""Passkeys (WebAuthn) beside passwords: a browser signs a challenge that is good once, for the name of this host."""

import re
from typing import NamedTuple

import msgspec
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from civitas.server import tokens
from civitas.server.account_messages import ChallengeShown, NewPasskey, PasskeyShown, Purpose, Signed
from civitas.server.refusals import Refusal
from civitas.server.storage import credentials, people
from civitas.server.storage.credentials import StoredChallenge, StoredPasskey
from civitas.server.storage.database import Clash, Database, now
from civitas.server.storage.people import Account

CHALLENGE_SECONDS = 300.0
MOST_PASSKEYS = 20
"""So many an account may have."""
SITE = "Civitas"
HOST = re.compile(r"[a-z0-9.-]{1,253}")
"""A name that a passkey can be for; addresses with colons have none."""


class Site(NamedTuple):
    """Where a browser has found us: the host's name and the origin of our pages."""

    host: str
    origin: str


class Passkeys:
    """The passkeys of all accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def challenge(self, purpose: Purpose, account: Account | None, site: Site) -> ChallengeShown:
        """Something to sign: by anybody who wants to enter, or by one account."""
        if not HOST.fullmatch(site.host):
            raise Refusal("passkey", "passkeys need a server with a name")
        token, challenge = tokens.new_token(), tokens.new_token()
        asked = StoredChallenge(None if account is None else account.id, challenge)
        with self._database.writing() as c:
            credentials.insert_challenge(c, tokens.hash_of(token), purpose, asked, now(c), CHALLENGE_SECONDS)
            known = [] if account is None else credentials.passkeys_of(c, account.id)
        if purpose == "enrol" and account is not None:
            return ChallengeShown(token, _creation(account, known, challenge, site))
        return ChallengeShown(token, _request(known, challenge, site))

    def enrol(self, account: Account, wanted: NewPasskey, site: Site) -> None:
        """One more passkey for an account."""
        challenge = self._take(wanted.token, "enrol", account.id)
        made = _verified_new(wanted, challenge, site)
        key, count = bytes_to_base64url(made.credential_public_key), made.sign_count
        try:
            with self._database.writing() as c:
                people.lock_account(c, account.id)
                if len(credentials.passkeys_of(c, account.id)) >= MOST_PASSKEYS:
                    raise Refusal("passkeys-full", "the account has as many passkeys as it may have")
                passkey = StoredPasskey(wanted.id, account.id, key, count, wanted.name.strip(), now(c), None)
                credentials.insert_passkey(c, passkey)
        except Clash:
            raise Refusal("passkey", "this passkey is known already") from None

    def enter(self, signed: Signed, site: Site) -> int:
        """The account that a passkey opens."""
        return self._check(signed, "enter", None, site)

    def prove(self, account_id: int, signed: Signed, site: Site) -> None:
        """Refuse unless a passkey of this account was at hand just now."""
        self._check(signed, "prove", account_id, site)

    def shown(self, account_id: int) -> list[PasskeyShown]:
        """The passkeys of an account."""
        with self._database.reading() as c:
            found = credentials.passkeys_of(c, account_id)
        return [PasskeyShown(each.id, each.name, each.created, each.used) for each in found]

    def remove(self, account_id: int, passkey_id: str) -> None:
        """A passkey that opens nothing any more."""
        with self._database.writing() as c:
            if not credentials.delete_passkey(c, account_id, passkey_id):
                raise Refusal("passkey", "there is no such passkey")

    def _check(self, signed: Signed, purpose: Purpose, account_id: int | None, site: Site) -> int:
        challenge = self._take(signed.token, purpose, account_id)
        with self._database.writing() as c:
            passkey = credentials.find_passkey(c, signed.id)
            if passkey is None or account_id not in (None, passkey.account_id):
                raise _refused()
            count = _verified_count(signed, passkey, challenge, site)
            if not credentials.use_passkey(c, passkey.id, count, now(c)):
                raise _refused()
            return passkey.account_id

    def _take(self, token: str, purpose: Purpose, account_id: int | None) -> str:
        """A challenge that was made for this, and is used up by being asked for."""
        with self._database.writing() as c:
            found = credentials.take_challenge(c, tokens.hash_of(token), purpose, now(c))
        if found is None or found.account_id != account_id:
            raise Refusal("challenge", "this took too long; try again")
        return found.challenge


def _refused() -> Refusal:
    return Refusal("passkey", "this passkey opens nothing here")


def _creation(account: Account, known: list[StoredPasskey], challenge: str, site: Site) -> dict[str, object]:
    selection = AuthenticatorSelectionCriteria(
        resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
    )
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=SITE,
        user_id=str(account.id).encode(),
        user_name=account.name,
        challenge=base64url_to_bytes(challenge),
        authenticator_selection=selection,
        exclude_credentials=_named(known),
    )
    return _json(options_to_json(options))


def _request(known: list[StoredPasskey], challenge: str, site: Site) -> dict[str, object]:
    options = generate_authentication_options(
        rp_id=site.host, challenge=base64url_to_bytes(challenge), allow_credentials=_named(known)
    )
    return _json(options_to_json(options))


def _named(known: list[StoredPasskey]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known]


def _json(text: str) -> dict[str, object]:
    return msgspec.json.decode(text, type=dict[str, object])


def _verified_new(wanted: NewPasskey, challenge: str, site: Site) -> VerifiedRegistration:
    try:
        made = AuthenticatorAttestationResponse(
            client_data_json=base64url_to_bytes(wanted.client_data),
            attestation_object=base64url_to_bytes(wanted.attestation),
        )
        credential = RegistrationCredential(id=wanted.id, raw_id=base64url_to_bytes(wanted.id), response=made)
        return verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except Exception:  # anybody may have written it, and each decoder below has errors of its own
        raise Refusal("passkey", "this is no passkey for this site") from None


def _verified_count(signed: Signed, passkey: StoredPasskey, challenge: str, site: Site) -> int:
    """How often the passkey says it has signed, if it has signed this."""
    try:
        said = AuthenticatorAssertionResponse(
            client_data_json=base64url_to_bytes(signed.client_data),
            authenticator_data=base64url_to_bytes(signed.authenticator_data),
            signature=base64url_to_bytes(signed.signature),
        )
        credential = AuthenticationCredential(id=signed.id, raw_id=base64url_to_bytes(signed.id), response=said)
        checked = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except Exception:  # as above
        raise _refused() from None
    return checked.new_sign_count
